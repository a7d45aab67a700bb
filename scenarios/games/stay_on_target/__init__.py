"""The pages of Stay on Target scenarios: the run, the Imperial deck by type and value, the squadrons card by card."""

from __future__ import annotations

from scenarios.games.stay_on_target.pages import StayOnTargetPages

PAGES = StayOnTargetPages("stay_on_target")
"""The pages of Stay on Target scenarios."""
