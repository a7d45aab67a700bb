# interpreted: shows games to people
"""The view of a City in words."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Things, View
from sandtable.engine.words import counted, listed


def lines_of(view: View) -> list[str]:
    """The phase, the locations from the centre clockwise, then the players."""
    things = view.things
    return [
        f"Round {view.round} of at most {things['round_limit']}, {things['phase']}. "
        f"{view.seats[things['starting']]['name']} is starting player; {things['target']} victory points win.",
        *[_location(view, each) for each in things["locations"]],
        *_figures(view),
        *_cards(things),
        *[line for seat in view.seats for line in _seat(seat)],
    ]


def _location(view: View, place: Things) -> str:
    owners = [view.seats[each["owner"]]["name"] for each in place["column"]]
    column = f"from below {', '.join(owners)}" if owners else "empty"
    leader = place["controller"]
    facts = [
        f"led by {view.seats[leader]['name']}" if leader is not None else "",
        "with a marker cube" if place["has_cube"] else "",
        "being evaluated" if place["is_evaluated"] else "",
        _cell(view, place),
    ]
    return f"{place['number']} {place['name']}: " + "; ".join([column, *filter(None, facts)]) + "."


def _cell(view: View, place: Things) -> str:
    if place["cell"] is None:
        return ""
    held = [f"{seat['name']} {many}" for seat, many in zip(view.seats, place["cell"], strict=True) if many]
    return f"in the Cell: {', '.join(held)}" if held else "the Cell is empty"


def _figures(view: View) -> Iterator[str]:
    names = {each["id"]: each["name"] for each in view.things["locations"]}
    for figure in view.things["figures"]:
        if figure["holder"] is not None:
            yield f"{view.seats[figure['holder']]['name']} holds the {figure['name']}."
        else:
            yield f"The {figure['name']} is at: {names[figure['place']]}."


def _cards(things: Things) -> Iterator[str]:
    if things["open_cards"]:
        yield f"Being played: {listed([each['label'] for each in things['open_cards']])}."
    draw, discard = things["draw_pile"], things["discard_pile"]
    newest = f", the newest {discard['cards'][-1]}" if discard["cards"] else ""
    yield f"{counted(draw['count'], 'card')} to draw, {discard['count']} discarded{newest}."


def _seat(seat: Things) -> Iterator[str]:
    passed = ", has passed" if seat["has_passed"] else ""
    bonus = f", {seat['bonus']} more by Secret Deals here" if seat["bonus"] else ""
    yield (
        f"{seat['name']} ({seat['colour']}): {counted(seat['points'], 'victory point')}, "
        f"{seat['hand']['count']} Mafiosi in hand, {seat['reserve']['count']} in reserve{bonus}{passed}."
    )
    seen = [each["label"] for each in seat["cards"] if each["at"].startswith("card:")]
    hidden = len(seat["cards"]) - len(seen)
    words = [*seen, *([f"{hidden} hidden"] if hidden else [])]
    yield f"  {seat['card_count']}: {listed(words)}." if words else "  No cards."
