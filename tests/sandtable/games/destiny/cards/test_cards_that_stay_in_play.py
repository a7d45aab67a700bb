"""Cards that cannot be discarded, that go to the winner of a fight, or that something else is done to instead."""

from __future__ import annotations

from sandtable.engine.dice import seeded
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES
from sandtable.games.destiny.limits import has_too_many
from sandtable.games.destiny.setting_up import seat
from tests.support import card, rule
from tests.support.destiny import (
    ME,
    THEM,
    THIRD,
    Fighter,
    Scene,
    Side,
    a_character,
    a_free_for_all,
    a_piece,
    a_side,
    a_table,
)

TROOPER, PHASMA, DOOKU, LUKE, REY = "01030", "01001", "01009", "01035", "01038"
DARKSABER, DAGGER, RAZOR_CREST, VIZSLA = "16103", "21013", "16073", "18033"
LAW_AND_ORDER, RECHARGE, SABER, RIFLE, AT_DP, REND = "05138", "21021", "01059", "01008", "03005", "03150"
JANGO, MEASURES, OUTPOST = "01021", "11043", "01053"
FINN, PAINT = "01045", "03116"
SHOOTING = [a_character(PHASMA, showing=["2RD"])]


def a_bearer(*upgrades: str) -> list[str | Fighter]:
    return [a_character(REY, damage=9, upgrades=upgrades or (DARKSABER,)), LUKE]


@card("16103")
@rule("DST-CAN-04", "DST-CAN-05")
def test_an_opponent_who_defeats_the_bearer_may_take_the_darksaber() -> None:
    scene = a_table(SHOOTING, a_bearer()).resolve("Captain Phasma", "Rey", "yes")
    assert (scene.team(THEM), scene.upgrades("Phasma"), scene.upgrades("Luke")) == (
        ["Luke Skywalker"],
        ["Darksaber"],
        [],
    )
    assert scene.duel.controller(scene.find("Darksaber")) == ME


@card("16103")
def test_the_taker_chooses_among_their_characters_and_uses_its_die_from_then_on() -> None:
    scene = a_table([*SHOOTING, TROOPER], a_bearer()).resolve("Captain Phasma", "Rey", "yes")
    assert len(scene.options) == 2
    scene.answer("Rebel Trooper").pass_().activate("Rebel Trooper")
    assert len(scene.pool(ME)) == 2, "its own die and that of the Darksaber"


@card("16103")
def test_the_darksaber_is_not_taken_by_its_own_players_effect() -> None:
    scene = a_table(a_bearer(), [TROOPER], hand=[RECHARGE]).play("Shield Recharge", "Rey")
    assert (scene.asked, scene.options) == (ME, ["Darksaber to Luke Skywalker, Jedi Knight"])


@rule("DST-CAN-04")
def test_nobody_takes_it_where_damage_is_that_of_a_third_player_but_that_one() -> None:
    sides = [a_side(SHOOTING), a_side(a_bearer()), a_side([DOOKU])]
    scene = a_free_for_all(*sides).resolve("Captain Phasma", "Rey")
    assert scene.asked == ME
    assert scene.answer("yes").upgrades("Phasma") == ["Darksaber"]
    sides = [a_side([DOOKU]), a_side(a_bearer()), a_side(SHOOTING)]
    assert a_free_for_all(*sides, turn=THIRD).resolve("Captain Phasma", "Rey").asked == THIRD


@card("16103")
@rule("DST-CAN-02", "EX-230")
def test_a_darksaber_that_is_left_has_to_be_redeployed() -> None:
    scene = a_table(SHOOTING, a_bearer()).resolve("Captain Phasma", "Rey", "no")
    assert (scene.asked, scene.options) == (THEM, ["Darksaber to Luke Skywalker, Jedi Knight"])
    assert scene.answer("Luke").upgrades("Luke") == ["Darksaber"]


@card("16103")
@rule("DST-CAN-01")
def test_the_darksaber_is_no_target_of_a_discard() -> None:
    scene = a_table([PHASMA], [a_character(REY, upgrades=[DARKSABER, SABER])], hand=[LAW_AND_ORDER], resources=3)
    scene.play("Law and Order")
    assert (scene.upgrades("Rey"), scene.discard(THEM)) == (["Darksaber"], ["Lightsaber"])
    alone = a_table([PHASMA], [a_character(REY, upgrades=[DARKSABER])], hand=[LAW_AND_ORDER], resources=3)
    assert alone.play("Law and Order").upgrades("Rey") == ["Darksaber"]


@card("16103")
@rule("DST-CAN-01")
def test_the_darksaber_is_not_replaced() -> None:
    """A Lightsaber costs 3, the Darksaber 2: with 1 resource only a replacement could pay for it."""
    mine = [a_character(REY, upgrades=[DARKSABER])]
    assert not a_table(mine, hand=[SABER], resources=1).can("play Lightsaber")
    scene = a_table(mine, hand=[SABER], resources=3).play("Lightsaber")
    assert scene.upgrades("Rey") == ["Darksaber", "Lightsaber"]


@card("16103")
@rule("DST-CAN-01")
def test_the_darksaber_is_not_given_up_for_the_limit() -> None:
    mine = [a_character(REY, upgrades=[DARKSABER, SABER, SABER])]
    scene = a_table(mine, hand=[RIFLE, SABER], resources=3).play("Lightsaber", "Rey, Force Prodigy")
    assert len(scene.options) == 3
    assert not scene.can("Darksaber")


@rule("D-340")
def test_upgrades_that_all_stay_are_more_than_the_limit() -> None:
    """Rey has four upgrades where three are the limit; a Lightsaber among them could be given up."""
    staying = [DARKSABER, DAGGER, DARKSABER, DAGGER]
    for upgrades, is_crowded in ((staying, False), ([*staying[:3], SABER], True), (staying[:3], False)):
        scene = a_table([a_character(REY, upgrades=upgrades)])
        assert has_too_many(scene.duel, scene.find("Rey")) is is_crowded


@card("16103")
@rule("DST-CAN-03", "DST-CAN-05")
def test_of_two_darksabers_one_is_given_up() -> None:
    mine = [a_character(PHASMA, showing=["2RD"], upgrades=[DARKSABER])]
    scene = a_table(mine, a_bearer()).resolve("Captain Phasma", "Rey", "yes")
    assert (scene.asked, len(scene.options)) == (ME, 2)
    scene.answer(scene.options[0])
    assert scene.upgrades("Phasma") == ["Darksaber"]


@card("16103")
@rule("DST-CAN-05", "D-10")
def test_nothing_else_is_given_up_where_one_of_two_darksabers_has_made_room() -> None:
    mine = [a_character(PHASMA, showing=["2RD"], upgrades=[DARKSABER, SABER, RIFLE])]
    scene = a_table(mine, a_bearer()).resolve("Captain Phasma", "Rey", "yes")
    while scene.prompt.startswith("Keep") or scene.prompt.startswith("Discard"):
        scene.answer(scene.options[0])
    assert sorted(scene.upgrades("Phasma")) == ["Darksaber", "F-11D Rifle", "Lightsaber"]


@card("21013")
def test_the_sith_dagger_goes_to_a_hero_only() -> None:
    """Luke Skywalker is a hero, Captain Phasma and the opponent's Count Dooku are villains."""
    theirs: list[str | Fighter] = [a_character(DOOKU, damage=9, upgrades=[DAGGER]), TROOPER]
    scene = a_table([*SHOOTING, LUKE], theirs).resolve("Captain Phasma", "Dooku", "yes")
    assert scene.upgrades("Luke") == ["Sith Dagger"]
    without_heroes = a_table(SHOOTING, theirs).resolve("Captain Phasma", "Dooku")
    assert (without_heroes.asked, without_heroes.options) == (THEM, ["Sith Dagger to Rebel Trooper"])


@card("21013", "03116")
@rule("D-903", "DST-CAN-04")
def test_damage_that_a_player_is_made_to_deal_is_an_effect_of_who_makes_them_deal_it() -> None:
    """Thermal Paint makes its opponent deal 1 damage, and Count Dooku with the Sith Dagger is defeated by it."""
    theirs: list[str | Fighter] = [a_character(DOOKU, damage=9, upgrades=[DAGGER]), TROOPER]
    painted = a_table([a_character(FINN, upgrades=[PAINT])], theirs).activate("Finn")
    assert painted.asked == THEM
    painted.answer("Dooku")
    assert painted.asked == ME
    assert painted.answer("yes").upgrades("Finn") == ["Thermal Paint", "Sith Dagger"]


@card("21013")
@rule("DST-CAN-01")
def test_the_sith_dagger_is_not_discarded() -> None:
    theirs = [a_character(REY, upgrades=[DAGGER])]
    scene = a_table([PHASMA], theirs, hand=[LAW_AND_ORDER], resources=3).play("Law and Order")
    assert scene.upgrades("Rey") == ["Sith Dagger"]


def a_crest(damage: int = 0) -> Side:
    return a_side([REY], supports=[a_piece(RAZOR_CREST, damage=damage)])


@card("16073")
@rule("DST-RPE-01")
def test_razor_crest_takes_a_damage_instead_of_being_discarded() -> None:
    scene = a_table([PHASMA], a_crest(), supports=[a_piece(AT_DP, showing="Sp")]).resolve("AT-DP")
    assert (scene.supports(THEM), scene.placed("Razor Crest")) == (["Razor Crest"], 1)


@card("16073")
def test_razor_crest_with_a_damage_is_discarded_the_second_time() -> None:
    scene = a_table([PHASMA], a_crest(1), supports=[a_piece(AT_DP, showing="Sp")]).resolve("AT-DP")
    assert (scene.supports(THEM), scene.discard(THEM)) == ([], ["Razor Crest"])


@card("16073")
@rule("DST-RPE-05")
def test_razor_crest_is_discarded_by_its_own_player() -> None:
    supports = [a_piece(RAZOR_CREST), a_piece(AT_DP, showing="Sp")]
    scene = a_table([PHASMA], [REY], supports=supports).resolve("AT-DP")
    assert (scene.supports(), scene.discard()) == (["AT-DP"], ["Razor Crest"])


@rule("EX-231")
def test_what_depends_on_the_discard_does_not_happen() -> None:
    """The event deals its player indirect damage equal to the cost of the discarded support, which is 2."""
    scene = a_table([JANGO], a_crest(), hand=[MEASURES], resources=3)
    scene.answer(f"play {scene.hand()[0]}")
    assert (scene.placed("Razor Crest"), scene.damage("Jango")) == (1, 0)
    scene = a_table([JANGO], a_side([REY], supports=[OUTPOST]), hand=[MEASURES], resources=3)
    scene.answer(f"play {scene.hand()[0]}")
    assert (scene.supports(THEM), scene.damage("Jango")) == ([], 2)


def after_the_set_up(*aside: tuple[str, int]) -> Scene:
    """A game whose shields are given, so that abilities after set-up have come."""
    deck = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))
    mine = DeckList("", "INF", (Member(VIZSLA, 1),), ("01166",), (), deck, set_aside=aside)
    theirs = DeckList("", "INF", (Member(DOOKU, 1),), ("01166",), (), deck)
    duel = RULES.start(seat([mine, theirs]), seeded("aside"), 5000)
    while duel.holder < 0 or sum(duel.shields) < 2:
        duel.apply(0)
    return Scene(duel)


@card("18033")
def test_pre_vizsla_begins_with_the_darksaber_that_was_set_aside() -> None:
    scene = after_the_set_up((DARKSABER, 1))
    assert (scene.upgrades("Pre Vizsla"), scene.aside(), scene.resources()) == (["Darksaber"], [], 2)


@card("18033")
@rule("D-330")
def test_pre_vizsla_without_a_darksaber_begins_without() -> None:
    """The list names another card beside the deck, and so brings just that."""
    scene = after_the_set_up(("01050", 1))
    assert (scene.upgrades("Pre Vizsla"), scene.resources()) == ([], 2)


@card("18033")
def test_pre_vizsla_gets_a_shield_for_one_of_your_dice() -> None:
    mine = [a_character(VIZSLA), a_character(TROOPER, showing=["1RD"])]
    scene = a_table(mine, [a_character(REY, showing=["1MD"])]).use("Pre Vizsla")
    assert (scene.pool(), scene.pool(THEM), scene.shields("Pre Vizsla")) == ([], ["1MD"], 1)


@card("18033")
def test_pre_vizsla_gets_no_shield_without_a_die_of_yours() -> None:
    scene = a_table([VIZSLA], [a_character(REY, showing=["1MD"])]).use("Pre Vizsla")
    assert (scene.pool(THEM), scene.shields("Pre Vizsla")) == (["1MD"], 0)
