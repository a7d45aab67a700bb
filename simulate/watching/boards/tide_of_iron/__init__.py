"""The board of Tide of Iron: the map with its units, and the command of both sides."""

from simulate.watching.boards.tide_of_iron.board import TideOfIronBoard

BOARD = TideOfIronBoard("tide_of_iron")
