"""Section 15 of the rules: who is out of a free-for-all, what leaves with them, and who wins. Values by hand."""

from __future__ import annotations

from sandtable.games.destiny import dice_moves, moves
from sandtable.games.destiny.elimination import lapse
from sandtable.games.destiny.terms import AFTER_ACTIVATED, NOBODY, ON_CARD, OUT_OF_GAME
from sandtable.games.destiny.triggers import demand, waiting_for
from sandtable.games.destiny.upgrade_copies import TWINS
from tests.support import card, rule
from tests.support.destiny import (
    ECHO_BASE,
    FOURTH,
    ME,
    THEM,
    THIRD,
    Fighter,
    Scene,
    Side,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
)

KYLO, STORMTROOPER, JANGO, TROOPER, LUKE, REY = "01011", "01002", "01021", "01030", "01035", "01038"
TIE_FIGHTER, RIFLE, GRENADES, CRIME_LORD, SABER = "01006", "01008", "01017", "01023", "01059"
BEST_DEFENSE, BLOCK, TAKE_COVER = "01075", "01153", "01157"
SHOOTER = a_character(JANGO, showing=["1RD", "2RD"])


def nearly(code: str = TROOPER) -> Fighter:
    """A Rebel Trooper (or another character of 7 health) that one damage defeats."""
    return a_character(code, damage=6)


def a_side_with_cards(*team: str | Fighter, battlefield: str = ECHO_BASE) -> Side:
    """Cards enough not to be out at the end of the round."""
    return a_side(team, deck=[BLOCK] * 8, battlefield=battlefield)


def pass_round(scene: Scene) -> Scene:
    """Everybody passes and keeps the hand, up to the first question of the next round."""
    before = scene.duel.round
    while scene.duel.outcome() is None and scene.duel.round == before:
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    return scene


def winners(scene: Scene) -> tuple[tuple[int, ...], str]:
    outcome = scene.duel.outcome()
    return (outcome.winners, outcome.reason) if outcome else ((), "")


# -- out -------------------------------------------------------------------------------------------------------------


@rule("DST-MUL-11", "DST-MUL-13", "DST-MUL-07")
def test_who_loses_the_last_character_is_out_at_once_and_the_others_play_on() -> None:
    scene = a_free_for_all(a_side([SHOOTER]), a_side([nearly()]), a_side([KYLO]))
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert scene.team(THEM) == []
    assert winners(scene) == ((), "")
    assert scene.asked == THIRD


@rule("DST-MUL-13", "DST-WIN-02")
def test_the_last_one_standing_wins() -> None:
    scene = a_free_for_all(a_side([SHOOTER]), a_side([nearly()]), a_side([nearly(STORMTROOPER)]))
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "Jango Fett die (2", "First Order Stormtrooper")
    assert winners(scene) == ((ME,), "defeat")


@rule("DST-MUL-11", "DST-MUL-13", "DST-WIN-03")
def test_who_has_no_cards_at_the_end_of_a_round_is_out_and_the_others_play_on() -> None:
    scene = a_free_for_all(a_side_with_cards(LUKE), a_side([REY]), a_side_with_cards(KYLO), holder=THIRD)
    pass_round(scene)
    assert [scene.team(seat) for seat in (ME, THEM, THIRD)] == [["Luke Skywalker"], [], ["Kylo Ren"]]
    assert winners(scene) == ((), "")
    assert (scene.duel.round, scene.asked) == (2, THIRD)


@rule("DST-MUL-13", "DST-WIN-03")
def test_the_last_one_with_cards_wins() -> None:
    scene = a_free_for_all(a_side([LUKE]), a_side([REY]), a_side_with_cards(KYLO))
    assert winners(pass_round(scene)) == ((THIRD,), "out of cards")


@rule("D-124", "DST-WIN-04")
def test_if_all_who_are_left_would_be_out_the_battlefield_decides() -> None:
    assert winners(pass_round(a_free_for_all(a_side([LUKE]), a_side([REY]), a_side([KYLO]), holder=THEM)))[0] == (THEM,)


@rule("D-124", "D-104")
def test_if_nobody_controls_it_the_nearest_to_the_left_of_the_last_controller_wins() -> None:
    scene = a_free_for_all(a_side([SHOOTER]), a_side([LUKE]), a_side([nearly()]), a_side([KYLO]), holder=THIRD)
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert winners(pass_round(scene))[0] == (FOURTH,)


@rule("DST-MUL-11", "DST-DEF-01")
@card("01017")
def test_two_characters_defeated_together_put_their_player_out_once() -> None:
    wounded = a_side([a_character(TROOPER, damage=5), a_character(STORMTROOPER, damage=5)], hand=[BLOCK])
    scene = a_free_for_all(a_side([a_character(KYLO, upgrades=[a_piece(GRENADES, "Sp")])]), wounded, a_side([REY]))
    scene.resolve("Infantry Grenades", "Player 2")
    assert (scene.team(THEM), scene.hand(THEM)) == ([], [])
    assert winners(scene) == ((), "")
    assert scene.asked == THIRD


# -- what leaves with them -------------------------------------------------------------------------------------------


def with_everything() -> Side:
    """A player about to lose: something in every place."""
    return a_side(
        [a_character(TROOPER, damage=6, showing=["1RD"], upgrades=[a_piece(SABER, "1R")])],
        hand=[BLOCK],
        deck=[TAKE_COVER, TAKE_COVER],
        discard=[BLOCK],
        supports=[a_piece(TIE_FIGHTER, "1Dr")],
        resources=3,
    )


@rule("DST-MUL-12")
def test_all_cards_and_dice_of_the_player_are_removed_from_the_game() -> None:
    scene = a_free_for_all(a_side([SHOOTER]), with_everything(), a_side([KYLO]))
    theirs = [number for number, owner in enumerate(scene.duel.setup.owner) if owner == THEM]
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    duel = scene.duel
    places = (duel.hands, duel.decks, duel.discards, duel.supports, duel.teams, duel.pools)
    assert [place[THEM] for place in places] == [()] * 6
    assert duel.resources[THEM] == 0
    assert [duel.face[die] for each in theirs for die in duel.setup.dice_of[each]] == [OUT_OF_GAME] * 3
    assert not any(duel.is_in_play(each) for each in theirs)


@rule("DST-MUL-12")
def test_abilities_of_removed_cards_are_not_used_any_more() -> None:
    """Jango of Player 2 would answer the activation of Kylo."""
    scene = a_free_for_all(a_side([SHOOTER]), a_side([a_character(JANGO, damage=9, exhausted=True)]), a_side([KYLO]))
    jango = scene.find("Jango", THEM)
    assert any(jango in waiting for waiting in scene.duel.watch)
    scene.resolve("Jango Fett die (1", "Jango Fett, Lethal Mercenary (Player 2)", "no more")
    assert not any(jango in waiting for waiting in scene.duel.watch)


@rule("DST-MUL-12", "DST-BF-04")
def test_their_battlefield_stays_while_it_is_the_one_in_use() -> None:
    scene = a_free_for_all(a_side([nearly()]), a_side([SHOOTER]), a_side([KYLO]), turn=THEM, holder=THEM)
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert scene.team(ME) == []
    assert scene.duel.setup.owner[scene.duel.battlefield] == ME
    assert scene.asked == THIRD
    scene.claim("yes", "Kylo")
    assert scene.duel.holder == THIRD
    assert scene.shields("Kylo") == 1


@rule("DST-MUL-12", "DST-CTL-04")
def test_a_card_they_no_longer_control_stays() -> None:
    armed = a_character(TROOPER, damage=6, upgrades=[SABER])
    scene = a_free_for_all(a_side([SHOOTER]), a_side([armed]), a_side([KYLO]))
    moves.move_upgrade(scene.duel, scene.find("Lightsaber"), scene.find("Kylo"))
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert scene.upgrades("Kylo") == ["Lightsaber"]


@rule("D-127", "DST-MUL-12")
def test_a_card_of_another_on_their_character_goes_to_its_owners_discard_pile() -> None:
    armed = a_character(KYLO, upgrades=[SABER])
    scene = a_free_for_all(a_side_with_cards(LUKE), a_side([REY]), a_side_with_cards(armed))
    moves.move_upgrade(scene.duel, scene.find("Lightsaber"), scene.find("Rey"))
    pass_round(scene)  # Player 2 has no cards
    assert scene.team(THEM) == []
    assert scene.discard(THIRD) == ["Lightsaber"]


# -- the battlefield without a controller ----------------------------------------------------------------------------


@rule("D-104")
def test_if_the_controller_is_out_the_nearest_to_their_left_begins_and_decides() -> None:
    scene = a_free_for_all(
        a_side_with_cards(SHOOTER),
        a_side([nearly()]),
        a_side_with_cards(KYLO),
        a_side_with_cards(LUKE),
        holder=THEM,
    )
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert scene.duel.decider() == THIRD
    pass_round(scene)
    assert (scene.duel.round, scene.asked) == (2, THIRD)


@rule("D-127", "DST-MUL-09")
def test_a_battlefield_claimed_by_who_is_out_stays_claimed_for_the_round() -> None:
    scene = a_free_for_all(a_side([SHOOTER]), a_side([nearly()]), a_side([KYLO]), turn=THEM)
    scene.claim("no")
    assert scene.asked == THIRD
    scene.pass_()
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    assert scene.asked == THIRD
    assert not scene.can("claim")


# -- work under way --------------------------------------------------------------------------------------------------


@rule("D-127", "DST-MUL-11")
@card("01075")
def test_what_a_player_had_begun_lapses_when_it_puts_them_out() -> None:
    scene = a_free_for_all(
        a_side([a_character(STORMTROOPER, damage=4)], hand=[BEST_DEFENSE], resources=1),
        a_side([a_character(REY, showing=["1MD", "1MD"])]),
        a_side([KYLO]),
    )
    scene.play("The Best Defense")
    assert scene.team(ME) == []
    assert scene.pool(THEM) == ["1MD", "1MD"]  # nobody is left to remove them
    assert scene.asked == THEM
    assert scene.prompt == "Take an action or pass"


@rule("D-127")
@card("01008")
def test_the_work_of_others_goes_on() -> None:
    """The forced opponent is out; the resolving player may resolve the next special."""
    armed = a_character(KYLO, showing=["Sp"], upgrades=[a_piece(RIFLE, "Sp")])
    scene = a_free_for_all(a_side([armed]), a_side([nearly()]), a_side([REY], hand=[BLOCK]))
    scene.resolve("F-11D Rifle", "Player 2")
    assert scene.team(THEM) == []
    assert (scene.asked, scene.prompt) == (ME, "Resolve another die?")
    scene.answer("Kylo Ren die", "Rey")
    assert scene.damage("Rey") == 2  # Block costs 2


@rule("D-127", "DST-DLY-01")
@card("01023")
def test_delayed_effects_of_who_is_out_lapse() -> None:
    boss = a_character(JANGO, damage=9, upgrades=[a_piece(CRIME_LORD, "Sp")])
    scene = a_free_for_all(a_side([boss], resources=5), a_side_with_cards(SHOOTER), a_side_with_cards(KYLO, LUKE))
    scene.resolve("Crime Lord", "yes", "Kylo")
    scene.resolve("Jango Fett die (1", "Jango Fett, Lethal Mercenary (Player 1)", "no more")
    assert scene.team(ME) == []
    pass_round(scene)
    assert scene.team(THIRD) == ["Kylo Ren", "Luke Skywalker"]


@rule("D-127", "DST-QUE-01")
def test_queued_abilities_of_who_is_out_lapse() -> None:
    """Player 3's Jango has seen Rey activated; before he is asked, Player 3 is out."""
    scene = a_free_for_all(a_side([SHOOTER, REY]), a_side([KYLO]), a_side([a_character(JANGO, damage=9)]))
    scene.duel.queue = waiting_for(scene.duel, AFTER_ACTIVATED, scene.find("Rey"), ME, 0)
    assert [pending.seat for pending in scene.duel.queue] == [THIRD]
    scene.resolve("Jango Fett die (1", "Jango Fett, Lethal Mercenary (Player 3)", "no more")
    assert scene.duel.queue == ()
    assert (scene.asked, scene.prompt) == (THEM, "Take an action or pass")


@rule("DST-MUL-11", "D-127")
@card("01173")
def test_each_opponent_is_every_one_of_them_even_if_the_first_is_out_by_it() -> None:
    """Player 2 is defeated by Separatist Base; Players 3 and 4 take their damage nevertheless."""
    scene = a_free_for_all(a_side([JANGO], battlefield="01173"), a_side([nearly()]), a_side([KYLO]), a_side([REY]))
    scene.claim("yes")
    assert scene.team(THEM) == []
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (1, 1)


@rule("DST-MUL-12")
@card("01129")
def test_the_unused_battlefield_of_who_is_out_is_not_to_be_had() -> None:
    """With Player 2 out, Hyperspace Jump finds only the battlefield of Player 3."""
    jump = a_side([SHOOTER], hand=["01129"], resources=3)
    scene = a_free_for_all(jump, a_side([nearly()], battlefield="01168"), a_side_with_cards(KYLO, battlefield="01174"))
    scene.resolve("Jango Fett die (1", "Rebel Trooper", "no more")
    scene.pass_()
    scene.play("Hyperspace Jump", "yes")
    assert scene.duel.battlefield == scene.duel.setup.battlefields[THIRD]


@rule("DST-MUL-12", "D-113")
@card("01102")
def test_a_die_of_another_they_had_taken_goes_home() -> None:
    """Player 2's Prized Possession holds a die of Kylo; with Player 2 it leaves the game, the die does not."""
    keeper = a_character(TROOPER, upgrades=["01102"])
    scene = a_free_for_all(a_side_with_cards(LUKE), a_side([keeper]), a_side_with_cards(KYLO))
    die = scene.duel.setup.dice_of[scene.find("Kylo")][0]
    dice_moves.keep_die(scene.duel, die, scene.find("Prized Possession"))
    pass_round(scene)  # Player 2 has no cards
    assert scene.team(THEM) == []
    assert scene.duel.face[die] == ON_CARD
    assert scene.duel.face[scene.duel.setup.dice_of[scene.find("Rebel Trooper")][0]] == OUT_OF_GAME


@rule("DST-MUL-12")
@card("01099")
def test_damage_on_a_card_that_leaves_the_game_goes_back() -> None:
    theirs = a_side([nearly(STORMTROOPER)], hand=["01099"], deck=[BLOCK], resources=1)
    scene = a_free_for_all(a_side([SHOOTER]), theirs, a_side([KYLO]), turn=THEM).play("Backup Muscle")
    assert scene.placed("Backup Muscle") == 3
    scene.pass_().resolve("Jango Fett die (1", "First Order Stormtrooper", "no more")
    assert (scene.team(THEM), scene.placed("Backup Muscle")) == ([], 0)


@rule("D-127", "D-22")
def test_choices_the_rules_demand_of_others_stay_what_they_are() -> None:
    """One of Player 1 and one of Player 2 are waiting when Player 2 is out."""
    duel = a_free_for_all(a_side([LUKE]), a_side([REY]), a_side([KYLO])).duel
    demand(duel, TWINS, THEM, 1, 1, 0)
    demand(duel, TWINS, ME, 0, 0, 0)
    lapse(duel, THEM)
    assert [(group.decider, [entry.seat for entry in group.entries]) for group in duel.lining] == [(NOBODY, [ME])]
