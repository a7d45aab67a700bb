"""Cards that are played from a deck, a hand or a discard pile, also from those of an opponent."""

from __future__ import annotations

from sandtable.games.destiny.tokens import CHARMS
from tests.support import card, rule
from tests.support.destiny import ME, THEM, Scene, a_character, a_side, a_table

LEIA, KYLO, REY, JABBA, TROOPER, PHASMA = "01028", "01011", "01038", "01020", "01002", "01001"
EVENT, DODGE, COVER, SABER, BLASTER, INTIMIDATE = "01153", "01155", "01157", "01059", "01054", "01158"
PRINCESS = "21060"


def charmed(top: str, *below: str, charms: int = 2) -> Scene:
    """Leia the Princess against Kylo with charm tokens, whose deck begins with this card."""
    theirs = a_side([a_character(KYLO, tokens={CHARMS: charms})], deck=[top, *below])
    return a_table([PRINCESS], theirs)


@card("21060")
@rule("DST-CHM-01")
def test_the_princess_has_charm() -> None:
    scene = a_table([PRINCESS], [KYLO]).roll_next(0).activate("Leia", "yes", "Kylo")
    assert scene.tokens("Kylo", CHARMS) == 1


@card("21060")
@rule("DST-PLX-05")
def test_the_princess_plays_the_top_card_of_the_charmed_characters_player_for_free() -> None:
    scene = charmed(SABER, DODGE).use("Leia Organa")
    assert (scene.tokens("Kylo", CHARMS), scene.deck(THEM), scene.knows(ME)) == (
        0,
        ["Lightsaber", "Dodge"],
        ["Lightsaber"],
    )
    scene.answer("yes")
    assert (scene.upgrades("Leia"), scene.deck(THEM), scene.resources()) == (["Lightsaber"], ["Dodge"], 0)
    saber = scene.find("Lightsaber")
    assert scene.duel.controller(saber) == ME and scene.duel.setup.owner[saber] == THEM


@card("21060")
def test_the_princess_may_discard_it_instead_and_as_many_more_as_it_costs() -> None:
    scene = charmed(SABER, DODGE, COVER, EVENT, DODGE).use("Leia Organa", "no")
    assert (len(scene.discard(THEM)), scene.deck(THEM), scene.upgrades("Leia")) == (4, ["Dodge"], [])


@card("21060")
def test_what_the_princess_can_not_play_is_discarded_without_a_question() -> None:
    """Lightsaber Throw asks for a die that shows melee damage."""
    scene = charmed("02072", DODGE, COVER).use("Leia Organa")
    assert (scene.asked, len(scene.discard(THEM))) == (THEM, 2), "it costs 1"


@card("21060")
def test_the_princess_needs_two_charm_tokens_on_one_character() -> None:
    scene = charmed(SABER, charms=1).use("Leia Organa")
    assert (scene.tokens("Kylo", CHARMS), scene.deck(THEM), scene.knows(ME)) == (1, ["Lightsaber"], [])
    scene = charmed(SABER, charms=3).use("Leia Organa", "no")
    assert (scene.tokens("Kylo", CHARMS), scene.can("use Leia")) == (1, False)


@card("21060")
def test_the_princess_also_plays_a_card_of_her_own_deck_and_an_empty_deck_shows_nothing() -> None:
    princess = a_character(PRINCESS, tokens={CHARMS: 2})
    scene = a_table([princess], [KYLO], deck=[BLASTER]).use("Leia Organa", "yes")
    assert scene.upgrades("Leia") == ["DH-17 Blaster Pistol"]
    scene = a_table([princess], [KYLO]).use("Leia Organa")
    assert (scene.asked, scene.discard(), scene.tokens("Leia", CHARMS)) == (THEM, [], 0)


@rule("DST-PLX-05")
def test_an_opponents_event_acts_for_its_player_and_goes_to_its_owners_discard_pile() -> None:
    scene = charmed(COVER, DODGE).use("Leia Organa", "yes", "Leia")
    assert (scene.shields("Leia"), scene.discard(THEM), scene.discard(ME)) == (1, ["Take Cover"], [])


@rule("DST-PLX-05")
def test_an_opponents_support_lies_before_its_player_and_its_die_comes_into_their_pool() -> None:
    scene = charmed("01049", DODGE).use("Leia Organa", "yes")
    assert (scene.supports(ME), scene.supports(THEM)) == (["Millennium Falcon"], [])
    scene.pass_().roll_next(0).activate("Millennium Falcon")
    assert scene.pool() == ["3RD"]
