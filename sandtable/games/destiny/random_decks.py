"""Random legal decks over a whole format, for surveys of all cards."""

# interpreted: runs once a game, around it

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Final

from sandtable.engine.dice import Dice
from sandtable.games.destiny import text
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards
from sandtable.games.destiny.formats import Format, get_format
from sandtable.games.destiny.legality import deck_types, is_usable, problems, unencoded
from sandtable.games.destiny.legality.lists import is_allowed

MOST_TRIES: Final = 1000
WRONG_SIZE: Final = "incorrect_size"
"""The code of the problem that a list without cards has."""


def random_deck(dice: Dice, format_code: str) -> DeckList:
    """A legal deck of cards the engine plays: the team fills its points as far as it can, and every card of the format
    that suits it is as likely as the others.

    Raises UnknownFormat, or ValueError when the format has no such deck.
    """
    format = get_format(format_code)
    for _ in range(MOST_TRIES):
        head = _head(dice, format)
        if all(each.code == WRONG_SIZE for each in problems(head, format)) and not unencoded(head):
            deck = replace(head, cards=_cards(dice, head.characters, format))
            # For example two restricted cards, more cards than a text admits, or one that brings what isn't played yet.
            if not problems(deck, format) and not unencoded(deck):
                return deck
    raise ValueError(f"no legal deck of {format.name} was found in {MOST_TRIES} tries")


def _head(dice: Dice, format: Format) -> DeckList:
    """The head of a list: a team, a battlefield, and a plot or none."""
    team = _team(dice, format)
    fields = usable((), ("battlefield",), format.code)
    field = fields[dice.below(len(fields))].code
    return DeckList("Random deck", format.code, team, (field,), _plots(dice, team, format), ())


@lru_cache(maxsize=4096)
def usable(team: tuple[str, ...], types: tuple[str, ...], format_code: str) -> tuple[CardFacts, ...]:
    """The encoded cards of these types that a list with this team may have, in order of code."""
    return tuple(facts for facts in playable(types) if _suits(facts.code, team, format_code))


@lru_cache(maxsize=65_536)
def _suits(code: str, team: tuple[str, ...], format_code: str) -> bool:
    """True when a list with this team may have the card; points and dice of its characters don't matter."""
    if not _is_allowed(code, format_code):
        return False
    bare = DeckList("", format_code, tuple(Member(each, 1) for each in team), (), (), ())
    return is_usable(all_cards()[code], bare, get_format(format_code))


@lru_cache(maxsize=65_536)
def _is_allowed(code: str, format_code: str) -> bool:
    """True when the lists of the format have the card: its sets and its bans, which are the same for every team.

    In a small format this is the answer for most cards, before any rule about the team is asked.
    """
    return is_allowed(all_cards()[code], get_format(format_code))


def card_names(format_code: str) -> dict[str, str]:
    """Every card of the format that the engine plays: full name by code."""
    format = get_format(format_code)
    found = playable(("character", "battlefield", *deck_types(format)))
    return {facts.code: facts.full_name for facts in found if format.sets is None or facts.set_code in format.sets}


@lru_cache(maxsize=64)
def playable(types: tuple[str, ...]) -> tuple[CardFacts, ...]:
    """The encoded cards of these types, each once, in its first print.

    A reprint beside it would double its chances and its copies.
    """
    first = [facts for facts in all_cards().values() if facts.reprint_of is None]
    return tuple(facts for facts in first if facts.type in types and text.is_encoded(facts.code))


def _team(dice: Dice, format: Format) -> tuple[Member, ...]:
    """Characters of one side, as long as the points allow another."""
    team: list[Member] = []
    taken: list[CardFacts] = []
    left = format.points
    while choices := _recruits(taken, left, format):
        facts, count = choices[dice.below(len(choices))]
        team.append(Member(facts.code, count))
        taken.append(facts)
        left -= format.points_of(facts.code)[count - 1]
    return tuple(team)


def _recruits(taken: list[CardFacts], left: int, format: Format) -> list[tuple[CardFacts, int]]:
    """The characters that may join for the remaining points, each with its number of dice."""
    unique = {facts.name for facts in taken if facts.is_unique}
    sides = {facts.affiliation for facts in taken} - {"neutral"}
    return [
        (facts, count)
        for facts in usable((), ("character",), format.code)
        if facts.name not in unique and (facts.affiliation == "neutral" or sides <= {facts.affiliation})
        for count, points in enumerate(format.points_of(facts.code), start=1)
        if points <= left
    ]


def _plots(dice: Dice, team: tuple[Member, ...], format: Format) -> tuple[str, ...]:
    """A plot that suits the team, or none, each as likely as the others; nothing is drawn in a format without plots."""
    choices = [""] + [facts.code for facts in usable(_codes(team), ("plot",), format.code)]
    chosen = choices[dice.below(len(choices))] if len(choices) > 1 else ""
    return (chosen,) if chosen else ()


def _codes(team: tuple[Member, ...]) -> tuple[str, ...]:
    return tuple(sorted({member.code for member in team}))


def _cards(dice: Dice, team: tuple[Member, ...], format: Format) -> tuple[tuple[str, int], ...]:
    """The format's number of cards, drawn from the copies of all encoded cards; a copy that the team can't use is put
    aside.

    Few of a thousand cards are asked about in this way, and each usable copy is as likely as the others.
    """
    copies = list(_copies(format.code))
    codes = _codes(team)
    drawn: list[str] = []
    while copies and len(drawn) < format.size:
        place = dice.below(len(copies))
        copies[place], copies[-1] = copies[-1], copies[place]
        code = copies.pop()
        if _suits(code, codes, format.code):
            drawn.append(code)
    return tuple(sorted(Counter(drawn).items()))


@lru_cache(maxsize=64)
def _copies(format_code: str) -> tuple[str, ...]:
    """The code of each encoded card of a deck, as often as a list of the format may have it."""
    format = get_format(format_code)
    cards = playable(deck_types(format))
    return tuple(facts.code for facts in cards for _ in range(min(format.copies, facts.deck_limit)))
