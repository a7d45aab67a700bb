"""Serializers that take nothing but what they ask for: no unknown fields, no conversions, names made tidy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from django.db import models
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.fields import empty
from rest_framework.request import Request

from web.api.problems import Invalid, Item, items
from web.api.text import is_clean, tidy_name

UNKNOWN = _("There is no such field.")
BAD_TEXT = _("Holds a NUL or a lone surrogate.")


class StrictInteger(serializers.IntegerField):
    """A JSON whole number; "5", 5.0 and true are none."""

    def to_internal_value(self, data: Any) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return int(super().to_internal_value(str(data)))


class StrictNumber(serializers.FloatField):
    """A JSON number, as a float; "0.5" and true are none."""

    def to_internal_value(self, data: Any) -> float:
        if type(data) not in (int, float):
            self.fail("invalid")
        return float(super().to_internal_value(data))


class StrictText(serializers.CharField):
    """A JSON string; numbers are none."""

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        if not is_clean(data):
            raise ValidationError(BAD_TEXT, code="bad_character")
        return str(super().to_internal_value(data))


class StrictBoolean(serializers.BooleanField):
    """true or false; "yes" and 1 are neither."""

    def to_internal_value(self, data: Any) -> bool:
        if not isinstance(data, bool):
            self.fail("invalid", input=data)
        return data


class NameField(StrictText):
    """A name people see: NFC, no control or format characters, white space as single spaces, not empty."""

    def __init__(self, *, max_length: int = 100, **kwargs: Any) -> None:
        super().__init__(max_length=max_length, **kwargs)

    def run_validation(self, data: Any = empty) -> Any:
        """Tidied first, so that emptiness and length are about what people see."""
        if isinstance(data, str) and is_clean(data):
            data = tidy_name(data)
        return super().run_validation(data)


class _NoUnknownFields(serializers.Serializer[Any]):
    """Fields nobody asked for are errors, named together with everything else that is wrong."""

    def to_internal_value(self, data: Any) -> Any:
        errors: dict[str, Any] = {}
        value: Any = None
        try:
            value = super().to_internal_value(data)
        except ValidationError as error:
            errors = dict(error.detail) if isinstance(error.detail, dict) else {"non_field_errors": error.detail}
        if isinstance(data, Mapping):
            errors |= {str(name): [ErrorDetail(str(UNKNOWN), "unknown_field")] for name in self._unknown(data)}
        if errors:
            raise ValidationError(errors)
        return value

    def _unknown(self, data: Mapping[str, Any]) -> list[str]:
        known = {name for name, field in self.fields.items() if not field.read_only}
        return [name for name in data if name not in known]


class StrictSerializer(_NoUnknownFields):
    """The base of every serializer that reads a JSON body."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """A converting field in a strict serializer is a slip, found when the module is imported."""
        super().__init_subclass__(**kwargs)
        for name, field in getattr(cls, "_declared_fields", {}).items():
            if type(field) in _CONVERTING and not field.read_only:
                raise TypeError(f"{cls.__name__}.{name}: use {_CONVERTING[type(field)].__name__}")


_CONVERTING: dict[type, type] = {
    serializers.IntegerField: StrictInteger,
    serializers.FloatField: StrictNumber,
    serializers.CharField: StrictText,
    serializers.BooleanField: StrictBoolean,
}


class StrictModelSerializer(_NoUnknownFields, serializers.ModelSerializer[Any]):
    """The same over a model: `fields` is always a list, never "__all__"."""

    serializer_field_mapping: ClassVar[Any] = serializers.ModelSerializer.serializer_field_mapping | {
        models.AutoField: StrictInteger,
        models.BigAutoField: StrictInteger,
        models.BigIntegerField: StrictInteger,
        models.IntegerField: StrictInteger,
        models.PositiveIntegerField: StrictInteger,
        models.PositiveSmallIntegerField: StrictInteger,
        models.SmallIntegerField: StrictInteger,
        models.CharField: StrictText,
        models.TextField: StrictText,
        models.BooleanField: StrictBoolean,
    }


class QuerySerializer(_NoUnknownFields):
    """Query parameters: text that may stand for numbers, so ordinary fields; unknown ones are errors all the same.

    `cursor` and `page_size` are read by the paginator and need no field.
    """

    elsewhere: ClassVar[frozenset[str]] = frozenset({"cursor", "page_size"})

    def _unknown(self, data: Mapping[str, Any]) -> list[str]:
        return [name for name in super()._unknown(data) if name not in self.elsewhere]


S = TypeVar("S", bound=QuerySerializer)


def read_query(request: Request, serializer: type[S], **kwargs: Any) -> dict[str, Any]:
    """The checked query parameters of a request. Raises Invalid with every problem, paths like "?set"."""
    reader = serializer(data=request.query_params, **kwargs)
    problems = _repeated(request.query_params, reader)
    if not reader.is_valid():
        problems += [Item("?" + each.path.removeprefix("/"), each.code, each.message) for each in items(reader.errors)]
    if problems:
        raise Invalid(errors=problems)
    return dict(reader.validated_data)


def _repeated(query: QueryDict, reader: QuerySerializer) -> list[Item]:
    """A parameter given twice where one value is asked for: which of them counts would be a guess."""
    many = (serializers.ListField, serializers.MultipleChoiceField)
    return [
        Item(f"?{name}", "repeated", str(_("Given more than once.")))
        for name, values in query.lists()
        if len(values) > 1 and not isinstance(reader.fields.get(name), many)
    ]
