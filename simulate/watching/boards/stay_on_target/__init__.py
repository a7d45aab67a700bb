"""The board of Stay on Target: the run, the squadrons, the points."""

from simulate.watching.boards.stay_on_target.board import StayOnTargetBoard

BOARD = StayOnTargetBoard("stay_on_target")
