# interpreted: shows games to people
"""States of Destiny as people see them."""

from sandtable.games.destiny.view.viewing import DestinyViewing

VIEWING = DestinyViewing()
