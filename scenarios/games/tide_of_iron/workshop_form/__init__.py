"""The form of Tide of Iron in the workshop: words for every field, live counts beside them, cards with their texts."""

from scenarios.games.tide_of_iron.workshop_form.cards import card_data
from scenarios.games.tide_of_iron.workshop_form.hints import HINTS
from scenarios.games.tide_of_iron.workshop_form.notes import notes
from scenarios.games.tide_of_iron.workshop_form.parameters import parameter_data

__all__ = ["HINTS", "card_data", "notes", "parameter_data"]
