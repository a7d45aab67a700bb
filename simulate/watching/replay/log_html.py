"""The whole log of a game as rows of its list. A long game has thousands, for which a template takes too long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from simulate.watching.replay.selectors import Line


def log_rows(lines: Sequence[Line], view: str, current: int) -> SafeString:
    """The rows by rounds; each leads to its moment, and the line of the `current` decision is lit."""
    return mark_safe("\n".join(_rows(lines, view, current)))  # noqa: S308 - every row is made by format_html


def _rows(lines: Sequence[Line], view: str, current: int) -> Iterator[str]:
    step, anchored = _("Step"), -1
    for round_, of_round in groupby(lines, key=lambda line: line.round):
        heading = _("Round %(n)s") % {"n": round_} if round_ else _("Set-up")
        yield format_html('<li class="playtest-log__round"><h2>{}</h2></li>', heading)
        for line in of_round:
            yield _row(line, view, step, line.decision == current, line.decision != anchored)
            anchored = line.decision


def _row(line: Line, view: str, step: str, is_current: bool, is_first: bool) -> str:
    return format_html(
        '<li{} class="playtest-log__line{}"{} data-replay-line="{}">'
        '<a class="log__place" href="?view={}&amp;at={}#replay"><span class="visually-hidden">{} </span>{}</a>'
        "<bdi>{}</bdi></li>",
        format_html(' id="d{}"', line.decision) if is_first else "",
        " playtest-log__heading" if line.is_heading else "",
        mark_safe(' aria-current="step"') if is_current else "",
        line.decision,
        view,
        line.decision,
        step,
        line.step,
        line.text,
    )
