"""How scenarios of Stay on Target look: the run, the Imperial deck by type and value, the squadrons card by card."""

from __future__ import annotations

from scenarios.games.stay_on_target.pages import StayOnTargetPages

PAGES = StayOnTargetPages("stay_on_target")
"""What the pages of scenarios ask of Stay on Target."""
