"""The answer of a test in words: its verdict, its numbers, and the text to paste."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from sandtable.playtest.plan import unit as rotation_unit
from sandtable.playtest.sequential.design import Design, Quantity, Unit, read_design
from sandtable.playtest.sequential.running import Answer
from simulate import words
from simulate.models import Study
from simulate.study.better import question

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise

DECKS: Final[Mapping[str, StrOrPromise]] = {
    Answer.OPEN: gettext_lazy("Not known yet: neither bound is crossed."),
    Answer.HIGH: gettext_lazy("B is better."),
    Answer.LOW: gettext_lazy("B is not better by %(high)s or more."),
    Answer.UNDECIDED: gettext_lazy("Undecided after %(observed)s %(unit)s."),
    Answer.FAILED: gettext_lazy("No answer: too many games failed."),
}
"""The verdict on two decks."""
SCENARIOS: Final[Mapping[str, StrOrPromise]] = {
    **DECKS,
    Answer.HIGH: gettext_lazy("The balance moved towards %(side)s."),
    Answer.BELOW: gettext_lazy("The balance moved away from %(side)s."),
    Answer.LOW: gettext_lazy("The balance did not move by %(high)s or more."),
}
"""The verdict on two versions of a scenario."""
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


def amount(design: Design, value: float) -> str:
    """A hypothesis in words: "3 points"."""
    return str(UNITS[design.unit]) % {"n": f"{value:g}"}


def _risk(risk: float) -> str:
    """A risk in words that stay on one line."""
    return f"{100 * risk:g}\u00a0%"


@dataclass(frozen=True)
class Told:
    """Everything that is said about one study of this kind."""

    study: Study

    @property
    def design(self) -> Design:
        return read_design(self.study.spec["design"])

    @property
    def labels(self) -> tuple[str, str]:
        """A, the old one, and B, the new one."""
        old, new = self.study.spec["labels"]
        return old, new

    @property
    def side(self) -> str:
        """The side whose share is compared; empty for decks."""
        if question.is_of_decks(self.study.spec):
            return ""
        name = self.study.spec["side_name"]
        if question.has_sides(self.study.spec):
            return str(name)
        return _("player %(place)s in the turn order") % {"place": name}

    @property
    def agents(self) -> str:
        agents = next(iter(self.study.spec["requests"].values()))["agents"]
        return " / ".join(dict.fromkeys(agents))

    @property
    def result(self) -> dict[str, Any]:
        return dict(self.study.result)

    @property
    def answer(self) -> Answer:
        return Answer(self.result.get("answer", Answer.OPEN))

    @property
    def observed(self) -> int:
        return int(self.result.get("observed", 0))

    @property
    def unit(self) -> str:
        """The word for what the test observes."""
        spec = self.study.spec
        size = question.request_of(spec, next(iter(spec["requests"])), 1).rotation_size
        return str(ROTATIONS[rotation_unit(size)])

    @property
    def is_settled(self) -> bool:
        """Nothing more will be known."""
        return self.answer != Answer.OPEN or not self.study.is_open

    def verdict(self) -> str:
        """The answer as a sentence."""
        sentences = DECKS if question.is_of_decks(self.study.spec) else SCENARIOS
        if self.answer == Answer.OPEN and not self.study.is_open:
            return _("No answer: the study was stopped before either bound was crossed.")
        return str(sentences[self.answer]) % {
            "high": amount(self.design, self.design.high),
            "observed": words.number(self.observed),
            "unit": self.unit,
            "side": self.side,
        }

    def asked(self) -> str:
        """The two hypotheses and the risks, in a sentence."""
        design = self.design
        said = {
            "low": amount(design, design.low),
            "high": amount(design, design.high),
            "alpha": _risk(design.alpha),
            "beta": _risk(design.beta),
            "most": words.number(design.most),
            "unit": self.unit,
            "side": self.side,
        }
        if design.is_two_sided:
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
                "Tested: is B ahead by %(high)s or more, or by %(low)s or less? The chance of a wrong “better” is at"
                " most %(alpha)s, of a wrong “not better” %(beta)s. At most %(most)s %(unit)s."
            )
            % said
        )

    def estimate(self) -> str:
        """The mean so far: the share of B, or the difference of the shares; empty before there is one."""
        mean = self.result.get("mean")
        return "" if mean is None else self._value(mean)

    def interval(self) -> str:
        """The bounds that hold at every look."""
        low, high = self.result.get("always_valid", (0.0, 1.0))
        return _("%(low)s to %(high)s, sure to 95 %% at every look") % {
            "low": self._value(low),
            "high": self._value(high),
        }

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

    def paste(self, games: int) -> str:
        """The text to paste."""
        old, new = self.labels
        design = self.design
        lines = [
            ("A", old),
            ("B", new),
            *([("Side", self.side)] if self.side else []),
            ("Says", self.verdict()),
            ("Test", f"[{design.low:g}, {design.high:g}] {design.unit}  LLR {self.llr()}"),
            ("Score", f"{self.estimate() or '-'}  ({self.interval()})"),
            ("Counts", f"{words.number(self.observed)} {self.unit}  [{self.pentanomial()}]"),
            ("Games", f"{words.number(games)}  left out {self.result.get('left_out', 0)}"),
            ("Data", f"agents {self.agents}  engine {self.study.engine_fingerprint}"),
        ]
        return "\n".join(f"{name:6} | {text}" for name, text in lines)
