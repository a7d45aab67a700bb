"""The board of Mafia City: the City with its columns and figures, the clans, the piles."""

from simulate.watching.boards.mafia_city.board import MafiaCityBoard

BOARD = MafiaCityBoard("mafia_city")
