# interpreted: reads set-ups, once a batch
"""The set-up of a game from deck lists: cards and dice get their numbers."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from sandtable.engine.game import BadSetup
from sandtable.engine.weighing import weigh_all
from sandtable.games.destiny.decklist import BadDeck, DeckList, format_of
from sandtable.games.destiny.exchanges import Exchanged, read_exchanged
from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.legality import as_brought, points_of_member, problems, unencoded
from sandtable.games.destiny.library import NotEncoded, printed
from sandtable.games.destiny.memory import asked_for, counting
from sandtable.games.destiny.numbering import (
    add,
    add_aside,
    add_further_dice,
    add_loose_dice,
    add_recruits,
    also_in_discard,
    gather,
    keywords,
    print_bits,
    set_plots_aside,
)
from sandtable.games.destiny.other_sides import OtherSides
from sandtable.games.destiny.queue_order import LINE_UP, WHICH_OPPONENT
from sandtable.games.destiny.rulesets import latest_rules
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import BATTLEFIELD_CARD
from sandtable.games.destiny.text import is_encoded
from sandtable.games.destiny.text_sets import latest

MOST_DECKS: Final = 64
"""Decks that a process keeps as they were read and judged."""


def read_setup(subjects: list[dict[str, Any]]) -> Setup:
    """The set-up of these decks, seated clockwise (DST-MUL-02). Raises BadSetup with every problem of every deck."""
    if not 2 <= len(subjects) <= 4:
        raise BadSetup([f"Destiny is played by two to four decks, not {len(subjects)}"])
    decks: list[Exchanged] = []
    found: list[str] = []
    for number, subject in enumerate(subjects, start=1):
        try:
            exchanged, reasons = _read_once(subject)
        except BadDeck as error:
            found += [f"Deck {number}: {problem}" for problem in error.problems]
            continue
        decks.append(exchanged)
        found += [f"{exchanged.deck.name}: {reason}" for reason in reasons]
    if found:
        raise BadSetup(found)
    return seat_exchanged(decks)


def _read(subject: dict[str, Any]) -> tuple[Exchanged, list[str]]:
    """A deck and the reasons against playing it. Raises BadDeck."""
    exchanged = read_exchanged(subject)
    return exchanged, _reasons(exchanged.judged)


@lru_cache(maxsize=MOST_DECKS)
def _read_text(subject: str) -> tuple[Exchanged, list[str]]:
    """Like `_read`, for a deck as JSON. A batch seats the same decks in every order and in every chunk."""
    return _read(json.loads(subject))


def _read_once(subject: dict[str, Any]) -> tuple[Exchanged, list[str]]:
    """Like `_read`; equal decks are judged once while they are among those read last."""
    try:
        text = json.dumps(subject)
    except (TypeError, ValueError, RecursionError):  # no JSON, so it is refused
        return _read(subject)
    return _read_text(text)


def subject_problems(subject: dict[str, Any]) -> list[str]:
    """The reasons for which `read_setup` refuses this deck, against any opponent."""
    try:
        exchanged = read_exchanged(subject)
    except BadDeck as error:
        return [str(problem) for problem in error.problems]
    return _reasons(exchanged.judged)


def _reasons(deck: DeckList) -> list[str]:
    """The reasons against playing a deck: broken deck rules and cards that the engine can't play."""
    return [problem.message for problem in problems(deck, format_of(deck))] + unplayable(deck)


def unplayable(deck: DeckList) -> list[str]:
    """A sentence for each card that the engine can't play yet, wherever it is in the list."""
    return [_why_not(code, deck) for code in unencoded(deck)]


def _why_not(code: str, deck: DeckList) -> str:
    """The reason in plain words: a place of the list that games don't have yet, or a card without an encoding."""
    named = f"{facts_of(code).full_name} ({code})"
    if code in deck.battlefields and is_encoded(code):
        return f"{named} is one of {len(deck.battlefields)} battlefields, and games have one for each player yet"
    return str(NotEncoded(code))


def seat(decks: list[DeckList]) -> Setup:
    """The set-up of these decks, each as it is listed."""
    return seat_exchanged([Exchanged(deck, {}) for deck in decks])


def seat_exchanged(exchanged: list[Exchanged]) -> Setup:
    """Number the cards and dice: characters first, then battlefields, decks and plots, then all that is set aside.

    Other sides that are characters follow those of the teams, and behind them come the characters set aside; all
    further sides follow the plots (other_sides.py). All decks use the same card texts: the latest of their formats
    (D-130). The rules are the latest of theirs too (D-201).
    """
    exchanged = [replace(each, deck=_with_brought(each)) for each in exchanged]
    decks = [each.deck for each in exchanged]
    setup = Setup(len(decks), LINE_UP, WHICH_OPPONENT)
    setup.rules = latest_rules(format_of(deck).rules for deck in decks)
    texts = latest(format_of(deck).texts for deck in decks)
    setup.names = [deck.name for deck in decks]
    for number, deck in enumerate(decks):
        setup.characters.append(
            tuple(add(setup, printed(member.code, texts), number, member.dice) for member in deck.characters)
        )
        setup.points += [points_of_member(member, format_of(deck)) for member in deck.characters]
    sides = OtherSides(decks, texts)
    sides.add_characters(setup)
    add_recruits(setup, decks, texts)
    for number, deck in enumerate(decks):
        setup.battlefields.append(add(setup, printed(deck.battlefields[0], texts), number, None))
    for number, each in enumerate(exchanged):
        cards = [each.print_of(code, texts) for code, copies in each.deck.cards for _ in range(copies)]
        setup.decks.append(tuple(add(setup, card, number, None) for card in cards))
    for number, deck in enumerate(decks):
        setup.plots.append(
            tuple(add(setup, printed(code, texts), number, deck.dice_of_plot(code)) for code in deck.plots)
        )
    sides.add_others(setup)
    setup.print_bits = print_bits(setup)
    add_aside(setup, exchanged, texts)
    set_plots_aside(setup)
    add_loose_dice(setup, texts)
    add_further_dice(setup)
    sides.join(setup)
    setup.open_cards = tuple(card for card, made in enumerate(setup.prints) if made.open_actions)
    setup.never_readied = tuple(card for card, made in enumerate(setup.prints) if made.stays_exhausted)
    setup.acts_beside = bool(setup.open_cards) or any(
        made.kind == BATTLEFIELD_CARD and made.actions for made in setup.prints
    )
    gather(setup)
    setup.asks_for = asked_for(setup.prints)
    setup.keywords = keywords(setup.prints)
    setup.watched = also_in_discard(setup, counting(setup.prints[: setup.loose_from]))
    weigh_all(setup, __package__)
    return setup


def _with_brought(exchanged: Exchanged) -> DeckList:
    """The deck with the set-aside cards that the texts of the cards that are played bring (D-330)."""
    return replace(exchanged.deck, set_aside=as_brought(exchanged.judged).set_aside)
