"""Changes that a row of the builder sends, and decks that are filled up."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.building.changes import BadChange, change
from sandtable.games.destiny.building.filling import can_fill, filled, use_of
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks, format_of
from sandtable.games.destiny.facts import card, prints_of
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import problems, unencoded

EMPTY = DeckList("Empty", "awakenings", (), (), (), ())
REY = demo_decks()["rey-starter"]
PHASMA, STORMTROOPER, BLOCK, ECHO_BASE, GRAVEYARD, PLOT = "01001", "01002", "01153", "01166", "01174", "08054"


class TestCopies:
    def test_of_a_card(self) -> None:
        two = change(EMPTY, f"copies:{BLOCK}:2")
        assert two.cards == ((BLOCK, 2),)
        assert change(two, f"copies:{BLOCK}:0") == EMPTY

    def test_of_a_unique_character_they_are_its_dice(self) -> None:
        assert change(EMPTY, f"copies:{PHASMA}:2").characters == (Member(PHASMA, 2),)
        assert change(change(EMPTY, f"copies:{PHASMA}:2"), f"copies:{PHASMA}:1").characters == (Member(PHASMA, 1),)
        assert change(change(EMPTY, f"copies:{PHASMA}:2"), f"copies:{PHASMA}:0") == EMPTY

    def test_of_another_character_they_are_characters(self) -> None:
        assert change(EMPTY, f"copies:{STORMTROOPER}:2").characters == (Member(STORMTROOPER, 1),) * 2

    def test_of_a_battlefield_it_is_the_only_one(self) -> None:
        assert change(REY, f"copies:{ECHO_BASE}:1").battlefields == (ECHO_BASE,)
        assert change(REY, f"copies:{ECHO_BASE}:0").battlefields == (GRAVEYARD,)
        assert change(REY, f"copies:{GRAVEYARD}:0").battlefields == ()

    def test_of_a_plot_there_is_one(self) -> None:
        assert change(EMPTY, f"copies:{PLOT}:2").plots == (PLOT,)


class TestTake:
    def test_as_many_as_the_deck_may_have(self) -> None:
        assert change(EMPTY, f"take:{BLOCK}").cards == ((BLOCK, 2),)
        assert change(change(REY, "card:01154:0"), f"take:{BLOCK}").size == 20

    def test_a_character_with_the_dice_that_fit(self) -> None:
        assert change(EMPTY, f"take:{PHASMA}").characters == (Member(PHASMA, 2),)  # 15 of 30 points
        assert change(change(EMPTY, "add:01035:1"), f"take:{PHASMA}").size == 0

    def test_a_character_on_the_team_stays(self) -> None:
        single = change(EMPTY, f"add:{PHASMA}:1")
        assert change(single, f"take:{PHASMA}") == single

    def test_a_battlefield_and_a_plot(self) -> None:
        taken = change(change(EMPTY, f"take:{ECHO_BASE}"), f"take:{PLOT}")
        assert (taken.battlefields, taken.plots) == ((ECHO_BASE,), (PLOT,))


class TestElite:
    def test_it_goes_to_and_fro(self) -> None:
        elite = change(EMPTY, f"elite:{PHASMA}")
        assert elite.characters == (Member(PHASMA, 2),)
        assert change(elite, f"elite:{PHASMA}").characters == (Member(PHASMA, 1),)

    def test_only_characters(self) -> None:
        with pytest.raises(BadChange, match="Block is no character"):
            change(EMPTY, f"elite:{BLOCK}")


class TestOut:
    def test_of_one_part_of_the_list(self) -> None:
        both = DeckList("Both", "INF", (Member(PHASMA, 1),), (ECHO_BASE, GRAVEYARD), (PHASMA,), ((PHASMA, 1),))
        assert change(both, f"out:plot:{PHASMA}").plots == ()
        assert change(both, f"out:deck:{PHASMA}").characters == both.characters
        assert change(both, f"out:team:{PHASMA}").cards == both.cards
        assert change(both, f"out:battlefield:{ECHO_BASE}").battlefields == (GRAVEYARD,)

    @pytest.mark.parametrize("text", [f"out:team:{BLOCK}", "out:nowhere:01153", "out:deck:x", "out:deck"])
    def test_what_is_not_there_is_refused(self, text: str) -> None:
        with pytest.raises(BadChange):
            change(EMPTY, text)


class TestSeveral:
    def test_they_are_made_in_order(self) -> None:
        assert change(EMPTY, f"card:{BLOCK}:1;card:{BLOCK}:2").cards == ((BLOCK, 2),)

    @pytest.mark.parametrize("text", [";", "take", "fill:2", "copies:01153", f"card:{BLOCK}:1;nonsense", "copies:x:1"])
    def test_none_is_made_where_one_makes_no_sense(self, text: str) -> None:
        with pytest.raises(BadChange):
            change(EMPTY, text)

    def test_a_huge_number_of_them_does_not_take_long(self) -> None:
        assert change(EMPTY, ";".join(["card:01153:1"] * 100_000)).size == 1


class TestFillingUp:
    @pytest.mark.parametrize("character", ["01001", "01019", "01027", "01035", "01038", "01045"])
    @pytest.mark.parametrize("format", ["awakenings", "starter", "INF"])
    def test_a_team_becomes_a_legal_deck_that_the_engine_plays(self, character: str, format: str) -> None:
        deck = change(change(EMPTY, f"format:{format}"), f"take:{character}")
        whole = change(deck, "fill")
        assert problems(whole, format_of(whole)) == [] and unencoded(whole) == []
        assert can_fill(deck, format_of(deck)) == format_of(deck).size

    def test_what_is_there_stays(self) -> None:
        fewer = change(change(REY, f"card:{BLOCK}:0"), "card:01154:0")
        assert can_fill(fewer, all_formats()["starter"]) == 2
        whole = change(fewer, "fill")
        assert whole.size == 20 and dict(fewer.cards).items() <= dict(whole.cards).items()
        assert filled(REY, all_formats()["starter"]) == REY

    def test_every_print_counts(self) -> None:
        assert len(prints_of(BLOCK)) > 1
        assert {use_of(code) for code in prints_of(BLOCK)} == {use_of(BLOCK)}
        assert use_of(BLOCK) > 0 and card(BLOCK).name == "Block"
