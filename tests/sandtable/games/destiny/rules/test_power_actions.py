"""Power Actions: once in a round for each card (section 22 of the rules of later sets). Values by hand."""

from __future__ import annotations

from sandtable.games.destiny.language import (
    CHARACTER,
    DIE,
    THIS_SUPPORT,
    Exhaust,
    Gain,
    Reroll,
    Return,
    ReturnToGame,
    Spot,
    SwitchBattlefield,
    Turn,
    UseBattlefield,
    a,
    action,
    both,
    claim,
    play,
    power_action,
)
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

REY, FINN, HUNTER = "01038", "01045", "12042"
OUTPOST, COMLINK, ECHO_BASE, LANDING_DOCK, ESCAPE_CRAFT = "01053", "01061", "01166", "08157", "08102"
EVENT = "01157"
DECK = [EVENT] * 8
GAINS = power_action(Gain(1))


def all_pass(scene: Scene) -> Scene:
    """Pass until the next round; nobody is asked for a discard, because no hand has a card."""
    ended = scene.duel.round
    while scene.duel.round == ended:
        scene.pass_()
    return scene


@rule("DST-POW-01", "DST-POW-03")
def test_a_power_action_takes_the_action_of_the_turn_and_is_used_once_in_a_round(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    scene = a_table([REY]).use("Rey")
    assert (scene.resources(), scene.asked, scene.used("Rey")) == (1, THEM, True)
    assert not scene.pass_().can("use Rey")


@rule("DST-POW-07")
def test_all_uses_are_forgotten_when_the_next_round_begins(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    scene = all_pass(a_table([REY], a_side(deck=DECK), deck=DECK).use("Rey"))
    assert (scene.duel.round, scene.used("Rey"), scene.can("use Rey")) == (2, False, True)


@rule("DST-POW-02", "EX-117")
def test_each_copy_of_a_card_is_used_once_in_a_round(made_up: MadeUp) -> None:
    """Another support stands in for the Boomas, whose ability needs a die that is set aside."""
    made_up(OUTPOST, [GAINS])
    scene = a_table([REY], a_side(deck=DECK), supports=[OUTPOST, OUTPOST], deck=DECK)
    scene.use("Outpost #1").pass_().use("Outpost #2").pass_()
    assert (scene.resources(), scene.can("use Outpost")) == (2, False)
    all_pass(scene)
    assert scene.can("use Outpost #1") and scene.can("use Outpost #2")


@rule("DST-POW-03")
def test_an_exhausted_card_uses_its_power_action_unless_the_text_exhausts_it(made_up: MadeUp) -> None:
    tired = [a_piece(OUTPOST, exhausted=True)]
    made_up(OUTPOST, [GAINS])
    assert a_table(supports=tired).use("Outpost").resources() == 1
    made_up(OUTPOST, [power_action(Exhaust(THIS_SUPPORT).to(Gain(1)))])
    assert not a_table(supports=tired).can("use Outpost")
    scene = a_table(supports=[OUTPOST]).use("Outpost")
    assert (scene.resources(), scene.exhausted("Outpost")) == (1, True)
    made_up(OUTPOST, [power_action(Exhaust(both(THIS_SUPPORT, a(CHARACTER.yours))).to(Gain(1)))])
    assert not a_table(supports=tired).can("use Outpost")


@rule("DST-POW-04", "D-218", "EX-116")
def test_a_power_action_without_effect_is_a_use_and_no_pass(made_up: MadeUp) -> None:
    """The condition is a stand-in: no game has a downgrade to spot yet."""
    made_up(HUNTER, [power_action(Spot(CHARACTER.yours.blue).to(Turn(a(DIE.yours))))])
    scene = a_table([a_character(HUNTER, showing=["1RD"])]).use("Trandoshan Hunter")
    assert (scene.pool(), scene.asked, scene.used("Trandoshan Hunter")) == (["1RD"], THEM, True)
    scene.pass_()  # with a pass before it this one would have ended the round
    assert (scene.asked, scene.duel.round, scene.can("use Trandoshan Hunter")) == (ME, 1, False)


@rule("D-218")
def test_an_action_without_effect_stays_hidden_beside_it(made_up: MadeUp) -> None:
    nothing = Spot(CHARACTER.yours.blue).to(Gain(1))
    made_up(OUTPOST, [action(nothing), power_action(nothing)])
    scene = a_table(supports=[OUTPOST])
    assert [each for each in scene.options if "use Outpost" in each] == [
        "use Outpost: Power Action - spot a Blue character to gain 1 resource"
    ]


@rule("DST-POW-05", "EX-119")
def test_a_card_that_comes_back_has_not_used_its_power_action(made_up: MadeUp) -> None:
    """The abilities are stand-ins: that of the Escape Craft needs mods."""
    made_up(ESCAPE_CRAFT, [GAINS, action(Return(THIS_SUPPORT))])
    scene = a_table(supports=[ESCAPE_CRAFT], resources=1)
    scene.answer("use Escape Craft: Power Action").pass_().answer("use Escape Craft: return").pass_()
    assert (scene.hand(), scene.used("Escape Craft")) == (["Escape Craft"], False)
    scene.play("Escape Craft").pass_().answer("use Escape Craft: Power Action")
    assert scene.resources() == 1


@rule("DST-POW-05")
def test_a_character_that_returns_to_the_game_is_a_new_one(made_up: MadeUp) -> None:
    made_up(REY, [GAINS])
    made_up(EVENT, [play(ReturnToGame(a(CHARACTER.yours.defeated)))])
    mine = [a_character(REY, damage=9, used=True), a_character(FINN)]
    scene = a_table(mine, a_side([a_character(FINN, showing=["1MD"])]), hand=[EVENT], turn=THEM)
    scene.resolve("Finn", "Rey")
    assert (scene.team(), scene.used("Rey")) == (["Finn"], False)
    scene.play("Take Cover").pass_()
    assert scene.can("use Rey")


@rule("DST-POW-02", "DST-POW-06", "EX-118")
def test_the_battlefield_is_used_by_its_controller_and_once_in_a_round(made_up: MadeUp) -> None:
    """The change of control is made by hand: that of the Landing Dock waits for vehicles."""
    made_up(LANDING_DOCK, [power_action(Reroll(a(DIE)))])
    mine = [a_character(FINN, showing=["1MD"])]
    scene = a_table(mine, a_side(deck=DECK), battlefield=LANDING_DOCK, deck=DECK).use("Landing Dock")
    assert not scene.can("use Landing Dock")
    scene.duel.holder = THEM
    scene.activate("First Order Stormtrooper").pass_()
    assert (scene.asked, scene.can("use Landing Dock")) == (THEM, False)
    all_pass(scene)
    assert (scene.asked, scene.can("use Landing Dock")) == (THEM, True)
    assert not scene.pass_().can("use Landing Dock")


@rule("DST-POW-05", "DST-TOK-08")
def test_a_battlefield_that_was_switched_and_comes_back_may_be_used_again(made_up: MadeUp) -> None:
    made_up(LANDING_DOCK, [GAINS])
    scene = a_table([REY], battlefield=LANDING_DOCK).use("Landing Dock")
    scene.activate("First Order Stormtrooper")
    assert not scene.can("use Landing Dock")
    scene.carry_out(SwitchBattlefield()).carry_out(SwitchBattlefield())
    assert scene.can("use Landing Dock")


@rule("DST-POW-06")
def test_an_upgrade_is_used_by_the_controller_of_its_character(made_up: MadeUp) -> None:
    made_up(COMLINK, [GAINS])
    scene = a_table([a_character(REY, upgrades=[COMLINK])])
    assert scene.can("use Comlink") and not scene.pass_().can("use Comlink")


@rule("DST-POW-09")
def test_an_action_beside_a_power_action_is_not_limited(made_up: MadeUp) -> None:
    made_up(OUTPOST, [action(Gain(2)), GAINS])
    scene = a_table(supports=[OUTPOST])
    scene.answer("use Outpost: Power Action").pass_()
    scene.answer("use Outpost: gain 2").pass_()
    scene.answer("use Outpost: gain 2").pass_()
    assert (scene.resources(), scene.can("Power Action")) == (5, False)


@rule("DST-POW-08", "D-216")
def test_an_effect_carries_out_a_used_power_action_and_marks_an_unused_one(made_up: MadeUp) -> None:
    made_up(ECHO_BASE, [GAINS])
    made_up(OUTPOST, [action(UseBattlefield())])
    scene = a_table(supports=[OUTPOST]).use("Echo Base").pass_().use("Outpost").pass_()
    assert scene.resources() == 2
    unused = a_table(supports=[OUTPOST]).use("Outpost").pass_()
    assert (unused.resources(), unused.can("use Echo Base")) == (1, False)


@rule("DST-POW-08", "D-56")
def test_such_an_effect_may_carry_out_the_claim_ability_of_a_battlefield_of_the_opponent(made_up: MadeUp) -> None:
    made_up(ECHO_BASE, [GAINS, claim(Gain(3))])
    made_up(OUTPOST, [action(UseBattlefield())])
    scene = a_table(supports=[OUTPOST], holder=THEM).use("Outpost")
    assert (scene.prompt, scene.options) == (
        "Use which ability of the battlefield?",
        ["Claim - gain 3 resources", "Power Action - gain 1 resource"],
    )
    scene.answer("Claim")
    assert (scene.resources(), scene.duel.holder, scene.used("Echo Base")) == (3, THEM, False)


@rule("DST-POW-08")
def test_a_battlefield_without_such_an_ability_offers_nothing(made_up: MadeUp) -> None:
    made_up(ECHO_BASE, [])
    made_up(OUTPOST, [action(UseBattlefield())])
    assert not a_table(supports=[OUTPOST]).can("use Outpost")
