"""How pages call what the tables name by id, and the rules behind each of them."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

NATIONS: Final[tuple[Promise, ...]] = (_("American"), _("German"))
"""By AMERICAN, GERMAN."""
TIMINGS: Final[tuple[Promise, ...]] = (_("Action Phase, uses one action"), _("Command Phase"))
"""By IN_ACTION_PHASE, IN_COMMAND_PHASE."""

ABILITIES: Final[dict[str, tuple[Promise, tuple[str, ...]]]] = {
    "area_attack": (_("Area attack"), ("TOI-ARE-01",)),
    "battle_hardened": (_("Battle Hardened"), ("TOI-OFF-06",)),
    "concussive_firepower": (_("Concussive Firepower"), ("TOI-DMG-10", "TOI-DMG-11")),
    "determination": (_("Determination"), ("TOI-OFF-02", "TOI-OFF-05")),
    "effective_road_movement": (_("Effective road movement"), ("TOI-MOV-07", "TOI-MOV-12")),
    "fast_recovery": (_("Fast Recovery"), ("TOI-OFF-04",)),
    "fragile": (_("Fragile"), ("TOI-DMG-06",)),
    "increased_mobility": (_("Increased Mobility"), ("TOI-OFF-01",)),
    "indirect_fire": (_("Indirect fire"), ("TOI-ARE-07", "TOI-ARE-08")),
    "limited_choice_of_actions": (_("Limited choice of actions"), ("TOI-ACT-06", "TOI-ACT-09")),
    "minimum_range": (_("Minimum range"), ("TOI-ARE-10",)),
    "no_op_fire": (_("No Op Fire"), ("TOI-OPF-15",)),
    "overrun": (_("Overrun"), ("TOI-OVR-01", "TOI-OVR-02", "TOI-OVR-04")),
    "rally": (_("Rally"), ("TOI-OFF-03",)),
    "rapid_op_fire": (_("Rapid Op Fire"), ("TOI-OFF-07", "TOI-OPF-07")),
    "sturdy": (_("Sturdy"), ("TOI-OPF-09", "TOI-DMG-08")),
    "thick_armor": (_("Thick Armour"), ("TOI-DMG-12", "TOI-DMG-13")),
}
"""Ability of a unit: its name and its rules, the most important first."""

TRAITS: Final[dict[str, tuple[Promise, str]]] = {
    "heavy_infantry_weapon": (_("heavy infantry weapon"), "TOI-SQD-05"),
    "heavy_vehicle": (_("heavy vehicle"), "TOI-DMG-01"),
    "light_vehicle": (_("light vehicle"), "TOI-DMG-01"),
    "tank": (_("tank"), "TOI-DMG-10"),
    "transport": (_("transport"), "TOI-TRN-01"),
}

SPECIALIZATIONS: Final[dict[str, tuple[str, ...]]] = {
    "anti_tank": ("TOI-SPC-01", "TOI-SPC-02"),
    "engineer": ("TOI-SPC-03", "TOI-SPC-04", "TOI-OBS-12", "TOI-OBS-16"),
    "flamethrower": ("TOI-SPC-07", "TOI-SPC-08", "TOI-SPC-09"),
    "medic": ("TOI-SPC-10", "TOI-SPC-11", "TOI-SPC-12"),
}

VALUES: Final[dict[str, Promise]] = {
    "armor": _("Armour"),
    "cover": _("Cover"),
    "dice": _("Dice"),
    "face": _("Turned to"),
    "firepower": _("Firepower"),
    "hexes_per_point": _("Hexes for 1 movement point"),
    "movement": _("Movement"),
    "movement_points_to_remove_wire": _("Movement points to remove wire"),
    "range": _("Range"),
    "success": _("Success on"),
}
"""Numbers of abilities and specializations."""
