# interpreted: shows games to people
"""States of Tide of Iron as people see them."""

from sandtable.games.tide_of_iron.view.viewing import TideOfIronViewing

VIEWING = TideOfIronViewing()
