"""All that is stored of a person, as lines of JSON: each is one row, as Django writes it.

Rows are theirs where they name the person, or belong to a row of theirs and would be deleted with it. What names
somebody else too (another person at one's table, another person's games with one's deck) is left out, and so is what a
row calls secret (`secret_fields`: a game that goes on does not tell its seed).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

from django.contrib.auth import get_user_model
from django.contrib.auth.models import AbstractBaseUser
from django.core import serializers
from django.db.models import CASCADE, Model, Q, QuerySet
from django.utils.translation import gettext_lazy

Kind = type[Model]
SECRET: Final = {"password", "digest", "form_key", "lease_token", "share_id"}
"""Fields that open something. A digest does so in rows of the account alone; elsewhere it is that of games or decks."""
WORDS: Final = {
    "accounts.AccessToken": gettext_lazy("access tokens"),
    "decks.OwnFormat": gettext_lazy("formats"),
    "simulate.Batch": gettext_lazy("playtests"),
    "simulate.SeatedGame": gettext_lazy("games at a table"),
    "simulate.Series": gettext_lazy("series of playtests"),
}
"""The names of things, in the plural, where people know them by others than the programs do."""
AT_ONCE: Final = 200
"""Rows that are in memory at a time."""


def lines(user: AbstractBaseUser) -> Iterator[str]:
    """The rows of this person, a line each: `{"model": "decks.deck", "pk": 3, "fields": {...}}`."""
    yield from _lines(get_user_model()._default_manager.filter(pk=user.pk))
    for kind, paths in sorted(paths_to(get_user_model()).items(), key=lambda each: each[0]._meta.label):
        yield from _lines(rows_of(user, kind, paths))


def things(user: AbstractBaseUser) -> str:
    """The things with an address of their own that belong to this person, counted: "decks: 2, playtests: 1"."""
    told = []
    for kind, field, on_delete in _that_name(get_user_model()):
        if on_delete is CASCADE and hasattr(kind, "public_id"):
            number = kind._default_manager.filter(**{field: user.pk}).count()
            told += [f"{WORDS.get(kind._meta.label, kind._meta.verbose_name_plural)}: {number:,}"] if number else []
    return ", ".join(sorted(told))


def rows_of(user: AbstractBaseUser, kind: Kind, paths: list[str]) -> QuerySet[Any]:
    """The rows of one kind that one of these paths leads to, without those that name somebody else."""
    mine = Q()
    for path in paths:
        mine |= Q(**{path: user.pk})
    found = kind._default_manager.filter(pk__in=kind._default_manager.filter(mine).order_by().values("pk"))
    for field in _people(kind):
        found = found.filter(Q(**{field: user.pk}) | Q(**{f"{field}__isnull": True}))
    return found.order_by("pk")


def paths_to(person: Kind) -> dict[Kind, list[str]]:
    """For each kind of row the ways, as in a filter, that lead from it to the account."""
    found: dict[Kind, list[str]] = defaultdict(list)
    to_do = [(kind, field, frozenset([person])) for kind, field, _on_delete in _that_name(person)]
    while to_do:
        kind, path, seen = to_do.pop()
        found[kind].append(path)
        for part, field, on_delete in _that_name(kind):
            if on_delete is CASCADE and part not in seen | {kind}:
                to_do.append((part, f"{field}__{path}", seen | {kind}))
    return dict(found)


def _that_name(kind: Kind) -> Iterator[tuple[Kind, str, Any]]:
    """The kinds of row that refer to this one, with the field and what becomes of them when it is deleted."""
    for relation in kind._meta.get_fields(include_hidden=True):
        is_reference = relation.auto_created and not relation.concrete and (relation.one_to_many or relation.one_to_one)
        if is_reference:
            yield relation.related_model, relation.field.name, relation.on_delete  # type: ignore[union-attr,misc]


def _people(kind: Kind) -> Iterator[str]:
    """The fields of a kind that name an account."""
    person = get_user_model()
    yield from (field.name for field in kind._meta.concrete_fields if field.related_model is person)


def _lines(rows: QuerySet[Any]) -> Iterator[str]:
    hidden = _hidden_of(rows.model)
    names = [field.name for field in rows.model._meta.get_fields() if field.concrete and field.name not in hidden]
    for row in rows.iterator(chunk_size=AT_ONCE):
        secret = getattr(row, "secret_fields", ())
        yield serializers.serialize("jsonl", [row], fields=[name for name in names if name not in secret])


def _hidden_of(kind: Kind) -> set[str]:
    """The fields of a kind that are in nobody's file. What a second factor holds opens the account."""
    match kind._meta.app_label:
        case "accounts" | "auth":
            return SECRET
        case "mfa":
            return SECRET | {"data"}
        case _:
            return SECRET - {"digest"}
