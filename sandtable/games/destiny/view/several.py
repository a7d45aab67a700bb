# interpreted: shows games to people
"""Choices of several cards or dice, which the engine asks one after the other in a fixed order."""

from __future__ import annotations

from typing import Final

from sandtable.engine.several import Part, Tick
from sandtable.engine.words import capital
from sandtable.games.destiny.actions.activate import Guarding
from sandtable.games.destiny.actions.reroll import RerollDice
from sandtable.games.destiny.actions.resolve_dice import Combining
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.phases.discarding import Mulligan, Upkeep
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.view.places import places_of
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.targets.picked import Exactly, UpTo
from sandtable.games.destiny.words.targets.target import ASKED, STOP

PROMPTS: Final = (
    (Mulligan, "Which cards do you shuffle into your deck, to draw as many new ones?"),
    (Upkeep, "Which cards do you discard before you draw?"),
    (RerollDice, "Which dice do you reroll?"),
)
"""The whole choice in words, by the class of the work that asks."""


def part_of(table: Table) -> Part | None:
    """The choice of several that the open question is a step of."""
    frame = table.frames[-1]
    prompt = _prompt(table, frame)
    if not prompt:
        return None
    choice = (len(table.frames), type(frame.node).__name__, frame.seat, frame.card, frame.die)
    return Part(choice, len(frame.picked), prompt)


def _prompt(table: Table, frame: Frame) -> str:
    """The whole choice in words; empty for a question that stands alone."""
    node = frame.node
    if isinstance(node, Verb):
        is_picking = isinstance(node.on, UpTo | Exactly) and frame.step == ASKED
        return f"{capital(node.prompt(table, frame).rstrip('?'))}?" if is_picking else ""
    if isinstance(node, Combining):
        return f"Which modifiers are added to {DIE.name(table, frame.die)}?"
    if isinstance(node, Guarding):
        return node.prompt(table, frame) if frame.step == 1 else ""
    return next((words for kind, words in PROMPTS if isinstance(node, kind)), "")


def ticks_of(table: Table, option: int) -> tuple[Tick, ...]:
    """The card or the die that an option takes."""
    if option == STOP:
        return ()
    return (Tick(str(option), table.word(option), places_of(table, option)),)
