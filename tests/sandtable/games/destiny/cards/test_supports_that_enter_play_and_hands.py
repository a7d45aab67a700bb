"""Supports that enter play, hands that are shuffled in, cards that leave hands, and piloted vehicles. By hand."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.engine.viewing import view
from sandtable.engine.views import ONLOOKER
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.kept_choices import COLOR, keep_choice
from sandtable.games.destiny.language import CHARM
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.terms import BLUE, GRAY, RED, YELLOW
from sandtable.games.destiny.tokens import RESOURCES
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

GHOST, VADERS, MOUSE, LIGHT, THRAWN, ASSAIL = "12083", "16009", "16023", "22039", "21017", "12117"
ZEB, KANAN, CHOPPER, PILOT, TIE, QIRA = "18075", "22043", "22077", "16052", "01006", "22032"
REY, FINN, KYLO, DOOKU, TROOPER = "01038", "01045", "01011", "01009", "01002"
BLOCK, DODGE, PISTOL, LIGHTSABER, FAVOR = "01153", "01155", "01054", "01059", "01157"


# -- Ghost -------------------------------------------------------------------------------------------------------


@card("12083")
def test_ghost_may_activate_a_spectre_as_it_enters_play() -> None:
    scene = a_table([ZEB, FINN], hand=[GHOST], resources=3).play("Ghost", "yes")
    assert (scene.supports(), scene.exhausted("Zeb"), len(scene.pool())) == (["Ghost"], True, 1)
    assert scene.prompt == "Take an additional action", "Ambush"
    declined = a_table([ZEB, FINN], hand=[GHOST], resources=3).play("Ghost", "no")
    assert (declined.exhausted("Zeb"), declined.prompt) == (False, "Take an additional action")


@card("12083")
def test_ghost_finds_no_spectre_among_others() -> None:
    scene = a_table([FINN], [ZEB], hand=[GHOST], resources=3).play("Ghost")
    assert scene.prompt == "Take an additional action"


@card("12083")
@rule("DST-PIL-04")
def test_ghost_gives_its_pilots_a_shield_when_its_die_is_resolved() -> None:
    mine = [PILOT, "18074", FINN]
    scene = a_table(mine, [REY], supports=[GHOST]).roll_next(0, 0).activate("Rebel Pilot", "Ghost").pass_()
    scene.activate("Rebel Smuggler", "Ghost").pass_().resolve("Ghost", "Rey")
    while not scene.can("yes"):
        scene.answer(scene.options[0])
    scene.answer("yes")
    assert (scene.shields("Rebel Pilot"), scene.shields("Smuggler"), scene.shields("Finn")) == (1, 1, 0)


@card("12083")
def test_ghost_without_a_pilot_gives_no_shield() -> None:
    scene = a_table([FINN], [REY], supports=[a_piece(GHOST, "2RD")]).resolve("Ghost", "Rey")
    scene = scene.answer("yes") if scene.can("yes") else scene
    assert (scene.shields("Finn"), scene.damage("Rey"), scene.asked) == (0, 2, THEM)


# -- Fortress Vader ----------------------------------------------------------------------------------------------


def fortress(team: list[str]) -> Scene:
    theirs = a_side([KYLO], hand=[BLOCK, BLOCK], deck=[BLOCK] * 4)
    mine = [VADERS, DODGE, DODGE, DODGE, DODGE, DODGE]
    return a_table(team, theirs, hand=mine, deck=[DODGE] * 3, resources=2)


@card("16009")
@rule("DST-EPL-01", "D-373")
def test_fortress_vader_shuffles_all_hands_in_and_fills_them_again() -> None:
    scene = fortress([DOOKU])
    for known in (ME, THEM):
        scene.duel.own_knows()[known] = scene.duel.hands[THEM]
    scene.duel.record()
    scene.play("Fortress Vader")
    assert (len(scene.hand()), len(scene.deck())) == (5, 3), "8 cards of which 5 are drawn"
    assert (len(scene.hand(THEM)), len(scene.deck(THEM))) == (5, 1)
    assert (scene.knows(ME), scene.knows(THEM)) == ([], []), "nobody knows the place of a card any more"
    told = scene.log(ME)
    assert "Player 2 shuffles 2 cards back into the deck." in told and "Player 2 draws 5 cards." in told


@card("16009")
def test_fortress_vader_needs_a_sith_to_spot() -> None:
    scene = fortress([FINN]).play("Fortress Vader")
    assert (len(scene.hand()), len(scene.deck()), len(scene.hand(THEM))) == (5, 3, 2)


@card("16009")
@rule("DST-THN-01")
def test_fortress_vader_draws_a_card_and_gains_for_a_blank() -> None:
    blank = [a_character(REY, showing=("1MD",)), a_character(TROOPER, showing=("-",))]
    scene = a_table([DOOKU], blank, supports=[VADERS], deck=[DODGE]).use("Fortress Vader")
    assert (scene.hand(), scene.resources(), scene.exhausted("Fortress")) == (["Dodge"], 1, True)
    none = a_table([DOOKU], [a_character(REY, showing=("1MD",))], supports=[VADERS], deck=[DODGE])
    assert (none.use("Fortress Vader").hand(), none.resources()) == (["Dodge"], 0)
    empty = a_table([DOOKU], blank, supports=[VADERS]).use("Fortress Vader")
    assert (empty.hand(), empty.resources()) == ([], 0), "no card was drawn"
    assert not a_table([DOOKU], blank, supports=[a_piece(VADERS, exhausted=True)]).can("use Fortress")


# -- MSE-6 Droid -------------------------------------------------------------------------------------------------


@card("16023")
@rule("D-374")
def test_each_mse_6_droid_costs_as_much_as_there_are_already() -> None:
    scene = a_table([TROOPER], hand=[MOUSE, MOUSE, MOUSE], resources=1)
    scene.play("MSE-6").pass_()
    assert (scene.resources(), scene.can("play MSE-6")) == (1, True)
    scene.play("MSE-6").pass_()
    assert (scene.resources(), scene.can("play MSE-6")) == (0, False), "the third one costs 2"


@card("16023")
@rule("D-374")
def test_droids_of_the_opponent_are_not_counted() -> None:
    theirs = a_side([KYLO], supports=[MOUSE, MOUSE])
    assert a_table([TROOPER], theirs, hand=[MOUSE]).can("play MSE-6")


@card("16023")
@rule("D-374", "D-118")
def test_a_cost_of_x_is_read_for_the_owner_of_the_card() -> None:
    """Cloud City (15098) discards a card with a cost of 0: the droid in hand, while no other one is in play."""
    for supports, left in (([], []), ([MOUSE], ["MSE-6 Droid"])):
        theirs = a_side([KYLO], hand=[MOUSE], supports=supports)
        scene = a_table([PILOT], theirs, battlefield="15098").use("Cloud City")
        assert scene.hand(THEM) == left


@card("16023")
@rule("DST-TIM-08")
def test_an_mse_6_droid_is_not_readied_in_the_upkeep() -> None:
    theirs = a_side([KYLO], deck=[BLOCK] * 9)
    supports = [a_piece(MOUSE, exhausted=True), a_piece(VADERS, exhausted=True)]
    scene = a_table([a_character(TROOPER, exhausted=True)], theirs, supports=supports, deck=[DODGE] * 9)
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert (scene.exhausted("MSE-6"), scene.exhausted("Fortress"), scene.exhausted("Stormtrooper")) == (
        True,
        False,
        False,
    )


@card("16023")
@rule("DST-SPX-01")
def test_mse_6_droids_turn_as_many_dice_as_are_spotted() -> None:
    theirs = [a_character(REY, showing=("1MD",)), a_character(FINN, showing=("1RD",))]
    scene = a_table([TROOPER], theirs, supports=[MOUSE, MOUSE]).use("MSE-6 Droid #1", "2", "blank", "2 ranged")
    assert (scene.pool(THEM), scene.asked) == (["-", "2RD"], THEM)
    one = a_table([TROOPER], theirs, supports=[MOUSE, a_piece(MOUSE, exhausted=True)])
    one.use("MSE-6 Droid #1", "1", "Finn", "blank")
    assert one.pool(THEM) == ["1MD", "-"]
    assert not a_table([TROOPER], theirs, supports=[a_piece(MOUSE, exhausted=True)]).can("use MSE-6")


# -- First Light -------------------------------------------------------------------------------------------------


@card("22039")
def test_first_light_takes_a_card_and_draws_one_as_it_enters_play() -> None:
    theirs = a_side([KYLO], hand=[BLOCK, BLOCK])
    scene = a_table([FINN], theirs, hand=[LIGHT], deck=[DODGE], resources=3).play("First Light")
    assert (scene.hand(THEM), scene.discard(THEM), scene.hand()) == (["Block"], ["Block"], ["Dodge"])
    empty = a_table([FINN], [KYLO], hand=[LIGHT], deck=[DODGE], resources=3).play("First Light")
    assert empty.hand() == ["Dodge"]


@card("22039")
@rule("DST-OPD-09")
def test_first_light_rolls_a_die_of_qi_ra(made_up: MadeUp) -> None:
    made_up(QIRA, [CHARM])
    scene = a_table([QIRA, FINN], supports=[LIGHT]).use("First Light")
    assert (len(scene.pool()), scene.used("First Light"), scene.exhausted("Qi'ra")) == (1, True, False)
    without = a_table([FINN], supports=[LIGHT]).use("First Light")
    assert without.pool() == []
    assert not scene.pass_().can("use First Light")


# -- Thrawn ------------------------------------------------------------------------------------------------------


def with_thrawn(color: int, count: int = 0) -> Scene:
    """Thrawn has chosen a color; the opponent has a Red upgrade and a Gray event, and it is their turn."""
    thrawn = a_character(THRAWN, tokens={RESOURCES: count} if count else None)
    theirs = a_side([a_character(REY, showing=("1MD",)), a_character(FINN, showing=("1RD",))], hand=[PISTOL, BLOCK],
                    deck=[BLOCK] * 5, resources=3)  # fmt: skip
    scene = a_table([thrawn], theirs, deck=[BLOCK] * 5, turn=THEM)
    keep_choice(scene.duel, ME, scene.find("Thrawn"), COLOR, color)
    return scene


@card("21017")
@rule("D-370", "DST-TIM-03")
def test_thrawn_chooses_a_color_after_the_set_up() -> None:
    deck = ((BLOCK, 2), (DODGE, 2), (PISTOL, 2))
    mine = DeckList("", "INF", (Member(THRAWN, 1),), ("01166",), (), deck)
    theirs = DeckList("", "INF", (Member(KYLO, 1),), ("01166",), (), deck)
    duel = RULES.start(seat([mine, theirs]), seeded(1, "thrawn"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    scene = Scene(duel)
    assert (scene.asked, scene.prompt, scene.options) == (
        ME,
        "Choose which color?",
        ["Red", "Blue", "Yellow", "Gray"],
    )
    duel.record()
    scene.answer("Yellow")
    assert "Player 1 chooses Yellow for Thrawn, Military Strategist." in scene.log()
    (thing,) = view("destiny", duel, ONLOOKER).seats[ME]["characters"]
    assert thing["choices"] == ["Yellow"]
    assert duel.round == 1, "it is chosen once"


@card("21017")
@rule("D-370")
def test_thrawn_gets_a_resource_for_each_card_of_the_color_that_leaves_their_hand() -> None:
    played = with_thrawn(RED).play("DH-17", "Rey")
    assert played.tokens("Thrawn", RESOURCES) == 1
    discarded = with_thrawn(RED).answer("discard DH-17", "Rey", "no more")
    assert discarded.tokens("Thrawn", RESOURCES) == 1


@card("21017")
def test_thrawn_gets_nothing_for_other_colors_and_for_his_own_player_s_cards() -> None:
    assert with_thrawn(BLUE).play("DH-17", "Rey").tokens("Thrawn", RESOURCES) == 0
    own = a_table([THRAWN], hand=[PISTOL], resources=3)
    keep_choice(own.duel, ME, own.find("Thrawn"), COLOR, RED)
    assert own.play("DH-17").tokens("Thrawn", RESOURCES) == 0


@card("21017")
@rule("D-370")
def test_thrawn_turns_a_die_of_the_color_for_two_resources() -> None:
    scene = with_thrawn(YELLOW, 3).pass_().use("Thrawn", "blank")
    assert (scene.pool(THEM), scene.tokens("Thrawn", RESOURCES)) == (["1MD", "-"], 1)
    assert not with_thrawn(YELLOW, 1).pass_().can("use Thrawn")
    other = with_thrawn(GRAY, 2).pass_().use("Thrawn")
    assert (other.pool(THEM), other.tokens("Thrawn", RESOURCES)) == (["1MD", "1RD"], 0), "no die is Gray"


@card("21017")
@rule("DST-GLT-07", "DST-SBT-04")
def test_thrawn_turns_a_die_of_a_color_that_its_card_has_gained() -> None:
    theirs = [a_character(FINN, showing=["1RD"], gained=[BLUE])]
    scene = a_table([a_character(THRAWN, tokens={RESOURCES: 2})], theirs)
    keep_choice(scene.duel, ME, scene.find("Thrawn"), COLOR, BLUE)
    assert scene.use("Thrawn", "blank").pool(THEM) == ["-"]


# -- Assail ------------------------------------------------------------------------------------------------------


@card("12117")
@rule("DST-PIL-04")
def test_assail_removes_a_die_beside_a_piloted_vehicle() -> None:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([PILOT], theirs, hand=[ASSAIL], supports=[TIE], resources=1).activate("Rebel Pilot", "TIE").pass_()
    scene.play("Assail", "Rey")
    assert (scene.pool(THEM), scene.prompt) == ([], "Take an additional action")
    unpiloted = a_table([PILOT], theirs, hand=[ASSAIL], supports=[TIE], resources=1).play("Assail")
    assert (unpiloted.pool(THEM), unpiloted.resources()) == (["1MD"], 0)
