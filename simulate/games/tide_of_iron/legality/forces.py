"""Forces: what the box holds, and squads that can all be full."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.facts import UnitType
from simulate.games.tide_of_iron.legality import box
from simulate.games.tide_of_iron.legality.checking import Arrival, Chapter, Checked, Finding, counted
from simulate.games.tide_of_iron.scenario import Force, Side, Squad
from simulate.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES, VEHICLE_NAMES

rule = Chapter()


@rule("TOI-CMP-01")
def each_side_has_units(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        if not any(division.force.units for division in side.divisions):
            yield Finding(f"sides.{side.nation}", "no division has a squad or vehicle to start with")


@rule("TOI-CMP-07")
def vehicles_belong_to_the_nation(checked: Checked) -> Iterator[Finding]:
    for arrival in checked.arrivals:
        own = _types(arrival.side.nation)
        for kind in arrival.force.vehicles:
            if kind not in own:
                yield Finding(arrival.place, f"the {arrival.side.nation} nation has no vehicle {kind}")


@rule("TOI-CMP-02")
def the_box_holds_the_bases(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        bases: Counter[str] = Counter()
        for arrival in checked.arrivals_of(side):
            bases[arrival.division] += arrival.force.squad_bases
        for division, count in sorted(bases.items()):
            stock = box.bases(side.nation, division)
            if count > stock:
                place = f"sides.{side.nation}"
                yield Finding(place, f"division {division} has {count} squad bases with reinforcements; {stock} exist")


@rule("TOI-CMP-02")
def the_box_holds_the_figures_and_vehicles(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        own = _types(side.nation)
        for kind, count in _totals(checked, side).items():
            if kind in own and count > own[kind].count:
                yield Finding(
                    f"sides.{side.nation}", f"{count} {own[kind].name} figures; the box has {own[kind].count}"
                )


@rule("TOI-CMP-02")
def the_box_holds_the_tokens(checked: Checked) -> Iterator[Finding]:
    tokens: Counter[str] = Counter()
    for arrival in checked.arrivals:
        tokens.update(arrival.force.specializations)
    for kind, count in sorted(tokens.items()):
        stock = facts.specializations()[kind].count
        if count > stock:
            yield Finding("sides", f"{count} {kind} tokens for both sides together; the box has {stock}")


@rule("TOI-CON-01")
def concealed_tokens_are_few(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        stock = box.concealed_tokens(side.nation)
        count = sum(division.concealed for division in side.divisions)
        if count > stock:
            yield Finding(f"sides.{side.nation}", f"{count} concealed squads; a nation has {stock} tokens")


@rule("TOI-CON-08")
def concealed_squads_exist(checked: Checked) -> Iterator[Finding]:
    for side in checked.scenario.sides:
        for division in side.divisions:
            if division.concealed > division.force.squad_bases:
                place = f"sides.{side.nation}.divisions.{division.number}.concealed"
                yield Finding(place, f"{division.concealed} of only {counted(division.force.squad_bases, 'squad')}")


@rule("TOI-SET-09")
def all_squads_can_be_full(checked: Checked) -> Iterator[Finding]:
    holes = facts.holes_of_a_base()
    for arrival in checked.arrivals:
        if arrival.force.squads:
            continue
        bases = arrival.force.squad_bases
        filled = _holes(arrival.force.figures, arrival.side)
        if filled != bases * holes:
            message = f"{counted(bases, 'squad base')} {'has' if bases == 1 else 'have'} {bases * holes} holes"
            yield Finding(arrival.place, f"{message}, the figures take {filled}; every squad must be full")


@rule("TOI-SET-09")
def fixed_squads_are_full(checked: Checked) -> Iterator[Finding]:
    holes = facts.holes_of_a_base()
    for arrival, place, squad in _fixed(checked):
        filled = _holes(squad.figures, arrival.side)
        if filled != holes:
            yield Finding(place, f"the figures take {filled} holes; a full squad takes {holes}")


@rule("TOI-SQD-05")
def fixed_squads_with_heavy_weapons_have_no_token(checked: Checked) -> Iterator[Finding]:
    for arrival, place, squad in _fixed(checked):
        if squad.specialization and _heavy(squad.figures, arrival.side):
            yield Finding(place, f"a squad with a heavy weapon can't have the {squad.specialization} token")


@rule("TOI-SQD-04")
def tokens_find_squads_without_heavy_weapons(checked: Checked) -> Iterator[Finding]:
    for arrival in checked.arrivals:
        tokens = sum(arrival.force.specializations.values())
        free = _bases_for_tokens(arrival)
        if tokens > free and not arrival.force.squads:
            found = f"{counted(tokens, 'specialization token')}, but at most {counted(free, 'squad')} can take one"
            yield Finding(arrival.place, f"{found}: one each, none with a heavy weapon (TOI-SQD-05)")


@rule("TOI-RNF-05")
def reinforcements_bring_something(checked: Checked) -> Iterator[Finding]:
    for arrival in checked.arrivals:
        if arrival.is_late and not arrival.force.units:
            yield Finding(arrival.place, "no squad and no vehicle arrives")


def _types(nation: str) -> dict[str, UnitType]:
    """The kinds of unit of a nation by the names scenarios use."""
    code = NATION_NAMES.index(nation)
    own = [each for each in facts.unit_types().values() if each.nation == code]
    return {(VEHICLE_NAMES if each.is_vehicle else FIGURE_NAMES)[each.kind]: each for each in own}


def _totals(checked: Checked, side: Side) -> Counter[str]:
    """Figures and vehicles of a side, reinforcements included."""
    totals: Counter[str] = Counter()
    for arrival in checked.arrivals_of(side):
        totals.update(arrival.force.figures)
        totals.update(arrival.force.vehicles)
    return totals


def _holes(figures: Mapping[str, int], side: Side) -> int:
    own = _types(side.nation)
    return sum(count * own[kind].holes for kind, count in figures.items())


def _heavy(figures: Mapping[str, int], side: Side) -> int:
    """Heavy weapons among the figures."""
    own = _types(side.nation)
    return sum(count for kind, count in figures.items() if own[kind].is_heavy_weapon)


def _bases_for_tokens(arrival: Arrival) -> int:
    """Squads that need no heavy weapon when the others take as many as they can hold, two each."""
    force: Force = arrival.force
    return force.squad_bases - (_heavy(force.figures, arrival.side) + 1) // 2


def _fixed(checked: Checked) -> Iterator[tuple[Arrival, str, Squad]]:
    for arrival in checked.arrivals:
        for index, squad in enumerate(arrival.force.squads):
            yield arrival, f"{arrival.place}.squads[{index}]", squad
