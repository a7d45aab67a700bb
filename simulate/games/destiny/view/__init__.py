# interpreted: shows games to people
"""States of Destiny as people see them."""

from simulate.games.destiny.view.viewing import DestinyViewing

VIEWING = DestinyViewing()
