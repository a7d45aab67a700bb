"""The Command Phase: control, income, spending, initiative (section 24)."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import carrying, happening
from sandtable.games.tide_of_iron.cards import playing
from sandtable.games.tide_of_iron.deed import PURCHASE
from sandtable.games.tide_of_iron.frames import Frame, Node
from sandtable.games.tide_of_iron.lines import TOLD_COMMAND, TOLD_CONTROL, TOLD_INITIATIVE, TOLD_POINTS, TOLD_TOKENS
from sandtable.games.tide_of_iron.moves import with_item
from sandtable.games.tide_of_iron.phases import ending
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import IN_COMMAND_PHASE, NOBODY, NOTHING, REMOVED
from sandtable.games.tide_of_iron.words.command import give_command
from sandtable.games.tide_of_iron.words.modifiers import TOKENS, amount

KEEP: Final = 0
"""The option to spend nothing more."""
TOKEN: Final = 1
"""The option to put one command token on the initiative card."""
FIRST_CARD: Final = 2
"""The option to play a card is this plus the card's number."""
PURCHASES: Final = 100_000
"""The option of a purchase of the scenario is this plus the number of its deed (D-TOI-175)."""

CONTROL: Final = 0
SPENDING: Final = 1
SECOND: Final = 2
INITIATIVE: Final = 3


class CommandPhase(Node):
    """Steps 1 to 4, the player with initiative first wherever there is an order."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CONTROL:
            frame.step = SPENDING
            record_control(table)
            gain(table)
            ending.is_won_at_once(table)
        elif frame.step == SPENDING:
            frame.step = SECOND
            table.start(SPENDER, table.initiative)
        elif frame.step == SECOND:
            frame.step = INITIATIVE
            table.start(SPENDER, 1 - table.initiative)
        else:
            settle_initiative(table)
            table.frames.pop()


class Spending(Node):
    """One player plays cards and puts tokens on the initiative card (TOI-OBJ-07, 08)."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer == TOKEN:
            table.command = with_entry(table.command, frame.seat, table.command[frame.seat] - 1)
            table.tokens = with_entry(table.tokens, frame.seat, table.tokens[frame.seat] + 1)
            frame.many += 1
        elif frame.answer >= PURCHASES:
            number = frame.answer - PURCHASES
            frame.answer = NOTHING
            buy(table, number)
            return
        elif frame.answer >= FIRST_CARD:
            card = frame.answer - FIRST_CARD
            frame.answer = NOTHING
            playing.play(table, frame.seat, card)
            return
        options = [KEEP]
        if table.command[frame.seat] > 0:
            options.append(TOKEN)
        options.extend([FIRST_CARD + card for card in playing.playable(table, frame.seat, IN_COMMAND_PHASE)])
        if table.setup.deeds:
            options.extend([PURCHASES + number for number in purchases(table, frame.seat)])
        if frame.answer == KEEP or len(options) == 1:
            if frame.many and table.telling:
                table.tell(TOLD_TOKENS, frame.seat, (frame.many,))
            table.frames.pop()
        else:
            table.put(table.spokesman(frame.seat), options)

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Spend command ({table.command[frame.seat]} left)"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == KEEP:
            return "keep the rest"
        if option == TOKEN:
            return "put 1 command on the initiative card"
        if option >= PURCHASES:
            deed = table.setup.deeds[option - PURCHASES]
            return f"buy {deed.name} ({deed.cost} command)"
        card = table.setup.cards[option - FIRST_CARD]
        return f"play {card.name} ({card.cost} command)"

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == KEEP

    def begins_something(self, frame: Frame) -> bool:
        return True


def purchases(table: Table, seat: int) -> list[int]:
    """The purchases of the scenario that a side can pay and may make now (D-TOI-175)."""
    found: list[int] = []
    for number, deed in enumerate(table.setup.deeds):
        if deed.kind == PURCHASE and deed.seat == seat and deed.cost <= table.command[seat]:
            is_there = deed.returns != NOTHING and has_card(table, seat, deed.returns)
            if not is_there and happening.is_open(table, number):
                found.append(number)
    return found


def has_card(table: Table, seat: int, card: int) -> bool:
    """True for a card that can't come back: it is available, in the play area or still in a deck."""
    if card in table.available[seat] or card in table.in_play[seat]:
        return True
    return any([card in deck for decks in table.decks for deck in decks])


def buy(table: Table, number: int) -> None:
    """Pay for a purchase, and let it happen."""
    deed = table.setup.deeds[number]
    give_command(table, deed.seat, -deed.cost)
    happening.happen(table, number)


def record_control(table: Table) -> None:
    """Record control: a side controls an objective from its last occupation until an enemy occupies it (TOI-OBJ-01 to
    03). One that is carried belongs to its bearer's side, one off the map to the side that took it (D-TOI-181, 183).
    """
    for number, objective in enumerate(table.setup.objectives):
        if table.control[number] == REMOVED or (objective.is_kept and table.control[number] != NOBODY):
            continue
        holder = carrying.holder(table, number) if objective.is_carried else table.holder(objective.hex)
        if holder != NOBODY and holder != table.control[number]:
            table.control = with_item(table.control, number, holder)
            if table.telling:
                table.tell(TOLD_CONTROL, holder, (number, holder))


def gain(table: Table) -> None:
    """Give command for own and neutral objectives, then victory points (TOI-OBJ-04, 06, 12)."""
    for seat in (table.initiative, 1 - table.initiative):
        command = income(table, seat, True)
        points = income(table, seat, False)
        table.command = with_entry(table.command, seat, table.command[seat] + command)
        table.points = with_entry(table.points, seat, table.points[seat] + points)
        if command and table.telling:
            table.tell(TOLD_COMMAND, seat, (command,))
        if points and table.telling:
            table.tell(TOLD_POINTS, seat, (points,))


def income(table: Table, seat: int, is_command: bool) -> int:
    """The income of a seat from its command or victory objectives in one Command Phase."""
    total = 0
    for number, objective in enumerate(table.setup.objectives):
        is_own = objective.seat in (seat, NOBODY)
        is_due = table.round == table.setup.rounds or not objective.last_round_only
        if objective.is_command == is_command and is_own and is_due and table.control[number] == seat:
            total += objective.worth(table.round)
    return total


def settle_initiative(table: Table) -> None:
    """Give the initiative to the seat with most tokens; on a tie it changes hands (TOI-OBJ-09)."""
    holder = table.initiative
    other = 1 - holder
    ours = table.tokens[holder] + amount(table, holder, NOTHING, TOKENS)
    theirs = table.tokens[other] + amount(table, other, NOTHING, TOKENS)
    if theirs >= ours:
        table.initiative = other
        if table.telling:
            table.tell(TOLD_INITIATIVE, other, ())


COMMAND_PHASE_NODE: Final = CommandPhase()
SPENDER: Final = Spending()
