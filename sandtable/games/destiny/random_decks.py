"""Random legal decks over a whole format, for surveys of all cards."""

# interpreted: runs once a game, around it

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from sandtable.engine.dice import Dice
from sandtable.games.destiny import text
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts, all_cards
from sandtable.games.destiny.formats import Format, get_format
from sandtable.games.destiny.legality import deck_types, is_usable, problems

MOST_TRIES: Final = 1000


def random_deck(dice: Dice, format_code: str) -> DeckList:
    """A legal deck of cards the engine plays: the team fills its points as far as it can, and every card of the format
    that suits it is as likely as the others.

    Raises UnknownFormat, or ValueError when the format has no such deck.
    """
    format = get_format(format_code)
    for _ in range(MOST_TRIES):
        team = _team(dice, format)
        pool = usable(_codes(team), deck_types(format), format_code)
        cards = _cards(dice, pool, format)
        fields = usable((), ("battlefield",), format_code)
        field = fields[dice.below(len(fields))].code
        deck = DeckList("Random deck", format_code, team, (field,), _plots(dice, team, format), cards)
        if not problems(deck, format):  # for example two restricted cards, or more cards than a text admits
            return deck
    raise ValueError(f"no legal deck of {format.name} was found in {MOST_TRIES} tries")


@lru_cache(maxsize=4096)
def usable(team: tuple[str, ...], types: tuple[str, ...], format_code: str) -> tuple[CardFacts, ...]:
    """The encoded cards of these types that a list with this team may have, in order of code."""
    bare = DeckList("", format_code, tuple(Member(code, 1) for code in team), (), (), ())
    format = get_format(format_code)
    return tuple(facts for facts in playable(types) if is_usable(facts, bare, format))


def card_names(format_code: str) -> dict[str, str]:
    """Every card of the format that the engine plays: full name by code."""
    format = get_format(format_code)
    found = playable(("character", "battlefield", *deck_types(format)))
    return {facts.code: facts.full_name for facts in found if format.sets is None or facts.set_code in format.sets}


def playable(types: tuple[str, ...]) -> list[CardFacts]:
    """The encoded cards of these types, each once, in its first print.

    A reprint beside it would double its chances and its copies.
    """
    first = [facts for facts in all_cards().values() if facts.reprint_of is None]
    return [facts for facts in first if facts.type in types and text.is_encoded(facts.code)]


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


def _cards(dice: Dice, pool: tuple[CardFacts, ...], format: Format) -> tuple[tuple[str, int], ...]:
    """The format's number of cards, drawn from all usable copies."""
    copies = [number for number, facts in enumerate(pool) for _ in range(min(format.copies, facts.deck_limit))]
    dice.shuffle(copies)
    return tuple(Counter(pool[number].code for number in copies[: format.size]).items())
