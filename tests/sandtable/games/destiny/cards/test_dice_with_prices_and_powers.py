"""Cards of later sets that act on dice for a price, by a Power Action, or after something else has happened."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, KYLO, REY, LUKE, FINN = "01001", "01002", "01003", "01011", "01038", "01035", "01045"
QUI_GON, TIE, RIFLE, STAFF, TURBOLASER = "01037", "01006", "01008", "01044", "19005"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET = a_character(QUI_GON, showing=("1Sh",))


@card("21051")
@rule("DST-SPT-01", "D-76")
def test_the_way_of_the_jedi_removes_a_damage_die_and_for_a_price_another() -> None:
    scene = a_table([LUKE], [SHOOTER, QUIET], hand=["21051"], resources=5)
    cost = 5 - scene.play("The Way", "yes").resources(ME)
    assert scene.pool(THEM) == []
    kept = a_table([LUKE], [SHOOTER, QUIET], hand=["21051"], resources=5).play("The Way", "no")
    assert (kept.pool(THEM), kept.resources(ME)) == (["1Sh"], 5 - cost + 1)
    no_jedi = a_table([REY], [SHOOTER, QUIET], hand=["21051"], resources=5).play("The Way")
    assert (no_jedi.pool(THEM), no_jedi.asked) == (["1Sh"], THEM)


@card("18115")
@rule("DST-POW-01", "DST-VAL-03")
def test_high_valley_raises_a_die_of_a_character_that_is_not_unique() -> None:
    scene = a_table([a_character(TROOPER, showing=("2RD",)), SHOOTER], [KYLO], battlefield="18115")
    assert scene.use("High Valley", "Kylo").damage("Kylo") == 3
    unique = a_table([SHOOTER], [KYLO], battlefield="18115").use("High Valley")
    assert (unique.damage("Kylo"), unique.pool(ME)) == (0, ["2RD"]), "used in vain"


@card("12114")
@rule("DST-OPD-09", "D-76")
def test_shien_mastery_may_roll_its_die_in_when_it_is_played() -> None:
    scene = a_table([QUI_GON], [KYLO], hand=["12114"], resources=9).roll_next(1).play("Shien Mastery", "yes")
    assert scene.pool(ME) == ["2Sh"]
    assert a_table([QUI_GON], [KYLO], hand=["12114"], resources=9).play("Shien Mastery", "no").pool(ME) == []
    assert not a_table([FINN], [KYLO], hand=["12114"], resources=9).can("play Shien"), "Blue character only"


@card("12114")
@rule("DST-SHW-01", "D-76")
def test_shien_mastery_deals_damage_and_may_remove_a_damage_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece("12114", "Sp")])]
    scene = a_table(mine, [SHOOTER, QUIET]).resolve("Shien Mastery", "Phasma", "yes")
    assert (scene.damage("Phasma"), scene.pool(THEM)) == (2, ["1Sh"])
    quiet = a_table(mine, [QUIET]).resolve("Shien Mastery", "Qui-Gon")
    assert (quiet.damage("Qui-Gon"), quiet.pool(THEM), quiet.asked) == (2, ["1Sh"], THEM)


@card("09119")
@rule("DST-SHW-01", "D-92")
def test_soresu_mastery_removes_a_damage_die_and_gives_a_shield() -> None:
    mine = [a_character(REY, upgrades=[a_piece("09119", "Sp")])]
    scene = a_table(mine, [SHOOTER, QUIET]).resolve("Soresu", "Rey")
    assert (scene.shields("Rey"), scene.pool(THEM)) == (1, ["1Sh"])
    quiet = a_table(mine, [QUIET]).resolve("Soresu", "Rey")
    assert (quiet.shields("Rey"), quiet.pool(THEM)) == (1, ["1Sh"])


@card("09119")
@rule("D-76", "DST-PRE-02", "D-867")
def test_soresu_mastery_may_remove_a_damage_die_when_it_is_played() -> None:
    scene = a_table([LUKE], [SHOOTER, QUIET], hand=["09119"], resources=9).play("Soresu", "yes")
    assert scene.pool(THEM) == ["1Sh"]
    assert a_table([LUKE], [SHOOTER], hand=["09119"], resources=9).play("Soresu", "no").pool(THEM) == ["2RD"]
    second = [a_character(REY, upgrades=["12114"])]
    assert not a_table(second, [KYLO], hand=["09119"], resources=9).can("play Soresu Mastery on Rey")


@card("22079")
@rule("DST-RSV-01", "D-76")
def test_beskar_hammer_may_turn_a_character_die_after_it_dealt_damage() -> None:
    mine = [a_character(FINN, upgrades=[a_piece("22079", "2MD")])]
    scene = a_table(mine, [FENCER]).resolve("Beskar Hammer", "Kylo", "yes", "blank")
    assert (scene.damage("Kylo"), scene.pool(THEM)) == (2, ["-"])
    assert a_table(mine, [FENCER]).resolve("Beskar Hammer", "Kylo", "no").pool(THEM) == ["1MD"]
    shield = a_table([a_character(FINN, upgrades=[a_piece("22079", "1Sh")])], [FENCER]).resolve("Beskar", "Finn")
    assert (shield.asked, shield.pool(THEM)) == (THEM, ["1MD"])


@card("22079")
@rule("DST-RDP-02")
def test_beskar_hammer_is_redeployed() -> None:
    team = [a_character(FINN, damage=9, upgrades=["22079"]), a_character(REY)]
    moved = a_table(team, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Finn", "to Rey")
    assert moved.upgrades("Rey") == ["Beskar Hammer"]


@card("15053")
@rule("DST-POW-01", "DST-DRW-01")
def test_rieekan_draws_a_card_for_each_of_his_shield_dice() -> None:
    mine = [a_character("15053", showing=("1Sh", "2Sh")), QUIET]
    scene = a_table(mine, [KYLO], deck=["01157", "01153", "01155"]).use("General Rieekan")
    assert len(scene.hand(ME)) == 2
    none = a_table([a_character("15053", showing=("1R",)), QUIET], [KYLO], deck=["01157"])
    assert none.use("General Rieekan").hand(ME) == []


@card("15054")
@rule("DST-POW-01", "D-53")
def test_rebel_sniper_discards_a_card_for_one_of_its_dice() -> None:
    mine = [a_character("15054", showing=("2RD",)), SHOOTER]
    scene = a_table(mine, [KYLO], hand=["01157"]).use("Rebel Sniper", "Kylo")
    assert (scene.damage("Kylo"), scene.hand(ME), scene.pool(ME)) == (3, [], ["2RD"])
    assert a_table(mine, [KYLO]).use("Rebel Sniper").pool(ME) == ["2RD", "2RD"], "no card to discard"


@card("05031")
@rule("DST-POW-01", "DST-CPR-07")
def test_luke_pays_two_to_raise_one_of_his_dice() -> None:
    mine = [a_character("05031", showing=("1RD",), upgrades=[a_piece(STAFF, "1MD")])]
    scene = a_table(mine, [KYLO], resources=2).use("Luke Skywalker", "Rey's Staff", "Kylo")
    assert (scene.damage("Kylo"), scene.resources(ME), scene.pool(ME)) == (3, 0, ["1RD"])
    poor = a_table(mine, [KYLO], resources=1).use("Luke Skywalker")
    assert (poor.damage("Kylo"), poor.resources(ME), len(poor.pool(ME))) == (0, 1, 2)


@card("07084")
@rule("D-53", "DST-CHD-01")
def test_suppressive_fire_removes_a_character_die_of_whoever_was_activated() -> None:
    theirs = a_side([a_character(KYLO, upgrades=[STAFF])])
    scene = a_table([REY], theirs, supports=["07084"], resources=1, turn=THEM).roll_next(1, 1).activate("Kylo", "yes")
    assert (scene.pool(THEM), scene.supports(ME), scene.resources(ME)) == (["1MD"], [], 0)
    kept = a_table([REY], theirs, supports=["07084"], resources=1, turn=THEM).activate("Kylo", "no")
    assert (len(kept.pool(THEM)), kept.supports(ME)) == (2, ["Suppressive Fire"])
    poor = a_table([REY], theirs, supports=["07084"], turn=THEM).activate("Kylo")
    assert not poor.can("yes")


@card("18023")
@rule("DST-BF-04", "DST-SPT-01")
def test_defensive_effort_removes_a_damage_die_for_each_red_character() -> None:
    theirs = [SHOOTER, FENCER, QUIET]
    scene = a_table([TROOPER], theirs, hand=["18023"], resources=5).play("Defensive Effort", "1", "Phasma")
    assert (scene.pool(THEM), scene.duel.holder) == (["1MD", "1Sh"], THEM)
    none = a_table([REY], theirs, hand=["18023"], resources=5).play("Defensive Effort")
    assert len(none.pool(THEM)) == 3
    other = a_table([TROOPER], theirs, hand=["18023"], resources=5, holder=THEM).play("Defensive Effort")
    assert len(other.pool(THEM)) == 3, "nobody gives what they don't control"


@card("05153")
@rule("DST-BF-04", "D-53")
def test_hasty_exit_gives_the_battlefield_away_for_a_damage_die() -> None:
    scene = a_table([REY], [SHOOTER, QUIET], hand=["05153"], resources=5).play("Hasty Exit")
    assert (scene.pool(THEM), scene.duel.holder) == (["1Sh"], THEM)
    other = a_table([REY], [SHOOTER], hand=["05153"], resources=5, holder=THEM).play("Hasty Exit")
    assert other.pool(THEM) == ["2RD"]


@card("22109")
@rule("DST-ACTV-07", "DST-RRL-01")
def test_guarded_activates_a_guard_and_then_removes_a_damage_die() -> None:
    scene = a_table(["12004"], [a_character(PHASMA, showing=("-",))], hand=["22109"], resources=5).roll_next(5, 1)
    scene.play("Guarded")
    assert (scene.exhausted("Snoke"), scene.pool(THEM)) == (True, [])
    none = a_table([REY], [SHOOTER], hand=["22109"], resources=5).play("Guarded")
    assert none.pool(THEM) == ["2RD"]


@card("19010")
@rule("DST-SPT-01", "DST-SHW-01")
def test_defensive_fire_needs_an_artillery_or_a_vehicle() -> None:
    for support in (TIE, TURBOLASER):
        scene = a_table([REY], [SHOOTER, QUIET], hand=["19010"], supports=[support], resources=5)
        assert scene.play("Defensive Fire").pool(THEM) == ["1Sh"]
    assert a_table([REY], [SHOOTER], hand=["19010"], resources=5).play("Defensive Fire").pool(THEM) == ["2RD"]


@card("23068")
@rule("D-76", "D-53")
def test_marauder_may_put_a_card_under_the_deck_for_another() -> None:
    def resolved(*answers: str) -> tuple[list[str], list[str]]:
        scene = a_table([REY], [KYLO], hand=["01157"], deck=["01153"], supports=[a_piece("23068", "2RD")])
        scene.resolve("Marauder", "Kylo", *answers)
        return scene.hand(ME), scene.deck(ME)

    assert resolved("yes") == (["Block"], ["Take Cover"])
    assert resolved("no") == (["Take Cover"], ["Block"])
    empty = a_table([REY], [KYLO], deck=["01153"], supports=[a_piece("23068", "2RD")]).resolve("Marauder", "Kylo")
    assert empty.hand(ME) == []


@card("18043")
@rule("DST-OPD-09", "DST-OPD-10")
def test_relby_removes_a_die_to_roll_its_own_in() -> None:
    mine = [a_character(FINN, showing=("1R",), upgrades=["18043"])]
    scene = a_table(mine, [KYLO]).roll_next(1).use("Modified Relby V-10")
    assert scene.pool(ME) == ["2RD"]
    none = a_table([a_character(FINN, upgrades=["18043"])], [KYLO]).use("Modified Relby V-10")
    assert none.pool(ME) == [], "no die pays for it"


@card("08130")
@rule("DST-POW-01", "D-53")
def test_senate_chamber_removes_a_die_to_turn_any_die() -> None:
    mine = [a_character(REY, showing=("1R",))]
    scene = a_table(mine, [SHOOTER], supports=["08130"]).use("Senate Chamber", "blank")
    assert (scene.pool(ME), scene.pool(THEM)) == ([], ["-"])
    assert a_table([REY], [SHOOTER], supports=["08130"]).use("Senate Chamber").pool(THEM) == ["2RD"]


@card("08160")
@rule("DST-POW-01", "DST-CHT-07")
def test_training_room_rerolls_dice_of_characters_that_are_not_unique() -> None:
    mine = [a_character(TROOPER, showing=("-",)), SHOOTER]
    scene = a_table(mine, [KYLO], battlefield="08160").roll_next(1).use("Training Room", "Stormtrooper")
    assert scene.pool(ME) == ["2RD", "2RD"]
    assert a_table(mine, [KYLO], battlefield="08160").use("Training Room", "no more").pool(ME) == ["-", "2RD"]


@card("21022")
@rule("DST-OPD-01", "DST-SPT-01")
def test_youre_far_too_trusting_resolves_a_die_of_theirs_without_damage() -> None:
    theirs = [a_character(KYLO, showing=("1R", "1MD"))]
    scene = a_table([PHASMA], theirs, hand=["21022"], resources=5)
    before = scene.resources(ME)
    scene.play("You're Far Too Trusting")
    assert (scene.pool(THEM), scene.resources(THEM), scene.resources(ME) <= before + 1) == (["1MD"], 0, True)
    none = a_table([TROOPER], theirs, hand=["21022"], resources=5).play("You're Far Too Trusting")
    assert none.pool(THEM) == ["1R", "1MD"], "a trooper is no leader"


@card("21100")
@rule("DST-RMV-01", "DST-RDP-02")
def test_gaderffii_removes_a_die_and_is_redeployed_from_a_yellow_character() -> None:
    scene = a_table([a_character(FINN, upgrades=[a_piece("21100", "Sp")])], [SHOOTER, FENCER]).resolve("Gader", "Kylo")
    assert scene.pool(THEM) == ["2RD"]
    team = [a_character(FINN, damage=9, upgrades=["21100"]), a_character(REY)]
    moved = a_table(team, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Finn", "to Rey")
    assert moved.upgrades("Rey") == ["Gaderffii"]
    blue = [a_character(REY, damage=9, upgrades=["21100"]), a_character(FINN)]
    lost = a_table(blue, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Rey")
    assert lost.upgrades("Finn") == []


@card("09030")
@rule("DST-ABT-01", "D-76")
def test_imperial_officer_may_turn_a_trooper_die() -> None:
    mine = [a_character(TROOPER, showing=("-",)), a_character(REY, showing=("-",))]
    scene = a_table(mine, [KYLO], supports=["09030"]).activate("Imperial Officer", "yes", "2 ranged")
    assert scene.pool(ME)[:2] == ["2RD", "-"] or scene.can("2 ranged")
    assert a_table(mine, [KYLO], supports=["09030"]).activate("Imperial Officer", "no").pool(ME)[:2] == ["-", "-"]


@card("02035")
@rule("DST-RRL-01", "D-76")
def test_chirrut_may_reroll_all_of_your_blanks() -> None:
    mine: Team = ["02035", a_character(REY, showing=("-", "1R"))]
    scene = a_table(mine, [KYLO]).roll_next(0, 3).activate("Chirrut", "yes")
    assert scene.pool(ME) == ["1R", "1R", "1RD"]
    assert a_table(mine, [KYLO]).roll_next(0).activate("Chirrut", "no").pool(ME) == ["-", "1R", "1RD"]


@card("02035")
@rule("DST-PRE-01")
def test_no_blue_ability_is_played_on_chirrut() -> None:
    scene = a_table(["02035"], [KYLO], hand=["01058"], resources=9)
    assert not scene.can("play Force Training")
    assert a_table(["02035", REY], [KYLO], hand=["01058"], resources=9).can("play Force Training")


@card("12093")
@rule("DST-RTC-04", "DST-CHT-07")
def test_as_one_rerolls_a_die_and_resolves_no_other_than_spectre_dice() -> None:
    scene = a_table([a_character(REY, showing=("1R",))], [KYLO], hand=["12093"], resources=9).roll_next(0)
    assert scene.play("As One").pool(ME) == ["1MD"]


@card("02159")
@rule("DST-RTC-04", "DST-CHT-07", "DST-ABC-01")
def test_secret_facility_resolves_up_to_three_damage_dice_of_any_kind() -> None:
    mine = [a_character(LUKE, showing=("2MD",)), a_character(PHASMA, showing=("1RD", "2RD", "1R"))]
    scene = a_table(mine, [a_character(GRIEVOUS)], battlefield="02159")
    scene.claim("yes", "Luke", "Grievous", "2 ranged", "Grievous", "Captain Phasma", "Grievous")
    assert (scene.damage("Grievous"), scene.pool(ME)) == (5, ["1R"])
    one = a_table(mine, [a_character(GRIEVOUS)], battlefield="02159").claim("yes", "Luke", "Grievous", "no more")
    assert (one.damage("Grievous"), len(one.pool(ME))) == (2, 3)


@card("02159")
@rule("DST-RTC-04", "D-660")
def test_a_modifier_is_one_of_up_to_three_dice() -> None:
    mine = [a_character(REY, showing=("1MD", "+2MD")), a_character("14031", showing=("+2MD", "1MD", "2MD"))]
    scene = a_table(mine, [a_character(GRIEVOUS)], battlefield="02159").claim("yes", "Rey")
    scene.answer("Rey die (+2", "Cal Kestis die (+2", "Grievous")
    assert (scene.damage("Grievous"), scene.pool(ME)) == (5, ["1MD", "2MD"]), "no fourth die"
    scene = a_table(mine, [a_character(GRIEVOUS)], battlefield="02159").claim("yes", "Rey")
    scene.answer("no more", "Grievous", "Cal Kestis die (2", "no more", "Grievous", "Cal Kestis die (1")
    assert not scene.can("die (+2"), "the third die is the last one"
    scene.answer("Grievous")
    assert (scene.damage("Grievous"), scene.pool(ME)) == (4, ["+2MD", "+2MD"])
