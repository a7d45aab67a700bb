"""Upgrades moved between characters of any player, cards of a deck that are seen, cards played by a Power Action."""

from __future__ import annotations

from sandtable.games.destiny.language import GUARDIAN
from tests.sandtable.games.destiny.conftest import MadeUp
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, Team, a_character, a_piece, a_side, a_table

XANADU, SCOUT, BARRISS, CAD_BANE = "16035", "21025", "23002", "16025"
REY, FINN, KYLO, LUKE, PHASMA = "01038", "01045", "01011", "01035", "01001"
PISTOL, LIGHTSABER, STAFF, BLOCK, DODGE, EVADE = "01054", "01059", "01044", "01153", "01155", "02136"


# -- Xanadu Blood ------------------------------------------------------------------------------------------------


def moving(mine: list[str], theirs: list[str], on_rey: tuple[str, ...] = (), on_kylo: tuple[str, ...] = ()) -> Scene:
    team = [a_character(code, upgrades=on_rey if code == REY else ()) for code in mine]
    rival = [a_character(code, upgrades=on_kylo if code == KYLO else ()) for code in theirs]
    return a_table(team, rival, supports=[a_piece(XANADU, "1R")])


@card("16035")
@rule("DST-MVX-01", "D-53")
def test_xanadu_blood_moves_an_upgrade_of_its_player() -> None:
    scene = moving([REY, FINN], [KYLO], on_rey=(PISTOL,)).use("Xanadu Blood")
    assert (scene.upgrades("Rey"), scene.upgrades("Finn")) == ([], ["DH-17 Blaster Pistol"])
    assert (scene.pool(), scene.used("Xanadu"), scene.asked) == ([], True, THEM)


@card("16035")
@rule("DST-MVX-01")
def test_xanadu_blood_moves_an_upgrade_of_an_opponent_among_their_characters() -> None:
    scene = moving([REY], [KYLO, LUKE, PHASMA], on_rey=(PISTOL,), on_kylo=(LIGHTSABER,)).use("Xanadu Blood")
    assert [option.split(",")[0] for option in scene.options] == ["Captain Phasma", "Luke Skywalker"]
    scene.answer("Luke")
    assert (scene.upgrades("Kylo"), scene.upgrades("Luke"), scene.upgrades("Rey")) == (
        [],
        ["Lightsaber"],
        ["DH-17 Blaster Pistol"],
    ), "Rey has nobody beside her"


@card("16035")
@rule("DST-LIM-02")
def test_the_player_of_a_character_gives_up_a_fourth_upgrade() -> None:
    theirs = [a_character(KYLO, upgrades=[LIGHTSABER]), a_character(PHASMA, upgrades=[PISTOL, PISTOL, PISTOL])]
    scene = a_table([REY], theirs, supports=[a_piece(XANADU, "1R")]).use("Xanadu Blood", "Lightsaber")
    assert (scene.asked, "too many" in scene.prompt) == (THEM, True)
    scene.answer("Lightsaber")
    assert (len(scene.upgrades("Phasma")), scene.discard(THEM)) == (3, ["Lightsaber"])


@card("16035", "23114")
@rule("D-381", "DST-MVX-01")
def test_xanadu_blood_moves_a_rifle_to_a_trooper_support_of_its_player() -> None:
    rifles = [a_character(REY, upgrades=["23114"])]
    scene = a_table(rifles, [KYLO], supports=[a_piece(XANADU, "1R"), SCOUT]).use("Xanadu Blood")
    assert (scene.upgrades("Rey"), scene.upgrades("Scout")) == ([], ["Blaster Rifle"])
    full = [a_piece(XANADU, "1R"), a_piece(SCOUT, upgrades=["23114"])]
    scene = a_table(rifles, [KYLO], supports=full).use("Xanadu Blood")
    assert (scene.asked, len(scene.options)) == (ME, 2), "one of the two is given up"
    theirs = a_side([a_character(KYLO, upgrades=["23114"])], supports=[SCOUT])
    scene = a_table([REY], theirs, supports=[a_piece(XANADU, "1R")]).use("Xanadu Blood")
    assert scene.upgrades("Kylo") == ["Blaster Rifle"], "the words of the rifle are for its own player"


@card("16035", "22078")
@rule("D-381")
def test_xanadu_blood_moves_a_weapon_from_a_support_that_gives_it_like_a_character() -> None:
    bearer = a_piece("22078", upgrades=[PISTOL])
    scene = a_table([REY], [KYLO], supports=[a_piece(XANADU, "1R"), bearer]).use("Xanadu Blood")
    assert (scene.upgrades("Rey"), scene.upgrades("Resistance Fighter")) == (["DH-17 Blaster Pistol"], [])


@card("16035")
@rule("D-53")
def test_xanadu_blood_moves_nothing_without_its_die() -> None:
    team: Team = [a_character(REY, upgrades=[PISTOL]), FINN]
    scene = a_table(team, [KYLO], supports=[XANADU]).use("Xanadu Blood")
    assert (scene.upgrades("Rey"), scene.upgrades("Finn")) == (["DH-17 Blaster Pistol"], [])


@card("16035")
@rule("DST-PIL-08")
def test_cad_bane_flies_xanadu_blood(made_up: MadeUp) -> None:
    made_up(CAD_BANE, [GUARDIAN])
    scene = a_table([CAD_BANE, FINN], supports=[XANADU]).activate("Cad Bane", "Xanadu")
    assert scene.duel.pilots == ((scene.find("Cad Bane"), scene.find("Xanadu")),)
    assert a_table([CAD_BANE, FINN], supports=[XANADU]).activate("Finn").asked == THEM


# -- Scout Trooper -----------------------------------------------------------------------------------------------


def scouting(deck: list[str]) -> Scene:
    rival = a_side([KYLO], deck=deck, hand=[PISTOL])
    return a_table([FINN], rival, supports=[SCOUT]).activate("Scout Trooper")


@card("21025")
@rule("D-97")
def test_scout_trooper_discards_one_of_two_cards_and_gives_the_other_one() -> None:
    scene = scouting([BLOCK, DODGE, EVADE])
    scene.duel.record()
    scene.answer("yes")
    assert scene.options == ["Block", "Dodge"]
    scene.answer("Block")
    assert (scene.discard(THEM), scene.hand(THEM), scene.deck(THEM)) == (
        ["Block"],
        ["DH-17 Blaster Pistol", "Dodge"],
        ["Evade"],
    )
    assert (scene.knows(ME), scene.knows(THEM)) == (["Dodge"], [])
    assert "Dodge is added to the hand of Player 2." in scene.log(ME)
    assert "A card is added to the hand of Player 2." in scene.log(THEM)


@card("21025")
def test_scout_trooper_may_look_at_nothing() -> None:
    scene = scouting([BLOCK, DODGE]).answer("no")
    assert (scene.deck(THEM), scene.discard(THEM), scene.knows(ME)) == (["Block", "Dodge"], [], [])


@card("21025")
@rule("DST-THN-01")
def test_scout_trooper_discards_the_last_card_of_a_deck() -> None:
    scene = scouting([BLOCK]).answer("yes")
    assert (scene.deck(THEM), scene.discard(THEM), scene.hand(THEM)) == ([], ["Block"], ["DH-17 Blaster Pistol"])


# -- Barriss Offee -----------------------------------------------------------------------------------------------


def barriss(hand: list[str], resources: int = 9) -> Scene:
    """Barriss beside Finn; the opponent has Captain Phasma, a villain, and two dice."""
    theirs = [a_character(PHASMA, showing=("1RD", "1RD"))]
    return a_table([BARRISS, FINN], theirs, hand=hand, resources=resources).use("Barriss Offee")


@card("23002")
@rule("DST-PLX-04")
def test_barriss_deals_damage_after_a_hero_card_and_turns_no_die() -> None:
    """Diplomatic Immunity (01050) is a hero upgrade of cost 4."""
    scene = barriss(["01050"]).answer("Diplomatic Immunity", "Finn", "Phasma")
    assert (scene.upgrades("Finn"), scene.resources(), scene.damage("Phasma")) == (["Diplomatic Immunity"], 5, 1)
    assert (scene.pool(THEM), scene.asked) == (["1RD", "1RD"], THEM), "the damaged villain is not the card"


@card("23002")
def test_barriss_turns_a_die_to_a_blank_after_a_villain_card() -> None:
    scene = barriss(["01006"]).answer("First Order TIE")
    while scene.asked == ME:
        scene.answer(scene.options[0])
    assert (scene.supports(), sorted(scene.pool(THEM))) == (["First Order TIE Fighter"], ["-", "1RD"])
    assert (scene.damage("Phasma"), scene.damage("Barriss")) == (0, 0)


@card("23002")
def test_barriss_does_nothing_more_for_a_neutral_card_or_none() -> None:
    neutral = barriss([EVADE]).answer("Evade", "1 ranged")
    assert (neutral.pool(THEM), neutral.damage("Phasma"), neutral.asked) == (["1RD"], 0, THEM)
    none = barriss([EVADE]).answer("none")
    assert (none.hand(), none.used("Barriss"), none.asked) == (["Evade"], True, THEM)
    assert barriss(["01050"], 3).hand() == ["Diplomatic Immunity"]
