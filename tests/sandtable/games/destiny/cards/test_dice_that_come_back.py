"""Upgrades and supports about dice that were removed, resolved or rolled again, and dice rolled in for a price."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import THEM, Team, a_character, a_piece, a_side, a_table

TROOPER, PHASMA, KYLO, JANGO, REY, LUKE, HAN, DOOKU, VADER, SISTER, BROTHER, CASSIAN = (
    "01002", "01001", "01011", "01021", "01038", "01035", "01046", "01009", "01010", "01012", "15005", "07090",
)  # fmt: skip
CARD, PISTOL, SABER, EVADE, DISLIKE = "01157", "01051", "01059", "02136", "01097"
CONSULAR, ABSORB, EMPEROR, STALL, COMMANDER, AMBAN, RETALIATION, PYRO, DOOKUS, VADERS, SITH_LORD = (
    "23054", "22088", "19003", "18040", "23100", "24112", "22014", "23013", "23092", "08016", "12018",
)  # fmt: skip
DOUBLE, RIOT, HORN, WATER, INQUISITOR, SEEKER, GNK, SQUADRON, KHETANNA, PROJECTILE, DX_2, CASSIANS = (
    "22013", "14020", "22104", "18015", "16011", "03013", "24111", "19004", "23041", "23043", "11153", "14046",
)  # fmt: skip


@card(CONSULAR)
@rule("DST-OPD-09", "D-90")
def test_consular_teachings_rolls_its_die_or_buys_the_roll_of_an_ability() -> None:
    mine: Team = [a_character(LUKE, upgrades=[ABSORB])]
    scene = (
        a_table(mine, [KYLO], hand=[CONSULAR], resources=3)
        .roll_next(2)
        .play("Consular", "luke skywalker, jedi knight", "yes", "roll this die")
    )
    assert (scene.pool(), scene.resources()) == (["1F"], 1)
    scene = (
        a_table(mine, [KYLO], hand=[CONSULAR], resources=3)
        .roll_next(3)
        .play("Consular", "luke skywalker, jedi knight", "yes", "spend 1", "Absorb")
    )
    assert (scene.pool(), scene.resources()) == (["2ID"], 0)
    assert (
        a_table(mine, [KYLO], hand=[CONSULAR], resources=3).play("Consular", "luke skywalker, jedi knight", "no").pool()
        == []
    )
    poor = a_table(mine, [KYLO], hand=[CONSULAR], resources=2).play(
        "Consular", "luke skywalker, jedi knight", "yes", "spend 1"
    )
    assert (poor.pool(), poor.resources()) == ([], 0)


@card(CONSULAR)
@rule("DST-RDP-02")
def test_consular_teachings_acts_when_it_moves_on() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[CONSULAR]), LUKE]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).roll_next(0)
    scene.resolve("Kylo Ren", "Jango").answer("Luke").answer("yes", "roll this die")
    assert (scene.upgrades("Luke"), scene.pool()) == (["Consular Teachings"], ["1MD"])


@card(ABSORB)
@rule("DST-QUE-01", "DST-VAL-03")
def test_absorb_energy_is_resolved_after_its_character_is_dealt_damage() -> None:
    mine = [a_character(REY, shields=2, upgrades=[a_piece(ABSORB, "1RD")])]
    foe = [a_character(KYLO, showing=("2MD1", "1MD"))]
    scene = a_table(mine, foe, turn=THEM).resolve("Kylo Ren die (1 melee)", "Rey").answer("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Rey")) == (2, 0)  # dealt, and blocked by a shield
    assert a_table(mine, foe, turn=THEM).resolve("Kylo Ren die (1 melee)", "Rey").answer("no").damage("Kylo") == 0
    other: Team = [REY, a_character(LUKE, upgrades=[a_piece(ABSORB, "1RD")])]
    assert a_table(other, foe, turn=THEM).resolve("Kylo Ren die (1 melee)", "Rey").damage("Kylo") == 0
    assert not a_table([TROOPER], foe, hand=[ABSORB], resources=2).can("play Absorb")


@card(EMPEROR)
@rule("DST-PRE-02", "DST-SHD-03")
def test_the_emperor_is_a_unique_red_or_blue_leader_with_three_shields() -> None:
    assert a_table([PHASMA], [REY], hand=[EMPEROR], resources=5).play("Emperor").shields("Phasma") == 3
    for other in (TROOPER, KYLO, "01020"):  # no leader, no leader, a Yellow one
        assert not a_table([other], [REY], hand=[EMPEROR], resources=5).can("play Emperor")


@card(EMPEROR)
@rule("DST-RSV-01", "DST-IND-01")
def test_the_emperor_hurts_after_a_die_of_its_character() -> None:
    mine: Team = [
        a_character(PHASMA, showing=("1R",), upgrades=[a_piece(EMPEROR, "2R")]),
        a_character(KYLO, showing=("1R",)),
    ]
    assert a_table(mine, [REY]).resolve("Captain Phasma", "yes").damage("Rey") == 2
    assert a_table(mine, [REY]).resolve("Captain Phasma", "no").damage("Rey") == 0
    for die in ("Kylo", "Emperor"):
        assert a_table(mine, [REY]).resolve(die).damage("Rey") == 0


@card(STALL)
@rule("DST-OPD-04", "DST-RMV-01")
def test_the_black_stall_station_profits_from_your_own_lost_dice() -> None:
    mine = [a_character(JANGO, showing=("1RD",))]
    foe = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, foe, hand=[DISLIKE], supports=[STALL], resources=3).play("He Doesn't", "yes")
    assert (scene.damage("Rey"), scene.pool(), scene.pool(THEM)) == (1, [], [])
    scene = a_table(mine, [a_character(REY, showing=("1MD",))], hand=[EVADE], supports=[STALL], resources=1)
    assert scene.play("Evade", "yes").damage("Rey") == 1
    theirs = [a_character(TROOPER, showing=("1RD",))]
    scene = a_table([JANGO], theirs, hand=[EVADE], supports=[STALL], resources=1).play("Evade")
    assert (scene.damage("First Order"), scene.asked) == (0, THEM)
    red = [a_character(TROOPER, showing=("1RD",))]
    scene = a_table(red, foe, hand=[EVADE], supports=[STALL], resources=1).play("Evade")
    assert (scene.damage("Rey"), scene.asked) == (0, THEM)


@card(COMMANDER)
@rule("DST-SBT-05", "DST-ACTV-07", "D-92")
def test_a_commander_leads_a_red_support_into_battle() -> None:
    mine: Team = [a_character(TROOPER, upgrades=[COMMANDER]), REY]
    scene = a_table(mine, [KYLO], supports=["21027", "01018"]).roll_next(3, 0, 2)
    scene.activate("First Order", "yes")
    assert scene.exhausted("125-Z") or scene.can("125-Z")
    while scene.asked != THEM:
        scene.answer(next((each for each in ("125-Z", "First Order Storm", "1 ranged", "no") if scene.can(each)), "1"))
    assert scene.exhausted("125-Z")
    assert a_table(mine, [KYLO], supports=["21027"]).activate("First Order", "no").exhausted("125-Z") is False
    leader = a_table([a_character(TROOPER, upgrades=[COMMANDER])], [KYLO], supports=["18026"]).roll_next(3)
    assert leader.use("Armored Assault Tank").pool() == ["1Dr"]


@card(AMBAN)
@rule("DST-OPD-06", "DST-RDY-08")
def test_the_amban_rifle_hits_is_rerolled_and_draws_or_makes_discard() -> None:
    mine = [a_character(REY, upgrades=[a_piece(AMBAN, "Sp")])]
    foe = a_side([a_character(KYLO, shields=2)], hand=[CARD])
    scene = a_table(mine, foe, deck=[PISTOL]).roll_next(0).resolve("Amban", "Kylo").answer("yes").answer("yes", "draw")
    assert (scene.damage("Kylo"), scene.pool(), scene.hand()) == (1, ["3RD"], ["DL-44 Heavy Blaster Pistol"])
    scene = a_table(mine, foe).roll_next(0).resolve("Amban", "Kylo").answer("yes").answer("yes", "force")
    assert (scene.hand(THEM), scene.exhausted("Amban")) == ([], True)
    scene = a_table(mine, foe).resolve("Amban", "Kylo").answer("no")
    assert (scene.pool(), scene.hand(THEM), scene.exhausted("Amban")) == ([], ["Take Cover"], False)


@card(AMBAN)
@rule("DST-RDP-02")
def test_the_amban_rifle_redeploys() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[AMBAN]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Amban Sniper Rifle"]


@card(RETALIATION)
@rule("DST-OPD-04", "D-255")
def test_force_retaliation_strikes_back_for_each_die_removed_together() -> None:
    mine: Team = [a_character(TROOPER, showing=("1RD", "2RD"), upgrades=[a_piece(RETALIATION, "3RD")])]
    three = a_side([a_character(REY)], hand=["05159"], resources=3)  # Dive: up to 3 dice showing ranged damage
    scene = a_table(mine, three, turn=THEM).play("Dive", "1 ranged", "2 ranged", "3 ranged")
    scene.answer("yes", "Rey")
    assert (scene.damage("Rey"), scene.exhausted("Retaliation")) == (3, True)
    scene = a_table(mine, three, turn=THEM).play("Dive", "3 ranged").answer("yes", "Rey")
    assert scene.damage("Rey") == 1
    own = a_table(mine, [REY], hand=[EVADE], resources=1).play("Evade", "1 ranged")
    assert (own.damage("Rey"), own.asked) == (0, THEM)
    assert not a_table([TROOPER], [REY], hand=[RETALIATION], resources=4).can("play Force")


@card(PYRO)
@rule("DST-ASI-01", "DST-OPD-01", "DST-ASI-03")
def test_pyrokinesis_rerolls_any_die_and_burns_with_it_or_removes_it() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(PYRO, "Sp")])]
    foe = [a_character(LUKE, showing=("1R",))]
    scene = a_table(mine, foe).roll_next(1).resolve("Pyrokinesis", "Luke")
    assert (scene.damage("Luke"), scene.pool(THEM)) == (3, [])
    plus: Team = [a_character(REY, showing=("1R",))]
    scene = a_table(mine, plus).roll_next(1).resolve("Pyrokinesis", "Rey")  # a side with a plus
    assert (scene.damage("Rey"), scene.pool(THEM)) == (0, [])
    assert not a_table([TROOPER], foe, hand=[PYRO], resources=3).can("play Pyro")


@card(DOOKUS)
@rule("DST-RSV-01", "DST-IND-01")
def test_dookus_lightsaber_stings_after_his_dice() -> None:
    mine = [a_character(DOOKU, showing=("1R",), upgrades=[DOOKUS])]
    scene = a_table(mine, [REY]).resolve("Count Dooku die", "yes")
    assert (scene.damage("Rey"), scene.exhausted("Dooku's")) == (1, True)
    assert a_table(mine, [REY]).resolve("Count Dooku die", "no").damage("Rey") == 0
    other = [a_character(KYLO, showing=("1R",), upgrades=[DOOKUS])]
    assert a_table(other, [REY]).resolve("Kylo Ren").asked == THEM
    used = [a_character(DOOKU, showing=("1R",), upgrades=[a_piece(DOOKUS, exhausted=True)])]
    assert a_table(used, [REY]).resolve("Count Dooku die").asked == THEM


@card(VADERS)
@rule("DST-OPD-09", "DST-THN-01")
def test_vaders_lightsaber_buys_a_die_of_its_character() -> None:
    mine = [a_character(VADER, upgrades=[a_piece(VADERS, "2Sh")])]
    scene = a_table(mine, [REY], resources=1).roll_next(2).resolve("Darth Vader's", "Darth Vader").answer("yes")
    scene.answer("Rey")
    assert (scene.pool(), scene.resources(), scene.damage("Rey")) == (["2Dr"], 0, 1)
    other = [a_character(KYLO, upgrades=[a_piece(VADERS, "2Sh")])]
    scene = a_table(other, [REY], resources=1).roll_next(0).resolve("Darth Vader's", "Kylo").answer("yes")
    assert (scene.pool(), scene.damage("Rey"), scene.asked) == (["1MD"], 0, THEM)
    scene = a_table(mine, [REY], resources=1).resolve("Darth Vader's", "Darth Vader").answer("no")
    assert (scene.pool(), scene.damage("Rey")) == ([], 0)


@card(SITH_LORD)
@rule("DST-OPD-06", "DST-RSV-05")
def test_a_sith_lord_uses_a_special_of_attached_character() -> None:
    mine = [a_character("02010", upgrades=[a_piece(SITH_LORD, "Sp"), "22089"])]
    scene = a_table(mine, [REY]).roll_next(0).resolve("Sith Lord", "yes")
    assert scene.options == ["Darth Vader, Dark Apprentice", "Force Sense"]
    assert scene.exhausted("Sith Lord")
    none = [a_character(DOOKU, upgrades=[a_piece(SITH_LORD, "Sp")])]
    assert a_table(none, [REY]).roll_next(3).resolve("Sith Lord", "no").pool() == ["2F"]
    assert not a_table([KYLO], [REY], hand=[SITH_LORD], resources=4).can("play Sith")


@card(DOUBLE)
@rule("D-53", "DST-THN-01")
def test_the_double_bladed_lightsaber_strikes_twice_or_is_removed() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(DOUBLE, "2MD")])]
    scene = a_table(mine, [REY]).roll_next(1).resolve("Double", "Rey").answer("yes", "Rey")
    assert (scene.damage("Rey"), scene.pool(), scene.exhausted("Double")) == (4, [], True)
    scene = a_table(mine, [REY]).roll_next(1).resolve("Double", "Rey").answer("no")
    assert (scene.damage("Rey"), scene.pool()) == (2, [])
    scene = a_table(mine, [REY]).roll_next(2).resolve("Double", "Rey")  # a side with a plus: removed
    assert (scene.damage("Rey"), scene.pool(), scene.asked) == (2, [], THEM)
    used = [a_character(KYLO, upgrades=[a_piece(DOUBLE, "2MD", exhausted=True)])]
    assert a_table(used, [REY]).resolve("Double", "Rey").damage("Rey") == 2


@card(DOUBLE)
@rule("DST-RDP-02")
def test_the_double_bladed_lightsaber_redeploys_from_an_inquisitor() -> None:
    for hero, name, moved in ((BROTHER, "Tenth Brother", ["Double-Bladed Lightsaber"]), (HAN, "Han Solo", [])):
        mine: Team = [a_character(hero, damage=11 if hero == BROTHER else 10, upgrades=[DOUBLE]), KYLO]
        scene = a_table(mine, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", name)
        if moved:
            scene.answer("Kylo")
        assert scene.upgrades("Kylo") == moved


@card(RIOT)
@rule("DST-QUE-01", "DST-OPD-09")
def test_the_riot_baton_answers_when_a_trooper_takes_damage() -> None:
    mine = [a_character(TROOPER, upgrades=[RIOT])]
    foe = [a_character(KYLO, showing=("1MD",))]
    scene = a_table(mine, foe, turn=THEM).roll_next(2).resolve("Kylo Ren", "First Order").answer("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(), scene.exhausted("Riot")) == (2, [], True)
    scene = a_table(mine, foe, turn=THEM).roll_next(5).resolve("Kylo Ren", "First Order").answer("yes")
    assert (scene.damage("Kylo"), scene.pool()) == (0, [])  # a blank is removed
    shielded = [a_character(TROOPER, shields=1, upgrades=[RIOT])]
    scene = a_table(shielded, foe, turn=THEM).resolve("Kylo Ren", "First Order")
    assert scene.prompt == "Take an action or pass"
    assert a_table([a_character(REY, upgrades=[RIOT])], foe, turn=THEM).resolve("Kylo Ren", "Rey").pool() == []


@card(RIOT)
@rule("DST-CHE-01", "DST-CPR-07")
def test_the_riot_baton_hits_troopers_or_disarms_heroes() -> None:
    mine = [a_character(TROOPER, upgrades=[a_piece(RIOT, "Sp")])]
    foe: Team = [a_character(REY, upgrades=[a_piece(SABER, "1Sh")]), a_character("01030", showing=("1RD",))]
    scene = a_table(mine, foe).resolve("FN-2199", "deal 3", "Rebel")
    assert scene.damage("Rebel") == 3
    scene = a_table(mine, foe).resolve("FN-2199", "remove")  # the trooper's own character isn't unique
    assert scene.pool(THEM) == ["1RD"]


@card(HORN)
@rule("DST-CHE-01", "DST-POW-01", "DST-VAL-03")
def test_the_broken_horn_is_worth_more_by_its_cost() -> None:
    horn = [a_piece(HORN, "3ID1")]
    scene = a_table([JANGO], [REY], hand=[CARD], supports=horn, resources=1).use("Broken Horn", "discard a card")
    assert (scene.damage("Rey"), scene.resources(), scene.discard()) == (4, 0, ["Take Cover"])
    scene = a_table([JANGO], [REY], supports=horn, resources=1).use("Broken Horn", "spot")
    assert (scene.damage("Rey"), scene.resources()) == (0, 1)


@card(WATER)
@rule("DST-OPD-06", "DST-SPX-02")
def test_the_water_of_life_heals_and_stays_with_a_witch() -> None:
    mine = [a_character(SISTER, damage=2, upgrades=[a_piece(WATER, "Sp")])]
    scene = a_table(mine, [REY]).roll_next(0).resolve("Water", "Nightsister")
    assert (scene.damage("Nightsister"), scene.pool()) == (1, ["1F"])
    other = [a_character(KYLO, damage=2, upgrades=[a_piece(WATER, "Sp")])]
    scene = a_table(other, [REY]).resolve("Water", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, [])


@card(INQUISITOR)
@rule("DST-OPD-06", "DST-OPD-09")
def test_the_grand_inquisitors_lightsaber_profits_from_a_blank_of_theirs() -> None:
    mine = [a_character(KYLO, upgrades=[a_piece(INQUISITOR, "Sp")])]
    scene = a_table(mine, [a_character(REY, showing=("-",))]).roll_next(0, 3).resolve("Grand", "yes")
    assert (scene.pool(), scene.exhausted("Grand")) == (["2Sh", "1MD"], True)
    scene = a_table(mine, [a_character(REY, showing=("1R",))]).roll_next(0).resolve("Grand")
    assert (scene.pool(), scene.exhausted("Grand")) == (["3MD"], False)
    scene = a_table(mine, [a_character(REY, showing=("-",))]).roll_next(0).resolve("Grand", "no")
    assert scene.pool() == ["3MD"]


@card(SEEKER)
@rule("DST-VAX-01")
def test_id9_seeker_droids_count_each_other() -> None:
    mine: Team = [a_character(KYLO, upgrades=[a_piece(SEEKER, "XMD"), a_piece(SEEKER, "XMD")]),
                  a_character(VADER, upgrades=[a_piece(SEEKER, "XSh")])]  # fmt: skip
    scene = a_table(mine, [REY]).resolve("ID9 Seeker Droid #1", "Rey").answer("#2", "Rey")
    assert scene.damage("Rey") == 3 + 2


@card(GNK)
@rule("DST-TRN-01", "DST-RSV-01")
def test_the_gnk_droid_turns_a_die_to_its_first_side() -> None:
    mine = [a_character(LUKE, showing=("-",))]
    scene = a_table(mine, [KYLO], supports=[a_piece(GNK, "1Sh")]).resolve("GNK", "Luke").answer("yes")
    assert scene.pool() == ["2MD"]
    assert a_table(mine, [KYLO], supports=[a_piece(GNK, "1Sh")]).resolve("GNK", "Luke").answer("no").pool() == ["-"]


@card(SQUADRON)
@rule("D-255", "DST-OPD-09")
def test_a_tie_fighter_squadron_comes_back_for_a_card() -> None:
    squadron = [a_piece(SQUADRON, "1RD")]
    scene = a_table([TROOPER], [REY], hand=[CARD], supports=squadron).roll_next(3).resolve("TIE", "Rey").answer("yes")
    assert (scene.pool(), scene.discard()) == (["1Dr"], ["Take Cover"])
    assert a_table([TROOPER], [REY], hand=[CARD], supports=squadron).resolve("TIE", "Rey").answer("no").pool() == []
    theirs = a_side([REY], hand=[EVADE], resources=1)
    scene = (
        a_table([TROOPER], theirs, hand=[CARD], supports=squadron, turn=THEM).roll_next(0).play("Evade").answer("yes")
    )
    assert (scene.pool(), scene.discard()) == (["1RD"], ["Take Cover"])
    scene = a_table([TROOPER], theirs, supports=squadron, turn=THEM).play("Evade")
    assert (scene.pool(), scene.prompt) == ([], "Take an action or pass")


@card(KHETANNA)
@rule("D-255", "DST-ASI-03")
def test_the_khetanna_rerolls_after_it_was_removed_and_resolves_modifiers() -> None:
    mine = [a_character(REY, showing=("+2MD",))]
    scene = a_table(mine, [KYLO], supports=[KHETANNA]).use("The Khetanna", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (2, [])
    lost: Team = [a_character(LUKE, showing=("-",)), JANGO]
    scene = a_table(lost, [a_character(KYLO, showing=("1MD",))], hand=[DISLIKE], supports=[a_piece(KHETANNA, "2ID")])
    scene.roll_next(1).play("He Doesn't", "Khetanna").answer("yes")
    assert (scene.pool(), scene.pool(THEM)) == (["3MD"], [])


@card(PROJECTILE)
@rule("DST-INH-04")
def test_the_projectile_rifle_has_three_specials_to_choose_from() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(PROJECTILE, "Sp")])]
    foe = [a_character(KYLO, shields=1, showing=("1R",))]
    scene = a_table(mine, foe).resolve("Projectile", "3 unblockable", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (3, 1)
    scene = a_table(mine, foe).resolve("Projectile", "give a character", "Kylo").answer("Jango")
    assert (scene.damage("Kylo"), scene.shields("Jango")) == (1, 1)
    scene = a_table(mine, foe).resolve("Projectile", "remove a die", "Kylo").answer("Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo"), scene.pool(THEM)) == (0, 0, [])


@card(PROJECTILE)
@rule("DST-RDP-02")
def test_the_projectile_rifle_redeploys() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[PROJECTILE]), KYLO]
    scene = a_table(mine, [a_character(REY, showing=("1MD",))], turn=THEM).resolve("Rey", "Jango").answer("Kylo")
    assert scene.upgrades("Kylo") == ["Projectile Rifle"]


@card(DX_2)
@rule("DST-VAL-08")
def test_the_dx_2_makes_the_damage_of_dice_unblockable_that_it_modifies() -> None:
    foe = [a_character(KYLO, shields=3)]
    alone = [a_character(JANGO, upgrades=[a_piece(DX_2, "2RD")])]
    assert a_table(alone, foe).resolve("DX-2", "Kylo").damage("Kylo") == 2
    mine: Team = [a_character(JANGO, showing=("1RD",), upgrades=[a_piece(DX_2, "+2RD")])]
    scene = a_table(mine, foe).resolve("Jango Fett", "DX-2", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (3, 3)
    scene = a_table(mine, foe).resolve("Jango Fett", "no more", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (0, 2)


@card(CASSIANS)
@rule("DST-VAL-03", "DST-DMG-04")
def test_cassians_blaster_is_fired_by_an_action() -> None:
    foe = [a_character(KYLO, shields=1)]
    mine = [a_character(TROOPER, upgrades=[a_piece(CASSIANS, "2RD")])]
    scene = a_table(mine, foe).use("Cassian's Blaster", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (2, 0)
    his = [a_character(CASSIAN, upgrades=[a_piece(CASSIANS, "2RD")])]
    scene = a_table(his, foe).use("Cassian's Blaster", "Kylo")
    assert (scene.damage("Kylo"), scene.shields("Kylo")) == (3, 1)
    assert not a_table([a_character(TROOPER, upgrades=[a_piece(CASSIANS, "1Dr")])], foe).can("use Cassian")


@card(CASSIANS)
@rule("DST-RDP-02")
def test_cassians_blaster_redeploys() -> None:
    mine: Team = [a_character(JANGO, damage=10, upgrades=[CASSIANS]), REY]
    scene = a_table(mine, [a_character(KYLO, showing=("1MD",))], turn=THEM).resolve("Kylo Ren", "Jango").answer("Rey")
    assert scene.upgrades("Rey") == ["Cassian's Blaster"]
