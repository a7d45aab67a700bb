"""The people and agents at a table, in words."""

from __future__ import annotations

from django.utils.translation import gettext as _

from simulate.models import PERSON, SeatedGame


def who_plays(game: SeatedGame, *, is_owner: bool = True) -> list[str]:
    """The player in each seat, in words for its owner or for other readers, and the deck where there is one.

    People with screens of their own are called by their names, for each other alone (`game.names`).
    Of a damaged row it is the sentence that says so, because lists go on with the next game.
    """
    if game.problem:
        return [game.problem]
    person = _("you") if is_owner and len(game.people) == 1 else _("a person")
    seats = enumerate(zip(labels(game), game.players, strict=True))
    return [_in_words(game, label, player, game.names.get(seat, person)) for seat, (label, player) in seats]


def _in_words(game: SeatedGame, label: str, player: str, person: str) -> str:
    who = person if player == PERSON else player
    return who if game.snapshot["scenario"] is not None else f"{label} ({who})"


def labels(game: SeatedGame) -> list[str]:
    """The subject in each seat: a deck, or the name of the seat."""
    subjects = game.snapshot["subjects"]
    return [subjects[subject]["label"] for subject in game.plan().seating(game.number)]


def seat_names(game: SeatedGame) -> list[str]:
    """The name of each seat: a side of the scenario, or its number."""
    sides = game.snapshot.get("sides") or []
    numbered = [_("Player %(n)s") % {"n": seat} for seat in range(1, len(game.players) + 1)]
    return [sides[seat] if seat < len(sides) else name for seat, name in enumerate(numbered)]
