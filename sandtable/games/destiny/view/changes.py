# interpreted: shows games to people
"""The differences between two views of a game of Destiny, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.viewing import named
from sandtable.engine.views import CHANGED, GONE, MOVED, NEW, ROLLED, Change, Things, View
from sandtable.engine.words import listed
from sandtable.games.destiny.view.names import BATTLEFIELD, DIE

Placed = dict[str, tuple[Things, str]]
"""Every thing by its name, with the name of the thing that it lies in."""
COUNTS: Final = ("damage", "shields", "count", "additional_actions")
"""Keys with numbers that are told as they were and as they are."""
SWITCHES: Final = {
    "defeated": (GONE, "is defeated", "returns to the game"),
    "out": (GONE, "is out of the game", "is in the game"),
    "exhausted": (CHANGED, "is exhausted", "is ready"),
    "chosen": (CHANGED, "is chosen", ""),
    "detected": (CHANGED, "is detected", "is no longer detected"),
    "power_used": (CHANGED, "has used its Power Action", "may use its Power Action again"),
}
"""Keys with yes or no: the kind of change, the words for yes, and those for no, if that is worth any."""


def changes(before: View, after: View) -> Iterator[Change]:
    """Rolls first, then losses, tokens, moves, and who has the turn."""
    old, new = _placed(before), _placed(after)
    for name in new:
        if _is_die(name):
            yield from _die(name, old, new)
    for name, (thing, _) in new.items():
        if name in old:
            yield from _switches(old[name][0], thing)
            yield from _counts(old[name][0], thing)
            yield from _tokens(old[name][0], thing)
            yield from _choices(old[name][0], thing)
    for name in {**old, **new}:
        if not _is_die(name):
            yield from _moves(name, old, new)
    yield from _of_the_round(before, after)


def _placed(view: View) -> Placed:
    """The things of a view; sides to choose from belong to the question, not to the table."""
    return {name: (thing, within) for name, thing, within in named(view.things) if not name.startswith("side:")}


def _is_die(name: str) -> bool:
    return name.startswith(f"{DIE}:")


def _die(name: str, old: Placed, new: Placed) -> Iterator[Change]:
    """A roll into the pool, another side, or the way back; a die that comes and goes with its card says nothing."""
    die, within = new[name]
    was, was_within = old.get(name, ({"shows": None}, within))
    if die["shows"] is not None and was["shows"] is None:
        yield Change(ROLLED, (name,), f"{die['label']} rolls {die['shows']}")
    elif die["shows"] != was["shows"] and die["shows"] is not None:
        yield Change(ROLLED, (name,), f"{die['label']}: {was['shows']} \u2192 {die['shows']}")
    elif within != was_within:
        yield Change(MOVED, (name,), f"{die['label']} goes to {new[within][0]['label']}")


def _switches(was: Things, thing: Things) -> Iterator[Change]:
    for key, (kind, yes, no) in SWITCHES.items():
        if thing.get(key) != was.get(key) and key in thing and key in was:
            words = yes if thing[key] else no
            if words:
                label = thing.get("label") or thing["name"]
                yield Change(kind if thing[key] else CHANGED, (thing["at"],), f"{label} {words}")


def _counts(was: Things, thing: Things) -> Iterator[Change]:
    for key in COUNTS:
        if thing.get(key) != was.get(key) and key in thing and key in was:
            label = thing.get("label") or thing["name"]
            what = "" if key == "count" else f" {key.replace('_', ' ')}"
            yield Change(CHANGED, (thing["at"],), f"{label}:{what} {was[key]} \u2192 {thing[key]}")


def _tokens(was: Things, thing: Things) -> Iterator[Change]:
    """Other numbers of resources, shields or charm tokens on a card."""
    old, new = was.get("tokens", {}), thing.get("tokens", {})
    label = thing.get("label") or thing.get("name")
    for kind in {**old, **new}:
        before, after = old.get(kind, 0), new.get(kind, 0)
        if before != after:
            yield Change(CHANGED, (thing["at"],), f"{label}: {kind} tokens on it {before} \u2192 {after}")


def _choices(was: Things, thing: Things) -> Iterator[Change]:
    """Other things that are chosen for a card."""
    if thing.get("choices") != was.get("choices") and "choices" in thing:
        label = thing.get("label") or thing["name"]
        yield Change(CHANGED, (thing["at"],), f"{label}: {listed(thing['choices'])} is chosen for it")


def _moves(name: str, old: Placed, new: Placed) -> Iterator[Change]:
    """A card in another place; cards that the viewer sees for the first time, or no longer."""
    if name not in new:
        thing, within = old[name]
        yield Change(GONE, (name,), f"{thing['label']} leaves {_label(old, within)}")
    elif name not in old:
        thing, within = new[name]
        yield Change(NEW, (name,), f"{thing['label']} comes to {_label(new, within)}")
    elif new[name][1] != old[name][1]:
        thing, within = new[name]
        places = f"from {_label(old, old[name][1])} to {_label(new, within)}"
        yield Change(MOVED, (name,), f"{thing['label']} moves {places}")


def _label(placed: Placed, name: str) -> str:
    thing = placed[name][0]
    return str(thing.get("label") or thing["name"])


def _of_the_round(before: View, after: View) -> Iterator[Change]:
    names = [seat["name"] for seat in after.seats]
    old, new = before.things["battlefield"], after.things["battlefield"]
    if new["claimer"] != old["claimer"] and new["claimer"] is not None:
        yield Change(CHANGED, (BATTLEFIELD,), f"{names[new['claimer']]} claims the battlefield")
    elif new["holder"] != old["holder"] and new["holder"] is not None:
        yield Change(CHANGED, (BATTLEFIELD,), f"{names[new['holder']]} controls the battlefield")
    if after.round != before.round:
        yield Change(CHANGED, (), f"round {after.round} begins")
    elif after.things["phase"] != before.things["phase"]:
        yield Change(CHANGED, (), f"{after.things['phase']} begins")
    turn = after.things["turn"]
    if turn != before.things["turn"] and turn is not None:
        yield Change(CHANGED, (after.seats[turn]["at"],), f"it is the turn of {names[turn]}")
