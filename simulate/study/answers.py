"""The answer of a study in sentences and its next steps: page, API and text to paste all say the same from here.

The `page.py` of each kind has `answer(study)`, an `Answer`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from simulate.models import Study
from simulate.results.next_links import Link
from simulate.study.kinds import part
from web.reader import Reader

MOST_NAMED: Final = 4
"""Names that a sentence lists before it counts the others."""


@dataclass(frozen=True)
class Answer:
    """Everything that is said of a study as far as it goes."""

    paragraphs: Sequence[tuple[str, str]]
    """Each with a sentence that stands out, and what rests of it."""
    next: Sequence[Link]
    badge: str = ""
    """The kind of badge; empty for none."""
    state: str = ""
    """The word of the badge."""

    @property
    def statement(self) -> str:
        """The answer without the next steps."""
        return " ".join(filter(None, (part for paragraph in self.paragraphs for part in paragraph)))

    @property
    def sentence(self) -> str:
        """The whole answer in one text."""
        return " ".join(filter(None, (self.statement, next_sentence(self.next) if self.next else "")))


def next_sentence(links: Sequence[Link]) -> str:
    """ "Next: ask again with more games, or watch a game." """
    return _("Next: %(steps)s.") % {"steps": _(", or ").join(each.words for each in links)}


def answer_of(study: Study) -> Answer:
    """The answer of a study. Raises Unreadable for a question that can't be read any more."""
    page: Any = part(study.kind, "page")
    found: Answer = page.answer(study) if page is not None else Answer((), ())
    return found


def shown(study: Study, user: Reader) -> Answer:
    """The answer for a reader: all but the owner get next steps without the addresses of forms, which name decks."""
    found, is_owner = answer_of(study), study.is_owned_by(user)
    links = [each if is_owner or _is_for(each, user) else Link(each.words, "") for each in found.next]
    return replace(found, next=links)


def _is_for(link: Link, user: Reader) -> bool:
    """True where a reader who is not the owner may take this step; a deed needs an account."""
    return link.is_open and (user.is_authenticated or not link.is_sent)


def wait() -> Link:
    """The next step while games are played."""
    return Link(_("wait, the games stop by themselves"), "")


def form(name: str, *args: str, **fields: Any) -> str:
    """The address of a form that is filled in."""
    given = {key: value for key, value in fields.items() if value not in ("", None, [])}
    return f"{reverse(name, args=args)}{f'?{urlencode(given, doseq=True)}' if given else ''}"


def watch(study: Study, key: str, words: str) -> Link:
    """The first game of the playtest with this key, or of the first one where it is empty."""
    batches = study.batches.filter(study_key=key) if key else study.batches.order_by("pk")
    batch = batches.only("public_id").first()
    url = reverse("simulate:game", args=[batch.public_id, 0]) if batch is not None else ""
    return Link(words, url, is_open=True)


def larger(now: int, sizes: Sequence[int]) -> int:
    """The next larger size that a form offers; 0 where there is none."""
    return min((each for each in sizes if each > now), default=0)


def some(names: Sequence[str]) -> list[str]:
    """The first of many names, and the number of the others as the last of them."""
    if len(names) <= MOST_NAMED:
        return list(names)
    more = len(names) - MOST_NAMED
    return [*names[:MOST_NAMED], ngettext("%(n)s other", "%(n)s others", more) % {"n": more}]
