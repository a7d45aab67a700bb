"""Cards that play cards: Millennium Falcon, Black Market, Rearm, The Force is Strong, Imperial Armory."""

from __future__ import annotations

from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_piece, a_side, a_table

KYLO, REY, FINN = "01011", "01038", "01045"
FALCON, MARKET, REARM, STRONG, ARMORY = "01049", "01064", "01109", "01125", "01169"
LIGHTSABER, THROW, BLASTER, RIFLE, GEAR, HOLDOUT = "01059", "01057", "01054", "01008", "01034", "01063"
UNPREDICTABLE, WOOKIEE, DRAW_ATTENTION = "01162", "01130", "01128"
TAKE_COVER, STANCE, DODGE = "01157", "01115", "01155"
FALCON_SPECIAL = a_piece(FALCON, "Sp", exhausted=True)
MARKET_SPECIAL = a_piece(MARKET, "Sp", exhausted=True)


@card("01049")
@rule("DST-FRE-01")
def test_the_falcon_plays_a_yellow_event_from_the_hand_for_free() -> None:
    theirs = [a_character(KYLO, showing=["-"])]
    scene = a_table([FINN], theirs, hand=[WOOKIEE, STANCE], supports=[FALCON_SPECIAL]).resolve("Millennium Falcon")
    scene.answer("2 of")
    assert (scene.pool(THEM), scene.hand(), scene.discard()) == ([], ["Defensive Stance"], ["Let The Wookiee Win"])
    assert (scene.pool(), scene.resources()) == ([], 0)


@card("01049")
def test_the_falcon_plays_a_yellow_event_from_the_discard_pile() -> None:
    mine = [a_character(FINN, damage=1), a_character(REY)]
    table = a_table(mine, hand=[UNPREDICTABLE], discard=[STANCE, DRAW_ATTENTION], supports=[FALCON_SPECIAL])
    scene = table.resolve("Millennium Falcon")
    assert sorted(scene.options) == ["Draw Attention", "Unpredictable"]
    scene.answer("Draw Attention", "1")
    assert (scene.damage("Finn"), scene.damage("Rey"), scene.hand()) == (0, 1, ["Unpredictable"])
    assert scene.discard() == ["Defensive Stance", "Draw Attention"]


@card("01049")
@rule("DST-AMB-01")
def test_the_falcon_plays_an_ambush() -> None:
    scene = a_table([FINN], discard=[UNPREDICTABLE], supports=[FALCON_SPECIAL]).resolve("Millennium Falcon")
    assert (scene.prompt, scene.asked) == ("Take an additional action", ME)


@card("01049")
def test_the_falcon_finds_no_yellow_event() -> None:
    scene = a_table([FINN], hand=[STANCE], discard=[DODGE], supports=[FALCON_SPECIAL]).resolve("Millennium Falcon")
    assert (scene.hand(), scene.discard(), scene.pool()) == (["Defensive Stance"], ["Dodge"], [])


@card("01049")
@rule("DST-UNI-04")
def test_a_player_has_one_falcon() -> None:
    assert not a_table([FINN], hand=[FALCON], supports=[FALCON], resources=9).can("play Millennium")


@card("01064")
def test_black_market_draws_and_sells_an_upgrade() -> None:
    deck = [LIGHTSABER, STANCE, DODGE]
    scene = a_table([REY], deck=deck, supports=[MARKET_SPECIAL], resources=2).resolve("Black Market")
    scene.answer("yes", "no")  # Rey's additional action comes after
    assert (scene.hand(), scene.deck()) == (["Defensive Stance"], ["Dodge"])
    assert (scene.upgrades("Rey"), scene.resources()) == (["Lightsaber"], 0)


@card("01064")
def test_black_market_need_not_sell() -> None:
    scene = a_table([FINN], hand=[LIGHTSABER], supports=[MARKET_SPECIAL], resources=2).resolve("Black Market", "no")
    assert (scene.hand(), scene.resources(), scene.asked) == (["Lightsaber"], 2, THEM)


@card("01064")
@rule("DST-PLAY-02", "DST-DRW-03")
def test_black_market_sells_nothing_too_dear_and_draws_what_is_left() -> None:
    scene = a_table([FINN], hand=[LIGHTSABER], deck=[DODGE], supports=[MARKET_SPECIAL], resources=1)
    scene.resolve("Black Market")
    assert (scene.hand(), scene.asked) == (["Lightsaber", "Dodge"], THEM)


@card("01064")
@rule("DST-PLAY-07")
def test_black_market_reckons_with_a_replacement() -> None:
    mine = [a_character(FINN, upgrades=[GEAR])]
    scene = a_table(mine, hand=[LIGHTSABER], supports=[MARKET_SPECIAL]).resolve("Black Market", "yes")
    assert (scene.upgrades("Finn"), scene.discard()) == (["Lightsaber"], ["Survival Gear"])


@card("01109")
def test_rearm_plays_a_red_upgrade_from_the_discard_pile() -> None:
    scene = a_table([FINN], hand=[REARM, GEAR], discard=[RIFLE, LIGHTSABER], resources=1).play("Rearm")
    assert (scene.upgrades("Finn"), scene.resources()) == (["F-11D Rifle"], 0)
    assert (scene.hand(), scene.discard()) == (["Survival Gear"], ["Lightsaber", "Rearm"])


@card("01109")
def test_rearm_lets_its_player_choose() -> None:
    scene = a_table([FINN], hand=[REARM], discard=[RIFLE, BLASTER]).play("Rearm")
    assert scene.upgrades("Finn") == ["DH-17 Blaster Pistol"]  # the rifle costs 1 too much
    scene = a_table([FINN], hand=[REARM], discard=[RIFLE, BLASTER], resources=1).play("Rearm", "F-11D")
    assert scene.upgrades("Finn") == ["F-11D Rifle"]


@card("01109")
@rule("DST-EVT-04")
def test_rearm_may_be_played_for_nothing() -> None:
    scene = a_table([FINN], hand=[REARM], discard=[RIFLE, LIGHTSABER]).play("Rearm")
    assert (scene.upgrades("Finn"), scene.discard()) == ([], ["F-11D Rifle", "Lightsaber", "Rearm"])


@card("01125")
@rule("DST-COP-01", "DST-FRE-01")
def test_the_force_is_strong_plays_another_copy_for_free() -> None:
    scene = a_table([REY], hand=[LIGHTSABER, LIGHTSABER], supports=[STRONG]).use("The Force is Strong", "Lightsaber")
    scene.answer("no")  # Rey's additional action
    assert (scene.upgrades("Rey"), scene.discard(), scene.hand()) == (["Lightsaber"], ["Lightsaber"], [])
    assert scene.exhausted("The Force is Strong")


@card("01125")
def test_the_force_is_strong_plays_an_event() -> None:
    scene = a_table([FINN], hand=[STANCE, STANCE, DODGE], supports=[STRONG]).use(
        "The Force is Strong", "Stance", "Finn"
    )
    assert (scene.shields("Finn"), scene.hand(), scene.resources()) == (2, ["Dodge"], 0)
    assert scene.discard() == ["Defensive Stance", "Defensive Stance"]


@card("01125")
@rule("D-53")
def test_the_force_is_strong_needs_a_blue_card_and_to_be_ready() -> None:
    assert a_table([FINN], hand=[STANCE, DODGE], supports=[STRONG]).can("use The Force")
    assert not a_table([FINN], hand=[DODGE, DODGE], supports=[STRONG]).can("use The Force")
    spent = a_piece(STRONG, exhausted=True)
    assert not a_table([FINN], hand=[STANCE, STANCE], supports=[spent]).can("use The Force")


@card("01125")
def test_the_force_is_strong_without_another_copy_costs_a_card() -> None:
    scene = a_table([FINN], hand=[STANCE], discard=[STANCE], supports=[STRONG]).use("The Force is Strong")
    assert (scene.hand(), len(scene.discard()), scene.shields("Finn")) == ([], 2, 0)
    assert (scene.exhausted("The Force is Strong"), scene.asked) == (True, THEM)


@card("01125")
@rule("DST-PRE-02")
def test_the_force_is_strong_keeps_restrictions() -> None:
    scene = a_table([FINN], hand=[THROW, THROW], supports=[STRONG]).use("The Force is Strong", "Force Throw")
    assert (scene.upgrades("Finn"), scene.hand()) == ([], ["Force Throw"])


def claiming(hand: list[str], resources: int, mine: str = FINN) -> Scene:
    return a_table([mine], a_side([KYLO]), hand=hand, resources=resources, battlefield=ARMORY)


@card("01169")
@rule("DST-CLM-01")
def test_the_armory_sells_an_upgrade_for_1_less() -> None:
    scene = claiming([LIGHTSABER, STANCE], 2).claim("yes")
    assert (scene.upgrades("Finn"), scene.resources(), scene.hand()) == (["Lightsaber"], 0, ["Defensive Stance"])


@card("01169")
@rule("DST-ABC-02")
def test_the_armory_need_not_be_used() -> None:
    scene = claiming([LIGHTSABER], 2).claim("no")
    assert (scene.hand(), scene.resources()) == (["Lightsaber"], 2)


@card("01169")
def test_the_armory_has_nothing_to_sell() -> None:
    assert claiming([LIGHTSABER, STANCE], 2).claim().can("yes")
    scene = claiming([LIGHTSABER, STANCE], 1).claim()
    assert (scene.asked, scene.upgrades("Finn")) == (THEM, [])


@card("01169")
@rule("DST-FAQ-15", "D-54")
def test_the_armory_gives_rey_and_ambush_no_additional_action() -> None:
    scene = claiming([LIGHTSABER, TAKE_COVER], 2, REY).claim("yes")
    assert (scene.upgrades("Rey"), scene.asked) == (["Lightsaber"], THEM)
    scene = claiming([HOLDOUT, TAKE_COVER], 1).claim("yes")
    assert (scene.upgrades("Finn"), scene.asked) == (["Holdout Blaster"], THEM)
