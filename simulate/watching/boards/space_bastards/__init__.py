"""The board of Space Bastards: planets with tokens, ships, relation cards, the round track."""

from simulate.watching.boards.space_bastards.board import SpaceBastardsBoard

BOARD = SpaceBastardsBoard("space_bastards")
