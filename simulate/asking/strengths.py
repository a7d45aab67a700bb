"""The field that asks for the same playtest at several strengths, and the question that a form then stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django import forms
from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.agents import versioned
from simulate.asking import services, together
from simulate.asking.request import PlaytestRequest
from simulate.models import Batch, Series, SeriesKind


class StrengthsField(forms.MultipleChoiceField):
    """Two or three agents, or none: each then plays every seat in a playtest of its own."""

    def __init__(self, choices: Callable[[], Sequence[Any]]) -> None:
        super().__init__(
            label=gettext_lazy("Ask at several strengths at once"),
            required=False,
            choices=choices,
            widget=forms.CheckboxSelectMultiple,
            help_text=gettext_lazy(
                "Tick two or three agents: each then plays every seat in a playtest of its own, instead of those chosen"
                " above, and one verdict is given over all. Where they disagree it says “depends on who plays”."
            ),
        )

    def to_python(self, value: Any) -> list[str]:
        return list(dict.fromkeys(versioned(each) for each in super().to_python(value)))

    def prepare_value(self, value: Any) -> Any:
        return [versioned(each) for each in value] if isinstance(value, list | tuple) else value

    def validate(self, value: list[str]) -> None:
        super().validate(value)
        if problem := wrong_number(value):
            raise forms.ValidationError(problem, code="wrong_number")


def wrong_number(strengths: Sequence[str]) -> str:
    """The error text for a number of agents out of bounds; empty for none, two or three."""
    if not strengths or 2 <= len(strengths) <= together.MOST_STRENGTHS:
        return ""
    return _("Choose two or three different agents to compare strengths, or none.")


def create(
    *, owner: AbstractBaseUser, request: PlaytestRequest, strengths: Sequence[str], idempotency_key: str
) -> Batch | Series:
    """The playtest, or of several strengths the series of them. Raises Refused, LimitReached or KeyReused."""
    if not strengths:
        return services.create_batch(owner=owner, request=request, idempotency_key=idempotency_key)
    services.already_asked(owner, request, idempotency_key)  # refuses a key that one playtest was asked for with
    return together.create_series(
        owner=owner,
        requests=together.at_strengths(request, strengths),
        idempotency_key=idempotency_key,
        kind=SeriesKind.STRENGTHS,
    )
