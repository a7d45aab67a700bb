"""Mods on the vehicles of a player."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.any_card import ANY_CARD
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Quality


class OnYourVehicles(Quality):
    """ "On your vehicles": the card is attached to a vehicle of its own controller."""

    def suits(self, table: Table, card: int) -> bool:
        host = table.host[card]
        return host >= 0 and has_subtype(table, host, "vehicle") and table.controller(host) == table.controller(card)

    def says(self) -> str:
        return " on your vehicles"


MODS_ON_YOUR_VEHICLES: Final = ANY_CARD.yours.called("mod").having(OnYourVehicles())
