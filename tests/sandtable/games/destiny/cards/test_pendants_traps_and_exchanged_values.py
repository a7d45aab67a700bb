"""Vehicles lent, texts and pendants that move, traps, dice beside those of others. Values are worked out by hand."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, THIRD, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, REY, FINN, KYLO, JANGO, LUKE, PHASMA = "01002", "01038", "01045", "01011", "01021", "01035", "01001"
TIE, BLACK_ONE, BB8, PILOT, COVER, WANTED, TURRET = "01006", "01032", "01043", "16052", "01157", "09143", "08131"
INFILTRATE, JETPACK, GHOST, SCOUT, CANNON = "01052", "01066", "03028", "21025", "08152"
RIFLE, BABU, HOME_ONE, FREIGHTER, LABOR, LOM = "23114", "14049", "23065", "18083", "12043", "11038"
CLEAR, PHANTOM, SNEAK, LIGHTSPEED, TEXTS, PENDANT = "23034", "12084", "12123", "11103", "11073", "11092"
SPEEDER, TAILED, VANE, DIRECTOR, CRUSHING = "15068", "14077", "24031", "12036", "11026"
TIE_NAME = "First Order TIE"


# -- Sneak Attack ------------------------------------------------------------------------------------------------


@card("12123")
@rule("DST-FRE-01", "DST-TIM-06")
def test_sneak_attack_lends_a_red_vehicle_until_the_upkeep() -> None:
    theirs = a_side([REY], deck=[COVER] * 8)
    scene = a_table([FINN], theirs, hand=[SNEAK, BLACK_ONE, FREIGHTER], resources=2).play("Sneak Attack", "Black One")
    assert (scene.supports(), scene.resources(), scene.asked) == (["Black One"], 0, ME)
    scene.pass_().pass_()
    while scene.duel.round == 1 and scene.options:
        scene.answer(scene.options[0])
    assert scene.supports() == [] and "Black One" in scene.hand()


@card("12123")
def test_sneak_attack_plays_no_vehicle_of_another_color() -> None:
    scene = a_table([FINN], [REY], hand=[SNEAK, FREIGHTER], resources=2).play("Sneak Attack")
    assert (scene.supports(), scene.hand()) == ([], ["XS Freighter"])


# -- Jump To Lightspeed ------------------------------------------------------------------------------------------


@card("11103")
@rule("D-111", "DST-ASD-15")
def test_jump_to_lightspeed_ends_the_action_phase_and_is_set_aside() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([FINN], theirs, supports=[TIE], hand=[LIGHTSPEED], resources=3).play("Jump To Lightspeed")
    assert (scene.aside(), scene.discard(), scene.pool(THEM)) == (["Jump To Lightspeed"], [], [])


@card("11103")
def test_jump_to_lightspeed_needs_a_vehicle() -> None:
    theirs = [a_character(REY, showing=["1MD"])]
    scene = a_table([FINN], theirs, supports=[BB8], hand=[LIGHTSPEED], resources=3).play("Jump To Lightspeed")
    assert (scene.aside(), scene.pool(THEM), scene.asked) == (["Jump To Lightspeed"], ["1MD"], THEM)


# -- Sacred Jedi Texts -------------------------------------------------------------------------------------------


@card("11073")
@rule("DST-MOV-03")
def test_the_sacred_texts_move_on_after_their_die() -> None:
    mine = [a_character(REY, upgrades=[a_piece(TEXTS, "Sp")]), a_character(LUKE), a_character(FINN)]
    scene = a_table(mine, [KYLO], deck=[COVER]).resolve("Sacred Jedi Texts", "yes")
    assert (scene.hand(), scene.upgrades("Luke"), scene.upgrades("Rey")) == (["Take Cover"], ["Sacred Jedi Texts"], [])


@card("11073")
def test_the_sacred_texts_may_stay_and_do_not_move_for_another_die() -> None:
    mine = [a_character(REY, showing=["1R"], upgrades=[a_piece(TEXTS, "1F")]), a_character(LUKE)]
    scene = a_table(mine, [KYLO]).resolve("Rey")
    assert (scene.asked, scene.upgrades("Luke")) == (THEM, [])
    scene = a_table([a_character(FINN, upgrades=[a_piece(TEXTS, "Sp")]), PHASMA], [KYLO]).resolve("Sacred Jedi Texts")
    assert (scene.asked, scene.upgrades("Finn")) == (THEM, ["Sacred Jedi Texts"])


# -- Tico Pendant ------------------------------------------------------------------------------------------------


@card("11092")
@rule("DST-MOV-04")
def test_the_pendant_moves_one_damage_to_its_character() -> None:
    mine = [a_character(FINN, upgrades=[PENDANT]), a_character(LUKE, damage=3)]
    scene = a_table(mine, [REY]).use("Tico Pendant")
    assert (scene.damage("Finn"), scene.damage("Luke"), scene.exhausted("Tico Pendant")) == (1, 2, True)
    assert not scene.pass_().can("use Tico Pendant")


@card("11092")
def test_the_pendant_moves_up_to_two_from_a_character_with_a_copy() -> None:
    copy = a_piece(PENDANT, exhausted=True)
    mine = [a_character(FINN, upgrades=[PENDANT]), a_character(LUKE, damage=3, upgrades=[copy])]
    for answer in ("0", "1", "2"):
        scene = a_table(mine, [REY]).answer("use Tico Pendant", answer)
        assert (scene.damage("Finn"), scene.damage("Luke")) == (int(answer), 3 - int(answer))


@card("11092")
def test_the_pendant_moves_nothing_from_its_own_character() -> None:
    mine = [a_character(FINN, damage=2, upgrades=[PENDANT]), a_character(LUKE)]
    scene = a_table(mine, [REY]).use("Tico Pendant")
    assert (scene.damage("Finn"), scene.exhausted("Tico Pendant")) == (2, True)


# -- Grand Theft Speeder -----------------------------------------------------------------------------------------


@card("15068")
@rule("DST-DWN-11", "DST-OPD-01")
def test_grand_theft_speeder_resolves_a_die_of_the_vehicle_that_was_activated() -> None:
    vehicle = a_piece(TIE, upgrades=[TURRET], downgrades=[SPEEDER])
    scene = a_table([FINN], a_side([REY, KYLO], supports=[vehicle]), turn=THEM).roll_next(1, 3)
    scene.activate(TIE_NAME, "yes", "2 ranged", "Kylo")
    assert (scene.damage("Kylo"), scene.pool(THEM), scene.discard()) == (2, ["1Dc"], ["Grand Theft Speeder"])


@card("15068")
def test_grand_theft_speeder_may_wait_and_answers_no_other_support() -> None:
    vehicle = a_piece(TIE, downgrades=[SPEEDER])
    scene = a_table([FINN], a_side([REY], supports=[vehicle]), turn=THEM).roll_next(1).activate(TIE_NAME, "no")
    assert (scene.downgrades("TIE"), scene.pool(THEM)) == (["Grand Theft Speeder"], ["2RD"])
    scene = a_table([FINN], a_side([REY], supports=[vehicle, BLACK_ONE]), turn=THEM).activate("Black One")
    assert scene.downgrades("TIE") == ["Grand Theft Speeder"] and scene.asked == ME


@card("15068")
@rule("DST-MOD-02")
def test_grand_theft_speeder_goes_on_an_opponents_vehicle_only() -> None:
    theirs = a_side([REY], supports=[BB8])
    assert not a_table([FINN], theirs, supports=[TIE], hand=[SPEEDER], resources=1).can("play Grand Theft")
    theirs = a_side([REY], supports=[BB8, TIE])
    scene = a_table([FINN], theirs, hand=[SPEEDER], resources=1).play("Grand Theft Speeder")
    assert scene.downgrades("TIE") == ["Grand Theft Speeder"]


# -- Tailed ------------------------------------------------------------------------------------------------------


@card("14077")
@rule("DST-DWN-09", "DST-CHE-01")
def test_tailed_turns_the_die_that_its_controller_chooses() -> None:
    theirs = [a_character(KYLO, dice=2, downgrades=[TAILED])]
    scene = a_table([a_character(FINN, exhausted=True)], theirs, turn=THEM).roll_next(0, 5).activate("Kylo")
    assert scene.asked == THEM
    scene.answer("melee")
    assert scene.asked == ME
    scene.answer("yes", "spot", "blank")
    assert (scene.pool(THEM), scene.downgrades("Kylo")) == (["-", "-"], ["Tailed"])


@card("14077")
def test_tailed_is_discarded_where_nobody_is_spotted_or_declined() -> None:
    theirs = [a_character(KYLO, downgrades=[TAILED])]
    scene = a_table([FINN], theirs, turn=THEM).roll_next(0).activate("Kylo", "yes", "discard", "blank")
    assert (scene.pool(THEM), scene.downgrades("Kylo")) == (["-"], [])
    scene = a_table([FINN], theirs, turn=THEM).roll_next(0).activate("Kylo", "no")
    assert (len(scene.pool(THEM)), scene.downgrades("Kylo")) == (1, ["Tailed"])
    scene = a_table([FINN], theirs, turn=THEM).roll_next(0).activate("Kylo", "yes", "spot")
    assert (scene.pool(THEM) != ["-"], scene.downgrades("Kylo")) == (True, ["Tailed"]), "nobody is exhausted"


# -- Vane --------------------------------------------------------------------------------------------------------


@card("24031")
@rule("DST-TRN-03")
def test_vane_exchanges_the_values_of_two_dice() -> None:
    theirs = [a_character(TROOPER, showing=["1R"])]
    scene = a_table([VANE], theirs).roll_next(0).activate("Vane", "yes", "2 ranged")
    assert (scene.pool(), scene.pool(THEM)) == (["1R"], ["2RD"])


@card("24031")
def test_vane_leaves_a_die_without_such_a_side_and_may_be_declined() -> None:
    theirs = [a_character(REY, showing=["1R"])]
    scene = a_table([VANE], theirs).roll_next(1).activate("Vane", "yes")
    assert (scene.pool(), scene.pool(THEM)) == (["1R"], ["1R"]), "Rey has no side with 3"
    scene = a_table([VANE], theirs).roll_next(1).activate("Vane", "no")
    assert scene.pool() == ["3IDi1"]
    assert a_table([VANE], [REY]).roll_next(1).activate("Vane").asked == THEM


# -- Director ----------------------------------------------------------------------------------------------------


@card("12036")
@rule("DST-RSV-01")
def test_the_director_rolls_a_red_resource_die_that_was_resolved() -> None:
    mine = [a_character(PHASMA, upgrades=[DIRECTOR]), a_character(TROOPER, showing=["1R"])]
    scene = a_table(mine, [REY]).roll_next(1).resolve("First Order Stormtrooper", "yes")
    assert (scene.resources(), scene.pool(), scene.exhausted("Director")) == (1, ["2RD"], True)
    scene = a_table(mine, [REY]).resolve("First Order Stormtrooper", "no")
    assert (scene.resources(), scene.pool()) == (1, [])


@card("12036")
@rule("DST-RMV-01")
def test_the_director_rolls_a_red_resource_die_that_was_removed() -> None:
    mine = [a_character(PHASMA, upgrades=[DIRECTOR]), a_character(TROOPER, showing=["1R", "2RD"])]
    scene = a_table(mine, [REY], hand=["01097"]).roll_next(1).play("He Doesn't Like You", "resource", "yes")
    assert (scene.pool(), scene.exhausted("Director")) == (["2RD", "2RD"], True)
    scene = a_table(mine, [REY], hand=["01097"]).play("He Doesn't Like You", "2 ranged")
    assert (scene.pool(), scene.asked) == (["1R"], THEM), "no resource"


@card("12036", "22056")
@rule("D-753", "DST-ASD-18")
def test_the_director_rolls_a_red_die_of_no_card_in_play_again() -> None:
    """A Clone Trooper die, which goes aside after it is resolved."""
    leader = a_character("22056", upgrades=[DIRECTOR])
    scene = a_table([leader], [REY]).roll_next(3).use("Aayla Secura", "no").pass_().roll_next(0)
    scene.resolve("Clone Trooper", "yes")
    assert (scene.resources(), scene.pool(), scene.exhausted("Director")) == (1, ["1RD"], True)


@card("12036")
@rule("DST-RSV-01", "DST-SHW-03")
def test_the_director_rolls_a_red_die_that_was_resolved_as_a_modifier() -> None:
    mine = [
        a_character(PHASMA, upgrades=[DIRECTOR]),
        a_character("12023", showing=["+1R"]),
        a_character(REY, showing=["1R"]),
    ]
    scene = a_table(mine, [FINN]).roll_next(0).resolve("Rey", "Imperial Death Trooper", "yes")
    assert (scene.resources(), scene.pool(), scene.exhausted("Director")) == (2, ["1RD"], True)


@card("12036")
def test_the_director_is_for_leaders_and_for_red_dice() -> None:
    assert not a_table([TROOPER], [REY], hand=[DIRECTOR], resources=1).can("play Director")
    assert a_table([PHASMA], [REY], hand=[DIRECTOR], resources=1).can("play Director")
    mine = [a_character(PHASMA, upgrades=[DIRECTOR]), a_character(FINN, showing=["1R"])]
    assert a_table(mine, [REY]).resolve("Finn").asked == THEM


# -- Crushing Advantage ------------------------------------------------------------------------------------------


@card("11026")
@rule("D-422")
def test_crushing_advantage_removes_a_die_of_each_type_of_which_there_are_more() -> None:
    mine = [a_character(TROOPER, showing=["1RD", "1R"], upgrades=[a_piece(INFILTRATE, "1R")])]
    rey = a_character(REY, showing=["1R"], upgrades=[a_piece(INFILTRATE, "1R")])
    theirs = a_side([rey], supports=[a_piece(TIE, "1Dr")])
    scene = a_table(mine, theirs, supports=[a_piece(TIE, "1RD"), a_piece(BB8, "1R")], hand=[CRUSHING], resources=2)
    scene.play("Crushing Advantage")
    assert scene.pool(THEM) == ["1R"], "as many upgrade dice on both sides"
    assert len(scene.pool()) == 5


@card("11026")
@rule("D-422", "DST-RPT-01")
def test_crushing_advantage_may_take_the_next_die_of_another_opponent() -> None:
    mine = a_side(
        [a_character(TROOPER, showing=["1RD"]), a_character(TROOPER, showing=["1R"])],
        supports=[a_piece(TIE, "1RD"), a_piece(BB8, "1R")],
        hand=[CRUSHING],
        resources=2,
    )
    first = a_side([a_character(REY, showing=["1R"])])
    second = a_side([PHASMA], supports=[a_piece(TIE, "1Dr")])
    scene = a_free_for_all(mine, first, second).play("Crushing Advantage")
    assert (scene.pool(THEM), scene.pool(THIRD)) == ([], [])


@card("11026")
def test_crushing_advantage_removes_nothing_without_more_dice() -> None:
    mine = [a_character(TROOPER, showing=["1RD"])]
    theirs = [a_character(REY, showing=["1R"])]
    scene = a_table(mine, theirs, hand=[CRUSHING], resources=2).play("Crushing Advantage")
    assert scene.pool(THEM) == ["1R"]


@card("12036", "22097")
@rule("DST-GLT-06", "D-403")
def test_the_director_rolls_a_gained_die_from_the_card_that_has_gained_it() -> None:
    mine = [a_character(TROOPER, damage=6, upgrades=["22097"]), a_character(PHASMA, upgrades=[DIRECTOR])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])], turn=THEM)
    scene.resolve("Rey", "First Order", "Phasma").roll_next(0, 3).activate("Captain Phasma").pass_()
    scene.roll_next(1).resolve("First Order Stormtrooper", "yes")
    assert (scene.resources(), sorted(scene.pool())) == (1, ["1RD", "2RD"])
