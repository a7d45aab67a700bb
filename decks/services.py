"""Writes: what changes decks and formats. Saving an illegal deck is fine; publishing or playing it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _

from accounts import allowances
from accounts.audit import note
from accounts.models import What
from decks import selectors, steps, verdicts
from decks.compare import differences
from decks.models import NOTE_LENGTH, Deck, DeckVersion, Draft, OwnFormat, Step, Visibility, slug_of
from decks.notes import tidy_notes, tidy_tags
from decks.stored import UnreadableDeck
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import NAME_LENGTH, BadDeck, DeckList, digest, name_problem, to_json
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.own_formats import format_digest, to_document
from web.api.text import tidy_name
from web.plain_sql import Rows, insert, renew


class VersionConflict(Exception):
    """Somebody saved meanwhile: the deck is at version `current`, the work was based on `expected`. Nothing changed."""

    def __init__(self, expected: int, current: int) -> None:
        super().__init__(f"the deck is at version {current} now; this work is based on version {expected}")
        self.expected = expected
        self.current = current


class NotPublishable(Exception):
    """The deck is not legal in its own format; `problems` says why."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = problems


def clean_name(name: str) -> str:
    """The name as it is stored: composed letters, single blanks, no invisible marks. Raises BadDeck."""
    cleaned = tidy_name(name)
    if problem := name_problem(cleaned):
        raise BadDeck([Problem(problem, ("name",))])
    return cleaned


@transaction.atomic
def create_deck(
    *,
    owner: AbstractBaseUser,
    content: DeckList,
    visibility: str = Visibility.PRIVATE,
    note: str = "",
    notes: str = "",
    tags: Iterable[str] = (),
) -> Deck:
    """A new deck with this content as version 1, with notes (Markdown source) and tags as `decks.notes` keeps them.

    Raises BadDeck when the name can't be kept, NotPublishable when it should be public and isn't legal, and Full.
    """
    content = replace(content, name=clean_name(content.name))
    allowances.need(owner, "decks")
    deck = Deck(owner_id=owner.pk, name=content.name, slug=slug_of(content.name), visibility=visibility)
    deck.notes, deck.tags = tidy_notes(notes), tidy_tags(tags)
    deck.save()
    _refuse_to_show(_add_version(deck, number=1, content=content, note=note), visibility)
    return deck


@dataclass(frozen=True)
class Arriving:
    """A deck that comes from outside."""

    content: DeckList
    notes: str = ""
    tags: tuple[str, ...] = ()


@transaction.atomic
def import_decks(*, owner: AbstractBaseUser, arriving: Sequence[Arriving], note: str = "") -> list[Deck]:
    """New private decks, all of them or, where one can't be kept, none. Raises BadDeck or Full."""
    allowances.need(owner, "decks", len(arriving))
    return [
        create_deck(owner=owner, content=each.content, note=note, notes=each.notes, tags=each.tags) for each in arriving
    ]


@transaction.atomic
def describe_deck(*, deck: Deck, notes: str | None = None, tags: Iterable[str] | None = None) -> Deck:
    """Other notes or tags for a deck; None leaves them. That is no new version: they are not part of its content."""
    locked = lock(deck)
    if notes is not None:
        locked.notes = tidy_notes(notes)
    if tags is not None:
        locked.tags = tidy_tags(tags)
    locked.save(update_fields=["notes", "tags", "updated_at"])
    deck.refresh_from_db()
    return deck


@transaction.atomic
def begin_deck(*, owner: AbstractBaseUser, name: str, format: Format) -> Deck:
    """A new deck with an empty draft and no version: what is saved first becomes version 1. Raises BadDeck or Full."""
    allowances.need(owner, "decks")
    content = DeckList(clean_name(name), format, (), (), (), ())
    deck = Deck.objects.create(owner_id=owner.pk, name=content.name, slug=slug_of(content.name))
    Draft.objects.create(deck=deck, base=0, snapshot=to_json(content))
    return deck


@transaction.atomic
def save_version(*, deck: Deck, content: DeckList, expected: int, note: str = "", visibility: str = "") -> DeckVersion:
    """Store the content as the next version, and show or hide the deck when asked to. A draft stays as it is.

    The same content as now is no new version. Raises VersionConflict when `expected` is not the newest number,
    NotPublishable when the deck should become public and isn't legal; then nothing is stored.
    """
    content = replace(content, name=clean_name(content.name))
    locked = lock(deck)
    if locked.number != expected:
        raise VersionConflict(expected, locked.number)
    if locked.is_saved and locked.newest.digest == digest(content):
        version = locked.newest
    else:
        version = _add_version(locked, number=locked.number + 1, content=content, note=note)
    if visibility:
        set_visibility(deck=locked, visibility=visibility)
    deck.refresh_from_db()
    return version


@transaction.atomic
def rename_deck(*, deck: Deck, name: str) -> Deck:
    """Give the deck another name; that is a new version, because exports contain the name."""
    newest = lock(deck).newest
    save_version(deck=deck, content=replace(newest.deck_list, name=clean_name(name)), expected=newest.number)
    return deck


@transaction.atomic
def clone_deck(*, version: DeckVersion, owner: AbstractBaseUser, name: str = "") -> Deck:
    """A private copy of one version, format and all, as version 1 of a new deck."""
    content = version.deck_list
    if not name:
        name = f"{content.name[: NAME_LENGTH - 7]} (copy)"
    told = f"Copied from version {version.number}."
    source = version.deck
    return create_deck(
        owner=owner, content=replace(content, name=name), note=told, notes=source.notes, tags=source.tags
    )


@transaction.atomic
def set_visibility(*, deck: Deck, visibility: str) -> Deck:
    """Show or hide a deck. Raises NotPublishable when it should become public and isn't legal in its format."""
    locked = lock(deck)
    _refuse_to_show(locked.newest, visibility)
    _note(What.SHOWN, locked, before=locked.visibility, after=visibility)
    locked.visibility = Visibility(visibility)
    locked.save(update_fields=["visibility", "updated_at"])
    deck.refresh_from_db()
    return deck


@transaction.atomic
def delete_deck(*, deck: Deck) -> None:
    """Remove a deck with all versions. Finished playtests keep their own copy of the deck."""
    locked = lock(deck)
    _note(What.DELETED, locked, before=locked.name)
    locked.delete()


def _note(what: What, deck: Deck, before: str = "", after: str = "") -> None:
    if before != after:
        note(what, owner=deck.owner_id, kind="deck", key=deck.public_id, before=before, after=after)


@transaction.atomic
def change_draft(*, deck: Deck, change: Callable[[DeckList], DeckList], says: str = "") -> Draft:
    """Apply one change to the draft, which starts from the newest version when there is none, and note it as a step.

    The step is described by what it changed where `says` gives no other words.
    """
    return change_locked(locked=lock(deck), change=change, says=says)


def change_locked(*, locked: Deck, change: Callable[[DeckList], DeckList], says: str = "") -> Draft:
    """`change_draft` of a deck that a transaction of the caller has locked."""
    before = content_of(locked)
    after = change(before)
    if after != before:
        steps.record(locked, before, after, says or differences(before, after))
    return _keep_draft(locked, after)


@transaction.atomic
def undo(*, deck: Deck) -> Step:
    """Take the last step of the draft back, also one that led to a saved version. Raises NoStep."""
    locked = lock(deck)
    step, content = steps.back(locked, present(locked))
    _keep_draft(locked, content)
    return step


@transaction.atomic
def redo(*, deck: Deck) -> Step:
    """Make the last undone step again. Raises NoStep."""
    locked = lock(deck)
    step, content = steps.forward(locked, present(locked))
    _keep_draft(locked, content)
    return step


@transaction.atomic
def go_to_step(*, deck: Deck, pk: int) -> Step:
    """Make the content of a step the draft; later steps are undone. Raises NoStep."""
    locked = lock(deck)
    step, content = steps.to(locked, present(locked), pk)
    _keep_draft(locked, content)
    return step


@transaction.atomic
def save_draft(*, deck: Deck, name: str, expected: int, note: str = "") -> DeckVersion:
    """Make the draft (or, without one, the newest version) under this name the next version, and forget the draft.

    Raises BadDeck for a name that can't be kept and VersionConflict; the draft is still there then.
    """
    locked = lock(deck)
    content = replace(present(locked), name=clean_name(name))
    version = save_version(deck=deck, content=content, expected=expected, note=note)
    steps.note_version(locked, content, version.number)
    Draft.objects.filter(deck=locked).delete()
    return version


@transaction.atomic
def discard_draft(*, deck: Deck) -> None:
    """Forget unsaved work, which can be undone; a deck that was never saved is gone with it."""
    locked = lock(deck)
    if not locked.is_saved:
        locked.delete()
        return
    with suppress(UnreadableDeck):  # what can't be read can be thrown away, but not brought back
        before, after = present(locked), locked.newest.deck_list
        if before != after:
            steps.record(locked, before, after, _("Unsaved changes discarded"))
    Draft.objects.filter(deck=locked).delete()


def present(deck: Deck) -> DeckList:
    """The content of the draft, or of the newest version without one. Raises UnreadableDeck."""
    return content_of(selectors.with_draft(deck))


def content_of(deck: Deck) -> DeckList:
    """The same of a deck whose draft was read together with it (`lock`, `selectors.changeable_deck`)."""
    draft: Draft | None = getattr(deck, "draft", None)
    return draft.deck_list if draft else deck.newest.deck_list


def _keep_draft(locked: Deck, content: DeckList) -> Draft:
    draft: Draft | None = getattr(locked, "draft", None)
    if draft is None:
        draft = Draft(deck=locked, base=locked.number, snapshot=to_json(content))
        insert(draft)
    else:
        draft.snapshot = to_json(content)
        renew(draft, "snapshot", "updated_at")
    return draft


def lock(deck: Deck) -> Deck:
    """The row as it is now with its newest version and its draft, held until the transaction ends.

    Raises Deck.DoesNotExist when it was deleted.
    """
    return _whole(_DECK.locked(deck.pk))


def lock_own(owner: AbstractBaseUser, public_id: str) -> Deck:
    """`lock` of one of the decks of this person. Raises Deck.DoesNotExist also for a deck of somebody else."""
    found = _whole(_OWN_DECK.locked(public_id, owner.pk))
    found.owner = owner  # type: ignore[assignment]
    return found


def _whole(found: Deck | None) -> Deck:
    if found is None:
        raise Deck.DoesNotExist
    return selectors.with_draft(selectors.with_newest(found))


_DECK: Final = Rows(Deck, "id = %s")
_OWN_DECK: Final = Rows(Deck, "public_id = %s AND owner_id = %s")


def _refuse_to_show(version: DeckVersion, visibility: str) -> None:
    """Raises NotPublishable when a version that isn't legal in its format should be public."""
    if visibility != Visibility.PUBLIC or verdicts.is_known_legal(version):
        return
    if found := verdicts.judge_snapshot(version.snapshot).problems:
        raise NotPublishable(found)


def _add_version(deck: Deck, *, number: int, content: DeckList, note: str) -> DeckVersion:
    """Store a version with its verdict; it is judged here, once."""
    verdict = verdicts.judge(content)
    version = DeckVersion(
        deck=deck,
        number=number,
        snapshot=to_json(content),
        digest=digest(content),
        note=note[:NOTE_LENGTH],
        **verdicts.as_fields(verdict),
    )
    version.judged = verdict
    version.save()
    deck.current = version
    deck.name, deck.slug = content.name, slug_of(content.name)
    deck.save()
    return version


# Formats of one's own -------------------------------------------------------------------------------------------------

MOST_FORMATS = 100
"""Formats one person can keep."""


class FormatRefused(Exception):
    """The format can't be kept beside the others of its owner; the text says why. Nothing changed."""


class FormatConflict(Exception):
    """The format was changed since the caller read it. Nothing changed."""


@transaction.atomic
def create_format(*, owner: AbstractBaseUser, definition: Format) -> OwnFormat:
    """A new private format; its id becomes the code of the definition. Raises FormatRefused."""
    if OwnFormat.objects.owned_by(owner).count() >= MOST_FORMATS:
        raise FormatRefused(f"you have {MOST_FORMATS} formats; delete one first")
    return _keep_format(OwnFormat(owner_id=owner.pk), definition)


@transaction.atomic
def change_format(*, own: OwnFormat, definition: Format, expected: str) -> OwnFormat:
    """Another definition for a format; saved decks and playtests keep the one they have.

    `expected` is the digest the work started from. Raises FormatConflict and FormatRefused.
    """
    locked = OwnFormat.objects.select_for_update().get(pk=own.pk)
    if locked.digest != expected:
        raise FormatConflict(f"format {own.public_id} was changed meanwhile")
    _keep_format(locked, definition)
    own.refresh_from_db()
    return own


@transaction.atomic
def delete_format(*, own: OwnFormat) -> None:
    """Remove a format. Decks that were built for it keep their copy of the definition."""
    note(What.DELETED, owner=own.owner_id, kind="format", key=own.public_id, before=own.name)
    own.delete()


def _keep_format(own: OwnFormat, definition: Format) -> OwnFormat:
    kept = replace(definition, code=own.public_id, name=clean_name(definition.name))
    own.name, own.definition, own.digest = kept.name, to_document(kept), format_digest(kept)
    try:
        with transaction.atomic():
            own.save()
    except IntegrityError:
        raise FormatRefused(f"you have another format called {kept.name}") from None
    return own
