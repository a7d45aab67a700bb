"""Every effect and every location, by number."""

from __future__ import annotations

from typing import Final

from sandtable.games.mafia_city.cards.complicity import COMPLICITY
from sandtable.games.mafia_city.cards.grand_plan import GRAND_PLAN
from sandtable.games.mafia_city.cards.hitman import HITMAN
from sandtable.games.mafia_city.cards.police_raid import POLICE_RAID
from sandtable.games.mafia_city.cards.pulling_strings import PULLING_STRINGS
from sandtable.games.mafia_city.cards.rackets import RACKETS
from sandtable.games.mafia_city.cards.secret_deal import SECRET_DEAL
from sandtable.games.mafia_city.cards.snitch import SNITCH
from sandtable.games.mafia_city.cards.thief import THIEF
from sandtable.games.mafia_city.effects import Effect
from sandtable.games.mafia_city.locations.business_district import BUSINESS_DISTRICT
from sandtable.games.mafia_city.locations.city_hall import CITY_HALL
from sandtable.games.mafia_city.locations.fight_club import FIGHT_CLUB
from sandtable.games.mafia_city.locations.harbour import HARBOUR, WALKING
from sandtable.games.mafia_city.locations.place import Place
from sandtable.games.mafia_city.locations.police_station import POLICE_STATION
from sandtable.games.mafia_city.locations.prison import IMPRISONING, PRISON
from sandtable.games.mafia_city.locations.private_club import PRIVATE_CLUB
from sandtable.games.mafia_city.symbols import BULLET, DOLLAR, HAT, HATS

_ALL: Final[list[Effect]] = [
    THIEF,
    HITMAN,
    SNITCH,
    POLICE_RAID,
    PULLING_STRINGS,
    GRAND_PLAN,
    COMPLICITY,
    RACKETS,
    SECRET_DEAL,
    HAT,
    HATS,
    BULLET,
    DOLLAR,
    IMPRISONING,
    WALKING,
]
EFFECTS: Final[dict[int, Effect]] = {effect.code: effect for effect in _ALL}
"""The effects by code; a card's text has its kind as code. Chief of Police and F.B.I. are vetoes only (vetoes.py)."""
PLACES: Final[dict[int, Place]] = {
    place.number: place
    for place in (PRISON, HARBOUR, FIGHT_CLUB, POLICE_STATION, BUSINESS_DISTRICT, PRIVATE_CLUB, CITY_HALL)
}
"""The effects of locations, by number."""


def sentence(kind: int) -> str:
    """The text of a card: the sentence of its effect, or of the effects it cancels."""
    if kind in EFFECTS:
        return EFFECTS[kind].says()
    texts = [effect.name for effect in _ALL if effect.reaction == kind and effect.fists]
    location = next(effect.name for effect in _ALL if effect.reaction == kind and not effect.fists)
    return f"Cancel an opponent's {', '.join(texts)} or the effect of {location}."
