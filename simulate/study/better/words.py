"""The answer of a test in words: its verdict, its numbers, and the text to paste."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from sandtable.playtest.plan import unit as rotation_unit
from sandtable.playtest.sequential.design import Design, Quantity, Unit, read_design
from sandtable.playtest.sequential.running import Answer
from sandtable.playtest.sequential.theory import USUAL_VARIANCE
from simulate import words
from simulate.models import Study
from simulate.study.better import question

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

DECKS: Final[Mapping[str, StrOrPromise]] = {
    Answer.OPEN: gettext_lazy(
        "Not known yet whether %(new)s is better than %(old)s: the games so far fit both answers."
    ),
    Answer.HIGH: gettext_lazy(
        "%(new)s is better than %(old)s. The chance of saying so when it is not is at most %(alpha)s."
    ),
    Answer.LOW: gettext_lazy(
        "%(new)s is not better than %(old)s by %(high)s or more. The chance of saying so when it is, is at most"
        " %(beta)s."
    ),
    Answer.UNDECIDED: gettext_lazy(
        "Undecided after %(seen)s whether %(new)s is better than %(old)s: nothing is claimed."
    ),
    Answer.FAILED: gettext_lazy("No answer on %(new)s and %(old)s: too many games failed, so nothing is claimed."),
}
"""The verdict on two decks."""
SCENARIOS: Final[Mapping[str, StrOrPromise]] = {
    Answer.OPEN: gettext_lazy(
        "Not known yet whether the balance moved for %(side)s from %(old)s to %(new)s: the games so far fit both"
        " answers."
    ),
    Answer.HIGH: gettext_lazy(
        "From %(old)s to %(new)s the balance moved towards %(side)s. The chance of a false alarm is at most %(alpha)s."
    ),
    Answer.BELOW: gettext_lazy(
        "From %(old)s to %(new)s the balance moved away from %(side)s. The chance of a false alarm is at most"
        " %(alpha)s."
    ),
    Answer.LOW: gettext_lazy(
        "From %(old)s to %(new)s the balance of %(side)s did not move by %(high)s or more. The chance of missing that"
        " is at most %(beta)s."
    ),
    Answer.UNDECIDED: gettext_lazy(
        "Undecided after %(seen)s whether the balance of %(side)s moved from %(old)s to %(new)s: nothing is claimed."
    ),
    Answer.FAILED: gettext_lazy(
        "No answer on the balance of %(side)s from %(old)s to %(new)s: too many games failed, so nothing is claimed."
    ),
}
"""The verdict on two versions of a scenario."""
STOPPED: Final = gettext_lazy(
    "No answer on %(old)s and %(new)s: the study was stopped before the games told one answer from the other. Nothing"
    " is claimed."
)
SHARE: Final = gettext_lazy("%(new)s takes %(mean)s of the points: %(low)s to %(up)s, 95 %% sure at every look.")
DIFFERENCE: Final = gettext_lazy(
    "The share of %(side)s changed by %(mean)s: %(low)s to %(up)s, 95 %% sure at every look."
)
WIDER: Final = gettext_lazy(
    "That interval is wider than the answer: it has to hold for every share at every look, while the test only weighs"
    " two answers against each other and ended when one of them was far more likely."
)
LESS: Final = gettext_lazy("It may well be better by less than %(high)s.")
UNITS: Final[Mapping[str, StrOrPromise]] = {
    Unit.POINTS: gettext_lazy("%(n)s points"),
    Unit.ELO: gettext_lazy("%(n)s Elo"),
    Unit.NORMALIZED_ELO: gettext_lazy("%(n)s normalized Elo"),
}
ROTATIONS: Final[Mapping[str, StrOrPromise]] = {
    "games": gettext_lazy("games of each"),
    "pairs": gettext_lazy("pairs"),
    "rotations": gettext_lazy("rotations"),
}
SEEN: Final[Mapping[str, StrOrPromise]] = {
    "games": ngettext_lazy("%(number)s game of each", "%(number)s games of each", "n"),
    "pairs": ngettext_lazy("%(number)s pair", "%(number)s pairs", "n"),
    "rotations": ngettext_lazy("%(number)s rotation", "%(number)s rotations", "n"),
}


def amount(design: Design, value: float) -> str:
    """A hypothesis in words: "3 points"."""
    return str(UNITS[design.unit]) % {"n": f"{value:g}"}


def _risk(risk: float) -> str:
    """A risk in words that stay on one line."""
    return f"{100 * risk:g}\u00a0%"


@dataclass(frozen=True)
class Told:
    """Everything that is said about the test of one strength of a study of this kind."""

    study: Study
    place: int = 0
    """The number of the strength."""

    @property
    def design(self) -> Design:
        return read_design(self.study.spec["design"])

    @property
    def labels(self) -> tuple[str, str]:
        """A, the old one, and B, the new one."""
        old, new = self.study.spec["labels"]
        return (old, new) if old != new else (f"A: {old}", f"B: {new}")

    @property
    def side(self) -> str:
        """The side whose share is compared; empty for decks."""
        if self.is_of_decks:
            return ""
        name = self.study.spec["side_name"]
        if question.has_sides(self.study.spec):
            return str(name)
        return _("player %(place)s in the turn order") % {"place": name}

    @property
    def is_of_decks(self) -> bool:
        return question.is_of_decks(self.study.spec)

    @property
    def agents(self) -> str:
        keys = (question.key_at(key, self.place) for key in (question.DECKS, question.NEW))
        requests = self.study.spec["requests"]
        agents = next(requests[key] for key in keys if key in requests)["agents"]
        return " / ".join(dict.fromkeys(agents))

    def named(self, caption: str) -> str:
        """A caption, with the agent where several strengths have charts of the same kind."""
        return f"{caption} ({self.agents})" if len(question.places(self.study.spec)) > 1 else caption

    @property
    def result(self) -> dict[str, Any]:
        whole = dict(self.study.result)
        return dict(whole["strengths"][self.place]) if "strengths" in whole else whole

    @property
    def answer(self) -> Answer:
        return Answer(self.result.get("answer", Answer.OPEN))

    @property
    def observed(self) -> int:
        return int(self.result.get("observed", 0))

    @property
    def unit(self) -> str:
        """The word for what the test observes."""
        return str(ROTATIONS[self._unit])

    @property
    def seen(self) -> str:
        """The number of observations with its word: "1 pair"."""
        return str(SEEN[self._unit] % {"n": self.observed, "number": words.number(self.observed)})

    @property
    def _unit(self) -> str:
        spec = self.study.spec
        return rotation_unit(question.request_of(spec, next(iter(spec["requests"])), 1).rotation_size)

    @property
    def is_settled(self) -> bool:
        """Nothing more will be known."""
        return self.answer != Answer.OPEN or not self.study.is_open

    def verdict(self) -> str:
        """The answer, the share behind it with its interval, and where these seem to disagree the reason."""
        return " ".join(filter(None, (self.statement(), self.measured(), self.reason())))

    def statement(self) -> str:
        """The answer as a sentence."""
        sentences = DECKS if self.is_of_decks else SCENARIOS
        words_of = STOPPED if self.answer == Answer.OPEN and not self.study.is_open else sentences[self.answer]
        return str(words_of) % self._values()

    def measured(self) -> str:
        """The share of B, or the change of the share of a side, with its interval; empty before there is one."""
        if self.result.get("mean") is None:
            return ""
        low, up = self.bounds
        values = {"mean": self.estimate(), "low": self._value(low), "up": self._value(up)}
        return str(SHARE if self.is_of_decks else DIFFERENCE) % (self._values() | values)

    def reason(self) -> str:
        """The reason why the answer says more than the interval beside it, or how both go together; else empty."""
        low, up = self.bounds
        high = self.design.mean(self.design.high, self._variance)
        if self.answer == Answer.LOW and self.is_of_decks and up < high and low > 1 / 2:
            return str(LESS) % self._values()
        claims_more = {
            Answer.HIGH: low <= 1 / 2,
            Answer.BELOW: up >= 1 / 2,
            Answer.LOW: up >= high or (self.design.is_two_sided and low <= 1 - high),
        }
        return str(WIDER) if claims_more.get(self.answer) else ""

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds of the mean score that hold at every look."""
        low, up = self.result.get("always_valid", (0.0, 1.0))
        return low, up

    @property
    def _variance(self) -> float:
        """The variance of the scores seen."""
        counts = {float(score): count for score, count in self.result.get("counts", {}).items()}
        mean = self.result.get("mean")
        if mean is None or not self.observed:
            return USUAL_VARIANCE
        return math.fsum(count * (score - mean) ** 2 for score, count in counts.items()) / self.observed

    def _values(self) -> dict[str, str]:
        design, (old, new) = self.design, self.labels
        return {
            "old": old,
            "new": new,
            "high": amount(design, design.high),
            "low": amount(design, design.low),
            "alpha": _risk(design.alpha),
            "beta": _risk(design.beta),
            "most": words.number(design.most),
            "seen": self.seen,
            "unit": self.unit,
            "side": self.side,
        }

    def asked(self) -> str:
        """The two hypotheses and the risks, in a sentence."""
        said = self._values()
        if self.design.is_two_sided:
            return (
                _(
                    "Tested: does the share of %(side)s differ by %(high)s or more between the versions, or not at all?"
                    " A false alarm has a chance of at most %(alpha)s, a difference that is missed %(beta)s. At most"
                    " %(most)s %(unit)s."
                )
                % said
            )
        return (
            _(
                "Tested: is %(new)s ahead by %(high)s or more, or by %(low)s or less? The chance of a wrong “better” is"
                " at most %(alpha)s, of a wrong “not better” %(beta)s. At most %(most)s %(unit)s."
            )
            % said
        )

    def estimate(self) -> str:
        """The mean so far: the share of B, or the difference of the shares; empty before there is one."""
        mean = self.result.get("mean")
        return "" if mean is None else self._value(mean)

    def interval(self) -> str:
        """The bounds that hold at every look."""
        low, high = map(self._value, self.bounds)
        return _("%(low)s to %(high)s, 95 %% sure at every look") % {"low": low, "high": high}

    def _value(self, score: float) -> str:
        if self.design.quantity == Quantity.SHARE:
            return words.percent(score)
        return _("%(n)s points") % {"n": f"{200 * (score - 0.5):+.1f}"}

    def llr(self) -> str:
        """The statistic with its bounds."""
        up, down = self.result.get("llr", 0.0), self.result.get("llr_below", 0.0)
        both = f"{up:.2f} / {down:.2f}" if self.design.is_two_sided else f"{up:.2f}"
        return f"{both} ({self.design.lower:.2f}, {self.design.upper:.2f})"

    def pentanomial(self) -> str:
        """The observations by score."""
        counts = self.result.get("counts", {})
        return ", ".join(f"{float(score):g}: {count}" for score, count in counts.items())

    def paste(self) -> list[tuple[str, str]]:
        """The lines of the text to paste about this strength."""
        design = self.design
        return [
            ("Says", self.verdict()),
            ("Test", f"[{design.low:g}, {design.high:g}] {design.unit}  LLR {self.llr()}"),
            ("Score", f"{self.estimate() or '-'}  ({self.interval()})"),
            ("Counts", f"{self.seen}  [{self.pentanomial()}]  left out {self.result.get('left_out', 0)}"),
        ]


def strengths_of(study: Study) -> list[Told]:
    """The test of each strength."""
    return [Told(study, place) for place in question.places(study.spec)]


def paste(study: Study, verdict: str, games: int) -> str:
    """The text to paste: what was asked, the verdict, the test of each strength, and the data behind it."""
    tests = strengths_of(study)
    old, new = tests[0].labels
    lines = [("A", old), ("B", new), *([("Side", tests[0].side)] if tests[0].side else [])]
    if len(tests) > 1:
        lines.append(("Says", verdict))
    for test in tests:
        lines += [*([("By", test.agents)] if len(tests) > 1 else []), *test.paste()]
    agents = ", ".join(dict.fromkeys(test.agents for test in tests))
    lines += [("Games", words.number(games)), ("Data", f"agents {agents}  engine {study.engine_fingerprint}")]
    return "\n".join(f"{name:6} | {text}" for name, text in lines)
