"""Names of cards in lists: with set and number where the name leaves open which card is meant."""

from __future__ import annotations

from sandtable.games.destiny.titles import titled, told_apart


def test_a_name_of_several_cards_has_set_and_number() -> None:
    """BB-8 was printed as three cards, Block as one card."""
    assert [titled(code) for code in ("01043", "18086", "01153")] == ["BB-8 (AW 43)", "BB-8 (UH 86)", "Block"]


def test_prints_of_one_card_share_its_name() -> None:
    """No Mercy of Convergence (09011) is that of Awakenings (01086)."""
    assert titled("09011") == titled("01086") == "No Mercy"


def test_a_list_tells_apart_what_it_has_twice() -> None:
    """Two cards, or two prints; a name that stands there once is plain."""
    assert told_apart(["01043", "01153"]) == {"01043": "BB-8", "01153": "Block"}
    assert told_apart(["01086", "09011"]) == {"01086": "No Mercy (AW 86)", "09011": "No Mercy (CONV 11)"}
