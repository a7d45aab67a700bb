"""The rules and card texts that games were played by, and what has changed in the formats of their decks since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.engine.registry import all_games

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

TEXTS: Final[Mapping[str, StrOrPromise]] = {
    "v1.1": gettext_lazy("card texts of rules v1.1"),
    "errata": gettext_lazy("card texts with later errata"),
}


def played_by(game: str, snapshot: dict[str, Any]) -> dict[str, str]:
    """The versions that a frozen request is played by, by kind; empty for games that have one version of everything.

    A request that names no rules is of the first ones: all games were played by these before there were others.
    """
    found = played_now(game, snapshot)
    return found and found | {"rules": str(snapshot.get("rules", all_games()[game].first_rules()))}


def played_now(game: str, snapshot: dict[str, Any]) -> dict[str, str]:
    """The versions by which a game of this request is played today: a game in progress goes on by today's rules."""
    return all_games()[game].played_by(_subjects(snapshot)) if game in all_games() else {}


def in_words(played: Mapping[str, str]) -> str:
    """The versions as a line: "v2.4, card texts with later errata"; empty where there is nothing to say."""
    texts = str(TEXTS.get(played.get("texts", ""), ""))
    return ", ".join(filter(None, (played.get("rules", ""), texts)))


def changed_since(game: str, snapshot: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The changes for the decks of a frozen request since: by the label of the deck, in sentences."""
    if game not in all_games():
        return []
    found = ((each["label"], tuple(all_games()[game].changed_since(each["subject"]))) for each in snapshot["subjects"])
    return [(label, list(says)) for label, says in dict.fromkeys(found) if says]


def warning(changed: list[tuple[str, list[str]]]) -> str:
    """A line that says whether a result holds for the lists of today; empty where nothing has changed."""
    if not changed:
        return ""
    return _("A format has a newer list. This result holds for the list that the deck was made for.")


def _subjects(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    return [each["subject"] for each in snapshot["subjects"]]
