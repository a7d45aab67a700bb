"""Names for the ids of the tables, and the rules about each id."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

NATIONS: Final[tuple[Promise, ...]] = (_("American"), _("German"))
"""Names of nations, indexed by AMERICAN and GERMAN."""
TIMINGS: Final[tuple[Promise, ...]] = (_("Action Phase, uses one action"), _("Command Phase"))
"""Names of timings, indexed by IN_ACTION_PHASE and IN_COMMAND_PHASE."""

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
"""Name and rules of each ability, the most important rule first."""

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
"""Labels for the numbers of abilities and specializations."""

TERRAIN: Final[dict[str, tuple[str, ...]]] = {
    "clear": ("TOI-MOV-03",),
    "road": ("TOI-MOV-07", "TOI-MOV-16"),
    "woods": ("TOI-MOV-03", "TOI-MOV-04", "TOI-LOS-02", "TOI-LOS-04"),
    "building": ("TOI-LOS-02", "TOI-LOS-04", "TOI-DMG-10", "TOI-OBS-07"),
    "hill_1": ("TOI-MOV-05", "TOI-MOV-15", "TOI-RNG-11", "TOI-LOS-08"),
    "hill_2": ("TOI-MOV-05", "TOI-MOV-06", "TOI-RNG-11", "TOI-LOS-08"),
    "cliff": ("TOI-MOV-06",),
    "rough": ("TOI-MOV-17", "TOI-LOS-24"),
    "stream": ("TOI-MOV-17", "TOI-OBS-07"),
    "stream_flooded": ("TOI-MOV-17",),
    "pond": ("TOI-MOV-17", "TOI-OBS-07"),
    "bridge": ("TOI-MOV-17", "TOI-MOV-07"),
    "half_hex": ("TOI-MOV-10", "TOI-LOS-23"),
}
"""Rules about each kind of terrain."""

MARKERS: Final[dict[str, tuple[Promise, tuple[str, ...]]]] = {
    "entrenchment": (_("Entrenchment"), ("TOI-OBS-01", "TOI-OBS-02", "TOI-OBS-03", "TOI-OBS-04", "TOI-OBS-07")),
    "pillbox": (_("Pillbox"), ("TOI-OBS-01", "TOI-OBS-02", "TOI-OBS-03", "TOI-OBS-04", "TOI-DMG-10")),
    "razor_wire": (_("Razor wire"), ("TOI-OBS-10", "TOI-OBS-11", "TOI-OBS-12")),
    "tank_trap": (_("Tank trap"), ("TOI-OBS-14",)),
    "minefield": (_("Minefield"), ("TOI-OBS-15", "TOI-OBS-16", "TOI-OBS-17")),
    "smoke": (_("Smoke"), ("TOI-OBS-20", "TOI-OBS-21", "TOI-OBS-22")),
    "activation_token": (_("Activation token"), ("TOI-FAT-01",)),
    "condition_token": (_("Condition token"), ("TOI-SUP-02",)),
    "damage_token": (_("Damage token"), ("TOI-DMG-18",)),
    "specialization_tokens": (_("Specialization tokens"), ("TOI-SQD-04",)),
    "victory_objective": (_("Victory objective"), ("TOI-OBJ-12",)),
    "command_objective": (_("Command objective"), ("TOI-OBJ-04",)),
    "control_marker": (_("Control marker"), ("TOI-OBJ-01",)),
    "command_token": (_("Command token"), ("TOI-CMP-11",)),
    "concealed_squad_token": (_("Concealed squad token"), ("TOI-CON-01",)),
    "transport_token": (_("Transport token"), ("TOI-TRN-02",)),
    "off_board_indicator": (_("Off-board indicator"), ("TOI-TRN-02",)),
    "target_token": (_("Target token"), ("TOI-ARE-18",)),
    "north_marker": (_("North marker"), ("TOI-ARE-25",)),
    "initiative_token": (_("Initiative token"), ("TOI-OBJ-09",)),
    "round_track": (_("Round track"), ("TOI-CMP-08",)),
    "dice": (_("Dice"), ("TOI-CMP-05",)),
}
"""Name and rules of each piece of the box."""

GROUPS: Final[dict[str, Promise]] = {
    "fortification": _("fortification"),
    "obstacle": _("obstacle"),
    "smoke": _("smoke"),
    "token": _("token"),
    "objective": _("objective"),
    "track": _("track"),
    "dice": _("dice"),
}

NAMES_IN_DATA: Final[dict[str, tuple[str, ...]]] = {
    "movement_cost_infantry": ("infantry_cost",),
    "movement_cost_vehicle": ("vehicle_cost",),
    "cover": ("cover",),
    "blocks_los": ("blocks_sight",),
    "impassable": ("infantry_cost", "vehicle_cost"),
    "flooded effect": ("special",),
    "everything but the name": ("infantry_cost", "vehicle_cost", "cover", "blocks_sight", "special"),
}
"""Facts that are working values, by the mark in the terrain table."""
