"""Cards of Galactic Struggle, Seeking Answers, Display of Power, Resurgence and Awaiting Fate about dice."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, DOOKU, KYLO, JANGO = "01001", "01002", "01003", "01009", "01011", "01021"
REY, QUI_GON, LUKE, FINN, HIRED_GUN, POE = "01038", "01037", "01035", "01045", "01047", "01029"
TIE, SPEEDER, BB8, RIFLE, SABER, STAFF = "01006", "01018", "01043", "01008", "01059", "01044"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))


def playing(code: str, *mine: Fighter, theirs: tuple[Fighter, ...] = (SHOOTER, FENCER)) -> Scene:
    return a_table(mine or [a_character(REY)], theirs, hand=[code], resources=5)


@card("19005")
@rule("DST-SHW-01", "DST-ZONE-11")
def test_turbolaser_removes_a_support_die_that_shows_damage() -> None:
    theirs = a_side([SHOOTER], supports=[a_piece(TIE, "2RD"), a_piece(BB8, "1F")])
    scene = a_table([REY], theirs, supports=[a_piece("19005", "Sp")]).resolve("XX-9")
    assert scene.pool(THEM) == ["2RD", "1F"], "the die of the TIE fighter is gone, that of Phasma is not"
    scene = a_table([REY], [SHOOTER], supports=[a_piece("19005", "Sp")]).resolve("XX-9")
    assert scene.pool(THEM) == ["2RD"]


@card("19008")
@rule("DST-VAL-03", "DST-RDY-08")
def test_resupply_raises_a_resource_die() -> None:
    mine = [a_character(REY, showing=("1R", "1MD"))]
    scene = a_table(mine, [KYLO], supports=["19008"]).use("Resupply")
    assert (scene.resources(ME), scene.pool(ME), scene.exhausted("Resupply")) == (2, ["1MD"], True)
    assert not a_table(mine, [KYLO], supports=[a_piece("19008", exhausted=True)]).can("use Resupply")


@card("19015")
@rule("DST-OPD-11", "DST-CHT-05")
def test_strike_me_down_lets_them_resolve_a_die_and_blanks_its_character() -> None:
    attacker = a_character(PHASMA, showing=("2RD", "1R"), upgrades=[a_piece(RIFLE, "+2RD")])
    scene = playing("19015", theirs=(attacker, FENCER)).play("Strike Me Down")
    assert (scene.asked, len(scene.options)) == (THEM, 2)
    scene.answer("Phasma", "Rey")
    assert (scene.damage("Rey"), scene.pool(THEM)) == (2, ["-", "-", "1MD"])


@card("19015")
@rule("DST-OPD-11", "DST-THN-01")
def test_strike_me_down_does_nothing_without_such_a_die() -> None:
    scene = playing("19015", theirs=(a_character(PHASMA, showing=("1R",)),)).play("Strike Me Down")
    assert scene.pool(THEM) == ["1R"]


@card("19017")
@rule("DST-TRN-02", "DST-THN-01")
def test_it_is_your_destiny_turns_a_die_to_damage_and_another_to_any_side() -> None:
    mine = a_character(REY, showing=("-",))
    scene = playing("19017", mine, theirs=(a_character(PHASMA, showing=("1R",)),)).play("It Is Your Destiny")
    assert len(scene.options) == 2 and not scene.can("focus")
    scene.answer("1 ranged", "discard")
    assert (scene.pool(THEM), scene.pool(ME)) == (["1RD"], ["1Dc"])
    none = playing("19017", mine, theirs=(a_character("01020", showing=("1R",)),)).play("It Is Your Destiny")
    assert (none.pool(THEM), none.pool(ME)) == (["1R"], ["-"]), "Jabba's die has no side with damage"


@card("19028")
@rule("D-53")
def test_divert_resolves_a_shield_to_remove_any_die() -> None:
    scene = playing("19028", a_character(QUI_GON, showing=("2Sh", "1MD"))).play("Divert", "Qui-Gon", "Phasma")
    assert (scene.shields("Qui-Gon"), scene.pool(ME), scene.pool(THEM)) == (2, ["1MD"], ["1MD"])
    none = playing("19028", a_character(QUI_GON, showing=("1MD",))).play("Divert")
    assert len(none.pool(THEM)) == 2


@card("19029")
@rule("DST-CMB-01", "DST-VAL-01")
def test_break_off_the_attack_removes_a_die_of_no_higher_value() -> None:
    mine = a_character(GRIEVOUS, showing=("2MD",))
    theirs = (a_character(GRIEVOUS, showing=("3MD1", "2MD", "-")),)
    scene = playing("19029", mine, theirs=theirs).play("Break Off")
    assert scene.can("2 melee") and scene.can("blank") and not scene.can("3 melee")
    assert scene.answer("2 melee").pool(THEM) == ["3MD1", "-"]
    none = playing("19029", a_character(REY), theirs=theirs).play("Break Off")
    assert len(none.pool(THEM)) == 3


@card("21035")
@rule("DST-CPR-07", "DST-AMB-01")
def test_prizefighter_deals_the_value_of_the_removed_die_to_two_characters() -> None:
    mine = a_character(FINN, showing=("2RD",), upgrades=[a_piece("01024", "2MD")])
    scene = playing("21035", mine).play("Prizefighter", "Finn", "Phasma")
    assert (scene.damage("Phasma"), scene.damage("Kylo"), scene.pool(ME)) == (2, 2, ["2MD"])
    assert scene.asked == ME
    assert playing("21035", a_character(REY, showing=("1MD",))).play("Prizefighter").pool(ME) == ["1MD"]


@card("21071")
@rule("DST-GRD-01", "D-76")
def test_cobb_vanth_may_resolve_a_ranged_die_of_his_when_activated() -> None:
    cobb = a_character("21071", upgrades=[a_piece(RIFLE)])
    scene = a_table([cobb], [KYLO]).roll_next(1, 4).activate("Cobb Vanth", "yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (2, ["Sp"])
    scene = a_table([cobb], [KYLO]).roll_next(4, 4).activate("Cobb Vanth")
    assert (scene.asked, scene.pool(ME)) == (THEM, ["1R", "Sp"])
    assert a_table([a_character("21071")], [KYLO]).roll_next(1).activate("Cobb Vanth", "no").pool(ME) == ["2RD"]


@card("21071")
@rule("DST-GRD-01")
def test_cobb_vanth_is_a_guardian() -> None:
    scene = a_table(["21071"], [SHOOTER]).activate("Cobb Vanth", "Phasma die")
    assert (scene.damage("Cobb Vanth"), scene.pool(THEM)) == (2, [])


@card("21074")
@rule("D-03", "DST-OPD-03")
def test_the_armorer_turns_a_weapon_die_of_yours_and_may_resolve_it() -> None:
    mine = a_character("21074", showing=("Sp",), upgrades=[a_piece(STAFF, "-")])
    scene = a_table([mine], [KYLO], resources=2).resolve("The Armorer", "3 melee", "yes", "Kylo")
    assert (scene.shields("Armorer"), scene.damage("Kylo"), scene.pool(ME)) == (1, 3, [])
    scene = a_table([mine], [KYLO], resources=2).resolve("The Armorer", "3 melee", "no")
    assert (scene.damage("Kylo"), scene.pool(ME)) == (0, ["3MD1"])


@card("21074")
@rule("D-898", "DST-THN-01")
def test_the_armorer_with_three_shields_resolves_no_weapon_die() -> None:
    mine = a_character("21074", shields=3, showing=("Sp",), upgrades=[a_piece(STAFF, "-")])
    scene = a_table([mine], [KYLO], resources=2).resolve("The Armorer", "3 melee")
    assert (scene.shields("Armorer"), scene.pool(ME), scene.asked) == (3, ["3MD1"], THEM)
    theirs = a_character(PHASMA, upgrades=[a_piece(RIFLE, "+2RD")])
    scene = a_table([a_character("21074", shields=3, showing=("Sp",))], [theirs])
    assert scene.resolve("The Armorer", "blank", "Phasma").damage("Phasma") == 1


@card("21074")
@rule("DST-OPD-03", "D-73")
def test_the_armorer_deals_damage_for_a_weapon_die_of_an_opponent() -> None:
    theirs = a_character(PHASMA, showing=("2RD",), upgrades=[a_piece(RIFLE, "+2RD")])
    scene = a_table([a_character("21074", showing=("Sp",))], [theirs]).resolve("The Armorer", "blank", "Phasma")
    assert (scene.pool(THEM), scene.damage("Phasma")) == (["2RD", "-"], 1)
    none = a_table([a_character("21074", showing=("Sp",))], [SHOOTER]).resolve("The Armorer")
    assert (none.pool(THEM), none.damage("Phasma"), none.shields("Armorer")) == (["2RD"], 0, 1)


@card("21084")
@rule("D-03", "DST-AMB-01", "D-53")
def test_lightsaber_feint_trades_a_jedi_or_sith_die_for_an_activation() -> None:
    mine = (a_character(LUKE, showing=("1F",)), a_character(REY))
    scene = playing("21084", *mine).roll_next(0).play("Lightsaber Feint")
    assert (scene.exhausted("Rey"), scene.pool(ME), scene.asked) == (True, ["1MD"], ME)
    other = playing("21084", a_character(REY, showing=("1R",)), a_character(QUI_GON)).play("Lightsaber Feint")
    assert (other.pool(ME), other.exhausted("Qui-Gon")) == (["1R"], False)


@card("21085")
@rule("DST-SHW-01", "D-53")
def test_methodical_resolves_a_blue_die_without_damage_for_a_die_with_damage() -> None:
    mine = a_character(REY, showing=("1R", "1MD"))
    scene = playing("21085", mine, theirs=(SHOOTER, a_character(KYLO, showing=("1Sh",)))).play("Methodical")
    assert (scene.resources(ME) > 0, scene.pool(ME), scene.pool(THEM)) == (True, ["1MD"], ["1Sh"])
    none = playing("21085", a_character(REY, showing=("1MD",))).play("Methodical")
    assert (none.pool(ME), len(none.pool(THEM))) == (["1MD"], 2)


@card("21097")
@rule("DST-ASI-01", "DST-ASI-02")
def test_cheap_shot_resolves_a_side_of_value_1_as_ranged_damage() -> None:
    scene = playing("21097", a_character(REY, showing=("1R", "+2MD")))
    before = scene.resources(ME)
    scene.play("Cheap Shot", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(ME), scene.asked) == (1, ["+2MD"], ME)
    assert scene.resources(ME) <= before, "no resource is gained"
    assert playing("21097", a_character(QUI_GON, showing=("2Sh",))).play("Cheap Shot").pool(ME) == ["2Sh"]


@card("21097")
@rule("DST-ASI-03")
def test_cheap_shot_cannot_resolve_a_modifier_alone() -> None:
    assert playing("21097", a_character(REY, showing=("+1R",))).play("Cheap Shot").pool(ME) == ["+1R"]


@card("21110")
@rule("DST-RDY-08", "DST-DRW-01")
def test_moisture_farm_draws_a_card_for_a_resource_die() -> None:
    mine = [a_character(REY, showing=("1R",))]
    scene = a_table(mine, [KYLO], supports=["21110"], deck=["01157"]).use("Moisture Farm")
    assert (scene.resources(ME), scene.hand(ME), scene.pool(ME)) == (1, ["Take Cover"], [])
    none = a_table([REY], [KYLO], supports=["21110"], deck=["01157"])
    assert not none.can("use Moisture Farm"), "there is no such die"


@card("22007")
@rule("DST-VAL-02", "DST-CPR-03")
def test_force_destruction_discards_a_support_of_at_most_the_value_of_the_die() -> None:
    theirs = a_side([KYLO], supports=[TIE, BB8])
    scene = a_table(
        [a_character(GRIEVOUS, showing=("3MD1",)), a_character(LUKE, showing=("3MD",))],
        theirs,
        hand=["22007"],
        resources=5,
    ).play("Force Destruction", "TIE Fighter")
    assert (scene.supports(THEM), scene.pool(ME)) == (["BB-8"], ["3MD1"])
    low = a_table([a_character(LUKE, showing=("2MD",))], theirs, hand=["22007"], resources=5).play("Force Destruction")
    assert low.supports(THEM) == ["First Order TIE Fighter"]
    red = a_table([SHOOTER], theirs, hand=["22007"], resources=5).play("Force Destruction")
    assert len(red.supports(THEM)) == 2


@card("22008")
@rule("DST-PRE-01", "D-92")
def test_hate_grows_in_you_needs_melee_and_discard_and_does_both() -> None:
    mine = [a_character(DOOKU, showing=("1MD", "2Dc1"))]
    theirs = a_side([SHOOTER], hand=["01157", "01153"])
    scene = a_table(mine, theirs, hand=["22008"], resources=5).play("Hate Grows", "Phasma", "Block")
    assert (scene.pool(THEM), scene.hand(THEM)) == (["-"], ["Take Cover"])
    assert not a_table([a_character(DOOKU, showing=("1MD",))], theirs, hand=["22008"], resources=5).can("play Hate")


@card("22009")
@rule("DST-CMB-01", "DST-CHT-07")
def test_mercy_removes_two_dice_up_to_a_combined_value_of_three() -> None:
    mine = a_character(REY, showing=("1MD",))
    theirs = (a_character(GRIEVOUS, showing=("3MD1", "2MD")), FENCER)
    scene = playing("22009", mine, theirs=theirs).play("Mercy", "2 melee")
    assert scene.can("Kylo") and scene.can("no more") and not scene.can("3 melee")
    assert scene.answer("Kylo").pool(THEM) == ["3MD1"]
    three = playing("22009", mine, theirs=theirs).play("Mercy", "3 melee")
    assert three.pool(THEM) == ["2MD", "1MD"], "nothing more fits"
    assert playing("22009", mine, theirs=theirs).play("Mercy", "no more").pool(ME) == []
    assert len(playing("22009", SHOOTER).play("Mercy").pool(THEM)) == 2


@card("22019")
@rule("DST-MUL-10", "D-76")
def test_fire_across_the_galaxy_lets_the_opponent_draw() -> None:
    theirs = a_side([SHOOTER, FENCER], deck=["01157"])
    scene = a_table([REY], theirs, hand=["22019"], resources=5).play("Fire Across")
    assert (scene.pool(THEM), scene.asked) == (["2RD"], THEM)
    assert scene.answer("yes").hand(THEM) == ["Take Cover"]
    none = a_table([REY], a_side([SHOOTER], deck=["01157"]), hand=["22019"], resources=5).play("Fire Across")
    assert (none.pool(THEM), none.hand(THEM), none.can("yes")) == (["2RD"], [], False)


@card("22050")
@rule("DST-RRL-01", "DST-SHD-03")
def test_wield_the_force_gives_the_value_of_the_rerolled_die_as_shields() -> None:
    scene = playing("22050", a_character(LUKE, showing=("-",)), theirs=(a_character(KYLO),)).roll_next(1)
    scene.play("Wield The Force", "Luke")
    assert (scene.pool(ME), scene.shields("Luke"), scene.asked) == (["3MD"], 3, ME)
    blank = playing("22050", a_character(LUKE, showing=("1F",)), theirs=(a_character(KYLO),)).roll_next(5)
    blank.play("Wield The Force", "Luke")
    assert blank.shields("Luke") == 0


@card("22064")
@rule("D-03", "DST-SHD-03")
def test_echo_base_rerolls_a_vehicle_die_for_shields() -> None:
    supports = [a_piece("22064"), a_piece(SPEEDER, "-")]
    scene = a_table([a_character(REY, showing=("1R",))], [KYLO], supports=supports, battlefield="01167")
    scene.roll_next(0).use("Echo Base", "Rey")
    assert (scene.pool(ME), scene.shields("Rey"), scene.exhausted("Echo Base", ME)) == (["1R", "2RD"], 2, True)
    none = a_table([a_character(REY, showing=("1R",))], [KYLO], supports=["22064"]).use("Echo Base")
    assert (none.pool(ME), none.shields("Rey")) == (["1R"], 0)


@card("22074")
@rule("D-03", "DST-AMB-01")
def test_asteroid_sanctuary_trades_a_vehicle_die_for_healing() -> None:
    mine, supports = [a_character(REY, damage=3, showing=("1R",))], [a_piece(TIE, "2RD")]
    scene = a_table(mine, [KYLO], hand=["22074"], supports=supports, resources=5).play("Asteroid Sanctuary")
    assert (scene.damage("Rey"), scene.pool(ME), scene.asked) == (1, ["1R"], ME)
    none = a_table(mine, [KYLO], hand=["22074"], resources=5).play("Asteroid Sanctuary")
    assert none.damage("Rey") == 3


@card("22092")
@rule("DST-CPR-01")
def test_battle_tactic_removes_a_die_like_another_in_its_pool() -> None:
    theirs = (a_character(PHASMA, showing=("2RD", "1RD")), FENCER)
    scene = playing("22092", a_character(REY, showing=("1MD",)), theirs=theirs).play("Battle Tactic", "2 ranged")
    assert scene.pool(THEM) == ["1RD", "1MD"]
    alone = playing("22092", a_character(REY, showing=("1MD",))).play("Battle Tactic")
    assert len(alone.pool(THEM)) == 2, "your own melee die does not count"


@card("23096")
@rule("D-03", "DST-THN-01")
def test_the_long_game_blanks_two_trooper_or_vehicle_dice_for_a_cheaper_card() -> None:
    mine, supports = [a_character(TROOPER, showing=("1RD",)), a_character(REY)], [a_piece(TIE, "2RD")]
    scene = a_table(mine, [KYLO], hand=["23096", "01008"], supports=supports, resources=1).play(
        "The Long Game", "F-11D", "Storm"
    )
    assert (scene.pool(ME), scene.resources(ME), scene.upgrades("Stormtrooper")) == (["-", "-"], 0, ["F-11D Rifle"])
    one = a_table(mine, [KYLO], hand=["23096", "01008"], resources=1).play("The Long Game")
    assert len(one.hand(ME)) == 1, "only one such die"


@card("24050")
@rule("DST-CHT-07", "DST-AMB-01")
def test_clarity_of_purpose_turns_up_to_two_dice_to_shields() -> None:
    mine = a_character(KYLO, showing=("-", "2MD1"))
    scene = playing("24050", mine, theirs=(SHOOTER,)).play("Clarity Of Purpose", "blank", "2 melee")
    assert (scene.pool(ME), scene.asked) == (["1Sh", "1Sh"], ME)
    one = playing("24050", mine, theirs=(SHOOTER,)).play("Clarity Of Purpose", "blank", "no more")
    assert one.pool(ME) == ["1Sh", "2MD1"]
    assert playing("24050", a_character(REY, showing=("1R",))).play("Clarity Of Purpose").pool(ME) == ["1R"]


@card("24083")
@rule("D-53", "DST-TRN-01")
def test_agility_pays_a_blank_to_turn_a_die_of_an_opponent() -> None:
    scene = playing("24083", a_character(REY, showing=("1R",)), theirs=(SHOOTER,)).play("Agility", "focus")
    assert (scene.pool(ME), scene.pool(THEM), scene.asked) == (["-"], ["1F"], ME)
    blank = playing("24083", a_character(REY, showing=("-",)), theirs=(SHOOTER,)).play("Agility")
    assert blank.pool(THEM) == ["2RD"], "a blank is not turned to a blank"


@card("24100")
@rule("DST-CHD-01", "D-53")
def test_outmaneuver_resolves_a_character_die_with_damage_to_remove_a_die() -> None:
    mine = a_character(REY, showing=("1MD", "1R"), upgrades=[a_piece(STAFF, "1MD")])
    scene = playing("24100", mine).play("Outmaneuver", "Kylo", "Phasma")
    assert (scene.damage("Kylo"), scene.pool(ME), scene.pool(THEM), scene.asked) == (1, ["1R", "1MD"], ["1MD"], ME)
    none = playing("24100", a_character(REY, showing=("1R",), upgrades=[a_piece(STAFF, "1MD")])).play("Outmaneuver")
    assert len(none.pool(THEM)) == 2


@card("24102")
@rule("DST-OPD-06", "D-03")
def test_smugglers_run_rerolls_the_resource_die_that_it_resolves() -> None:
    mine = a_character(FINN, showing=("1R",))
    scene = playing("24102", mine).roll_next(1)
    before = scene.resources(ME)
    scene.play("Smuggler's Run")
    assert (scene.pool(ME), scene.resources(ME) >= before, scene.asked) == (["2RD"], True, ME)
    assert playing("24102", a_character(REY, showing=("1R",))).play("Smuggler's Run").pool(ME) == ["1R"]
