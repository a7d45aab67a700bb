"""The rules and card texts that games were played by, and what has changed in the formats of their decks since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _

from sandtable.engine.registry import all_games
from simulate.words import versions

if TYPE_CHECKING:
    from simulate.models import Study


def played_by(game: str, snapshot: dict[str, Any]) -> dict[str, str]:
    """The versions that a frozen request is played by, by kind; empty for games that have one version of everything.

    A request that names no rules is of the first ones: all games were played by these before there were others.
    """
    found = played_now(game, snapshot)
    return found and found | {"rules": str(snapshot.get("rules", all_games()[game].first_rules()))}


def played_now(game: str, snapshot: dict[str, Any]) -> dict[str, str]:
    """The versions by which a game of this request is played today: a game in progress goes on by today's rules."""
    return all_games()[game].played_by(_subjects(snapshot)) if game in all_games() else {}


def of_study(study: Study) -> list[dict[str, str]]:
    """The versions by which the playtests of a study are played, each once: decks of several formats may have several.

    Reads a few words of each playtest, never its decks.
    """
    rows = study.batches.order_by().values_list("game", "snapshot__rules", *_FORMATS).distinct()
    found = [played_by(game, _in_short(rules, formats)) for game, rules, *formats in rows]
    return sorted((each for each in _each_once(found) if each), key=versions)


_FORMATS: Final = tuple(f"snapshot__subjects__{place}__subject__format" for place in range(4))
"""The places of the formats of decks in a frozen request: no game of decks has more sides."""


def _in_short(rules: str | None, formats: list[Any]) -> dict[str, Any]:
    """A frozen request with nothing but what decides how it is played."""
    subjects = [{"subject": {"format": each}} for each in formats if each is not None]
    return {"subjects": subjects} | ({"rules": rules} if rules else {})


def _each_once(found: list[dict[str, str]]) -> list[dict[str, str]]:
    return [each for place, each in enumerate(found) if each not in found[:place]]


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
