"""Team Up: what its texts lower while a team is built, and that a game knows no more of it (section 30)."""

from __future__ import annotations

from sandtable.games.destiny.deck_rules import granted
from sandtable.games.destiny.deck_texts import Discount
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.setting_up import seat
from sandtable.games.destiny.text import is_encoded, rules_text
from tests.support import rule

CARDS = (("01153", 2), ("01155", 2), ("01157", 2), ("01156", 2))


@rule("DST-TMU-01")
def test_each_team_up_that_a_card_says_is_a_discount_of_the_deck_rules() -> None:
    saying = [code for code in all_cards() if is_encoded(code) and "Team Up 1:" in (rules_text(code) or "")]
    assert len(saying) >= 5
    assert [code for code in saying if not any(isinstance(text, Discount) for text in granted(code))] == []


@rule("DST-TMU-05")
def test_points_of_a_game_are_those_of_the_list_and_the_printed_ones_of_other_sides() -> None:
    """Savage Opress (8 and 11 points as printed) flips to a side that was not bought."""
    decks = [DeckList("", "INF", (Member(code, 1),), ("01166",), (), CARDS) for code in ("15004A", "01035")]
    setup = seat(decks)
    savage = next(card for card, made in enumerate(setup.prints) if made.code == "15004A")
    other = setup.other_side[savage]
    assert setup.prints[other].code == "15004B"
    assert setup.points[savage] == all_cards()["15004A"].points[0]
    assert setup.points[other] == (all_cards()["15004B"].points or (0,))[0]
