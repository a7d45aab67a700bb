"""Section 21: indirect damage. Values by hand."""

from __future__ import annotations

from sandtable.games.destiny.game import Duel
from sandtable.games.destiny.language import (
    AN_OPPONENT,
    ASSIGNED_LAST,
    CHARACTER,
    DEALT_DAMAGE,
    EACH_OPPONENT,
    EACH_PLAYER,
    THAT_CHARACTER,
    YOURSELF,
    Deal,
    DealIndirect,
    Gain,
    Give,
    If,
    a,
    before,
    each,
    play,
)
from sandtable.games.destiny.terms import INDIRECT, MELEE, RANGED
from sandtable.games.destiny.words.conditions import BLOCKED
from sandtable.games.destiny.words.nouns.dice import DIE
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import FOURTH, ME, THEM, THIRD, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

LUKE, QUI_GON, PADAWAN, REBEL = "01035", "01037", "01036", "01030"
"""12, 11, 7 and 7 health."""
VETERAN, GUNGAN, STORMTROOPER, GUN, PHASMA = "05013", "07072", "01002", "01047", "01001"
OUTPOST, CANNON, BREATHER, BUBBLE = "05061", "05062", "07066", "05145"
THREE = a_character(VETERAN, showing=["3ID"])
TWO = a_character(GUNGAN, showing=["2ID"])
EVENT = "01157"


@rule("DST-IND-01", "DST-IND-02", "DST-IND-11", "EX-104")
def test_the_opponent_divides_the_damage_as_they_wish_and_shields_block_it() -> None:
    theirs = [a_character(LUKE, damage=4, shields=1), a_character(PADAWAN)]
    scene = a_table([THREE], theirs).resolve("Veteran")
    assert (scene.asked, scene.prompt) == (
        THEM,
        "Assign 3 indirect damage: how much of it to Luke Skywalker, Jedi Knight?",
    )
    assert scene.options == [f"{amount} to Luke Skywalker, Jedi Knight" for amount in (0, 1, 2, 3)]
    for to_luke, shields, luke, padawan in ((0, 1, 4, 3), (1, 0, 4, 2), (2, 0, 5, 1), (3, 0, 6, 0)):
        after = a_table([THREE], theirs).resolve("Veteran", f"{to_luke} to Luke")
        assert (after.shields("Luke"), after.damage("Luke"), after.damage("Padawan")) == (shields, luke, padawan)


@rule("DST-IND-07", "EX-105")
def test_no_character_is_given_more_than_it_bears_while_another_one_has_room() -> None:
    three = [a_character(REBEL, damage=6), a_character(LUKE), a_character(PADAWAN, damage=6)]
    scene = a_table([TWO], three).resolve("Gungan")
    assert scene.options == ["0 to Rebel Trooper", "1 to Rebel Trooper"]
    dying_two = [a_character(PADAWAN, damage=6), a_character(REBEL, damage=6)]
    scene = a_table([TWO], dying_two).resolve("Gungan")  # 1 each is the only way, so nobody is asked
    assert scene.duel.outcome() is not None
    shielded = [a_character(REBEL, damage=6, shields=1), a_character(PADAWAN, damage=6)]
    scene = a_table([TWO], shielded).resolve("Gungan")
    assert scene.options == ["1 to Rebel Trooper", "2 to Rebel Trooper"]
    scene.answer("2 to Rebel")
    assert scene.team(THEM) == ["Padawan"]


@rule("DST-IND-08", "EX-106")
def test_damage_that_nobody_bears_is_assigned_all_the_same_and_ignored() -> None:
    theirs = [a_character(REBEL, damage=5), a_character(PADAWAN, damage=6)]
    mine = a_character(VETERAN, showing=["3ID"], upgrades=[a_piece(CANNON)])
    scene = a_table([mine], theirs, supports=[a_piece(OUTPOST, "+2ID")])
    scene.resolve("Veteran", "Lookout Post")
    assert scene.options == [f"{amount} to Rebel Trooper" for amount in (2, 3, 4)]
    scene.answer("4 to Rebel")
    outcome = scene.duel.outcome()
    assert outcome is not None and outcome.winners == (ME,)


@rule("DST-IND-03", "DST-IND-16", "EX-107")
def test_a_modifier_adds_to_a_base_side_and_both_are_one_source() -> None:
    supports = [a_piece(OUTPOST, "+2ID")]
    scene = a_table([TWO], [LUKE, PADAWAN], supports=supports).resolve("Gungan", "Lookout Post")
    assert (scene.prompt.split(":")[0], scene.asked) == ("Assign 4 indirect damage", THEM)
    scene.answer("1 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan"), scene.asked) == (1, 3, THEM)
    assert not scene.can("another die")
    alone = a_table([a_character(QUI_GON, showing=["2MD"])], [LUKE], supports=supports)
    assert not alone.can("resolve Lookout Post")
    alone.resolve("Qui-Gon", "Luke")
    assert alone.damage("Luke") == 2  # the modifier of indirect damage adds nothing to melee damage


@rule("DST-IND-03", "EX-108")
def test_several_dice_of_one_action_are_distributed_one_after_another() -> None:
    scene = a_table([THREE, TWO], [LUKE, PADAWAN]).resolve("Gungan")
    assert scene.prompt.startswith("Assign 2")
    scene.answer("2 to Luke")
    assert (scene.damage("Luke"), scene.prompt, scene.asked) == (2, "Resolve another die?", ME)
    scene.answer("Veteran")
    assert scene.prompt.startswith("Assign 3")
    scene.answer("0 to Luke")
    assert (scene.damage("Luke"), scene.damage("Padawan")) == (2, 3)


@rule("DST-IND-04")
def test_an_action_that_resolves_indirect_damage_resolves_no_other_damage() -> None:
    scene = a_table([THREE, a_character(STORMTROOPER, showing=["2RD"])], [LUKE]).resolve("Veteran")
    assert (scene.damage("Luke"), scene.asked) == (3, THEM)  # no second die is offered
    scene = a_table([THREE, a_character(STORMTROOPER, showing=["2RD"])], [LUKE]).resolve("First Order", "Luke")
    assert (scene.damage("Luke"), scene.asked) == (2, THEM)


@rule("DST-IND-05", "DST-GDN-01")
def test_showing_damage_means_three_symbols() -> None:
    guard = a_table([PHASMA, STORMTROOPER], [THREE]).activate("First Order")
    assert guard.can("3 indirect")
    scene = a_table([THREE, a_character(LUKE, showing=["2MD"]), a_character(REBEL, showing=["1RD"])])
    frame = scene.duel.frames[-1]
    showing = [scene.duel.symbol(die) for die in DIE.showing(MELEE, RANGED).find(scene.duel, frame)]
    assert showing == [INDIRECT, MELEE, RANGED]
    assert DIE.showing(MELEE, RANGED).bare(False) == "die showing damage ([melee], [ranged] or [indirect])"


@rule("D-214")
def test_a_guardian_takes_the_value_of_an_indirect_side_alone() -> None:
    scene = a_table([PHASMA, STORMTROOPER], [THREE]).activate("First Order", "3 indirect")
    assert (scene.damage("First Order"), scene.damage("Phasma"), scene.pool(THEM)) == (3, 0, [])


@rule("DST-IND-06")
def test_a_text_deals_it_like_a_die(made_up: MadeUp) -> None:
    made_up(EVENT, [play(DealIndirect(2, AN_OPPONENT))])
    scene = a_table([LUKE], [PADAWAN, REBEL], hand=[EVENT], resources=9).play("Take Cover", "1 to Rebel")
    assert (scene.damage("Padawan"), scene.damage("Rebel"), scene.damage("Luke")) == (1, 1, 0)


@rule("DST-IND-06", "D-66")
def test_no_damage_asks_nobody(made_up: MadeUp) -> None:
    made_up(EVENT, [play(DealIndirect(0, AN_OPPONENT).then(Gain(1)))])
    scene = a_table([LUKE], [PADAWAN, REBEL], hand=[EVENT], resources=9).play("Take Cover")
    assert (scene.damage("Padawan"), scene.asked, scene.prompt) == (0, THEM, "Take an action or pass")


@rule("DST-IND-09")
def test_all_amounts_are_assigned_before_any_is_dealt() -> None:
    scene = a_table([THREE], [REBEL, LUKE, PADAWAN]).resolve("Veteran", "1 to Rebel")
    assert (scene.damage("Rebel"), scene.prompt.partition(":")[0]) == (0, "Assign 2 indirect damage")
    scene.answer("1 to Luke")
    assert [scene.damage(name) for name in ("Luke", "Padawan", "Rebel")] == [1, 1, 1]


@rule("DST-IND-09", "D-65")
def test_both_characters_are_defeated_at_the_same_moment() -> None:
    theirs = [a_character(PADAWAN, damage=6), a_character(REBEL, damage=6), a_character(LUKE)]
    scene = a_table([TWO], theirs).resolve("Gungan", "1 to Rebel", "0 to Luke")
    assert scene.team(THEM) == ["Luke Skywalker"]


@rule("DST-IND-12")
def test_the_player_who_caused_it_deals_it(made_up: MadeUp) -> None:
    scene = a_table([THREE], [LUKE, PADAWAN])
    scene.duel.record()
    scene.resolve("Veteran", "2 to Luke")
    dealt = [event for event in scene.duel.events() if event.kind == "damage"]
    assert [event.seat for event in dealt] == [ME, ME]
    assert scene.log()[-2:] == [
        "Luke Skywalker, Jedi Knight is dealt 2 indirect damage: takes 2.",
        "Padawan is dealt 1 indirect damage: takes 1.",
    ]


@rule("DST-IND-13")
def test_dealt_to_yourself_the_player_is_both(made_up: MadeUp) -> None:
    made_up(EVENT, [play(DealIndirect(2, YOURSELF))])
    scene = a_table([LUKE, PADAWAN], [REBEL], hand=[EVENT], resources=9).play("Take Cover")
    assert scene.asked == ME
    scene.answer("2 to Luke")
    assert (scene.damage("Luke"), scene.damage("Rebel")) == (2, 0)


@rule("DST-IND-14")
def test_of_several_opponents_the_player_of_the_die_chooses_one() -> None:
    sides = [a_side([THREE]), a_side([LUKE, PADAWAN]), a_side([QUI_GON, REBEL])]
    scene = a_free_for_all(*sides).resolve("Veteran")
    assert scene.asked == ME
    scene.answer("Player 3")
    assert scene.asked == THIRD
    scene.answer("2 to Rebel")
    assert (scene.damage("Qui-Gon"), scene.damage("Rebel"), scene.damage("Luke")) == (1, 2, 0)


@rule("DST-IND-06", "D-320")
def test_several_players_assign_one_after_another(made_up: MadeUp) -> None:
    teams = [[LUKE, PADAWAN], [REBEL, QUI_GON], [STORMTROOPER, GUN], [PHASMA, VETERAN]]
    made_up(EVENT, [play(DealIndirect(1, EACH_PLAYER))])
    scene = a_free_for_all(a_side(teams[0], hand=[EVENT], resources=9), *map(a_side, teams[1:])).play("Take Cover")
    for seat, name in ((ME, "Luke"), (THEM, "Rebel"), (THIRD, "First Order"), (FOURTH, "Captain Phasma")):
        assert scene.asked == seat
        scene.answer(f"1 to {name}")
        assert scene.damage(name) == 1
    made_up(EVENT, [play(DealIndirect(1, EACH_OPPONENT))])
    scene = a_free_for_all(a_side(teams[0], hand=[EVENT], resources=9), *map(a_side, teams[1:])).play("Take Cover")
    assert scene.asked == THEM


@rule("DST-IND-15")
def test_no_character_is_its_target(made_up: MadeUp) -> None:
    """The player of the die is asked nothing, and "that character" is still the one of the words before."""
    scene = a_table([THREE], [LUKE, PADAWAN]).resolve("Veteran")
    assert scene.asked == THEM
    made_up(
        EVENT, [play(Deal(1, a(CHARACTER.opposing)).then(DealIndirect(1, AN_OPPONENT)).then(Give(1, THAT_CHARACTER)))]
    )
    scene = a_table([LUKE], [PADAWAN, QUI_GON], hand=[EVENT], resources=9).play("Take Cover", "Qui-Gon", "1 to Padawan")
    assert (scene.shields("Qui-Gon"), scene.shields("Padawan")) == (1, 0)


@rule("DST-IND-20")
def test_abilities_before_damage_know_the_amounts(made_up: MadeUp) -> None:
    """Each character that is given some asks for itself, after the assignment."""
    made_up(PADAWAN, [before(DEALT_DAMAGE, Give(1, each(CHARACTER.yours)))])
    scene = a_table([THREE], [PADAWAN, REBEL]).resolve("Veteran", "3 to Rebel")
    assert (scene.damage("Rebel"), scene.shields("Padawan")) == (3, 0)
    scene = a_table([THREE], [PADAWAN, REBEL]).resolve("Veteran", "2 to Rebel")
    assert (scene.damage("Padawan"), scene.damage("Rebel"), scene.shields("Padawan")) == (0, 1, 0)


@rule("DST-IND-11")
def test_damage_that_shields_block_is_known_to_later_words(made_up: MadeUp) -> None:
    for shields, gained in ((1, 1), (0, 0)):
        made_up(EVENT, [play(DealIndirect(1, AN_OPPONENT), If(BLOCKED, Gain(1)))])
        scene = a_table([LUKE], [a_character(PADAWAN, shields=shields)], hand=[EVENT], resources=2)
        cost = scene.duel.print(scene.find("Take Cover")).cost
        assert scene.play("Take Cover").resources() == 2 - cost + gained


@rule("DST-IND-11")
def test_unblockable_indirect_damage_passes_shields(made_up: MadeUp) -> None:
    made_up(EVENT, [play(DealIndirect(1, AN_OPPONENT, True))])
    scene = a_table([LUKE], [a_character(PADAWAN, shields=2)], hand=[EVENT], resources=2).play("Take Cover")
    assert (scene.damage("Padawan"), scene.shields("Padawan")) == (1, 2)


@rule("DST-IND-07", "D-208")
def test_every_division_has_one_sequence_of_answers() -> None:
    """3 damage among three characters without wounds: 10 divisions, each once."""
    scene = a_table([THREE], [LUKE, PADAWAN, REBEL]).resolve("Veteran")
    found = divisions(scene, 3)
    assert len(found) == 10
    assert sorted(found) == sorted({*found})


@rule("DST-IND-20", "EX-108")
def test_blocking_1_of_that_damage_does_not_change_the_assignment() -> None:
    """Of 2 and then 3 damage, 1 of either can be blocked, and not 1 of both."""
    theirs = [a_character(LUKE, upgrades=[BREATHER]), a_character(PADAWAN)]
    for blocks, left in ((("yes",), (1, 3)), (("no", "yes"), (2, 2)), (("no", "no"), (2, 3))):
        scene = a_table([THREE, TWO], theirs).resolve("Gungan", "2 to Luke", blocks[0])
        assert scene.damage("Luke") == left[0]
        scene.answer("Veteran", "3 to Luke", *blocks[1:])
        assert (scene.damage("Luke"), scene.damage("Padawan")) == (sum(left), 0)
    shot = a_table([a_character(STORMTROOPER, showing=["2RD"])], theirs).resolve("First Order", "Luke")
    assert shot.damage("Luke") == 2  # damage of another kind is not blocked


@rule("DST-IND-18", "EX-110")
def test_a_character_that_is_assigned_last_waits_until_all_others_are_full(made_up: MadeUp) -> None:
    """One with 5 health left is last, one with 2 health and 1 shield gets 3 of 4 damage before it."""
    made_up(PADAWAN, [ASSIGNED_LAST])
    theirs = [a_character(REBEL, damage=5, shields=1), a_character(PADAWAN, damage=2)]
    mine = a_table([TWO], theirs, supports=[a_piece(OUTPOST, "+2ID")]).resolve("Gungan", "Lookout Post")
    assert (mine.team(THEM), mine.damage("Padawan")) == (["Padawan"], 3)
    other = [a_character(REBEL), a_character(PADAWAN), a_character(LUKE)]
    scene = a_table([TWO], other).resolve("Gungan")
    assert scene.options == [f"{amount} to Rebel Trooper" for amount in (0, 1, 2)]
    assert scene.answer("0 to Rebel").damage("Luke") == 2


@rule("DST-IND-08", "DST-IND-18")
def test_the_excess_goes_to_anybody_the_last_one_too(made_up: MadeUp) -> None:
    made_up(PADAWAN, [ASSIGNED_LAST])
    theirs = [a_character(REBEL, damage=6), a_character(PADAWAN, damage=6)]
    scene = a_table([THREE], theirs).resolve("Veteran")
    assert scene.options == ["1 to Rebel Trooper", "2 to Rebel Trooper"]


@rule("DST-IND-19", "D-209", "EX-111")
def test_a_support_may_be_given_damage_up_to_its_limit_and_is_never_a_must() -> None:
    shield = a_side([LUKE], supports=[BUBBLE])
    scene = a_table([THREE], shield)
    scene.duel.placed = tuple(1 if each == scene.find("Bubble") else 0 for each in range(len(scene.duel.placed)))
    scene.resolve("Veteran")
    assert scene.options == [f"{amount} to Bubble Shield" for amount in (0, 1, 2)]
    given = scene.duel.clone()
    assert isinstance(given, Duel)
    full = Scene(given).answer("2 to Bubble")
    assert (full.supports(THEM), full.discard(THEM), full.damage("Luke")) == ([], ["Bubble Shield"], 1)
    part = scene.answer("1 to Bubble")
    assert (part.placed("Bubble"), part.supports(THEM), part.damage("Luke")) == (2, ["Bubble Shield"], 2)
    dying = a_side([a_character(LUKE, damage=11)], supports=[BUBBLE])
    assert a_table([THREE], dying).resolve("Veteran").can("0 to Bubble")


def divisions(scene: Scene, damage: int) -> list[tuple[int, ...]]:
    """The answers of every way to assign this damage, until it is dealt."""
    found: list[tuple[int, ...]] = []
    waiting: list[tuple[Scene, tuple[int, ...]]] = [(scene, ())]
    while waiting:
        at, answers = waiting.pop()
        if not at.prompt.startswith("Assign"):
            left = damage - sum(answers)
            found.append((*answers, left))
            continue
        for option in at.options:
            copy = at.duel.clone()
            assert isinstance(copy, Duel)
            waiting.append((Scene(copy).answer(option), (*answers, int(option.partition(" ")[0]))))
    return found
