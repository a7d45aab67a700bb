"""Events that look at the character of a die, at what is on it, or at the card that was spotted."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_free_for_all, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, REY, LUKE, FINN, QUI_GON, VADER = (
    "01001", "01002", "01011", "01038", "01035", "01045", "01037", "01010",
)  # fmt: skip
LIGHTSABER, SHIEN, ATARU, NIMAN, MAKASHI, TIE = "01059", "12114", "18093", "11122", "16084", "01006"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET, BLANK = a_character(QUI_GON, showing=("1Sh",)), a_character(KYLO, showing=("-",))


def played(code: str, mine: Team, theirs: Team, *answers: str, resources: int = 5, deck: Sequence[str] = ()) -> Scene:
    """The scene after the event was played from hand."""
    scene = a_table(mine, theirs, hand=[code], resources=resources, deck=deck)
    return scene.answer(next(each for each in scene.options if each.startswith("play ")), *answers)


@card("12109")
@rule("DST-SPT-01", "DST-THN-01")
def test_fluid_riposte_deals_damage_with_shien_mastery_on_the_spotted_character() -> None:
    master = a_character(LUKE, upgrades=[SHIEN])
    scene = played("12109", [master], [SHOOTER], "Phasma")
    assert (scene.pool(THEM), scene.damage("Phasma")) == ([], 1)
    assert played("12109", [LUKE], [SHOOTER]).damage("Phasma") == 0
    assert played("12109", [FINN], [SHOOTER]).pool(THEM) == ["2RD"], "no Blue character"
    either = played("12109", [master, REY], [SHOOTER], "Rey")
    assert (either.pool(THEM), either.damage("Phasma")) == ([], 0), "the other one was spotted"


@card("22084")
@rule("D-73", "DST-SPX-04")
def test_balance_the_force_gives_shields_against_a_larger_side() -> None:
    large: Team = [a_character(PHASMA, showing=("2RD",), upgrades=["01008"]), TROOPER]
    scene = played("22084", [REY], large, "Rey")
    assert (scene.pool(THEM), scene.shields("Rey")) == ([], 2)
    even = played("22084", [REY, LUKE, FINN], [SHOOTER])
    assert (even.pool(THEM), even.asked) == ([], THEM)
    assert not a_table([QUIET], [SHOOTER], hand=["22084"], resources=5).can("play")


@card("22084")
@rule("D-126")
def test_balance_the_force_counts_the_cards_of_the_opponent_whose_die_it_removes() -> None:
    """The first opponent has one card in play, the second one four, and the player three with the battlefield."""
    mine = a_side([REY, LUKE], hand=["22084"], resources=5)
    others = (a_side([SHOOTER]), a_side([a_character(KYLO, showing=("1MD",)), FINN, LUKE, TROOPER]))
    scene = a_free_for_all(mine, *others).play("Balance", "Phasma")
    assert (scene.pool(1), scene.asked) == ([], 1), "no character gets shields"
    scene = a_free_for_all(mine, *others).play("Balance", "Kylo", "Rey")
    assert (scene.pool(2), scene.shields("Rey")) == ([], 2)


@card("16087")
@rule("DST-SPX-01", "D-53")
def test_military_prowess_removes_a_die_for_each_paid_trooper() -> None:
    troopers: Team = [TROOPER, TROOPER, TROOPER]
    scene = played("16087", troopers, [SHOOTER, FENCER, QUIET], "2", "Phasma", "Kylo", resources=5)
    assert (scene.pool(THEM), scene.resources()) == (["1Sh"], 3)
    poor = a_table(troopers, [SHOOTER, FENCER], hand=["16087"], resources=1).play("Military Prowess")
    assert poor.options == ["0", "1"], "no more than can be paid"
    assert played("16087", troopers, [SHOOTER], "0").pool(THEM) == ["2RD"]


@card("14007")
@rule("DST-TRN-01", "DST-VAL-06")
def test_unending_hate_counts_blanks_up_to_two() -> None:
    three: Team = [a_character(KYLO, showing=("-", "-")), a_character(PHASMA, showing=("2RD",))]
    scene = played("14007", [VADER], three, "Kylo")
    assert (scene.pool(THEM), scene.damage("Kylo")) == (["-", "-", "-"], 2)
    assert played("14007", [VADER], [SHOOTER], "Phasma").damage("Phasma") == 1
    assert played("14007", [REY], [SHOOTER]).pool(THEM) == ["2RD"]


@card("12075")
@rule("DST-SPX-01", "DST-RPL-01")
def test_feat_of_strength_removes_two_dice_for_a_very_healthy_character() -> None:
    two = played("12075", ["19001"], [SHOOTER, FENCER], "Phasma", "Kylo")
    assert two.pool(THEM) == []
    assert played("12075", [LUKE], [SHOOTER, FENCER], "Phasma").pool(THEM) == ["1MD"]
    assert played("12075", [TROOPER], [SHOOTER]).pool(THEM) == ["2RD"], "too weak"


@card("15043", "15044")
@rule("DST-CMB-01", "DST-CHE-01")
def test_blue_characters_remove_dice_by_value_or_points() -> None:
    mine = [a_character(LUKE, showing=("2MD",))]
    scene = played("15043", mine, [SHOOTER, FENCER], "Phasma", "Kylo")
    assert scene.pool(THEM) == [], "2 and 1 are 3, which is 2 plus 1"
    small = a_table([a_character(QUI_GON, showing=("1Sh",))], [SHOOTER, FENCER], hand=["15043"], resources=5)
    assert small.play("Force Reflexes", "Phasma").pool(THEM) == ["1MD"]
    elite = a_character(LUKE, dice=2)
    plain = [a_character(TROOPER, showing=("1RD",))]
    assert played("15044", [elite], plain, "remove").pool(THEM) == []
    tired = played("15044", [elite], [TROOPER], "exhaust")
    assert tired.exhausted("Stormtrooper", THEM)
    assert played("15044", [REY], plain).pool(THEM) == ["1RD"], "fewer than 17 points"


@card("22086")
@rule("DST-TRN-01", "D-38")
def test_suppress_your_fears_gives_an_action_with_an_exhausted_upgrade() -> None:
    tired = a_character(LUKE, upgrades=[a_piece(LIGHTSABER, exhausted=True)])
    scene = played("22086", [tired], [SHOOTER], "1 discard", "yes")
    assert (scene.pool(THEM), scene.asked) == (["1Dc"], ME)
    ready = played("22086", [a_character(LUKE, upgrades=[LIGHTSABER])], [SHOOTER], "1 discard")
    assert ready.asked == THEM


@card("15042")
@rule("DST-ASI-01", "D-254")
def test_force_mirage_resolves_a_shield_as_another_symbol() -> None:
    scene = played("15042", [QUIET, LUKE], [FINN], "resource")
    assert (scene.resources(), scene.pool()) == (6, [])
    assert played("15042", [QUIET, FINN], [FINN]).pool() == ["1Sh"], "one Blue character"


@card("18091", "18090")
@rule("DST-RTC-01", "DST-ASI-01")
def test_moves_of_ataru_use_shields_where_the_mastery_lies() -> None:
    master = a_character(LUKE, showing=("2MD",), upgrades=[ATARU])
    swarm = played("18091", [master], [SHOOTER], "Phasma")
    assert (swarm.damage("Phasma"), swarm.pool(THEM), swarm.shields("Luke")) == (2, [], 2)
    other = played("18091", [a_character(LUKE, showing=("2MD",))], [SHOOTER], "Phasma")
    assert (other.damage("Phasma"), other.shields("Luke")) == (2, 0)
    assert played("18091", [QUIET], [SHOOTER]).pool(THEM) == ["2RD"], "no melee damage"
    swoop = [a_character(QUI_GON, showing=("1Sh",), shields=2, upgrades=[ATARU])]
    assert played("18090", swoop, [FINN], "Finn").damage("Finn") == 3
    assert played("18090", [a_character(QUI_GON, showing=("1Sh",), shields=2)], [FINN], "Finn").damage("Finn") == 1


@card("11118", "11116")
@rule("DST-ACTV-01", "DST-OPD-07")
def test_moves_of_niman_turn_and_raise_where_the_mastery_lies() -> None:
    scene = a_table([a_character(LUKE, upgrades=[NIMAN])], [SHOOTER], hand=["11118"], resources=5)
    scene.roll_next(0, 0).play("Pushing Slash", "no", "yes", "Phasma", "blank")
    assert (scene.pool(THEM), scene.exhausted("Luke")) == (["-"], True)
    plain = a_table([LUKE], [SHOOTER], hand=["11118"], resources=5).roll_next(0)
    assert plain.play("Pushing Slash", "no").asked == THEM
    close = played("11116", [a_character(LUKE, showing=("2MD",), upgrades=[NIMAN])], [FINN], "Finn")
    assert (close.damage("Finn"), close.pool()) == (4, ["2MD"])
    assert played("11116", [a_character(LUKE, showing=("2MD",))], [FINN], "Finn").damage("Finn") == 2


@card("12108")
@rule("D-20", "DST-RPL-01")
def test_falling_avalanche_is_stronger_with_shien_mastery() -> None:
    assert played("12108", [a_character(LUKE, showing=("2MD",), upgrades=[SHIEN])], [FINN], "Finn").damage("Finn") == 6
    assert played("12108", [a_character(LUKE, showing=("2MD",))], [FINN], "Finn").damage("Finn") == 5
    assert played("12108", [QUIET], [FINN]).damage("Finn") == 0


@card("14067")
@rule("DST-OPD-07", "DST-SPX-02")
def test_will_of_the_force_resolves_a_shield_twice() -> None:
    scene = played("14067", [QUIET], [FINN], "Qui-Gon", "Qui-Gon", "no", resources=1)
    assert (scene.shields("Qui-Gon"), scene.pool(), scene.resources()) == (2, [], 0)
    mastered = [a_character(QUI_GON, showing=("1Sh",), upgrades=[SHIEN])]
    assert played("14067", mastered, [FINN], "Qui-Gon", "Qui-Gon", "no", resources=1).resources() == 1
    assert played("14067", [FENCER], [FINN]).pool() == ["1MD"]


@card("11127")
@rule("DST-CHE-01", "DST-VAL-03")
def test_hull_breach_discards_a_support_or_deals_the_value() -> None:
    scene = a_table([SHOOTER], [FINN], hand=["11127"], resources=5).play("Hull Breach", "deal")
    assert (scene.damage("Finn"), scene.pool()) == (2, [])
    cheap = a_table([SHOOTER], a_side([FINN], supports=["01043"]), hand=["11127"], resources=5)
    assert cheap.play("Hull Breach", "discard").supports(THEM) == []
    assert played("11127", [QUIET], [FINN]).pool() == ["1Sh"]


@card("22085", "24106")
@rule("D-53", "DST-RDY-08")
def test_upgrades_are_exhausted_to_remove_dice() -> None:
    armed = a_character(LUKE, upgrades=[LIGHTSABER])
    scene = played("22085", [armed], [SHOOTER], "Phasma")
    assert (scene.pool(THEM), scene.damage("Phasma"), scene.exhausted("Lightsaber")) == ([], 1, True)
    quiet = played("22085", [armed], [QUIET])
    assert (quiet.pool(THEM), quiet.asked) == ([], THEM)
    robed = a_character(LUKE, upgrades=["01040"])
    assert played("22085", [robed], [SHOOTER]).pool(THEM) == ["2RD"], "no Lightsaber"
    neutral = played("24106", [robed], [SHOOTER])
    assert (neutral.pool(THEM), neutral.asked, neutral.exhausted("Jedi Robes")) == ([], ME, True)
    assert played("24106", [LUKE], [SHOOTER]).pool(THEM) == ["2RD"]


@card("24051")
@rule("DST-ACTV-01", "DST-THN-01")
def test_shielding_stance_shields_against_a_damage_die() -> None:
    scene = a_table([LUKE], [SHOOTER], hand=["24051"], resources=5).roll_next(0)
    scene.play("Shielding Stance", "Phasma")
    assert (scene.pool(THEM), scene.shields("Luke")) == ([], 1)
    other = a_table([LUKE], [QUIET], hand=["24051"], resources=5).roll_next(0).play("Shielding Stance", "Qui-Gon")
    assert (other.pool(THEM), other.shields("Luke")) == ([], 0)
    tired = played("24051", [a_character(LUKE, exhausted=True)], [SHOOTER])
    assert tired.pool(THEM) == ["2RD"]


@card("21108")
@rule("DST-CPR-02", "DST-DFX-03")
def test_solitary_removes_two_dice_for_the_weakest_character() -> None:
    weak = a_character(LUKE, damage=9)
    scene = played("21108", [weak], [SHOOTER, QUIET], "Phasma", "yes")
    assert scene.pool(THEM) == []
    strong = played("21108", ["19001"], [SHOOTER, QUIET, TROOPER], "Phasma")
    assert (strong.pool(THEM), strong.asked) == (["1Sh"], THEM)
    assert not a_table([LUKE, REY], [SHOOTER], hand=["21108"], resources=5).can("play")


@card("18054", "11113")
@rule("DST-SPX-01", "DST-TRN-01")
def test_two_blanks_are_turned_and_one_of_three_things_is_done() -> None:
    two: Team = [a_character(KYLO, showing=("-", "-")), LUKE]
    scene = played("18054", two, [FINN], "2 melee", "2 melee")
    assert scene.pool() == ["2MD1", "2MD1"]
    assert played("18054", [BLANK], [FINN]).pool() == ["-"], "only one"
    trooper = [a_character(TROOPER, showing=("1RD",))]
    assert played("11113", [LUKE], trooper, "remove").pool(THEM) == []
    assert played("11113", [FINN], trooper).pool(THEM) == ["1RD"], "no Blue character"


@card("23064")
@rule("DST-SPX-01", "DST-VAL-06")
def test_troopers_advance_counts_no_more_than_two_troopers() -> None:
    three: Team = [a_character(TROOPER, showing=("1RD",)), TROOPER, TROOPER]
    assert played("23064", three, [FINN], "Finn").damage("Finn") == 3
    assert played("23064", [a_character(TROOPER, showing=("1RD",))], [FINN], "Finn").damage("Finn") == 2
    assert played("23064", [FENCER], [FINN]).pool() == ["1MD"]


@card("22036", "22037")
@rule("DST-IND-01", "DST-SPX-04")
def test_indirect_damage_pays_for_a_die_or_counts_the_pool() -> None:
    scene = played("22036", [FINN], [SHOOTER])
    assert (scene.pool(THEM), scene.damage("Finn")) == ([], 2)
    assert played("22036", [FINN], [FENCER]).pool(THEM) == ["1MD"], "a value below 2"
    hit = a_table([SHOOTER], [a_character(KYLO, showing=("1MD", "-"))], hand=["22037"], resources=5).play("Infamy")
    assert hit.damage("Kylo") == 2
    assert not a_table([FINN], [SHOOTER], hand=["22037"], resources=5).can("play"), "no die in the pool"


@card("12048")
@rule("DST-SRH-06", "DST-EPL-03")
def test_warning_shot_removes_a_die_or_earns_a_resource() -> None:
    rich = a_table([FINN], [SHOOTER], hand=["12048"], resources=5)
    rich.duel.own_resources()[THEM] = 1
    paid = rich.play("Warning Shot", "yes")
    assert (paid.pool(THEM), paid.resources(THEM), paid.resources()) == (["2RD"], 0, 5)
    assert played("12048", [FINN], [SHOOTER]).pool(THEM) == []


@card("22010")
@rule("DST-COP-01", "DST-RMV-01")
def test_sanction_removes_all_copies_from_all_pools() -> None:
    scene = played("22010", [a_character(LUKE), a_character(TROOPER, showing=("1RD",))],
                   [a_character(TROOPER, showing=("2RD", "1RD")[:1]), FENCER], "2 ranged")  # fmt: skip
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["1MD"])
    assert played("22010", [FINN], [SHOOTER]).pool(THEM) == ["2RD"]


@card("23007")
@rule("D-76", "DST-THN-01")
def test_dark_forces_removes_another_die_after_you_turned_your_own() -> None:
    mine = [a_character(LUKE, showing=("2MD",))]
    scene = played("23007", mine, [SHOOTER, QUIET], "Phasma", "yes", "Luke", "yes")
    assert (scene.pool(THEM), scene.pool()) == ([], ["-"])
    theirs = played("23007", mine, [SHOOTER, QUIET], "Phasma", "yes", "Qui-Gon")
    assert (theirs.pool(THEM), theirs.asked) == (["-"], THEM)
    assert played("23007", mine, [SHOOTER, QUIET], "Phasma", "no").pool(THEM) == ["1Sh"]


@card("12010")
@rule("D-73", "DST-NAM-06")
def test_trap_the_blade_discards_the_card_of_an_upgrade_die() -> None:
    armed = a_character(KYLO, upgrades=[a_piece(LIGHTSABER, "3MD1")])
    scene = played("12010", [LUKE], [armed], "yes", resources=3)
    assert (scene.pool(THEM), scene.upgrades("Kylo"), scene.resources()) == ([], [], 1)
    kept = played("12010", [LUKE], [armed], "no")
    assert (kept.pool(THEM), kept.upgrades("Kylo")) == ([], ["Lightsaber"])
    character = played("12010", [LUKE], [FENCER])
    assert (character.pool(THEM), character.asked) == ([], THEM)


@card("16007")
@rule("DST-SPX-01", "DST-VAL-01")
def test_why_take_the_chance_hurts_another_of_your_characters() -> None:
    scene = played("16007", [VADER, TROOPER], [SHOOTER])
    assert (scene.damage("Stormtrooper"), scene.damage("Vader"), scene.pool(THEM)) == (1, 0, ["-"])
    alone = played("16007", [VADER], [SHOOTER])
    assert alone.pool(THEM) == ["2RD"], "nobody else to hurt"
