# interpreted: shows games to people
"""The view of a game of Destiny: teams, dice, cards, the battlefield; docs/views.md explains the keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.engine import viewing
from sandtable.engine.log import Told
from sandtable.engine.several import Part, Tick
from sandtable.engine.views import DEFEAT, END, EVERYTHING, OBJECTIVE, Change, Goal, Stake, Things, View
from sandtable.games.destiny.assigning import Assigning, receivers
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    ACTION_PHASE,
    ACTION_PHASE_ENDS,
    ACTION_SPAN,
    NOTHING,
    REROLL,
    SETTING_UP,
    UPKEEP_PHASE,
)
from sandtable.games.destiny.view.cards import card_thing, cards_being_played, is_shown, power_of, tokens_of
from sandtable.games.destiny.view.changes import changes
from sandtable.games.destiny.view.dice import dice_at_card, sides_to_choose
from sandtable.games.destiny.view.goal import goal
from sandtable.games.destiny.view.idle import acting_card, tells_nothing
from sandtable.games.destiny.view.lasting import choices_of, effects
from sandtable.games.destiny.view.names import BATTLEFIELD, PLAYING
from sandtable.games.destiny.view.paths import path_of
from sandtable.games.destiny.view.places import is_claim, places_of
from sandtable.games.destiny.view.rules import rule_of
from sandtable.games.destiny.view.seats import seats
from sandtable.games.destiny.view.several import part_of, ticks_of
from sandtable.games.destiny.view.stakes import stakes
from sandtable.games.destiny.view.text import lines_of
from sandtable.games.destiny.view.waiting import waits_for
from sandtable.games.destiny.words.joints import Phrase

TURNS: Final = "action phase"
"""The phase in which players take turns."""
PHASES: Final = {
    SETTING_UP: "set-up",
    ACTION_PHASE: TURNS,
    ACTION_PHASE_ENDS: TURNS,
    UPKEEP_PHASE: "upkeep",
}


class DestinyViewing(viewing.Viewing[Table]):
    """Shows tables of Destiny."""

    moments = {"defeated": DEFEAT, "eliminated": DEFEAT, "claim": OBJECTIVE, "end": END}

    def things(self, table: Table, viewer: int) -> Things:
        return {
            "phase": PHASES[table.phase],
            "turn": _seat_or_none(table.active) if PHASES[table.phase] == TURNS else None,
            "battlefield": _battlefield(table),
            "playing": {
                "at": PLAYING,
                "label": "the cards being played",
                "cards": [card_thing(table, card) for card in cards_being_played(table)],
            },
            "queue": [own_name(table, pending.card) for pending in table.queue],
            "delayed": [own_name(table, pending.card) for pending in table.delayed],
            **effects(table),
            **_because_of(table, viewer),
            "assigning": _assigning(table),
            "sides": sides_to_choose(table) if viewer in (EVERYTHING, table.asker) else [],
            "seats": seats(table, viewer),
        }

    def closes(self, table: Table, option: int) -> bool:
        return super().closes(table, option) or is_claim(table, option)

    def places(self, table: Table, option: int) -> tuple[str, ...]:
        return places_of(table, option)

    def rule(self, table: Table) -> str:
        return rule_of(table)

    def note(self, table: Table, option: int) -> str:
        return waits_for(table, option)

    def stakes(self, table: Table, viewer: int) -> Iterable[Stake]:
        return stakes(table)

    def goal(self, table: Table, viewer: int) -> Goal:
        return goal(table)

    def is_useful(self, table: Table, option: int) -> bool:
        return option // ACTION_SPAN != REROLL

    def may_be_idle(self, table: Table, option: int) -> bool:
        return acting_card(table, option) != NOTHING

    def tells_nothing(self, table: Table, option: int, told: Told) -> bool:
        return tells_nothing(table, option, told)

    def part(self, table: Table) -> Part | None:
        return part_of(table)

    def ticks(self, table: Table, option: int) -> tuple[Tick, ...]:
        return ticks_of(table, option)

    def path(self, table: Table, option: int) -> tuple[str, ...]:
        return path_of(table, option)

    def text(self, view: View) -> list[str]:
        return lines_of(view)

    def changes(self, before: View, after: View) -> list[Change]:
        return list(changes(before, after))


def _battlefield(table: Table) -> Things:
    """The battlefield in use, who controls it and who has claimed it in this round."""
    return {
        "at": BATTLEFIELD,
        "label": "the battlefield in use",
        "cards": [] if table.battlefield == NOTHING else [_place_in_use(table, table.battlefield)],
        "holder": _seat_or_none(table.holder),
        "claimer": _seat_or_none(table.claimer),
    }


def _place_in_use(table: Table, card: int) -> Things:
    dice = {"dice": dice_at_card(table, card)} if table.setup.dice_of[card] else {}
    on_it = {**tokens_of(table, card), **choices_of(table, card), **dice}
    return {**card_thing(table, card), **power_of(table, card), **on_it}


def _because_of(table: Table, viewer: int) -> Things:
    """The card because of which somebody decides: its words ask, or its damage; nothing for other questions."""
    if table.asker < 0 or not isinstance(table.frames[-1].node, Phrase | Assigning):
        return {}
    card = table.frames[-1].card
    return {"because_of": own_name(table, card)} if card >= 0 and is_shown(table, viewer, card) else {}


def _assigning(table: Table) -> Things | None:
    """The damage that a player divides at this moment, and the amounts so far."""
    frame = table.frames[-1]
    if not isinstance(frame.node, Assigning):
        return None
    given = [
        f"{amount} to {own_name(table, card)}"
        for card, amount in zip(receivers(table, frame.seat), frame.picked, strict=False)
    ]
    return {"damage": frame.many, "left": frame.many - sum(frame.picked), "given": given}


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
