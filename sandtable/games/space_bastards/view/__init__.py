# interpreted: shows games to people
"""States of Space Bastards as people see them."""

from sandtable.games.space_bastards.view.viewing import SpaceBastardsViewing

VIEWING = SpaceBastardsViewing()
