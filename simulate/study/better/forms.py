"""The forms that ask whether B is better than A: two decks, or two versions of a scenario."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from django import forms
from django.utils.translation import gettext_lazy as _

from sandtable.engine.problem import BadDocument
from sandtable.playtest.sequential.design import Unit
from scenarios.models import ScenarioVersion
from scenarios.playable import as_playable
from scenarios.selectors import visible_versions
from simulate.asking.choosing import offer
from simulate.asking.forms import AgentField, DeckField, agent_choices
from simulate.asking.strengths import StrengthsField
from simulate.study.better.judge import Thought, side_names
from simulate.study.forms import DeckForm, PlainForm, StudyForm
from simulate.study.judging import read


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


DESIGN: Final = tuple(DesignFields.base_fields)


def with_shares(design: dict[str, Any]) -> dict[str, Any]:
    """A design whose risks are typed in per cent, as a body has it: shares of 1."""
    risks = {name: design[name] for name in ("alpha", "beta") if isinstance(design.get(name), int | float)}
    return design | {name: risk / 100 for name, risk in risks.items()}


class BetterDeck(DesignFields, DeckForm):
    """Two decks and the agent that plays both."""

    kind, title, button = "better", _("Is B better than A?"), _("Find out")
    deck_a = DeckField(label=_("A: the old deck"))
    deck_b = DeckField(label=_("B: the new deck"))
    agent = AgentField(label=_("Both played by"))
    strengths = StrengthsField(agent_choices)
    preset = forms.ChoiceField(
        label=_("How sure?"),
        initial="quick",
        widget=forms.RadioSelect,
        choices=[
            ("quick", _("Quick: finds a lead of 5 points (usually 300 pairs)")),
            ("normal", _("Normal: finds a lead of 3 points (usually 800 pairs)")),
            ("strict", _("Strict: finds a lead of 2 points, with a risk of 1 % (usually 3\u00a0000 pairs)")),
            ("own", _("My own bounds and risks")),
        ],
    )
    kept = ("deck_a", "deck_b", "agent", "strengths", "preset", *DESIGN, "seed")
    places: ClassVar = {"deck_a": ("old", "deck"), "deck_b": ("new", "deck")} | {
        name: ("design", name) for name in DESIGN
    }

    def body(self) -> dict[str, Any]:
        """A preset, or a design of one's own."""
        found = super().body()
        design = found.pop("design", {})
        if found.get("preset") == "own":
            found["design"] = with_shares(design)
            del found["preset"]
        return found


class BetterScenario(PlainForm):
    """Two versions of one scenario, the side whose share is compared, and the agent of all seats."""

    kind, title, button = "better", _("Did my change move the balance?"), _("Find out")
    a = forms.ChoiceField(label=_("A: the old version"))
    b = forms.ChoiceField(label=_("B: the new version"))
    side = forms.ChoiceField(label=_("Compare the share of"))
    agent = AgentField(label=_("All played by"))
    strengths = StrengthsField(agent_choices)
    preset = forms.ChoiceField(
        label=_("How sure?"),
        initial="quick",
        widget=forms.RadioSelect,
        choices=[
            ("quick", _("Quick: finds a change of 12 points (usually 300 games of each)")),
            ("normal", _("Normal: finds a change of 8 points (usually 600 games of each)")),
            ("strict", _("Strict: finds a change of 5 points, with a risk of 1 % (usually 2\u00a0000 games of each)")),
        ],
    )
    seed = forms.IntegerField(label=_("Seed"))
    kept = ("a", "b", "side", "agent", "strengths", "preset", "seed")
    places: ClassVar = {"a": ("old", "scenario"), "b": ("new", "scenario")}
    also_sent = frozenset({"game"})

    def __init__(self, *args: Any, newest: ScenarioVersion, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        versions = visible_versions(self.user).filter(scenario=newest.scenario).order_by("-number")
        offered = [(version.public_id, as_playable(version).label) for version in versions]
        for name, choices in {"a": offered, "b": offered, "side": enumerate(side_names(as_playable(newest)))}.items():
            offer(self, name, list(choices))


class Calculator(DesignFields, StudyForm):
    """A test to think about before it is played."""

    truth = forms.FloatField(label=_("If the truth were"), required=False, initial=3)
    draws = forms.FloatField(
        label=_("Games drawn, in %"),
        required=False,
        initial=0,
        help_text=_("Draws make results vary less, so fewer games are needed."),
    )
    field_order = ("unit", "low", "high", "alpha", "beta", "truth", "draws", "most")

    def serializer(self) -> type[Thought]:
        return Thought

    def clean(self) -> dict[str, Any]:
        """The design, the supposed truth and the variance of a pair."""
        try:
            return read(Thought, with_shares(self.body()))
        except BadDocument as error:
            self.show(error.problems)
            return {}
