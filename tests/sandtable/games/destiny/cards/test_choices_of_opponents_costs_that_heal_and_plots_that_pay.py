"""Choices that opponents are given, costs that heal, plots that pay, and a die that its own player takes."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

KYLO, TROOPER, JANGO, LEIA, REY, LUKE = "01011", "01002", "01021", "01028", "01038", "01035"
BARGAIN, PLAGUEIS, SHIELDS_DOWN, DESERTED, THRAWN, TALZIN = "25010", "24003", "11130", "16017", "24019", "21003"
MEANS, GAMBIT, BANKER, LAUNCHER, KUAT, FIGHTER = "11149", "24110", "11050", "14060", "22094", "23031"
PROBE, TAKE_COVER, TIE, LIGHTSABER = "01072", "01157", "01006", "01059"
DEATH_MARK, WANTED, DOA, TANTIVE, NEST = "09039", "09143", "11138", "21069", "22066"


@card("25010")
@rule("DST-CHE-01")
def test_there_will_be_no_bargain_lets_an_opponent_give_the_die_up() -> None:
    theirs = [a_character(LUKE, showing=("3MD",)), a_character(REY, showing=("1R",))]
    scene = a_table([JANGO], theirs, hand=[BARGAIN], resources=1).play("There Will Be", "3 melee")
    assert scene.asked == THEM
    scene.answer("yes")
    assert (scene.pool(THEM), scene.damage("Luke"), scene.damage("Rey")) == (["1R"], 0, 0)


@card("25010")
@rule("DST-IND-02")
def test_there_will_be_no_bargain_hurts_and_removes_another_die() -> None:
    theirs = [a_character(LUKE, showing=("3MD",)), a_character(REY, showing=("1R",))]
    scene = a_table([JANGO], theirs, hand=[BARGAIN], resources=1).play("There Will Be", "3 melee")
    scene.answer("no", "3 to Luke")
    assert (scene.pool(THEM), scene.damage("Luke")) == (["3MD"], 3)
    blank = a_table([TROOPER], [a_character(TROOPER, showing=("-",))], hand=[BARGAIN], resources=1)
    blank.play("There Will Be", "no")
    assert (blank.pool(THEM), blank.damage("First Order", THEM)) == (["-"], 0), "a blank has no value"


@card("24003")
@rule("DST-SPT-01", "DST-DIE-05")
def test_darth_plagueis_heals_the_costs_of_two_dice_from_two_characters() -> None:
    mine: Team = [
        a_character(PLAGUEIS, damage=3, showing=("3IDi1",)),
        a_character(TROOPER, damage=3, showing=("2RD1",)),
        a_character(LEIA, damage=3, showing=("1RD",)),
    ]
    scene = a_table(mine).use("Darth Plagueis", "3 indirect", "Leia", "yes")
    assert not scene.can("Leia")
    scene.answer("Plagueis")
    assert [scene.damage(name) for name in ("Leia", "Plagueis", "Stormtrooper")] == [2, 2, 3]
    once = a_table(mine).use("Darth Plagueis", "2 ranged", "Leia", "no")
    assert [once.damage(name) for name in ("Leia", "Plagueis")] == [2, 3]
    none = a_table([a_character(PLAGUEIS, damage=3, showing=("2ID",))])
    assert not none.can("use Darth") or none.use("Darth Plagueis").damage("Plagueis") == 3


@card("11130")
@rule("DST-SHD-01")
def test_shields_are_down_removes_a_die_of_a_character_without_shields() -> None:
    theirs = [a_character(LUKE, shields=1, showing=("3MD",)), a_character(REY, showing=("1MD",))]
    scene = a_table([LEIA], theirs, hand=[SHIELDS_DOWN], resources=1).play("Shields Are Down")
    assert not scene.can("Luke") and scene.answer("Rey").pool(THEM) == ["3MD"]
    upgrade = [a_character(REY, upgrades=[a_piece(LIGHTSABER, showing="1R")])]
    kept = a_table([LEIA], upgrade, hand=[SHIELDS_DOWN], resources=1).play("Shields Are Down", "Rey")
    assert kept.pool(THEM) == ["1R"], "it is no character die"


@pytest.mark.parametrize(
    ("choice", "dice", "cards", "resources"), [("remove 2", 1, 3, 3), ("discard 2", 3, 1, 3), ("lose 2", 3, 3, 1)]
)
@card("16017")
@rule("DST-CHE-01")
def test_deserted_lets_an_opponent_choose_the_loss(choice: str, dice: int, cards: int, resources: int) -> None:
    theirs = a_side(
        [a_character(LUKE, showing=("3MD",)), a_character(TROOPER, showing=("1RD", "2RD"))],
        hand=[PROBE, TIE, TAKE_COVER], resources=3,
    )  # fmt: skip
    scene = a_table([KYLO], theirs, hand=[DESERTED], resources=1).play("Deserted")
    assert scene.asked == THEM
    scene.answer(choice)
    if choice == "remove 2":
        assert scene.asked == ME, "you choose the dice"
        scene.answer("3 melee", "1 ranged")
    assert (len(scene.pool(THEM)), len(scene.hand(THEM)), scene.resources(THEM)) == (dice, cards, resources)


@card("24019")
@rule("DST-LOK-02", "DST-THN-01")
def test_thrawn_puts_a_card_on_top_of_a_deck_and_they_may_draw_for_damage() -> None:
    theirs = a_side([LUKE], hand=[PROBE, TIE], deck=[TAKE_COVER])
    scene = a_table([THRAWN], theirs).roll_next(0).activate("Thrawn", "yes", "First Order TIE")
    assert (scene.deck(THEM), scene.asked) == (["First Order TIE Fighter", "Take Cover"], THEM)
    scene.answer("yes")
    assert (scene.damage("Luke"), sorted(scene.hand(THEM))) == (2, ["First Order TIE Fighter", "Probe"])
    declined = a_table([THRAWN], theirs).roll_next(0).activate("Thrawn", "yes", "First Order TIE", "no")
    assert (declined.damage("Luke"), declined.hand(THEM)) == (0, ["Probe"])
    left = a_table([THRAWN], theirs).roll_next(0).activate("Thrawn", "no")
    assert (len(left.hand(THEM)), left.asked) == (2, THEM)
    empty = a_table([THRAWN], [LUKE]).roll_next(0).activate("Thrawn", "yes")
    assert not empty.can("yes") and empty.damage("Luke") == 0, "no card was placed"


@card("21003")
@rule("DST-VAL-10")
def test_mother_talzin_heals_for_odd_dice_and_rerolls_one_that_she_resolves() -> None:
    twice: Team = [a_character(TALZIN, dice=2, damage=5)]
    scene = a_table(twice).roll_next(1, 1).activate("Mother Talzin")
    assert (scene.damage("Talzin"), scene.pool()) == (3, ["3MD", "3MD"])
    even = a_table(twice).roll_next(0, 3).activate("Mother Talzin")
    assert (even.damage("Talzin"), even.pool()) == (5, ["2RD", "2Sh"])
    one = a_table([a_character(TALZIN, showing=("3MD",))], [LUKE]).roll_next(4)
    one.use("Mother Talzin", "Luke")
    assert (one.damage("Luke"), one.pool(), one.used("Talzin")) == (3, ["1R"], True)
    none = a_table([a_character(TALZIN, showing=("2RD",))], [LUKE])
    assert not none.can("use Mother") or none.use("Mother Talzin").pool() == ["2RD"]


@pytest.mark.parametrize(("bounties", "dealt"), [((DEATH_MARK, WANTED, DOA), 2), ((DEATH_MARK, WANTED), 1)])
@card("11149")
@rule("DST-SHD-02")
def test_any_means_necessary_hurts_for_a_bounty_hunters_die(bounties: tuple[str, ...], dealt: int) -> None:
    theirs = [a_character(LUKE, shields=2, downgrades=list(bounties)), a_character(REY)]
    mine: Team = [a_character(JANGO, showing=("1RD",))]
    scene = a_table(mine, theirs, plots=[MEANS]).use("Any Means Necessary", "Luke")
    assert (scene.damage("Luke"), scene.shields("Luke"), scene.pool()) == (dealt, 2, [])
    assert scene.exhausted("Any Means")


@card("11149")
def test_any_means_necessary_needs_such_a_die_and_the_ready_plot() -> None:
    mine: Team = [a_character(LEIA, showing=("1RD",))]
    assert not a_table(mine, [LUKE], plots=[MEANS]).can("use Any Means")
    hunter: Team = [a_character(JANGO, showing=("1RD",))]
    assert not a_table(hunter, [LUKE], plots=[a_piece(MEANS, exhausted=True)]).can("use Any Means")


@card("24110")
@rule("DST-TIM-06")
def test_dangerous_gambit_costs_a_character_two_damage_each_upkeep() -> None:
    scene = a_table([a_character(LUKE, shields=2), REY], [KYLO], plots=[GAMBIT], deck=[PROBE] * 3)
    scene.pass_().pass_()
    assert scene.asked == THEM and not scene.can("Kylo"), (scene.prompt, scene.options)
    scene.answer("Luke")
    assert (scene.damage("Luke"), scene.shields("Luke"), scene.damage("Rey")) == (2, 2, 0)
    alone = a_table([LUKE], a_side([KYLO], deck=[PROBE] * 3), plots=[GAMBIT], deck=[PROBE] * 3).pass_().pass_()
    assert alone.damage("Luke") == 0


@card("11050")
@rule("DST-TOK-13")
def test_predatory_banker_takes_from_the_rich_without_the_battlefield() -> None:
    rich, poor = a_side([LUKE], resources=3), a_side([LUKE], resources=2)
    scene = a_table([JANGO], rich, supports=[BANKER], holder=THEM).use("Predatory Banker")
    assert (scene.resources(), scene.resources(THEM), scene.exhausted("Predatory")) == (1, 2, True)
    for table in (
        a_table([JANGO], rich, supports=[BANKER], holder=ME),
        a_table([JANGO], poor, supports=[BANKER], holder=THEM),
        a_table([JANGO], rich, supports=[a_piece(BANKER, exhausted=True)], holder=THEM),
    ):
        if table.can("use Predatory"):
            table.use("Predatory Banker")
        assert table.resources() == 0


@card("14060")
@rule("DST-IND-13", "D-485")
def test_the_rocket_launcher_hurts_its_own_side_and_then_the_opponent() -> None:
    mine: Team = [a_character(JANGO, upgrades=[a_piece(LAUNCHER, showing="+3ID")]), a_character(LEIA, damage=1), REY]
    scene = a_table(mine, [LUKE]).use("Saw's RPS-6 Rocket Launcher", "2 to Jango", "1 to Leia")
    assert (scene.damage("Jango"), scene.damage("Leia"), scene.damage("Rey"), scene.pool()) == (2, 2, 0, [])
    assert scene.damage("Luke") == 3, "2 damaged characters and 1"


@card("14060")
@rule("DST-DIE-08")
def test_the_rocket_launcher_pays_its_cost_and_modifies_nothing() -> None:
    costly: Team = [a_character(JANGO, upgrades=[a_piece(LAUNCHER, showing="+2ID1")])]
    poor = a_table(costly, [LUKE])
    assert not poor.can("use Saw") or poor.use("Saw's RPS-6 Rocket Launcher").damage("Luke") == 0
    paid = a_table(costly, [LUKE], resources=1).use("Saw's RPS-6 Rocket Launcher")
    assert (paid.resources(), paid.damage("Jango"), paid.damage("Luke")) == (0, 2, 2)
    beside: Team = [
        a_character("15014", showing=("1ID",)),
        a_character(JANGO, upgrades=[a_piece(LAUNCHER, showing="+3ID")]),
    ]
    scene = a_table(beside, [LUKE]).resolve("Kendal")
    assert (scene.damage("Luke"), scene.pool()) == (1, ["+3ID"])


@card("22094")
@rule("D-486", "DST-TOK-03")
def test_kuat_drive_yards_pays_for_a_capital_ship_and_is_set_aside() -> None:
    laden = [a_piece(KUAT, tokens={RESOURCES: 3})]
    scene = a_table([LEIA], hand=[TANTIVE], plots=laden, resources=1).play("Tantive IV")
    assert (scene.supports(), scene.resources(), scene.aside()) == (["Tantive IV"], 0, ["Kuat Drive Yards"])
    spare = a_table([LEIA], hand=[TANTIVE], plots=laden, resources=3).play("Tantive IV", "1")
    assert (spare.resources(), spare.aside()) == (1, ["Kuat Drive Yards"])
    kept = a_table([LEIA], hand=[TANTIVE], plots=laden, resources=3).play("Tantive IV", "0")
    assert (kept.resources(), kept.aside(), kept.tokens("Kuat", RESOURCES)) == (0, [], 3)
    assert not a_table([LEIA], hand=[TANTIVE], plots=laden).can("play Tantive"), "two resources are not enough"
    one = [a_piece(KUAT, tokens={RESOURCES: 1})]
    assert not a_table([LEIA], hand=[TANTIVE], plots=one, resources=1).can("play Tantive")
    assert not a_table([LEIA], hand=[TIE], plots=laden, resources=2).can("play First Order"), "it is no capital ship"


@card("22094")
@rule("DST-TOK-01")
def test_kuat_drive_yards_gathers_a_resource_for_each_red_die() -> None:
    red: Team = [a_character(LEIA, showing=("1R",)), a_character(JANGO, showing=("1R",))]
    scene = a_table(red, plots=[KUAT]).resolve("Leia", "no more")
    assert scene.tokens("Kuat", RESOURCES) == 1
    yellow = a_table(red, plots=[KUAT]).resolve("Jango", "no more")
    assert yellow.tokens("Kuat", RESOURCES) == 0, "a Yellow die does not count"
    other = a_table([a_character(LEIA, showing=("1RD",))], [LUKE], plots=[KUAT]).resolve("Leia")
    assert other.tokens("Kuat", RESOURCES) == 0


@card("22094", "11134")
@rule("DST-WLD-02")
def test_kuat_drive_yards_gathers_nothing_for_a_red_wildcard() -> None:
    walker = a_piece("11134", showing="+2*")
    scene = a_table([a_character("01002", showing=("1R",))], plots=[KUAT], supports=[walker])
    scene.resolve("First Order", "AT-RT")
    assert (scene.resources(), scene.tokens("Kuat", RESOURCES)) == (3, 1)


@card("23031")
@rule("DST-DWN-01")
def test_jango_plays_a_bounty_and_hurts_its_bearer_or_shields_himself() -> None:
    scene = a_table([FIGHTER], [LUKE, REY], discard=[DOA], resources=1).use("Jango Fett", "Dead Or Alive", "Luke")
    scene.answer("deal 1 damage")
    assert (scene.downgrades("Luke"), scene.damage("Luke"), scene.damage("Rey")) == (["Dead Or Alive"], 1, 0)
    shielded = a_table([FIGHTER], [LUKE, REY], hand=[WANTED]).use("Jango Fett", "Wanted", "Luke", "give this")
    assert (shielded.damage("Luke"), shielded.shields("Jango")) == (0, 1)
    none = a_table([FIGHTER], [LUKE], hand=[TAKE_COVER])
    assert not none.can("use Jango") or none.use("Jango Fett").shields("Jango") == 0
    declined = a_table([FIGHTER], [LUKE], hand=[WANTED]).use("Jango Fett", "none")
    assert (declined.hand(), declined.shields("Jango"), declined.damage("Luke")) == (["Wanted"], 0, 0)


@card("23031")
@rule("D-223", "DST-DWN-01")
def test_jango_hurts_the_bearer_of_a_bounty_that_is_given_up_as_the_fourth_downgrade() -> None:
    burdened = a_character(LUKE, downgrades=(DEATH_MARK, DEATH_MARK, DEATH_MARK))
    scene = a_table([FIGHTER], [burdened, REY], hand=[WANTED]).use("Jango Fett", "Wanted", "Luke", "Wanted")
    scene.answer("deal 1 damage")
    assert (len(scene.downgrades("Luke")), scene.discard(), scene.damage("Luke")) == (3, ["Wanted"], 1)


@card("23031")
@rule("DST-RSL-01")
def test_jango_rerolls_a_character_die_when_an_opponent_activates_and_has_resilience() -> None:
    mine: Team = [a_character(FIGHTER, showing=("2Dr", "3RD"))]
    scene = a_table(mine, [REY], turn=THEM).roll_next(0).activate("Rey")
    scene.roll_next(4).answer("yes", "2 disrupt")
    assert scene.pool() == ["1R", "3RD"] and scene.pool(THEM) == ["1MD"]
    declined = a_table(mine, [REY], turn=THEM).roll_next(0).activate("Rey", "no")
    assert declined.pool() == ["2Dr", "3RD"]
    firm = a_table([KYLO], [a_character(FIGHTER, showing=("2Dr", "3RD"))], hand=[DESERTED], resources=1)
    firm.play("Deserted", "remove 2", *["2 disrupt"])
    assert firm.pool(THEM) == ["3RD"], "no more than one of his dice in an action"
