"""Words for the part of a document about one nation: numbers, divisions, cards and reinforcements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from django.utils.translation import gettext_lazy as _

from catalog.tide_of_iron.cards import all_cards
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.text import is_lasting
from scenarios.games.tide_of_iron.workshop_form.deed_hints import condition, deck
from scenarios.games.tide_of_iron.workshop_form.words import (
    FORTIFICATION_WORDS,
    SIDE_WORDS,
    TOKEN_WORDS,
    figure_words,
    vehicle_words,
)
from scenarios.games.workshop import Hint, Words

_SQUAD: Final = {"figures": {"regular": 4}}
_FORCE: Final = {"squad_bases": 1, "figures": {"regular": 4}}
_SIDES: Final = "sides"
_FORCES: Final = "forces"
_PLACED: Final = "placed-units"


def side_hints(nation: str) -> Mapping[str, Hint]:
    """Hints by pointer; names of units are those of the nation."""
    path = f"/sides/{nation}"
    side = {f"{path}{pointer}": hint for pointer, hint in {**_NUMBERS, **_cards()}.items()}
    division = f"{path}/divisions/*"
    return {
        path: Hint(SIDE_WORDS[nation], widget="plain"),
        **side,
        **_divisions(path),
        **_force(division, nation),
        **_placed(f"{division}/placed", nation),
        **_reinforcements(f"{path}/reinforcements"),
        **_force(f"{path}/reinforcements/*", nation),
    }


_NUMBERS: Final[Mapping[str, Hint]] = {
    "/actions": Hint(_("Actions a turn")),
    "/command": Hint(_("Command at the start"), _("Empty: as the rules say.")),
    "/initiative_command": Hint(_("Command for initiative"), _("On the initiative card at the start.")),
    "/points": Hint(_("Victory points at the start")),
    "/points_for": Hint(_("Victory points for losses of the enemy")),
    "/points_for/squad": Hint(_("Each squad")),
    "/points_for/vehicle": Hint(_("Each vehicle")),
}


def _cards() -> dict[str, Hint]:
    names = {each.card.id: each.card.name for each in all_cards()}
    operations = {each: names[each] for each in card_facts.operations_cards()}
    strategy = {each: names[each] for each in card_facts.strategy_cards()}
    lasting = {each: name for each, name in strategy.items() if is_lasting(each)}
    return {
        "/decks": Hint(
            _("Strategy decks"),
            _("Each deck is in the box once. Open a deck to read its cards, or to take some of them out."),
            "decks",
            {name: name for name in card_facts.decks()},
            guide=_SIDES,
        ),
        **deck("/decks/*", strategy),
        "/cards": Hint(_("Cards drawn at the start")),
        "/start_cards": Hint(
            _("Cards in hand at the start"),
            _("Named cards, beside those that are drawn. They are taken out of their decks."),
            "strategy-cards",
            strategy,
            guide=_SIDES,
        ),
        "/start_cards/*": Hint(_("Card"), choices=strategy),
        "/cards_in_play": Hint(
            _("Lasting cards in the play area at the start"),
            _("As if they had been played in round 1, without command."),
            "strategy-cards",
            lasting,
            guide=_SIDES,
        ),
        "/cards_in_play/*": Hint(_("Card"), choices=lasting),
        "/limited_operations": Hint(
            _("Operations cards for some rounds or one vehicle"),
            _("Without a first or a last round: from the start, to the end."),
            guide=_SIDES,
        ),
        "/limited_operations/*": Hint(_("Operations card"), start={"card": "tank_ace", "from": 2}),
        "/limited_operations/*/card": Hint(_("Card"), widget="choice", choices=operations),
        "/limited_operations/*/from": Hint(_("First round")),
        "/limited_operations/*/to": Hint(_("Last round")),
        "/limited_operations/*/vehicle": Hint(
            _("In the vehicle"),
            _("A card about one tank: the first one of this kind has it."),
            choices={**vehicle_words("american"), **vehicle_words("german")},
        ),
        "/operations": Hint(
            _("Operations cards"),
            _("They are free and in force from the start."),
            "operations",
            operations,
            guide=_SIDES,
        ),
    }


def _divisions(path: str) -> dict[str, Hint]:
    return {
        f"{path}/divisions": Hint(
            _("Divisions"),
            _("Each has bases of its own shade. It may start in other zones than the other one."),
            guide=_FORCES,
        ),
        f"{path}/divisions/*": Hint(_("Division"), widget="force", start=_FORCE),
        f"{path}/divisions/1": Hint(_("Division 1 (light bases)"), widget="force", start=_FORCE),
        f"{path}/divisions/2": Hint(_("Division 2 (dark bases)"), widget="force", start=_FORCE),
        f"{path}/divisions/*/demands": Hint(
            _("Demands on the deployment"),
            _("Hexes or zones in which squads of this division have to start."),
            guide=_FORCES,
        ),
        f"{path}/divisions/*/demands/*": Hint(_("Demand"), start={"at_least": 1}),
        f"{path}/divisions/*/demands/*/hexes": Hint(_("Hexes"), widget="hexes"),
        f"{path}/divisions/*/demands/*/zones": Hint(_("Zones"), _("Instead of hexes."), "keys", among="/zones"),
        f"{path}/divisions/*/demands/*/at_least": Hint(
            _("At least so many squads"), _("Empty: one on each of the hexes, one in the zones.")
        ),
        f"{path}/divisions/*/most_fortified": Hint(_("At most so many squads in fortifications")),
        f"{path}/divisions/*/concealed": Hint(
            _("Squads that may start concealed"), _("In woods, buildings or fortifications; 4 a nation.")
        ),
    }


def _force(path: str, nation: str) -> dict[str, Hint]:
    return {
        **force_counts(path, nation),
        f"{path}/squads": Hint(_("Fixed squads"), guide=_FORCES, start=[_SQUAD]),
        f"{path}/squads/*": Hint(_("Squad"), start=_SQUAD),
        **squad(f"{path}/squads/*", nation),
        f"{path}/zones": Hint(_("Zones"), _("The player deploys these units here."), "keys", among="/zones"),
    }


def force_counts(path: str, nation: str) -> dict[str, Hint]:
    """Bases, figures, vehicles and tokens of a force by their counts."""
    return {
        f"{path}/squad_bases": Hint(_("Squad bases"), widget="stepper"),
        f"{path}/figures": Hint(_("Figures"), widget="counts"),
        **_counts(f"{path}/figures", figure_words(nation)),
        f"{path}/vehicles": Hint(_("Vehicles"), widget="counts", choices=vehicle_words(nation)),
        **_counts(f"{path}/vehicles", vehicle_words("american" if nation == "german" else "german")),
        **_counts(f"{path}/vehicles", vehicle_words(nation)),
        f"{path}/specializations": Hint(_("Specialization tokens"), widget="counts"),
        **_counts(f"{path}/specializations", TOKEN_WORDS),
    }


def _counts(path: str, words: Mapping[str, Words]) -> dict[str, Hint]:
    return {f"{path}/{kind}": Hint(name, widget="stepper") for kind, name in words.items()}


def squad(path: str, nation: str) -> dict[str, Hint]:
    """One fixed squad."""
    return {
        f"{path}/figures": Hint(_("Figures"), widget="counts"),
        **_counts(f"{path}/figures", figure_words(nation)),
        f"{path}/specialization": Hint(_("Token"), choices=TOKEN_WORDS),
    }


def _placed(path: str, nation: str) -> dict[str, Hint]:
    return {
        path: Hint(
            _("Units placed by the scenario"),
            _("They stand on the map from the start, before anybody deploys."),
            guide=_PLACED,
        ),
        f"{path}/*": Hint(_("Placed unit"), widget="placed", start={"hex": "", "squad": _SQUAD}),
        f"{path}/*/hex": Hint(_("Hex"), widget="hex"),
        f"{path}/*/squad": Hint(_("Squad"), start=_SQUAD),
        **squad(f"{path}/*/squad", nation),
        f"{path}/*/vehicle": Hint(_("Vehicle"), choices=_all_vehicles(nation)),
        f"{path}/*/concealed": Hint(_("Starts concealed")),
        f"{path}/*/inside": Hint(_("Inside"), choices=FORTIFICATION_WORDS),
        f"{path}/*/aboard": Hint(_("Squads aboard"), start=[_SQUAD]),
        f"{path}/*/aboard/*": Hint(_("Squad aboard"), start=_SQUAD),
        **squad(f"{path}/*/aboard/*", nation),
    }


def _all_vehicles(nation: str) -> dict[str, Words]:
    """The vehicles of the nation first, then those of the other, which the rules refuse."""
    other = vehicle_words("american" if nation == "german" else "german")
    return {**vehicle_words(nation), **other}


def _reinforcements(path: str) -> dict[str, Hint]:
    return {
        path.removesuffix("s") + "_zones": Hint(
            _("Where reinforcements arrive"),
            _("Units of strategy cards arrive here, and reinforcements that name no zones of their own."),
            "keys",
            among="/zones",
            guide=_SIDES,
        ),
        path: Hint(_("Reinforcements"), _("They arrive in the Status Phase of their round."), guide=_SIDES),
        f"{path}/*": Hint(_("Reinforcement"), widget="force", start={"round": 2, "division": "1", **_FORCE}),
        f"{path}/*/round": Hint(_("Round")),
        **condition(f"{path}/*", _("They arrive after the first round, from this one on, in which this is so.")),
        f"{path}/*/until": Hint(_("Last round"), _("With a condition: later they never come.")),
        f"{path}/*/division": Hint(_("Division"), choices={"1": _("1 (light bases)"), "2": _("2 (dark bases)")}),
    }
