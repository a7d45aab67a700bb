"""The nearest cards that play in place of one that doesn't."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.building.swaps import MOST, nearness, swaps
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks, format_of
from sandtable.games.destiny.facts import CardFacts, all_cards, card
from sandtable.games.destiny.legality import problems, unencoded
from sandtable.games.destiny.text import is_encoded


def waiting(type: str, *, color: str = "blue", affiliation: str = "neutral") -> CardFacts:
    """The first card of this kind that the engine does not play."""
    kinds = (type, color, affiliation)
    cards = all_cards().values()
    found = (each for each in cards if (each.type, each.color, each.affiliation) == kinds and not is_encoded(each.code))
    facts = next(found, None)
    if facts is None:
        pytest.skip(f"every {color} {affiliation} {type} plays: there is nothing to swap")
    return facts


@pytest.fixture
def rey() -> DeckList:
    """A deck for the largest format."""
    return replace(demo_decks()["rey-starter"], format="INF")


@pytest.mark.parametrize("type", ["upgrade", "event"])
def test_a_swap_plays_is_of_the_same_type_and_breaks_no_rule(rey: DeckList, type: str) -> None:
    old = waiting(type)
    deck = replace(rey, cards=(*rey.cards[1:], (old.code, 1)))
    offered = swaps(deck, old.code)
    assert 0 < len(offered) <= MOST
    for swap in offered:
        after = change(deck, swap.change)
        assert swap.card.type == type
        assert unencoded(after) == []
        assert (old.code not in after.codes(), dict(after.cards)[swap.card.code]) == (True, 1)
        assert len(problems(after, format_of(after))) <= len(problems(deck, format_of(deck)))


def test_a_swap_is_not_offered_where_the_deck_holds_the_card_already(rey: DeckList) -> None:
    old = waiting("event")
    deck = replace(rey, cards=(*rey.cards[1:], (old.code, 1)))
    held = {card(code).name for code in deck.codes()}
    assert not any(swap.card.name in held for swap in swaps(deck, old.code))


def test_a_character_is_swapped_with_its_dice_where_the_points_allow() -> None:
    old = waiting("character", affiliation="villain")
    dice = len(old.points)
    deck = DeckList("", "INF", (Member(old.code, dice),), (), (), ())
    for swap in swaps(deck, old.code):
        after = change(deck, swap.change)
        (member,) = after.characters
        assert (member.code, is_encoded(member.code)) == (swap.card.code, True)
        assert member.dice in (1, dice)
        assert not [each for each in problems(after, format_of(after)) if each.rule == "DST-CUS-02"]


def test_the_same_facts_are_nearer_than_others() -> None:
    """Two red weapons for 3 with like dice are nearer than a red weapon and a blue ability."""
    pistol, carbine, choke = card("01030"), card("01031"), card("01016")
    assert nearness(pistol, carbine) > nearness(pistol, choke)
