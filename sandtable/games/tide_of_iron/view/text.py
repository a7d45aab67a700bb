# interpreted: shows games to people
"""The view of a battle in words."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Things, View
from sandtable.engine.words import counted, listed


def lines_of(view: View) -> list[str]:
    """The phase, the objectives, the units hex by hex, then both sides."""
    return [
        f"{_phase(view)} {view.seats[view.things['initiative']]['name']} has the initiative.",
        *[_objective(each) for each in view.things["objectives"]],
        *[line for each in view.things["hexes"] for line in _hex(each)],
        *[line for seat in view.seats for line in _seat(seat)],
    ]


def _phase(view: View) -> str:
    things = view.things
    if things["phase"] == "setting up":
        return "Setting up."
    words = f"Round {view.round} of {things['rounds']}, {things['phase'].capitalize()} Phase"
    if things["phase"] != "action" or things["active"] is None:
        return f"{words}."
    active = view.seats[things["active"]]["name"]
    return f"{words}: {active} acts, {counted(things['actions_left'], 'action')} left in this turn."


def _objective(objective: Things) -> str:
    holder = objective["controlled_by"] or "nobody"
    bearer = f", carried by {objective['carried_by']}" if objective.get("carried_by") else ""
    place = f"{objective['hex']}, {objective['kind']}"
    return f"{objective['label'].capitalize()} ({place}): controlled by {holder}{bearer}."


def _hex(place: Things) -> Iterator[str]:
    units = [_unit(each) for each in place.get("units", ())]
    marks = [each.replace("_", " ") for each in place.get("markers", ())]
    told = [": ".join(filter(None, (place["text"], place["note"])))] if "text" in place else []
    if units or marks or told:
        yield f"{place['name']}: {'; '.join([*told, *units, *marks]).removesuffix('.')}."


def _unit(unit: Things) -> str:
    facts = [f"division {unit['division']}" if "division" in unit else ""]
    facts += [unit["activation"] if unit["activation"] != "fresh" else "", unit.get("condition") or ""]
    facts += [unit.get("damage") or "", f"in {_article(unit['inside'])}" if unit.get("inside") else ""]
    facts += ["concealed" if unit.get("is_concealed") else "", _figures(unit)]
    carried = [_unit(each) for each in unit.get("passengers", ())]
    facts += [f"carrying {listed(carried)}"] if carried else []
    told = ", ".join(filter(None, facts))
    return f"{unit['label']} ({told})" if told else str(unit["label"])


def _article(name: str) -> str:
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def _figures(unit: Things) -> str:
    """ "3 regular and 1 officer, medic"; empty for a vehicle and for a squad that the viewer can't see into."""
    if not unit.get("figures"):
        return ""
    words = listed([f"{many} {kind}" for kind, many in unit["figures"].items()])
    special = unit["specialization"]
    return f"{words}, {special.replace('_', ' ')}" if special else words


def _deck(deck: Things) -> str:
    coming = f" ({', '.join(deck['next'])})" if deck["next"] else ""
    return f"{deck['name']} {deck['count']}{coming}"


def _seat(seat: Things) -> Iterator[str]:
    finished = ", has finished its Action Phase" if seat["has_finished"] else ""
    yield (
        f"{seat['name']}: {seat['command']} command, {seat['initiative_command']} for the initiative, "
        f"{counted(seat['points'], 'victory point')}, {seat['losses']} lost{finished}."
    )
    for words, cards in (("Strategy cards", seat["cards"]), ("In play", seat["in_play"])):
        if cards:
            yield f"  {words}: {listed([each['name'] for each in cards])}."
    if seat["decks"]:
        yield "  Decks: " + "; ".join(_deck(each) for each in seat["decks"]) + "."
    if seat["reserve"]:
        yield "  Not on the map: " + "; ".join(_unit(each) for each in seat["reserve"]) + "."
