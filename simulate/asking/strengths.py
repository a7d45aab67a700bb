"""The field that asks for the same playtest at several strengths, and the question that a form then stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from django import forms
from django.contrib.auth.models import AbstractBaseUser
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.agents import NEWEST, USUAL, versioned
from simulate.asking import services, together
from simulate.asking.request import PlaytestRequest
from simulate.models import Batch, Series, SeriesKind
from simulate.queue.foreseeing import Speeds, Work, game_processes

TWO: Final = "two"
USUAL_STRENGTHS: Final = (USUAL, NEWEST["planner"])
"""The two strengths of a playtest whose players nobody has chosen: a quick one, and one that looks ahead."""
SECOND_S: Final = 300.0
"""The time for the games of the second strength: as many as fit into it, and no more than the first has."""
SECOND_UNKNOWN: Final = 20
"""Rotations of the second strength where nothing tells how long its games take here."""
_STEPS: Final = (1, 2, 3, 5, 7)
"""First digits of a number of rotations, so that it is a round one."""


class WhoField(forms.ChoiceField):
    """Two strengths, or the players chosen in the form. A form without it has chosen them."""

    def __init__(self) -> None:
        super().__init__(
            label=gettext_lazy("Who plays?"),
            required=False,
            initial=TWO,
            widget=forms.RadioSelect,
            choices=[
                (TWO, gettext_lazy("Two strengths: Greedy 3, and Planner 3 with as many games as five minutes allow")),
                ("own", gettext_lazy("Players that I choose")),
            ],
        )


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


def asked_for(owner: AbstractBaseUser, request: PlaytestRequest, given: Mapping[str, Any], key: str) -> Batch | Series:
    """The playtest of a valid form, at the strengths that it asks for. Raises Refused, LimitReached or KeyReused."""
    if given.get("who") == TWO:
        return create_two(owner=owner, request=request, idempotency_key=key)
    return create(owner=owner, request=request, strengths=given["strengths"], idempotency_key=key)


def create_two(*, owner: AbstractBaseUser, request: PlaytestRequest, idempotency_key: str) -> Series:
    """The playtest at the two usual strengths; the second one has the games that fit into its time.

    Asked for again with the same key it has as many as the first time, however quick games are by now. Raises Refused,
    LimitReached or KeyReused.
    """
    first, second = together.at_strengths(request, USUAL_STRENGTHS)
    earlier = Batch.objects.filter(owner_id=owner.pk, idempotency_key=f"{idempotency_key}/1").first()
    rotations = earlier.n_games // second.rotation_size if earlier is not None else rotations_of_second(second)
    return together.create_series(
        owner=owner,
        requests=[first, replace(second, rotations=rotations)],
        idempotency_key=idempotency_key,
        kind=SeriesKind.STRENGTHS,
    )


def rotations_of_second(request: PlaytestRequest) -> int:
    """The rotations of the second strength: a round number that fits into its time, and no more than were asked for."""
    version = request.scenario.version if request.scenario is not None else ""
    work = Work(request.game, tuple(request.agents), request.n_games, version)
    return max(1, games_of_second(work, request.rotation_size) // request.rotation_size)


def games_of_second(work: Work, rotation: int) -> int:
    """The games of the second strength, in whole rotations, where `work` is what it would have without a limit."""
    seconds = Speeds().seconds(work.game, work.agents, work.version)
    fitting = SECOND_S * game_processes() / seconds / rotation if seconds else SECOND_UNKNOWN
    return rotation * max(1, min(int(work.games) // rotation, rounded_down(fitting)))


def rounded_down(number: float) -> int:
    """A round number that is not larger: 1, 2, 3, 5, 7, 10, 20 ..."""
    tens = 1
    while number >= 10 * tens:
        tens *= 10
    return max((step * tens for step in _STEPS if step * tens <= number), default=1)


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
