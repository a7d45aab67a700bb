"""The pages of the scenario or the decks that a game is played with, so far as a reader may open them."""

from __future__ import annotations

from collections.abc import Iterator

from decks.models import Deck
from scenarios.selectors import visible_versions
from simulate.models import PERSON, SeatedGame
from web.reader import Reader


def sources_of(game: SeatedGame, reader: Reader, own: int) -> list[tuple[str, str]]:
    """Labels with addresses: the scenario, or the decks of this seat and of the agents; never those of other people."""
    return [*_scenario(game, reader), *_decks(game, reader, own)]


def _scenario(game: SeatedGame, reader: Reader) -> Iterator[tuple[str, str]]:
    if number := game.snapshot.get("scenario_version"):
        version = visible_versions(reader).filter(public_id=number).first()
        if version is not None:
            yield version.scenario.title, version.scenario.get_absolute_url()


def _decks(game: SeatedGame, reader: Reader, own: int) -> Iterator[tuple[str, str]]:
    subjects = game.snapshot["subjects"]
    found: dict[str, str] = {}
    for seat, (subject, player) in enumerate(zip(game.plan().seating(game.number), game.players, strict=True)):
        deck = str(subjects[subject].get("source", "")).partition(":")[0]
        if deck and (seat == own or player != PERSON):
            found.setdefault(deck, subjects[subject]["label"])
    for each in Deck.objects.visible_to(reader).filter(public_id__in=found):
        yield found[each.public_id], each.get_absolute_url()
