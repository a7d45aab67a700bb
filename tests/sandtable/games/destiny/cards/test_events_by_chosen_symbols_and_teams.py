"""Events that let a player choose a symbol, look at the whole team, or go on with the dice just rerolled."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support import card, rule
from tests.support.destiny import THEM, Scene, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, KYLO, REY, LUKE, FINN = "01001", "01002", "01003", "01011", "01038", "01035", "01045"
QUI_GON, VADER, TIE, RIFLE, STAFF = "01037", "01010", "01006", "01008", "01044"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET = a_character(QUI_GON, showing=("1Sh",))
BLANK = a_character(QUI_GON, showing=("-",))


def played(code: str, mine: Team, theirs: Team, *answers: str, resources: int = 5, deck: Sequence[str] = ()) -> Scene:
    """The scene after the event was played from hand."""
    scene = a_table(mine, theirs, hand=[code], resources=resources, deck=deck)
    return scene.answer(next(each for each in scene.options if each.startswith("play ")), *answers)


@card("15080")
@rule("DST-CPR-01", "D-53")
def test_power_of_the_tribe_removes_another_die_where_the_team_shares_a_subtype() -> None:
    jedi: Team = [LUKE, QUI_GON]
    scene = played("15080", jedi, [SHOOTER, QUIET, FENCER], "Phasma", "yes", "Kylo")
    assert scene.pool(THEM) == ["1Sh"]
    only = played("15080", jedi, [a_character(PHASMA, showing=("2RD", "1RD")), FENCER], "2 ranged", "yes")
    assert only.pool(THEM) == ["1RD"], "1RD has the same symbol, 1MD differs in both"
    mixed = played("15080", [LUKE, FINN], [SHOOTER, QUIET], "Phasma")
    assert (mixed.pool(THEM), mixed.asked) == (["1Sh"], THEM)


@card("15080")
@rule("DST-WLD-02")
def test_power_of_the_tribe_compares_no_wildcard() -> None:
    walker = [a_piece("11134", "+1*")]
    scene = a_table([LUKE, QUI_GON], a_side([SHOOTER], supports=walker), hand=["15080"], resources=2)
    scene.play("Power of the Tribe", "Phasma")
    assert (scene.pool(THEM), scene.asked) == (["+1*"], THEM), "it shows no symbol"
    scene = a_table([LUKE, QUI_GON], a_side([SHOOTER], supports=walker), hand=["15080"], resources=2)
    scene.play("Power of the Tribe", "AT-RT")
    assert (len(scene.pool(THEM)), scene.asked) == (1, THEM), "it has shown none"


@card("21078", "15069")
@rule("DST-CPR-01", "DST-SPX-04")
def test_a_team_that_shares_a_color_may_play_what_asks_for_it() -> None:
    assert played("21078", [LUKE, REY], [SHOOTER]).pool(THEM) == []
    assert not a_table([LUKE, FINN], [SHOOTER], hand=["21078"], resources=5).can("play")
    deal = played("15069", [LUKE, REY], [SHOOTER, FENCER, QUIET], "Phasma", "Kylo")
    assert (deal.pool(THEM), deal.resources(THEM)) == (["1Sh"], 1)
    assert not a_table([LUKE, FINN], [SHOOTER], hand=["15069"], resources=5).can("play")
    assert played("15069", [LUKE], [SHOOTER], resources=1).pool(THEM) == ["2RD"], "nothing is left to give"


@card("21078")
@rule("DST-SBT-05", "DST-CPR-01")
def test_a_team_shares_a_subtype_that_no_card_of_the_game_has_printed() -> None:
    team = [a_character(LUKE, upgrades=["22097"]), a_character(FINN, upgrades=["22097"])]
    scene = a_table(team, [a_character(TROOPER, showing=("1RD",))], hand=["21078"], resources=5)
    assert scene.play("This Is The Way").pool(THEM) == []


@card("15009")
@rule("DST-SRH-05", "DST-CPR-06")
def test_your_powers_are_weak_removes_the_chosen_symbol_and_blanks_the_rest() -> None:
    scene = a_table([VADER], [SHOOTER, FENCER], hand=["15009"], resources=5).roll_next(1, 3)
    before = scene.play("Your Powers", "ranged", "Phasma", "Kylo")
    sides = {side for side in before.pool(THEM)}
    assert len(before.pool(THEM)) == 1 and sides <= {"-"}
    assert played("15009", [FINN], [SHOOTER]).pool(THEM) == ["2RD"], "nobody to spot"


@card("06005")
@rule("DST-SRH-05", "DST-CPR-06")
def test_hidden_motive_removes_the_die_that_rolls_the_chosen_symbol() -> None:
    hit = a_table([REY], [SHOOTER], hand=["06005"], resources=5).roll_next(1).play("Hidden Motive", "ranged")
    assert hit.pool(THEM) == []
    missed = a_table([REY], [SHOOTER], hand=["06005"], resources=5).roll_next(1).play("Hidden Motive", "focus")
    assert len(missed.pool(THEM)) == 1


@card("21050", "22020")
@rule("DST-SRH-05", "DST-VAL-06")
def test_dice_of_the_chosen_symbol_are_counted_up_to_a_maximum() -> None:
    four: Team = [a_character(PHASMA, showing=("2RD", "1RD")), a_character(TROOPER, showing=("1RD", "2RD"))]
    deck = ["01157", "01153", "01155", "01157"]
    scene = played("21050", [REY], four, "ranged", deck=deck)
    assert len(scene.hand()) == 3, "four dice, at most three cards"
    assert played("21050", [REY], [QUIET], "resource", deck=deck).hand() == []
    justice = played("22020", [SHOOTER], [FENCER], "ranged")
    assert justice.damage("Kylo") == 1
    assert played("22020", [REY], [SHOOTER]).damage("Phasma") == 0, "no Red character"


@card("12130")
@rule("DST-CPR-06", "D-76")
def test_controlled_chaos_counts_the_rerolled_dice_of_the_chosen_symbol() -> None:
    scene = a_table([SHOOTER], [KYLO], hand=["12130"], resources=5).roll_next(1)
    scene.play("Controlled Chaos", "ranged", "Phasma", "no")
    assert scene.damage("Kylo") == 1
    again = a_table([SHOOTER], [KYLO], hand=["12130"], resources=5).roll_next(1, 5)
    again.play("Controlled Chaos", "ranged", "Phasma", "yes", "Phasma")
    assert (again.damage("Kylo"), again.resources()) == (0, 3)


@card("15075", "23075")
@rule("DST-CPR-02", "DST-THN-01")
def test_the_lowest_of_the_rerolled_dice_is_removed() -> None:
    armed = a_character(LUKE, upgrades=[a_piece("01059"), a_piece("01059")])
    scene = a_table([armed], [SHOOTER, FENCER], hand=["15075"], resources=5).roll_next(1, 0)
    scene.play("Rising Whirlwind")
    kept = scene.pool(THEM)
    assert len(kept) == 1 and kept[0][0] in "123"
    assert played("15075", [a_character(LUKE, upgrades=["01059"])], [SHOOTER, FENCER]).pool(THEM) == ["2RD", "1MD"]
    good = a_table([QUIET], [SHOOTER, FENCER], hand=["23075"], resources=5).roll_next(0, 1, 0)
    assert len(good.play("For The Greater Good", "yes").pool(THEM)) == 1
    one = a_table([QUIET], [SHOOTER], hand=["23075"], resources=5).play("For The Greater Good")
    assert (len(one.pool(THEM)), one.asked) == (1, THEM), "then is not reached with a single die"


@card("16068")
@rule("DST-CPR-06")
def test_i_like_those_odds_pays_for_rolled_damage_and_costs_for_the_rest() -> None:
    won = a_table([SHOOTER], [KYLO], hand=["16068"], resources=2).roll_next(1).play("I Like Those")
    assert won.resources() == 3
    assert a_table([SHOOTER], [KYLO], hand=["16068"], resources=2).roll_next(5).play("I Like Those").resources() == 1


@card("04041")
@rule("D-20", "D-76")
def test_do_or_do_not_resolves_the_rerolled_die_or_removes_it() -> None:
    scene = a_table([SHOOTER], [KYLO], hand=["04041"], resources=2).roll_next(0).play("Do Or Do Not", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])
    declined = a_table([SHOOTER], [KYLO], hand=["04041"], resources=2).roll_next(0).play("Do Or Do Not", "no")
    assert (declined.damage("Kylo"), declined.pool()) == (0, [])
    blank = a_table([SHOOTER], [KYLO], hand=["04041"], resources=2).roll_next(5).play("Do Or Do Not")
    assert (blank.pool(), blank.asked) == ([], THEM)
