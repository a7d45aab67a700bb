"""From a deck and some cards to a contest, and from its end to a new version of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.utils.translation import gettext as _

from decks import services as decks
from decks.models import NOTE_LENGTH, Deck
from decks.playable import Playable, versions_for_playtest
from decks.selectors import demo_field
from decks.slots import name_of, same_card, with_card
from decks.stored import read_stored
from decks.verdicts import judge_snapshot
from simulate.asking.deck_choices import GAME, read_reference
from simulate.asking.problems import most_games
from simulate.models import Study
from simulate.queue import control
from simulate.study.best_card.question import MOST_CANDIDATES, Question, Side, read
from simulate.study.services import Asked
from web.reader import Reader

KIND: Final = "best_card"
FIELD: Final = "field"
"""The name of all decks that come with the game, as opponents."""


@dataclass(frozen=True)
class Wanted:
    """A contest, as form and API send it."""

    removed: str
    cards: Sequence[str]
    """Codes."""
    opponent: str
    agent: str
    pairs: int
    final_pairs: int
    seed: int


def opponents_of(wanted: str, format: object) -> tuple[Side, ...]:
    """The deck of this name in the demo field of a format, or all of them. Raises KeyError for an unknown name."""
    known = demo_field(format)
    named = known if wanted == FIELD else {wanted: known[wanted]}
    return tuple(Side(name, subject) for name, subject in named.items())


def problems_of(playable: Playable, wanted: Wanted) -> list[str]:
    """Every reason against a contest: too few or too many cards, and every candidate deck that breaks a rule."""
    cards = candidates_of(wanted)
    if wanted.cards and not cards:
        return [_("The place has this card now. Name other ones.")]
    if not 1 <= len(cards) <= MOST_CANDIDATES:
        return [_("Give 1 to %(most)s cards; now there are %(n)s.") % {"most": MOST_CANDIDATES, "n": len(cards)}]
    found = _too_many(wanted)
    for code in cards:
        verdict = judge_snapshot(with_card(dict(playable.subject), code, wanted.removed))
        reasons = [problem.message for problem in verdict.problems]
        if verdict.unencoded:
            reasons.append(_("the engine can't play every card of it yet"))
        found += [f"{name_of(code)}: {reason}" for reason in reasons]
    return found


def candidates_of(wanted: Wanted) -> list[str]:
    """The codes of the cards that compete with the present one; of several prints of a card the first."""
    by_card = {same_card(code): code for code in reversed(wanted.cards)}
    if wanted.removed:
        by_card.pop(same_card(wanted.removed), None)
    return [code for code in dict.fromkeys(wanted.cards) if code in by_card.values()]


def _too_many(wanted: Wanted) -> list[str]:
    """The problem of a playtest that is longer than this service plays; three or more share the pairs of the search."""
    if 2 * max(wanted.pairs // 3, wanted.final_pairs) <= most_games():
        return []
    return [_("A playtest has at most %(most)s games here; choose fewer pairs.") % {"most": most_games()}]


def question(playable: Playable, wanted: Wanted) -> Question:
    """The question about a deck whose candidates break no rule."""
    snapshot = dict(playable.subject)
    deck = Side(playable.label, snapshot, playable.reference, wanted.removed)
    cards = candidates_of(wanted)
    changed = [Side(name_of(code), with_card(snapshot, code, wanted.removed), card=code) for code in cards]
    present = [Side(name_of(wanted.removed), snapshot, playable.reference, wanted.removed)] if wanted.removed else []
    return Question(
        game=GAME,
        deck=deck,
        removed=wanted.removed,
        candidates=(*present, *changed),
        opponents=opponents_of(wanted.opponent, playable.subject.get("format")),
        agent=wanted.agent,
        pairs=wanted.pairs,
        final_pairs=wanted.final_pairs,
        seed=wanted.seed,
    )


def asked(question: Question) -> Asked:
    """The study that answers a question."""
    title = _("Best card for %(deck)s") % {"deck": question.deck.label}
    return Asked(KIND, title, question.game, question.as_json())


def find_deck(user: Reader, text: str) -> Playable | None:
    """The deck version that "id" or "id:number" names; None where this reader sees none."""
    reference = read_reference(text)
    return versions_for_playtest(user, [reference]).get(reference) if reference is not None else None


@transaction.atomic
def open_version(*, study: Study, reader: AbstractBaseUser) -> Deck:
    """The deck with the best card, as the next version of the reader's own deck, or as a new deck of theirs.

    A second call changes nothing where it is the newest version already. Raises control.NotPossible,
    decks.services.VersionConflict or NotPublishable.
    """
    verdict, asked_about = study.result.get("verdict"), read(study.spec)
    if not verdict:
        raise control.NotPossible(_("The contest is not over yet."))
    best = asked_about.candidates[verdict["best"]]
    content = read_stored(best.subject)
    note = note_of(study, best)
    public_id = asked_about.deck.source.partition(":")[0]
    own = Deck.objects.filter(public_id=public_id, owner_id=reader.pk).first()
    if own is not None:
        decks.save_version(deck=own, content=content, expected=own.number, note=note)
        return own
    made = Deck.objects.filter(owner_id=reader.pk, current__note=note).first()
    return made or decks.create_deck(owner=reader, content=content, note=note)


def note_of(study: Study, best: Side) -> str:
    """The note of the new version, with the address of the contest."""
    told = _("Best card: %(card)s, see %(address)s")
    return (told % {"card": best.label[:150], "address": study.get_absolute_url()})[:NOTE_LENGTH]


def candidates_as_json(study: Study) -> list[dict[str, Any]]:
    """Code and name of each candidate, in the order of the result's numbers."""
    return [{"card": each.card, "name": each.label} for each in read(study.spec).candidates]
