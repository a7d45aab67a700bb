"""A deck, its numbered versions that never change, the draft somebody is working on, and formats of one's own."""

from __future__ import annotations

import base64
import secrets
from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from decks.notes import NOTES_LENGTH
from decks.stored import Stored, UnreadableDeck
from sandtable.games.destiny.decklist import NAME_LENGTH, DeckList
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.own_formats import read_format
from web.reader import Reader

PUBLIC_ID_LENGTH = 26
NOTE_LENGTH = 300
STEP_LENGTH = 300


class ImmutableVersion(Exception):
    """A stored version never changes; save a new one."""


def new_public_id() -> str:
    """128 random bits in 26 small letters and digits: an address nobody can guess."""
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def slug_of(name: str) -> str:
    """The readable end of a deck's address."""
    return slugify(name)[:NAME_LENGTH] or "deck"


class Visibility(models.TextChoices):
    PRIVATE = "private", _("Private")
    UNLISTED = "unlisted", _("Unlisted")
    PUBLIC = "public", _("Public")


class DeckQuerySet(models.QuerySet["Deck"]):
    def owned_by(self, user: Reader) -> DeckQuerySet:
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()

    def saved(self) -> DeckQuerySet:
        """Decks with at least one version; the others are begun in the builder and nobody else sees them."""
        return self.filter(current__isnull=False)

    def public(self) -> DeckQuerySet:
        return self.saved().filter(visibility=Visibility.PUBLIC)

    def visible_to(self, user: Reader) -> DeckQuerySet:
        """Saved decks this reader may open: their own, public ones, and unlisted ones whose address they have."""
        is_open = ~Q(visibility=Visibility.PRIVATE)
        return self.saved().filter(Q(owner_id=user.pk) | is_open if user.pk else is_open)

    def listed_for(self, user: Reader) -> DeckQuerySet:
        """Saved decks a list may show this reader: their own and public ones."""
        return self.saved().filter(Q(owner_id=user.pk) | Q(visibility=Visibility.PUBLIC)) if user.pk else self.public()


class Deck(models.Model):
    """A user's deck: a name and a line of versions.

    A deck that was begun in the builder and never saved has a draft and no version yet.
    """

    public_id = models.CharField(max_length=PUBLIC_ID_LENGTH, unique=True, default=new_public_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="decks")
    name = models.CharField(max_length=NAME_LENGTH)
    slug = models.CharField(max_length=NAME_LENGTH, editable=False)
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    notes = models.TextField(max_length=NOTES_LENGTH, blank=True, help_text=_("Markdown source."))
    tags = models.JSONField(default=list, blank=True)
    current = models.ForeignKey(
        "DeckVersion", on_delete=models.SET_NULL, null=True, blank=True, related_name="+", editable=False
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    updated_at = models.DateTimeField(auto_now=True)

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated_at", "-id"]
        constraints = [
            models.CheckConstraint(condition=Q(visibility__in=Visibility.values), name="deck_visibility_is_known"),
        ]
        indexes = [models.Index(fields=["visibility", "-updated_at"]), models.Index(fields=["owner", "-updated_at"])]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """The page of the deck; the builder while there is no version to show."""
        if not self.is_saved:
            return reverse("decks:deck-edit", args=[self.public_id])
        return reverse("decks:deck", args=[self.public_id, self.slug])

    def is_owned_by(self, user: Reader) -> bool:
        return bool(user.is_authenticated and user.pk == self.owner_id)

    @property
    def is_saved(self) -> bool:
        return self.current_id is not None

    @property
    def number(self) -> int:
        """The number of the newest version; 0 for a deck that was never saved."""
        return self.current.number if self.current else 0

    @property
    def newest(self) -> DeckVersion:
        """The current version; every saved deck has one."""
        assert self.current is not None, f"deck {self.public_id} has no version"
        return self.current


class DeckVersion(Stored, models.Model):
    """One state of a deck, for ever as it was saved, with the verdict of the rules on it."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField()
    snapshot = models.JSONField()
    digest = models.CharField(max_length=64)
    note = models.CharField(max_length=NOTE_LENGTH, blank=True)
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    # The verdict of the rules (decks/verdicts.py). Only these three fields are ever renewed, all in one UPDATE.
    verdict_edition = models.CharField(max_length=32, blank=True, editable=False, help_text=_("Empty: not judged yet."))
    verdict_problems = models.PositiveIntegerField(default=0, editable=False, help_text=_("Deck rules it breaks."))
    verdict_unencoded = models.JSONField(
        default=list, editable=False, help_text=_("Codes of cards the engine can't play yet.")
    )

    judged: object = None
    """The verdict on this version while its object lives (decks/verdicts.py); it is not stored."""

    class Meta:
        ordering = ["-number"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number"], name="one_version_of_a_number"),
            models.CheckConstraint(condition=Q(number__gte=1), name="versions_count_from_one"),
        ]

    def __str__(self) -> str:
        return f"{self.deck} v{self.number}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        if self.pk is not None:
            raise ImmutableVersion(f"version {self.number} of deck {self.deck_id} is already stored")
        super().save(*args, **kwargs)

    def get_absolute_url(self) -> str:
        return reverse("decks:deck-version", args=[self.deck.public_id, self.deck.slug, self.number])

    @property
    def readable(self) -> DeckList | None:
        """The content for a list, which shows other decks too; None when this edition can't read it."""
        try:
            return self.deck_list
        except UnreadableDeck:
            return None


class PlayedGames(models.Model):
    """The games of a deck version in one finished playtest (decks/strength.py)."""

    version = models.ForeignKey(DeckVersion, on_delete=models.CASCADE, related_name="tested")
    playtest = models.CharField(max_length=22, help_text=_("Public id of the playtest."))
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    is_public = models.BooleanField(help_text=_("Counts for everybody, not only for the owner of the playtest."))
    same_games = models.CharField(max_length=64, db_index=True, help_text=_("Equal for playtests of the same games."))
    is_repeat = models.BooleanField(default=False, help_text=_("Another playtest with the same games counts."))
    games = models.PositiveIntegerField()
    rotations = models.PositiveIntegerField(help_text=_("Groups of games that share their luck."))
    points = models.PositiveBigIntegerField(help_text=_("Of all these games; a won game brings 60."))

    class Meta:
        constraints = [models.UniqueConstraint(fields=["playtest", "version"], name="one_record_of_a_version")]

    def __str__(self) -> str:
        return f"{self.version} in {self.playtest}"


class NoticeQuerySet(models.QuerySet["Notice"]):
    def open_for(self, user: Reader) -> NoticeQuerySet:
        """The notices that the owner has not put away yet, about the newest versions of their decks."""
        open = self.filter(dismissed_at__isnull=True, number=models.F("deck__current__number"))
        return open.filter(deck__owner_id=user.pk) if user.is_authenticated else self.none()


class Notice(models.Model):
    """Tells the owner of a deck that card data or lists have changed whether it is legal (decks/notices.py)."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="notices")
    number = models.PositiveIntegerField(help_text=_("The version that was judged."))
    cause = models.CharField(max_length=60, help_text=_("The code of a newer format, or the edition that judged anew."))
    format_name = models.CharField(max_length=NAME_LENGTH)
    is_newer_list = models.BooleanField(help_text=_("The format has a newer list; the deck keeps the one it has."))
    is_legal = models.BooleanField(help_text=_("The deck is legal after the change."))
    problems = models.JSONField(default=list, help_text=_("The first reasons against the deck, as sentences."))
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    dismissed_at = models.DateTimeField(null=True, blank=True)

    objects = NoticeQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at", "-id"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "number", "cause"], name="one_notice_of_a_cause"),
        ]

    def __str__(self) -> str:
        return f"{self.deck}: {self.format_name}"


class Draft(Stored, models.Model):
    """Unsaved work on a deck: kept after every change, gone when it becomes a version."""

    deck = models.OneToOneField(Deck, on_delete=models.CASCADE, related_name="draft")
    snapshot = models.JSONField()
    base = models.PositiveIntegerField(help_text=_("Number of the version the work started from."))  # 0: none yet
    updated_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"draft of {self.deck}"


class Step(Stored, models.Model):
    """One step of the work on a deck in the builder: the content after it. Undone steps stay until the next change."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="steps")
    snapshot = models.JSONField()
    size = models.PositiveIntegerField(help_text=_("Bytes of the snapshot."))
    says = models.CharField(max_length=STEP_LENGTH, help_text=_("The step in words."))
    is_undone = models.BooleanField(default=False)
    version = models.PositiveIntegerField(null=True, help_text=_("The version that was saved with this content."))
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return self.says

    @property
    def change(self) -> str:
        """The text that the button of this step sends."""
        return f"step:{self.pk}"


class OwnFormatQuerySet(models.QuerySet["OwnFormat"]):
    def owned_by(self, user: Reader) -> OwnFormatQuerySet:
        """Formats are private: nobody else sees them, except inside the decks that were saved with them."""
        return self.filter(owner_id=user.pk) if user.is_authenticated else self.none()


class OwnFormat(models.Model):
    """A format somebody made, as it is now; a deck version keeps the definition it was saved with."""

    public_id = models.CharField(max_length=PUBLIC_ID_LENGTH, unique=True, default=new_public_id, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="own_formats")
    name = models.CharField(max_length=NAME_LENGTH)
    definition = models.JSONField()
    digest = models.CharField(max_length=64)
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    updated_at = models.DateTimeField(auto_now=True)

    objects = OwnFormatQuerySet.as_manager()

    class Meta:
        ordering = ["name", "id"]
        constraints = [models.UniqueConstraint(fields=["owner", "name"], name="one_format_of_a_name")]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("decks:format", args=[self.public_id])

    @property
    def format(self) -> Format:
        return read_format(self.definition)


class Collection(models.Model):
    """The cards and dice somebody owns, by code; nobody else sees them, except who has the link while there is one."""

    owner = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="card_collection")
    counts = models.JSONField(default=dict, help_text=_("By code the number of cards and of dice."))
    updated_at = models.DateTimeField(auto_now=True)
    share_id = models.CharField(  # noqa: DJ001  unique, so only null may stand there many times
        max_length=PUBLIC_ID_LENGTH, unique=True, null=True, editable=False, help_text=_("Null: not shared.")
    )

    def __str__(self) -> str:
        return f"collection of {self.owner}"

    @property
    def owned(self) -> dict[str, tuple[int, int]]:
        """Cards and dice by code."""
        return {code: (cards, dice) for code, (cards, dice) in self.counts.items()}
