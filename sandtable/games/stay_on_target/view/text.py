# interpreted: shows games to people
"""The view of an Attack Run in words."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import Things, View
from sandtable.engine.words import counted, listed


def lines_of(view: View) -> list[str]:
    """The row first, then the squadrons, seat by seat."""
    things = view.things
    run = things["run"]
    return [
        f"Attack Run {run['number']} of at most {run['limit']}, {run['revealed']} of {run['cards']} cards revealed. "
        f"{view.seats[run['first']]['name']} is first player.",
        f"A squadron with {things['points']['needed']} Target Points that completes a run wins.",
        "The row, from the exhaust port outwards: " + "; ".join(_place(each) for each in things["row"]) + ".",
        *_beside(view),
        *[line for seat in view.seats for line in _seat(seat)],
    ]


def _place(place: Things) -> str:
    name = f"place {place['place']}"
    if place["state"] == "empty":
        return f"{name} is empty"
    face = f"{place['type']} {place['value']}" if place["type"] else ""
    if place["state"] == "revealed":
        return f"{name} {face}" + (", attacking" if place["attacks"] else "")
    return f"{name} face down" + (f" ({face})" if face else "")


def _beside(view: View) -> Iterator[str]:
    for card in view.things["aside"]:
        attacking = ", attacking" if card["attacks"] else ""
        yield f"Drawn for backup shields: {card['type']} {card['value']}{attacking}."
    deck, hand = view.things["deck"], view.things["hand"]
    known = _faces(deck["known"])
    yield f"The Imperial deck has {counted(deck['count'], 'card')}" + (f"; known: {known}." if known else ".")
    if hand:
        faces = _faces(hand["cards"] or [])
        yield f"{view.seats[hand['seat']]['name']} looks at {counted(hand['count'], 'card')}" + (
            f": {faces}." if faces else "."
        )


def _faces(cards: list[Things]) -> str:
    """ "blast 3 and lasers 4"; empty for none."""
    return listed([f"{each['type']} {each['value']}" for each in cards]) if cards else ""


def _seat(seat: Things) -> Iterator[str]:
    defence, shield = seat["defence"], seat["shield"]
    left = f"defence {defence['left']}" if defence["left"] is not None else f"leader {defence['leader']}"
    out = f" by card {seat['out_at']}" if seat["out_at"] else ""
    ready = "ready" if shield["ready"] else "used"
    force = "ready" if seat["force"]["ready"] else "lost for this run"
    yield (
        f"{seat['name']}: {counted(seat['points'], 'Target Point')}, {seat['state']}{out}, {left}, "
        f"backup shield {shield['min']}-{shield['max']} {ready}, Force card {force}."
    )
    flying = [_card(card) for card in seat["cards"] if card["flies"]]
    at_base = [_card(card) for card in seat["cards"] if not card["flies"]]
    if flying:
        yield f"  Flies {listed(flying)}; at the base: {listed(at_base)}."
    else:
        yield f"  Chooses from {listed(at_base)}."
    if seat["has_answered"]:
        yield f"  Has chosen: {seat['answer']}." if seat["answer"] else "  Has chosen in secret."


def _card(card: Things) -> str:
    return f"{card['text']}, used" if card["is_spent"] else str(card["text"])
