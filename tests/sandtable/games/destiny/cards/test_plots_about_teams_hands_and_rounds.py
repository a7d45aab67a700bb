"""Plots that ask for a team, count discarded cards and turned dice, or wait for the end of rounds. By hand."""

from __future__ import annotations

from sandtable.games.destiny.terms import ON_CARD
from sandtable.games.destiny.tokens import RESOURCES
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

INTEL, TWO, CAREER, ADVANCE, HUNT = "18025", "12012", "15010A", "15021", "18039"
CRAFT, DROID, ANAKIN = "05014", "05009", "13001A"
KYLO, DOOKU, REY, FINN, TROOPER = "01011", "01009", "01038", "01045", "01002"
GUARD, BLOCK, DODGE, WANTED = "06018", "01153", "01155", "09143"


# -- Crucial Intel -----------------------------------------------------------------------------------------------


def with_intel(count: int = 0) -> Scene:
    """Crucial Intel with this number of resources, beside a support that makes the opponent discard a card."""
    plots = [a_piece(INTEL, tokens={RESOURCES: count} if count else None)]
    theirs = a_side([a_character(KYLO, showing=("1MD",))], hand=[BLOCK, DODGE, DODGE], deck=[DODGE] * 9)
    mine: Team = [a_character(REY, showing=("1Dc",)), FINN]
    return a_table(mine, theirs, plots=plots, supports=[GUARD], deck=[DODGE] * 9, resources=3)


@card("18025")
@rule("D-371")
def test_crucial_intel_counts_a_card_that_words_discard() -> None:
    scene = with_intel().use("Bespin Wing Guard", "Block")
    assert (scene.discard(THEM), scene.tokens("Crucial", RESOURCES)) == (["Block"], 1)


@card("18025")
@rule("D-371")
def test_crucial_intel_counts_neither_symbols_of_dice_nor_the_action_to_reroll() -> None:
    scene = with_intel().resolve("Rey")
    assert (len(scene.hand(THEM)), scene.tokens("Crucial", RESOURCES)) == (2, 0)
    scene.answer(next(option for option in scene.options if option.endswith("to reroll dice")))
    assert (len(scene.hand(THEM)), scene.tokens("Crucial", RESOURCES)) == (1, 0)


@card("18025")
@rule("D-371")
def test_crucial_intel_counts_no_card_of_the_upkeep() -> None:
    scene = with_intel().pass_().pass_()
    assert scene.prompt == "discard a card before drawing?"
    scene.answer("Block", "Dodge")
    assert (scene.tokens("Crucial", RESOURCES), scene.asked) == (0, THEM)
    scene.answer("keep the rest")
    assert (scene.discard(THEM), scene.tokens("Crucial", RESOURCES)) == (["Block", "Dodge"], 0)


@card("18025")
@rule("DST-POW-04", "D-53")
def test_crucial_intel_pays_two_actions_with_three_resources() -> None:
    scene = with_intel(3).use("Crucial Intel")
    assert (scene.tokens("Crucial", RESOURCES), scene.prompt) == (0, "Take an additional action")
    scene.activate("Finn").use("Bespin Wing Guard", "Block")
    assert scene.asked == THEM
    assert with_intel(2).use("Crucial Intel").asked == THEM


# -- Rule of Two -------------------------------------------------------------------------------------------------


def with_two(mine: Team, theirs: Team | None = None) -> Scene:
    return a_table(mine, theirs or [a_character(FINN, showing=("1RD",))], plots=[TWO])


@card("12012")
def test_rule_of_two_resolves_the_only_character_die_with_one_more() -> None:
    scene = with_two([a_character(DOOKU, showing=("1MD",)), KYLO]).use("Rule of Two", "Finn")
    assert (scene.damage("Finn"), scene.exhausted("Rule"), scene.pool()) == (2, True, [])
    assert not with_two([a_character(DOOKU, showing=("1MD",)), a_character(KYLO, showing=("1MD",))]).can("use Rule")
    assert not with_two([DOOKU, KYLO]).can("use Rule")


@card("12012")
@rule("D-372")
def test_rule_of_two_is_set_aside_and_hurts_its_player_when_one_of_the_two_is_defeated() -> None:
    scene = with_two([a_character(DOOKU, damage=9), KYLO])
    scene.pass_().resolve("Finn", "Dooku")
    assert (scene.team(), scene.aside(), scene.damage("Kylo")) == (["Kylo Ren"], ["Rule of Two"], 1)


@card("12012")
@rule("D-372")
def test_rule_of_two_stays_while_an_opponent_s_character_is_defeated() -> None:
    theirs: Team = [a_character(FINN, damage=9), REY]
    scene = with_two([a_character(DOOKU, showing=("1MD",)), KYLO], theirs).resolve("Count Dooku", "Finn")
    assert (scene.team(THEM), scene.aside(), scene.damage("Kylo")) == (["Rey"], [], 0)


@card("12012")
@rule("D-372")
def test_rule_of_two_is_set_aside_when_a_third_character_is_added() -> None:
    craft = a_piece(CRAFT, "Sp")
    scene = a_table([DOOKU, KYLO], supports=[craft], plots=[TWO], aside=[DROID], resources=2)
    scene.resolve("Separatist", "yes")
    assert sorted(scene.team()) == ["Battle Droid", "Count Dooku", "Kylo Ren"]
    assert scene.answer("1 to Count Dooku").aside() == ["Rule of Two"]
    assert scene.damage("Count Dooku") == 1


@card("12012")
@rule("D-372")
def test_rule_of_two_hurts_once_where_a_defeat_and_a_flip_come_together() -> None:
    scene = a_table([DOOKU, a_character(KYLO, damage=9)], [ANAKIN], plots=[TWO], turn=THEM)
    scene.activate("Anakin", "Kylo")
    assert (scene.team(), scene.team(THEM), scene.aside()) == (["Count Dooku"], ["Darth Vader"], ["Rule of Two"])
    assert scene.damage("Count Dooku") == 1


# -- Watch Your Career With Great Interest -----------------------------------------------------------------------


def with_career(count: int, mine: Team | None = None) -> Scene:
    plots = [a_piece(CAREER, tokens={RESOURCES: count})]
    team = mine or [a_character(DOOKU, damage=3), TROOPER]
    return a_table(team, [a_character(FINN, showing=("1RD", "2RD"))], plots=plots, resources=1)


def dice_on(scene: Scene, name: str) -> int:
    """The dice of a card that lie on it."""
    return sum(1 for die in scene.duel.setup.dice_of[scene.find(name)] if scene.duel.face[die] == ON_CARD)


@card("15010A", "15010B")
@rule("DST-DBL-10", "DST-THN-01")
def test_a_sith_is_given_up_for_vader_when_six_resources_are_there() -> None:
    scene = with_career(7).use("Watch Your Career With Great Interest")
    assert scene.team() == ["First Order Stormtrooper", "Darth Vader"]
    assert (scene.tokens("Unrelenting", RESOURCES), scene.damage("Unrelenting")) == (1, 0)
    assert dice_on(scene, "Unrelenting") == 1, "Dooku was not elite"


@card("15010A")
@rule("DST-DBL-05")
def test_vader_is_elite_after_an_elite_sith() -> None:
    scene = with_career(6, [a_character(DOOKU, dice=2), TROOPER]).use("Watch Your Career With Great Interest")
    assert scene.find("Unrelenting") in scene.duel.elite and dice_on(scene, "Unrelenting") == 2


@card("15010A")
@rule("DST-THN-01")
def test_with_five_resources_the_sith_is_gone_and_nobody_comes() -> None:
    scene = with_career(5).use("Watch Your Career With Great Interest")
    assert (scene.team(), scene.tokens("Watch", RESOURCES)) == (["First Order Stormtrooper"], 0)


@card("15010A")
def test_a_character_that_is_neither_sith_nor_apprentice_is_not_given_up() -> None:
    scene = with_career(6, [FINN, TROOPER]).use("Watch Your Career With Great Interest")
    assert (len(scene.team()), len(scene.duel.plots[ME]), scene.tokens("Watch", RESOURCES)) == (2, 1, 0)


@card("15010A")
def test_dice_that_you_turn_or_remove_count_one_resource_each() -> None:
    theirs = [a_character(FINN, showing=("1RD", "2RD"))]
    mine: Team = [a_character(DOOKU, showing=("1F", "1MD")), TROOPER]
    scene = a_table(mine, theirs, plots=[CAREER], hand=["02136"], resources=9)
    scene.play("Evade", "2 ranged")
    assert (scene.pool(THEM), scene.tokens("Watch", RESOURCES)) == (["1RD"], 1)
    scene.pass_().resolve("Count Dooku die (1 focus", "1 melee", "2 melee")
    assert scene.tokens("Watch", RESOURCES) == 2
    scene.resolve("Finn die (1 ranged", "Dooku")
    assert scene.tokens("Watch", RESOURCES) == 2, "resolving is no removing"


# -- Darth Vader, Unrelenting Apprentice -------------------------------------------------------------------------


def vader_resolves(hand: list[str], discard: list[str], resources: int) -> Scene:
    """Vader has come up from his plot, and his die, the only one, shows its special."""
    mine = [DOOKU, TROOPER]
    plots = [a_piece(CAREER, tokens={RESOURCES: 6})]
    scene = a_table(mine, plots=plots, hand=hand, discard=discard, resources=resources)
    scene.use("Watch Your Career With Great Interest")
    return scene.pass_().roll_next(4).activate("Darth Vader").pass_().roll_next(5).resolve("Darth Vader")


@card("15010B")
@rule("DST-PLX-04")
def test_vader_plays_an_ability_for_two_less_and_rolls_its_die() -> None:
    """Force Throw (01057) costs 3; its last side is a blank."""
    scene = vader_resolves(["01057"], [], 1).answer("Force Throw")
    assert (scene.upgrades("Unrelenting"), scene.resources(), scene.pool()) == (["Force Throw"], 0, ["-"])


@card("15010B")
@rule("DST-PLX-04")
def test_vader_plays_an_ability_from_the_discard_pile_too() -> None:
    scene = vader_resolves([], ["01057"], 1).answer("Force Throw")
    assert (scene.upgrades("Unrelenting"), scene.discard(), scene.pool()) == (["Force Throw"], [], ["-"])


@card("15010B")
@rule("D-297")
def test_vader_rolls_nothing_where_no_ability_is_played() -> None:
    declined = vader_resolves(["01057"], [], 1).answer("none")
    assert (declined.hand(), declined.pool(), declined.resources()) == (["Force Throw"], [], 1)
    poor = vader_resolves(["01057"], [], 0)
    assert (poor.hand(), poor.asked) == (["Force Throw"], THEM)


# -- Relentless Advance ------------------------------------------------------------------------------------------


def to_round_two(scene: Scene) -> Scene:
    """Both players pass, and keep their cards in the upkeep."""
    scene.pass_().pass_()
    while scene.duel.round == 1:
        scene.duel.apply(0)
    return scene


@card("15021")
@rule("DST-TIM-07")
def test_relentless_advance_gets_a_damage_at_the_end_of_each_round() -> None:
    theirs = a_side([FINN], deck=[BLOCK] * 9)
    scene = to_round_two(a_table([TROOPER], theirs, plots=[ADVANCE], deck=[DODGE] * 9))
    assert scene.placed("Relentless") == 1


@card("15021")
@rule("DST-TIM-07")
def test_no_damage_is_placed_when_the_game_ends_with_the_round() -> None:
    scene = a_table([TROOPER], [FINN], plots=[ADVANCE], hand=[BLOCK])
    scene.pass_().pass_()
    while scene.asked >= 0:
        scene.duel.apply(0)
    assert scene.placed("Relentless") == 0, "the opponent has neither hand nor deck"


@card("15021")
@rule("D-326")
def test_the_action_of_relentless_advance_removes_one_damage_at_least() -> None:
    scene = a_table([TROOPER], [FINN], plots=[a_piece(ADVANCE, damage=2)]).use("Relentless Advance")
    assert scene.options == ["1", "2"]
    one = a_table([TROOPER], [FINN], plots=[a_piece(ADVANCE, damage=1)]).use("Relentless Advance")
    assert (one.placed("Relentless"), one.damage("Finn")) == (0, 1), "one of one is no question"
    assert not a_table([TROOPER], [FINN], plots=[ADVANCE]).can("use Relentless")


@card("15021")
@rule("DST-BFX-09")
def test_relentless_advance_gets_a_damage_when_its_player_takes_control() -> None:
    assert a_table([TROOPER], [FINN], plots=[ADVANCE], holder=THEM).claim("no").placed("Relentless") == 1
    assert a_table([TROOPER], [FINN], plots=[ADVANCE], holder=ME).claim("no").placed("Relentless") == 0
    theirs = a_table([TROOPER], [FINN], plots=[ADVANCE], holder=ME, turn=THEM).claim("no")
    assert theirs.placed("Relentless") == 0


@card("15021")
@rule("DST-IND-06")
def test_relentless_advance_turns_its_damage_into_indirect_damage() -> None:
    scene = a_table([TROOPER], [FINN], plots=[a_piece(ADVANCE, damage=3)]).use("Relentless Advance", "2")
    assert (scene.placed("Relentless"), scene.damage("Finn")) == (1, 2)
    assert not a_table([TROOPER], [FINN], plots=[ADVANCE]).can("use Relentless")


# -- Hunt And Eliminate ------------------------------------------------------------------------------------------


def hunting(target: str, exhausted: bool = False, shields: int = 0) -> Scene:
    """Wanted, a bounty of yours, lies on Finn; Jango Fett deals 1 ranged damage to one of the two opponents."""
    finn = a_character(FINN, downgrades=[WANTED], shields=shields)
    theirs = a_side([finn, REY], hand=[BLOCK, DODGE])
    scene = a_table(
        [a_character("01021", showing=("1RD",)), TROOPER], theirs, plots=[a_piece(HUNT, exhausted=exhausted)]
    )
    return scene.resolve("Jango", target)


@card("18039")
@rule("DST-DWN-16")
def test_hunt_and_eliminate_costs_a_card_for_damage_to_a_character_with_a_bounty() -> None:
    scene = hunting("Finn")
    assert (scene.asked, scene.prompt) == (THEM, "Discard which card?")
    scene.answer("Dodge")
    assert (scene.hand(THEM), scene.exhausted("Hunt")) == (["Block"], True)


@card("18039")
def test_hunt_and_eliminate_looks_at_dealt_damage_not_at_what_shields_let_through() -> None:
    scene = hunting("Finn", shields=1)
    assert (scene.damage("Finn"), scene.prompt) == (0, "Discard which card?")


@card("18039")
def test_hunt_and_eliminate_waits_for_a_bounty_and_while_it_is_exhausted() -> None:
    assert hunting("Rey").hand(THEM) == ["Block", "Dodge"]
    assert hunting("Rey").exhausted("Hunt") is False
    assert hunting("Finn", exhausted=True).asked == THEM and hunting("Finn", exhausted=True).can("pass")
