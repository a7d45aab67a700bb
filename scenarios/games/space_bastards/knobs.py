"""The things that a search for balance may change in a Space Bastards scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from sandtable.games.space_bastards import facts
from sandtable.games.space_bastards.scenario import with_defaults
from sandtable.playtest.balancing.knobs import Change, Knob, Level, Limits, number, some
from scenarios.games.space_bastards.words import RELATIONSHIPS

Document = Mapping[str, Any]


def knobs(document: Document) -> list[Knob]:
    """Money, prices, ships, the scored rounds, the number of rounds, and the order of relationships."""
    whole = with_defaults(document)
    money = number(
        document, ("starting_money",), _("money at the start"), _("Money"), Limits(0, 30, 4, whole["starting_money"])
    )
    return some([money, *_prices(document, whole), *_ships(document, whole), *_track(whole), *_order(whole)])


def _prices(document: Document, whole: Document) -> Iterator[Knob | None]:
    words = {
        "second_action": _("price of a second action"),
        "love": _("price to love again"),
        "shooting": _("price to shoot again"),
        "eating": _("price to eat again"),
        "mutation_of_others": _("price to mutate others"),
        "mutation_of_corpses": _("price to mutate corpses"),
        "swap": _("price to swap race cards"),
        "lock": _("price to lock a race card"),
        "point": _("price of a point at the end"),
    }
    for name, label in words.items():
        yield number(document, ("prices", name), label, _("Money"), Limits(1, 9, 2, whole["prices"][name]))


def _ships(document: Document, whole: Document) -> Iterator[Knob | None]:
    words = {
        "steps": (_("steps of a ship"), Limits(1, 6, 2, whole["ships"]["steps"])),
        "empty_steps": (_("steps of an empty ship"), Limits(1, 6, 2, whole["ships"]["empty_steps"])),
        "migration_max": (_("money for steps in Migration"), Limits(0, 9, 2, whole["ships"]["migration_max"])),
    }
    for name, (label, limits) in words.items():
        yield number(document, ("ships", name), label, _("Ships"), limits)


def _track(whole: Document) -> Iterator[Knob | None]:
    """The points of each scored round, and classic rounds more or less before the last."""
    track = whole["track"]
    for index, space in enumerate(track):
        if space.get("scores"):
            label = _("points of a planet after round space %(number)s") % {"number": index + 1}
            levels = tuple(
                Level(str(points), _track_with(track, index, points) if points != space["scores"] else ())
                for points in range(1, 6)
            )
            yield Knob(f"track.{index}.scores", label, _("Rounds"), levels, space["scores"] - 1)
    yield _length(track)


def _track_with(track: Sequence[Any], index: int, points: int) -> tuple[Change, ...]:
    return _track_as([{**space, "scores": points} if at == index else space for at, space in enumerate(track)])


def _track_as(spaces: list[Any]) -> tuple[Change, ...]:
    return ((("track",), spaces),)


def _length(track: Sequence[Any]) -> Knob | None:
    """The number of classic rounds: those that score nothing may go, and the same may be added before the last."""
    now = sum(space["kind"] == "classic" for space in track)
    may_go = sum(_is_plain(space) for space in track)
    values = range(now - min(3, may_go), now + 4)
    levels = tuple(
        Level(str(each), ((("track",), _longer(track, each - now)),) if each != now else ()) for each in values
    )
    return Knob("track.classic", _("classic rounds"), _("Rounds"), levels, values.index(now)) if track else None


def _is_plain(space: Mapping[str, Any]) -> bool:
    """True for a classic round that neither scores nor gives cards back."""
    return space["kind"] == "classic" and not space.get("scores") and not space.get("returns_cards")


def _longer(track: Sequence[Any], more: int) -> list[Any]:
    """The track with plain classic rounds more before its last space, or fewer, the last of them first."""
    spaces = list(track)
    if more > 0:
        return [*spaces[:-1], *({"kind": "classic"} for _each in range(more)), spaces[-1]]
    for _each in range(-more):
        last = max(index for index, space in enumerate(spaces) if _is_plain(space))
        del spaces[last]
    return spaces


def _order(whole: Document) -> Iterator[Knob | None]:
    """The place of each relationship in the order; the others close up."""
    order = list(whole["priorities"])
    for name, words in zip(facts.relationships(), RELATIONSHIPS, strict=True):
        now, others = order.index(name), [each for each in order if each != name]
        levels = tuple(
            Level(
                str(place + 1), () if place == now else ((("priorities",), [*others[:place], name, *others[place:]]),)
            )
            for place in range(len(order))
        )
        label = _("place of %(relationship)s in the order") % {"relationship": words}
        yield Knob(f"priorities.{name}", label, _("Order"), levels, now)
