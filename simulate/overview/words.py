"""The state of the service in plain words for everybody. No number in them betrays a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from simulate.overview.state import State
from simulate.queue.beats import PEOPLE
from web.health import Finding, worst

MINUTE_S: Final = 60
HOUR_S: Final = 3600
DAY_S: Final = 86_400


@dataclass(frozen=True)
class Part:
    """A line of the page."""

    name: str
    words: str
    is_well: bool = True


def headline(findings: Mapping[str, Finding]) -> str:
    """Is it up?"""
    match worst(finding.state for finding in findings.values()):
        case "ok":
            return _("Sandtable is up.")
        case "degraded":
            return _("Sandtable is up, but some things are slow or wait.")
        case _other:
            return _("Sandtable can't be used at the moment.")


def parts(findings: Mapping[str, Finding], state: State | None) -> Iterator[Part]:
    """The lines of the page. Without a `state` the database does not answer."""
    yield _pages(findings)
    if state is None:
        return
    yield _playtests(findings)
    yield _people(findings, state)
    yield Part(_("Oldest game that waits"), waited(state.oldest_s), not state.stands_still)


def _pages(findings: Mapping[str, Finding]) -> Part:
    name = _("Pages and saving")
    match worst(findings[part].state for part in ("database", "disk", "static")):
        case "ok":
            return Part(name, _("They work."))
        case "degraded":
            return Part(name, _("They work, but saving takes long."), is_well=False)
        case _other:
            return Part(name, _("Nothing can be saved at the moment. What was saved is safe."), is_well=False)


def _playtests(findings: Mapping[str, Finding]) -> Part:
    name = _("Playtests")
    if all(findings[part].state == "ok" for part in ("queue", "dispatcher", "waiting")):
        return Part(name, _("They are played."))
    words = _("They are accepted and kept, and played when what is missing is back. No finished game is lost.")
    return Part(name, words, is_well=False)


def _people(findings: Mapping[str, Finding], state: State) -> Part:
    name = _("Agents at a table, replays")
    if findings["queue"].state == "ok" and state.is_there(PEOPLE):
        return Part(name, _("They answer."))
    return Part(name, _("They may not answer at the moment. Games at a table go on where they are."), is_well=False)


def waited(seconds: float) -> str:
    """A wait, roughly."""
    if seconds <= 0:
        return _("No game waits.")
    if seconds < MINUTE_S:
        return _("Less than a minute.")
    if seconds < HOUR_S:
        return _about("About %(count)s minute.", "About %(count)s minutes.", seconds / MINUTE_S)
    if seconds < DAY_S:
        return _about("About %(count)s hour.", "About %(count)s hours.", seconds / HOUR_S)
    return _("More than a day.")


def _about(one: str, many: str, amount: float) -> str:
    count = round(amount)
    return ngettext(one, many, count) % {"count": count}
