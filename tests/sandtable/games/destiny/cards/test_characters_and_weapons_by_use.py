"""Characters, weapons and events that published decks use much: spotted pairs, prices, cards that exclude another."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Team, a_character, a_free_for_all, a_piece, a_side, a_table

PHASMA, TROOPER, KYLO, REY, LUKE, FINN, QUI_GON, VADER = (
    "01001", "01002", "01011", "01038", "01035", "01045", "01037", "01010",
)  # fmt: skip
LIGHTSABER, SHIEN, RIFLE, TIE, BB8 = "01059", "12114", "01008", "01006", "01043"
SHOOTER, FENCER = a_character(PHASMA, showing=("2RD",)), a_character(KYLO, showing=("1MD",))
QUIET = a_character(QUI_GON, showing=("1Sh",))


@card("16059")
@rule("DST-DEC-01", "D-297")
def test_armory_plays_a_weapon_and_draws_for_a_red_character() -> None:
    scene = a_table([PHASMA], [FINN], supports=["16059"], hand=[RIFLE], deck=["01157"], resources=1)
    scene.use("Armory", "F-11D")
    assert (scene.upgrades("Phasma"), scene.resources(), len(scene.hand()), scene.supports()) == (
        ["F-11D Rifle"], 0, 1, [],
    )  # fmt: skip
    blue = a_table([LUKE], [FINN], supports=["16059"], hand=[LIGHTSABER], deck=["01157"], resources=2)
    assert blue.use("Armory", "Lightsaber").hand() == []
    none = a_table([PHASMA], [FINN], supports=["16059"], hand=[RIFLE], deck=["01157"], resources=1)
    assert none.use("Armory", "none").hand() == ["F-11D Rifle"]


@card("16059")
@rule("D-10", "DST-UPG-06")
def test_armory_draws_for_a_weapon_that_was_played_on_a_red_character_and_given_up_as_the_fourth_upgrade() -> None:
    def given_up(character: str) -> list[str]:
        mine = [a_character(character, upgrades=(RIFLE, RIFLE, RIFLE))]
        scene = a_table(mine, [FINN], supports=["16059"], hand=["01054"], deck=["01157"])
        scene.use("Armory", "DH-17").answer(scene.options[0], "DH-17")
        assert scene.discard() == ["Armory", "DH-17 Blaster Pistol"]
        return scene.hand()

    assert (given_up(PHASMA), given_up(KYLO)) == (["Take Cover"], [])


@card("11074")
@rule("DST-RPL-01", "D-53")
def test_yodas_lightsaber_deals_more_for_a_shield() -> None:
    armed = a_character(LUKE, shields=1, upgrades=[a_piece("11074", "Sp")])
    scene = a_table([armed], [FINN]).resolve("Yoda's Lightsaber", "yes", "Finn")
    assert (scene.damage("Finn"), scene.shields("Luke")) == (2, 0)
    kept = a_table([armed], [FINN]).resolve("Yoda's Lightsaber", "no", "Finn")
    assert (kept.damage("Finn"), kept.shields("Luke")) == (1, 1)
    bare = a_table([a_character(LUKE, upgrades=[a_piece("11074", "Sp")])], [a_character(FINN, shields=2)])
    assert bare.resolve("Yoda's Lightsaber", "Finn").damage("Finn") == 1, "unblockable"


@card("11074")
@rule("DST-NAM-04", "D-76")
def test_yodas_lightsaber_may_shield_yoda() -> None:
    scene = a_table(["05033"], [FINN], hand=["11074"], resources=1)
    assert scene.play("Yoda's Lightsaber", "yes").shields("Yoda") == 1
    assert a_table([LUKE], [FINN], hand=["11074"], resources=1).play("Yoda's Lightsaber").shields("Luke") == 0


@card("03051")
@rule("DST-CHE-01", "D-73")
def test_shoto_lightsaber_needs_another_blue_weapon() -> None:
    two = a_character(LUKE, upgrades=["03051", "16050"])
    scene = (
        a_table([two], [a_character(FINN, shields=1)])
        .roll_next(0, 0, 0)
        .activate("Luke Skywalker", "Shoto", "yes", "give")
    )
    assert scene.shields("Luke") == 1
    taken = (
        a_table([two], [a_character(FINN, shields=1)])
        .roll_next(0, 0, 0)
        .activate("Luke Skywalker", "Shoto", "yes", "shield from")
    )
    assert taken.shields("Finn") == 0
    alone = a_table([a_character(LUKE, upgrades=["03051"])], [FINN]).roll_next(0, 0)
    assert alone.activate("Luke Skywalker", "Shoto").asked == THEM


@card("12067", "14039")
@rule("D-73", "D-08")
def test_a_lightsaber_leaves_beside_the_one_it_excludes() -> None:
    scene = a_table([LUKE, REY], [FINN], hand=["12067"], resources=3)
    scene.play("Anakin Skywalker's", "Luke", "Rey")
    assert scene.shields("Rey") == 2 and scene.shields("Finn") == 1
    with_it = a_table([a_character(REY, upgrades=["04030"])], [FINN], hand=["12067"], resources=9)
    with_it.play("Anakin Skywalker's", "Rey, Force Prodigy")
    assert (with_it.upgrades("Rey"), with_it.discard()) == (["Rey's Lightsaber"], ["Anakin Skywalker's Lightsaber"])
    later = a_table([a_character(LUKE, upgrades=["12067"]), REY], [FINN], hand=["04030"], resources=9)
    assert later.play("Rey's Lightsaber", "Rey").upgrades("Luke") == []


@card("21030")
@rule("DST-POW-01", "D-76")
def test_evazan_pays_his_opponents_when_he_is_defeated() -> None:
    dying: Team = [a_character("21030", damage=11), TROOPER]
    deck = ["01157", "01153", "01155"]
    scene = a_table(dying, a_side([SHOOTER], deck=deck), turn=THEM).resolve("Captain Phasma", "Evazan", "yes")
    assert (scene.resources(THEM), len(scene.hand(THEM))) == (2, 2)
    declined = a_table(dying, a_side([SHOOTER], deck=deck), turn=THEM).resolve("Captain Phasma", "Evazan", "no")
    assert (declined.resources(THEM), declined.hand(THEM)) == (0, [])
    used = a_table([a_character("21030", showing=("2RD",))], [SHOOTER]).use("Cornelius Evazan")
    assert (used.pool(ME), used.pool(THEM)) == ([], [])


@card("18072")
@rule("DST-OPD-01", "D-76")
def test_bo_katan_forces_a_die_and_may_answer_it() -> None:
    mine: Team = [a_character("18072", showing=("3RD",)), LUKE]
    scene = a_table(mine, [SHOOTER]).use("Bo-Katan Kryze", "Luke", "yes", "Phasma")
    assert (scene.damage("Luke"), scene.damage("Phasma"), scene.pool(THEM)) == (2, 4, [])
    declined = a_table(mine, [SHOOTER]).use("Bo-Katan Kryze", "Luke", "no")
    assert (declined.damage("Luke"), declined.pool()) == (2, ["3RD"])
    none = a_table(mine, [QUIET]).use("Bo-Katan Kryze")
    assert (none.pool(THEM), none.pool()) == (["1Sh"], ["3RD"])


@card("18072")
@rule("DST-IND-01")
def test_bo_katans_special_is_unblockable() -> None:
    scene = a_table([a_character("18072", showing=("Sp",))], [a_character(FINN, shields=3)]).resolve("Bo-Katan Kryze")
    assert (scene.damage("Finn"), scene.shields("Finn")) == (3, 3)


@card("15100")
@rule("DST-POW-06", "DST-ACX-06")
def test_perimeter_outpost_gives_two_actions_and_itself_away() -> None:
    scene = a_table([PHASMA], [FINN], battlefield="15100").use("Perimeter Outpost")
    assert (scene.asked, scene.duel.holder) == (ME, THEM)
    scene.activate("Captain Phasma")
    assert scene.asked == ME


@card("18079")
@rule("DST-ACTV-07", "D-76")
def test_defiant_uprising_follows_a_blue_or_red_character() -> None:
    scene = a_table([LUKE], [FINN], supports=["18079"]).roll_next(0, 1).activate("Luke Skywalker", "Defiant", "yes")
    assert len(scene.pool()) == 2
    yellow = a_table(["01046"], [FINN], supports=["18079"]).roll_next(0)
    assert yellow.activate("Han Solo").asked == THEM


@card("22044")
@rule("D-73", "DST-TRN-01")
def test_luke_turns_a_die_where_damage_shows() -> None:
    scene = a_table(["22044"], [SHOOTER]).roll_next(2).activate("Luke Skywalker", "blank")
    assert scene.pool(THEM) == ["-"]
    quiet = a_table(["22044"], [QUIET]).roll_next(2).activate("Luke Skywalker")
    assert (quiet.pool(THEM), quiet.asked) == (["1Sh"], THEM)


@card("22044")
@rule("DST-CHE-01", "DST-OPD-06")
def test_lukes_special_exhausts_an_upgrade() -> None:
    mine = a_character("22044", showing=("Sp",), upgrades=[LIGHTSABER])
    scene = a_table([mine], [FINN]).resolve("Luke Skywalker", "deal", "Finn", "no")
    assert (scene.damage("Finn"), scene.exhausted("Lightsaber"), scene.pool()) == (2, True, [])
    again = a_table([mine], [FINN]).roll_next(0).resolve("Luke Skywalker", "give", "Luke", "yes")
    assert (again.shields("Luke"), len(again.pool())) == (2, 1)
    bare = a_table([a_character("22044", showing=("Sp",))], [FINN]).resolve("Luke Skywalker", "no")
    assert bare.damage("Finn") == 0


@card("05029")
@rule("DST-TRN-01")
def test_aayla_turns_a_blue_or_red_die_and_one_of_an_opponent() -> None:
    mine: Team = [a_character("05029", showing=("Sp",)), a_character(FINN, showing=("1RD",)), SHOOTER]
    scene = a_table(mine, [FENCER]).resolve("Aayla Secura", "Phasma", "blank", "blank")
    assert (sorted(scene.pool()), scene.pool(THEM)) == (["-", "1RD"], ["-"])


@card("21044")
@rule("DST-DEC-01", "D-297")
def test_beru_plays_a_blue_card_cheaper() -> None:
    scene = a_table(["21044", LUKE], [FINN], hand=["01040", RIFLE], resources=1).activate(
        "Beru Lars", "yes", "Robes", "Luke Skywalker"
    )
    assert "Jedi Robes" in scene.upgrades("Luke")
    assert a_table(["21044", LUKE], [FINN], hand=[RIFLE], resources=5).activate("Beru Lars").asked == THEM


@card("21044")
@rule("DST-BFX-03", "DST-SPX-03")
def test_beru_draws_after_a_claim() -> None:
    scene = a_table(["21044"], [FINN], deck=["01157"], battlefield="15100")
    assert len(scene.claim("yes").hand()) == 1
    assert a_table(["21044"], [FINN], deck=["01157"], battlefield="15100").claim("no").hand() == []


@card("15040")
@rule("DST-DFX-04", "DST-CHE-03")
def test_luminara_does_two_of_three_things() -> None:
    mine: Team = [a_character("15040", showing=("Sp",)), "18048"]
    scene = a_table(mine, [FINN]).roll_next(0).resolve("Luminara Unduli", "give", "roll", "Padawan")
    assert (scene.shields("Padawan"), scene.pool()) == (1, ["1F"])
    raised = a_table(["15040", a_character("18048", damage=7)], [SHOOTER], turn=THEM)
    assert raised.resolve("Captain Phasma", "Padawan").team() == ["Luminara Unduli"], "9 damage are enough for 8 + 1"
    alive = a_table(["15040", a_character("18048", damage=6)], [SHOOTER], turn=THEM)
    assert "Patient Padawan" in alive.resolve("Captain Phasma", "Padawan").team()


@card("18048")
@rule("DST-RSV-01", "D-76")
def test_patient_padawan_discards_after_a_shield() -> None:
    mine: Team = [a_character("18048", showing=("1Sh",))]
    scene = a_table(mine, a_side([FINN], deck=["01157"])).resolve("Patient Padawan", "Padawan", "yes", "player 2")
    assert scene.deck(THEM) == []
    focus = a_table([a_character("18048", showing=("1F",))], a_side([FINN], deck=["01157"])).resolve("Patient Padawan")
    assert len(focus.deck(THEM)) == 1


@card("05038")
@rule("DST-NAM-09", "D-76")
def test_clone_trooper_rerolls_another_die_on_the_own_battlefield() -> None:
    mine: Team = ["05038", a_character(LUKE, showing=("2MD",))]
    away = a_table(mine, [FINN], holder=THEM).roll_next(0, 1).activate("Clone Trooper", "reroll this die")
    assert sorted(away.pool()) == ["2MD", "2RD"]
    home = a_table(mine, [FINN], holder=ME).roll_next(0, 5).activate("Clone Trooper", "your character dice", "Luke")
    assert sorted(home.pool()) == ["-", "1RD"]
    assert a_table(mine, [FINN]).roll_next(0).activate("Clone Trooper", "no").asked == THEM


@card("15030")
@rule("D-326")
def test_a_price_of_an_event_that_is_not_spent_is_paid_without_a_question() -> None:
    scene = a_table([REY], [a_character(KYLO)], hand=["15030"], resources=3).play("Everybody Profits")
    assert (scene.resources(), scene.resources(THEM), scene.damage("Kylo")) == (2, 1, 3)


@card("19035")
@rule("DST-EPL-01")
def test_rebel_alliance_heals_one_of_each_color() -> None:
    mine: Team = [a_character(LUKE, damage=2), a_character(PHASMA, damage=2), a_character("01046", damage=2)]
    scene = a_table(mine, [TROOPER], hand=["19035"]).play("Rebel Alliance", "Phasma")
    assert [scene.damage(name) for name in ("Luke", "Phasma", "Han")] == [1, 1, 1]


@card("18046")
@rule("DST-PLX-08", "DST-VAL-01")
def test_chirrut_turns_a_blank_to_a_one() -> None:
    mine: Team = [a_character("18046", showing=("-",))]
    scene = a_table(mine, [FINN]).use("Chirrut Îmwe", "1 ranged")
    assert scene.pool() == ["1RD"]
    refused = a_table(["18046"], [FINN], hand=["12114"], resources=9)
    assert not refused.can("play Shien")


@card("02137")
@rule("DST-CLR-18")
def test_new_orders_uses_the_other_battlefield() -> None:
    theirs = a_side([FINN], battlefield="15098")
    scene = a_table([a_character(PHASMA)], theirs, hand=["02137"], resources=2, battlefield="11158")
    scene.play("New Orders")
    assert scene.duel.setup.prints[scene.duel.battlefield].code == "15098"


@card("18111")
@rule("DST-CPR-01", "DST-SPX-01")
def test_unique_perspectives_spots_pairs() -> None:
    mixed = a_table([LUKE, QUI_GON], [FINN], hand=["18111"], resources=1).play("Unique")
    assert mixed.damage("Finn") == 0, "two Blue Jedi share both"
    colors = a_table(["18072", PHASMA], [a_character(FINN, shields=0)], hand=["18111"], resources=1)
    assert colors.play("Unique", "Finn").damage("Finn") == 2, "a Yellow and a Red leader"
    healed = a_table([a_character(LUKE, damage=3), REY], [FINN], hand=["18111"], resources=1)
    assert healed.play("Unique", "Luke").damage("Luke") == 1, "Blue both, a Jedi and none"


@card("23048")
@rule("DST-RSV-04", "DST-RSV-05")
def test_yaddle_resolves_another_side_or_a_special() -> None:
    mine = a_character("23048", showing=("Sp",), upgrades=[SHIEN])
    scene = a_table([mine], [FINN]).resolve("Yaddle", "another side", "2 melee", "Finn")
    assert scene.damage("Finn") == 2
    used = a_table([mine], [a_character(FINN, showing=("1RD",))]).resolve("Yaddle", "use", "Finn", "yes")
    assert used.damage("Finn") == 2 and used.pool(THEM) == []


@card("12129")
@rule("DST-TOK-13", "D-73")
def test_thief_takes_from_the_richer() -> None:
    tired: Team = [a_character("12129", exhausted=True)]
    scene = a_table(tired, a_side([FINN], resources=2)).use("Nar Shaddaa Thief")
    assert (scene.resources(), scene.resources(THEM)) == (1, 1)
    poor = a_table(tired, a_side([FINN], resources=1)).use("Nar Shaddaa Thief")
    assert (poor.resources(), poor.resources(THEM)) == (0, 1)


@card("12129")
@rule("D-126")
def test_the_thief_takes_from_none_but_an_opponent_who_is_richer() -> None:
    tired = a_side([a_character("12129", exhausted=True)], resources=1)
    scene = a_free_for_all(tired, a_side([FINN], resources=1), a_side([REY], resources=3)).use("Nar Shaddaa Thief")
    assert [scene.resources(seat) for seat in range(3)] == [2, 1, 2]


@card("12071")
@rule("D-20", "D-73")
def test_kashyyyk_warrior_hits_harder_when_hurt() -> None:
    hurt = a_table([a_character("12071", damage=6, showing=("1MD",))], [FINN]).resolve("Kashyyyk Warrior", "Finn")
    assert hurt.damage("Finn") == 2
    fresh = a_table([a_character("12071", damage=5, showing=("1MD",))], [FINN]).resolve("Kashyyyk Warrior", "Finn")
    assert fresh.damage("Finn") == 1


@card("21056")
@rule("DST-BEF-01", "DST-IND-01")
def test_qui_gons_teachings_turn_a_shield_into_damage() -> None:
    mine = a_character(LUKE, shields=1, upgrades=[a_piece("21056", "1Sh")])
    scene = a_table([mine], [FINN]).resolve("Qui-Gon Jinn's Teachings", "Luke", "yes")
    assert (scene.shields("Luke"), scene.damage("Finn")) == (1, 1)
    assert a_table([mine], [FINN]).resolve("Qui-Gon Jinn's Teachings", "Luke", "no").shields("Luke") == 2
    bare = a_character(LUKE, upgrades=[a_piece("21056", "1Sh")])
    assert a_table([bare], [FINN]).resolve("Qui-Gon Jinn's Teachings", "Luke").damage("Finn") == 0


@card("15038")
@rule("DST-KEY-02", "DST-RDP-02")
def test_weapons_of_a_jedi_apprentice_are_redeployed() -> None:
    team: Team = [a_character("15038", damage=6, upgrades=["03051"]), LUKE]
    scene = a_table(team, [SHOOTER], turn=THEM).resolve("Captain Phasma", "Apprentice", "to Luke")
    assert scene.upgrades("Luke") == ["Shoto Lightsaber"]


@card("15060")
@rule("DST-CPR-01", "D-39")
def test_wasaka_berries_heal_a_team_of_one_kind() -> None:
    hurt: Team = [a_character(LUKE, damage=3), QUI_GON]
    assert a_table(hurt, [FINN], supports=["15060"]).use("Wasaka Berry Plant", "Luke").damage("Luke") == 1
    assert not a_table([a_character(LUKE, damage=3), FINN], [FINN], supports=["15060"]).can("use Wasaka")


@card("23061")
@rule("DST-ASI-01", "D-76")
def test_wrecker_follows_a_red_upgrade_and_makes_dice_indirect() -> None:
    mine: Team = [a_character("23061", showing=("2RD",))]
    scene = a_table(mine, [LUKE], hand=[RIFLE], resources=2).play("F-11D", "yes", "Luke")
    assert scene.damage("Luke") == 3
    assert a_table(mine, [LUKE], hand=[RIFLE], resources=2).play("F-11D", "no").pool() == ["2RD"]
    assert a_table(mine, [a_character(LUKE, shields=1)]).use("Wrecker").damage("Luke") == 1


@card("11043")
@rule("DST-IND-13", "D-118")
def test_desperate_measures_cost_damage() -> None:
    scene = a_table(["01046"], a_side([LUKE], supports=["01089"]), hand=["11043"]).play("Desperate")
    assert (scene.supports(THEM), scene.damage("Han")) == ([], 2)
    red = a_table([PHASMA], a_side([LUKE], supports=["01089"]), hand=["11043"]).play("Desperate")
    assert len(red.supports(THEM)) == 1


@card("16022")
@rule("D-43")
def test_an_outland_tie_fighter_is_cheaper_beside_another() -> None:
    one = a_table([PHASMA], [FINN], supports=["16022"], hand=["16022"], resources=1)
    assert one.can("play Outland")
    assert not a_table([PHASMA], [FINN], hand=["16022"], resources=1).can("play Outland")


@card("21001")
@rule("DST-BEF-01", "DST-MOV-04")
def test_the_cultist_bears_damage_and_hits_back() -> None:
    mine: Team = ["21001", a_character(VADER, damage=3)]
    scene = a_table(mine, [FINN]).use("Cultist Of The Sith Eternal", "2")
    assert (scene.damage("Cultist"), scene.damage("Vader")) == (2, 1)
    dying = a_table([a_character("21001", damage=4), VADER], [SHOOTER], turn=THEM).resolve("Captain Phasma", "Cultist")
    assert (dying.damage("Phasma"), dying.team()) == (2, ["Darth Vader"])


@card("21001")
@rule("D-206", "DST-TOK-11")
def test_the_cultist_takes_damage_of_a_sith_of_any_type() -> None:
    scene = a_table(["21001", KYLO], [FINN], supports=[a_piece("24085", damage=2)])
    scene.use("Cultist Of The Sith Eternal", "1")
    assert (scene.damage("Cultist"), scene.placed(scene.supports()[0])) == (1, 1)


@card("15005")
@rule("D-107")
def test_tenth_brother_uses_the_special_of_another_card() -> None:
    mine: Team = [a_character("15005", showing=("Sp",))]
    theirs: Team = [a_character(FINN, upgrades=[SHIEN])]
    assert a_table(mine, theirs).resolve("Tenth Brother", "Finn").damage("Finn") == 2


@card("15040")
@rule("DST-SBT-05")
def test_luminara_rolls_no_die_of_her_own_when_she_is_an_apprentice() -> None:
    mine: Team = [a_character("15040", dice=2, showing=("Sp",)), "18048"]
    scene = a_table(mine, [SHOOTER])
    scene.duel.gained = ((scene.find("Luminara"), "apprentice"),)
    scene.roll_next(0).resolve("Luminara", "give", "roll", "Luminara")
    assert (scene.shields("Luminara"), scene.pool()) == (1, ["1F"]), "the die of the Padawan, without a choice"
