"""Playing a strategy card: the playable cards, their cost, and the words of a card one after the other (section 25)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.cards.strategy import STRATEGY
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_CARD
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import IN_ACTION_PHASE
from sandtable.games.tide_of_iron.words.artillery import FACES, Barrage, Call
from sandtable.games.tide_of_iron.words.command import give_command
from sandtable.games.tide_of_iron.words.lasting import OFFER, take_from_play
from sandtable.games.tide_of_iron.words.word import Word


class Playing(Node):
    """Carries out the words of the card `many` in their order; `hex` is the one they have chosen so far."""

    def step(self, table: Table, frame: Frame) -> None:
        words = words_of(table, frame.many)
        if frame.step >= len(words):
            table.frames.pop()
            return
        word = words[frame.step]
        frame.step += 1
        if table.is_trial and isinstance(word, Call):
            table.frames.pop()
            table.hopes[frame.seat] += promise(table, frame.seat, words, word)
            return
        table.start(word, frame.seat, hex=frame.hex, many=frame.many)

    def prompt(self, table: Table, frame: Frame) -> str:
        return table.setup.cards[frame.many].name


PLAYING: Final = Playing()


def promise(table: Table, seat: int, words: list[Word], call: Call) -> int:
    """Points that a call may be expected to bring; a judged copy rolls no dice for it."""
    points = 0
    for word in words:
        if isinstance(word, Barrage):
            points += word.promise(table, seat)
    return points * call.chances(table, seat) // FACES


def words_of(table: Table, card: int) -> list[Word]:
    return STRATEGY[table.setup.cards[card].code]


def playable(table: Table, seat: int, timing: int) -> list[int]:
    """Cards that can be played now: available, of this phase, paid for, with something to do (TOI-CRD-02, 03).

    Artillery that waits for contact is called again for an action, without command (TOI-ARE-17).
    """
    found: list[int] = []
    for card in table.available[seat]:
        printed = table.setup.cards[card]
        if printed.timing == timing and printed.cost <= table.command[seat] and can_begin(table, seat, card):
            found.append(card)
    if timing == IN_ACTION_PHASE:
        found.extend([card for card in table.in_play[seat] if waits(table, card) and can_begin(table, seat, card)])
    return found


def can_begin(table: Table, seat: int, card: int) -> bool:
    """True where the first word of the card can do something."""
    return words_of(table, card)[0].possible(table, seat, card)


def is_artillery(table: Table, card: int) -> bool:
    """A card that has to establish contact first."""
    return isinstance(words_of(table, card)[0], Call)


def waits(table: Table, card: int) -> bool:
    """Artillery in the play area that may be tried again in this round."""
    return is_artillery(table, card) and card not in table.tried


def cost_of(table: Table, seat: int, card: int) -> int:
    """The command to pay: 0 for a waiting card, which was paid before."""
    return 0 if card in table.in_play[seat] else table.setup.cards[card].cost


def play(table: Table, seat: int, card: int) -> None:
    """Pay for a card and carry it out; its words say where the card goes afterwards (TOI-CRD-04)."""
    if card in table.in_play[seat]:
        take_from_play(table, seat, card)
    else:
        give_command(table, seat, -table.setup.cards[card].cost)
        left = tuple([other for other in table.available[seat] if other != card])
        table.available = (left, table.available[1]) if seat == 0 else (table.available[0], left)
    if table.telling:
        table.tell(TOLD_CARD, seat, (card,))
    table.start(PLAYING, seat, many=card)


def put_away(table: Table) -> None:
    """Put cards whose effects are over into the box; call it after effects were removed (TOI-STA-04)."""
    kept = [effect.card for effect in table.effects]
    for seat in (0, 1):
        for card in table.in_play[seat]:
            if card not in kept and not is_artillery(table, card):
                take_from_play(table, seat, card)


def nodes() -> dict[str, Node]:
    """The words of all cards by name and place, e.g. "all_or_nothing/0", and the steps of playing a card."""
    found: dict[str, Node] = {"playing": PLAYING, "offer": OFFER}
    for code, words in STRATEGY.items():
        for place, word in enumerate(words):
            found[code + "/" + str(place)] = word
    return found
