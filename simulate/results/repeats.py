"""A playtest that repeats another one: do the games agree?"""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from simulate.models import Batch
from simulate.results import selectors
from web.reader import Reader


@dataclass(frozen=True)
class Repeat:
    """The playtest that is repeated, and what a comparison of the digests shows."""

    original: Batch
    badge: str
    """"good", "bad", or "plain" where nothing can be said yet."""
    says: str


def repeat_of(batch: Batch, user: Reader) -> Repeat | None:
    """The comparison with the playtest that this one repeats; None without one that this reader may see."""
    if batch.repeats_id is None:
        return None
    original = selectors.visible_batches(user).filter(pk=batch.repeats_id).first()
    return Repeat(original, *_compared(batch, original)) if original is not None else None


def _compared(batch: Batch, original: Batch) -> tuple[str, str]:
    if not (batch.digest and original.digest):
        return "plain", _("The digests are compared when both are finished.")
    if batch.games_done != original.games_done:
        return "plain", _("One of the two stopped early or was extended, so their digests are of different games.")
    if batch.digest == original.digest:
        return "good", _("Same digest: every game went the same way, move by move.")
    if batch.engine_fingerprint != original.engine_fingerprint:
        return "plain", _("Played by another engine, so the games may differ; the digests do.")
    return "bad", _("Another digest, although the engine is the same. This should not happen; please report it.")
