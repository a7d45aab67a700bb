# interpreted: a table of sentences, read once at import
"""The effects of operations cards, which last from set-up to the end (TOI-CRD-07). Names are in
data/operations_cards.json.
"""

from sandtable.games.tide_of_iron.language import *

OPERATIONS: dict[str, Modifier] = {
    # Lay Smoke
    "lay_smoke": Modifier(LAY_SMOKE, 1, ENGINEERS),
    # Tank Ace
    "tank_ace": Modifier(REROLL, 1, FIRST_TANK),
    # Inspiring Leadership
    "inspiring_leadership": Modifier(OFFICER_REACH, 1),
    # Elite Tank Crew
    "elite_tank_crew": Modifier(FIREPOWER, 1, TANKS),
    # No Surrender
    "no_surrender": Modifier(NO_ROUT, 1, SQUADS),
    # Clear Tank Trap
    "clear_tank_trap": Modifier(CLEAR_TRAP, 1, ENGINEERS),
    # Camouflage
    "camouflage": Modifier(CONCEALED, 4, SQUADS),
    # Seize the Initiative
    "seize_the_initiative": Modifier(TOKENS, 1),
    # Clear Minefield
    "clear_minefield": Modifier(CLEAR_MINES, 1, ENGINEERS),
    # Lay Razor Wire
    "lay_razor_wire": Modifier(LAY_WIRE, 1, ENGINEERS),
    # Massive Confusion
    "massive_confusion": Modifier(DIVISIONS_APART, 1),
    # Merciless Assault
    "merciless_assault": Modifier(ASSAULT_FIREPOWER, 1, SQUADS),
    # Desperate Defenders
    "desperate_defenders": Modifier(ASSAULT_DEFENSE, 1, SQUADS),
    # Double Time
    "double_time": Modifier(ADVANCE_MOVEMENT, 1, LIGHT_SQUADS),
    # Heavy Fog
    "heavy_fog": Modifier(SIGHT, 6),
    # Shaken Defenders
    "shaken_defenders": Modifier(SUPPRESSIVE_COVER, -1, SQUADS),
    # Panzer IV Armament
    "panzer_iv_armament_card": Modifier(LIGHT_GUN, 6, PANZERS),
    # Steady Nerves
    "steady_nerves": Modifier(SUPPRESSIVE_COVER, 1, SQUADS),
}
