"""The cards a deck can use and take, and the order in which a list offers them."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.building import fitting
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import is_usable

AWAKENINGS, STARTER, INFINITE = (all_formats()[code] for code in ("awakenings", "starter", "INF"))
EMPTY = DeckList("Empty", "awakenings", (), (), (), ())
REY = demo_decks()["rey-starter"]
PHASMA, STORMTROOPER, LUKE, FINN, ENFYS = "01001", "01002", "01035", "01045", "09141"
BLOCK, ECHO_BASE = "01153", "01166"
TIE_FIGHTER = next(code for code, facts in all_cards().items() if facts.deck_limit > 2 and facts.type == "support")


def team(*codes: str) -> DeckList:
    return DeckList("Team", "INF", tuple(Member(code, 1) for code in codes), (), (), ())


@pytest.mark.parametrize("codes", [(LUKE,), (FINN, LUKE), (ENFYS,), (PHASMA, STORMTROOPER)])
def test_the_usable_cards_are_those_that_every_rule_lets_in_one_by_one(codes: tuple[str, ...]) -> None:
    """Cards that are alike are asked about once; a rule that told them apart would show here."""
    dice, cards = seeded("usable", *codes), list(all_cards().values())
    found = fitting.usable(team(*codes), INFINITE)
    for facts in (cards[dice.below(len(cards))] for _ in range(250)):
        assert (facts.code in found) == is_usable(facts, team(*codes), INFINITE), facts


def test_cards_named_by_a_text_or_with_a_text_of_their_own_are_asked_one_by_one() -> None:
    """IG-11 joins heroes; villains do not, and nor do other droids of its color."""
    engineer = next(
        facts.code
        for facts in all_cards().values()
        if facts.type == "character" and facts.affiliation == "hero" and "engineer" in facts.subtypes
    )
    heroes = team(engineer)
    found = fitting.usable(heroes, INFINITE)
    for facts in all_cards().values():
        if facts.type == "character" and (facts.name in ("IG-11", "IG-88") or "droid" in facts.subtypes):
            assert (facts.code in found) == is_usable(facts, heroes, INFINITE), facts


class TestCopies:
    def test_the_title_has_a_limit(self) -> None:
        assert fitting.most_copies(card(BLOCK), EMPTY, AWAKENINGS) == 2

    def test_other_prints_of_the_title_count(self) -> None:
        other = next(each for each in all_cards().values() if each.name == "Block" and each.code != BLOCK)
        held = change(EMPTY, f"card:{other.code}:1")
        assert fitting.most_copies(card(BLOCK), held, INFINITE) == 1

    def test_no_more_than_complete_the_deck(self) -> None:
        almost = change(REY, f"card:{BLOCK}:0")
        assert almost.size == 19
        assert fitting.most_copies(card("01158"), almost, STARTER) == 1

    def test_a_card_with_a_limit_of_its_own(self) -> None:
        assert fitting.most_copies(card(TIE_FIGHTER), EMPTY, INFINITE) == card(TIE_FIGHTER).deck_limit > 2


class TestTheTeam:
    def test_the_most_dice_that_the_points_allow(self) -> None:
        # Luke Skywalker costs 15 with one die and 20 with two; Captain Phasma 12 and 15.
        assert fitting.most_dice(card(LUKE), EMPTY, AWAKENINGS) == 2
        assert fitting.most_dice(card(LUKE), change(EMPTY, f"add:{PHASMA}:2"), AWAKENINGS) == 1
        assert fitting.most_dice(card(LUKE), change(EMPTY, f"add:{PHASMA}:2"), STARTER) == 1

    def test_a_unique_character_joins_once(self) -> None:
        assert fitting.can_join(card(LUKE), EMPTY, 30, AWAKENINGS)
        assert not fitting.can_join(card(LUKE), change(EMPTY, f"add:{LUKE}:1"), 15, AWAKENINGS)
        assert fitting.can_join(card(STORMTROOPER), change(EMPTY, f"add:{STORMTROOPER}:1"), 23, AWAKENINGS)
        assert not fitting.can_join(card(STORMTROOPER), EMPTY, 6, AWAKENINGS)


class TestWhatIsMissing:
    def test_step_by_step(self) -> None:
        assert fitting.missing(EMPTY, AWAKENINGS) == ["team", "battlefield", "deck"]
        full = change(EMPTY, f"add:{PHASMA}:2;add:{STORMTROOPER}:1;add:{STORMTROOPER}:1")  # 29 of 30 points
        assert fitting.missing(full, AWAKENINGS) == ["battlefield", "deck"]
        assert fitting.missing(change(full, f"battlefield:{ECHO_BASE}"), AWAKENINGS) == ["deck"]
        assert fitting.missing(REY, STARTER) == []

    def test_what_is_missing_stands_in_front(self) -> None:
        cards = [card(code) for code in (BLOCK, ECHO_BASE, LUKE, PHASMA)]
        begun = change(EMPTY, f"add:{PHASMA}:2")
        parts = [section.part for section in fitting.arranged(cards, begun, AWAKENINGS, is_full=False)]
        assert parts == ["team", "battlefield", "deck"]
        chosen = change(begun, f"battlefield:{ECHO_BASE};add:{STORMTROOPER}:1;add:{STORMTROOPER}:1")
        sections = fitting.arranged(cards, chosen, AWAKENINGS, is_full=False)
        assert [(each.part, [facts.code for facts in each.cards]) for each in sections] == [
            ("deck", [BLOCK]),
            ("battlefield", [ECHO_BASE]),
            ("other", [LUKE, PHASMA]),
        ]

    def test_further_prints_come_last(self) -> None:
        blocks = [facts for facts in all_cards().values() if facts.name == "Block"]
        assert len(blocks) > 1
        assert fitting.prints_last([*blocks, card(ECHO_BASE)]) == [blocks[0], card(ECHO_BASE), *blocks[1:]]


class TestTaking:
    @pytest.mark.parametrize(
        ("code", "deck", "can"),
        [
            (BLOCK, EMPTY, True),
            (BLOCK, change(EMPTY, f"card:{BLOCK}:1"), False),
            (ECHO_BASE, EMPTY, True),
            (ECHO_BASE, change(EMPTY, "battlefield:01174"), False),
            (LUKE, EMPTY, True),
            (LUKE, change(EMPTY, f"add:{PHASMA}:2;add:{STORMTROOPER}:1"), False),
        ],
    )
    def test_a_card_that_the_deck_has_not_and_has_room_for(self, code: str, deck: DeckList, can: bool) -> None:
        assert fitting.can_take(card(code), deck, AWAKENINGS) is can
