"""Effects that other players may cancel: the text of a card, a symbol, the effect of a location.

An effect is announced with all its choices, then vetoed or let pass, then carried out or cancelled (MAF-D20).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city import lines, moves, vetoes
from sandtable.games.mafia_city.frames import CANCELLED, CARRIED_OUT, DECLINED, Frame, Node
from sandtable.games.mafia_city.names import mafioso, place, player
from sandtable.games.mafia_city.state import Table
from sandtable.games.mafia_city.terms import DECLINE, NOTHING, STRIDE

CHOOSING: Final = 0
VETOES: Final = 1
DEED_DONE: Final = 2


class Effect(Node):
    """One kind of effect: its sentence, its choices and its deed."""

    def __init__(self, code: int, name: str, reaction: int = NOTHING, fists: bool = True) -> None:
        self.code = code
        """The number of the effect: of a card's text the number of its kind; symbols and locations follow (library.py).
        """
        self.name = name
        self.reaction = reaction
        """The kind of card that cancels it by its text (14.2)."""
        self.fists = fists
        """True where two Fists cancel it: never for an effect of a location (MAF-VETO-02)."""

    # -- sentence and deed of each effect -------------------------------------------------------------------------

    def says(self) -> str:
        """The text of the effect, one sentence."""
        raise NotImplementedError

    def can(self, table: Table, seat: int) -> bool:
        """True where it would change something if this seat played it now (MAF-D22)."""
        return True

    def choices(self, table: Table, frame: Frame) -> list[int]:
        """The options of the next choice; empty after the last choice."""
        return []

    def deed(self, table: Table, frame: Frame) -> None:
        """Carry out the effect, as far as it is still possible (MAF-D33)."""
        raise NotImplementedError

    def foresee(self, table: Table, frame: Frame) -> None:
        """Carry out the choices made so far, on a copy that is only judged."""
        if frame.step == VETOES and frame.vetoes % 2 == 0:
            self.deed(table, frame)

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        """The choices, as numbers that keep their meaning afterwards."""
        return ()

    def announced(self, about: tuple[int, ...]) -> str:
        """The choices in words, to follow ": "."""
        return ""

    def asks(self, frame: Frame) -> str:
        """The question for the next choice."""
        return f"{self.name}: choose"

    def choice(self, table: Table, option: int) -> str:
        """One option of the next choice, in words."""
        return mafioso(table, option)

    # -- the course of every effect -------------------------------------------------------------------------------

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSING:
            self._choose(table, frame)
        elif frame.step == VETOES:
            self._go_round(table, frame)
        else:
            finish(table, frame, CARRIED_OUT)

    def _choose(self, table: Table, frame: Frame) -> None:
        answer = frame.take()
        if answer == DECLINE:
            finish(table, frame, DECLINED)
            return
        if answer != NOTHING:
            frame.picked = (*frame.picked, answer)
        choices = self.choices(table, frame)
        if choices:
            table.choose(frame, frame.seat, choices)
        else:
            self._announce(table, frame)

    def _announce(self, table: Table, frame: Frame) -> None:
        frame.step = VETOES
        frame.last = frame.seat
        if table.telling:
            cards = frame.cards
            numbers = (self.code, len(cards), *cards, *self.about(table, frame))
            table.tell(lines.TOLD_ANNOUNCED, frame.seat, numbers)

    def _go_round(self, table: Table, frame: Frame) -> None:
        """Ask clockwise, beginning left of the newest effect's owner; each veto starts this anew (MAF-D20)."""
        answer = frame.take()
        seats = table.setup.seats
        if answer == DECLINE:
            frame.asked += 1
        elif answer != NOTHING:
            vetoes.play(table, frame, self._who_is_asked(table, frame), answer, self.code)
        while frame.asked < seats - 1:
            seat = self._who_is_asked(table, frame)
            options = vetoes.options(table, frame, seat, self.reaction, self.fists)
            if len(options) > 1:
                table.put(seat, options)
                return
            frame.asked += 1
        self._close(table, frame)

    def _who_is_asked(self, table: Table, frame: Frame) -> int:
        return (frame.last + 1 + frame.asked) % table.setup.seats

    def _close(self, table: Table, frame: Frame) -> None:
        """End the chain: an odd number of vetoes cancels the effect (MAF-D20)."""
        if frame.vetoes % 2 == 1:
            table.tell(lines.TOLD_CANCELLED, frame.seat, (self.code,))
            finish(table, frame, CANCELLED)
        else:
            frame.step = DEED_DONE
            self.deed(table, frame)

    def options(self, table: Table, frame: Frame) -> list[int]:
        if frame.step == CHOOSING:
            return self.choices(table, frame)
        return vetoes.options(table, frame, table.asker, self.reaction, self.fists)

    def meaning(self, table: Table, frame: Frame, option: int) -> int:
        return option if frame.step == CHOOSING else moves.meaning(table, option)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOOSING:
            return self.asks(frame)
        if frame.vetoes > 0:
            return f"{player(frame.last)} vetoes {self.name}{' again' if frame.vetoes > 1 else ''}: veto that?"
        return f"{player(frame.seat)}: {self.in_words(self.about(table, frame))}: veto it?"

    def in_words(self, about: tuple[int, ...]) -> str:
        """The name of the effect and the choices, in words."""
        chosen = self.announced(about)
        return f"{self.name} ({chosen})" if chosen else self.name

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == CHOOSING:
            return self.choice(table, option)
        return vetoes.words(table, option)


class OnMafioso(Effect):
    """An effect on one Mafioso in a column, which is its only choice."""

    def about(self, table: Table, frame: Frame) -> tuple[int, ...]:
        return owner_and_place(table, frame.picked[0])

    def announced(self, about: tuple[int, ...]) -> str:
        return f"on {player(about[0])}'s Mafioso at {place(about[1])}"


def play(table: Table, effect: Effect, seat: int, cards: tuple[int, ...]) -> Frame:
    """Play cards from hand for an effect; the frame on top gets its result."""
    frame = table.start(effect, seat)
    for card in cards:
        moves.lay_open(table, seat, card, frame)
    return frame


def finish(table: Table, frame: Frame, result: int) -> None:
    """Discard all cards of the chain, also those of a cancelled effect (MAF-CARD-04, MAF-VETO-05)."""
    table.discard += frame.cards
    table.finish(result)


def owner_and_place(table: Table, spot: int) -> tuple[int, int]:
    """The owner and the location of a Mafioso, for `Effect.about`."""
    location, index = spot // STRIDE, spot % STRIDE
    return (table.columns[location][index], location)
