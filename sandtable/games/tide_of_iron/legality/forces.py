"""Rules about forces: the contents of the box, and squads that can all be full."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import entries
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Arrival, Checked, arrivals, sides
from sandtable.games.tide_of_iron.scenario_armies import Army
from sandtable.games.tide_of_iron.scenario_sides import Force, PlacedUnit, Side, Squad
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES

rule = Chapter[Checked]()

Fixed = tuple[Arrival, Path, Squad]
"""A squad that the scenario fixes, with its force and its path in the document."""


def _fixed(checked: Checked) -> list[Fixed]:
    return [each for arrival in checked.arrivals for each in entries(_fixed_of, arrival)]


def _fixed_of(arrival: Arrival) -> list[Fixed]:
    if arrival.is_placed:
        return [each for index, unit in enumerate(arrival.placed) for each in entries(_placed, arrival, index, unit)]
    return [(arrival, (*arrival.path, "squads", index), squad) for index, squad in enumerate(arrival.force.squads)]


def _placed(arrival: Arrival, index: int, unit: PlacedUnit) -> list[Fixed]:
    """The squad that is placed, or those aboard the vehicle."""
    path = (*arrival.path, index)
    if unit.squad is not None:
        return [(arrival, (*path, "squad"), unit.squad)]
    return [(arrival, (*path, "aboard", place), squad) for place, squad in enumerate(unit.aboard)]


@rule.of_each("TOI-CMP-01", sides)
def each_side_has_units(checked: Checked, side: Side) -> Iterator[Problem]:
    armies = [each for each in checked.scenario.armies if each.side == side.nation]
    is_bought = any(offer.force.units for army in armies for offer in army.default)
    if not is_bought and not any(division.force.units or division.placed for division in side.divisions):
        yield Problem("no division has a squad or vehicle to start with", ("sides", side.nation))


@rule.of_each("TOI-CMP-07", arrivals)
def vehicles_belong_to_the_nation(checked: Checked, arrival: Arrival) -> Iterator[Problem]:
    own = types_of(arrival.side.nation)
    for kind in () if arrival.is_placed else arrival.force.vehicles:  # each placed unit is checked by itself
        if kind not in own:
            yield Problem(f"the {arrival.side.nation} nation has no vehicle {kind}", arrival.path)


@rule.of_each("TOI-CMP-02", sides)
def the_box_holds_the_bases(checked: Checked, side: Side) -> Iterator[Problem]:
    for division, count in sorted(bases_used(checked, side).items()):
        stock = box.bases(side.nation, division)
        if count > stock:
            path = ("sides", side.nation)
            yield Problem(f"division {division} has {count} squad bases with reinforcements; {stock} exist", path)


@rule.of_each("TOI-CMP-02", sides)
def the_box_holds_the_figures_and_vehicles(checked: Checked, side: Side) -> Iterator[Problem]:
    own = types_of(side.nation)
    for kind, count in totals(checked, side).items():
        if kind in own and count > own[kind].count:
            yield Problem(f"{count} {own[kind].name} figures; the box has {own[kind].count}", ("sides", side.nation))


@rule("TOI-CMP-02")
def the_box_holds_the_tokens(checked: Checked) -> Iterator[Problem]:
    for kind, count in sorted(tokens_used(checked).items()):
        stock = facts.specializations()[kind].count
        if count > stock:
            yield Problem(f"{count} {kind} tokens for both sides together; the box has {stock}", ("sides",))


@rule.of_each("TOI-CON-01", sides)
def concealed_tokens_are_few(checked: Checked, side: Side) -> Iterator[Problem]:
    stock = box.concealed_tokens(side.nation)
    count = concealed_squads(side)
    if count > stock:
        yield Problem(f"{count} concealed squads; a nation has {stock} tokens", ("sides", side.nation))


@rule.of_each("TOI-CON-08", sides)
def concealed_squads_exist(checked: Checked, side: Side) -> Iterator[Problem]:
    for division in side.divisions:
        squads = division.force.squad_bases + sum(each.is_open_squad for each in division.placed)
        if division.concealed > squads:
            path = ("sides", side.nation, "divisions", division.number, "concealed")
            yield Problem(f"{division.concealed} of only {counted(squads, 'squad')}", path)


@rule.of_each("TOI-SET-09", arrivals)
def all_squads_can_be_full(checked: Checked, arrival: Arrival) -> Iterator[Problem]:
    holes = facts.holes_of_a_base()
    if arrival.force.squads:
        return
    bases = arrival.force.squad_bases
    filled = holes_of(arrival.force.figures, arrival.side)
    if filled != bases * holes:
        message = f"{counted(bases, 'squad base')} {'has' if bases == 1 else 'have'} {bases * holes} holes"
        yield Problem(f"{message}, the figures take {filled}; every squad must be full", arrival.path)


@rule.of_each("TOI-SET-09", _fixed)
def fixed_squads_are_full(checked: Checked, found: Fixed) -> Iterator[Problem]:
    arrival, path, squad = found
    holes = facts.holes_of_a_base()
    filled = holes_of(squad.figures, arrival.side)
    if filled != holes:
        yield Problem(f"the figures take {filled} holes; a full squad takes {holes}", path)


@rule.of_each("TOI-SQD-05", _fixed)
def fixed_squads_with_heavy_weapons_have_no_token(checked: Checked, found: Fixed) -> Iterator[Problem]:
    arrival, path, squad = found
    if squad.specialization and _heavy(squad.figures, arrival.side):
        yield Problem(f"a squad with a heavy weapon can't have the {squad.specialization} token", path)


@rule.of_each("TOI-SQD-04", arrivals)
def tokens_find_squads_without_heavy_weapons(checked: Checked, arrival: Arrival) -> Iterator[Problem]:
    tokens = sum(arrival.force.specializations.values())
    free = bases_for_tokens(arrival)
    if tokens > free and not arrival.force.squads:
        found = f"{counted(tokens, 'specialization token')}, but at most {counted(free, 'squad')} can take one"
        yield Problem(f"{found}: one each, none with a heavy weapon (TOI-SQD-05)", arrival.path)


@rule.of_each("TOI-RNF-05", arrivals)
def reinforcements_bring_something(checked: Checked, arrival: Arrival) -> Iterator[Problem]:
    if arrival.is_late and not arrival.force.units:
        yield Problem("no squad and no vehicle arrives", arrival.path)


def types_of(nation: str) -> dict[str, UnitType]:
    """The kinds of unit of a nation by the names scenarios use."""
    code = NATION_NAMES.index(nation)
    own = [each for each in facts.unit_types().values() if each.nation == code]
    return {(VEHICLE_NAMES if each.is_vehicle else FIGURE_NAMES)[each.kind]: each for each in own}


def bases_used(checked: Checked, side: Side) -> Counter[str]:
    """Squad bases of a side by division, with reinforcements and the most that can be bought."""
    bases: Counter[str] = Counter()
    for arrival in checked.arrivals_of(side):
        bases[arrival.division] += 0 if arrival.is_offered else arrival.force.squad_bases
    for army in checked.scenario.armies:
        if army.side == side.nation:
            bases[army.division] += army.most(lambda offer: offer.force.squad_bases)
    return bases


def tokens_used(checked: Checked) -> Counter[str]:
    """Specialization tokens of both sides together."""
    tokens: Counter[str] = Counter()
    for arrival in checked.arrivals:
        if not arrival.is_offered:
            tokens.update(arrival.force.specializations)
    for army in checked.scenario.armies:
        tokens.update(_bought(army, lambda force: force.specializations))
    return tokens


def concealed_squads(side: Side) -> int:
    """Squads of a side that may start concealed, and placed ones that do."""
    count = sum(division.concealed for division in side.divisions)
    return count + sum(each.concealed for division in side.divisions for each in division.placed)


def totals(checked: Checked, side: Side) -> Counter[str]:
    """Figures and vehicles of a side, with reinforcements and the most that can be bought."""
    totals: Counter[str] = Counter()
    for arrival in checked.arrivals_of(side):
        if not arrival.is_offered:
            totals.update(arrival.force.figures)
            totals.update(arrival.force.vehicles)
    for army in checked.scenario.armies:
        if army.side == side.nation:
            totals.update(_bought(army, lambda force: force.figures))
            totals.update(_bought(army, lambda force: force.vehicles))
    return totals


def _bought(army: Army, pieces: Callable[[Force], Mapping[str, int]]) -> dict[str, int]:
    """The most of each kind of piece that an army can buy (D-TOI-189)."""
    kinds = {kind for offer in army.offers for kind in pieces(offer.force)}
    return {kind: _most(army, pieces, kind) for kind in sorted(kinds)}


def _most(army: Army, pieces: Callable[[Force], Mapping[str, int]], kind: str) -> int:
    """The most pieces of one kind that an army can buy."""
    return army.most(lambda offer: pieces(offer.force).get(kind, 0))


def holes_of(figures: Mapping[str, int], side: Side) -> int:
    """Holes of squad bases that the figures take."""
    own = types_of(side.nation)
    return sum(count * own[kind].holes for kind, count in figures.items())


def _heavy(figures: Mapping[str, int], side: Side) -> int:
    """Heavy weapons among the figures."""
    own = types_of(side.nation)
    return sum(count for kind, count in figures.items() if own[kind].is_heavy_weapon)


def bases_for_tokens(arrival: Arrival) -> int:
    """The squads without a heavy weapon when the others hold as many as they can, two each."""
    force: Force = arrival.force
    return force.squad_bases - (_heavy(force.figures, arrival.side) + 1) // 2
