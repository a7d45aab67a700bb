# interpreted: shows games to people
"""The differences between two views of an Attack Run, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.views import CHANGED, GONE, MOVED, NEW, ROLLED, Change, Things, View


def changes(before: View, after: View) -> Iterator[Change]:
    """Revealed cards and losses first; a new run clears the table in one sentence."""
    if after.things["run"]["number"] != before.things["run"]["number"]:
        yield Change(CHANGED, (), f"Attack Run {after.things['run']['number']} begins: all cards come back")
        yield from _points(before, after)
        return
    for old, new in zip(before.things["row"], after.things["row"], strict=True):
        yield from _place(old, new)
    yield from _aside(before.things["aside"], after.things["aside"])
    for old, new in zip(before.seats, after.seats, strict=True):
        yield from _seat(old, new)
    yield from _points(before, after)
    yield from _hand(before.things["hand"], after.things["hand"])


def _place(old: Things, new: Things) -> Iterator[Change]:
    face = f"{new['type']} {new['value']}" if new["type"] else "a card"
    if (old["state"], new["state"]) == ("empty", "face down"):
        yield Change(MOVED, (new["at"],), f"{face} lies face down in place {new['place']}")
    elif old["state"] != new["state"]:
        yield Change(ROLLED, (new["at"],), f"place {new['place']} is revealed: {face}")


def _aside(old: list[Things], new: list[Things]) -> Iterator[Change]:
    for card in new[len(old) :]:
        yield Change(NEW, (card["at"],), f"{card['label']} is drawn for the shields")


def _seat(old: Things, new: Things) -> Iterator[Change]:
    name, left, was = new["name"], new["defence"]["left"], old["defence"]["left"]
    if left is not None and was is None:
        yield Change(CHANGED, (new["defence"]["at"],), f"{name} flies with defence {left}")
    elif left != was:
        yield Change(CHANGED, (new["defence"]["at"],), f"{name}: defence {was} \u2192 {left}")
    if new["out_at"] and not old["out_at"]:
        yield Change(GONE, (new["at"],), f"{name} is out of this run")
    for part, words in (("shield", "the backup shield is used"), ("force", "the Force card is lost")):
        if old[part]["ready"] and not new[part]["ready"]:
            yield Change(GONE, (new[part]["at"],), f"{name}: {words}")
    for before, after in zip(old["cards"], new["cards"], strict=True):
        if after["is_spent"] and not before["is_spent"]:
            yield Change(GONE, (after["at"],), f"{after['label']} is used")
    if new["has_answered"] and not old["has_answered"]:
        yield Change(CHANGED, (new["at"],), f"{name} has chosen" + (f": {new['answer']}" if new["answer"] else ""))


def _points(before: View, after: View) -> Iterator[Change]:
    for old, new in zip(before.seats, after.seats, strict=True):
        if old["points"] != new["points"]:
            yield Change(CHANGED, (new["at"],), f"{new['name']}: Target Points {old['points']} \u2192 {new['points']}")


def _hand(old: Things | None, new: Things | None) -> Iterator[Change]:
    if new is not None and (old is None or old["seat"] != new["seat"]):
        cards = new["cards"] or []
        yield Change(NEW, tuple(card["at"] for card in cards), f"{new['count']} cards are drawn for the row")
