"""The forms that ask whether B is better than A: two decks, or two versions of a scenario."""

from __future__ import annotations

import math
import secrets
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.engine.registry import all_games
from sandtable.playtest.seating import seat_counts, seats
from sandtable.playtest.sequential.design import BALANCE_PRESETS, PRESETS, Design, Unit
from scenarios.models import ScenarioVersion
from scenarios.playable import Playable, as_playable
from scenarios.selectors import visible_versions
from simulate.asking import deck_choices
from simulate.asking.forms import AgentField, Asking, DeckField
from simulate.asking.request import MOST_SEED
from simulate.asking.scenario_choices import frozen
from simulate.study.better import question
from simulate.study.services import Asked

PROBLEMS = {
    "alpha": _("A risk lies between 0.01 % and 25 %."),
    "beta": _("A risk lies between 0.01 % and 25 %."),
    "most": _("Give 1 to 20 000."),
    "low": _("That is more than any result can be."),
    "high": _("Give a number above the lower one that a result can reach."),
}
"""The error texts of a design, by field."""


class DesignFields(forms.Form):
    """The fields of a design of one's own."""

    unit = forms.ChoiceField(
        label=_("Bounds in"),
        required=False,
        initial=Unit.POINTS,
        choices=[
            (Unit.POINTS, _("points of the share (5: 55 % to 45 %)")),
            (Unit.ELO, _("Elo")),
            (Unit.NORMALIZED_ELO, _("normalized Elo")),
        ],
    )
    low = forms.FloatField(label=_("“Not better” at"), required=False, initial=0)
    high = forms.FloatField(label=_("“Better” from"), required=False, initial=3)
    alpha = forms.FloatField(label=_("Risk of a wrong “better”, in %"), required=False, initial=5)
    beta = forms.FloatField(label=_("Risk of a wrong “not better”, in %"), required=False, initial=5)
    most = forms.IntegerField(label=_("At most, in pairs"), required=False, initial=3000)


DESIGN_FIELDS = tuple(DesignFields.base_fields)


def own_design(form: forms.Form) -> Design | None:
    """The design in the fields of a form; None, and the form says why, where there is none."""
    given: dict[str, Any] = {name: form.cleaned_data.get(name) for name in DESIGN_FIELDS}
    missing = [name for name, value in given.items() if value in (None, "") and name not in form.errors]
    for name in missing:
        form.add_error(name, _("Give a value, or choose one of the tests above."))
    if missing or any(name in form.errors for name in DESIGN_FIELDS):
        return None
    given |= {"alpha": given["alpha"] / 100, "beta": given["beta"] / 100, "unit": Unit(given["unit"])}
    design = Design(**given)
    for name in design.problems():
        form.add_error(name, PROBLEMS[name])
    return None if form.errors else design


def preset_choices() -> list[tuple[str, Any]]:
    """The tests that are offered by name."""
    return [
        ("quick", _("Quick: finds a lead of 5 points (usually 300 pairs)")),
        ("normal", _("Normal: finds a lead of 3 points (usually 800 pairs)")),
        ("strict", _("Strict: finds a lead of 2 points, with a risk of 1 % (usually 3\u00a0000 pairs)")),
        ("own", _("My own bounds and risks")),
    ]


def balance_choices() -> list[tuple[str, Any]]:
    return [
        ("quick", _("Quick: finds a change of 12 points (usually 300 games of each)")),
        ("normal", _("Normal: finds a change of 8 points (usually 600 games of each)")),
        ("strict", _("Strict: finds a change of 5 points, with a risk of 1 % (usually 2\u00a0000 games of each)")),
    ]


class BetterDeck(DesignFields, Asking):
    """Two decks and the agent that plays both."""

    size = None  # type: ignore[assignment]  # the test decides
    rotations = None  # type: ignore[assignment]
    deck_a = DeckField(label=_("A: the old deck"))
    deck_b = DeckField(label=_("B: the new deck"))
    agent = AgentField(label=_("Both played by"))
    preset = forms.ChoiceField(label=_("How sure?"), initial="quick", widget=forms.RadioSelect, choices=preset_choices)
    kept = ("deck_a", "deck_b", "agent", "preset", *DESIGN_FIELDS, "seed")

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        preset = cleaned.get("preset", "")
        self.design = PRESETS.get(preset) or (own_design(self) if preset == "own" else None)
        if cleaned.get("deck_a") and cleaned.get("deck_a") == cleaned.get("deck_b"):
            self.add_error("deck_b", _("These are the same cards. Choose another version, or another deck."))
        return cleaned

    def asked(self) -> Asked:
        """The valid form as the service takes it."""
        assert self.design is not None
        given = self.cleaned_data
        old, new = (self.named.subject(given[name]) for name in ("deck_a", "deck_b"))
        spec = question.of_decks(deck_choices.GAME, old, new, given["agent"], self.design, given["seed"])
        return Asked("better", deck_title(old.label, new.label), deck_choices.GAME, spec)


def deck_title(old: str, new: str) -> str:
    return str(_("Is %(new)s better than %(old)s?") % {"new": new, "old": old})


class BetterScenario(forms.Form):
    """Two versions of one scenario, the side whose share is compared, and the agent of all seats."""

    a = forms.ChoiceField(label=_("A: the old version"))
    b = forms.ChoiceField(label=_("B: the new version"))
    side = forms.TypedChoiceField(label=_("Compare the share of"), coerce=int)
    agent = AgentField(label=_("All played by"))
    preset = forms.ChoiceField(label=_("How sure?"), initial="quick", widget=forms.RadioSelect, choices=balance_choices)
    seed = forms.IntegerField(label=_("Seed"), min_value=0, max_value=MOST_SEED)
    key = forms.CharField(widget=forms.HiddenInput, max_length=60)
    kept = ("a", "b", "side", "agent", "preset", "seed")

    def __init__(self, *args: Any, newest: ScenarioVersion, user: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.scenario = newest.scenario
        versions = visible_versions(user).filter(scenario=newest.scenario).order_by("-number")
        self.versions = {version.public_id: version for version in versions}
        offered = [(public_id, as_playable(each).label) for public_id, each in self.versions.items()]
        for name in ("a", "b"):
            self.fields[name].choices = offered  # type: ignore[attr-defined]
        self.fields["side"].choices = list(enumerate(_side_names(newest)))  # type: ignore[attr-defined]
        self.fields["seed"].initial = secrets.randbelow(10**9)
        self.fields["key"].initial = secrets.token_urlsafe(16)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if cleaned.get("a") and cleaned.get("a") == cleaned.get("b"):
            self.add_error("b", _("Choose two different versions."))
        for problem in [] if self.errors else self._problems():
            self.add_error(None, problem)
        return cleaned

    def _problems(self) -> list[str]:
        """The reasons why a version can't be played, or why the two can't be compared."""
        old, new = self._playable("a"), self._playable("b")
        found = [f"{each.label}: {problem.message}" for each in (old, new) for problem in each.problems]
        return found or different_sides(old, new)

    def _playable(self, name: str) -> Playable:
        return as_playable(self.versions[self.cleaned_data[name]])

    def asked(self) -> Asked:
        """The valid form as the service takes it."""
        given = self.cleaned_data
        return scenario_asked(
            self._playable("a"), self._playable("b"), given["agent"], given["side"], given["preset"], given["seed"]
        )


def scenario_asked(old: Playable, new: Playable, agent: str, side: int, preset: str, seed: int) -> Asked:
    """The question about two versions of a scenario, with the same agent on all seats."""
    players = len(_seats(new))
    spec = question.of_scenarios(
        new.game, frozen(old), frozen(new), (agent,) * players, side, BALANCE_PRESETS[preset], seed
    )
    title = _("Did the balance move? %(old)s → %(new)s") % {"old": old.label, "new": new.label}
    return Asked("better", str(title), new.game, spec)


def _seats(playable: Playable) -> tuple[str, ...]:
    """The seats that are played: of several player counts the smallest."""
    game, definition = all_games()[playable.game], dict(playable.definition)
    return seats(game, definition, seat_counts(game, definition)[0])


def different_sides(old: Playable, new: Playable) -> list[str]:
    """The reason why two versions can't be compared; none where they have the same sides."""
    if _seats(old) == _seats(new):
        return []
    return [str(_("The two versions have different sides, so there is no share to compare."))]


def side_names(playable: Playable) -> list[str]:
    """The sides that can be compared; places in the turn order where seats are alike."""
    names = _seats(playable)
    if all_games()[playable.game].has_sides():
        return list(names)
    return [str(_("player %(place)s in the turn order") % {"place": place + 1}) for place in range(len(names))]


def _side_names(version: ScenarioVersion) -> list[str]:
    return side_names(as_playable(version))


class Calculator(DesignFields):
    """A test to think about before it is played."""

    truth = forms.FloatField(label=_("If the truth were"), required=False, initial=3)
    draws = forms.FloatField(
        label=_("Games drawn, in %"),
        required=False,
        initial=0,
        min_value=0,
        max_value=90,
        help_text=_("Draws make results vary less, so fewer games are needed."),
    )
    field_order = ("unit", "low", "high", "alpha", "beta", "truth", "draws", "most")

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        self.design = own_design(self)
        truth = cleaned.get("truth")
        if truth is None or not math.isfinite(truth) or abs(truth) > 400:
            if "truth" not in self.errors:
                self.add_error("truth", _("Give a number in the unit of the bounds."))
        elif self.design is not None and not 0.02 < self.design.mean(truth, self.variance) < 0.98:
            self.add_error("truth", PROBLEMS["low"])
        return cleaned

    @property
    def variance(self) -> float:
        """The variance of the share of a pair of even games that do not correlate."""
        return (1 - (self.cleaned_data.get("draws") or 0) / 100) / 8
