# interpreted: shows games to people
"""The view of an expedition in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.views import Things, View
from sandtable.engine.words import counted, listed


def lines_of(view: View) -> list[str]:
    """The round, the planets, the ships, the relationships, then the players."""
    things = view.things
    return [
        f"{_round(view)} {view.seats[things['starter']]['name']} has the starting-player token.",
        *[_planet(view, each) for each in things["planets"]],
        *_radioactive(things),
        *_ships(view),
        "Relationships: " + "; ".join(_relation(each) for each in things["relations"]) + ".",
        *_offer(things),
        *[line for seat in view.seats for line in _seat(seat)],
    ]


def _round(view: View) -> str:
    track, space = view.things["track"], view.things["space"]
    if space < 0:
        return "The planets are being settled."
    if space >= len(track):
        return "The last round is over."
    number, scores = track[space]["number"], track[space]["scores"]
    last = max(each["number"] for each in track)
    words = f"Round {number} of {last}" if number else "A round of ships only"
    return f"{words}; at its end a dominated planet brings {counted(scores, 'point')}." if scores else f"{words}."


def _planet(view: View, planet: Things) -> str:
    free = sum(each["is_free"] for each in planet["squares"])
    lying = Counter(
        f"{each['owner_name']}'s {each['race']}" + ("" if each["is_alive"] else " (corpse)")
        for each in planet["tokens"]
    )
    tokens = listed([f"{many} × {name}" if many > 1 else name for name, many in lying.items()]) if lying else "nobody"
    leader = planet["dominated_by"]
    owners = {each["owner"]: each["owner_name"] for each in planet["tokens"]}
    rule = f", dominated by {owners[leader]}" if leader is not None else ""
    return f"{planet['name']} ({planet['colour']}): {tokens}; {counted(free, 'free square')}{rule}."


def _radioactive(things: Things) -> list[str]:
    """The planets that are not in play (SPB-SET-03)."""
    names = radioactive(things)
    return [f"Radioactive, nobody lives there: {listed(names)}."] if names else []


def radioactive(things: Things) -> list[str]:
    """The names of the planets of the map that are not in play."""
    in_play = {planet["number"] for planet in things["planets"]}
    return [planet["name"] for number, planet in enumerate(things["map"]["planets"]) if number not in in_play]


def _ships(view: View) -> Iterator[str]:
    for field in view.things["fields"]:
        for ship in field["ships"]:
            dock = f", at a dock of {field['dock']}" if field["dock"] else ""
            yield f"{ship['label']} is on {field['name']}{dock}{_cargo(ship)}."
    for seat in view.seats:
        if seat["ship"]:
            yield f"{seat['ship']['label']} is off the board."


def _cargo(ship: Things) -> str:
    carried = [f"{each['count']} × {each['label'].split(' in ')[0]}" for each in ship["cargo"]]
    return f", carrying {listed(carried)}" if carried else ", empty"


def _relation(relation: Things) -> str:
    pair = f" {relation['left']} and {relation['right']}" if relation["left"] else ""
    return f"{relation['name']}{pair}" + (" (locked)" if relation["is_locked"] else "")


def _offer(things: Things) -> Iterator[str]:
    cards = [f"{each['count']} × {each['race']}" for each in things["offer"] if each["count"]]
    if cards:
        yield f"On offer at Relationship Change: {listed(cards)}."


def _seat(seat: Things) -> Iterator[str]:
    yield (
        f"{seat['name']}: {counted(seat['points'], 'point')}, {seat['money']} money, "
        f"{counted(seat['creatures'], 'creature')}."
    )
    supply = [f"{many} × {race}" for race, many in seat["supply"].items() if many]
    yield f"  In supply: {listed(supply)}." if supply else "  Nothing in supply."
    if seat["settlers"]:
        yield "  To settle: " + listed([f"{each['count']} × {each['race']}" for each in seat["settlers"]]) + "."
    if seat["has_prepared"]:
        yield f"  Prepared: {seat['prepared'] or 'a hidden token'}."
    yield f"  Action cards: {listed([each['name'] for each in seat['actions']]) if seat['actions'] else 'none'}."
    if seat["planned_count"]:
        planned = listed(seat["planned"]) if seat["planned"] else counted(seat["planned_count"], "card") + " face down"
        yield f"  Planned: {planned}."
