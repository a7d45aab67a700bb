"""The form of a search for balance: the goal, what may change in which range, and the games."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.knobs import MOST_KNOBS, Knob
from sandtable.playtest.seating import seat_counts, seats
from scenarios.playable import Playable
from simulate.asking.forms import AgentField
from simulate.asking.request import MOST_SEED
from simulate.study.balance import services
from simulate.study.balance.question import Question
from simulate.study.balance.services import Wanted

SIZES: Final = (
    (1000, _("Quick look: up to 1\u00a0000 games")),
    (5000, _("Normal: up to 5\u00a0000 games")),
    (15000, _("Thorough: up to 15\u00a0000 games")),
)
USUALLY_ON: Final = 4
"""Knobs that a new form has ticked."""
USUAL_REACH: Final = 2
"""Levels to each side of the present one that a new form offers."""


@dataclass(frozen=True)
class Row:
    """A knob with its fields."""

    knob: Knob
    is_on: forms.BoundField
    first: forms.BoundField
    last: forms.BoundField


class NewBalance(forms.Form):
    """The search for one version of a scenario."""

    players = forms.TypedChoiceField(label=_("Players"), coerce=int)
    target = forms.FloatField(label=_("Wanted share, in per cent"), min_value=5, max_value=95, initial=services.EVEN)
    margin = forms.FloatField(
        label=_("Allowed distance, in points"),
        min_value=1,
        max_value=20,
        initial=5,
        help_text=_("5 means: 45 to 55 per cent are fine. Half of it needs four times the games."),
    )
    agent = AgentField(label=_("Played by"))
    games = forms.TypedChoiceField(
        label=_("Games of the search"), coerce=int, initial=5000, choices=SIZES, widget=forms.RadioSelect
    )
    proof_games = forms.IntegerField(
        label=_("Fresh games of the proof"),
        min_value=services.FEWEST_GAMES,
        max_value=services.MOST_PROOF,
        initial=1000,
        help_text=_("1\u00a0000 games tell a share to ±3 points, 4\u00a0000 games to ±1.5."),
    )
    seed = forms.IntegerField(label=_("Seed"), min_value=0, max_value=MOST_SEED)
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)

    def __init__(self, *args: Any, playable: Playable, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.playable = playable
        self.played, self.definition = all_games()[playable.game], dict(playable.definition)
        self._offer_players()
        self._word_target()
        self.knobs = services.knobs_of(playable, self.n_players)
        for number, knob in enumerate(self.knobs):
            self._offer(number, knob)
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def _offer_players(self) -> None:
        counts = seat_counts(self.played, self.definition)
        given = str(self.data.get("players") or self.initial.get("players") or "")
        self.n_players = int(given) if given in map(str, counts) else counts[0]
        words = [(each, ngettext("%(n)s player", "%(n)s players", each) % {"n": each}) for each in counts]
        self.fields["players"].choices = words  # type: ignore[attr-defined]
        self.initial["players"] = self.n_players
        if len(counts) == 1:
            del self.fields["players"]

    def _word_target(self) -> None:
        """Of two sides the first has a share to aim at; otherwise everybody is to have an even one."""
        if not (self.played.has_sides() and self.n_players == 2):
            del self.fields["target"]
            return
        side = seats(self.played, self.definition, 2)[0]
        self.fields["target"].label = _("Wanted share of the %(side)s side, in per cent") % {"side": side}

    def _offer(self, number: int, knob: Knob) -> None:
        """A box to tick and the first and last level; ids of the fields are numbers, since keys have any characters."""
        levels = [(level.words, level.words) for level in knob.levels]
        self.fields[f"on_{number}"] = forms.BooleanField(label=knob.label, required=False, initial=number < USUALLY_ON)
        near = max(0, knob.at - USUAL_REACH), min(len(levels) - 1, knob.at + USUAL_REACH)
        for end, level in zip(("first", "last"), near, strict=True):
            self.fields[f"{end}_{number}"] = forms.ChoiceField(
                label=_("From") if end == "first" else _("To"),
                choices=levels,
                initial=levels[level][0],
                required=False,
            )

    @property
    def groups(self) -> Iterator[tuple[str, list[Row]]]:
        """The knobs with their fields, by group."""
        rows = [
            Row(knob, self[f"on_{number}"], self[f"first_{number}"], self[f"last_{number}"])
            for number, knob in enumerate(self.knobs)
        ]
        for group, found in groupby(rows, key=lambda row: row.knob.group):
            yield group, list(found)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if not self.errors:
            chosen = self._chosen(cleaned)
            if not 0 < len(chosen) <= MOST_KNOBS:
                told = _("Tick 1 to %(most)s things that may change; now there are %(n)s.")
                self.add_error(None, told % {"most": MOST_KNOBS, "n": len(chosen)})
            for problem in [each.message for each in self.playable.problems] + services.problems_of(
                self._wanted(cleaned)
            ):
                self.add_error(None, problem)
        return cleaned

    def _chosen(self, given: dict[str, Any]) -> tuple[Knob, ...]:
        """The ticked knobs with their ranges; one without a second level has nothing to change."""
        found = [
            knob.between(given[f"first_{number}"], given[f"last_{number}"])
            if knob.is_ordered and given.get(f"first_{number}") and given.get(f"last_{number}")
            else knob
            for number, knob in enumerate(self.knobs)
            if given.get(f"on_{number}")
        ]
        return tuple(knob for knob in found if len(knob.levels) > 1)

    def question(self) -> Question:
        """The valid form as a question."""
        given = self.cleaned_data
        return services.question(self.playable, self.n_players, self._chosen(given), self._wanted(given))

    def _wanted(self, given: dict[str, Any]) -> Wanted:
        return Wanted(
            agent=given["agent"],
            target=given.get("target", services.EVEN),
            margin=given["margin"],
            games=given["games"],
            proof_games=given["proof_games"],
            seed=given["seed"],
        )
