"""One change to a deck, as a button of the builder sends it: a word, a card and a number, such as `card:01153:2`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from decks import parts
from sandtable.games.destiny.decklist import MOST_CHARACTERS, MOST_COPIES, MOST_ENTRIES, DeckList, Member, format_of
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.formats import Format, all_formats

AS_SAVED: Final = "as-saved"
"""Instead of a format's code: leave the definition the deck carries, though its owner has changed it since."""


class BadChange(ValueError):
    """The text is not a change this deck can take."""


def change(deck: DeckList, text: str, known: Mapping[str, Format] | None = None) -> DeckList:
    """The deck after a change. Raises BadChange.

    `card:CODE:COPIES`, `add:CODE:DICE`, `drop:CODE:DICE`, `dice:CODE:OLD:NEW`, `battlefield:CODE`, `battlefield:`,
    `field-off:CODE`, `plot:CODE:NUMBER` (0 takes it out, 2 makes it elite), `back:FRONT:BACK`, `back:FRONT:`,
    `aside:CODE:COPIES`, `format:CODE` (one of the `known` formats, by default the published ones, or AS_SAVED).
    """
    word, _, rest = text.partition(":")
    if word == "format":
        return _format(deck, rest, all_formats() if known is None else known)
    given = rest.split(":")
    if word not in _CHANGES or len(given) != _CHANGES[word][1]:
        raise BadChange(f"{text[:60]!r} is not a change; known are {', '.join(sorted([*_CHANGES, 'format']))}")
    return _CHANGES[word][0](deck, *given)


def _set_copies(deck: DeckList, code: str, copies: str) -> DeckList:
    held = dict(deck.cards)
    held[_card(code)] = _number(copies, MOST_COPIES)
    if len(held) > MOST_ENTRIES:
        raise BadChange(f"a deck list has at most {MOST_ENTRIES} different cards")
    return replace(deck, cards=tuple((each, count) for each, count in held.items() if count))


def _add(deck: DeckList, code: str, dice: str) -> DeckList:
    if len(deck.characters) >= MOST_CHARACTERS:
        raise BadChange(f"a team list has at most {MOST_CHARACTERS} characters")
    return replace(deck, characters=(*deck.characters, Member(_card(code), max(1, _number(dice, 9)))))


def _drop(deck: DeckList, code: str, dice: str) -> DeckList:
    return replace(deck, characters=_without(deck, Member(_card(code), _number(dice, 9))))


def _set_dice(deck: DeckList, code: str, old: str, new: str) -> DeckList:
    rest = _without(deck, Member(_card(code), _number(old, 9)))
    return replace(deck, characters=(*rest, Member(code, max(1, _number(new, 9)))))


def _battlefield(deck: DeckList, code: str) -> DeckList:
    return parts.with_battlefield(deck, _card(code)) if code else replace(deck, battlefields=())


def _take_battlefield_off(deck: DeckList, code: str) -> DeckList:
    return parts.without_battlefield(deck, _card(code))


def _plot(deck: DeckList, code: str, number: str) -> DeckList:
    dice = _number(number, max([1, *parts.numbers_of_plot(_card(code), format_of(deck))]))
    if dice and code not in deck.plots and len(deck.plots) >= MOST_CHARACTERS:
        raise BadChange(f"a deck list has at most {MOST_CHARACTERS} plots")
    return parts.with_plot(deck, code, dice) if dice else parts.without_plot(deck, code)


def _back(deck: DeckList, front: str, back: str) -> DeckList:
    if _card(front) not in deck.plots:
        raise BadChange(f"the list has no plot {front}")
    if back and back not in {each.code for each in parts.backs_of(front)}:
        raise BadChange(f"{back[:20]!r} is not the back of {front}")
    return parts.with_back(deck, front, back or None)


def _set_aside(deck: DeckList, code: str, copies: str) -> DeckList:
    try:
        return parts.with_set_aside(deck, _card(code), _number(copies, MOST_COPIES))
    except parts.TooMany as error:
        raise BadChange(str(error)) from None


def _format(deck: DeckList, code: str, known: Mapping[str, Format]) -> DeckList:
    if code == AS_SAVED:
        return deck
    if code not in known:
        raise BadChange(f"no format has the code {code[:40]!r}")
    return replace(deck, format=known[code])


def _without(deck: DeckList, member: Member) -> tuple[Member, ...]:
    """The team with one such character less. Raises BadChange when there is none."""
    left = Counter(deck.characters)
    if not left[member]:
        raise BadChange(f"no {member.code} with {member.dice} dice is on the team")
    left[member] -= 1
    return tuple(left.elements())


def _card(code: str) -> str:
    if code not in all_cards():
        raise BadChange(f"no card has the code {code[:20]!r}")
    return code


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3) or int(text) > most:
        raise BadChange(f"{text[:20]!r} is not a number from 0 to {most}")
    return int(text)


_CHANGES: Final[dict[str, tuple[Callable[..., DeckList], int]]] = {
    "card": (_set_copies, 2),
    "add": (_add, 2),
    "drop": (_drop, 2),
    "dice": (_set_dice, 3),
    "battlefield": (_battlefield, 1),
    "field-off": (_take_battlefield_off, 1),
    "plot": (_plot, 2),
    "back": (_back, 2),
    "aside": (_set_aside, 2),
}
