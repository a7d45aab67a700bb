"""The steps of the work on a deck, in words: back, forward, or to any of them, after a reload or a restart as well.

A step is the whole content after it, about one kilobyte, so that going to one is reading it. Steps belong to the deck
and outlive its versions: a saved version is noted at its step. Only what was undone is forgotten, at the next change,
and the oldest steps of a deck once all of them together are larger than MOST_BYTES, which is thousands of steps.

All functions expect the deck's row to be locked by a transaction of the caller (`services`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from django.db import connection
from django.db.models import QuerySet
from django.utils.translation import gettext as _

from decks.models import STEP_LENGTH, Deck, Step
from sandtable.games.destiny.decklist import DeckList, canonical, to_json
from web.plain_sql import Rows, insert

MOST_BYTES: Final = 8_000_000
"""Bytes of all steps of one deck."""
KEPT_BYTES: Final = 6_000_000
"""Bytes that stay when the oldest steps go."""
MOST_TOLD: Final = 5
"""Steps of another tab that are told one by one."""


_WHOLE: Final = Rows(Step, "deck_id = %s ORDER BY id DESC LIMIT 1")
_NEAREST: Final = 2
"""The last steps, with which a page that undoes nothing gets along."""
_NEWEST: Final = Rows(Step, "deck_id = %s ORDER BY id DESC LIMIT %s", only=("id", "says", "is_undone"))
_LAST_DONE: Final = Rows(Step, "deck_id = %s AND NOT is_undone ORDER BY id DESC LIMIT 1")


class NoStep(Exception):
    """There is no such step to go to. Nothing changed."""


def done(deck: Deck) -> QuerySet[Step]:
    """The steps that led to the present content, the last one first."""
    return deck.steps.filter(is_undone=False).order_by("-pk")


def undone(deck: Deck) -> QuerySet[Step]:
    """The steps that can be made again, the next one first."""
    return deck.steps.filter(is_undone=True).order_by("pk")


def newest(deck: Deck, number: int) -> list[Step]:
    """The last steps, done or undone, the newest first, without their content."""
    return _NEWEST.all(deck.pk, number)


@dataclass(frozen=True)
class Around:
    """The present step, and the steps that a press undoes or makes again; "" where there is none."""

    has_steps: bool
    seen: int
    """The number of the present step; 0 for none."""
    to_undo: str
    to_redo: str


def around(deck: Deck) -> Around:
    """The steps beside the present one."""
    last = newest(deck, _NEAREST)
    present = [(step.pk, step.says) for step in last if not step.is_undone]
    again = [step.says for step in last if step.is_undone]
    if again:  # how much was undone is not known
        present = list(done(deck).values_list("pk", "says")[:2])
        again = list(undone(deck).values_list("says", flat=True)[:1])
    return Around(
        has_steps=len(last) > 1,
        seen=present[0][0] if present else 0,
        to_undo=present[0][1] if len(present) > 1 else "",
        to_redo=again[0] if again else "",
    )


def record(deck: Deck, before: DeckList, after: DeckList, says: str) -> Step:
    """Add a step from one content to another; what was undone is forgotten."""
    last = _WHOLE.first(deck.pk)
    if last is None or last.is_undone or not _is_same(last.snapshot, to_json(before)):
        _reach(deck, before)
        _forget_undone(deck)
    return _added(deck, after, says)


def back(deck: Deck, now: DeckList) -> tuple[Step, DeckList]:
    """Undo the last step: the step, and the content before it. Raises NoStep."""
    _reach(deck, now)
    steps = list(done(deck)[:2])
    if len(steps) < 2:
        raise NoStep(_("There is nothing to undo."))
    last, earlier = steps
    last.is_undone = True
    last.save(update_fields=["is_undone"])
    return last, _content(earlier, now)


def forward(deck: Deck, now: DeckList) -> tuple[Step, DeckList]:
    """Make the last undone step again: the step, and the content after it. Raises NoStep."""
    _reach(deck, now)
    step = undone(deck).first()
    if step is None:
        raise NoStep(_("There is nothing to do again."))
    step.is_undone = False
    step.save(update_fields=["is_undone"])
    return step, _content(step, now)


def to(deck: Deck, now: DeckList, pk: int) -> tuple[Step, DeckList]:
    """Go to a step: the later ones are undone, it and the earlier ones are done. Raises NoStep."""
    _reach(deck, now)
    step = deck.steps.filter(pk=pk).first()
    if step is None:
        raise NoStep(_("This step is not there any more."))
    deck.steps.filter(pk__gt=pk).update(is_undone=True)
    deck.steps.filter(pk__lte=pk).update(is_undone=False)
    return step, _content(step, now)


def note_version(deck: Deck, content: DeckList, number: int) -> None:
    """Note at the present step that its content became a version; without any step there is nothing to note."""
    if not deck.steps.exists():
        return
    _reach(deck, content)
    done(deck).filter(pk=done(deck).values_list("pk", flat=True)[0]).update(version=number)


def present(deck: Deck) -> int:
    """The number of the last step that is done; 0 for none."""
    last = done(deck).values_list("pk", flat=True).first()
    return last or 0


def since(deck: Deck, seen: int) -> str:
    """The words of the steps that were made or undone after a page showed step `seen`; "" when it still is the last."""
    if present(deck) == seen:
        return ""
    begun = deck.steps.order_by("pk").values_list("pk", flat=True)[0]  # the content before all steps is no step
    later = [step.says for step in done(deck).filter(pk__gt=max(seen, begun))[:MOST_TOLD]]
    return "; ".join(later) or _("steps were undone")


def _reach(deck: Deck, now: DeckList) -> None:
    """Make the last done step one with this content: it was changed elsewhere, or there is no step yet."""
    last = _last(deck)
    if last is not None and _is_same(last.snapshot, to_json(now)):
        return
    _forget_undone(deck)
    if last is not None:
        says = _("Changed elsewhere")
    else:
        says = _("Version %(number)d") % {"number": deck.number} if deck.is_saved else _("The deck as it was begun")
    _added(deck, now, says)


def _last(deck: Deck) -> Step | None:
    """The last step that is done, with its content."""
    return _LAST_DONE.first(deck.pk)


def _forget_undone(deck: Deck) -> None:
    """Undone steps follow the others, so the newest step tells whether there are any."""
    if any(step.is_undone for step in newest(deck, 1)):
        undone(deck).delete()


def _added(deck: Deck, content: DeckList, says: str) -> Step:
    short = says if len(says) <= STEP_LENGTH else f"{says[: STEP_LENGTH - 1]}…"
    size = len(canonical(content).encode())
    step = Step(deck=deck, snapshot=to_json(content), size=size, says=short)
    insert(step)
    _forget_the_oldest(deck)
    return step


def _forget_the_oldest(deck: Deck) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT COALESCE(SUM(size), 0) FROM decks_step WHERE deck_id = %s", [deck.pk])
        total: int = cursor.fetchone()[0]
    if total <= MOST_BYTES:
        return
    gone: list[int] = []
    for pk, size in deck.steps.order_by("pk").values_list("pk", "size"):
        if total <= KEPT_BYTES:
            break
        gone.append(pk)
        total -= size
    deck.steps.filter(pk__lte=gone[-1]).delete()
    deck.steps.filter(pk=deck.steps.order_by("pk").values_list("pk", flat=True)[0]).update(
        says=_("Steps before this one are no longer kept")
    )


def _is_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """True for the same content; the name is typed in a field of its own and belongs to no step."""
    return {**one, "name": ""} == {**other, "name": ""}


def _content(step: Step, now: DeckList) -> DeckList:
    """The content of a step under the present name."""
    return replace(step.deck_list, name=now.name)
