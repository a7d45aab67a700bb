"""The dice that a word has acted on and that later words of the same sentence call "those dice"."""

from __future__ import annotations

from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.state import Table


def keep_rerolled(table: Table, dice: tuple[int, ...]) -> None:
    """Let the words around that ask for it keep these rerolled dice."""
    for frame in table.frames:
        node = frame.node
        if isinstance(node, Node) and node.keeps_rerolled():
            frame.picked += dice


def those_dice(table: Table) -> tuple[int, ...]:
    """The dice of the innermost word that keeps some; none outside of such a word."""
    frames = table.frames
    for at in range(len(frames) - 1, 0, -1):
        node = frames[at].node
        if isinstance(node, Node) and node.keeps_dice():
            return frames[at].picked
    return ()
