"""The memory of round and turns, and effects that last (section 34 of the rules of later sets). Values by hand."""

from __future__ import annotations

from sandtable.games.destiny import memory
from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.language import (
    AMBUSH,
    CHARACTER,
    DIE,
    MORE_ACTIONS_NEXT_TURN,
    OPPONENT_CANNOT_RESOLVE,
    RANGED,
    REMOVED_YOUR_DICE,
    THAT_OPPONENT_CANNOT_RESOLVE,
    THIS_SUPPORT,
    Discard,
    Gain,
    If,
    LargerHandThisRound,
    Remove,
    Reroll,
    a,
    action,
    activating,
    after_first,
    may,
    opponent_did,
    play,
    play_only_if,
    rerolled_this_turn,
    resolving_this,
)
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_free_for_all, a_side, a_table

PHASMA, KYLO, REY, FINN, LUKE = "01001", "01011", "01038", "01045", "01035"
OUTPOST, COMLINK, EVENT = "01053", "01061", "01157"
DECK = [EVENT] * 8
EVADE, E_CHU_TA = "02136", "21034"
ANSWER = [play_only_if(opponent_did(REMOVED_YOUR_DICE)), play(Gain(1))]
REMOVES = [action(Remove(a(DIE.opposing)))]
FIRST_RANGED = [after_first(resolving_this(RANGED), may(Gain(1)))]


def next_round(scene: Scene) -> Scene:
    """Pass and keep all cards until the next round has begun."""
    ended = scene.duel.round
    while scene.duel.round == ended:
        scene.answer("keep the rest" if scene.can("keep the rest") else "pass")
    return scene


def removed_by_them(made_up: MadeUp) -> Scene:
    """Your turn, after an opponent removed one of your two dice."""
    made_up(OUTPOST, REMOVES)
    made_up(EVENT, ANSWER)
    mine = [a_character(FINN, showing=("2RD", "2RD"))]
    theirs = a_side([PHASMA], supports=[OUTPOST], deck=DECK)
    made_up(COMLINK, [action(Gain(1))])
    return a_table(mine, theirs, supports=[COMLINK], hand=[EVENT], deck=DECK, turn=THEM).use("Outpost", "Finn")


@rule("DST-MEM-01", "DST-MEM-05", "DST-MEM-06")
def test_the_latest_turn_that_an_opponent_finished_is_remembered(made_up: MadeUp) -> None:
    scene = removed_by_them(made_up)
    assert scene.can("play Take Cover")
    assert not scene.pass_().pass_().can("play Take Cover"), "they have passed since"


@rule("DST-MEM-05")
def test_without_a_turn_in_this_round_nothing_happened_in_it(made_up: MadeUp) -> None:
    made_up(EVENT, ANSWER)
    assert not a_table([FINN], hand=[EVENT]).can("play Take Cover")


@rule("DST-MEM-05", "D-266", "EX-178")
def test_the_pass_of_a_player_who_has_claimed_is_their_last_turn(made_up: MadeUp) -> None:
    scene = removed_by_them(made_up)
    scene.answer("resolve Finn", "Phasma").claim("no").answer("use Comlink")
    assert scene.asked == ME and not scene.can("play Take Cover")


@rule("DST-MEM-01")
def test_the_opponent_who_did_it_is_the_one_that_counts(made_up: MadeUp) -> None:
    """In a game of three, the second player removes a die of the first; the third has done nothing."""
    made_up(OUTPOST, REMOVES)
    made_up(EVENT, ANSWER)
    victim = a_side([a_character(FINN, showing=("2RD",))], hand=[EVENT])
    scene = a_free_for_all(victim, a_side([PHASMA], supports=[OUTPOST]), a_side([KYLO], hand=[EVENT]), turn=THEM)
    scene.use("Outpost")
    assert not scene.can("play Take Cover"), "the third player lost no die"
    assert scene.pass_().can("play Take Cover")


@rule("DST-MEM-02", "D-265", "EX-176")
def test_the_second_die_of_a_round_is_not_the_first_though_that_was_declined(made_up: MadeUp) -> None:
    made_up(PHASMA, [after_first(resolving_this(RANGED), may(Gain(1)))])
    scene = a_table([a_character(PHASMA, showing=("2RD", "1RD"))], a_side([REY], deck=DECK), deck=DECK)
    scene.answer("(2 ranged", "Rey", "no")
    assert scene.asked == ME and scene.can("1 ranged")
    scene.answer("1 ranged", "Rey")
    assert (scene.asked, scene.resources()) == (THEM, 0)


@rule("DST-MEM-02", "DST-MEM-11")
def test_each_round_has_a_first_time(made_up: MadeUp) -> None:
    made_up(KYLO, [after_first(activating(CHARACTER), Gain(1))])
    scene = a_table([KYLO, PHASMA], a_side([REY], deck=DECK), deck=DECK)
    scene.activate("Kylo").pass_().activate("Captain Phasma").pass_()
    assert scene.resources() == 1
    next_round(scene)
    assert (scene.duel.memory[1:], scene.resources()) == ([], 3)
    scene.activate("Captain Phasma")
    assert scene.resources() == 4


@rule("DST-MEM-02", "D-264")
def test_a_card_that_enters_play_later_has_missed_the_first_time(made_up: MadeUp) -> None:
    made_up(OUTPOST, [after_first(activating(CHARACTER), Gain(1))])
    late = a_table([KYLO, PHASMA], a_side([REY], deck=DECK), hand=[OUTPOST], deck=DECK, resources=5)
    late.activate("Kylo").pass_().play("Outpost").pass_()
    left = late.resources()
    assert late.activate("Captain Phasma").resources() == left
    early = a_table([KYLO, PHASMA], a_side([REY], deck=DECK), supports=[OUTPOST], deck=DECK)
    assert early.activate("Kylo").resources() == 1


@rule("DST-MEM-04")
def test_this_turn_has_all_its_additional_actions(made_up: MadeUp) -> None:
    made_up(EVENT, [AMBUSH, play(Reroll(a(DIE.yours)))])
    made_up(OUTPOST, [action(If(rerolled_this_turn(2), Gain(1)))])
    mine = [a_character(PHASMA, showing=("2RD",))]
    scene = a_table(mine, supports=[OUTPOST], hand=[EVENT, EVENT], deck=DECK, resources=0)
    scene.play("Take Cover").play("Take Cover").use("Outpost")
    assert scene.resources() == 1
    once = a_table(mine, supports=[OUTPOST], hand=[EVENT, EVENT], deck=DECK).play("Take Cover").pass_().pass_()
    once.play("Take Cover")
    assert not once.can("use Outpost"), "one of the two rerolls was in an earlier turn"


@rule("DST-MEM-01")
def test_nothing_is_noted_where_no_card_of_the_game_asks_for_it(made_up: MadeUp) -> None:
    made_up(OUTPOST, REMOVES)
    mine = [a_character(FINN, showing=("2RD",))]
    scene = a_table(mine, a_side([PHASMA], supports=[OUTPOST]), turn=THEM).use("Outpost")
    assert (scene.duel.setup.asks_for, scene.duel.memory) == (0, [])


@rule("DST-MEM-07", "DST-LAS-01")
def test_an_effect_on_the_next_turn_ends_with_it_also_when_it_is_a_pass(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(OPPONENT_CANNOT_RESOLVE)])
    theirs = a_side([a_character(PHASMA, showing=("2RD",))], deck=DECK)
    scene = a_table([FINN], theirs, supports=[OUTPOST], deck=DECK).use("Outpost")
    assert not scene.can("resolve")
    scene.pass_().activate("Finn")
    assert scene.can("resolve Captain Phasma")


@rule("DST-MEM-07")
def test_a_next_turn_that_does_not_come_in_this_round_is_free(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(OPPONENT_CANNOT_RESOLVE)])
    scene = a_table([FINN], a_side([PHASMA], deck=DECK), supports=[OUTPOST], deck=DECK, holder=THEM, turn=THEM)
    scene.pass_().use("Outpost")
    while scene.duel.round == 1:
        scene.pass_()
    assert scene.duel.lasting == ()


@rule("DST-MEM-07")
def test_a_promised_action_of_the_next_turn_is_lost_with_a_pass(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(MORE_ACTIONS_NEXT_TURN)])
    scene = a_table([FINN], a_side([PHASMA, KYLO]), supports=[OUTPOST]).use("Outpost")
    scene.activate("Captain Phasma")
    assert (scene.asked, scene.prompt) == (THEM, "Take an additional action")
    passed = a_table([FINN], a_side([PHASMA, KYLO]), supports=[OUTPOST]).use("Outpost").pass_()
    assert passed.activate("Finn").activate("Captain Phasma").asked == ME


@rule("DST-LAS-01", "DST-LAS-02")
def test_an_effect_that_lasts_outlives_its_card(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(LargerHandThisRound(2).and_(Discard(THIS_SUPPORT)))])
    scene = a_table([FINN], a_side(deck=DECK), supports=[OUTPOST], deck=DECK).use("Outpost")
    assert scene.supports() == []
    assert len(next_round(scene).hand()) == 7


def test_memory_and_effects_are_stored_with_the_game() -> None:
    mine = [a_character(FINN, showing=("2RD",))]
    scene = a_table(mine, a_side([PHASMA], hand=[EVADE], resources=1), hand=[E_CHU_TA], turn=THEM).play("Evade")
    scene.duel.lasting = ((0, 1, 0, 1),)
    again = RULES.restore(scene.duel.setup, scene.duel.store())
    assert len(again.memory) == 3 and again.memory == scene.duel.memory
    assert again.lasting == scene.duel.lasting


def test_what_a_copy_remembers_the_game_itself_does_not() -> None:
    mine = [a_character(FINN, showing=("2RD",))]
    scene = a_table(mine, a_side([PHASMA], hand=[EVADE], resources=1), hand=[E_CHU_TA], turn=THEM)
    before = list(scene.duel.memory)
    copy, other = scene.duel.clone(), scene.duel.clone()
    assert isinstance(copy, Duel) and isinstance(other, Duel)
    evade = next(place for place in range(copy.count()) if "Evade" in copy.word(copy.options[place]))
    copy.apply(evade)
    assert len(copy.memory) > len(before)
    assert scene.duel.memory == other.memory == before


def test_the_log_says_what_a_player_cannot_do(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(THAT_OPPONENT_CANNOT_RESOLVE, LargerHandThisRound(1))])
    scene = a_table([FINN], [PHASMA], supports=[OUTPOST])
    scene.duel.record()
    said = scene.use("Outpost").log()
    assert said[1:3] == [
        "Player 2 can't take the action of resolving dice in the next turn.",
        "The hand size of Player 1 is 1 larger until the end of the round.",
    ]


@rule("DST-MEM-01")
def test_each_kind_of_note_has_a_bit_of_its_own() -> None:
    kinds = [
        memory.TURN_BEGAN, memory.FIRST_TIME, memory.DAMAGE_DEALT, memory.DIE_REMOVED, memory.DIE_ROLLED_IN,
        memory.DIE_REROLLED, memory.RESOURCES_TAKEN, memory.PLAYED_FROM_PILE, memory.DIE_RESOLVED,
        memory.ACTION_BEGAN, memory.RESOURCES_LOST, memory.RESOLVED_AGAINST, memory.DEFEATED_BY, memory.DIE_TURNED,
        memory.CHARACTER_DEFEATED, memory.CARD_PLAYED, memory.CARD_ACTIVATED, memory.SIDES_RESOLVED,
        memory.RESOLVING_BEGAN,
    ]  # fmt: skip
    assert len(set(kinds)) == len(kinds)
    assert all(kind.bit_count() == 1 for kind in kinds)
