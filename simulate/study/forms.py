"""Forms of pages that ask for a study: a page writes the body that the API takes, and the same judge reads it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from django import forms
from django.contrib.auth.models import AbstractBaseUser
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from rest_framework import serializers

from sandtable.engine.problem import BadDocument, Path, Problem
from simulate.asking.api import seed_of
from simulate.asking.choosing import Search, offered
from simulate.asking.forms import Asking
from simulate.study.judging import Asker, judge
from simulate.study.kinds import part
from simulate.study.services import Asked
from web.api.serializers import UNKNOWN, StrictBoolean, StrictInteger, StrictNumber, StrictSerializer

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

LONGEST_KEY: Final = 60
SENT_BY_EVERY_PAGE: Final = frozenset({"csrfmiddlewaretoken", "key", "estimate"})
_WHOLE: Final = re.compile(r"-?[0-9]{1,17}")
_NUMBER: Final = re.compile(r"-?[0-9]{1,17}(\.[0-9]{1,17})?")
_LIMITS: Final = {"min_value": "min", "max_value": "max", "max_length": "maxlength"}
"""Limits that a field of a body declares, and the attributes of a control that has them."""


def number(text: str) -> int | float | str:
    """The number that was typed; the text itself where it is none, for the judge to refuse."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _NUMBER.fullmatch(text) else text


class StudyForm(forms.Form):
    """The controls of a question. None of its fields checks anything: they give labels, controls and choices."""

    kind: ClassVar[str]
    title: StrOrPromise
    button: StrOrPromise
    places: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For a field its path in the body; one that isn't here has its own name there."""
    page_only: ClassVar[frozenset[str]] = frozenset()
    """Fields that `body` of the page translates by itself."""
    size_field: ClassVar[str] = "size"
    """The field with the sizes that one may choose from, where it has one."""
    also_sent: ClassVar[frozenset[str]] = frozenset()
    """Names that the page sends and that are no fields: its search, its buttons."""
    user: Any
    """The person who asks."""
    named: Any = None
    """The decks that are named, where the form has looked them up (`NamedDecks`)."""
    asked: Asked
    """The study, where the form is valid."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, field in self.fields.items():
            declared = self.declared(name)
            if isinstance(field.widget, forms.NumberInput | forms.TextInput):
                limits = {html: getattr(declared, limit, None) for limit, html in _LIMITS.items()}
                field.widget.attrs |= {html: value for html, value in limits.items() if value is not None}

    # The way to the body ----------------------------------------------------------------------------------------------

    def declared(self, name: str) -> serializers.Field[Any, Any, Any, Any] | None:
        """The field of the body that a field of the page fills in; None for one of the page alone."""
        found: Any = self.declaration
        for step in () if name in self.page_only else self.places.get(name, (name,)):
            found = found.fields.get(step) if isinstance(found, serializers.Serializer) else None
        return None if isinstance(found, serializers.Serializer) else found

    @cached_property
    def declaration(self) -> StrictSerializer:
        """An object with all fields of the body. It copies each of them, which takes longer than to ask for one."""
        return self.serializer()()

    def serializer(self) -> type[StrictSerializer]:
        """The declaration of all fields and their limits."""
        module: Any = part(self.kind, "judge")
        declared: type[StrictSerializer] = module.Body
        return declared

    def text(self, name: str) -> str:
        """The text that was sent, without white space at its ends."""
        value = self.data.get(name)
        return "" if value is None else str(value).strip()

    def texts(self, name: str) -> list[str]:
        """Everything that was ticked."""
        given = self.data
        return [str(each) for each in given.getlist(name) if each] if isinstance(given, MultiValueDict) else []

    def chosen(self, name: str) -> str:
        """One of the offers that only this page makes; anything else is an error of the form."""
        value = self.text(name)
        if value not in {str(option) for option, _words in offered(self, name)}:
            told = serializers.ChoiceField.default_error_messages["invalid_choice"]
            self.add_error(name, str(told).format(input=value))
        return value

    def body(self) -> dict[str, Any]:
        """The body of the API that asks the same. A control left empty is a field left out."""
        found: dict[str, Any] = {}
        for name in self.fields:
            declared = self.declared(name)
            value = self._value(name, declared) if declared is not None else None
            if value not in (None, "", []):
                put(found, self.places.get(name, (name,)), value)
        return found

    def _value(self, name: str, declared: object) -> Any:
        """The sent value in the type that the body declares; as text where it has another type."""
        if isinstance(declared, serializers.ListField):
            return self.texts(name)
        text = self.text(name)
        if isinstance(declared, StrictBoolean):
            return {"on": True}.get(text, text)
        return number(text) if isinstance(declared, StrictInteger | StrictNumber) else text

    # The judgement ----------------------------------------------------------------------------------------------------

    def _clean_fields(self) -> None:
        """Nothing: Django's own checks would be a second judge."""

    def clean(self) -> dict[str, Any]:
        """The judge's answer, each problem at its field."""
        self.show(self._of_the_frame())
        try:
            self.judge(self.body())
        except BadDocument as error:
            self.show(error.problems)
        return {}

    def judge(self, body: dict[str, Any]) -> None:
        """Keep what the judge makes of the body. Raises BadDocument."""
        asker = Asker(self.user, seed_of(self.user.pk, self.idempotency_key), self.named)
        self.asked = judge(self.kind, body, asker)

    def spec_now(self, size: str = "") -> dict[str, Any] | None:
        """The spec of the form as it stands, or in another size; None while it can't be asked."""
        before = self.data
        try:
            if size:
                given = QueryDict(mutable=True)
                given.update(before)
                given[self.size_field] = size
                self.data = given
            self.judge(self.body())
        except BadDocument:
            return None
        finally:
            self.data = before
        return self.asked.spec

    @property
    def idempotency_key(self) -> str:
        return f"form:{self.text('key')}"

    def _of_the_frame(self) -> Iterator[Problem]:
        """A key that can't be one, and names that this page does not send: the API refuses such in the same words."""
        if not 0 < len(self.text("key")) <= LONGEST_KEY:
            yield Problem(_("This form can't be told from others. Load the page again."))
        for name in self.data:
            if name not in self.fields and name not in SENT_BY_EVERY_PAGE | self.also_sent:
                yield Problem(str(UNKNOWN), (name,), code="unknown_field")

    def show(self, problems: Iterable[Problem]) -> None:
        """Put each problem to its field, or where there is none above the form."""
        for problem in problems:
            name = self.field_at(problem.path)
            where = f"{problem.where}: " if not name and problem.where else ""
            self.add_error(name or None, f"{where}{problem.message}")

    def field_at(self, path: Path) -> str:
        """The field that fills in this place of the body, or a part of it; empty where the page has none."""
        places = {name: self.places.get(name, (name,)) for name in self.fields if name not in self.page_only}
        around = [name for name, place in places.items() if path[: len(place)] == place]
        inside = [name for name, place in places.items() if path and place[: len(path)] == path]
        return next(iter([*around, *reversed(inside)]), "")


def put(body: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    """Write a value into a body, with the objects around it."""
    for step in path[:-1]:
        body = body.setdefault(step, {})
    body[path[-1]] = value


class PlainForm(StudyForm):
    """A question about something that the address names."""

    key = forms.CharField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, user: AbstractBaseUser, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})
        self.user = user
        self.fields["key"].initial = secrets.token_urlsafe(16)
        if "seed" in self.fields:
            self.fields["seed"].initial = secrets.randbelow(10**9)


class DeckForm(StudyForm, Asking):
    """A question about decks that are chosen from a list."""

    size: Any = None  # each kind has sizes of its own
    rotations: Any = None
    also_sent = frozenset(Search.FIELDS)
