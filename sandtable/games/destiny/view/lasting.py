# interpreted: shows games to people
"""Effects that last, pilots and kept choices as a viewer sees them; all of it is open to everybody."""

from __future__ import annotations

from typing import Final

from sandtable.engine.views import Things
from sandtable.engine.words import counted
from sandtable.games.destiny import lasting
from sandtable.games.destiny.frames import Pending
from sandtable.games.destiny.kept_choices import CHARACTER, COLOR, TITLE
from sandtable.games.destiny.names import card_name, die_name, own_name, own_title
from sandtable.games.destiny.piloting import vehicle_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES
from sandtable.games.destiny.turn_ends import BEGUN
from sandtable.games.destiny.view.names import player
from sandtable.games.destiny.words.nouns.subtypes import spelled

WHEN: Final = {
    lasting.THIS_TURN: "in this turn",
    lasting.NEXT_TURN: "in the next turn",
    lasting.ACTION_PHASE_LONG: "until the end of the action phase",
    lasting.NEXT_ROUND: "in the next round",
    lasting.ROUND_LONG: "until the end of the round",
}


def effects(table: Table) -> Things:
    """A sentence for each effect in force or to come; nothing without any."""
    found = [sentence(table, *effect) for effect in table.lasting] + [waiting(table, each) for each in table.turn_ends]
    return {"lasting": found} if found else {}


def waiting(table: Table, pending: Pending) -> str:
    """An effect that waits for the end of a turn: "the rest of Lightspeed Skipping waits for ..."."""
    turn = "turn" if pending.many == BEGUN else "next turn"
    return f"The rest of {own_title(table, pending.card)} waits for the end of the {turn} of {player(pending.rival)}"


def sentence(table: Table, kind: int, whom: int, number: int, until: int) -> str:
    """One effect in words: "Player 2 can't resolve dice in the next turn"."""
    when = WHEN[until]
    if kind == lasting.GAINED_SUBTYPE:
        return f"{card_name(table, whom)} has the subtype {spelled(lasting.CHARACTER_SUBTYPES[number])} {when}"
    if kind == lasting.HAND_SIZE_CHANGED:
        return f"{player(whom)} has a hand size that is {number:+} {when}"
    if kind == lasting.MAY_ACT_AGAIN:
        return f"{player(whom)} may take {counted(number, 'additional action')} {when}"
    if kind == lasting.NO_REROLL:
        return f"{die_name(table, whom)} can't be rerolled {when}"
    if kind == lasting.NO_ROLL:
        return f"{die_name(table, whom)} can't be rolled {when}"
    if kind == lasting.MUST_PASS:
        return f"{player(whom)} has to pass each turn {when}"
    if kind == lasting.LOST_ROLL_OFF:
        return f"{player(whom)} loses the roll for the battlefield"
    if kind == lasting.STRIKES:
        return f"Dice that {card_name(table, whom)} removes by Guardian deal damage {when}"
    if kind == lasting.MUST_ACTIVATE:
        return f"The next action of {player(table.controller(whom))} has to activate {card_name(table, whom)}"
    what = "resolve dice" if kind == lasting.NO_RESOLVING else "take the action of resolving dice"
    return f"{player(whom)} can't {what} {when}"


def piloting_of(table: Table, character: int) -> Things:
    """The vehicle that a character pilots in this round; nothing for one that pilots none."""
    vehicle = vehicle_of(table, character)
    return {"pilots": own_name(table, vehicle)} if vehicle >= 0 else {}


def choices_of(table: Table, card: int) -> Things:
    """The color, number or character that was chosen for a card; nothing for a card without a choice."""
    found = [thing_in_words(table, kind, thing) for owner, kind, thing in table.choices if owner == card]
    return {"choices": found} if found else {}


def thing_in_words(table: Table, kind: int, thing: int) -> str:
    if kind == COLOR:
        return COLOR_NAMES[thing].capitalize()
    if kind == TITLE:
        return table.setup.prints[thing].title
    return own_name(table, thing) if kind == CHARACTER else str(thing)
