"""The shape of a playtest with its result, for OpenAPI: `representation.detail` says the same in values."""

from __future__ import annotations

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers


def _counts() -> serializers.DictField:
    """An object of whole numbers, such as the games won by each side."""
    return serializers.DictField(child=serializers.IntegerField())


class IntervalSerializer(serializers.Serializer[None]):
    """An estimate with its bounds; an endless one is null."""

    value = serializers.FloatField(allow_null=True)
    low = serializers.FloatField(allow_null=True)
    high = serializers.FloatField(allow_null=True)
    confidence = serializers.FloatField()
    at_any_time = serializers.BooleanField(help_text="True: it may be read at any time while games come in.")
    games = serializers.IntegerField()


@extend_schema_field(
    {"type": "array", "items": {"oneOf": [{"$ref": "#/components/schemas/Interval"}, {"type": "null"}]}}
)
class SharesField(serializers.ListField):
    """Estimates, and null where there is none yet; the description of a list drops that by itself."""


class MemberSerializer(serializers.Serializer[None]):
    """A player of a side on which several play."""

    seat = serializers.CharField()
    agent = serializers.CharField(allow_null=True, help_text="Null where agents take every seat in turn.")
    share = IntervalSerializer(allow_null=True, help_text="Partners share the points of their side.")
    even = serializers.FloatField(help_text="Its share when no side is ahead.")
    won = serializers.IntegerField(help_text="The games that its side won.")


class TeamSerializer(serializers.Serializer[None]):
    """A side with its players."""

    side = serializers.CharField()
    members = MemberSerializer(many=True)


class PartySerializer(serializers.Serializer[None]):
    """A side of a scenario, or a place in the turn order; numbers of games are of those that it won alone."""

    side = serializers.CharField(required=False)
    turn = serializers.IntegerField(required=False, help_text="From 1; in place of `side` where all seats are alike.")
    share = IntervalSerializer(allow_null=True)
    won = serializers.IntegerField()
    ways = _counts()
    rounds = _counts()
    lost = serializers.DictField(child=serializers.FloatField(), help_text="What it lost in a game, on average.")


class AgentShareSerializer(serializers.Serializer[None]):
    """The share of an agent a game and seat."""

    agent = serializers.CharField()
    share = IntervalSerializer()


class BalanceSerializer(serializers.Serializer[None]):
    """The balance of a scenario by side or turn order; where partners play together also by player."""

    verdict = serializers.CharField()
    games = serializers.IntegerField()
    shared = serializers.IntegerField(help_text="Games that several parties won.")
    teams = TeamSerializer(many=True, help_text="Empty where every seat plays for itself.")
    sides = PartySerializer(many=True)
    turns = PartySerializer(many=True)
    agents = AgentShareSerializer(many=True, help_text="Where different agents take every seat in turn.")
    groups = serializers.DictField(help_text="Shares by what luck dealt.")
    hexes = serializers.ListField(child=serializers.DictField())


class SideSeatsSerializer(serializers.Serializer[None]):
    """The seats of one side."""

    side = serializers.CharField()
    seats = serializers.ListField(child=serializers.CharField())


class PlayedScenarioSerializer(serializers.Serializer[None]):
    """The scenario that was played, and its seats."""

    version = serializers.CharField(allow_blank=True, help_text="Empty unless it is yours.")
    label = serializers.CharField()  # type: ignore[assignment]
    sides = serializers.ListField(child=serializers.CharField(), help_text="The seats, in order.")
    teams = SideSeatsSerializer(many=True, help_text="Empty where every seat plays for itself.")
    has_sides = serializers.BooleanField()
    keeps_sides = serializers.BooleanField(help_text="False: agents take every seat in turn.")


class PlaytestVerdictSerializer(serializers.Serializer[None]):
    """The statement that the intervals allow, on sides where partners play together."""

    state = serializers.CharField()
    sentence = serializers.CharField()
    statement = serializers.CharField()
    parties = serializers.ListField(child=serializers.CharField())
    interval = IntervalSerializer(allow_null=True)
    even = serializers.FloatField(allow_null=True)
    margin = serializers.FloatField(allow_null=True)
    n = serializers.DictField()
    agents = serializers.ListField(child=serializers.CharField())
    settle_games = serializers.IntegerField()
    at_any_time = serializers.BooleanField()
    unended = serializers.DictField(allow_null=True)
    next = serializers.ListField(child=serializers.DictField())


class PlaytestSerializer(serializers.Serializer[None]):
    """A playtest and its result as far as it goes."""

    id = serializers.CharField()
    url = serializers.URLField()
    visibility = serializers.CharField()
    game = serializers.CharField()
    state = serializers.CharField()
    problem = serializers.CharField(allow_blank=True)
    sides = serializers.ListField(child=serializers.DictField(), help_text="The subjects and their agents.")
    scenario = PlayedScenarioSerializer(allow_null=True)
    games = serializers.IntegerField()
    games_done = serializers.IntegerField()
    outcomes = _counts()
    seed = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    started_at = serializers.DateTimeField(allow_null=True)
    finished_at = serializers.DateTimeField(allow_null=True)
    poll_after_ms = serializers.IntegerField(help_text="0: it is over.")
    verdict = PlaytestVerdictSerializer()
    win_rate = IntervalSerializer(allow_null=True)
    elo = IntervalSerializer(allow_null=True)
    first_player = IntervalSerializer(allow_null=True)
    shares = SharesField(help_text="Of each subject, in the order of `sides`; null before its first game.")
    pairs = serializers.DictField(allow_null=True)
    rotations = _counts()
    endings = _counts()
    balance = BalanceSerializer(allow_null=True)
    rounds = serializers.ListField(child=_counts())
    notable = serializers.ListField(child=serializers.DictField())
    stop_reason = serializers.CharField(allow_blank=True)
    digest = serializers.CharField(allow_blank=True)
    engine = serializers.DictField()
    data_version = serializers.CharField()
    played_by = serializers.DictField()
    changed_since = serializers.ListField(child=serializers.DictField())
    snapshot_hash = serializers.CharField()
    fork = serializers.DictField(allow_null=True)
