"""Command, initiative tokens, actions and cards."""

from __future__ import annotations

from sandtable.engine.words import counted
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.lines import TOLD_COMMAND, TOLD_COMMAND_LOST, TOLD_MORE_ACTIONS, TOLD_TOKENS
from sandtable.games.tide_of_iron.phases.drawing import deck_words, draw, full_decks
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import NOTHING
from sandtable.games.tide_of_iron.words.word import Deed, Word, choose, finish


class Gain(Deed):
    """Take command from the pool, which never runs out (TOI-CMP-11)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def deed(self, table: Table, seat: int, card: int) -> None:
        give_command(table, seat, self.number)

    def says(self) -> str:
        return f"gain {self.number} command"


class Capture(Deed):
    """Take command out of the enemy's play area, as much as there is; it is kept or returned to the pool."""

    def __init__(self, number: int, is_kept: bool = False) -> None:
        self.number = number
        self.is_kept = is_kept

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return table.command[1 - seat] > 0

    def deed(self, table: Table, seat: int, card: int) -> None:
        taken = min(self.number, table.command[1 - seat])
        table.command = with_entry(table.command, 1 - seat, table.command[1 - seat] - taken)
        if taken and table.telling:
            table.tell(TOLD_COMMAND_LOST, 1 - seat, (taken,))
        if self.is_kept:
            give_command(table, seat, taken)

    def says(self) -> str:
        return (
            f"take {self.number} command from the enemy" if self.is_kept else f"the enemy loses {self.number} command"
        )


class AddTokens(Deed):
    """Put command tokens from the pool on the own initiative card (TOI-OBJ-08)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def deed(self, table: Table, seat: int, card: int) -> None:
        table.tokens = with_entry(table.tokens, seat, table.tokens[seat] + self.number)
        if table.telling:
            table.tell(TOLD_TOKENS, seat, (self.number,))

    def says(self) -> str:
        return f"put {self.number} command tokens from the pool on your initiative card"


class RemoveTokens(Deed):
    """Take tokens off the enemy's initiative card, as many as there are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return table.tokens[1 - seat] > 0

    def deed(self, table: Table, seat: int, card: int) -> None:
        taken = min(self.number, table.tokens[1 - seat])
        table.tokens = with_entry(table.tokens, 1 - seat, table.tokens[1 - seat] - taken)
        if table.telling:
            table.tell(TOLD_TOKENS, 1 - seat, (-taken,))

    def says(self) -> str:
        return f"remove {self.number} tokens from the enemy initiative card"


class TakeActions(Deed):
    """Take more actions in this action turn."""

    def __init__(self, number: int) -> None:
        self.number = number

    def deed(self, table: Table, seat: int, card: int) -> None:
        table.actions_left += self.number
        if table.telling:
            table.tell(TOLD_MORE_ACTIONS, seat, (self.number,))

    def says(self) -> str:
        return f"take {counted(self.number, 'more action')} in this action turn"


class DrawCards(Word):
    """Draw strategy cards one by one, each from a chosen deck; plus symbols on them have no further effect."""

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(full_decks(table, seat)) > 0

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer != NOTHING:
            draw(table, frame.seat, frame.answer)
            frame.answer = NOTHING
            frame.step += 1
        decks = full_decks(table, frame.seat)
        if frame.step >= self.number or not decks:
            finish(table)
        else:
            choose(table, frame, decks)

    def says(self) -> str:
        return f"draw {counted(self.number, 'strategy card')}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return deck_words(table, frame.seat, option)


def give_command(table: Table, seat: int, number: int) -> None:
    """Give a seat command from the pool, or return some of it when `number` is negative."""
    table.command = with_entry(table.command, seat, table.command[seat] + number)
    if number and table.telling:
        table.tell(TOLD_COMMAND, seat, (number,))
