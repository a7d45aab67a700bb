"""Vehicles that are attached, bounties, traps, dice beside those of others. Expected values are worked out by hand."""

from __future__ import annotations

from sandtable.games.destiny.moves import discard_from_play
from sandtable.games.destiny.terms import SUPPORT_CARD, UPGRADE_CARD
from tests.support import card, rule
from tests.support.destiny import ME, THEM, THIRD, Scene, a_character, a_free_for_all, a_piece, a_side, a_table

TROOPER, REY, FINN, KYLO, JANGO, LUKE, PHASMA = "01002", "01038", "01045", "01011", "01021", "01035", "01001"
TIE, BLACK_ONE, BB8, PILOT, COVER, WANTED, TURRET = "01006", "01032", "01043", "16052", "01157", "09143", "08131"
INFILTRATE, JETPACK, GHOST, SCOUT, CANNON = "01052", "01066", "03028", "21025", "08152"
RIFLE, BABU, HOME_ONE, FREIGHTER, LABOR, LOM = "23114", "14049", "23065", "18083", "12043", "11038"
CLEAR, PHANTOM, SNEAK, LIGHTSPEED, TEXTS, PENDANT = "23034", "12084", "12123", "11103", "11073", "11092"
SPEEDER, TAILED, VANE, DIRECTOR, CRUSHING = "15068", "14077", "24031", "12036", "11026"
TIE_NAME = "First Order TIE"


# -- Blaster Rifle -----------------------------------------------------------------------------------------------


@card("23114")
@rule("D-381", "DST-MOD-06")
def test_the_rifle_is_played_on_a_trooper_support_and_rolled_with_it() -> None:
    scene = a_table([FINN], [REY], supports=[SCOUT, BB8], hand=[RIFLE], resources=2).play("Blaster Rifle", "Scout")
    assert scene.upgrades("Scout Trooper") == ["Blaster Rifle"]
    scene.pass_().roll_next(0, 1).activate("Scout Trooper")
    assert "2RD1" in scene.pool()


@card("23114")
@rule("D-381")
def test_the_rifle_goes_on_no_other_support_and_on_any_character() -> None:
    scene = a_table([FINN, LUKE], [REY], supports=[BB8, TIE], hand=[RIFLE], resources=2).play("Blaster Rifle")
    assert len(scene.options) == 2 and scene.can("Finn") and scene.can("Luke")


@card("23114")
@rule("D-381", "DST-UPG-05")
def test_a_trooper_support_takes_one_rifle() -> None:
    supports = [a_piece(SCOUT, upgrades=[RIFLE])]
    scene = a_table([FINN], [REY], supports=supports, hand=[RIFLE], resources=2).play("Blaster Rifle", "Scout Trooper")
    scene.answer(scene.options[0])
    assert len(scene.upgrades("Scout Trooper")) == 1 and scene.discard() == ["Blaster Rifle"]


@card("23114")
@rule("DST-POW-01", "DST-MOV-03")
def test_the_rifle_moves_to_a_trooper_of_either_type() -> None:
    mine = [a_character(FINN, upgrades=[a_piece(RIFLE, "2ID")]), a_character(TROOPER)]
    scene = a_table(mine, [REY], supports=[SCOUT]).use("Blaster Rifle")
    assert not scene.can("Finn") and len(scene.options) == 2
    scene.answer("Scout Trooper")
    assert (scene.upgrades("Scout Trooper"), scene.upgrades("Finn"), scene.pool()) == (["Blaster Rifle"], [], [])
    assert not scene.pass_().can("use Blaster Rifle")


@card("23114")
def test_the_rifle_stays_where_there_is_no_other_trooper() -> None:
    scene = a_table([a_character(FINN, upgrades=[RIFLE])], [REY], supports=[BB8]).use("Blaster Rifle")
    assert scene.upgrades("Finn") == ["Blaster Rifle"]


# -- Babu Frik ---------------------------------------------------------------------------------------------------


@card("14049")
@rule("D-423", "DST-CAN-01")
def test_babu_frik_is_not_hurt_by_ranged_dice_of_vehicles() -> None:
    mine = [a_character(TROOPER, showing=["2RD"])]
    scene = a_table(mine, [BABU, REY], supports=[a_piece(TIE, "2RD"), a_piece(BLACK_ONE, "Sp")])
    assert scene.resolve("First Order TIE", "Babu", "no more").damage("Babu") == 0
    scene.pass_().resolve("First Order Stormtrooper", "Babu")
    assert scene.damage("Babu") == 2, "no vehicle"


@card("14049")
def test_babu_frik_is_hurt_by_indirect_damage_and_others_by_all() -> None:
    scene = a_table([TROOPER], [BABU], supports=[a_piece(TIE, upgrades=[a_piece(TURRET, "2ID")])])
    assert scene.resolve("Dorsal Turret").damage("Babu") == 2
    scene = a_table([TROOPER], [BABU, REY], supports=[a_piece(TIE, "2RD")]).resolve("First Order TIE", "Rey")
    assert scene.damage("Rey") == 2


@card("14049")
@rule("DST-CHE-01")
def test_babu_frik_discards_a_card_to_turn_a_droid_die() -> None:
    scene = a_table([BABU], [REY], supports=[a_piece(BB8, "1Dr")], hand=[COVER]).use("Babu Frik", "turn", "1 focus")
    assert (scene.pool(), scene.hand()) == (["1F"], [])
    assert a_table([BABU], [REY], supports=[a_piece(BB8, "1Dr")]).use("Babu Frik").pool() == ["1Dr"], "no card"


@card("14049")
@rule("DST-OUT-01")
def test_babu_frik_plays_a_droid_of_any_discard_pile_for_one_less() -> None:
    theirs = a_side([REY], discard=["04003", TIE])
    scene = a_table([BABU], theirs, hand=[COVER], resources=3).use("Babu Frik", "play", "Droid Commandos")
    assert (scene.supports(), scene.resources(), scene.discard(THEM)) == (
        ["Droid Commandos"],
        0,
        ["First Order TIE Fighter"],
    )


# -- Home One ----------------------------------------------------------------------------------------------------


@card("23065")
@rule("DST-TYP-03", "DST-TYP-06", "D-424")
def test_home_one_takes_a_vehicle_as_a_mod_and_lets_it_go() -> None:
    supports = [a_piece(HOME_ONE), a_piece(TIE, "2RD", exhausted=True, upgrades=[TURRET]), a_piece(BB8)]
    scene = a_table([FINN], [REY], supports=supports).answer("use Home One: Power Action - attach")
    assert (scene.upgrades("Home One"), scene.pool(), scene.discard()) == (
        ["First Order TIE Fighter"],
        [],
        ["Dorsal Turret"],
    )
    assert scene.duel.kind(scene.find("TIE")) == UPGRADE_CARD
    scene.pass_().answer("use Home One: Power Action - choose")
    assert scene.supports() == ["Home One", "BB-8", "First Order TIE Fighter"] and scene.exhausted("TIE")
    assert scene.duel.kind(scene.find("TIE")) == SUPPORT_CARD
    assert not scene.pass_().can("use Home One")
    assert scene.used("Home One")


@card("23065")
@rule("DST-MOD-06")
def test_the_die_of_an_attached_vehicle_is_rolled_with_home_one() -> None:
    scene = a_table([FINN], [REY], supports=[HOME_ONE, TIE]).answer("use Home One: Power Action - attach").pass_()
    assert not scene.can("activate First Order TIE")
    assert len(scene.activate("Home One").pool()) == 2


@card("23065")
def test_home_one_takes_no_elite_vehicle_no_other_support_and_none_of_others() -> None:
    elite = a_piece(TIE, is_elite=True)
    theirs = a_side([REY], supports=[BLACK_ONE])
    scene = a_table([FINN], theirs, supports=[HOME_ONE, elite, BB8]).answer("use Home One: Power Action - attach")
    assert scene.upgrades("Home One") == []


@card("23065")
@rule("D-273")
def test_the_cost_of_home_one_is_not_decreased() -> None:
    plain = a_table(["18049"], [REY], hand=[HOME_ONE], resources=4)
    assert not plain.can("play Home One")


# -- XS Freighter ------------------------------------------------------------------------------------------------


@card("18083")
@rule("DST-PIL-02", "DST-SRH-01")
def test_the_freighter_gets_a_mod_of_the_deck_before_it_is_flown() -> None:
    scene = a_table([PILOT], [REY], supports=[FREIGHTER, TIE], deck=[CANNON, COVER, INFILTRATE]).roll_next(5, 0)
    scene.activate("Rebel Pilot", "XS Freighter", "yes", "Laser Cannon")
    assert (scene.upgrades("XS Freighter"), scene.resources()) == (["Laser Cannon"], 0)
    assert sorted(scene.deck()) == ["Infiltrate", "Take Cover"]


@card("18083", "11033")
@rule("D-448")
def test_the_freighter_gets_no_mod_that_an_embargo_names() -> None:
    mine = a_side([PILOT], supports=[FREIGHTER, TIE], deck=[CANNON, COVER], resources=1)
    scene = a_table([REY], mine, hand=["11033"], resources=1).play("Separatist Embargo", "Laser Cannon")
    scene.roll_next(5, 0).activate("Rebel Pilot", "XS Freighter", "yes")
    assert not scene.can("Laser Cannon")


@card("18083")
def test_the_freighter_searches_only_when_it_is_flown() -> None:
    scene = a_table([PILOT], [REY], supports=[FREIGHTER], deck=[CANNON]).roll_next(0).activate("XS Freighter")
    assert (scene.upgrades("XS Freighter"), scene.asked) == ([], THEM)
    scene = a_table([PILOT], [REY], supports=[FREIGHTER, TIE], deck=[CANNON]).activate("Rebel Pilot", TIE_NAME)
    while scene.asked == ME and scene.can("no"):
        scene.answer("no")
    assert scene.upgrades("XS Freighter") == []


@card("18083")
@rule("D-895")
def test_a_deck_that_the_freighter_did_not_search_keeps_its_order() -> None:
    deck = [COVER, CANNON, INFILTRATE, JETPACK, LIGHTSPEED, COVER, CANNON]
    scene = a_table([PILOT], [REY], supports=[FREIGHTER, TIE], deck=deck).roll_next(5, 0)
    before = list(scene.duel.decks[ME])
    scene.duel.record()
    scene.activate("Rebel Pilot", "XS Freighter", "no")
    assert list(scene.duel.decks[ME]) == before
    assert not any("shuffles" in line for line in scene.log())


@card("18083")
@rule("DST-ABS-01")
def test_the_freighter_rolls_a_die_of_a_mod_on_it() -> None:
    vehicle = a_piece(FREIGHTER, "Sp", upgrades=[TURRET])
    scene = a_table([FINN], [REY], supports=[vehicle, a_piece(TIE, upgrades=[TURRET])]).roll_next(2)
    assert scene.resolve("XS Freighter").pool() == ["2ID"]
    bare = a_table([FINN], [REY], supports=[a_piece(FREIGHTER, "Sp"), a_piece(TIE, upgrades=[TURRET])])
    assert bare.resolve("XS Freighter").pool() == []


# -- Forced Labor ------------------------------------------------------------------------------------------------


def _defeat(answers: tuple[str, ...], side: int) -> Scene:
    theirs = [a_character(JANGO, damage=9, dice=2, downgrades=[LABOR]), a_character(FINN)]
    scene = a_table([a_character(KYLO, showing=["1MD"])], theirs).roll_next(side)
    return scene.resolve("Kylo", "Jango Fett", *answers)


@card("12043")
@rule("DST-OPD-01", "DST-DIE-10")
def test_forced_labor_resolves_a_die_of_the_defeated_as_an_own_one() -> None:
    scene = _defeat(("yes", "resolve"), 3)
    assert (scene.resources(ME), scene.resources(THEM), scene.pool(THEM)) == (1, 0, [])
    scene = _defeat(("yes", "resolve", "Finn"), 1)
    assert scene.damage("Finn") == 2


@card("12043")
def test_forced_labor_removes_the_die_or_is_declined() -> None:
    scene = _defeat(("yes", "remove"), 3)
    assert (scene.resources(ME), scene.pool(THEM)) == (0, [])
    assert _defeat(("no",), 3).asked == THEM
    assert _defeat(("yes",), 5).pool(THEM) == [], "a blank can only be removed"


@card("12043")
@rule("DST-MUL-12", "DST-DIE-10")
def test_forced_labor_rolls_no_die_of_an_eliminated_player() -> None:
    mine = a_side([a_character(KYLO, showing=["1MD"])])
    theirs = a_side([a_character(JANGO, damage=9, downgrades=[LABOR])])
    scene = a_free_for_all(mine, theirs, a_side([FINN])).resolve("Kylo", "Jango Fett")
    assert (scene.team(THEM), scene.pool(THEM), scene.asked) == ([], [], THIRD)


# -- 4-LOM -------------------------------------------------------------------------------------------------------


@card("11038")
@rule("DST-DWN-03")
def test_4_lom_takes_back_a_bounty_that_is_discarded() -> None:
    theirs = a_side([a_character(REY, downgrades=[WANTED])], hand=["09167"], resources=1)
    scene = a_table([LOM], theirs, turn=THEM).play("Unshackle").answer("yes")
    assert (scene.hand(), scene.discard()) == (["Wanted"], [])


@card("11038")
def test_4_lom_may_leave_it_and_takes_no_other_card() -> None:
    theirs = a_side([a_character(REY, downgrades=[WANTED])], hand=["09167"], resources=1)
    scene = a_table([LOM], theirs, turn=THEM).play("Unshackle").answer("no")
    assert (scene.hand(), scene.discard()) == ([], ["Wanted"])
    scene = a_table([a_character(LOM, upgrades=[INFILTRATE])], [REY])
    discard_from_play(scene.duel, scene.find("Infiltrate"))
    assert scene.pass_().asked == THEM


# -- Clear Target ------------------------------------------------------------------------------------------------


@card("23034")
@rule("DST-ASI-01", "DST-AGN-01")
def test_clear_target_resolves_a_bounty_hunters_die_as_ranged_against_its_character() -> None:
    mine = [a_character(JANGO, showing=["1R"]), a_character(FINN, showing=["1R"])]
    scene = a_table(mine, [a_character(REY, downgrades=[CLEAR]), KYLO]).use("Clear Target", "yes")
    assert (scene.damage("Rey"), scene.damage("Kylo"), scene.pool(), scene.resources()) == (1, 0, ["1R"], 0)
    assert scene.exhausted("Clear Target") and not scene.pass_().can("use Clear Target")


@card("23034")
def test_clear_target_may_be_declined_and_needs_a_die_without_damage() -> None:
    mine = [a_character(JANGO, showing=["1R"])]
    scene = a_table(mine, [a_character(REY, downgrades=[CLEAR])]).use("Clear Target", "no")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["1R"])
    mine = [a_character(JANGO, showing=["2RD"])]
    scene = a_table(mine, [a_character(REY, downgrades=[CLEAR])]).use("Clear Target")
    assert (scene.damage("Rey"), scene.pool()) == (0, ["2RD"])


# -- Phantom -----------------------------------------------------------------------------------------------------


@card("12084")
@rule("DST-TYP-03", "DST-TYP-06")
def test_phantom_is_attached_to_ghost_and_leaves_it_as_it_is() -> None:
    scene = a_table([FINN], [REY], supports=[a_piece(PHANTOM, exhausted=True), GHOST]).use("Phantom")
    assert (scene.upgrades("Ghost"), scene.supports()) == (["Phantom"], ["Ghost"])
    scene.pass_().activate("Ghost")
    assert len(scene.pool()) == 2
    scene.pass_().use("Phantom")
    assert (scene.supports(), len(scene.pool()), scene.exhausted("Phantom")) == (["Ghost", "Phantom"], 1, True)
    assert not scene.pass_().can("use Phantom"), "once a round"


@card("12084")
@rule("DST-TYP-03", "DST-TYP-06", "DST-POW-05")
def test_phantom_is_attached_again_in_a_later_round() -> None:
    scene = a_table([FINN], a_side([REY], deck=[COVER]), supports=[PHANTOM, GHOST], deck=[COVER])
    scene.use("Phantom").pass_().use("Phantom").pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    scene.use("Phantom")
    assert (scene.upgrades("Ghost"), scene.supports()) == (["Phantom"], ["Ghost"])


@card("12084")
def test_phantom_needs_ghost() -> None:
    scene = a_table([FINN], a_side([REY], supports=[GHOST]), supports=[PHANTOM, TIE]).use("Phantom")
    assert scene.supports() == ["Phantom", "First Order TIE Fighter"]
