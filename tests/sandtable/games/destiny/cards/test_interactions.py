"""Cards that meddle with each other: whose turn it is to be used, in what order, and what never happens."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import AWAKENINGS
from sandtable.games.destiny.legality import problems
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

PHASMA, TROOPER, GRIEVOUS, DOOKU, KYLO, BALA_TIK = "01001", "01002", "01003", "01009", "01011", "01019"
JANGO, PADAWAN, QUI_GON, REY, FINN = "01021", "01036", "01037", "01038", "01045"
F11D, GRENADES, CRIME_LORD, STAFF, PISTOL, LIGHTSABER = "01008", "01017", "01023", "01044", "01054", "01059"
HOLDOUT, DETONATOR, SECOND_CHANCE, FLAME_THROWER = "01063", "01067", "01137", "01024"
MUSCLE, HIT_AND_RUN, SACRIFICE, WOOKIEE, SQUAD_TACTICS = "01099", "01106", "01118", "01130", "01143"
BLOCK, TAKE_COVER = "01153", "01157"


def go_on(scene: Scene, words: str) -> Scene:
    """Everybody passes and keeps the hand until this can be answered."""
    while not scene.can(words):
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    return scene


# -- Captain Phasma ----------------------------------------------------------------------------------------------


@card("01001", "01106")
@rule("D-47", "DST-GRD-01")
def test_phasmas_troopers_guard_when_an_event_activates_them() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([a_character(PHASMA, exhausted=True), TROOPER], theirs, hand=[HIT_AND_RUN])
    scene.play("Hit and Run", "Rey die")
    assert (scene.damage("First Order"), scene.pool(THEM), len(scene.pool())) == (1, [], 1)


@card("01001", "01143")
@rule("D-85", "DST-GRD-01")
def test_phasmas_troopers_guard_before_any_of_them_rolls() -> None:
    theirs = [a_character(REY, showing=["1MD", "+2MD"])]
    scene = a_table([PHASMA, TROOPER, TROOPER], theirs, hand=[SQUAD_TACTICS])
    scene.play("Squad Tactics", "First Order", "First Order", "1 melee")
    assert (scene.pool(), scene.prompt) == ([], "Guardian: which die does First Order Stormtrooper #2 take on?")
    scene.answer("+2 melee")
    troopers = [each for each in scene.duel.teams[ME] if scene.duel.print(each).code == TROOPER]
    assert [scene.duel.damage[each] for each in troopers] == [1, 2]
    assert (len(scene.pool()), scene.pool(THEM)) == (2, [])


@card("01001", "01143")
@rule("D-47")
def test_a_trooper_that_falls_on_guard_does_not_roll_with_the_others() -> None:
    mine = (PHASMA, a_character(TROOPER, damage=6), TROOPER)
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], hand=[SQUAD_TACTICS])
    scene.play("Squad Tactics", "First Order", "First Order", "1 melee")
    assert (sorted(scene.team()), len(scene.pool())) == (["Captain Phasma", "First Order Stormtrooper"], 1)


@card("01143")
@rule("DST-SIM-01", "D-790")
def test_their_player_orders_the_abilities_of_characters_that_are_activated_at_once() -> None:
    def first_of(order: str) -> str:
        scene = a_table(["01022", "03027"], hand=[SQUAD_TACTICS, TAKE_COVER], supports=[a_piece("01006", "1RD")])
        return scene.play("Squad Tactics", "Tusken", "Rookie", order).prompt

    assert first_of("Rookie Pilot") == "Rookie Pilot: reroll one of your vehicle dice?"
    assert first_of("Tusken Raider").startswith("Tusken Raider: discard a card from your hand")


@card("01017")
@rule("DST-SIM-01", "D-790")
def test_their_player_orders_the_abilities_of_characters_that_one_effect_has_damaged() -> None:
    def first_of(order: str) -> str:
        mine = [a_character(REY, upgrades=[a_piece("22088", "2RD1")]), a_character("01035", upgrades=["07017"])]
        theirs = a_side([a_character(FINN, upgrades=[a_piece(GRENADES, "Sp")])])
        scene = a_table(mine, theirs, turn=THEM, resources=1, format="INF").resolve("Infantry Grenades")
        assert scene.asked == ME
        return scene.answer(order).prompt

    assert first_of("Torment") == "Torment: exhaust this upgrade to gain 1 resource?"
    assert first_of("Absorb Energy") == "Absorb Energy: resolve this die, increasing its value by 1?"


@card("07157", "21072")
@rule("DST-SIM-01", "D-790", "DST-BFX-09")
def test_a_claim_and_the_control_that_comes_with_it_are_one_moment() -> None:
    def first_of(order: str) -> str:
        theirs = a_side([FINN], battlefield="07157", format="INF")
        scene = a_table(["21072"], theirs, holder=THEM, battlefield="07157", format="INF").claim()
        return scene.answer(order).prompt

    assert first_of("Owen Lars") == "Owen Lars: give a character 1 shield?"
    assert first_of("Bendu's Lair") == "Owen Lars: give a character 1 shield?", "the die lies on the battlefield"


@card("18010", "21015")
@rule("DST-SIM-01", "D-790")
def test_their_player_orders_the_abilities_of_dice_that_one_effect_has_turned() -> None:
    mine = [a_character(DOOKU), a_character("21015", showing=["1MD"])]
    theirs = [a_character(KYLO, showing=["1R", "1R"])]
    scene = a_table(mine, theirs, hand=["05125"], supports=["18010"], resources=4, format="INF")
    scene.play("Alter", "Kylo Ren", "Kylo Ren", "blank", "blank")
    assert [option.partition(":")[0] for option in scene.options] == [
        "Rukh",
        "Force Concealment",
        "Rukh",
        "Force Concealment",
    ]
    scene.answer("Force Concealment", "Force Concealment", "Rukh")
    assert scene.tokens("Force Concealment", RESOURCES) == 2
    assert scene.answer("yes", "Kylo Ren").damage("Kylo Ren") == 2


# -- General Grievous and Bala-Tik -------------------------------------------------------------------------------


@card("01003", "01137", "01019")
@rule("D-67", "DST-RPL-02", "D-91")
def test_a_second_chance_leaves_grievous_and_bala_tik_nothing() -> None:
    mine = (a_character(GRIEVOUS, showing=["2MD"]), a_character(BALA_TIK, exhausted=True))
    theirs = (a_character(FINN, damage=9, upgrades=[SECOND_CHANCE, PISTOL]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn")
    assert (scene.damage("Finn"), scene.upgrades("Finn"), scene.asked) == (5, ["DH-17 Blaster Pistol"], THEM)
    assert (scene.upgrades("Grievous"), scene.exhausted("Bala-Tik")) == ([], True)


@card("01003", "01019")
@rule("DST-BEF-01", "DST-AFT-02")
def test_grievous_takes_before_and_bala_tik_readies_after_the_same_defeat() -> None:
    mine = (a_character(GRIEVOUS, showing=["2MD"]), a_character(BALA_TIK, exhausted=True))
    theirs = (a_character(FINN, damage=9, upgrades=[PISTOL]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn")
    assert (scene.prompt[:16], scene.team(THEM)) == ("General Grievous", ["Rey", "Finn"])
    scene.answer("yes")
    assert (scene.prompt[:8], scene.team(THEM)) == ("Bala-Tik", ["Rey"])
    scene.answer("yes")
    assert (scene.upgrades("Grievous"), scene.exhausted("Bala-Tik")) == (["DH-17 Blaster Pistol"], False)


@card("01003", "01017")
@rule("D-65")
def test_grievous_takes_from_each_of_those_who_fall_together() -> None:
    mine = [a_character(GRIEVOUS, upgrades=[a_piece(GRENADES, "Sp")])]
    theirs = (
        a_character(FINN, damage=9, upgrades=[PISTOL]),
        a_character(REY, damage=9, upgrades=[STAFF]),
        PADAWAN,
    )
    scene = a_table(mine, theirs).resolve("Infantry Grenades", "Finn", "yes", "yes")
    assert scene.team(THEM) == ["Padawan"]
    assert sorted(scene.upgrades("Grievous")) == ["DH-17 Blaster Pistol", "Rey's Staff"]


@card("01003", "01023")
@rule("D-121", "D-35")
def test_grievous_takes_from_whom_a_crime_lord_has_killed() -> None:
    mine = (a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")]), GRIEVOUS)
    theirs = a_side([a_character(REY, upgrades=[STAFF]), FINN], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Rey")
    go_on(scene, "yes").answer("yes")
    assert (scene.upgrades("Grievous"), scene.team(THEM)) == (["Rey's Staff"], ["Finn"])


@card("01003", "01038")
@rule("D-89")
def test_an_upgrade_taken_by_grievous_was_not_played() -> None:
    mine = (GRIEVOUS, a_character(TROOPER, showing=["1RD"]))
    theirs = (a_character(FINN, damage=9, upgrades=[HOLDOUT]), REY)
    scene = a_table(mine, theirs).resolve("First Order", "Finn", "yes")
    assert (scene.upgrades("Grievous"), scene.asked, scene.prompt) == (
        ["Holdout Blaster"],
        THEM,
        "Take an action or pass",
    )


@card("01019", "01118")
@rule("D-121", "DST-ABT-04")
def test_bala_tik_profits_from_a_sacrifice_of_the_opponent() -> None:
    theirs = a_side([PADAWAN, FINN], hand=[SACRIFICE])
    scene = a_table([a_character(BALA_TIK, exhausted=True), KYLO], theirs, turn=THEM)
    scene.play("Noble Sacrifice", "Kylo")
    assert scene.asked == ME
    scene.answer("yes")
    assert (scene.exhausted("Bala-Tik"), scene.exhausted("Kylo")) == (False, True)


@card("01019", "01017")
@rule("D-75", "DST-RDY-03")
def test_bala_tik_is_readied_once_by_two_defeats_at_the_same_moment() -> None:
    mine = (a_character(BALA_TIK, exhausted=True), a_character(KYLO, upgrades=[a_piece(GRENADES, "Sp")]))
    theirs = (a_character(FINN, damage=9), a_character(REY, damage=9), PADAWAN)
    scene = a_table(mine, theirs).resolve("Infantry Grenades", "Finn", "no", "yes")
    assert (scene.team(THEM), scene.exhausted("Bala-Tik"), scene.asked) == (["Padawan"], False, THEM)


# -- Count Dooku and Qui-Gon Jinn --------------------------------------------------------------------------------


@card("01009")
@rule("DST-UNB-02")
def test_dookus_shield_does_not_help_against_unblockable_damage() -> None:
    theirs = [a_character(REY, upgrades=[a_piece(LIGHTSABER, "Sp")])]
    scene = a_table([DOOKU], theirs, hand=[BLOCK], turn=THEM).resolve("Lightsaber", "Dooku", "yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku"), scene.hand()) == (2, 1, [])


@card("01009", "01067")
@rule("D-65", "D-120")
def test_dooku_shields_himself_once_before_everybody_is_hurt() -> None:
    theirs = [a_character(FINN, upgrades=[a_piece(DETONATOR, "Sp")])]
    scene = a_table([DOOKU, KYLO], theirs, hand=[BLOCK, TAKE_COVER], turn=THEM).resolve("Thermal Detonator")
    assert (scene.asked, scene.damage("Kylo")) == (ME, 0)
    scene.answer("yes", "Block")
    assert (scene.damage("Dooku"), scene.damage("Kylo"), scene.hand()) == (2, 3, ["Take Cover"])


@card("01009", "01024")
@rule("D-65", "D-81", "DST-SIM-02")
@pytest.mark.parametrize("holder", [ME, THEM])
def test_the_battlefield_orders_two_dookus_in_the_same_fire(holder: int) -> None:
    mine = [a_character(DOOKU, upgrades=[a_piece(FLAME_THROWER, "Sp")])]
    scene = a_table(mine, a_side([DOOKU], hand=[TAKE_COVER]), hand=[BLOCK], holder=holder)
    scene.resolve("Flame Thrower")
    for seat in (ME, THEM):
        scene.duel.apply(scene.duel.options.index(scene.find("Dooku", seat)))
    assert (scene.asked, scene.prompt) == (holder, "choose which ability is used next")
    scene.duel.apply(1)
    assert scene.asked == THEM, "the second Dooku was chosen to begin"
    scene.answer("yes")
    assert scene.asked == ME and scene.damage("Dooku", THEM) == 0, "nobody is hurt before all have decided"
    scene.answer("no")
    assert (scene.damage("Dooku", ME), scene.damage("Dooku", THEM), scene.hand(THEM)) == (1, 0, [])


@card("01009", "01099")
@rule("D-98")
def test_dooku_has_no_answer_to_moved_damage() -> None:
    theirs = a_side([DOOKU], hand=[BLOCK])
    scene = a_table([JANGO], theirs, hand=[MUSCLE], resources=1).play("Backup Muscle").pass_()
    scene.use("Backup Muscle", "Dooku")
    assert (scene.damage("Dooku"), scene.hand(THEM), scene.prompt) == (1, ["Block"], "Take an action or pass")


@card("01037", "01009")
@rule("DST-BEF-02", "D-79")
def test_dooku_interrupts_what_qui_gon_interrupted() -> None:
    mine = [a_character(QUI_GON, shields=1)]
    scene = a_table(mine, a_side([DOOKU], hand=[BLOCK]), hand=[TAKE_COVER])
    scene.play("Take Cover", "Qui-Gon", "yes", "Dooku")
    assert (scene.asked, scene.shields("Qui-Gon")) == (THEM, 0)
    scene.answer("yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku"), scene.shields("Qui-Gon")) == (0, 0, 1)


@card("01037")
@rule("DST-BEF-01", "DST-CHT-04")
def test_qui_gon_who_kills_himself_gains_no_shield() -> None:
    mine = (a_character(QUI_GON, damage=10, shields=1), REY)
    scene = a_table(mine, [KYLO], hand=[TAKE_COVER]).play("Take Cover", "Qui-Gon", "yes", "Qui-Gon")
    assert (scene.team(), scene.shields("Qui-Gon"), scene.asked) == (["Rey"], 0, THEM)


# -- Jango Fett --------------------------------------------------------------------------------------------------


@card("01021")
@rule("DST-QUE-05", "DST-AFT-01")
def test_jango_answers_jango() -> None:
    scene = a_table([JANGO, TROOPER], [JANGO]).activate("First Order", "yes")
    assert (scene.asked, scene.exhausted("Jango", THEM)) == (ME, True)
    scene.answer("yes")
    assert (scene.exhausted("Jango", ME), len(scene.pool()), len(scene.pool(THEM))) == (True, 2, 1)
    assert scene.asked == THEM


@card("01021", "01143")
@rule("D-75", "D-76")
def test_jango_may_answer_any_of_those_activated_at_once() -> None:
    scene = a_table([TROOPER, TROOPER], [JANGO], hand=[SQUAD_TACTICS])
    scene.play("Squad Tactics", "First Order", "First Order")
    assert (len(scene.pool()), scene.asked) == (2, THEM)
    scene.answer("no", "yes")
    assert (scene.exhausted("Jango"), len(scene.pool(THEM)), scene.prompt) == (True, 1, "Take an action or pass")


# -- Rey, Second Chance, Crime Lord, Let The Wookiee Win ---------------------------------------------------------


@card("01038", "01118")
@rule("D-89", "D-121", "DST-RDP-02")
def test_rey_gets_no_action_for_an_upgrade_redeployed_to_her() -> None:
    mine = (a_character(PADAWAN, upgrades=[LIGHTSABER]), a_character(REY, exhausted=True))
    scene = a_table(mine, [KYLO], hand=[SACRIFICE])
    scene.play("Noble Sacrifice", "Padawan", "Lightsaber to Rey")
    assert (scene.upgrades("Rey"), scene.exhausted("Kylo"), scene.asked) == (["Lightsaber"], True, THEM)


@card("01137", "01130")
@rule("DST-RPL-01", "DST-CHE-03")
def test_a_second_chance_makes_the_wookiee_win_half() -> None:
    theirs = (a_character(FINN, damage=9, exhausted=True, upgrades=[SECOND_CHANCE]), REY)
    scene = a_table([KYLO], theirs, hand=[WOOKIEE], resources=1).play("Let The Wookiee Win")
    assert scene.asked == THEM
    scene.answer("damage")
    assert (scene.team(THEM), scene.damage("Finn"), scene.upgrades("Finn")) == (["Rey", "Finn"], 5, [])


@card("01130", "01009")
@rule("DST-BEF-01", "DST-CHE-03")
def test_dooku_shields_himself_from_the_wookiee_his_player_chose() -> None:
    theirs = a_side([a_character(DOOKU, exhausted=True), KYLO], hand=[BLOCK])
    scene = a_table([REY], theirs, hand=[WOOKIEE], resources=1).play("Let The Wookiee Win", "damage", "yes")
    assert (scene.damage("Dooku"), scene.shields("Dooku"), scene.hand(THEM)) == (1, 0, [])


@card("01023", "01019")
@rule("DST-DLY-01", "DST-AFT-01")
def test_a_crime_lord_readies_bala_tik_for_nothing() -> None:
    mine = (a_character(JANGO, upgrades=[a_piece(CRIME_LORD, "Sp")]), BALA_TIK)
    theirs = a_side([REY, FINN], hand=[BLOCK])
    scene = a_table(mine, theirs, hand=[BLOCK], resources=5).resolve("Crime Lord", "yes", "Rey")
    while scene.duel.round == 1:
        scene.answer("pass" if scene.can("pass") else "keep the rest")
    assert (scene.team(THEM), scene.exhausted("Bala-Tik"), scene.prompt) == (["Finn"], False, "Take an action or pass")


# -- Finn --------------------------------------------------------------------------------------------------------


@card("01045")
@rule("D-27", "EX-08", "DST-GEN-01")
@pytest.mark.parametrize("code", [F11D, "01006"])
def test_finn_brings_weapons_and_vehicles_of_the_first_order(code: str) -> None:
    held = {code: 1}
    for each in all_cards().values():
        is_filler = (each.color, each.affiliation, each.type) == ("gray", "neutral", "event") and each.code < "02"
        if is_filler and sum(held.values()) < 30:
            held[each.code] = min(2, 30 - sum(held.values()))
    team = (Member(FINN, 1), Member(REY, 1))
    deck = DeckList("Test", "awakenings", team, ("01166",), (), tuple(held.items()))
    assert not [each for each in problems(deck, AWAKENINGS) if code in each.cards]
    without = DeckList("Test", "awakenings", (Member(REY, 2),), ("01166",), (), tuple(held.items()))
    assert [each for each in problems(without, AWAKENINGS) if code in each.cards]


@card("01045")
@rule("DST-GEN-01", "D-95")
def test_finn_takes_a_detonator_or_a_blue_weapon_without_the_friends_they_ask_for() -> None:
    scene = a_table([FINN, KYLO], [REY], hand=["01015"], resources=3)
    assert scene.play("Kylo Ren's Lightsaber", "Finn").upgrades("Finn") == ["Kylo Ren's Lightsaber"]
    scene = a_table([FINN], [REY], hand=[DETONATOR], resources=3)
    assert scene.play("Thermal Detonator").upgrades("Finn") == ["Thermal Detonator"]


@card("01045", "01003")
@rule("DST-PRE-03", "D-123")
def test_grievous_takes_from_finn_what_he_could_never_play() -> None:
    mine = [a_character(GRIEVOUS, showing=["2MD"])]
    theirs = (a_character(FINN, damage=9, upgrades=["01015"]), REY)
    scene = a_table(mine, theirs).resolve("General Grievous", "Finn", "yes")
    assert scene.upgrades("Grievous") == ["Kylo Ren's Lightsaber"]
