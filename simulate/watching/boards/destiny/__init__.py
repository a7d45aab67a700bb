"""The board of Destiny: teams with dice, damage, shields and upgrades, supports, pools, hands, the battlefield."""

from simulate.watching.boards.destiny.board import DestinyBoard

BOARD = DestinyBoard("destiny")
