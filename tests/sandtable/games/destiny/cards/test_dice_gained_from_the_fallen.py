"""Dice of characters that other cards gain as these are defeated, and keep for the rest of the game."""

from __future__ import annotations

from sandtable.games.destiny.dice_moves import roll
from sandtable.games.destiny.elite import dice_to_gain, gain_character_die, gain_dice_of
from sandtable.games.destiny.language import CHARACTER, COST, DIE, Defeat, Remove, a, every
from sandtable.games.destiny.taking import take_card
from sandtable.games.destiny.terms import KEPT
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Fighter, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

REY, FINN, KYLO, TROOPER, PHASMA, LUKE = "01038", "01045", "01011", "01002", "01001", "01035"
VADER, DOOKU, BALA_TIK, HAN, PRESENCE, PISTOL = "01010", "01009", "01019", "01046", "01007", "01054"
ZANNAH, DROID, NIGHT, ENOCH, SMUGGLER, SINJIR = "15001", "22029", "24025", "24016", "12088", "12090"
SHOOTER = a_character(TROOPER, showing=("2RD",))


def after_the_shot(*team: Fighter, whom: str, supports: tuple[str, ...] = ()) -> Scene:
    """The opponent has shot one of this team, and it is this team's turn."""
    scene = a_table(team, [SHOOTER, a_character(LUKE)], turn=THEM, supports=supports, holder=THEM)
    return scene.resolve("First Order", whom)


# -- Darth Zannah ------------------------------------------------------------------------------------------------


@card("15001")
@rule("DST-GLT-06", "D-403")
def test_zannah_gains_the_dice_of_a_fallen_sith_and_rolls_them() -> None:
    scene = after_the_shot(a_character(ZANNAH), a_character(VADER, dice=2, damage=12), whom="Vader")
    assert (scene.team(), scene.asked) == (["Darth Zannah"], ME)
    scene.roll_next(1, 0).activate("Darth Zannah")
    assert scene.pool() == ["3MD", "2MD"]
    scene.pass_().answer("Darth Vader die (3 melee)", "Luke")
    assert scene.damage("Luke") == 3
    assert len([die for die, card_ in scene.duel.dice_gained if card_ == scene.find("Zannah")]) == 2


@card("15001")
@rule("DST-SBT-05")
def test_zannah_is_a_sith_from_then_on() -> None:
    scene = after_the_shot(a_character(ZANNAH), a_character(VADER, damage=12), whom="Vader")
    assert scene.duel.gained == ((scene.find("Zannah"), "sith"),)
    assert after_the_shot(a_character(ZANNAH), a_character(FINN, damage=9), whom="Finn").duel.gained == ()


@card("15001")
def test_zannah_hurts_another_sith_to_roll_its_die() -> None:
    scene = a_table([a_character(ZANNAH), a_character(VADER), a_character(DOOKU)], [LUKE]).roll_next(1)
    scene.activate("Darth Zannah", "Vader")
    assert (scene.damage("Vader"), scene.pool(), scene.exhausted("Vader")) == (1, ["3MD"], False)
    alone = a_table([ZANNAH, FINN], [LUKE]).activate("Darth Zannah")
    assert (alone.damage("Finn"), alone.pool(), alone.asked) == (0, [], THEM)


@card("15001")
@rule("D-403")
def test_the_dice_leave_play_with_zannah() -> None:
    zannah = a_character(ZANNAH, damage=7)
    scene = after_the_shot(zannah, a_character(VADER, damage=12), a_character(FINN), whom="Vader")
    scene.roll_next(1).activate("Darth Zannah")
    assert scene.pool() == ["3MD"]
    scene.carry_out(Defeat(a(CHARACTER.yours.titled("Darth Zannah"))))
    assert (scene.team(), scene.pool(), scene.duel.dice_gained) == (["Finn"], [], ())


@card("15001", "16078")
@rule("D-403", "D-268")
def test_a_gained_die_that_was_removed_is_rolled_again_by_contentious_opportunity() -> None:
    fallen = a_character(VADER, damage=12)
    mine = [a_character(ZANNAH), fallen, a_character(FINN)]
    theirs = a_side([SHOOTER, a_character(HAN)], hand=["01159"], resources=1)
    scene = a_table(mine, theirs, hand=["16078"], turn=THEM, holder=THEM).resolve("First Order", "Vader")
    scene.roll_next(0).activate("Darth Zannah").play("Electroshock")
    assert scene.pool() == []
    scene.roll_next(1).play("Contentious")
    assert scene.pool() == ["3MD"]


@card("15001", "18020")
@rule("D-403", "D-368")
def test_the_inhibitor_chip_takes_a_gained_die() -> None:
    zannah = a_character(ZANNAH, downgrades=[a_piece("18020", tokens={RESOURCES: 1})])
    scene = after_the_shot(zannah, a_character(VADER, damage=12), whom="Vader").roll_next(1)
    scene.activate("Darth Zannah").roll_next(0).use("Inhibitor Chip")
    assert (scene.pool(), scene.pool(THEM)) == ([], ["2MD"])


@card("15001", "16034")
@rule("D-403", "D-113")
def test_a_hostage_may_be_a_gained_die() -> None:
    theirs = a_side([a_character(LUKE, showing=("2MD",)), SHOOTER], hand=["16034"], resources=1)
    scene = a_table([a_character(ZANNAH), a_character(VADER, damage=12)], theirs, turn=THEM, holder=THEM)
    scene.resolve("First Order", "Vader").roll_next(1).activate("Darth Zannah")
    scene.play("Hostage Situation")
    vader = scene.duel.dice_gained[0][0]
    assert (scene.pool(), scene.duel.face[vader]) == ([], KEPT - scene.find("Hostage"))
    scene.use("Hostage Situation")
    assert scene.duel.face[vader] == KEPT - scene.find("Zannah")


# -- IG-RM Thug Droid --------------------------------------------------------------------------------------------


@card("22029")
@rule("DST-GLT-06", "DST-BEF-01", "D-403")
def test_a_scoundrel_gains_the_die_of_the_droid() -> None:
    droid = a_character(DROID, damage=6, showing=("2MD",))
    scene = after_the_shot(droid, a_character(BALA_TIK), a_character(FINN), whom="Ig-Rm")
    assert scene.prompt == "Which card gains the dice?"
    scene.answer("Finn")
    assert (scene.team(), scene.pool()) == (["Bala-Tik", "Finn"], [])
    scene.roll_next(2, 0).activate("Finn")
    assert scene.pool() == ["1MD", "1RD"]


@card("01102", "22029")
@rule("D-113", "D-403")
def test_nobody_gains_a_die_that_prized_possession_keeps() -> None:
    theirs = [a_character(DROID, damage=6, showing=("2MD",)), a_character(BALA_TIK)]
    scene = a_table([a_character(FINN), SHOOTER], theirs, hand=["01102"], resources=4)
    scene.play("Prized Possession", "Finn", "yes").pass_()
    kept = scene.duel.face[scene.duel.setup.dice_of[scene.find("Ig-Rm")][0]]
    assert kept == KEPT - scene.find("Prized Possession")
    scene.resolve("First Order", "Ig-Rm")
    assert (scene.team(THEM), scene.duel.dice_gained) == (["Bala-Tik"], ())
    scene = a_table([FINN], [a_character(KYLO, dice=2)])
    first, other = scene.duel.setup.dice_of[scene.find("Kylo")]
    scene.duel.face[first] = KEPT - scene.find("Finn")
    assert dice_to_gain(scene.duel, scene.find("Kylo")) == [other]


@card("12090", "22029")
@rule("D-403")
def test_sinjir_resolves_a_gained_die_like_his_own() -> None:
    scene = a_table([SINJIR, DROID], [a_character(KYLO, showing=("1Sh",))], hand=[PISTOL])
    gain_dice_of(scene.duel, scene.find("Sinjir"), scene.find("Ig-Rm"), 1, ME)
    scene.roll_next(5, 3).activate("Sinjir").pass_().resolve("Ig-Rm", "Sinjir", "yes")
    assert (scene.pool(), scene.pool(THEM), scene.hand()) == (["-"], [], [])


@card("12079", "22029")
@rule("D-403", "DST-DFX-03")
def test_a_gained_die_swings_in_with_the_character_that_it_lies_on() -> None:
    """IG-RM Thug Droid has 7 health, Finn 10."""
    scene = a_table([FINN, DROID], [KYLO], hand=["12079"], resources=2)
    gain_dice_of(scene.duel, scene.find("Finn"), scene.find("Ig-Rm"), 1, ME)
    scene.roll_next(2).play("Swing In", "Ig-Rm")
    assert scene.pool() == ["2MD"]


@card("22029")
def test_nobody_gains_the_die_without_a_scoundrel() -> None:
    scene = after_the_shot(a_character(DROID, damage=6), a_character(REY), whom="Ig-Rm")
    assert (scene.team(), scene.duel.dice_gained) == (["Rey"], ())


@card("22029")
@rule("DST-GRD-01")
def test_the_droid_guards() -> None:
    scene = a_table([DROID], [a_character(KYLO, showing=("1MD",))]).activate("Ig-Rm", "Kylo")
    assert (scene.pool(THEM), scene.damage("Ig-Rm")) == ([], 1)


# -- Night Troopers ----------------------------------------------------------------------------------------------


@card("24025")
@rule("DST-GLT-06", "D-403")
def test_night_troopers_gain_one_die_of_a_fallen_trooper() -> None:
    elite = a_character(TROOPER, dice=2, damage=6)
    scene = after_the_shot(elite, a_character(REY), whom="(player 1)", supports=(NIGHT,))
    assert scene.team() == ["Rey"]
    scene.roll_next(0, 1).activate("Night Troopers")
    assert scene.pool() == ["1RD", "2RD"], "their own die and one of the two"


@card("24025")
def test_night_troopers_gain_nothing_of_others() -> None:
    scene = after_the_shot(a_character(FINN, damage=9), a_character(REY), whom="Finn", supports=(NIGHT,))
    assert scene.duel.dice_gained == ()


# -- Enoch -------------------------------------------------------------------------------------------------------


@card("24016")
@rule("DST-GLT-06", "D-403", "DST-CAN-04")
def test_enoch_gains_a_die_of_whom_his_player_has_defeated() -> None:
    theirs = [a_character(KYLO, damage=9), a_character(LUKE)]
    scene = a_table([a_character(ENOCH, showing=("2RD",)), a_character(REY)], theirs).resolve("Enoch", "Kylo")
    assert scene.team(THEM) == ["Luke Skywalker"]
    scene.duel.exhausted[scene.find("Enoch")] = False
    scene.pass_().roll_next(0, 1).activate("Enoch")
    assert scene.pool() == ["2RD", "2MD1"], "a die of an opponent's character lies in this player's pool"
    scene.duel.resources[ME] = 1
    scene.pass_().resolve("Kylo Ren", "Luke")
    assert (scene.damage("Luke"), scene.pool(THEM)) == (2, [])


@card("24016")
@rule("DST-CAN-04")
def test_enoch_gains_nothing_where_an_opponent_defeats_their_own() -> None:
    theirs = [a_character(KYLO, damage=10), a_character(TROOPER, showing=("1RD",))]
    scene = a_table([ENOCH], theirs, turn=THEM).resolve("First Order", "Kylo")
    assert (scene.team(THEM), scene.duel.dice_gained) == (["First Order Stormtrooper"], ())


# -- what counts the dice of a character -------------------------------------------------------------------------


@card("12006", "22029")
@rule("D-403")
def test_entropic_blast_hurts_who_has_only_a_gained_die_in_a_pool() -> None:
    theirs = [a_character(SMUGGLER), a_character(DROID, damage=6), a_character(REY)]
    scene = a_table([KYLO], theirs, hand=["12006"], resources=2)
    scene.carry_out(Defeat(a(CHARACTER.yours.titled("Ig-Rm Thug Droid"))), THEM)
    ((die, _),) = scene.duel.dice_gained
    roll(scene.duel, (die,))
    assert scene.play("Entropic Blast").damage("Master Smuggler") == 2
    assert scene.damage("Rey") == 0


@card("12071")
@rule("D-403", "D-20")
def test_a_hurt_kashyyyk_warrior_hits_harder_with_a_gained_die() -> None:
    mine = [a_character("12071", damage=6), a_character(TROOPER)]
    scene = a_table(mine, [KYLO]).roll_next(0)
    warrior, fallen = scene.find("Kashyyyk"), scene.find("First Order")
    gain_dice_of(scene.duel, warrior, fallen, 1, ME)
    scene.roll_next(0, 0).activate("Kashyyyk Warrior").pass_().resolve("First Order", "Kylo")
    assert scene.damage("Kylo") == 2


@card("14003")
@rule("D-403")
def test_second_sister_turns_a_die_to_the_symbol_of_a_gained_one() -> None:
    scene = a_table([a_character("14003"), TROOPER], [a_character(KYLO, showing=("1MD",))])
    gain_dice_of(scene.duel, scene.find("Second Sister"), scene.find("First Order"), 1, ME)
    scene.roll_next(1, 3).activate("Second Sister")
    assert (scene.pool(), scene.pool(THEM)) == (["1F", "1R"], ["1R"])


@card("24016")
def test_the_special_of_enoch_gains_a_resource_or_rolls_a_cheap_red_die() -> None:
    enoch = a_character(ENOCH, showing=("Sp",), upgrades=[PRESENCE, "02055"])
    scene = a_table([enoch], [LUKE]).resolve("Enoch", "gain")
    assert scene.resources() == 1
    scene = a_table([enoch], [LUKE]).roll_next(1).resolve("Enoch", "roll")
    assert (scene.pool(), scene.resources()) == (["2F"], 0)


@rule("DST-MUL-12", "D-403")
def test_gained_dice_go_with_the_player_who_owns_their_card() -> None:
    mine = a_side([a_character(ENOCH, showing=("2RD", "2RD")), a_character(REY)])
    theirs = a_side([a_character(KYLO, damage=9), a_character(FINN, damage=8)])
    scene = a_free_for_all(mine, theirs, a_side([LUKE]))
    scene.resolve("Enoch", "Kylo")
    assert len(scene.duel.dice_gained) == 1
    scene.answer("Enoch", "Finn")
    assert not any(scene.duel.dice_gained)


# -- gained dice for other cards ---------------------------------------------------------------------------------


@card("24016")
@rule("D-403")
def test_the_special_of_enoch_finds_a_die_that_a_red_support_has_gained() -> None:
    mine = [a_character(ENOCH, showing=("Sp",)), a_character(TROOPER, damage=6)]
    scene = a_table(mine, [SHOOTER, a_character(LUKE)], turn=THEM, supports=(NIGHT,), holder=THEM)
    scene.resolve("First Order", "Stormtrooper (Player 1)").roll_next(1).resolve("Enoch", "roll")
    assert scene.can("Night Troopers") and scene.can("First Order Stormtrooper")
    scene.answer("First Order Stormtrooper")
    assert scene.pool() == ["2RD"]


@card("24033")
@rule("D-403")
def test_no_escape_rolls_a_die_by_the_card_that_it_lies_on() -> None:
    """Bala-Tik has become a bounty hunter, and the die of the droid lies on him."""
    theirs = a_side([a_character(LUKE, downgrades=["24033"]), a_character(FINN)])
    scene = a_table([a_character(DROID, showing=("2MD",)), a_character(BALA_TIK)], theirs)
    scene.carry_out(Defeat(a(CHARACTER.yours.titled("Ig-Rm Thug Droid"))))
    scene.duel.gained = ((scene.find("Bala-Tik"), "bounty-hunter"),)
    scene.carry_out(Defeat(a(CHARACTER.opposing.titled("Luke Skywalker"))))
    scene.answer("No Escape", "yes")
    assert sorted(option.split(" die")[0] for option in scene.options) == ["Bala-Tik", "Ig-Rm Thug Droid"]


@card("24025")
@rule("D-403", "DST-RSL-01")
def test_gained_dice_have_the_resilience_of_who_has_gained_them() -> None:
    """Moff Gideon had Resilience; his two dice lie on supports now, and both are removed."""
    scene = a_table([a_character("24017", dice=2), a_character(FINN)], [REY], supports=(NIGHT, NIGHT))
    scene.carry_out(Defeat(a(CHARACTER.yours.titled("Moff Gideon")))).answer(scene.options[0])
    assert len(scene.duel.dice_gained) == 2
    scene.roll_next(0, 0).activate("Night Troopers (1)" if scene.can("Night Troopers (1)") else "Night Troopers #1")
    scene.pass_().roll_next(0, 0).activate("Night Troopers #2").carry_out(Remove(every(DIE.opposing)), THEM)
    assert scene.pool() == []


@card("22001")
@rule("D-403")
def test_the_loss_of_a_gained_die_is_one_of_the_character() -> None:
    theirs = a_side([REY], hand=["01157"])
    scene = a_table([a_character("22001"), a_character(FINN), a_character(KYLO, showing=("1MD",))], theirs)
    scene.carry_out(Defeat(a(CHARACTER.yours.titled("Kylo Ren"))))
    gain_dice_of(scene.duel, scene.find("Darth Vader"), scene.find("Kylo"), 1, ME)
    scene.roll_next(4, 1).activate("Darth Vader").carry_out(Remove(a(DIE.opposing.having(COST))), THEM)
    assert "2MD1" not in scene.pool() and scene.hand(THEM) == [], "the die of Kylo was one of his"


@card("22001")
@rule("DST-CTL-01")
def test_darth_vader_counts_the_hand_of_the_player_who_controls_the_character() -> None:
    scene = a_free_for_all(a_side(["22001"]), a_side([KYLO, REY], hand=["01157"] * 4), a_side([FINN]))
    assert take_card(scene.duel, scene.find("Kylo Ren"), 2)
    scene.use("Darth Vader")
    assert not scene.can("Rey")
    assert scene.answer("Kylo Ren").damage("Kylo Ren") == 2


# -- dice that others remove, and characters that change hands ---------------------------------------------------


@card("11027")
@rule("D-407", "D-752")
def test_execute_order_66_hurts_the_character_that_has_gained_a_jedi_die() -> None:
    scene = a_table([PHASMA], [FINN, LUKE], hand=["11027"], resources=2)
    gain_dice_of(scene.duel, scene.find("Finn"), scene.find("Luke"), 1, THEM)
    roll(scene.duel, (scene.duel.dice_gained[0][0],))
    scene.play("Execute Order 66")
    assert (scene.pool(THEM), scene.damage("Finn"), scene.damage("Luke")) == ([], 1, 0)


@card("11027", "22097")
@rule("D-407", "D-750")
def test_execute_order_66_hurts_nobody_for_a_jedi_die_that_an_upgrade_has_gained() -> None:
    theirs = [a_character(FINN, upgrades=["22097"]), a_character(LUKE)]
    scene = a_table([PHASMA], theirs, hand=["11027"], resources=2)
    gain_character_die(scene.duel, scene.find("Chain"), dice_to_gain(scene.duel, scene.find("Luke"))[0], THEM)
    roll(scene.duel, (scene.duel.dice_gained[0][0],))
    scene.play("Execute Order 66")
    assert (scene.pool(THEM), scene.damage("Finn"), scene.damage("Luke")) == ([], 0, 0)


@card("22097")
@rule("DST-CHC-03", "D-403")
def test_a_die_that_an_upgrade_has_gained_stays_as_its_old_character_changes_hands() -> None:
    scene = a_table([a_character(REY, upgrades=["22097"]), FINN], [KYLO])
    gain_character_die(scene.duel, scene.find("Chain"), dice_to_gain(scene.duel, scene.find("Finn"))[0], ME)
    scene.roll_next(1)
    roll(scene.duel, (scene.duel.dice_gained[0][0],))
    take_card(scene.duel, scene.find("Finn"), THEM)
    assert (scene.pool(), scene.team(THEM)) == (["2RD"], ["Kylo Ren", "Finn"])


@card("22039", "22029")
@rule("D-403")
def test_first_light_rolls_a_die_that_qira_has_gained() -> None:
    qira = a_character("22032", showing=("2RD",))
    scene = a_table([qira, DROID], [KYLO], supports=["22039"])
    gain_dice_of(scene.duel, scene.find("Qi'Ra"), scene.find("Ig-Rm"), 1, ME)
    scene.roll_next(2).use("First Light")
    assert scene.pool() == ["2RD", "2MD"]
