"""Mends: each one removes its problem, and a problem about cards always has one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.building.changes import change
from sandtable.games.destiny.building.mends import MOST, Mend, mends
from sandtable.games.destiny.decklist import DeckList, Member, demo_decks, format_of
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import all_formats
from sandtable.games.destiny.legality import problems, problems_of_rule

REY = demo_decks()["rey-starter"]
FIREPOWER, BLOCK, VADER = "01140", "01153", "01010"
MISSING = ("DST-CUS-06", "DST-CUS-08", "DST-CUS-16")
"""Rules about things that are not there: adding some is a choice, and not every deck can be filled up."""


def broken_decks(number: int) -> Iterator[DeckList]:
    """Lists of cards drawn from the whole catalogue, thrown into any part of the list."""
    dice, codes, formats = seeded("broken decks"), list(all_cards()), list(all_formats())
    characters = [code for code, facts in all_cards().items() if facts.type == "character"]
    plots = [code for code, facts in all_cards().items() if facts.type == "plot"]

    def some(pool: list[str], most: int) -> list[str]:
        return [pool[dice.below(len(pool))] for _ in range(dice.below(most + 1))]

    for _ in range(number):
        team = some(characters, 4) + some(codes, 1)
        yield DeckList(
            "Broken",
            formats[dice.below(len(formats))],
            tuple(Member(code, 1 + dice.below(3)) for code in team + team[: dice.below(2)]),
            tuple(some(codes, 2)),
            tuple(some(plots, 2) + some(codes, 1)),
            tuple({code: 1 + dice.below(4) for code in some(codes, 12)}.items()),
        )


def same(problem: object, other: object) -> bool:
    """The same sentence up to its numbers."""
    strip = str.maketrans("", "", "0123456789")
    return str(problem).translate(strip) == str(other).translate(strip)


def offered(deck: DeckList, rule: str) -> dict[str, Mend]:
    """The mends of the deck's one problem of a rule, by their words."""
    found = [each for each in problems(deck, format_of(deck)) if each.rule == rule]
    assert len(found) == 1, found
    return {mend.says: mend for mend in mends(deck, found[0])}


def after(deck: DeckList, rule: str, says: str) -> DeckList:
    return change(deck, offered(deck, rule)[says].change)


def test_a_mend_removes_its_problem_in_every_broken_deck() -> None:
    seen = set()
    for deck in broken_decks(20):
        for problem in problems(deck, format_of(deck)):
            found = mends(deck, problem)
            assert len(found) <= MOST
            assert found or problem.rule in MISSING, problem
            for mend in found:
                mended = change(deck, mend.change)
                left = problems_of_rule(mended, format_of(mended), problem.rule)
                assert not any(same(problem, each) for each in left), (problem, mend)
                seen.add(problem.rule)
    assert len(seen) >= 10, seen


def test_a_card_that_does_not_belong_is_taken_out() -> None:
    mended = after(change(REY, f"card:{FIREPOWER}:1"), "DST-CUS-12", "Remove Firepower")
    assert mended.cards == REY.cards


def test_an_elite_too_many_is_made_single() -> None:
    dear = change(REY, "dice:01045:1:2")  # Finn for 16 instead of 13 points: 28 of 25
    assert after(dear, "DST-CUS-02", "Make Finn single") == REY


def test_one_copy_too_many_is_put_back() -> None:
    many = change(REY, f"card:{BLOCK}:3")
    assert dict(after(many, "DST-CUS-09", "Keep 2 of 3 Block").cards)[BLOCK] == 2


def test_two_copies_of_a_unique_character_become_an_elite_one() -> None:
    twice = change(change(REY, "drop:01038:2"), "add:01038:1;add:01038:1")
    assert after(twice, "DST-CUS-04", "Make it one elite Rey, Force Prodigy") == REY


def test_the_second_battlefield_goes() -> None:
    two = DeckList(REY.name, REY.format, REY.characters, (*REY.battlefields, "01166"), (), REY.cards)
    assert after(two, "DST-CUS-16", "Keep only Starship Graveyard, Jakku") == REY


def test_heroes_and_villains_are_parted() -> None:
    assert after(change(REY, f"add:{VADER}:1"), "DST-CUS-03", "Keep the heroes") == REY


def test_a_card_of_other_sets_goes_or_the_format_widens() -> None:
    later = next(code for code, facts in all_cards().items() if facts.set_code == "SoR" and facts.color == "blue")
    found = offered(change(REY, f"card:{later}:1"), "FORMAT-SETS")
    assert f"Remove {all_cards()[later].full_name}" in found
    wider = [mend for says, mend in found.items() if says.startswith("Change the format to")]
    assert len(wider) == 1 and wider[0].changes[0].startswith("format:")


def test_another_print_takes_the_place_of_one_that_the_format_does_not_have() -> None:
    """The same title exists in a set of the format."""
    titles: dict[tuple[str, str, str, str], list[str]] = {}
    for code, facts in all_cards().items():
        titles.setdefault((facts.name, facts.subtitle, facts.type, facts.color), []).append(code)
    swaps = []
    for codes in titles.values():
        for format in [all_formats()["STD"]] if len(codes) > 1 else []:
            for code in codes:
                deck = DeckList("Swap", format.code, (), (), (), ((code, 2),))
                bad = [each for each in problems(deck, format) if each.rule in ("FORMAT-SETS", "FORMAT-BANNED")]
                found = [mend for each in bad for mend in mends(deck, each) if mend.says.startswith("Swap for ")]
                swaps += [change(deck, mend.change) for mend in found]
    for swapped in swaps[:20]:
        assert [copies for _, copies in swapped.cards] == [2]


def test_cards_that_are_missing_are_filled_up() -> None:
    fewer = change(REY, f"card:{BLOCK}:0")
    mended = after(fewer, "DST-CUS-08", "Fill up with 1 card")
    assert not problems(mended, format_of(mended))


@pytest.mark.parametrize("rule", ["DST-CUS-06", "DST-CUS-16"])
def test_a_choice_is_no_mend(rule: str) -> None:
    assert not offered(DeckList("Empty", "starter", (), (), (), ()), rule)
