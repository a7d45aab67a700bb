# interpreted: a list of names
"""The card language: all words that a card file may use (`from sandtable.games.tide_of_iron.language import *`).

A word is added by importing it here: what this module imports, card files have.

Capitalized words are effects; words in capitals name units, values and times.
"""

from sandtable.games.tide_of_iron.squads import packed as _packed
from sandtable.games.tide_of_iron.terms import (
    ADVANCE,
    ANTI_TANK,
    ASSAULT,
    CONCENTRATED_FIRE,
    ELITE,
    ENGINEER,
    ENTRENCHMENT,
    FLAMETHROWER,
    M3A1,
    MEDIC,
    MG,
    MINEFIELD,
    MORTAR,
    NORMAL,
    OFFICER,
    PANZER_IV,
    PILLBOX,
    RAZOR_WIRE,
    REGULAR,
    SDKFZ_251,
    SHERMAN,
    SMOKE,
    SUPPRESSIVE,
    TANK_TRAP,
)
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES as _FIGURE_NAMES
from sandtable.games.tide_of_iron.words.artillery import Barrage, Call, ChooseHex, Drift, Screen, Shift
from sandtable.games.tide_of_iron.words.command import AddTokens, Capture, DrawCards, Gain, RemoveTokens, TakeActions
from sandtable.games.tide_of_iron.words.lasting import NEXT_ROUND, THIS_ROUND, InForce, Keep
from sandtable.games.tide_of_iron.words.modifiers import (
    ADVANCE_MOVEMENT,
    ANTI_TANK_FIREPOWER,
    ASSAULT_DEFENSE,
    ASSAULT_FIREPOWER,
    CLEAR_MINES,
    CLEAR_TRAP,
    CONCEALED,
    CONTACT,
    COVER,
    DIVISIONS_APART,
    ENGINEERS,
    FIREPOWER,
    FIRST_TANK,
    LAY_SMOKE,
    LAY_WIRE,
    LIGHT_GUN,
    LIGHT_SQUADS,
    MACHINE_GUNS,
    MOVEMENT,
    NO_ROUT,
    OFFICER_REACH,
    PANZERS,
    RANGE,
    REROLL,
    SIGHT,
    SQUADS,
    SUPPRESSIVE_COVER,
    TANKS,
    TOKENS,
    VEHICLE_FIREPOWER,
    VEHICLES,
    Modifier,
)
from sandtable.games.tide_of_iron.words.nouns import (
    ENEMY_SQUAD,
    ENEMY_UNIT,
    IN_SIGHT,
    IS_DAMAGED,
    IS_FATIGUED,
    IS_FRESH,
    IS_HIDDEN_BY_TERRAIN,
    IS_LIGHT,
    IS_PLAIN,
    IS_SEEN,
    IS_SHAKEN,
    IS_WEAKENED,
    NEAR_SQUAD,
    OWN_SQUAD,
    SQUAD,
    TANK,
    UNIT,
    VEHICLE,
)
from sandtable.games.tide_of_iron.words.orders import Order
from sandtable.games.tide_of_iron.words.places import Clear, Place
from sandtable.games.tide_of_iron.words.reinforcements import Reinforce
from sandtable.games.tide_of_iron.words.units import (
    Conceal,
    Pin,
    Promote,
    Ready,
    Recover,
    Reinforced,
    Repair,
    RevealAll,
    SetOpFire,
    Specialize,
    Tire,
)


def squad(**figures: int) -> int:
    """A squad of these figures, e.g. `squad(mg=1, regular=2)`."""
    return _packed([figures.get(name, 0) for name in _FIGURE_NAMES])
