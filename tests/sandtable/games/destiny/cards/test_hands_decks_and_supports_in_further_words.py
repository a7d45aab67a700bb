"""Cards that look into hands and decks, draw, or activate and resolve for others. Values by hand from the prints."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

REY, FINN, KYLO, DOOKU, TROOPER, PHASMA, JANGO = "01038", "01045", "01011", "01009", "01002", "01001", "01021"
TARKIN, KALANI, THRAWN, BROTHER = "18019", "22016", "03004", "15005"
JUMP, DISCIPLINE = "01129", "21091"
BLOCK, DODGE, EVADE, COVER = "01153", "01155", "02136", "01157"
"""Gray events of cost 2, 2, 1 and 0."""
PISTOL, LIGHTSABER, TIE = "01054", "01059", "01006"
"""A Red upgrade of cost 1, a Blue one of cost 3, and a villain vehicle of cost 3."""


# -- Tarkin ------------------------------------------------------------------------------------------------------


def tarkin(mine: list[str]) -> Scene:
    theirs = a_side([FINN], hand=[BLOCK, EVADE, LIGHTSABER])
    return a_table([TARKIN], theirs, hand=mine).use("Tarkin")


@card("18019")
@rule("DST-SRH-03", "D-118")
def test_tarkin_gives_a_card_for_one_of_the_same_cost_that_all_have_seen() -> None:
    scene = tarkin([DODGE])
    assert sorted(scene.knows(ME)) == ["Block", "Evade", "Lightsaber"]
    scene.answer("yes")
    assert (scene.discard(), scene.discard(THEM), scene.hand(THEM)) == (["Dodge"], ["Block"], ["Evade", "Lightsaber"])


@card("18019")
def test_tarkin_may_keep_his_cards_and_finds_nothing_of_another_cost() -> None:
    kept = tarkin([DODGE]).answer("no")
    assert (kept.hand(), len(kept.hand(THEM))) == (["Dodge"], 3)
    other = tarkin([COVER]).answer("yes")
    assert (other.discard(), len(other.hand(THEM))) == (["Take Cover"], 3)
    assert tarkin([]).asked == THEM


# -- Digging For Answers -----------------------------------------------------------------------------------------


@card("24074")
@rule("DST-SRH-03")
def test_digging_for_answers_arranges_three_revealed_cards_and_trades_one() -> None:
    deck = [BLOCK, EVADE, PISTOL, DODGE]
    scene = a_table([FINN], hand=["24074", COVER], deck=deck)
    scene.duel.record()
    scene.play("Digging For Answers", "Evade", "none", "DH-17")
    assert scene.deck() == ["DH-17 Blaster Pistol", "Block", "Dodge", "Evade"]
    assert any("reveals" in line and "Evade" in line for line in scene.log(THEM))
    scene.answer("yes")
    assert (scene.hand(), sorted(scene.discard())) == (["DH-17 Blaster Pistol"], ["Digging For Answers", "Take Cover"])


@card("24074")
def test_digging_for_answers_discards_nothing_unasked() -> None:
    scene = a_table([FINN], hand=["24074", COVER], deck=[BLOCK, EVADE, PISTOL]).play("Digging For Answers")
    scene.answer("none", "Block", "Evade", "no")
    assert (scene.hand(), scene.deck()) == (["Take Cover"], ["Block", "Evade", "DH-17 Blaster Pistol"])


# -- Imperial Rule -----------------------------------------------------------------------------------------------


def imperial_rule(top: str) -> Scene:
    mine = [a_character(PHASMA, upgrades=[a_piece("23027", "1R")])]
    return a_table(mine, [FINN], deck=[top, BLOCK]).resolve("Imperial Rule")


@card("23027")
@rule("DST-SRH-03")
def test_imperial_rule_looks_at_side_and_color_of_the_top_card() -> None:
    both = imperial_rule(TIE).answer("yes", "Finn", "yes")
    assert (both.damage("Finn"), both.hand()) == (1, ["First Order TIE Fighter"])
    red = imperial_rule(PISTOL).answer("yes", "no")
    assert (red.damage("Finn"), red.hand(), red.deck()[0]) == (0, [], "DH-17 Blaster Pistol")
    neither = imperial_rule(BLOCK).answer("yes")
    assert (neither.damage("Finn"), neither.hand(), neither.asked, neither.knows(THEM)) == (0, [], THEM, ["Block"])


@card("23027")
def test_imperial_rule_may_reveal_nothing() -> None:
    scene = imperial_rule(TIE).answer("no")
    assert (scene.damage("Finn"), scene.knows(THEM), scene.resources()) == (0, [], 1)


@card("23027")
@rule("DST-RDP-03")
def test_imperial_rule_has_redeploy() -> None:
    mine: Team = [a_character(PHASMA, damage=10, upgrades=["23027"]), TROOPER]
    scene = a_table(mine, [a_character(FINN, showing=("2RD",))], turn=THEM)
    scene.resolve("Finn", "Phasma").answer("Imperial Rule")
    assert scene.upgrades("Stormtrooper") == ["Imperial Rule"]


# -- Exposing Disloyalty -----------------------------------------------------------------------------------------


def exposing(theirs: list[str]) -> Scene:
    return a_table([PHASMA], a_side([FINN], hand=theirs), hand=["14016"]).play("Exposing Disloyalty")


@card("14016")
def test_exposing_disloyalty_discards_one_of_two_cards_of_different_colors() -> None:
    scene = exposing([LIGHTSABER, PISTOL])
    assert sorted(scene.options) == ["DH-17 Blaster Pistol", "Lightsaber"]
    scene.answer("Lightsaber")
    assert (scene.discard(THEM), scene.hand(THEM)) == (["Lightsaber"], ["DH-17 Blaster Pistol"])


@card("14016")
@rule("DST-THN-01")
def test_exposing_disloyalty_discards_nothing_of_one_color_and_no_single_card() -> None:
    alike = exposing([BLOCK, DODGE])
    assert (alike.discard(THEM), sorted(alike.knows(ME)), alike.asked) == ([], ["Block", "Dodge"], THEM)
    assert exposing([LIGHTSABER]).discard(THEM) == []


# -- Preemptive Defense ------------------------------------------------------------------------------------------


@card("23098")
def test_preemptive_defense_gives_a_shield_when_it_is_played() -> None:
    scene = a_table([FINN], hand=["23098"]).play("Preemptive Defense", "Finn")
    assert scene.shields("Finn") == 1


@card("23098")
@rule("DST-BFX-03")
def test_preemptive_defense_removes_a_die_after_a_claim() -> None:
    theirs: Team = [a_character(REY, showing=("1MD",)), KYLO]
    scene = a_table([FINN], theirs, supports=["23098"], resources=1).claim("no", "yes")
    assert (scene.pool(THEM), scene.resources(), scene.discard()) == ([], 0, ["Preemptive Defense"])
    assert a_table([FINN], theirs, supports=["23098"], resources=1).claim("no", "no").pool(THEM) == ["1MD"]
    assert a_table([FINN], theirs, supports=["23098"]).claim("no").asked == THEM, "without a resource"
    assert a_table([FINN], theirs, supports=["23098"], resources=1, turn=THEM).claim("no").supports() != []


# -- Inferno Squad ID10 Seeker Droid -----------------------------------------------------------------------------


@card("08034")
@rule("DST-MEM-07")
def test_the_seeker_droid_takes_a_card_and_gives_an_action() -> None:
    mine = [a_character(PHASMA, upgrades=[a_piece("08034", "Sp")])]
    scene = a_table(mine, a_side([FINN, REY], hand=[BLOCK, PISTOL]))
    scene.resolve("Inferno Squad", "DH-17")
    assert (scene.discard(THEM), scene.hand(THEM), scene.asked) == (["DH-17 Blaster Pistol"], ["Block"], THEM)
    scene.activate("Finn")
    assert (scene.asked, scene.prompt) == (THEM, "Take an additional action")
    assert scene.activate("Rey").asked == ME
    assert a_table(mine, [FINN]).resolve("Inferno Squad").activate("Finn").prompt == "Take an additional action"


# -- Get Around --------------------------------------------------------------------------------------------------


@card("21076")
@rule("DST-CHT-07", "D-118")
def test_get_around_rerolls_as_many_dice_as_the_discarded_card_costs_at_most() -> None:
    theirs = a_side([a_character(REY, showing=("1MD",))], deck=[EVADE, BLOCK])
    mine = [a_character(FINN, showing=("1RD", "2RD"))]
    scene = a_table(mine, theirs, hand=["21076"], deck=[BLOCK], resources=1)
    scene.roll_next(4).play("Get Around", "opponent" if scene.can("opponent") else "Player 2")
    assert scene.discard(THEM) == ["Evade"]
    scene.answer("Rey")
    assert (scene.pool(), scene.pool(THEM), scene.asked) == (["1RD", "2RD"], ["+1R"], THEM), "one die for a cost of 1"


@card("21076")
def test_get_around_may_stop_at_once_and_needs_a_card() -> None:
    mine = [a_character(FINN, showing=("1RD", "2RD"))]
    scene = a_table(mine, hand=["21076"], deck=[BLOCK], resources=1).play("Get Around", "player 1")
    scene.answer("no more")
    assert (scene.pool(), sorted(scene.discard()), scene.asked) == (["1RD", "2RD"], ["Block", "Get Around"], THEM)
    none = a_table(mine, hand=["21076"], deck=[COVER], resources=1).play("Get Around", "player 1")
    assert (none.asked, none.pool()) == (THEM, ["1RD", "2RD"]), "a card of cost 0"


# -- Admiral's Orders --------------------------------------------------------------------------------------------


@card("22022")
def test_admiral_s_orders_activates_supports_one_after_another() -> None:
    supports = [a_piece(TIE), a_piece("12154"), a_piece(TIE, "1RD", exhausted=True)]
    scene = a_table([FINN], plots=["22022"], supports=supports)
    scene.answer("use Admiral's Orders: set this plot aside", "TIE Fighter #1")
    assert len(scene.pool()) == 2 and scene.prompt == "Activate which support?"
    assert scene.options == ["no more", "Merchant Freighter"], "the other one is exhausted"
    scene.answer("no more")
    assert (scene.aside(), scene.asked, scene.duel.plots[ME]) == (["Admiral's Orders"], THEM, ())


@card("22022")
def test_admiral_s_orders_rerolls_a_support_die_beside_a_leader() -> None:
    mine = [a_character(PHASMA, showing=("1RD",))]
    supports = [a_piece(TIE, "1RD")]
    scene = a_table(["22016", *mine], plots=["22022"], supports=supports).roll_next(4)
    scene.answer("use Admiral's Orders: spot a leader")
    assert (sorted(scene.pool()), scene.exhausted("Admiral")) == (["1RD", "Sp"], True)
    none = a_table([FINN], plots=["22022"], supports=supports)
    assert not none.can("spot a leader and exhaust")


# -- Thrawn ------------------------------------------------------------------------------------------------------


def thrawn(number: str) -> Scene:
    theirs = a_side([FINN], hand=[BLOCK, EVADE, LIGHTSABER])
    scene = a_table([THRAWN], theirs).activate("Thrawn", "yes")
    assert "3" in scene.options and "4" in scene.options
    return scene.answer(number)


@card("03004")
@rule("DST-SRH-05", "D-118")
def test_thrawn_discards_a_card_of_the_cost_that_he_has_chosen() -> None:
    scene = thrawn("3")
    assert (scene.discard(THEM), sorted(scene.knows(ME))) == (["Lightsaber"], ["Block", "Evade", "Lightsaber"])


@card("03004")
def test_thrawn_discards_nothing_when_his_number_is_wrong() -> None:
    scene = thrawn("0")
    assert (scene.discard(THEM), len(scene.knows(ME)), scene.asked) == ([], 3, THEM)
    declined = a_table([THRAWN], a_side([FINN], hand=[BLOCK])).activate("Thrawn", "no")
    assert (declined.hand(THEM), declined.knows(ME)) == (["Block"], [])


# -- Fastest Hunk O' Junk ----------------------------------------------------------------------------------------


def fastest(side: int) -> Scene:
    theirs = [a_character(REY, showing=("1MD",))]
    scene = a_table([FINN], theirs, hand=["19034"], supports=[TIE, "01053"], resources=1).roll_next(side)
    return scene.play("Fastest Hunk")


@card("19034")
def test_fastest_hunk_removes_a_die_when_its_vehicle_shows_no_damage() -> None:
    scene = fastest(4).answer("yes", "Rey")
    assert (scene.pool(), scene.pool(THEM), scene.exhausted("TIE")) == (["Sp"], [], True)
    assert fastest(4).answer("no").pool(THEM) == ["1MD"]


@card("19034")
@rule("DST-THN-01")
def test_fastest_hunk_removes_none_when_it_shows_damage_or_nothing_is_activated() -> None:
    assert (fastest(0).asked, fastest(0).pool(THEM)) == (THEM, ["1MD"])
    theirs = [a_character(REY, showing=("1MD",))]
    none = a_table([FINN], theirs, hand=["19034"], supports=["01053"], resources=1).play("Fastest Hunk")
    assert (none.pool(THEM), none.asked) == (["1MD"], THEM), "no vehicle"


# -- Interrogation Chair -----------------------------------------------------------------------------------------


def chair(side: str, team: tuple[str, ...] = (BROTHER, KYLO)) -> Scene:
    theirs = [a_character(FINN, showing=(side,), upgrades=[a_piece(PISTOL, "1Sh")])]
    return a_table(team, theirs, supports=["15011"]).use("Interrogation Chair")


@card("15011")
@rule("DST-SRH-06", "DST-OPD-11")
def test_the_opponent_resolves_the_chosen_die_or_takes_two_indirect_damage() -> None:
    scene = chair("1MD")
    assert (scene.asked, scene.options, scene.exhausted("Chair")) == (THEM, ["no", "yes"], True)
    scene.answer("yes", "Kylo")
    assert (scene.damage("Kylo"), scene.damage("Finn"), scene.pool(THEM)) == (1, 0, ["1Sh"])
    refused = chair("1MD").answer("no")
    assert (refused.damage("Finn"), refused.pool(THEM)) == (2, ["1MD", "1Sh"])


@card("15011")
@rule("DST-SRH-06")
def test_a_die_that_cannot_be_resolved_leaves_no_choice() -> None:
    modifier = a_table([BROTHER, KYLO], [a_character(REY, showing=("+2MD",))], supports=["15011"])
    assert modifier.use("Interrogation Chair").damage("Rey") == 2


@card("15011")
@rule("D-53")
def test_the_chair_needs_an_inquisitor_and_to_be_ready() -> None:
    theirs = [a_character(FINN, showing=("1MD",))]
    assert not a_table([KYLO], theirs, supports=["15011"]).can("use Interrogation")
    assert not a_table([BROTHER], theirs, supports=[a_piece("15011", exhausted=True)]).can("use Interrogation")


# -- General Kalani ----------------------------------------------------------------------------------------------


@card("22016")
def test_kalani_deals_a_damage_for_cards_that_an_opponent_draws_in_the_action_phase() -> None:
    theirs = a_side([a_character(FINN, showing=("1R",))], hand=["01121"], deck=[BLOCK] * 9, resources=9)
    scene = a_table([KALANI], theirs, deck=[DODGE] * 9, plots=["23113"], supports=["21110"], turn=THEM)
    assert scene.asked == THEM
    own = scene.pass_().use("Leverage")
    assert (own.hand(), own.damage("Finn"), own.damage("Kalani")) == (["Dodge"], 0, 0), "his own player draws"


@card("22016")
def test_kalani_waits_for_one_effect_as_a_whole_and_not_for_the_upkeep() -> None:
    theirs = a_side([FINN], deck=[BLOCK] * 9, plots=["23113"])
    scene = a_table([KALANI], theirs, deck=[DODGE] * 9, turn=THEM).use("Leverage")
    assert (scene.asked, "damage" in scene.prompt.lower()) == (ME, True)
    scene.answer("Finn")
    assert scene.damage("Finn") == 1
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    assert scene.damage("Finn") == 1 and len(scene.hand(THEM)) == 5


@card("22016")
@rule("D-112", "DST-TIM-05")
def test_kalani_counts_what_is_drawn_while_an_effect_that_ends_the_phase_is_carried_out() -> None:
    theirs = a_side([FINN], hand=[JUMP], deck=[BLOCK] * 9, plots=[DISCIPLINE], resources=4)
    scene = a_table([KALANI], theirs, deck=[DODGE] * 9, turn=THEM).play("Hyperspace Jump", "no", "yes")
    assert (scene.asked, scene.prompt) == (ME, "Deal 1 damage to")
    assert scene.answer("Finn").damage("Finn") == 1
