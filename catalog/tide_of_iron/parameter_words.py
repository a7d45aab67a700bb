"""Titles of the parameters of section 30. The title of a value of a unit is made of the unit and the value."""

from __future__ import annotations

from typing import Final

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

TITLES: Final[dict[str, Promise]] = {
    "defense_success": _("Lowest number of a defence die that stops a hit"),
    "disrupt_at": _("Hits for each figure that disrupt a squad"),
    "rout_at": _("Hits for each figure that rout a squad"),
    "conditions_accumulate": _("Conditions of several attacks are added"),
    "light_damage_armor": _("Armour of a lightly damaged vehicle, changed by"),
    "light_damage_movement": _("Movement of a lightly damaged vehicle, changed by"),
    "heavy_damage_armor": _("Armour of a heavily damaged vehicle, changed by"),
    "heavy_damage_halves_firepower": _("A heavily damaged vehicle has half its firepower"),
    "damage_steps_per_hit": _("Steps of damage for each hit on a vehicle"),
    "assault_success": _("Lowest number of a die that succeeds in an assault"),
    "assault_tie": _("Winner of an assault with equal hits"),
    "assault_winner": _("An assault is won by"),
    "assault_losses_by": _("Losses in an assault are chosen by the"),
    "retreat_distance": _("Hexes of a retreat after an assault"),
    "woods_vehicle_cost": _("Movement points of vehicles into woods"),
    "woods_cover": _("Cover of woods"),
    "building_infantry_cost": _("Movement points of squads into buildings"),
    "building_cover": _("Cover of buildings"),
    "rough_infantry_cost": _("Movement points of squads into rough"),
    "rough_vehicle_cost": _("Movement points of vehicles into rough"),
    "stream_infantry_cost": _("Movement points of squads into streams"),
    "stream_vehicle_cost": _("Movement points of vehicles into streams"),
    "stream_cover": _("Cover of streams"),
    "pond_cover": _("Cover of ponds"),
    "area_attack_common_roll": _("The attack dice of an area attack are rolled once for the hex"),
    "mortar_min_range": _("Nearest hex that a mortar attacks, in hexes"),
    "mortar_drift": _("Attacks of mortars drift"),
    "artillery_drift_table": _("Hexes of drift of artillery by black die, from 1 to 6"),
    "reveal_on": _("A concealed squad is revealed by"),
    "low_obstacle_blocks_same_level": _("Woods and buildings on a lower level block lines of sight"),
    "hill_obstructs_only_above_lower": _("A hill obstructs only if it is higher than the lower unit"),
    "double_halving_forbids": _("An attack that would be halved twice is forbidden"),
    "combined_range_class": _("Range class of combined fire, among those that take part"),
    "casualties_chosen_by": _("Figures that an attack destroys are chosen by the"),
    "end_of_round_check": _("Conditions at the end of a round are checked"),
    "reinforcements_without_room_are_lost": _("Reinforcements without room are lost"),
    "corner_touch_blocks": _("A hex that a line of sight touches in a corner blocks it"),
    "blind_hexes": _("Blind hexes behind an obstruction for a difference of 1 and of 2 levels"),
    "plateau_blocks_all": _("A plateau blocks all lines of sight across it"),
    "offmap_blocks": _("Places outside the map block lines of sight"),
    "uphill_extra": _("Further movement points for one level up"),
    "mortar_assault_defense": _("Firepower of a mortar crew that defends in an assault"),
    "starting_command": _("Command of each side at the start"),
    "map_model": _("Size of the boards"),
    "box_limits_bind": _("Markers that are placed in play are limited to the box"),
    "inferred_cards_play": _("Cards with working values are played"),
}
VALUES: Final[dict[tuple[str, ...], Promise]] = {
    ("movement",): _("movement"),
    ("armor",): _("armour"),
    ("vs_infantry", "range"): _("range against squads"),
    ("vs_infantry", "firepower"): _("firepower against squads"),
    ("vs_vehicle", "range"): _("range against vehicles"),
    ("vs_vehicle", "firepower"): _("firepower against vehicles"),
}
"""Names of the values of a unit, by their place in units.json."""
