"""The answers of several strengths in one sentence, and the next steps after the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.agents import NEWEST
from sandtable.playtest.report.verdict import Says, Unended, Verdict
from sandtable.playtest.sequential.running import Answer
from sandtable.playtest.sequential.together import Agreement
from simulate.models import Study
from simulate.results import unended_words
from simulate.results.next_links import Link
from simulate.study import answers
from simulate.study.better import question
from simulate.study.better.words import Told, strengths_of

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

WORDS: Final[Mapping[str, StrOrPromise]] = {
    Agreement.OPEN: gettext_lazy("Not known yet at every strength for %(new)s and %(old)s:"),
    Agreement.SAME: gettext_lazy("At every strength alike:"),
    Agreement.MIXED: gettext_lazy(
        "Not the same at every strength for %(new)s and %(old)s, and not shown to depend on it:"
    ),
}
"""The beginning of the sentence, before the answer of each strength."""
DEPENDS: Final = gettext_lazy(
    "Depends on who plays: %(subject)s %(high)s in the hands of %(one)s and %(low)s in the hands of %(other)s, a"
    " difference of %(least)s to %(most)s points (95 %% sure)."
)
CONTRADICT: Final = gettext_lazy(
    "The tests give opposite answers although this difference alone is not shown: each weighs two answers and ends when"
    " one is far more likely."
)


def paragraphs(study: Study) -> Iterator[tuple[str, str]]:
    """The answer: of one strength, or of all of them together; with the games that did not end."""
    tests = strengths_of(study)
    if len(tests) > 1:
        yield _joint(study, tests), ""
    for test in tests:
        said = f"{test.agents}: {test.statement()}" if len(tests) > 1 else test.statement()
        yield said, " ".join(filter(None, (test.measured(), test.reason())))
    if told := unended(study, tests[0]):
        yield "", told


def _joint(study: Study, tests: list[Told]) -> str:
    told = study.result
    agreement = Agreement(told.get("agreement", Agreement.OPEN))
    old, new = tests[0].labels
    if agreement != Agreement.DEPENDS:
        return str(WORDS[agreement]) % {"old": old, "new": new}
    high, low = tests[told["high"]], tests[told["low"]]
    scale = 100 if tests[0].is_of_decks else 200
    least, most = (scale * bound for bound in told["difference"])
    subject = new if tests[0].is_of_decks else tests[0].side
    takes = _("%(name)s takes") if tests[0].is_of_decks else _("the share of %(name)s changes by")
    said = DEPENDS % {
        "subject": takes % {"name": subject},
        "high": high.estimate(),
        "low": low.estimate(),
        "one": high.agents,
        "other": low.agents,
        "least": f"{least:.1f}",
        "most": f"{most:.1f}",
    }
    return f"{said} {CONTRADICT}" if least <= 0 else str(said)


@dataclass(frozen=True)
class _Next:
    """The forms that the next steps lead to."""

    study: Study

    @property
    def sources(self) -> list[str]:
        """The versions of the two decks, or the ids of those of the scenario; empty where they are not stored."""
        spec = self.study.spec
        if question.is_of_decks(spec):
            return [side["source"] for side in spec["requests"][question.DECKS]["subjects"]]
        return [str(spec["requests"][key].get("scenario_version", "")) for key in (question.OLD, question.NEW)]

    def ask(self, **more: Any) -> str:
        """The form of the same question, with other values."""
        old, new = self.sources
        name = "simulate:better-new" if question.is_of_decks(self.study.spec) else "simulate:better-scenario-new"
        asked = {"a": old, "b": new, "agent": strengths_of(self.study)[0].agents, **more}
        return f"{reverse(name)}?{urlencode(asked, doseq=True)}" if all(self.sources) else ""

    def best_card(self, number: int) -> str:
        source = self.sources[number]
        return f"{reverse('simulate:best-card-new')}?{urlencode({'deck': source})}" if source else ""


def links(study: Study) -> list[Link]:
    """The next steps."""
    tests, to = strengths_of(study), _Next(study)
    first = tests[0]
    if study.is_open:
        return [answers.wait()]
    found: list[Link] = []
    if len(tests) == 1:
        other = NEWEST["planner" if first.agents.startswith("greedy") else "greedy"]
        both = to.ask(strengths=[first.agents, other])
        found.append(Link(_("check with %(agent)s") % {"agent": other}, both))
    if any(test.answer in (Answer.UNDECIDED, Answer.OPEN) for test in tests):
        found.insert(0, Link(_("ask again for a smaller lead, which plays longer"), to.ask(preset="strict")))
    if any(test.answer == Answer.FAILED for test in tests):
        batch = study.batches.order_by("pk").first()
        url = batch.get_absolute_url() if batch else ""
        found.insert(0, Link(_("look at the games that failed"), url, is_open=True))
    if first.is_of_decks and first.answer in (Answer.HIGH, Answer.LOW):
        weaker = 0 if first.answer == Answer.HIGH else 1
        words_of = _("find a better card for %(deck)s") % {"deck": first.labels[weaker]}
        found.append(Link(words_of, to.best_card(weaker)))
    return found or [Link(_("look at a game"), _first_game(study), is_open=True)]


def _first_game(study: Study) -> str:
    batch = study.batches.order_by("pk").first()
    return reverse("simulate:game", args=[batch.public_id, 0]) if batch else ""


def unended(study: Study, test: Told) -> str:
    """The games that stopped at the step limit, and failed pairs; with the share of B if it had lost all of them."""
    batches = list(study.batches.all())
    games, capped = sum(batch.games_done for batch in batches), sum(batch.capped for batch in batches)
    failed = sum(batch.illegal + batch.crashed + batch.timed_out for batch in batches)
    if not capped and not failed:
        return ""
    counted = Unended(games, capped, failed)
    mean = test.result.get("mean")
    if mean is None or not test.is_of_decks or test.answer != Answer.HIGH or test.study.result.get("strengths"):
        return unended_words.counted(counted)
    worst = (mean * (games - failed) - capped / 2) / games
    told = replace(counted, at_worst=worst, could_turn=worst <= 1 / 2)
    return unended_words.told(Verdict(Says.AHEAD, unended=told), test.labels[1])
