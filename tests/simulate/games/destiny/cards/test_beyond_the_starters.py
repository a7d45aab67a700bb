"""Cards beyond the starter sets that the engine knows."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

TROOPER, KYLO, REY, FINN = "01002", "01011", "01038", "01045"
PHASMA, DOOKU, JANGO, CRIME_LORD, REBEL, GEAR, LUKE = "01001", "01009", "01021", "01023", "01030", "01034", "01035"
PADAWAN, QUI_GON, HIRED_GUN, PISTOL, HOLDOUT = "01036", "01037", "01047", "01054", "01063"
UNDERWORLD, STANCE, SECOND_CHANCE, ECHO_BASE = "01101", "01115", "01137", "01166"
LIGHTSABER, TAKE_COVER, BLOCK, ROBES = "01059", "01157", "01153", "01040"


@card("01001")
@rule("DST-GRD-01", "D-83")
def test_phasma_makes_her_troopers_guardians() -> None:
    scene = a_table([PHASMA, TROOPER], [a_character(REY, showing=["+2MD", "-"])]).roll_next(3)
    scene.activate("First Order Stormtrooper", "Rey die")
    assert (scene.damage("Storm"), scene.pool(THEM), scene.pool()) == (2, ["-"], ["1R"])


@card("01001")
def test_phasma_is_unique_and_guards_nobody_herself() -> None:
    scene = a_table([PHASMA, TROOPER], [a_character(REY, showing=["1MD"])]).activate("Captain Phasma")
    assert (len(scene.pool()), scene.pool(THEM), scene.asked) == (1, ["1MD"], THEM)


@card("01001")
@rule("DST-ABO-01")
def test_troopers_guard_no_more_without_phasma() -> None:
    mine = (a_character(PHASMA, damage=10), TROOPER)
    scene = a_table(mine, [a_character(REY, showing=["1MD", "1MD"])], turn=THEM)
    scene.resolve("Rey", "Phasma", "no more").activate("First Order Stormtrooper")
    assert (scene.team(), scene.pool(THEM), scene.asked) == (["First Order Stormtrooper"], ["1MD"], THEM)


@card("01009")
@rule("DST-BEF-01")
def test_dooku_discards_for_a_shield_before_the_damage() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], turn=THEM).resolve("Rey", "Dooku")
    assert scene.asked == ME
    scene.answer("yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku"), scene.discard()) == (0, 0, ["Block"])


@card("01009")
def test_dooku_may_keep_his_card_and_needs_one() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], turn=THEM).resolve("Rey", "Dooku", "no")
    assert (scene.damage("Dooku"), scene.hand()) == (1, ["Block"])
    scene = a_table([DOOKU], theirs, turn=THEM).resolve("Rey", "Dooku")
    assert (scene.damage("Dooku"), scene.asked) == (1, ME)
    assert not scene.can("yes")


@card("01009")
@rule("DST-CLR-10", "D-12")
def test_dooku_gains_one_shield_against_a_modified_die() -> None:
    theirs = [a_character(REY, showing=["1MD", "+2MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK, BLOCK], turn=THEM).resolve("Rey", "+2", "Dooku", "yes", "Block")
    assert (scene.damage("Dooku"), scene.hand()) == (2, ["Block"])


@card("01009")
@rule("DST-CLR-11")
def test_dooku_gains_a_shield_against_each_of_several_dice() -> None:
    theirs = [a_character(REY, showing=["1MD", "1MD"])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK, TAKE_COVER], turn=THEM)
    scene.resolve("Rey", "Dooku", "yes", "Block", "1 melee", "Dooku", "yes")
    assert (scene.damage("Dooku"), scene.discard()) == (0, ["Block", "Take Cover"])


@card("01021")
@rule("DST-AFT-01")
def test_jango_activates_after_an_opponent_does() -> None:
    scene = a_table([JANGO], [REY], turn=THEM).activate("Rey")
    assert scene.asked == ME
    scene.roll_next(1).answer("yes")
    assert (scene.pool(), scene.exhausted("Jango"), scene.asked) == (["2RD"], True, ME)
    assert scene.prompt == "Take an action or pass"


@card("01021")
def test_jango_may_wait_and_cannot_act_twice() -> None:
    scene = a_table([JANGO], [REY], turn=THEM).activate("Rey", "no")
    assert (scene.pool(), scene.exhausted("Jango")) == ([], False)
    scene = a_table([a_character(JANGO, exhausted=True)], [REY], turn=THEM).activate("Rey")
    assert not scene.can("yes")


@card("01021")
def test_jango_does_not_react_to_friends_or_supports() -> None:
    assert not a_table([JANGO, TROOPER], [REY]).activate("First Order Stormtrooper").can("yes")
    theirs = a_side([REY], supports=["01006"])
    assert not a_table([JANGO], theirs, turn=THEM).activate("First Order TIE Fighter").can("yes")


def to_the_next_round(scene: Scene) -> Scene:
    """Everybody passes, nobody discards in upkeep."""
    now = scene.duel.round
    while scene.duel.outcome() is None and scene.duel.round == now:
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    return scene


def a_crime_lord(resources: int = 5, damage: int = 0) -> Scene:
    mine = (a_character(JANGO, damage=damage, upgrades=[a_piece(CRIME_LORD, "Sp")]), TROOPER)
    theirs = a_side([REY, FINN], hand=[BLOCK, TAKE_COVER])
    return a_table(mine, theirs, hand=[BLOCK], deck=[BLOCK, BLOCK], resources=resources)


@card("01023")
@rule("EX-17", "DST-DLY-01", "D-121")
def test_crime_lord_defeats_after_the_round() -> None:
    scene = a_crime_lord().resolve("Crime Lord", "yes", "Rey")
    assert (scene.team(THEM), scene.resources()) == (["Rey", "Finn"], 0)
    assert to_the_next_round(scene).team(THEM) == ["Finn"]


@card("01023")
@rule("D-53")
def test_crime_lord_needs_five_resources() -> None:
    scene = a_crime_lord(resources=4).resolve("Crime Lord")
    assert (scene.resources(), scene.pool(), scene.asked) == (4, [], THEM)
    assert to_the_next_round(scene).team(THEM) == ["Rey", "Finn"]


@card("01023")
def test_crime_lord_may_save_the_resources() -> None:
    scene = a_crime_lord().resolve("Crime Lord", "no")
    assert (scene.resources(), scene.duel.delayed) == (5, ())


@card("01023")
@rule("DST-CLR-08")
def test_the_order_stands_when_the_crime_lord_falls() -> None:
    mine = (a_character(JANGO, damage=9, upgrades=[a_piece(CRIME_LORD, "Sp")]), TROOPER)
    theirs = a_side([a_character(REY, showing=["1MD"]), FINN], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Rey")
    scene.resolve("Rey", "Jango")
    assert scene.team() == ["First Order Stormtrooper"]
    assert to_the_next_round(scene).team(THEM) == ["Finn"]


@card("01023")
@rule("DST-CLR-09", "DST-WIN-03", "D-35")
def test_running_out_of_cards_comes_before_the_crime_lord() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")])]
    scene = a_table(mine, a_side([REY], hand=[BLOCK]), resources=5).resolve("Crime Lord", "yes", "Rey")
    outcome = to_the_next_round(scene).duel.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((THEM,), "out of cards")


@card("01023")
@rule("DST-PRE-02")
def test_crime_lord_is_for_yellow_characters() -> None:
    assert not a_table([KYLO], [REY], hand=[CRIME_LORD], resources=4).can("play Crime Lord")
    assert a_table([JANGO], [REY], hand=[CRIME_LORD], resources=4).can("play Crime Lord")


@card("01030")
@rule("DST-GRD-01")
def test_rebel_trooper_takes_a_damage_die_on_itself() -> None:
    theirs = [a_character(KYLO, showing=["2MD1", "1Sh"])]
    scene = a_table([a_character(REBEL, shields=1)], theirs).activate("Rebel Trooper", "2 melee")
    assert (scene.damage("Rebel"), scene.shields("Rebel"), scene.pool(THEM)) == (1, 0, ["1Sh"])
    assert len(scene.pool()) == 1


@card("01030")
def test_rebel_trooper_may_decline_and_is_not_asked_without_damage() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([REBEL], theirs).activate("Rebel Trooper", "none")
    assert (scene.damage("Rebel"), scene.pool(THEM)) == (0, ["1MD"])
    scene = a_table([REBEL], [a_character(KYLO, showing=["1Sh"])]).activate("Rebel Trooper")
    assert (len(scene.pool()), scene.pool(THEM)) == (1, ["1Sh"])


@card("01030")
def test_rebel_trooper_that_falls_on_guard_rolls_nothing() -> None:
    theirs = [a_character(KYLO, showing=["1MD"])]
    scene = a_table([a_character(REBEL, damage=6), REY], theirs).activate("Rebel Trooper", "1 melee")
    assert (scene.team(), scene.pool(), scene.pool(THEM)) == (["Rey"], [], [])


@card("01034")
@rule("DST-DIE-08")
def test_survival_gear_adds_a_resource_to_a_resource_die() -> None:
    mine = [a_character(REY, showing=["1R"], upgrades=[a_piece(GEAR, "+1R")])]
    scene = a_table(mine, [KYLO]).resolve("Rey", "Survival Gear")
    assert (scene.resources(), scene.pool()) == (2, [])


@card("01034")
@rule("DST-DIE-08")
def test_survival_gear_modifier_alone_does_nothing() -> None:
    assert not a_table([a_character(FINN, upgrades=[a_piece(GEAR, "+1R")])], [KYLO]).can("resolve")


@card("01034")
@rule("DST-SHD-03")
def test_survival_gear_gives_two_shields() -> None:
    mine = [a_character(FINN, shields=2, upgrades=[a_piece(GEAR, "2Sh")])]
    assert a_table(mine, [KYLO]).resolve("Survival Gear", "Finn").shields("Finn") == 3


@card("01035")
def test_luke_draws_when_activated() -> None:
    scene = a_table([LUKE], [KYLO], deck=[BLOCK, TAKE_COVER]).activate("Luke")
    assert (scene.hand(), scene.deck()) == (["Block"], ["Take Cover"])


@card("01035")
@rule("DST-DRW-04")
def test_luke_draws_nothing_from_an_empty_deck_or_for_others() -> None:
    scene = a_table([LUKE], [KYLO]).activate("Luke")
    assert (scene.hand(), len(scene.pool()), scene.asked) == ([], 1, THEM)
    assert a_table([LUKE, REY], [KYLO], deck=[BLOCK]).activate("Rey").hand() == []


@card("01036")
@rule("D-43")
def test_padawan_pays_one_less_for_a_first_weapon() -> None:
    scene = a_table([PADAWAN], [KYLO], hand=[LIGHTSABER], resources=2).play("Lightsaber")
    assert (scene.upgrades("Padawan"), scene.resources()) == (["Lightsaber"], 0)


@card("01036")
def test_padawan_pays_in_full_for_other_upgrades_and_second_weapons() -> None:
    assert not a_table([PADAWAN], [KYLO], hand=[ROBES], resources=1).can("play Jedi Robes")
    armed = [a_character(PADAWAN, upgrades=[PISTOL])]
    assert not a_table(armed, [KYLO], hand=[HOLDOUT], resources=0).can("play Holdout")
    scene = a_table(armed, [KYLO], hand=[HOLDOUT], resources=2).play("Holdout", "Padawan")
    assert scene.resources() == 0


@card("01036")
@rule("DST-CLR-13", "D-40")
def test_padawan_gets_no_discount_on_a_replacement() -> None:
    armed = [a_character(PADAWAN, upgrades=[PISTOL])]
    scene = a_table(armed, [KYLO], hand=[HOLDOUT], resources=1).play("Holdout")
    assert (scene.resources(), scene.upgrades("Padawan")) == (0, ["Holdout Blaster"])


@card("01037")
@rule("DST-BEF-01")
def test_qui_gon_spends_a_shield_before_he_gains_one() -> None:
    scene = a_table([a_character(QUI_GON, shields=3)], [KYLO], hand=[TAKE_COVER])
    scene.play("Take Cover", "Qui-Gon", "yes", "Kylo")
    assert (scene.shields("Qui-Gon"), scene.damage("Kylo")) == (3, 1)


@card("01037")
def test_qui_gon_may_decline_and_needs_a_shield() -> None:
    scene = a_table([a_character(QUI_GON, shields=1)], [KYLO], hand=[TAKE_COVER])
    scene.play("Take Cover", "Qui-Gon", "no")
    assert (scene.shields("Qui-Gon"), scene.damage("Kylo")) == (2, 0)
    scene = a_table([QUI_GON], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Qui-Gon")
    assert (scene.shields("Qui-Gon"), scene.asked) == (1, THEM)


@card("01037")
def test_qui_gon_does_not_react_to_the_shields_of_others() -> None:
    scene = a_table([a_character(QUI_GON, shields=1), REY], [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Rey")
    assert (scene.shields("Rey"), scene.shields("Qui-Gon"), scene.asked) == (1, 1, THEM)


@card("01047")
@rule("DST-DIE-05")
def test_hired_gun_fires_for_pay() -> None:
    scene = a_table([a_character(HIRED_GUN, showing=["3RD1"])], [KYLO], resources=1).resolve("Hired Gun", "Kylo")
    assert (scene.damage("Kylo"), scene.resources()) == (3, 0)


@card("01047")
@rule("DST-DIE-06")
def test_hired_gun_does_not_fire_without_pay() -> None:
    assert not a_table([a_character(HIRED_GUN, showing=["3RD1", "2RD1"])], [KYLO]).can("resolve")


@card("01047")
def test_hired_gun_disrupts_what_is_there() -> None:
    theirs = a_side([KYLO], resources=1)
    scene = a_table([a_character(HIRED_GUN, showing=["1Dr"])], theirs).resolve("Hired Gun")
    assert scene.resources(THEM) == 0


@card("01054")
@rule("DST-DIE-09", "D-12")
def test_pistol_adds_two_to_a_ranged_die() -> None:
    mine = [a_character(FINN, showing=["1RD"], upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(mine, [KYLO]).resolve("Finn", "DH-17", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (3, [])


@card("01054")
@rule("DST-DIE-08")
def test_pistol_adds_nothing_to_melee() -> None:
    mine = [a_character(FINN, showing=["1MD"], upgrades=[a_piece(PISTOL, "+2RD")])]
    scene = a_table(mine, [KYLO]).resolve("Finn", "Kylo")
    assert (scene.damage("Kylo"), scene.pool()) == (1, ["+2RD"])


@card("01063")
@rule("DST-AMB-01")
def test_holdout_blaster_lets_you_act_again() -> None:
    scene = a_table([FINN], [KYLO], hand=[HOLDOUT], resources=2).play("Holdout Blaster")
    assert (scene.upgrades("Finn"), scene.asked, scene.prompt) == (["Holdout Blaster"], ME, "Take an additional action")


@card("01063")
@rule("DST-RDP-02")
def test_holdout_blaster_moves_on() -> None:
    mine = (a_character(FINN, damage=9, upgrades=[HOLDOUT]), REY)
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM)
    scene.resolve("Kylo", "Finn", "Holdout Blaster to Rey")
    assert (scene.upgrades("Rey"), scene.prompt) == (["Holdout Blaster"], "Take an action or pass")


@card("01063")
@rule("D-88")
def test_holdout_blaster_makes_room_where_three_are_the_limit() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[HOLDOUT]), a_character(REY, upgrades=[ROBES, GEAR, PISTOL])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM)
    scene.resolve("Kylo", "Finn", "Holdout Blaster to Rey")
    assert scene.options == ["Jedi Robes", "Survival Gear", "DH-17 Blaster Pistol"]
    scene.answer("Survival Gear")
    assert scene.upgrades("Rey") == ["Jedi Robes", "DH-17 Blaster Pistol", "Holdout Blaster"]


@card("01101")
def test_underworld_connections_gain_a_resource() -> None:
    scene = a_table([JANGO], [REY], supports=[UNDERWORLD]).use("Underworld Connections")
    assert (scene.resources(), scene.exhausted("Underworld")) == (1, True)


@card("01101")
@rule("DST-RDY-08", "DST-ACTV-05")
def test_underworld_connections_work_once_and_have_no_die() -> None:
    scene = a_table([JANGO], [REY], supports=[a_piece(UNDERWORLD, exhausted=True)])
    assert not scene.can("use Underworld")
    assert not a_table([JANGO], [REY], supports=[UNDERWORLD]).can("activate Underworld")


@card("01115")
def test_defensive_stance_gives_two_shields() -> None:
    scene = a_table([REY], [KYLO], hand=[STANCE], resources=1).play("Defensive Stance", "Rey")
    assert (scene.shields("Rey"), scene.resources()) == (2, 0)


@card("01115")
@rule("DST-SHD-03", "DST-PLAY-02")
def test_defensive_stance_stops_at_three_and_has_a_price() -> None:
    assert not a_table([REY], [KYLO], hand=[STANCE]).can("play Defensive")
    mine = [a_character(REY, shields=2)]
    assert a_table(mine, [KYLO], hand=[STANCE], resources=1).play("Defensive", "Rey").shields("Rey") == 3


@card("01137")
@rule("DST-RPL-01", "DST-RPL-02")
def test_second_chance_heals_instead_of_defeat() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[SECOND_CHANCE])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Finn")
    assert (scene.team(), scene.damage("Finn")) == (["Finn"], 5)
    assert (scene.upgrades("Finn"), scene.discard()) == ([], ["Second Chance"])


@card("01137")
@rule("DST-RPL-04", "D-91")
def test_one_second_chance_is_enough() -> None:
    mine = [a_character(FINN, damage=9, upgrades=[SECOND_CHANCE, SECOND_CHANCE])]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM, holder=THEM).resolve("Kylo", "Finn")
    assert (scene.asked, scene.prompt) == (THEM, "Which replacement effect applies?")
    scene.answer("Second Chance")
    assert (scene.damage("Finn"), scene.upgrades("Finn"), scene.discard()) == (5, ["Second Chance"], ["Second Chance"])


@card("01137")
def test_second_chance_saves_nobody_but_its_character() -> None:
    mine = [a_character(FINN, upgrades=[SECOND_CHANCE]), a_character(REY, damage=9)]
    scene = a_table(mine, [a_character(KYLO, showing=["1MD"])], turn=THEM).resolve("Kylo", "Rey")
    assert (scene.team(), scene.upgrades("Finn")) == (["Finn"], ["Second Chance"])


@card("01137")
@rule("D-121", "DST-HEA-02")
def test_second_chance_saves_from_a_crime_lord() -> None:
    mine = [a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")])]
    theirs = a_side([a_character(FINN, damage=2, upgrades=[SECOND_CHANCE]), REY], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Finn")
    to_the_next_round(scene)
    assert (sorted(scene.team(THEM)), scene.damage("Finn"), scene.discard(THEM)) == (
        ["Finn", "Rey"],
        0,
        ["Second Chance"],
    )


@card("01137")
@rule("DST-PRE-02")
def test_second_chance_is_for_yellow_characters() -> None:
    assert not a_table([REY], [KYLO], hand=[SECOND_CHANCE], resources=3).can("play Second")
    assert a_table([REY, FINN], [KYLO], hand=[SECOND_CHANCE], resources=3).play("Second").upgrades("Finn") == [
        "Second Chance"
    ]


@card("01166")
@rule("DST-CLM-01", "DST-CLM-03")
def test_echo_base_shields_who_claims_and_ends_their_round() -> None:
    scene = a_table([REY], a_side([KYLO], hand=[BLOCK]), battlefield=ECHO_BASE, holder=THEM).claim("yes", "Rey")
    assert (scene.shields("Rey"), scene.duel.holder, scene.asked) == (1, ME, THEM)
    scene.activate("Kylo")
    assert scene.asked == THEM


@card("01166")
@rule("DST-CLM-05", "DST-CLM-06")
def test_echo_base_is_claimed_once_a_round_even_by_its_holder() -> None:
    scene = a_table([REY], [KYLO], battlefield=ECHO_BASE).claim("no")
    assert (scene.shields("Rey"), scene.duel.claimer, scene.asked) == (0, ME, THEM)
    assert not scene.can("claim")
