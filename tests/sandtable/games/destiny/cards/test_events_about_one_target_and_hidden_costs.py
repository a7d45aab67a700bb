"""Events whose dice hit one character, that look at detected cards or bounties, or that go back to the hand."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, REY, LUKE, FINN, QUI_GON, VADER, GUNGI = (
    "01001", "01002", "01011", "01038", "01035", "01045", "01037", "01010", "23046",
)  # fmt: skip
TAKE_COVER, RIFLE, LIGHTSABER, JANGO, WANTED, SHII_CHO = "01157", "01008", "01059", "01021", "09143", "14069"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET, BLANK = a_character(QUI_GON, showing=("1Sh",)), a_character(KYLO, showing=("-",))


def laid(code: str, mine: Team, theirs: Team, *, hand: Sequence[str] = (), resources: int = 5) -> Scene:
    """The event in hand."""
    return a_table(mine, theirs, hand=[code, *hand], resources=resources)


def begun(scene: Scene) -> Scene:
    """The first card of the hand is played."""
    return scene.answer(f"play {scene.duel.setup.prints[scene.duel.hands[ME][0]].title}")


def played(code: str, mine: Team, theirs: Team, *answers: str, resources: int = 5) -> Scene:
    return begun(laid(code, mine, theirs, resources=resources)).answer(*answers)


@card("11126")
@rule("DST-AGN-01", "DST-RTC-04", "D-20")
def test_focused_fire_resolves_two_dice_against_one_character() -> None:
    mine = [a_character(PHASMA, showing=("2RD", "1RD")), a_character(TROOPER, showing=("1RD",))]
    scene = played("11126", mine, [REY, LUKE], "Rey", "2 ranged", "Stormtrooper")
    assert (scene.damage("Rey"), scene.damage("Luke"), scene.pool()) == (5, 0, ["1RD"])
    assert scene.asked == THEM, "two dice are the most"
    one = played("11126", mine, [REY], "Rey", "2 ranged", "no more")
    assert (one.damage("Rey"), len(one.pool())) == (3, 2)


@card("11126")
@rule("DST-AGN-01", "DST-RTC-04", "D-660")
def test_focused_fire_raises_a_die_and_its_modifier() -> None:
    mine = [a_character("01004", showing=("1RD", "+2RD")), a_character(PHASMA, showing=("1RD",))]
    scene = played("11126", mine, [REY, LUKE], "Rey", "General Veers", "General Veers die (+2")
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (5, ["1RD"], THEM), "1 + 2, and each of them 1 more"


@card("11126")
@rule("DST-AGN-01")
def test_focused_fire_has_no_other_target_after_a_defeat() -> None:
    mine = [a_character(PHASMA, showing=("2RD", "1RD"))]
    theirs: Team = [a_character(REY, damage=8), LUKE]
    scene = played("11126", mine, theirs, "Rey", "2 ranged", "1 ranged")
    assert (scene.team(THEM), scene.damage("Luke"), scene.pool()) == (["Luke Skywalker"], 0, [])
    assert played("11126", [FENCER], [REY], "Rey").pool() == ["1MD"], "only ranged damage"


@card("11126", "11153")
@rule("DST-AGN-01", "DST-VAL-08")
def test_focused_fire_aims_dice_with_unblockable_damage_as_well() -> None:
    armed = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece("11153", showing="1RD")])
    theirs: Team = [a_character(REY, shields=2), LUKE]
    scene = played("11126", [armed], theirs, "Rey", "DX-2", "2 ranged")
    assert (scene.damage("Rey"), scene.shields("Rey"), scene.damage("Luke")) == (3, 0, 0)
    assert scene.asked == THEM, "nobody chooses another character"


@card("02127")
@rule("DST-THN-01", "DST-CPR-07")
def test_decisive_blow_removes_all_dice_of_the_character_it_hits() -> None:
    armed = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece(RIFLE, showing="1R")])
    scene = played("02127", [FENCER], [armed, QUIET], "Phasma")
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (1, ["1Sh"])
    shielded = a_character(PHASMA, showing=("2RD",), shields=2)
    assert played("02127", [FENCER], [shielded, QUIET], "Phasma").pool(THEM) == ["1Sh"]
    assert played("02127", [QUIET], [SHOOTER]).pool(THEM) == ["2RD"], "no die shows melee damage"


@card("22049")
@rule("DST-CPR-06", "DST-RRS-01", "DST-THN-01")
def test_may_the_force_removes_one_of_the_rerolled_dice() -> None:
    mine = [a_character(GUNGI, showing=("2Re",)), QUIET]
    scene = a_table(mine, [SHOOTER, FENCER], hand=["22049"]).roll_next(0, 5)
    scene.play("May The Force", "Phasma", "Kylo")
    assert len(scene.options) == 2, "Qui-Gon's die was not rerolled"
    assert scene.answer("Phasma").pool(THEM) == ["-"]
    assert scene.pool() == ["1Sh"]
    none = a_table(mine, [SHOOTER], hand=["22049"]).play("May The Force", "no more")
    assert (none.pool(THEM), none.asked) == (["2RD"], THEM), "nothing was rerolled"
    without = a_table([QUIET], [SHOOTER], hand=["22049"]).play("May The Force")
    assert (without.pool(THEM), without.asked) == (["2RD"], THEM)


@card("14066")
@rule("DST-VAL-07", "DST-ABL-05")
def test_sarlaac_sweep_hits_two_and_may_come_back() -> None:
    master = a_character(VADER, showing=("3MD",), upgrades=[SHII_CHO])
    scene = played("14066", [master], [REY, LUKE, FINN], "Rey", "Finn")
    assert [scene.damage(name) for name in ("Rey", "Luke", "Finn")] == [2, 0, 2]
    assert (scene.hand(), scene.discard(), scene.pool()) == (["Sarlaac Sweep"], [], [])
    plain = played("14066", [a_character(LUKE, showing=("2MD",))], [REY, FINN], "Rey", "Finn")
    assert (plain.damage("Rey"), plain.hand(), plain.discard()) == (1, [], ["Sarlaac Sweep"])
    other = played("14066", [SHOOTER, a_character(LUKE, upgrades=[SHII_CHO])], [REY, FINN], "Rey", "Finn")
    assert other.hand() == [], "another character has it"
    nothing = played("14066", [QUIET, a_character(LUKE, upgrades=[SHII_CHO])], [REY, FINN])
    assert (nothing.damage("Rey"), nothing.hand()) == (0, []), "no die shows damage"


@card("18106")
@rule("DST-SPX-01", "DST-SPX-02", "D-92", "D-900")
def test_complicated_profession_needs_a_bounty_hunter_and_a_bounty() -> None:
    hunted = a_character(PHASMA, showing=("2RD",), downgrades=[WANTED])
    scene = played("18106", [JANGO], [hunted], resources=1)
    assert (scene.pool(THEM), scene.resources()) == ([], 1)
    high = played("18106", [JANGO], [hunted, a_character(VADER, showing=("3MD",))], resources=1)
    assert high.pool(THEM) == ["3MD"], "2 or less"
    without = played("18106", [JANGO], [SHOOTER], resources=1)
    assert (without.pool(THEM), without.resources()) == (["2RD"], 1)
    assert played("18106", [FINN], [hunted], resources=1).pool(THEM) == ["2RD"]


@card("14080")
@rule("DST-DET-01", "DST-CPR-03")
def test_forewarned_removes_a_die_below_the_cost_of_a_detected_card() -> None:
    theirs = a_side([SHOOTER, a_character(VADER, showing=("3MD",))], hand=[LIGHTSABER])
    scene = a_table([REY], theirs, hand=["14080"])
    scene.duel.detected = (scene.find("Lightsaber"),)
    assert scene.play("Forewarned").pool(THEM) == ["3MD"], "2 is less than 3, and 3 is not"
    hidden = a_table([REY], theirs, hand=["14080"]).play("Forewarned")
    assert (hidden.pool(THEM), hidden.asked) == (["2RD", "3MD"], THEM), "nothing is detected"


@card("22006")
@rule("DST-OPD-09", "DST-OPD-10", "DST-RDY-08")
def test_display_of_power_exhausts_an_upgrade_to_roll_its_die() -> None:
    armed = a_character(VADER, upgrades=[LIGHTSABER, a_piece(RIFLE, showing="1R")])
    scene = laid("22006", [armed], [REY]).roll_next(3)
    begun(scene).answer("Lightsaber")
    assert sorted(scene.pool()) == ["1R", "1R"] and not scene.exhausted("Darth")
    there = begun(laid("22006", [armed], [REY])).answer("F-11D")
    assert there.pool() == ["1R"], "its die is in the pool already"
    tired = a_character(VADER, upgrades=[a_piece(LIGHTSABER, exhausted=True)])
    assert played("22006", [tired], [REY]).pool() == []
    assert played("22006", [a_character(FINN, upgrades=[LIGHTSABER])], [REY]).pool() == [], "no Blue character"
