"""Cards that don't match the team's affiliation or color, and the card texts that admit some of them (D-27)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.games.destiny.deck_rules import COLOR, Admit
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.legality.checking import Checked

Room = tuple[int, ...]
"""The number of cards that each text can still admit."""


def not_admitted(checked: Checked, what: str) -> Iterator[CardFacts]:
    """The cards that break affiliation or color without a card text that admits them."""
    for facts, _ in checked.sided:
        admitted = any(what in admit.ignoring and facts in admit.what for _, admit in _admissions(checked))
        if breaks(facts, what, checked) and not admitted:
            yield facts


def breaks(facts: CardFacts, what: str, checked: Checked) -> bool:
    """True when affiliation (DST-CUS-10) or color (DST-CUS-12) of a card doesn't go with the team."""
    if not checked.team:
        return False
    if what == COLOR:
        return facts.color != "gray" and facts.color not in checked.colors
    if facts.affiliation == "neutral":
        return False
    if checked.affiliations:
        return facts.affiliation not in checked.affiliations
    return facts.affiliation == _smaller_side(checked)


def _smaller_side(checked: Checked) -> str:
    """The side with fewer cards in a neutral team's deck, which may hold heroes or villains but not both."""
    count = Counter({"villain": 0, "hero": 0})
    for facts, copies in checked.sided:
        count[facts.affiliation] += copies
    return min(("villain", "hero"), key=lambda side: count[side]) if count["hero"] and count["villain"] else ""


def limited(checked: Checked) -> list[tuple[CardFacts, Admit]]:
    """The texts that admit a limited number of cards, each with its card."""
    return [(owner, admit) for owner, admit in _admissions(checked) if _room(admit) is not None]


def let_in_by(admit: Admit, checked: Checked) -> list[tuple[CardFacts, int]]:
    """The cards, with copies, that need a limited text because no unlimited text admits them."""
    return [(facts, copies) for facts, copies in checked.sided if _needs(facts, admit, checked)]


def is_room_for_all(checked: Checked) -> bool:
    """True where the limited texts together can admit all cards that need one."""
    admits = [admit for _, admit in limited(checked)]
    rooms: set[Room] = {tuple(_room(admit) or 0 for admit in admits)}
    wanted: Counter[tuple[str, Room]] = Counter()
    for facts, copies in checked.sided:
        if able := tuple(place for place, admit in enumerate(admits) if _needs(facts, admit, checked)):
            wanted[facts.name, able] += copies
    for (_, able), copies in wanted.items():
        by_title = [place for place in able if admits[place].most_copies is None]
        by_copy = [place for place in able if admits[place].most_copies is not None]
        rooms = _taken(rooms, by_title, 1) | _taken(rooms, by_copy, copies)
    return bool(rooms)


def _taken(rooms: set[Room], places: list[int], times: int) -> set[Room]:
    """The possible rests after `times` times taking one from any of the places."""
    for _ in range(times):
        rooms = {
            (*room[:place], room[place] - 1, *room[place + 1 :]) for room in rooms for place in places if room[place]
        }
    return rooms


def _room(admit: Admit) -> int | None:
    return admit.most_titles if admit.most_copies is None else admit.most_copies


def _needs(facts: CardFacts, admit: Admit, checked: Checked) -> bool:
    return facts in admit.what and any(
        breaks(facts, what, checked) and not _freely_admitted(facts, what, checked) for what in admit.ignoring
    )


def _freely_admitted(facts: CardFacts, what: str, checked: Checked) -> bool:
    return any(
        what in admit.ignoring and facts in admit.what and _room(admit) is None for _, admit in _admissions(checked)
    )


def _admissions(checked: Checked) -> Iterator[tuple[CardFacts, Admit]]:
    return ((owner, rule) for owner, rule in checked.granted if isinstance(rule, Admit))
