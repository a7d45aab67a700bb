"""The form of a search for balance: the goal, what may change in which range, and the games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from sandtable.engine.problem import Path
from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.headless import parties_of
from sandtable.playtest.balancing.knobs import Knob
from sandtable.playtest.seating import seat_counts
from scenarios.balance_words import BalanceWords
from scenarios.playable import Playable
from scenarios.selectors import balances_for, visible_versions
from simulate.asking.choosing import offer
from simulate.asking.forms import AgentField
from simulate.study.balance import services
from simulate.study.balance.judge import EVEN
from simulate.study.forms import PlainForm

SIZES: Final = (
    (1000, _("Quick look: up to 1\u00a0000 games")),
    (5000, _("Normal: up to 5\u00a0000 games")),
    (15000, _("Thorough: up to 15\u00a0000 games")),
)
USUALLY_ON: Final = 4
"""Knobs that a new form has ticked."""
SIDES: Final = 2
USUAL_REACH: Final = 2
"""Levels to each side of the present one that a new form offers."""


@dataclass(frozen=True)
class Row:
    """A knob with its fields."""

    knob: Knob
    is_on: forms.BoundField
    first: forms.BoundField
    last: forms.BoundField


@dataclass(frozen=True)
class Behind:
    """The side that a measured balance finds behind."""

    party: int
    name: str
    share: str
    basis: str


def _behind(playable: Playable, players: int, user: Any) -> Behind | None:
    """By the measurement with most games that the reader sees; None where none shows a side ahead."""
    version = visible_versions(user).filter(public_id=playable.public_id).values_list("pk", flat=True).first()
    if version is None:
        return None
    found = [each for each in balances_for(user, [version]) if each.players == players and each.seats == SIDES]
    uneven = [each for each in map(BalanceWords, found) if each.is_uneven]
    if not uneven:
        return None
    most = max(uneven, key=lambda each: each.balance.games)
    shares = [each["share"] for each in most.balance.shares]
    party = shares.index(min(shares))
    name, share = most.parties[party]
    return Behind(party, name, share, most.basis)


def _first(knobs: Sequence[Knob], behind: int | None) -> set[int]:
    """The knobs that a new form has ticked: those that make the side behind stronger, then those against the other."""
    if behind is None:
        return set(range(USUALLY_ON))
    known = [number for number, knob in enumerate(knobs) if knob.helps is not None and _can_help(knob, behind)]
    ranked = sorted(known, key=lambda number: (knobs[number].helps != behind, number))
    return set(ranked[:USUALLY_ON]) or set(range(USUALLY_ON))


def _can_help(knob: Knob, party: int) -> bool:
    """True where the knob has a level on the side that helps."""
    return knob.at < len(knob.levels) - 1 if knob.helps == party else knob.at > 0


class NewBalance(PlainForm):
    """The search for one version of a scenario."""

    kind, title, button = "balance", _("Make it fair"), _("Search")
    size_field = "games"
    also_sent = frozenset({"show"})
    kept = ("players", "target", "margin", "agent", "games", "proof_games")
    players = forms.ChoiceField(label=_("Players"))
    target = forms.FloatField(label=_("Wanted share, in per cent"), initial=EVEN)
    margin = forms.FloatField(
        label=_("Allowed distance, in points"),
        initial=5,
        help_text=_("5 means: 45 to 55 per cent are fine. Half of it needs four times the games."),
    )
    agent = AgentField(label=_("Played by"))
    games = forms.ChoiceField(label=_("Games of the search"), initial=5000, choices=SIZES, widget=forms.RadioSelect)
    proof_games = forms.IntegerField(
        label=_("Fresh games of the proof"),
        initial=1000,
        help_text=_("1\u00a0000 games tell a share to ±3 points, 4\u00a0000 games to ±1.5."),
    )
    seed = forms.IntegerField(label=_("Seed"))

    def __init__(self, *args: Any, playable: Playable, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.scenario = playable.public_id
        self.played, self.definition = all_games()[playable.game], dict(playable.definition)
        self._offer_players()
        self._word_target()
        self.knobs = services.knobs_of(playable, self.n_players)
        self.behind = _behind(playable, self.n_players, self.user) if "target" in self.fields else None
        self.first = _first(self.knobs, self.behind.party if self.behind else None)
        for number, knob in enumerate(self.knobs):
            self._offer(number, knob)

    def _offer_players(self) -> None:
        counts = seat_counts(self.played, self.definition)
        given = str(self.data.get("players") or self.initial.get("players") or "")
        self.n_players = int(given) if given in map(str, counts) else counts[0]
        words = [(each, ngettext("%(n)s player", "%(n)s players", each) % {"n": each}) for each in counts]
        offer(self, "players", words)
        self.initial["players"] = self.n_players
        if len(counts) == 1:
            del self.fields["players"]

    def _word_target(self) -> None:
        """Of two sides the first has a share to aim at; otherwise everybody is to have an even one."""
        parties = parties_of(self.played, self.definition, self.n_players)
        if not (self.played.has_sides() and len(parties) == 2):
            del self.fields["target"]
            return
        self.fields["target"].label = _("Wanted share of the %(side)s side, in per cent") % {"side": parties[0]}

    def _offer(self, number: int, knob: Knob) -> None:
        """A box to tick and the first and last level; ids of the fields are numbers, since keys have any characters."""
        levels = [(level.words, level.words) for level in knob.levels]
        self.fields[f"on_{number}"] = forms.BooleanField(label=knob.label, required=False, initial=number in self.first)
        near = self._near(knob)
        for end, level in zip(("first", "last"), near, strict=True):
            self.fields[f"{end}_{number}"] = forms.ChoiceField(
                label=_("From") if end == "first" else _("To"),
                choices=levels,
                initial=levels[level][0],
                required=False,
            )

    def _near(self, knob: Knob) -> tuple[int, int]:
        """The first and the last level that are offered: those that help the side that is behind, else both ways."""
        low, high = max(0, knob.at - USUAL_REACH), min(len(knob.levels) - 1, knob.at + USUAL_REACH)
        if self.behind is None or knob.helps is None:
            return low, high
        return (knob.at, high) if knob.helps == self.behind.party else (low, knob.at)

    @property
    def groups(self) -> Iterator[tuple[str, list[Row]]]:
        """The knobs with their fields, by group."""
        rows = [
            Row(knob, self[f"on_{number}"], self[f"first_{number}"], self[f"last_{number}"])
            for number, knob in enumerate(self.knobs)
        ]
        for group, found in groupby(rows, key=lambda row: row.knob.group):
            yield group, list(found)

    def body(self) -> dict[str, Any]:
        """The ticked knobs, each with its range where it has one."""
        self.ticked = [number for number in range(len(self.knobs)) if self.text(f"on_{number}")]
        knobs = [dict(self._knob(number)) for number in self.ticked]
        return {"players": self.n_players} | super().body() | {"scenario": self.scenario, "knobs": knobs}

    def _knob(self, number: int) -> Iterator[tuple[str, str]]:
        knob = self.knobs[number]
        yield "key", knob.key
        for end in ("first", "last"):
            if knob.is_ordered and (level := self.text(f"{end}_{number}")):
                yield end, level

    def field_at(self, path: Path) -> str:
        """A problem of a knob belongs to its box."""
        if path[:1] == ("knobs",) and len(path) > 1:
            return f"on_{self.ticked[int(path[1])]}"
        return super().field_at(path)
