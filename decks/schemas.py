"""Shapes of deck calls, for the API's description only; `reading.py` reads bodies, `representation.py` answers."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import OpenApiExample, extend_schema_field, extend_schema_serializer
from rest_framework import serializers

from decks.models import Visibility
from sandtable.games.destiny.own_formats import MOST_CARDS, MOST_COPIES, MOST_LISTED, MOST_POINTS

EXAMPLE = {
    "name": "Kylo and friend",
    "format": "starter",
    "characters": [{"code": "01011", "dice": 2}, {"code": "01002", "dice": 1}],
    "battlefield": "01168",
    "plots": [],
    "cards": {"01153": 1, "01157": 1},
}

FORMAT_EXAMPLE = {
    "name": "Kitchen table",
    "sets": ["AW", "SoR"],
    "points": 25,
    "size": 20,
    "copies": 1,
    "banned": ["01153"],
    "balance": {"01003": [12, 16]},
}


class MemberSchema(serializers.Serializer[Any]):
    code = serializers.CharField()
    dice = serializers.IntegerField(min_value=1)


class FormatContent(serializers.Serializer[Any]):
    code = serializers.CharField(required=False, help_text="Given by the service to a format that is kept.")
    name = serializers.CharField()
    sets = serializers.ListField(child=serializers.CharField(), allow_null=True, help_text="null: all sets")
    points = serializers.IntegerField(min_value=1, max_value=MOST_POINTS)
    size = serializers.IntegerField(min_value=1, max_value=MOST_CARDS)
    copies = serializers.IntegerField(min_value=1, max_value=MOST_COPIES)
    plots = serializers.BooleanField(required=False)
    downgrades = serializers.BooleanField(required=False)
    banned = serializers.ListField(child=serializers.CharField(), required=False, max_length=MOST_LISTED)
    restricted = serializers.ListField(child=serializers.CharField(), required=False, max_length=MOST_LISTED)
    pairs = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2), required=False
    )
    balance = serializers.DictField(child=serializers.ListField(child=serializers.IntegerField()), required=False)


@extend_schema_serializer(examples=[OpenApiExample("A format", {"format": FORMAT_EXAMPLE})])
class FormatWrite(serializers.Serializer[Any]):
    format = FormatContent()


class OwnFormat(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    format = FormatContent()
    digest = serializers.CharField()
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()
    url = serializers.CharField()


@extend_schema_field({"oneOf": [{"type": "string"}, {"$ref": "#/components/schemas/FormatContent"}]})
class FormatField(serializers.JSONField):
    """The code of a format the caller can choose, or a format written out."""


@extend_schema_field({"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}], "nullable": True})
class BattlefieldField(serializers.JSONField):
    """The code of a battlefield, a list of codes where there are several, or null."""


class DeckContent(serializers.Serializer[Any]):
    name = serializers.CharField()
    format = FormatField()
    characters = MemberSchema(many=True)
    battlefield = BattlefieldField(allow_null=True)
    plots = serializers.ListField(child=serializers.CharField(), required=False)
    cards = serializers.DictField(child=serializers.IntegerField(min_value=1))
    plot_dice = serializers.DictField(
        child=serializers.IntegerField(min_value=1, max_value=9),
        required=False,
        help_text="The number of an elite plot: 2 for its second point value",
    )
    backs = serializers.DictField(
        child=serializers.CharField(), required=False, help_text="The chosen back of a plot with several"
    )
    set_aside = serializers.DictField(
        child=serializers.IntegerField(min_value=1), required=False, help_text="Cards brought beside the deck, copies"
    )


@extend_schema_serializer(examples=[OpenApiExample("A deck", {"deck": EXAMPLE, "note": "First try"})])
class DeckWrite(serializers.Serializer[Any]):
    deck = DeckContent()
    note = serializers.CharField(required=False)
    visibility = serializers.ChoiceField(choices=Visibility.choices, required=False)


@extend_schema_serializer(examples=[OpenApiExample("Two formats", {"deck": EXAMPLE, "formats": ["starter", "INF"]})])
class ValidateWrite(serializers.Serializer[Any]):
    deck = DeckContent()
    formats = serializers.ListField(child=FormatField(), required=False)
    mends = serializers.BooleanField(required=False, help_text="true: with the changes that remove each problem")


class MendSchema(serializers.Serializer[Any]):
    says = serializers.CharField()
    changes = serializers.ListField(
        child=serializers.CharField(), help_text='In order, e.g. "card:01153:2": docs/decks.md lists them'
    )


IMPORT_EXAMPLE = {
    "source": "Characters:\neKylo Ren - Tormented One\nBattlefield:\nEcho Base\nEvents:\nClash x2\n",
    "format": "INF",
    "choices": {"2": "04001"},
    "save": False,
}


@extend_schema_serializer(examples=[OpenApiExample("A list from a forum", IMPORT_EXAMPLE)])
class ImportWrite(serializers.Serializer[Any]):
    # The keys are called so; a field of the framework has a `source` and a serializer a `save` too.
    source = serializers.CharField(help_text="The text, CSV or JSON as it is")  # type: ignore[assignment]
    format = serializers.CharField(required=False, help_text="For decks that name none; left out: the one that suits")
    choices = serializers.DictField(
        child=serializers.CharField(),
        required=False,
        help_text='By place of a line one of its candidates; "-": leave out',
    )
    save = serializers.BooleanField(  # type: ignore[assignment]
        required=False, help_text="Keep the decks as private ones, all or none"
    )


class ImportLine(serializers.Serializer[Any]):
    place = serializers.CharField(help_text="Number of the line, or path in the document")
    source = serializers.CharField()  # type: ignore[assignment]
    status = serializers.ChoiceField(choices=["taken", "guessed", "refused", "aside"], help_text="aside: not a card")
    why = serializers.CharField()
    code = serializers.CharField(allow_null=True)
    choice = serializers.CharField(allow_null=True, help_text="The candidate that was taken")
    candidates = serializers.ListField(child=serializers.CharField(), help_text='Such as "12054" or "12054:1,1"')
    parts = serializers.ListField(child=serializers.DictField(), help_text="The cards of a line that names several")


class ImportedFormat(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()
    reason = serializers.ChoiceField(
        choices=["named", "asked", "legal", "most_cards"],
        help_text="named in the source; asked for; the newest in which the deck is legal; has most of its cards",
    )
    cards = serializers.IntegerField(allow_null=True, help_text="Cards of the deck it has, where it was worked out")
    total = serializers.IntegerField(allow_null=True, help_text="Cards of the deck, where it was worked out")


class ImportedDeck(serializers.Serializer[Any]):
    deck = DeckContent(allow_null=True)
    format = ImportedFormat(allow_null=True)
    notes = serializers.CharField()
    tags = serializers.ListField(child=serializers.CharField())
    problems = serializers.ListField(child=serializers.CharField())
    lines = ImportLine(many=True)


class ImportReport(serializers.Serializer[Any]):
    kind = serializers.CharField(help_text="The shape that was found")
    complete = serializers.BooleanField(help_text="Every line was taken as written, or is no card")
    problems = serializers.ListField(child=serializers.CharField())
    decks = ImportedDeck(many=True)
    saved = serializers.ListField(
        child=serializers.CharField(), required=False, help_text="Ids of the decks that were made"
    )


class ProblemSchema(serializers.Serializer[Any]):
    rule = serializers.CharField()
    alias = serializers.CharField(allow_null=True)
    message = serializers.CharField()
    path = serializers.CharField(help_text='JSON pointer into the deck; "" for all of it')
    cards = serializers.ListField(child=serializers.CharField())
    measured = serializers.JSONField(allow_null=True)
    allowed = serializers.JSONField(allow_null=True)
    fix = serializers.CharField()
    mends = MendSchema(many=True, required=False, help_text="Changes that remove the problem, where asked for")


class Verdict(serializers.Serializer[Any]):
    format = serializers.CharField()
    definition = serializers.CharField(help_text="Digest of the format's definition")
    rules = serializers.CharField(help_text="The version of the rules that the format plays by")
    texts = serializers.CharField(help_text="The card texts: v1.1, or errata for those given later")
    legal = serializers.BooleanField()
    points = serializers.IntegerField()
    points_allowed = serializers.IntegerField()
    size = serializers.IntegerField()
    size_needed = serializers.IntegerField()
    problems = ProblemSchema(many=True)


class Validation(serializers.Serializer[Any]):
    results = Verdict(many=True)
    unencoded = serializers.ListField(child=serializers.CharField())


class VersionSummary(serializers.Serializer[Any]):
    version = serializers.IntegerField()
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()


class DeckSummary(serializers.Serializer[Any]):
    id = serializers.CharField()
    name = serializers.CharField()
    format = serializers.CharField(allow_null=True, help_text="null: this edition can't read the deck")
    format_name = serializers.CharField(allow_null=True)
    owner = serializers.CharField()
    visibility = serializers.ChoiceField(choices=Visibility.choices)
    version = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()
    url = serializers.CharField()


class SimilarDeck(DeckSummary):
    likeness = serializers.FloatField(help_text="Weight of the shared cards over that of all: 0 to 1")
    shared = serializers.IntegerField(help_text="Cards that both have, each copy counted")
    names = serializers.ListField(child=serializers.CharField(), help_text="The rarest of the shared cards")


class SimilarDecks(serializers.Serializer[Any]):
    decks = SimilarDeck(many=True)


class Tested(serializers.Serializer[Any]):
    games = serializers.IntegerField()
    share = serializers.FloatField(help_text="Games won, a draw as half a win: 0 to 1")
    low = serializers.FloatField(help_text="95 % interval")
    high = serializers.FloatField()


class ListedDeck(DeckSummary):
    tested = Tested(allow_null=True, help_text="The newest version in playtests you may see; null: too few games")


class DeckPage(serializers.Serializer[Any]):
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)
    results = ListedDeck(many=True)


class Deck(DeckSummary):
    digest = serializers.CharField()
    note = serializers.CharField()
    saved_at = serializers.DateTimeField()
    deck = DeckContent()
    notes = serializers.CharField(help_text="Markdown source")
    tags = serializers.ListField(child=serializers.CharField())
    legality = Verdict()
    unencoded = serializers.ListField(child=serializers.CharField())
    changed_since = serializers.ListField(
        child=serializers.CharField(), help_text="What a newer list of the format says otherwise about the deck"
    )
