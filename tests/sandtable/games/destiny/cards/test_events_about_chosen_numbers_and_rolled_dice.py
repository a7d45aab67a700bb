"""Events about a chosen number, a cost that was seen, dice that were just rolled, and dice that others resolve."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.destiny.elite import gain_dice_of
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_free_for_all, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, REY, LUKE, FINN, QUI_GON, VADER, POE = (
    "01001", "01002", "01011", "01038", "01035", "01045", "01037", "01010", "01029",
)  # fmt: skip
TAKE_COVER, RIFLE, LIGHTSABER = "01157", "01008", "01059"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET, BLANK = a_character(QUI_GON, showing=("1Sh",)), a_character(KYLO, showing=("-",))


def laid(code: str, mine: Team, theirs: Team, *, hand: Sequence[str] = (), resources: int = 5) -> Scene:
    """The event in hand."""
    return a_table(mine, theirs, hand=[code, *hand], resources=resources)


def played(code: str, mine: Team, theirs: Team, *answers: str, resources: int = 5, roll: Sequence[int] = ()) -> Scene:
    """The scene after the event was played from hand."""
    return begun(laid(code, mine, theirs, resources=resources).roll_next(*roll), code).answer(*answers)


def begun(scene: Scene, code: str) -> Scene:
    title = scene.duel.setup.prints[scene.duel.hands[ME][0]].title
    return scene.answer(f"play {title}")


@card("18088")
@rule("DST-SRH-05", "DST-VAL-01", "DST-RPT-01")
def test_bendus_foresight_removes_the_die_that_rolls_the_chosen_number() -> None:
    hit = played("18088", [REY], [SHOOTER], "1", roll=[0])
    assert (hit.pool(THEM), hit.asked) == ([], THEM)
    blank = played("18088", [REY], [SHOOTER], "0", roll=[5])
    assert blank.pool(THEM) == [], "a blank has value 0"


@card("18088")
@rule("DST-RPT-01")
def test_bendus_foresight_is_repeated_once_with_another_number() -> None:
    again = played("18088", [REY], [SHOOTER], "2", "yes", "1", roll=[0, 0])
    assert again.pool(THEM) == [], "the second number is the one that counts"
    declined = played("18088", [REY], [SHOOTER], "2", "no", roll=[0])
    assert (declined.pool(THEM), declined.asked) == (["1RD"], THEM)
    twice = played("18088", [REY], [SHOOTER], "2", "yes", "2", roll=[0, 0])
    assert (twice.pool(THEM), twice.asked) == (["1RD"], THEM), "no third time"
    numbers = played("18088", [REY], [SHOOTER]).options
    assert numbers == ["0", "1", "2", "3"], "2 is the highest value on these dice, and one more number misses all"


@card("19016")
@rule("DST-RPT-01", "DST-THN-01")
def test_lack_of_vision_goes_on_while_blanks_are_rolled() -> None:
    scene = played("19016", [REY], [SHOOTER, FENCER], "Phasma", "yes", "Kylo", "yes", "Phasma", roll=[5, 5, 0])
    assert (scene.pool(THEM), scene.asked) == (["1RD", "-"], THEM)
    declined = played("19016", [REY], [SHOOTER], "no", roll=[5])
    assert (declined.pool(THEM), declined.asked) == (["-"], THEM)
    other = played("19016", [REY], [SHOOTER], roll=[4])
    assert (other.pool(THEM), other.asked) == (["1R"], THEM)


@card("19013")
@rule("DST-SRH-05", "D-73")
def test_i_have_foreseen_it_removes_the_die_and_deals_damage() -> None:
    hit = played("19013", [FENCER], [SHOOTER], "1", "Phasma", roll=[2])
    assert (hit.pool(THEM), hit.damage("Phasma"), hit.pool()) == ([], 1, ["1MD"])
    missed = played("19013", [FENCER], [SHOOTER], "2", roll=[2])
    assert (missed.pool(THEM), missed.damage("Phasma"), missed.asked) == (["1F"], 0, THEM)


@card("12045")
@rule("DST-SRH-05", "DST-CPR-06")
def test_change_of_fortune_removes_only_rerolled_dice_of_the_chosen_symbol() -> None:
    scene = played("12045", [REY], [SHOOTER, FENCER, QUIET], "ranged", "Kylo", "no more", roll=[3])
    assert scene.pool(THEM) == ["2RD", "1R", "1Sh"], "Phasma's die shows the symbol, but was not rerolled"
    hit = played("12045", [REY], [SHOOTER, FENCER], "resource", "Phasma", "Kylo", roll=[4, 3])
    assert hit.pool(THEM) == []


@card("18038")
@rule("DST-CPR-03", "D-53", "D-118")
def test_trick_lets_the_opponent_remove_a_die_with_the_revealed_cost() -> None:
    two = [a_character(PHASMA, showing=("2RD", "1RD")), FENCER]
    scene = begun(laid("18038", [FINN], two, hand=[RIFLE, TAKE_COVER]), "18038").answer("F-11D")
    assert (scene.pool(THEM), scene.hand()) == (["1RD", "1MD"], ["F-11D Rifle", "Take Cover"])
    free = begun(laid("18038", [FINN], [BLANK, SHOOTER], hand=[TAKE_COVER]), "18038")
    assert free.pool(THEM) == ["2RD"], "a blank has value 0"
    several = begun(laid("18038", [FINN], [a_character(PHASMA, showing=("2RD", "2RD"))], hand=[RIFLE]), "18038")
    assert (several.asked, len(several.options)) == (THEM, 2), "the opponent chooses among dice of this value"
    assert begun(laid("18038", [REY], [SHOOTER], hand=[RIFLE]), "18038").pool(THEM) == ["2RD"], "no Yellow character"


@card("21018")
@rule("DST-CPR-03", "D-92")
def test_espionage_removes_a_die_with_the_value_of_a_cost_in_the_hand() -> None:
    theirs = a_side([SHOOTER, FENCER], hand=[RIFLE])
    scene = a_table([REY], theirs, hand=["21018"], resources=1).play("Espionage", "yes")
    assert scene.pool(THEM) == ["1MD"], "the rifle costs 2"
    none = a_table([REY], a_side([FENCER], hand=[RIFLE]), hand=["21018"], resources=1).play("Espionage")
    assert (none.pool(THEM), none.asked) == (["1MD"], THEM)
    assert a_table([REY], theirs, hand=["21018"], resources=1).play("Espionage", "no").pool(THEM) == ["2RD", "1MD"]


@card("22093")
@rule("DST-SRH-03", "DST-CPR-03", "D-53")
def test_name_the_system_turns_a_die_to_a_cost_in_the_revealed_hand() -> None:
    theirs = a_side([FENCER], hand=[LIGHTSABER, TAKE_COVER])
    scene = a_table([SHOOTER], theirs, hand=["22093"], resources=1).play("Name The System", "Kylo")
    assert scene.options == ["special", "blank"], "no side shows 3, which the lightsaber costs"
    assert scene.answer("blank").pool(THEM) == ["-"]
    assert {"Lightsaber", "Take Cover"} <= {scene.duel.setup.prints[known].title for known in scene.duel.knows[ME]}, (
        "everybody has seen the hand"
    )
    alone = a_table([REY], theirs, hand=["22093"], resources=1).play("Name The System")
    assert (alone.pool(THEM), alone.asked) == (["1MD"], THEM), "nobody to spot"


@card("19012")
@rule("DST-CPR-06", "DST-OPD-11", "DST-THN-01")
def test_i_have_been_expecting_you_removes_what_the_opponent_does_not_resolve() -> None:
    scene = played("19012", [REY], [SHOOTER, FENCER, QUIET], "Phasma", "Kylo", roll=[4, 3])
    assert scene.asked == THEM
    scene.answer("Phasma")
    assert (scene.pool(THEM), scene.resources(THEM)) == (["1Sh"], 1)
    blanks = played("19012", [REY], [SHOOTER, FENCER], roll=[5, 5])
    assert (blanks.pool(THEM), blanks.resources(THEM)) == ([], 0), "a blank cannot be resolved"
    one = played("19012", [REY], [SHOOTER], roll=[4])
    assert (one.pool(THEM), one.resources(THEM)) == ([], 0), "then is not reached with a single die"


@card("18036")
@rule("DST-OPD-09", "DST-ELT-01", "DST-THN-01")
def test_for_mandalore_rolls_a_die_of_an_elite_character() -> None:
    elite = a_character(LUKE, dice=2, upgrades=[LIGHTSABER])
    scene = laid("18036", [elite, QUI_GON], [SHOOTER]).roll_next(0)
    begun(scene, "18036")
    assert len([each for each in scene.options if "Qui-Gon" in each]) == 0
    assert scene.answer("Lightsaber").pool() == ["3MD1"]
    assert scene.pool(THEM) == []
    plain = played("18036", [QUI_GON], [SHOOTER])
    assert (plain.pool(), plain.pool(THEM), plain.asked) == ([], [], THEM), "no elite character"
    assert played("18036", [elite], [TROOPER]).pool() == [], "then is not reached without a removed die"


@card("18036", "22029")
@rule("D-403")
def test_for_mandalore_rolls_a_die_that_an_elite_character_has_gained() -> None:
    scene = laid("18036", [a_character(FINN, dice=2), "22029"], [SHOOTER])
    gain_dice_of(scene.duel, scene.find("Finn"), scene.find("Ig-Rm"), 1, ME)
    begun(scene, "18036").roll_next(2).answer("Ig-Rm")
    assert scene.pool() == ["2MD"]


@card("18036", "08131")
@rule("DST-ELT-03", "DST-MOD-08")
def test_for_mandalore_rolls_no_die_of_a_mod_on_an_elite_vehicle() -> None:
    fighter = a_piece("01032", is_elite=True, upgrades=["08131"])
    scene = a_table([QUI_GON], [SHOOTER], supports=[fighter], hand=["18036"], resources=5)
    begun(scene, "18036")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == ([], [], THEM)


@card("21008")
@rule("DST-VAL-07", "DST-CPR-07", "DST-THN-01", "D-902")
def test_desecration_deals_half_the_value_of_a_die_to_its_own_character() -> None:
    big = a_character(VADER, showing=("3MD",))
    scene = played("21008", [KYLO], [big, SHOOTER], "Darth")
    assert (scene.damage("Darth"), scene.pool(THEM)) == (2, ["-", "2RD"])
    small = played("21008", [KYLO], [SHOOTER])
    assert (small.damage("Phasma"), small.pool(THEM)) == (1, ["-"])
    nothing = played("21008", [KYLO], [BLANK])
    assert (nothing.damage("Kylo", THEM), nothing.asked) == (0, THEM)
    special = played("21008", [KYLO], [a_character("23088", showing=("Sp",))])
    assert (special.damage("Dooku"), special.pool(THEM)) == (0, ["Sp"]), "a special has the value 0"
    assert played("21008", [FINN], [SHOOTER]).damage("Phasma") == 0, "no Blue character"


@card("11065")
@rule("DST-CHE-01", "D-129")
def test_jedi_mind_trick_removes_a_group_or_turns_dice_of_it() -> None:
    three = [SHOOTER, FENCER, QUIET]
    scene = played("11065", [LUKE], three)
    assert scene.asked == THEM
    scene.answer("Kylo", "no more")
    assert scene.asked == ME
    removed = scene.answer("Phasma", "remove")
    assert removed.pool(THEM) == ["1Sh"]
    turned = played("11065", [LUKE], three, "no more", "Phasma", "turn", "Phasma", "blank")
    assert (turned.pool(THEM), turned.asked) == (["-", "1MD", "1Sh"], THEM)
    assert played("11065", [REY], three).pool(THEM) == ["2RD", "1MD", "1Sh"], "no Jedi"


@card("11065")
@rule("DST-CHE-01")
def test_jedi_mind_trick_may_choose_the_own_pool() -> None:
    mine = [a_character(LUKE, showing=("2MD", "-"))]
    scene = played("11065", mine, [SHOOTER])
    assert scene.options == ["the pool of player 1", "the pool of player 2"]
    scene.answer("player 1")
    assert scene.asked == THEM
    scene.answer("blank", "blank", "turn", "2 melee", "no more", "3 melee")
    assert (scene.pool(), scene.pool(THEM)) == (["3MD", "-"], ["2RD"])


@card("16057")
@rule("DST-ACV-01", "DST-CPR-06")
def test_roll_in_the_mud_activates_one_on_both_sides() -> None:
    scene = laid("16057", [REY, FENCER], [SHOOTER, LUKE])
    begun(scene.roll_next(0, 1), "16057")
    assert scene.exhausted("Rey") and scene.exhausted("Luke", THEM)
    assert len(scene.options) == 2, "only the dice that just rolled in"
    scene.answer("Rey")
    assert (scene.pool(), scene.pool(THEM)) == (["1MD"], ["2RD", "3MD"])
    tired = laid("16057", [REY], [a_character(LUKE, exhausted=True, showing=("2MD",))])
    begun(tired.roll_next(0), "16057")
    assert (tired.pool(), tired.pool(THEM)) == (["1MD"], ["2MD"]), "then is not reached"


@card("21113")
@rule("DST-CPR-02", "DST-CPR-06", "DST-THN-01")
def test_substrata_damages_the_character_with_the_lower_die() -> None:
    def used(sides: Sequence[int], mine: Team, theirs: Team, *answers: str) -> Scene:
        scene = a_table(mine, theirs, battlefield="21113").roll_next(*sides)
        return scene.answer(next(each for each in scene.options if "use" in each), *answers)

    low = used([0, 1], [a_character(LUKE, showing=("-",))], [SHOOTER])
    assert (low.damage("Phasma"), low.damage("Luke")) == (1, 0)
    tie = used([1, 0], [a_character(LUKE, showing=("-",))], [SHOOTER], "Luke")
    assert (tie.damage("Phasma"), tie.damage("Luke")) == (0, 1)
    alone = used([0], [REY], [SHOOTER])
    assert (alone.damage("Phasma"), alone.pool(THEM)) == (0, ["1RD"]), "then is not reached"


@card("23006")
@rule("DST-ASI-01", "D-94")
def test_anger_and_power_resolves_a_blank_for_the_damage_taken() -> None:
    blank = a_character(KYLO, showing=("-",))
    scene = played("23006", [blank], [PHASMA], "3", "Phasma")
    assert (scene.damage("Kylo"), scene.damage("Phasma"), scene.pool()) == (3, 3, [])
    shielded = played("23006", [a_character(KYLO, showing=("-",), shields=2)], [PHASMA], "3", "Phasma")
    assert (shielded.damage("Kylo"), shielded.damage("Phasma")) == (1, 1)
    weak = a_character(TROOPER, damage=6)
    dying = played("23006", [blank, weak], [PHASMA], "Stormtrooper", "3", "Phasma")
    assert (dying.damage("Phasma"), dying.team()) == (1, ["Kylo Ren"]), "it had only 1 health left"
    none = played("23006", [blank], [PHASMA], "0")
    assert (none.damage("Kylo"), none.damage("Phasma")) == (0, 0)


@card("23008")
@rule("DST-OPD-11", "DST-FRE-01", "DST-SPX-04")
def test_just_reward_lets_the_opponent_resolve_a_die_for_free() -> None:
    costly = [a_character(TROOPER, showing=("2RD1",)), a_character(VADER, showing=("2Dr",))]
    scene = laid("23008", [QUI_GON, REY], costly, resources=4)
    begun(scene, "23008").answer("Stormtrooper")
    assert scene.asked == THEM
    scene.answer("Rey")
    assert scene.asked == ME
    scene.answer("Vader")
    assert (scene.damage("Rey"), scene.damage("Vader"), scene.resources(THEM)) == (2, 2, 0)
    assert not laid("23008", [FINN], costly).can("play"), "no Blue character"
    blank = played("23008", [QUI_GON], [a_character(TROOPER, showing=("-",))])
    assert (blank.damage("Stormtrooper"), blank.asked) == (0, THEM), "a blank cannot be resolved"


@card("22103")
@rule("DST-EPL-01", "DST-CHE-01", "D-18")
def test_dejarik_lets_both_players_choose_one_of_three() -> None:
    mine = [a_character(FINN, showing=("2RD", "1Sh"))]
    scene = played("22103", mine, [SHOOTER], "resolve", "2 ranged", "Phasma")
    assert (scene.damage("Phasma"), scene.asked) == (3, THEM)
    scene.answer("resolve", "Finn")
    assert (scene.damage("Finn"), scene.asked) == (3, THEM)
    removing = played("22103", mine, [SHOOTER], "force")
    assert (removing.pool(THEM), removing.asked) == ([], THEM)
    removing.answer("force")
    assert removing.asked == ME, "the opponent's opponent removes one"
    rolling = played("22103", mine, [SHOOTER], "reroll", "Phasma", roll=[4])
    assert rolling.pool(THEM) == ["1R"]


@card("14061")
@rule("DST-CPR-01", "DST-SPX-01", "DST-THN-01")
def test_unity_spots_two_characters_of_a_color() -> None:
    scene = played("14061", [LUKE, REY, FINN], [SHOOTER], resources=2)
    assert (scene.pool(THEM), scene.resources()) == ([], 1)
    mixed = played("14061", [LUKE, FINN], [SHOOTER], resources=2)
    assert (mixed.pool(THEM), mixed.resources()) == (["2RD"], 0)
    nothing = played("14061", [LUKE, REY], [TROOPER], resources=2)
    assert nothing.resources() == 0, "then is not reached"


@card("03084")
@rule("DST-SPX-01", "DST-CHT-07")
def test_twin_shadows_spots_two_characters_of_one_title() -> None:
    scene = played("03084", [TROOPER, TROOPER], [SHOOTER, FENCER, QUIET], "Phasma", "Kylo")
    assert scene.pool(THEM) == ["1Sh"]
    assert played("03084", [TROOPER, PHASMA], [SHOOTER]).pool(THEM) == ["2RD"]


@card("24075")
@rule("DST-CPR-01", "DST-SPX-04", "D-76")
def test_honor_and_loyalty_resolves_the_own_die_just_turned() -> None:
    mine: Team = [a_character(LUKE, showing=("-",)), QUI_GON]
    scene = played("24075", mine, [SHOOTER, FENCER], "Phasma", "yes", "Luke", "3 melee", "yes", "Kylo")
    assert (scene.pool(), scene.pool(THEM), scene.damage("Kylo")) == ([], ["1MD"], 3)
    theirs = played("24075", mine, [SHOOTER, FENCER], "Phasma", "yes", "Kylo", "blank")
    assert (theirs.pool(THEM), theirs.asked) == (["-"], THEM), "the die was in another pool"
    declined = played("24075", mine, [SHOOTER], "Phasma", "no")
    assert (declined.pool(), declined.asked) == (["-"], THEM)
    assert not laid("24075", [LUKE, FINN], [SHOOTER]).can("play")


@card("19031")
@rule("DST-SPX-02")
def test_pull_up_removes_ranged_or_indirect_damage_for_a_pilot() -> None:
    assert played("19031", [POE], [SHOOTER, FENCER]).pool(THEM) == ["1MD"]
    assert played("19031", [REY], [SHOOTER]).pool(THEM) == ["2RD"], "no pilot"


@card("23101")
@rule("DST-ZONE-11")
def test_imperial_prison_complex_damages_each_character_with_a_die_in_a_pool() -> None:
    armed = a_character(FINN, upgrades=[a_piece(RIFLE, showing="1R")])
    scene = a_table([QUIET, armed], [SHOOTER, TROOPER], battlefield="23101").claim("yes")
    hurt = [scene.damage(name) for name in ("Qui-Gon", "Finn", "Phasma", "Stormtrooper")]
    assert hurt == [1, 0, 1, 0], "Finn has only an upgrade die in the pool"


@card("21036")
@rule("DST-OPD-01", "DST-FRE-01")
def test_swindle_resolves_any_die_with_a_cost_for_free() -> None:
    theirs = [a_character(TROOPER, showing=("2RD1",)), SHOOTER]
    scene = played("21036", [FINN], theirs, "Phasma", resources=2)
    assert (scene.damage("Phasma"), scene.resources(), scene.pool(THEM)) == (2, 0, ["2RD"])
    mine = [a_character(FINN), a_character(KYLO, showing=("2MD1",))]
    assert played("21036", mine, [PHASMA], "Phasma", resources=2).damage("Phasma") == 2
    assert played("21036", [REY], theirs, resources=2).pool(THEM) == ["2RD1", "2RD"], "no scoundrel"


@rule("DST-MUL-10", "DST-EPL-01")
def test_with_three_players_dejarik_asks_for_one_opponent() -> None:
    sides = [a_side([a_character(FINN, showing=("2RD",))], hand=["22103"], resources=1), a_side([SHOOTER]), a_side()]
    scene = a_free_for_all(*sides).play("Dejarik")
    assert len(scene.options) == 2, "one of the two opponents"
