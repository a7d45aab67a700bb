"""Cards that meet another odd one: vehicles that change hands and type, two effects in place of one, unpaid prices."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.terms import OUT_OF_GAME
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    TROOPER,
    Scene,
    Side,
    Team,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

HAN, KYLO, JANGO, DODGE = "01046", "01011", "01021", "01155"
HIJACK, SWOOP_BIKE, HOME_ONE, X_WING = "08096", "23107", "23065", "08086"
CREST, DEFLECTOR, MEASURES = "16073", "18100", "11043"
DEN, PAIN, HATE, LAST_RESORT = "15033", "11154", "03077", "24092"
PHASMA, LUKE, REY = "01001", "01035", "01038"


# -- A vehicle that goes back to its owner -----------------------------------------------------------------------


@card(HIJACK, SWOOP_BIKE)
@rule("D-862", "DST-CHC-04", "DST-TYP-03")
def test_a_hijacked_swoop_bike_that_was_attached_returns_to_its_owner_as_a_support() -> None:
    theirs = a_side([KYLO], supports=[SWOOP_BIKE], deck=[DODGE])
    scene = a_table([HAN], theirs, hand=[HIJACK], resources=2, deck=[DODGE])
    scene.play("Hijack").pass_().answer("use Skyblade")
    assert scene.upgrades("Han") == ["Skyblade Swoop Bike"]
    scene.pass_().pass_()
    assert (scene.upgrades("Han"), scene.supports(THEM), scene.supports(ME)) == ([], ["Skyblade Swoop Bike"], [])


@card(HIJACK, HOME_ONE)
@rule("D-862")
def test_a_hijacked_vehicle_attached_to_home_one_returns_to_its_owner() -> None:
    theirs = a_side([KYLO], supports=[X_WING], deck=[DODGE] * 5)
    scene = a_table([HAN], theirs, hand=[HIJACK], resources=2, supports=[HOME_ONE], deck=[DODGE] * 5)
    scene.play("Hijack").pass_().answer("use Home One: Power Action - attach")
    scene.pass_().pass_()
    assert (len(scene.supports(THEM)), scene.supports(ME)) == (1, ["Home One"])


@card(HIJACK)
@rule("D-879", "DST-MUL-12")
def test_a_hijacked_vehicle_stays_when_its_owner_is_out() -> None:
    mine = a_side([HAN, a_character(REY, showing=("1MD",))], hand=[HIJACK], resources=2, deck=[DODGE])
    theirs = a_side([a_character(KYLO, damage=10)], supports=[SWOOP_BIKE], deck=[DODGE])
    scene = a_free_for_all(mine, theirs, a_side([JANGO], deck=[DODGE])).play("Hijack").pass_().pass_()
    scene.resolve("Rey", "Kylo")
    scene.pass_().pass_()
    assert (scene.supports(ME), scene.supports(THEM)) == (["Skyblade Swoop Bike"], [])


@card(HIJACK)
@rule("D-886", "DST-MUL-12")
def test_a_hijacked_vehicle_whose_owner_is_out_leaves_the_game_when_it_is_discarded() -> None:
    mine = a_side([HAN, a_character(REY, showing=("1MD",))], hand=[HIJACK], resources=2, deck=[DODGE])
    theirs = a_side([a_character(KYLO, damage=10)], supports=[SWOOP_BIKE], deck=[DODGE])
    third = a_side([JANGO], supports=[a_piece("01005", "Sp")], deck=[DODGE])
    scene = a_free_for_all(mine, theirs, third).play("Hijack", "Skyblade").pass_().pass_()
    scene.resolve("Rey", "Kylo").resolve("AT-ST", "Skyblade")
    bike = scene.find("Skyblade Swoop Bike")
    assert (scene.supports(ME), scene.discard(THEM)) == ([], [])
    assert all(scene.duel.face[die] == OUT_OF_GAME for die in scene.duel.setup.dice_of[bike])


# -- Two effects in place of one discard -------------------------------------------------------------------------


def a_crest(damage: int) -> Side:
    return a_side([HAN], supports=[a_piece(CREST, damage=damage, upgrades=[DEFLECTOR])])


@card(CREST, DEFLECTOR)
@rule("DST-RPE-02")
def test_the_player_of_razor_crest_chooses_what_comes_instead_of_its_discard() -> None:
    scene = a_table([JANGO], a_crest(1), hand=[MEASURES], resources=2).play("Desperate Measures")
    assert (scene.asked, sorted(scene.options)) == (THEM, ["Deflector Shield", "Razor Crest"])
    scene.answer("Deflector Shield")
    assert (scene.placed("Razor Crest"), scene.discard(THEM)) == (1, ["Deflector Shield"])
    scene = a_table([JANGO], a_crest(0), hand=[MEASURES], resources=2).play("Desperate Measures", "Razor Crest")
    assert (scene.placed("Razor Crest"), scene.discard(THEM)) == (1, [])


# -- Damage that lies on a card instead pays for nothing -----------------------------------------------------------


@card(DEN, PAIN, HATE)
@rule("DST-RPL-02", "D-53")
@pytest.mark.parametrize("is_taken_over", [True, False])
def test_damage_that_den_of_thieves_takes_over_pays_for_nothing(is_taken_over: bool) -> None:
    answer = "yes" if is_taken_over else "no"
    scene = a_table([JANGO], [KYLO], supports=[DEN], hand=[PAIN], resources=5).play("Inflict Pain", answer)
    dealt = (scene.placed("Den of Thieves"), scene.damage("Jango"), scene.damage("Kylo"))
    assert dealt == ((2, 0, 0) if is_taken_over else (0, 2, 2))
    hating = [a_character(JANGO, upgrades=[HATE])]
    scene = a_table(hating, [KYLO], supports=[DEN]).activate("Jango", "yes", answer)
    dealt = (scene.placed("Den of Thieves"), scene.damage("Jango"), scene.damage("Kylo"))
    assert dealt == ((1, 0, 0) if is_taken_over else (0, 1, 1))


# -- Set aside instead of discarded ------------------------------------------------------------------------------


def with_the_spirit(mine: list[str], theirs: list[str]) -> Scene:
    """Obi-Wan is defeated and comes back as a support of the second player."""
    side = a_side([a_character("13003A", damage=9), a_character(LUKE)], hand=theirs, resources=9)
    scene = a_table([a_character(JANGO, showing=["1RD"]), a_character(PHASMA, damage=1)], side, hand=mine, resources=9)
    return scene.resolve("Jango", "Obi-Wan")


@card("13003B")
@rule("DST-RPL-02", "DST-ASD-06", "DST-THN-01", "D-53")
def test_a_spirit_that_is_set_aside_instead_was_not_discarded() -> None:
    scene = with_the_spirit([MEASURES], []).pass_().play("Desperate Measures")
    assert (scene.aside(), scene.asked, scene.prompt) == (["Obi-Wan Kenobi's Spirit"], THEM, "Take an action or pass")
    scene = with_the_spirit([], [LAST_RESORT]).play("Last Resort", "discard")
    assert (scene.aside(), scene.asked, scene.prompt) == (["Obi-Wan Kenobi's Spirit"], ME, "Take an action or pass")


# -- A die that an upgrade has gained ----------------------------------------------------------------------------


def to_next_round(scene: Scene) -> Scene:
    round_ = scene.duel.round
    while scene.duel.round == round_:
        scene.answer("keep the rest" if scene.can("keep the rest") else "pass")
    return scene


@card("22097", "21005A", "21005B")
@rule("D-353", "DST-DBL-04")
def test_snoke_flips_back_without_the_die_that_chain_of_command_has_gained() -> None:
    snoke = a_character("21005A", dice=2, damage=9, upgrades=["22097"])
    theirs = a_side([snoke, PHASMA], deck=[DODGE] * 20)
    scene = a_table([a_character(JANGO, showing=["2RD"])], theirs, deck=[DODGE] * 20)
    scene.resolve("Jango", "Snoke", "Chain Of Command to Captain Phasma")
    to_next_round(to_next_round(scene))
    assert scene.team(THEM) == ["Captain Phasma", "Snoke"] and scene.upgrades("Phasma") == ["Chain Of Command"]
    if scene.asked == ME:
        scene.pass_()
    scene.activate("Captain Phasma")
    while not scene.can("pass"):
        scene.answer("no")
    assert len(scene.pool(THEM)) == 2, "her own die and the die of Snoke that Chain of Command has gained"


@card("18083", "12116")
@rule("D-335", "D-368")
def test_xs_freighter_rolls_the_die_of_a_downgrade_that_is_a_mod_on_it() -> None:
    freighter = a_piece("18083", "Sp", downgrades=["12116"])
    scene = a_table([HAN], [KYLO], supports=[freighter]).roll_next(0).resolve("XS Freighter")
    assert scene.pool() == ["1ID"]


# -- Three players, and one is out ---------------------------------------------------------------------------


DECK = [DODGE] * 8


@card("13010B", "21101")
@rule("D-863", "D-104", "D-127")
def test_a_battlefield_of_an_eliminated_player_goes_on_by_itself_alone() -> None:
    first = a_side([a_character(REY, damage=9)], battlefield="13010B", deck=DECK)
    second = a_side([a_character(KYLO, showing=("1MD",)), TROOPER], deck=DECK)
    third = a_side([PHASMA], deck=DECK)
    scene = a_free_for_all(first, second, third, turn=THEM).resolve("Kylo", "Rey")
    scene.pass_().pass_()
    assert (scene.damage("Kylo"), scene.damage("Phasma")) == (1, 1)
    first = a_side([a_character(REY, damage=9)], battlefield="21101", deck=DECK)
    scene = a_free_for_all(
        first, second, a_side([a_character(PHASMA, showing=("1RD",))], hand=[DODGE] * 2, deck=DECK), turn=THEM
    )
    scene.resolve("Kylo", "Rey").answer("discard Dodge to reroll")
    assert "Dune Sea" not in scene.prompt


@card("12142")
@rule("D-863", "D-127")
def test_a_player_eliminated_before_the_first_turn_of_a_round_has_no_turn() -> None:
    bomb = a_piece("12142", tokens={RESOURCES: 1})
    first = a_side([a_character(REY, damage=8)], deck=DECK)
    second = a_side([KYLO], supports=[bomb], deck=DECK)
    scene = a_free_for_all(first, second, a_side([PHASMA], deck=DECK))
    scene.pass_().pass_().pass_()
    while scene.can("keep the rest"):
        scene.answer("keep the rest")
    scene.answer("player 1")
    assert (scene.duel.teams[ME], scene.asked) == ((), THEM)


@card("12043")
@rule("D-864", "DST-MUL-12")
def test_forced_labor_rolls_no_die_of_a_player_who_is_out() -> None:
    first = a_side([a_character(REY, damage=9, downgrades=["12043"])], deck=DECK)
    second = a_side([a_character(KYLO, showing=("1MD",)), TROOPER], deck=DECK)
    scene = a_free_for_all(first, second, a_side([PHASMA], deck=DECK), turn=THEM).resolve("Kylo", "Rey")
    assert not scene.can("yes"), scene.prompt


# -- Costs and values of dice that belong to different cards, copies of another type -----------------------------


@card("15095", "15001", "22097")
@rule("D-403", "D-750")
def test_syndicate_electrostaff_lowers_the_cost_of_the_die_that_its_bearer_has_gained() -> None:
    """The first die of Maul is Chain of Command's, on Phasma; the second one is Zannah's, who carries the staff."""
    maul = a_character("15003A", dice=2, damage=10, upgrades=["22097"])
    theirs = a_side([a_character("15001", upgrades=["15095"]), maul, PHASMA])
    scene = a_table([a_character(TROOPER, showing=["1RD"])], theirs)
    scene.resolve("First Order", "Maul", "Chain Of Command to Captain Phasma").roll_next(1).activate("Darth Zannah")
    while not scene.prompt.startswith("Take an action"):
        scene.answer("no")
    assert "3MD1" in scene.pool(THEM) or "3MD" in scene.pool(THEM)
    scene.pass_()
    assert scene.resources(THEM) == 0 and scene.can("resolve Maul"), scene.options


@card("18016", "22097")
@rule("D-403", "D-353")
def test_a_droideka_that_came_back_with_its_second_die_is_worth_more_behind_a_shield() -> None:
    droideka = a_character("18016", dice=2, damage=9, upgrades=["22097"])
    theirs = a_side([droideka, PHASMA], hand=["01070"], resources=9)
    scene = a_table([a_character(TROOPER, showing=["1RD"])], theirs).resolve("First Order", "Droideka")
    scene.answer("Chain Of Command to Captain Phasma").play("Endless Ranks").pass_()
    scene.duel.shields = [1 if card == scene.find("Droideka") else each for card, each in enumerate(scene.duel.shields)]
    scene.roll_next(0).activate("Droideka").pass_()
    scene.resolve("Droideka", "First Order")
    assert scene.damage("First Order") == 2


@card("08086", "23065")
@rule("DST-COP-01")
def test_an_x_wing_attached_to_home_one_is_a_copy_still() -> None:
    scene = a_table(["01045"], [KYLO], supports=[HOME_ONE, X_WING, X_WING])
    scene.answer("use Home One: Power Action - attach", "X-Wing #1").pass_()
    scene.roll_next(0, 0).activate("Home One").pass_()
    scene.resolve("X-Wing", "Kylo")
    assert scene.damage("Kylo") == 2


@card("22094", "23065")
@rule("D-486")
def test_kuat_drive_yards_help_to_pay_for_a_cost_that_cannot_be_decreased() -> None:
    kuat = a_piece("22094", tokens={RESOURCES: 2})
    scene = a_table(["01028"], [KYLO], hand=[HOME_ONE], plots=[kuat], resources=3).play("Home One")
    assert (scene.supports(), scene.resources()) == (["Home One"], 0)
    assert not a_table(["01028"], [KYLO], hand=[HOME_ONE], plots=[kuat], resources=2).can("play Home One")


# -- A defeat in the middle of another one -----------------------------------------------------------------------


ARMOR, E_851, SABER = "03152", "22106", "01059"


@card(ARMOR, E_851)
@rule("D-67", "DST-RDP-02", "DST-WIN-02")
def test_who_makes_room_with_the_armor_that_kept_a_character_alive_loses_it_as_well() -> None:
    """Kylo is defeated; his pistol goes to Phasma, who gives up one armor for it and has no health left."""
    kylo = a_character(KYLO, damage=10, upgrades=[E_851])
    phasma = a_character(PHASMA, damage=12, upgrades=[ARMOR, ARMOR, a_piece(E_851)])
    mine: Team = [a_character(REY, showing=("1MD",))]
    scene = a_table(mine, a_side([kylo, phasma])).resolve("Rey", "Kylo", "to Captain Phasma")
    scene.answer("Plastoid Armor")
    while scene.duel.outcome() is None:
        assert not scene.can("to Kylo"), "he is leaving already"
        scene.answer(scene.options[0])
    outcome = scene.duel.outcome()
    assert outcome is not None and outcome.winners == (ME,)


@card("22097", "15001")
@rule("D-403", "D-750")
def test_chain_of_command_gains_a_die_that_its_bearer_had_gained() -> None:
    """Zannah has no die of her own; she has gained that of Maul, who was defeated before her."""
    theirs: Team = [a_character("15003A", damage=10), a_character("15001", damage=8, upgrades=["22097"]), PHASMA]
    mine = [a_character(TROOPER, showing=["1RD"]), a_character("01010", showing=["2MD"])]
    scene = a_table(mine, theirs).resolve("First Order", "Maul").pass_()
    scene.resolve("Darth Vader", "Zannah", "Chain Of Command to Captain Phasma")
    scene.roll_next(0, 0).activate("Captain Phasma")
    assert len(scene.pool(THEM)) == 2


@card("15026")
@rule("DST-MUL-12", "D-335")
def test_a_die_that_another_player_has_rolled_stays_when_the_player_of_its_card_is_out() -> None:
    mine = a_side([a_character("15026", showing=["Sp"]), a_character(LUKE, showing=["2MD"])], deck=DECK)
    theirs = a_side([a_character(TROOPER, damage=6)], discard=[SABER], deck=DECK)
    scene = a_free_for_all(mine, theirs, a_side([KYLO], deck=DECK)).roll_next(0)
    scene.resolve("Garindan").pass_().pass_().resolve("Luke", "First Order")
    assert (scene.team(THEM), scene.pool(ME)) == ([], ["3MD1"])


# -- An upgrade that moves while its own ability waits -----------------------------------------------------------


@card("22097", "01003")
@rule("D-876")
def test_chain_of_command_that_grievous_has_moved_gains_no_die_of_his() -> None:
    mine = [a_character("01003"), a_character("01010", showing=["2MD"])]
    theirs = a_side([a_character(PHASMA, damage=10, upgrades=["22097"]), "01028"])
    scene = a_table(mine, theirs).resolve("Darth", "Captain Phasma", "Player 1", "yes")
    assert scene.upgrades("Grievous") == ["Chain Of Command"]
    own = scene.duel.setup.dice_of[scene.find("General Grievous")][0]
    assert all(die != own for die, _ in scene.duel.dice_gained)


@card("23056", "08067")
@rule("D-876")
def test_obi_wans_teachings_give_no_shield_to_a_character_that_was_not_hurt() -> None:
    mine: Team = [a_character("01036", damage=6, upgrades=["23056"]), a_character(LUKE, showing=["2MD"])]
    scene = a_table(mine, [KYLO], supports=["08067"]).resolve("Luke", "Padawan", "Obi-Wan's Teachings to Luke")
    if scene.can("yes"):
        scene.answer("yes")
    assert scene.shields("Luke") == 0


@card("02118", "09160")
@rule("D-876")
def test_life_debt_moves_no_damage_to_a_character_that_was_not_activated() -> None:
    """The collar of the opponent, who controls the battlefield, defeats Han first; his Life Debt goes to Leia."""
    han = a_character(HAN, damage=9, upgrades=["02118"], downgrades=["09160"])
    mine: Team = [han, a_character("01028"), a_character(LUKE, damage=2)]
    scene = a_table(mine, [KYLO], supports=["08067"], holder=THEM).activate("Han")
    while scene.prompt != "Take an action or pass":
        wanted = [words for words in ("Player 2", "Life Debt to Leia", "yes", "Luke") if scene.can(words)]
        scene.answer(wanted[0] if wanted else scene.options[0])
    assert (scene.upgrades("Leia"), scene.damage("Leia"), scene.damage("Luke")) == (["Life Debt"], 0, 2)
