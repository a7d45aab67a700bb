"""Fields that a new installation shows: how the decks of each demo field fare against each other, by several agents.

They are played there, as the results of `simulate.results.shown` are, and shown only when their digest is the kept one.
`manage.py keep_field_results` plays them without queue and rows and keeps their digests.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from django.db import transaction

from decks.demo import FieldDeck, field_decks, field_owner, formats_with_field, stored_field_decks
from decks.playable import format_label
from sandtable.agents import NEWEST
from sandtable.playtest.fingerprint import fingerprint
from sandtable.playtest.headless import play
from simulate.asking.deck_choices import GAME
from simulate.asking.request import stable_hash
from simulate.models import Chunk, ChunkState, Study, StudyState, Visibility
from simulate.queue.work import run_chunk
from simulate.results.sharing.services import set_visibility
from simulate.results.shown import LOOK_EVERY_S, ONCE, Differs, Missing
from simulate.study.field import services
from simulate.study.field.question import GAMES_IN_A_PAIR, Member, Question, key
from simulate.study.services import create_study
from simulate.study.steering import steer

PAIRS: Final = {NEWEST["greedy"]: 10, NEWEST["planner"]: 1}
"""Pairs of games for each pairing, by agent: a game of the planner takes a hundred times as long."""
SEED: Final = 1
KEPT: Final = Path(__file__).with_name("kept_digests.json")
"""The digests by the name of their field."""
DIGITS: Final = 32


@dataclass(frozen=True)
class ShownField:
    """The demo field of a format in the hands of an agent."""

    format: str
    agent: str

    @property
    def name(self) -> str:
        return f"{self.format} {self.agent}"

    @property
    def title(self) -> str:
        """The name of its study."""
        return f"{format_label(self.format)}: the demo field, played by {self.agent}"

    def question(self) -> Question:
        """Everybody against everybody, each as often; the decks are the stored ones."""
        return self._question(stored_field_decks(self.format))

    def released(self) -> Question:
        """The same games with the decks of this release; no row is read."""
        return self._question(field_decks(self.format))

    def _question(self, decks: Iterable[FieldDeck]) -> Question:
        members = (Member(each.name, self.agent, each.source, each.subject) for each in decks)
        return Question(GAME, tuple(members), PAIRS[self.agent], SEED, is_even=True)


def shown_fields() -> list[ShownField]:
    """All of them, those that are played quickly first."""
    return [ShownField(format, agent) for agent in PAIRS for format in formats_with_field()]


@cache
def kept_digests() -> dict[str, str]:
    """The digests by the names of their fields."""
    found: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def keep(fields: Iterable[ShownField]) -> None:
    """Play these fields and keep their digests; those of fields that are none any more are dropped."""
    played = {each.name: played_digest(each.released()) for each in fields}
    names = [each.name for each in shown_fields()]
    digests = {name: digest for name, digest in (kept_digests() | played).items() if name in names}
    kept_digests.cache_clear()
    KEPT.write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def played_digest(question: Question) -> str:
    """The digest of a field, played in this process without rows."""
    requests = (question.request(each, question.pairs_each) for each in question.pairings)
    return _of_all(play(each.plan(), GAMES_IN_A_PAIR * question.pairs_each).report.games.digest for each in requests)


def study_digest(study: Study, question: Question) -> str:
    """The digest of a field that was played as a study."""
    digests = dict(study.batches.values_list("study_key", "digest"))
    return _of_all(digests.get(key(pairing), "") for pairing in question.pairings)


def _of_all(digests: Iterable[str]) -> str:
    return stable_hash(list(digests))[:DIGITS]


def key_of(shown: ShownField, digest: str) -> str:
    """The key under which its study is asked for; other games, as of another release, are another study."""
    return f"shown:{shown.format}:{shown.agent}:{digest}"


def ask(shown: ShownField, digest: str) -> Study:
    """Its study, asked for once. One that another edition of the rules began is given up. Raises Missing."""
    owner, name = field_owner(), key_of(shown, digest)
    known = Study.objects.filter(owner_id=owner.pk, idempotency_key__in=(name, name + ONCE)).first()
    if known is not None and (known.state == StudyState.DONE or known.engine_fingerprint == fingerprint(GAME)):
        return known
    Study.objects.filter(owner_id=owner.pk, idempotency_key=name).update(idempotency_key=None)
    question = shown.question()
    if missing := [member.label for member in question.members if not member.source]:
        raise Missing(f"{shown.name}: there is no deck {missing[0]}; `manage.py load_demo` makes it")
    asked = replace(services.asked(question), title=shown.title)
    return create_study(owner=owner, asked=asked, idempotency_key=name)


def play_out(study: Study) -> Study:
    """Play what is left of it, beside the workers where there are some; the study as it stands then."""
    waiting = Chunk.objects.filter(batch__study=study, state=ChunkState.QUEUED).order_by("pk")
    while Study.objects.running().filter(pk=study.pk).exists():
        played = [run_chunk(chunk_id=chunk) for chunk in list(waiting.values_list("pk", flat=True))]
        if not steer(study.pk) and not any(played):
            time.sleep(LOOK_EVERY_S)
    return Study.objects.get(pk=study.pk)


@transaction.atomic
def show(shown: ShownField, digest: str, study: Study) -> bool:
    """Let everybody see a field that was played to its end; False where it was shown before. Raises Differs."""
    if study.idempotency_key == key_of(shown, digest) + ONCE:
        return False
    found = study_digest(study, shown.question())
    if study.state != StudyState.DONE or found != digest:
        raise Differs(f"{shown.name}: {study.state}, digest {found}, not {digest}")
    Study.objects.filter(pk=study.pk).update(idempotency_key=key_of(shown, digest) + ONCE)
    set_visibility(result=study, visibility=Visibility.PUBLIC)
    return True
