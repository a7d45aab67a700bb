"""Cards as people browse them: facts, where each card may be played, and the texts a user brought along.

Facts come from `sandtable.games.destiny.facts` by way of `loading.load_catalog`; nothing else writes them. Printed
texts are the user's own and live in their own table, so that facts stay clean.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from django.core.validators import RegexValidator
from django.db import models
from django.db.models import Exists, OuterRef, Q
from django.urls import reverse
from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from catalog.dice_words import side_in_words
from catalog.saved_search import SavedSearch as SavedSearch  # Django finds an app's models here
from sandtable.games.destiny.facts import SYMBOLS, Side
from web.plain_sql import Rows

CODE = r"^[0-9]{5,6}[A-Z]?$"
"""Shape of a card code: set position and number, a letter for the sides of a two-sided card (ux.md 2.1)."""


class CardType(models.TextChoices):
    CHARACTER = "character", _("Character")
    UPGRADE = "upgrade", _("Upgrade")
    DOWNGRADE = "downgrade", _("Downgrade")
    SUPPORT = "support", _("Support")
    EVENT = "event", _("Event")
    BATTLEFIELD = "battlefield", _("Battlefield")
    PLOT = "plot", _("Plot")


class Color(models.TextChoices):
    BLUE = "blue", _("Blue")
    RED = "red", _("Red")
    YELLOW = "yellow", _("Yellow")
    GREEN = "green", _("Green")
    GRAY = "gray", _("Gray")


class Affiliation(models.TextChoices):
    HERO = "hero", _("Hero")
    VILLAIN = "villain", _("Villain")
    NEUTRAL = "neutral", _("Neutral")


class Rarity(models.TextChoices):
    STARTER = "S", _("Starter")
    COMMON = "C", _("Common")
    UNCOMMON = "U", _("Uncommon")
    RARE = "R", _("Rare")
    LEGENDARY = "L", _("Legendary")


class CardSet(models.Model):
    """One published set."""

    code = models.CharField(max_length=8, primary_key=True)
    name = models.CharField(max_length=80)
    position = models.PositiveSmallIntegerField(help_text=_("Order of release lines; cards sort by it"))
    cycle = models.CharField(max_length=80)
    released = models.DateField()
    size = models.PositiveSmallIntegerField(help_text=_("Number of cards the publisher states"))
    maker = models.CharField(max_length=80, blank=True, help_text=_("The fan project that made it; empty: official"))

    class Meta:
        ordering = ["position"]
        verbose_name = _("set")

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("catalog:set", kwargs={"code": self.code})


class Subtype(models.Model):
    """A word like Jedi or weapon that other cards refer to."""

    code = models.CharField(max_length=24, primary_key=True)
    name = models.CharField(max_length=40)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name


class PointValues(models.Model):
    """The points of a character or plot, by number of its dice; null where there is no such value."""

    points_1 = models.SmallIntegerField(_("points with one die"), null=True, blank=True)
    points_2 = models.SmallIntegerField(_("points with two dice"), null=True, blank=True)
    points_3 = models.SmallIntegerField(_("points with three dice"), null=True, blank=True)

    class Meta:
        abstract = True

    @property
    def points(self) -> tuple[int, ...]:
        """Values by number of dice: `(10, 13)` is 10 with one die, 13 with two; `()` for a card without points."""
        return tuple(value for value in (self.points_1, self.points_2, self.points_3) if value is not None)

    @property
    def points_text(self) -> str:
        """As printed: "10/13"."""
        return "/".join(map(str, self.points))


class CardQuerySet(models.QuerySet["Card"]):
    """Filters and orders of cards."""

    def legal_in(self, format: str) -> CardQuerySet:
        """Cards a deck of this format may hold; restricted ones too."""
        return self.filter(self._stands(format) & ~self._stands(format, Standing.Status.BANNED))

    def restricted_in(self, format: str) -> CardQuerySet:
        return self.filter(self._stands(format, Standing.Status.RESTRICTED))

    def banned_in(self, format: str) -> CardQuerySet:
        return self.filter(self._stands(format, Standing.Status.BANNED))

    def with_die(self) -> CardQuerySet:
        return self.filter(has_die=True)

    def in_printed_order(self) -> CardQuerySet:
        """Order by set, then by number; the two sides of a card stand together."""
        return self.order_by("card_set__position", "position", "code")

    def for_listing(self) -> CardQuerySet:
        """Fetch everything that a row of a list shows, in a fixed number of queries."""
        return self.select_related("card_set").prefetch_related("sides", "subtypes")

    @staticmethod
    def _stands(format: str, *statuses: str) -> Exists:
        rows = Standing.objects.filter(card=OuterRef("pk"), format_id=format)
        return Exists(rows.filter(status__in=statuses) if statuses else rows)


class Card(PointValues):
    """The facts printed on a card, except its text."""

    code = models.CharField(max_length=7, primary_key=True, validators=[RegexValidator(CODE)])
    card_set = models.ForeignKey(CardSet, on_delete=models.PROTECT, related_name="cards", verbose_name=_("set"))
    position = models.PositiveSmallIntegerField(help_text=_("Number in the set"))
    name = models.CharField(max_length=80)
    subtitle = models.CharField(max_length=80, blank=True)
    type = models.CharField(max_length=12, choices=CardType)
    color = models.CharField(max_length=8, choices=Color)
    affiliation = models.CharField(max_length=8, choices=Affiliation)
    rarity = models.CharField(max_length=1, choices=Rarity)
    is_unique = models.BooleanField()
    health = models.PositiveSmallIntegerField(null=True, blank=True)
    cost = models.PositiveSmallIntegerField(null=True, blank=True)
    subtypes = models.ManyToManyField(Subtype, related_name="cards", blank=True)
    deck_limit = models.PositiveSmallIntegerField()
    has_die = models.BooleanField()
    has_errata = models.BooleanField()
    is_flip_card = models.BooleanField()
    reprint_of = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True, related_name="reprints")
    parallel_die = models.ForeignKey(
        "self", on_delete=models.PROTECT, null=True, blank=True, related_name="parallel_dice_of"
    )
    search_name = models.CharField(max_length=80, help_text=_("Name without case and accents"), editable=False)
    search_subtitle = models.CharField(max_length=80, blank=True, editable=False)
    acronym = models.CharField(max_length=24, db_index=True, blank=True, editable=False)
    fingerprint = models.CharField(max_length=32, editable=False, help_text=_("Hash of everything said about the card"))
    updated_at = models.DateTimeField(editable=False)

    objects = CardQuerySet.as_manager()

    class Meta:
        ordering = ["card_set__position", "position", "code"]
        indexes: ClassVar = [
            models.Index(fields=["card_set", "position"]),
            models.Index(fields=["type", "color", "cost"]),
            models.Index(fields=["search_name"]),
        ]
        constraints: ClassVar = [
            models.CheckConstraint(condition=Q(code__regex=CODE), name="card_code_has_its_shape"),
            models.CheckConstraint(condition=Q(type__in=CardType.values), name="card_type_is_known"),
            models.CheckConstraint(condition=Q(color__in=Color.values), name="card_color_is_known"),
            models.CheckConstraint(condition=Q(affiliation__in=Affiliation.values), name="card_affiliation_is_known"),
            models.CheckConstraint(condition=Q(rarity__in=Rarity.values), name="card_rarity_is_known"),
            models.CheckConstraint(condition=Q(position__gte=1), name="card_position_starts_at_one"),
            models.CheckConstraint(condition=Q(deck_limit__gte=1), name="card_deck_limit_is_positive"),
            models.CheckConstraint(condition=~Q(name=""), name="card_has_a_name"),
            models.CheckConstraint(
                condition=~Q(type=CardType.CHARACTER) | Q(health__isnull=False, health__gte=1),
                name="card_character_has_health",
            ),
            models.CheckConstraint(
                condition=Q(points_2__isnull=True) | Q(points_1__isnull=False), name="card_points_start_with_one_die"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.full_name} ({self.code})"

    def get_absolute_url(self) -> str:
        return reverse("catalog:card", kwargs={"code": self.code, "slug": self.slug})

    @property
    def full_name(self) -> str:
        """Title and subtitle: "Kylo Ren, Vader's Disciple"."""
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name

    @property
    def side_facts(self) -> list[Side]:
        """The sides of its die in printed order; none for a card without one."""
        return [side.facts for side in self.sides.all()]

    @property
    def slug(self) -> str:
        return slugify(self.name) or "card"


class DieSide(models.Model):
    """One side of a card's die (DST-DIE-01)."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="sides")
    number = models.PositiveSmallIntegerField(help_text=_("0 to 5, in printed order"))
    symbol = models.CharField(max_length=2, choices=[(code, word) for code, word in SYMBOLS.items()])
    value = models.PositiveSmallIntegerField(default=0, help_text=_("0 for blanks, plain specials and X"))
    is_modifier = models.BooleanField(default=False)
    is_x = models.BooleanField(default=False)
    cost = models.PositiveSmallIntegerField(default=0, help_text=_("Resources to resolve it"))
    indirect_cost = models.PositiveSmallIntegerField(default=0, help_text=_("Indirect damage to resolve it"))

    class Meta:
        ordering = ["card", "number"]
        indexes: ClassVar = [models.Index(fields=["symbol", "value"])]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["card", "number"], name="side_number_once_per_card"),
            models.CheckConstraint(condition=Q(number__lte=5), name="side_number_is_one_of_six"),
            models.CheckConstraint(condition=Q(symbol__in=list(SYMBOLS)), name="side_symbol_is_known"),
            models.CheckConstraint(condition=~Q(symbol="-") | Q(value=0, cost=0), name="side_blank_has_no_value"),
            models.CheckConstraint(condition=Q(is_x=False) | Q(value=0), name="side_x_has_no_value"),
        ]

    def __str__(self) -> str:
        return str(self.facts)

    @property
    def facts(self) -> Side:
        return Side(self.symbol, self.value, self.is_modifier, self.cost, self.indirect_cost, self.is_x)

    @property
    def in_words(self) -> str:
        """ "2 ranged damage, costs 1 resource": the text for readers without pictures."""
        return side_in_words(self.facts)


class Format(models.Model):
    """A format of the game: its sets and limits. The lists of cards are `Standing` rows."""

    code = models.CharField(max_length=40, primary_key=True)
    name = models.CharField(max_length=80)
    community = models.CharField(max_length=24, blank=True, help_text=_("The community's code; one for all dates"))
    since = models.CharField(max_length=10, blank=True, help_text=_("Date of the release that brought it"))
    until = models.CharField(max_length=10, blank=True, help_text=_("Date of the release without it; empty: today's"))
    position = models.PositiveSmallIntegerField()
    points = models.PositiveSmallIntegerField(help_text=_("Most points a team may cost"))
    size = models.PositiveSmallIntegerField(help_text=_("Cards in a deck"))
    copies = models.PositiveSmallIntegerField(help_text=_("Most copies of one title"))
    has_plots = models.BooleanField()
    has_downgrades = models.BooleanField()
    sets = models.ManyToManyField(CardSet, related_name="formats")

    class Meta:
        ordering = ["position"]

    def __str__(self) -> str:
        return self.name

    @property
    def word(self) -> str:
        """The word for it in queries: `legal:inf` is today's list, `legal:inf-2021` an earlier one."""
        community = self.community or self.code
        return f"{community}-{self.since}" if self.until else community


class Standing(PointValues):
    """A card in a format: its status and its points there. A card without a row is not part of the format."""

    class Status(models.TextChoices):
        LEGAL = "legal", _("legal")
        RESTRICTED = "restricted", _("restricted")
        BANNED = "banned", _("banned")

    format = models.ForeignKey(Format, on_delete=models.CASCADE, related_name="standings")
    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="standings")
    status = models.CharField(max_length=10, choices=Status, default=Status.LEGAL)
    is_rebalanced = models.BooleanField(default=False, help_text=_("The points differ from the printed ones"))

    class Meta:
        ordering = ["format__position"]
        indexes: ClassVar = [models.Index(fields=["format", "status"])]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["card", "format"], name="standing_once_per_card_and_format"),
            models.CheckConstraint(
                condition=Q(status__in=["legal", "restricted", "banned"]), name="standing_status_is_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.card_id} in {self.format_id}: {self.status}"


class RestrictedPair(models.Model):
    """Two cards that may not be in one deck of a format."""

    format = models.ForeignKey(Format, on_delete=models.CASCADE, related_name="restricted_pairs")
    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="restricted_pairs")
    other = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["format", "card", "other"], name="pair_once_per_format"),
            models.CheckConstraint(condition=~Q(card=models.F("other")), name="pair_is_of_two_cards"),
        ]

    def __str__(self) -> str:
        return f"{self.card_id} and {self.other_id} in {self.format_id}"


class PrintedText(models.Model):
    """The sentences printed on a card, imported from a file the user owns (`manage.py import_cards`)."""

    card = models.OneToOneField(Card, on_delete=models.CASCADE, primary_key=True, related_name="printed")
    text = models.TextField(blank=True)
    flavor = models.TextField(blank=True)
    illustrator = models.CharField(max_length=120, blank=True)
    search_text = models.TextField(blank=True, editable=False)
    updated_at = models.DateTimeField(editable=False)

    class Meta:
        verbose_name = _("printed text")

    def __str__(self) -> str:
        return f"printed text of {self.card_id}"


class CatalogState(models.Model):
    """The state of the loaded data: one row, written by the services together with the data."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    data_version = models.CharField(max_length=16, help_text=_("Hash of the data files"))
    revision = models.PositiveIntegerField(default=0, help_text=_("Counts every change, imports of texts too"))
    loaded_at = models.DateTimeField()
    """Time of the last load or import that changed something."""

    class Meta:
        constraints: ClassVar = [models.CheckConstraint(condition=Q(id=1), name="catalog_state_is_one_row")]

    def __str__(self) -> str:
        return f"cards {self.data_version}, revision {self.revision}"

    @classmethod
    def current(cls) -> CatalogState | None:
        """The state; None before the first load."""
        return _STATE.first()

    def as_dict(self) -> dict[str, Any]:
        return {"data_version": self.data_version, "revision": self.revision, "loaded_at": self.loaded_at}


_STATE: Final = Rows(CatalogState, "id = 1")
