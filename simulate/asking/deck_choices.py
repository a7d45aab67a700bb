"""The decks of a form or an API call: looked up in one query, judged once, and a page of others to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from decks.models import PUBLIC_ID_LENGTH
from decks.playable import (
    Playable,
    Reference,
    format_label,
    label,
    outdated_versions,
    playable_decks,
    versions_for_playtest,
)
from decks.selectors import card_names
from decks.verdicts import renew
from sandtable.engine.problem import BadDocument, Path, Problem
from sandtable.engine.registry import all_games
from simulate.asking.choosing import PAGE_SIZE, Choice, Choices, Search, Texts, page_of
from simulate.asking.request import Judgement, Subject
from simulate.words import versions
from web.reader import Reader

GAME: Final = "destiny"
"""The game that decks are of."""


class NamedDecks:
    """The deck versions that a request names, each as "id" or "id:number"; found for one reader, all at once."""

    def __init__(self, user: Reader, references: Iterable[str]) -> None:
        read = {text: reference for text in references if (reference := read_reference(text)) is not None}
        found = versions_for_playtest(user, set(read.values()))
        self._found = {text: found[reference] for text, reference in read.items() if reference in found}
        self._subjects: dict[str, Subject] = {}

    def __contains__(self, text: object) -> bool:
        return text in self._found

    def get(self, text: str) -> Playable | None:
        """The version this text names; None when there is none for this reader."""
        return self._found.get(text)

    def subject(self, text: str) -> Subject:
        """The version as a side of a playtest, judged. Raises KeyError for a text that names none."""
        playable = self._found[text]
        if playable.reference not in self._subjects:
            self._subjects[playable.reference] = subject_of(playable)
        return self._subjects[playable.reference]

    def value_of(self, text: str) -> str:
        """The version this text names, as "id:number"; the text itself when it names none."""
        playable = self.get(text)
        return playable.reference if playable is not None else text

    def reasons(self, text: str) -> list[str]:
        """The reasons why the named version can't be played; judged only where the stored verdict gives no answer."""
        playable = self.get(text)
        if playable is None:
            return [_("There is no such deck, or it is not yours to see.")]
        if playable.is_known_playable:
            return []
        return [f"{playable.label}: {reason}" for reason in _reasons(playable)]

    def played_by(self) -> str:
        """The rules and card texts of a game of these decks, in words; empty for a game with one version of all."""
        subjects = [dict(playable.subject) for playable in self._found.values()]
        return versions(all_games()[GAME].played_by(subjects))

    def entries(self) -> list[Choice]:
        """The versions that were named, each once, to choose from."""
        named = {playable.reference: playable.label for playable in self._found.values()}
        return [Choice(reference, label, _("Chosen")) for reference, label in named.items()]


def subjects_at(
    user: Reader, sides: Sequence[tuple[Path, Mapping[str, Any]]], named: NamedDecks | None = None
) -> list[Subject]:
    """The decks that a document names at these paths, each as a "deck" and perhaps its "version".

    `named` has them already, where they were looked up. Raises BadDocument with the problems of all of them.
    """
    references = [side["deck"] + (f":{side['version']}" if "version" in side else "") for _path, side in sides]
    found = named or NamedDecks(user, references)
    problems = [
        problem.inside(path)
        for (path, _side), text in zip(sides, references, strict=True)
        for problem in _problems(found.get(text))
    ]
    if problems:
        raise BadDocument(problems)
    return [found.subject(text) for text in references]


def _problems(deck: Playable | None) -> Iterator[Problem]:
    if deck is None:
        yield Problem(_("There is no such deck, or it is not yours to see."), ("deck",), code="no_such_deck")
        return
    for problem in deck.verdict.problems:
        yield Problem(problem.message, ("deck",), rule=problem.rule or "", code="illegal_deck")
    for name in card_names(deck.verdict.unencoded):
        told = _("The engine can't play %(card)s yet.") % {"card": name}
        yield Problem(told, ("deck",), code="card_not_encoded")


def read_reference(text: str) -> Reference | None:
    """The deck and version that "id" or "id:number" names; None for any other text."""
    public_id, _colon, number = text.partition(":")
    if not public_id or len(public_id) > PUBLIC_ID_LENGTH:
        return None
    if not number:
        return public_id, None
    return (public_id, int(number)) if number.isascii() and number.isdecimal() and len(number) < 7 else None


def subject_of(playable: Playable) -> Subject:
    """A deck version as a side of a playtest, with the reasons why it can't be played."""
    judgement = Judgement(GAME, tuple(_reasons(playable)))
    return Subject(playable.label, dict(playable.subject), playable.reference, judgement)


def _reasons(playable: Playable) -> Iterator[str]:
    yield from (problem.message for problem in playable.verdict.problems)
    if playable.verdict.unencoded:
        cards = ", ".join(card_names(playable.verdict.unencoded))
        yield _("the engine can't play these cards yet: %(cards)s") % {"cards": cards}


# The list to choose from ----------------------------------------------------------------------------------------------

TEXTS: Final = Texts(
    nothing=gettext_lazy("There is no deck that can be played yet."),
    nothing_found=gettext_lazy("No deck that can be played has “%(words)s” in its name, owner or format."),
    all=ngettext_lazy("There is %(count)s deck to choose from.", "There are %(count)s decks to choose from.", "count"),
    found=ngettext_lazy(
        "%(count)s deck has “%(words)s” in its name, owner or format.",
        "%(count)s decks have “%(words)s” in their name, owner or format.",
        "count",
    ),
    part=gettext_lazy("The fields below offer %(first)s to %(last)s of them."),
    waiting=gettext_lazy("The rules have changed: more decks are judged by them when you search again."),
)


def choices(user: Reader, search: Search) -> Choices:
    """One page of the decks this reader can play, own decks first, under headings that tell their formats.

    Decks that were last judged by another edition of the rules are judged first, at most as many as a page has.
    """
    outdated = outdated_versions(user, search.words, PAGE_SIZE + 1)
    renew(outdated[:PAGE_SIZE])
    rows = playable_decks(user, search.words).values(
        "public_id", "name", "owner_id", "owner__username", "current__number", "current__snapshot__format"
    )
    page = page_of(rows, search)
    entries = [
        Choice(
            value=f"{row['public_id']}:{row['current__number']}",
            label=_label(user, row["owner_id"], row["owner__username"], label(row["name"], row["current__number"])),
            group=_group(row["owner_id"] == user.pk, format_label(row["current__snapshot__format"])),
        )
        for row in page
    ]
    return Choices(search, page, entries, TEXTS.told(search, page, len(outdated) > PAGE_SIZE))


def _group(is_own: bool, format: str) -> str:
    """The heading of decks in one format."""
    return (_("Your decks: %(format)s") if is_own else _("Public decks: %(format)s")) % {"format": format}


def _label(user: Reader, owner_id: int, owner: str, version: str) -> str:
    if owner_id == user.pk:
        return version
    return _("%(deck)s (%(owner)s)") % {"deck": version, "owner": owner}
