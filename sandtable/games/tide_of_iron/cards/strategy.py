# interpreted: a table of sentences, read once at import
"""The effects of strategy cards. Names, costs and decks are in data/strategy_cards.json."""

from sandtable.games.tide_of_iron.language import *
from sandtable.games.tide_of_iron.words.word import Word

STRATEGY: dict[str, list[Word]] = {
    # -- Morale I
    # All or Nothing
    "all_or_nothing": [Ready(UNIT.that(IS_FATIGUED))],
    # Take Down the Beast
    "take_down_the_beast": [Keep(Modifier(ANTI_TANK_FIREPOWER, 3, SQUADS))],
    # Take Cover
    "take_cover": [Keep(Modifier(COVER, 2, SQUADS))],
    # Second Wind
    "second_wind": [Recover(SQUAD.that(IS_SHAKEN))],
    # Hold the Line
    "hold_the_line": [InForce(Modifier(SUPPRESSIVE_COVER, 1, SQUADS), NEXT_ROUND)],
    # Grim Resolve
    "grim_resolve": [Keep(Modifier(ASSAULT_DEFENSE, 2, SQUADS))],
    # Heroic Example
    "heroic_example": [Recover(SQUAD.that(IS_SHAKEN), 3)],
    # Field Promotion
    "field_promotion": [Promote(SQUAD)],
    # Into the Breach
    "into_the_breach": [Keep(Modifier(ASSAULT_FIREPOWER, 2, SQUADS))],
    # Shout Them Down
    "shout_them_down": [Pin(ENEMY_SQUAD.that(IS_SEEN).within(3))],
    # -- Command I
    # Cut Communications
    "cut_communications": [RemoveTokens(2)],
    # Rapid Mobilization
    "rapid_mobilization": [AddTokens(3)],
    # Major Offensive
    "major_offensive": [TakeActions(2)],
    # Surprise Assault
    "surprise_assault": [Order(SQUAD.that(IS_FRESH).that(IS_LIGHT), ASSAULT, movement=1, firepower=2)],
    # Forward Command Post
    "forward_command_post": [Gain(2)],
    # Intercepted Orders
    "intercepted_orders": [Capture(2)],
    # Double-Time March
    "double_time_march": [Order(SQUAD.that(IS_FRESH), ADVANCE, movement=2)],
    # Coordinated Fire
    "coordinated_fire": [Order(UNIT.that(IS_FRESH), CONCENTRATED_FIRE, firepower=2)],
    # Staff Work
    "staff_work": [DrawCards(2)],
    # Ready Positions
    "ready_positions": [SetOpFire(UNIT.that(IS_FRESH), 3)],
    # -- Artillery I
    # Offensive Artillery
    "offensive_artillery": [Call(4), ChooseHex(), Drift(), Barrage(8, NORMAL)],
    # Increased Priority
    "increased_priority": [InForce(Modifier(CONTACT, 1), NEXT_ROUND)],
    # Suppressive Barrage
    "suppressive_barrage": [Call(3), ChooseHex(), Drift(), Barrage(10, SUPPRESSIVE)],
    # Sustained Blanket
    "sustained_blanket": [Call(3), ChooseHex(), Drift(), Screen(2)],
    # Registered Target
    "registered_target": [Call(3), ChooseHex(), Barrage(6, NORMAL)],
    # Harassing Fire
    "harassing_fire": [Call(3), ChooseHex(), Drift(), Barrage(6, SUPPRESSIVE)],
    # Smoke Screen
    "smoke_screen": [Call(2), ChooseHex(), Drift(), Screen()],
    # Jammed Frequencies
    "jammed_frequencies": [InForce(Modifier(CONTACT, -2, is_for_enemy=True), NEXT_ROUND)],
    # Forward Observer
    "forward_observer": [Keep(Modifier(CONTACT, 3))],
    # Short Barrage
    "short_barrage": [Call(2), ChooseHex(), Drift(), Barrage(5, NORMAL)],
    # -- Artillery II
    # Heavy Battery
    "heavy_battery": [Call(5), ChooseHex(), Drift(), Barrage(12, NORMAL)],
    # Rolling Barrage
    "rolling_barrage": [Call(4), ChooseHex(), Drift(), Barrage(8, SUPPRESSIVE), Shift(), Barrage(8, SUPPRESSIVE)],
    # Time on Target
    "time_on_target": [Call(4), ChooseHex(), Barrage(9, NORMAL)],
    # Wire-Cutting Fire
    "wire_cutting_fire": [Call(3), ChooseHex(), Barrage(7, SUPPRESSIVE)],
    # White Phosphorus
    "white_phosphorus": [Call(4), ChooseHex(), Drift(), Barrage(6, SUPPRESSIVE), Screen()],
    # Light Battery
    "light_battery": [Call(2), ChooseHex(), Barrage(4, NORMAL)],
    # Smoke Shells
    "smoke_shells": [Call(2), ChooseHex(), Screen(1)],
    # Spotter Plane
    "spotter_plane": [InForce(Modifier(CONTACT, 1), NEXT_ROUND), Gain(1)],
    # Priority of Fires
    "priority_of_fires": [Keep(Modifier(CONTACT, 2)), DrawCards(1)],
    # Ammunition Dump
    "ammunition_dump": [DrawCards(1), Gain(1)],
    # -- American Air Support I
    # Fighter-Bombers
    "fighter_bombers": [Call(4), ChooseHex(), Barrage(8, NORMAL)],
    # Strafing Run
    "strafing_run": [Call(3), ChooseHex(), Barrage(6, SUPPRESSIVE), Shift(), Barrage(6, SUPPRESSIVE)],
    # Rocket Attack
    "rocket_attack": [Call(3), ChooseHex(), Drift(), Barrage(9, NORMAL)],
    # Heavy Bombs
    "heavy_bombs": [Call(5), ChooseHex(), Drift(), Barrage(14, NORMAL)],
    # Air Reconnaissance
    "air_reconnaissance": [RevealAll(), DrawCards(1)],
    # Artillery Spotter
    "artillery_spotter": [InForce(Modifier(CONTACT, 1), NEXT_ROUND)],
    # Air Drop
    "air_drop": [Gain(3)],
    # Interdiction
    "interdiction": [InForce(Modifier(MOVEMENT, -1, VEHICLES, is_for_enemy=True), NEXT_ROUND)],
    # Low Pass
    "low_pass": [Pin(ENEMY_SQUAD.that(IS_SEEN))],
    # Air Superiority
    "air_superiority": [Tire(ENEMY_UNIT.that(IS_SEEN), 2)],
    # -- American Reinforcements I
    # Rifle Squad
    "rifle_squad": [Reinforce((squad(regular=4),))],
    # Veteran Riflemen
    "veteran_riflemen": [Reinforce((squad(elite=4),))],
    # Machine Gun Team
    "machine_gun_team": [Reinforce((squad(mg=1, regular=2),))],
    # Mortar Team
    "mortar_team": [Reinforce((squad(mortar=1, regular=2),))],
    # Platoon Leader
    "platoon_leader": [Reinforce((squad(officer=1, regular=3),))],
    # Combat Engineers
    "combat_engineers": [Reinforce((squad(regular=4),), ENGINEER)],
    # Aid Men
    "aid_men": [Reinforce((squad(regular=4),), MEDIC)],
    # Bazooka Team
    "bazooka_team": [Reinforce((squad(regular=4),), ANTI_TANK)],
    # Armored Infantry
    "armored_infantry": [Reinforce((squad(regular=4),), vehicles=(M3A1,))],
    # Sherman Section
    "sherman_section": [Reinforce((), vehicles=(SHERMAN,))],
    # -- German Reinforcements I
    # Grenadier Squad
    "grenadier_squad": [Reinforce((squad(regular=4),))],
    # Veteran Grenadiers
    "veteran_grenadiers": [Reinforce((squad(elite=4),))],
    # MG 42 Team
    "mg_42_team": [Reinforce((squad(mg=1, regular=2),))],
    # Granatwerfer Team
    "granatwerfer_team": [Reinforce((squad(mortar=1, regular=2),))],
    # Platoon Commander
    "platoon_commander": [Reinforce((squad(officer=1, regular=3),))],
    # Pioneers
    "pioneers": [Reinforce((squad(regular=4),), ENGINEER)],
    # Flamethrower Pioneers
    "flamethrower_pioneers": [Reinforce((squad(elite=2, regular=2),), FLAMETHROWER)],
    # Panzerschreck Team
    "panzerschreck_team": [Reinforce((squad(regular=4),), ANTI_TANK)],
    # Panzergrenadiers
    "panzergrenadiers": [Reinforce((squad(regular=4),), vehicles=(SDKFZ_251,))],
    # Panzer Section
    "panzer_section": [Reinforce((), vehicles=(PANZER_IV,))],
    # -- Ground Support I
    # Smoke Grenades
    "smoke_grenades": [Place(SMOKE, NEAR_SQUAD)],
    # Digging In
    "digging_in": [Place(ENTRENCHMENT, OWN_SQUAD, 2)],
    # Barbed Wire
    "barbed_wire": [Place(RAZOR_WIRE, NEAR_SQUAD, 2)],
    # Hasty Minefield
    "hasty_minefield": [Place(MINEFIELD, NEAR_SQUAD)],
    # Roadblock
    "roadblock": [Place(TANK_TRAP, NEAR_SQUAD, 2)],
    # Strongpoint
    "strongpoint": [Place(PILLBOX, OWN_SQUAD)],
    # Bangalore Torpedoes
    "bangalore_torpedoes": [Clear(RAZOR_WIRE, NEAR_SQUAD, 2)],
    # Mine Detectors
    "mine_detectors": [Clear(MINEFIELD, NEAR_SQUAD)],
    # Camouflage Nets
    "camouflage_nets": [Conceal(SQUAD.that(IS_HIDDEN_BY_TERRAIN))],
    # Hand Grenades
    "hand_grenades": [Keep(Modifier(VEHICLE_FIREPOWER, 2, SQUADS))],
    # -- Supply I
    # Field Repairs
    "field_repairs": [Repair(1, VEHICLE.that(IS_DAMAGED))],
    # Recovery Vehicle
    "recovery_vehicle": [Repair(2, VEHICLE.that(IS_DAMAGED))],
    # Medical Supplies
    "medical_supplies": [Reinforced(SQUAD.that(IS_WEAKENED))],
    # Replacements
    "replacements": [Reinforced(SQUAD.that(IS_WEAKENED), 3)],
    # Extra Ammunition
    "extra_ammunition": [InForce(Modifier(FIREPOWER, 1, MACHINE_GUNS), NEXT_ROUND)],
    # Fuel Drums
    "fuel_drums": [InForce(Modifier(MOVEMENT, 1, VEHICLES), NEXT_ROUND)],
    # Supply Column
    "supply_column": [Gain(3)],
    # Special Equipment
    "special_equipment": [Specialize(SQUAD.that(IS_PLAIN))],
    # Hot Food
    "hot_food": [Recover(SQUAD.that(IS_SHAKEN), 2), Gain(1)],
    # Captured Stores
    "captured_stores": [Capture(2, is_kept=True)],
}
