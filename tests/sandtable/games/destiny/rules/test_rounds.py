"""Set-up, rounds and upkeep: sections 6 and 7 of the rule book, and what section 2 says of battlefields."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.phases import rolling_off
from sandtable.games.destiny.terms import (
    ACTION_PHASE,
    ACTIVATE,
    CLAIM,
    ON_CARD,
    RESOLVE,
    SET_ASIDE,
    SETTING_UP,
    UPKEEP_PHASE,
)
from tests.support import rule
from tests.support.destiny_rules import (
    BLASTER,
    BLOCK,
    CONNECTIONS,
    COVER,
    DECK,
    FIRST,
    FLANK,
    GEAR,
    KYLO,
    LUKE,
    SECOND,
    STOP,
    STORMTROOPER,
    TROOPER,
    Scene,
    new_game,
    scene,
    two_seats,
)

THIRTY = {f"01{number}": 2 for number in (115, 117, 126, 128, 130, 146, 149, 151, 153, 154, 155, 156, 157, 162)} | {
    GEAR: 2
}


def a_game(seed: int = 1) -> Duel:
    return new_game(two_seats(cards=THIRTY, other_cards=THIRTY), seed)


def keep_all(duel: Duel) -> None:
    """Both seats keep their hands, in the mulligan as well as in the upkeep."""
    for _ in range(2):
        duel.apply(duel.options.index(STOP))


def to_upkeep(play: Scene) -> None:
    """Both pass."""
    play.go()
    play.passes()
    play.passes()


@rule("DST-SET-01", "DST-SET-02", "DST-SET-03", "DST-CHR-03", "DST-ZONE-02", "DST-ZONE-21", "DST-ZONE-31")
def test_characters_with_their_dice_lie_ready_and_each_hand_has_five_of_thirty_cards() -> None:
    duel = a_game()
    assert duel.teams == ((0, 1), (2, 3))
    assert all(duel.is_in_play(character) for character in range(4))
    assert [len(hand) for hand in duel.hands] == [5, 5]
    assert [len(deck) for deck in duel.decks] == [25, 25]
    for seat in (FIRST, SECOND):
        assert sorted(duel.hands[seat] + duel.decks[seat]) == list(duel.setup.decks[seat])
    for die, card in enumerate(duel.setup.card_of):
        assert duel.face[die] == (ON_CARD if card < 4 else SET_ASIDE)


@rule("DST-SET-03", "D-01")
def test_decks_are_shuffled_by_the_generator_alone() -> None:
    assert a_game(1).hands == a_game(1).hands
    assert len({a_game(seed).hands[FIRST] for seed in range(10)}) == 10


@rule("DST-SET-04", "D-30", "D-02")
def test_each_player_mulligans_once_without_knowing_the_others_choice() -> None:
    duel = a_game()
    hands = list(duel.hands)
    gone = hands[FIRST][:2]
    for card in gone:
        duel.apply(duel.options.index(card))
    duel.apply(duel.options.index(STOP))
    assert duel.asker == SECOND
    assert duel.hands == hands
    duel.apply(duel.options.index(STOP))
    assert len(duel.hands[FIRST]) == 5
    assert set(hands[FIRST][2:]) <= set(duel.hands[FIRST])
    assert sorted(duel.hands[FIRST] + duel.decks[FIRST]) == list(duel.setup.decks[FIRST])
    assert duel.hands[SECOND] == hands[SECOND]
    assert duel.frames[-1].node is rolling_off.ROLL_OFF


@rule("D-30", "DST-SET-04")
def test_returned_cards_are_shuffled_in_before_the_new_ones_are_drawn() -> None:
    returned = 0
    for seed in range(40):
        duel = a_game(seed)
        gone = duel.hands[FIRST]
        for card in gone:
            duel.apply(duel.options.index(card))
        duel.apply(duel.options.index(STOP))
        returned += len(set(gone) & set(duel.hands[FIRST]))
    assert returned > 0


@rule("DST-SET-05", "DST-SET-11")
def test_two_resources_come_after_the_mulligan() -> None:
    duel = a_game()
    assert (duel.phase, duel.resources) == (SETTING_UP, [0, 0])
    keep_all(duel)
    assert duel.resources == [2, 2]


@rule("DST-SET-06", "D-29", "DST-SET-10")
def test_the_roll_off_adds_up_the_values_on_all_dice_and_puts_them_back() -> None:
    setup = two_seats(((LUKE, 2), (TROOPER, 1)))
    totals = set()
    for seed in range(60):
        duel = new_game(setup, seed)
        twin = duel.dice.clone()
        total = 0
        for die in (die for character in setup.characters[FIRST] for die in setup.dice_of[character]):
            total += setup.prints[setup.card_of[die]].values[twin.below(6)]
        assert rolling_off.roll_total(duel, FIRST) == total
        assert duel.face[:5] == [ON_CARD] * 5
        totals.add(total)
    assert len(totals) > 5


@rule("DST-SET-06", "DST-SET-07")
def test_a_tie_is_rolled_again_and_the_higher_total_chooses() -> None:
    ties = 0
    setup = two_seats()
    for seed in range(40):
        duel = new_game(setup, seed)
        twin = duel.clone()
        assert isinstance(twin, Duel)
        keep_all(duel)
        totals = (0, 0)
        rolls = 0
        while totals[0] == totals[1]:
            totals = (rolling_off.roll_total(twin, FIRST), rolling_off.roll_total(twin, SECOND))
            rolls += 1
        ties += rolls > 1
        assert duel.asker == (FIRST if totals[0] > totals[1] else SECOND)
        assert sorted(duel.options) == sorted(setup.battlefields)
    assert ties > 0


@rule(
    "DST-SET-07", "DST-SET-08", "DST-SET-09", "DST-BF-02", "DST-BF-03", "DST-BF-04", "DST-BF-05", "D-31", "DST-ZONE-13"
)
def test_the_owner_of_the_battlefield_controls_it_and_the_other_distributes_two_shields() -> None:
    for chosen in (FIRST, SECOND):
        duel = a_game()
        keep_all(duel)
        mine, other = duel.setup.battlefields[chosen], duel.setup.battlefields[1 - chosen]
        duel.apply(duel.options.index(mine))
        assert (duel.battlefield, duel.holder) == (mine, chosen)
        assert duel.is_in_play(mine) and duel.controller(mine) == chosen
        assert not duel.is_in_play(other)
        assert duel.asker == 1 - chosen
        while duel.phase == SETTING_UP:
            duel.apply(0)
        given = [duel.shields[character] for character in duel.setup.characters[1 - chosen]]
        assert sum(duel.shields) == sum(given) == 2
        assert (duel.round, duel.phase, duel.asker, duel.active) == (1, ACTION_PHASE, chosen, chosen)


@rule("DST-SET-09")
def test_the_two_shields_may_be_split_or_not() -> None:
    seen = set()
    for first in (0, 1):
        for second in (0, 1):
            duel = a_game()
            keep_all(duel)
            duel.apply(duel.options.index(duel.setup.battlefields[SECOND]))
            for answer in (first, second):
                if duel.phase == SETTING_UP:
                    duel.apply(min(answer, duel.count() - 1))
            while duel.phase == SETTING_UP:
                duel.apply(0)
            seen.add(tuple(duel.shields))
    assert seen == {(2, 0, 0, 0), (1, 1, 0, 0), (0, 2, 0, 0)}


@rule("DST-RND-01", "DST-RND-02", "DST-RND-03", "DST-RND-04", "DST-RND-05", "DST-PASS-01", "DST-PASS-03", "DST-ACT-02")
def test_two_passes_in_a_row_end_the_action_phase() -> None:
    play = scene(cards=DECK, other_cards=DECK)
    play.go()
    assert (play.duel.phase, play.duel.asker) == (ACTION_PHASE, FIRST)
    before = (play.duel.damage.copy(), play.duel.resources.copy(), play.duel.pools.copy())
    play.passes()
    assert (play.duel.damage, play.duel.resources, play.duel.pools) == before
    assert (play.duel.phase, play.duel.asker) == (ACTION_PHASE, SECOND)
    play.passes()
    assert play.duel.round == 2
    assert play.duel.phase == ACTION_PHASE


@rule("DST-RND-05", "DST-PASS-02", "D-58", "DST-ACT-01")
def test_an_action_between_two_passes_sets_the_count_back_and_who_passed_acts_again() -> None:
    play = scene()
    play.go()
    play.passes()
    assert play.duel.asker == SECOND
    play.act(ACTIVATE, play.card(KYLO, SECOND))
    assert play.duel.asker == FIRST
    play.passes()
    assert (play.duel.phase, play.duel.asker, play.duel.passes) == (ACTION_PHASE, SECOND, 1)


@rule("DST-RND-06", "DST-RDY-02")
def test_upkeep_readies_all_exhausted_cards() -> None:
    play = scene(cards={CONNECTIONS: 1})
    support = play.support(CONNECTIONS)
    for card in (support, play.card(LUKE), play.card(KYLO, SECOND)):
        moves.exhaust(play.duel, card)
    to_upkeep(play)
    assert not any(play.duel.exhausted)


@rule("DST-RND-07")
def test_upkeep_returns_the_dice_of_both_pools_to_their_cards() -> None:
    play = scene(cards={BLASTER: 1, COVER: 1}, other_cards={COVER: 1})
    play.upgrade(BLASTER, play.card(LUKE))
    dice = [play.show(LUKE, "2MD"), play.show(BLASTER, "1RD"), play.show(KYLO, "1MD", SECOND)]
    to_upkeep(play)
    assert [play.duel.face[die] for die in dice] == [ON_CARD] * 3
    assert play.duel.pools == [(), ()]


@rule("DST-RND-08", "DST-RSC-05")
def test_upkeep_gives_each_player_two_resources() -> None:
    play = scene()
    play.duel.resources = [3, 0]
    to_upkeep(play)
    assert play.duel.resources == [5, 2]


@rule("DST-RND-09", "DST-ZONE-17", "D-33", "D-02")
def test_upkeep_ends_with_hidden_discards_and_drawing_up_to_five() -> None:
    play = scene()
    gone, kept = play.hold(COVER), play.hold(FLANK)
    held = play.hold(BLOCK, SECOND)
    deck = play.duel.decks[FIRST]
    to_upkeep(play)
    assert (play.duel.phase, play.duel.asker, play.duel.resources) == (UPKEEP_PHASE, FIRST, [2, 2])
    play.answer(gone)
    if play.duel.asker == FIRST:
        play.answer(STOP)
    assert (play.duel.asker, play.duel.discards[FIRST]) == (SECOND, ())
    play.answer(STOP)
    assert play.duel.discards == [(gone,), ()]
    assert play.duel.hands[FIRST] == (kept, *deck[:4])
    assert held in play.duel.hands[SECOND] and len(play.duel.hands[SECOND]) == 5
    assert play.duel.decks[FIRST] == deck[4:]


@rule("DST-RND-10", "DST-ZONE-18")
def test_a_hand_above_its_size_neither_draws_nor_has_to_discard() -> None:
    play = scene()
    for code in (COVER, COVER, FLANK, FLANK, BLOCK, BLOCK):
        play.hold(code)
    held, deck = play.duel.hands[FIRST], play.duel.decks[FIRST]
    to_upkeep(play)
    play.answer(STOP)
    assert play.duel.round == 2
    assert (play.duel.hands[FIRST], play.duel.decks[FIRST]) == (held, deck)


@rule("DST-RND-11", "DST-DRW-03")
def test_a_short_deck_is_drawn_to_its_end() -> None:
    play = scene(cards={COVER: 2, FLANK: 1})
    to_upkeep(play)
    assert (len(play.duel.hands[FIRST]), play.duel.decks[FIRST]) == (3, ())
    assert play.duel.round == 2


@rule("DST-WIN-03", "D-61")
def test_the_check_for_empty_hands_comes_after_drawing() -> None:
    play = scene(cards={COVER: 1}, other_cards={})
    to_upkeep(play)
    assert play.duel.hands[FIRST] == (play.card(COVER),)
    outcome = play.duel.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((FIRST,), "out of cards")


@rule("DST-BF-05", "DST-CLM-07", "DST-BF-04")
def test_who_claimed_takes_the_first_turn_of_the_next_round() -> None:
    play = scene()
    play.go()
    play.passes()
    play.act(CLAIM)
    play.answer(0)
    assert (play.duel.holder, play.duel.asker) == (SECOND, FIRST)
    play.passes()
    assert (play.duel.round, play.duel.asker, play.duel.active) == (2, SECOND, SECOND)


@rule("DST-RND-03", "DST-ACTV-02")
def test_turns_alternate_and_rolled_dice_wait_for_later_turns() -> None:
    play = scene()
    play.go()
    luke, stormtrooper = play.card(LUKE), play.card(STORMTROOPER, SECOND)
    play.act(ACTIVATE, luke)
    rolled = play.duel.pools[FIRST]
    assert play.duel.asker == SECOND
    play.act(ACTIVATE, stormtrooper)
    assert play.duel.asker == FIRST
    assert play.duel.pools[FIRST] == rolled == (play.die(LUKE),)
    assert play.offers(RESOLVE) == ([] if play.side(rolled[0]) == "-" else list(rolled))
