"""Growth renames nothing: what the rules learn later changes no stored state and no digest of games without it."""

from __future__ import annotations

import os
import subprocess
import sys

from sandtable.compiled import ROOT
from sandtable.games.destiny.game import Duel
from tests.sandtable.games.destiny.growth import lines


def test_a_made_up_occurrence_and_a_made_up_counter_change_no_stored_state_and_no_digest() -> None:
    """Rules with both play in a process of their own, because a compiled table can't be given a field."""
    command = [sys.executable, "-m", "tests.sandtable.games.destiny.growth"]
    environment = {**os.environ, "SANDTABLE_INTERPRETED": "1"}
    grown = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    *games, counter = grown.stdout.splitlines()
    assert games == lines(Duel)
    assert counter == "4 True"
