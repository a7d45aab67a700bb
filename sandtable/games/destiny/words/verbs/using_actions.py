"""Use an Action or a Power Action of one's cards as part of another ability."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.actions.turn import action_name, begin_card_action, card_actions, comes_before_one
from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_SPAN
from sandtable.games.destiny.words.verbs.using_one import UseOne


class UseAction(UseOne):
    """Use one action ability of a card of the player; a Power Action only when it was not used yet (D-216)."""

    def open(self, table: Table, frame: Frame) -> list[int]:
        """The actions on all that the player controls: characters, upgrades, supports, plots, the battlefield."""
        seat = frame.seat
        cards: list[int] = []
        for character in table.teams[seat]:
            cards += [character, *table.upgrades[character]]
        cards += bound_of(table, seat) + table.supports[seat]
        if table.plots:
            cards += table.plots[seat]
        if table.holder == seat:
            cards.append(table.battlefield)
        found: list[Any] = []
        for card in cards:
            card_actions(table, seat, card, self, found)
        return [option for option in found if not comes_before_one(table, option)]

    def begin(self, table: Table, frame: Frame) -> None:
        begin_card_action(table, frame.seat, frame.answer % ACTION_SPAN)

    def says(self, they: bool = False) -> str:
        limit = "(You may not use a power action if it has already been used this round)"
        return f"use an action on a card you control. {limit}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Use which action?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return action_name(table, option)
