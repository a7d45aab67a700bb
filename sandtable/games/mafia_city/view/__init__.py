# interpreted: shows games to people
"""States of Mafia City as people see them."""

from sandtable.games.mafia_city.view.viewing import MafiaCityViewing

VIEWING = MafiaCityViewing()
