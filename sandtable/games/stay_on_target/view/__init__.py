# interpreted: shows games to people
"""States of Stay on Target as people see them."""

from sandtable.games.stay_on_target.view.viewing import StayOnTargetViewing

VIEWING = StayOnTargetViewing()
