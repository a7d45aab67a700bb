"""Events about exact totals, about cards that are spotted and activated, and about the other dice of a pool."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_table

PHASMA, TROOPER, KYLO, REY, LUKE, FINN, QUI_GON, VADER, POE = (
    "01001", "01002", "01011", "01038", "01035", "01045", "01037", "01010", "01029",
)  # fmt: skip
TAKE_COVER, RIFLE, LIGHTSABER, TIE = "01157", "01008", "01059", "01006"
ADMIRAL = "11136"
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


@card("12008")
@rule("DST-THN-01", "DST-CPR-07", "DST-ACTV-07")
def test_pincer_movement_activates_two_and_blanks_a_whole_character() -> None:
    armed = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece("01007", showing="1F")])
    scene = laid("12008", [LUKE, QUI_GON, FINN], [armed, FENCER]).roll_next(0, 0)
    begun(scene).answer("Qui-Gon", "Phasma")
    assert scene.exhausted("Luke") and scene.exhausted("Qui-Gon") and not scene.exhausted("Finn")
    assert sorted(scene.pool(THEM)) == ["-", "1F", "1MD"], "Commanding Presence has no blank side"


@card("12008")
@rule("DST-CHT-06")
def test_pincer_movement_chooses_both_before_a_die_is_rolled() -> None:
    scene = begun(laid("12008", [LUKE, QUI_GON, REY], [SHOOTER]))
    scene.answer("Luke").answer("Qui-Gon")
    assert scene.pool() == [] and not scene.exhausted("Luke"), "the order of the two is asked now"


@card("12008")
@rule("DST-THN-01")
def test_pincer_movement_needs_two_ready_blue_characters_for_the_second_sentence() -> None:
    scene = laid("12008", [LUKE, FINN], [SHOOTER]).roll_next(0)
    begun(scene)
    assert (scene.pool(), scene.pool(THEM)) == (["2MD"], ["2RD"])


@card("22021")
@rule("DST-CMB-01", "DST-CPR-01", "D-118")
def test_sinister_motives_removes_dice_with_exactly_the_cost_together() -> None:
    theirs = [SHOOTER, FENCER, QUIET, BLANK]
    scene = begun(laid("22021", [VADER, FINN], theirs, hand=[LIGHTSABER])).answer("Phasma")
    assert len(scene.options) == 2, "the other die has to show 1"
    assert scene.answer("Qui-Gon").pool(THEM) == ["1MD", "-"]
    assert scene.discard() == ["Lightsaber", "Sinister Motives"]


@card("22021")
@rule("DST-CMB-01", "DST-CPR-01")
def test_sinister_motives_removes_one_die_without_the_two_characters() -> None:
    alike = begun(laid("22021", [PHASMA, TROOPER], [SHOOTER, FENCER], hand=[LIGHTSABER]))
    assert alike.pool(THEM) == ["2RD", "1MD"], "troopers both, and no die shows 3"
    one = begun(laid("22021", [PHASMA, TROOPER], [SHOOTER, FENCER], hand=[RIFLE]))
    assert one.pool(THEM) == ["1MD"]
    none = begun(laid("22021", [VADER, FINN], [SHOOTER], hand=[LIGHTSABER]))
    assert (none.pool(THEM), none.asked) == (["2RD"], THEM), "no two dice show 3 together"


@card("22021", "24058")
@rule("DST-CMB-01", "DST-RSL-01")
def test_sinister_motives_offers_no_die_that_resilience_keeps_from_reaching_the_cost() -> None:
    dodonna = a_character("24058", showing=("2F", "2Dc"))
    alone = begun(laid("22021", [VADER, FINN], [dodonna], hand=[ADMIRAL]))
    assert (alone.pool(THEM), alone.asked) == (["2F", "2Dc"], THEM), "only one of his dice can be removed"
    beside = begun(laid("22021", [VADER, FINN], [dodonna, SHOOTER], hand=[ADMIRAL])).answer("2 focus", "Phasma")
    assert beside.pool(THEM) == ["2Dc"]


@card("12118")
@rule("DST-SPX-01", "DST-ACTV-07")
def test_command_and_conquer_counts_pilot_leader_and_trooper() -> None:
    scene = laid("12118", [POE, a_character(PHASMA, showing=("-",))], [REY]).roll_next(0)
    begun(scene).answer("Phasma", "2 ranged", "Poe", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.exhausted("Poe")) == (2, ["2RD"], True)
    nobody = played("12118", [QUIET], [SHOOTER])
    assert (nobody.pool(), nobody.asked) == (["1Sh"], THEM)


@card("24093")
@rule("D-43", "DST-CLR-13")
def test_stand_down_costs_less_for_each_kind_of_damage() -> None:
    both = [a_character(PHASMA, showing=("2RD", "1RD")), FENCER]
    free = laid("24093", both, [QUIET], resources=0)
    assert begun(free).answer("Qui-Gon").pool(THEM) == []
    assert not laid("24093", [SHOOTER], [QUIET], resources=0).can("play Stand Down")
    assert begun(laid("24093", [SHOOTER], [QUIET], resources=1)).answer("Qui-Gon").resources() == 0


@card("19032")
@rule("DST-RPL-01", "D-20")
def test_point_blank_is_stronger_with_a_single_die() -> None:
    alone = [a_character(FINN, showing=("2RD",))]
    assert played("19032", alone, [REY], "Rey").damage("Rey") == 4
    assert played("19032", [*alone, QUIET], [REY], "Rey").damage("Rey") == 3
    assert played("19032", [SHOOTER], [REY]).damage("Rey") == 0, "no scoundrel"


@card("11157")
@rule("DST-CPR-01", "DST-CPR-06", "DST-THN-01")
def test_canto_casino_pays_for_equal_values_and_more_for_equal_sides() -> None:
    def gambled(*sides: int, resources: int = 1, dice: Sequence[str] = ("2RD", "1RD")) -> Scene:
        scene = a_table([a_character(PHASMA, showing=dice)], battlefield="11157", resources=resources)
        scene.roll_next(*sides)
        return scene.answer(next(each for each in scene.options if "use" in each))

    assert gambled(0, 2).resources() == 2, "1 ranged and 1 focus"
    assert gambled(0, 0).resources() == 3
    assert gambled(5, 5).resources() == 3, "two blanks are alike"
    assert gambled(0, 1).resources() == 0
    assert gambled(0, dice=("2RD",)).resources() == 0, "a single die"


@card("11157")
@rule("DST-WLD-02")
def test_canto_casino_finds_no_symbol_on_wildcards() -> None:
    walkers = [a_piece("11134", showing="+2*"), a_piece("11134", showing="+2*")]
    scene = a_table([TROOPER], [REY], supports=walkers, battlefield="11157", resources=1).roll_next(0, 1)
    scene.use("Canto Casino")
    assert (scene.pool(), scene.resources()) == (["+1*", "+1*"], 2), "equal values alone"


@card("19036")
@rule("DST-OPD-09", "DST-OPD-10", "DST-IND-13", "D-680")
def test_reactor_shaft_rolls_and_resolves_a_vehicle() -> None:
    def claimed(support: str, *answers: str, showing: str = "") -> Scene:
        piece = a_piece(support, showing=showing)
        scene = a_table([LUKE], [REY], battlefield="19036", supports=[piece]).roll_next(1)
        return scene.claim("yes", *answers)

    scene = claimed(TIE, "Rey")
    assert (scene.damage("Luke"), scene.damage("Rey"), scene.pool()) == (1, 2, [])
    there = claimed(TIE, "Rey", showing="1RD")
    assert (there.damage("Luke"), there.damage("Rey"), there.pool()) == (1, 1, []), "its die is in the pool already"
    blank = claimed(TIE, showing="-")
    assert (blank.damage("Luke"), blank.pool()) == (1, ["-"]), "a blank is neither rolled again nor resolved"
    dear = claimed("01007")
    assert (dear.damage("Luke"), dear.pool()) == (1, []), "it costs more than 3 or is no vehicle"
