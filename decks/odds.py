"""The odds of a deck for the page and the API: cards by round, dice of the team, damage, and two lists side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final

from django.utils.formats import number_format
from django.utils.translation import gettext as _

from decks.odds_form import SYMBOLS, Question
from drawing.charts import Bar, Chart, bars
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import card
from sandtable.games.destiny.odds import values
from sandtable.games.destiny.odds.chances import Chances
from sandtable.games.destiny.odds.dice import DAMAGE, Die, Help, dice_of, showing, team_dice
from sandtable.games.destiny.odds.draws import by_round
from sandtable.games.destiny.odds.focus import TooManyFocusDice
from sandtable.games.destiny.terms import HAND_SIZE

ROUNDS: Final = 6
"""Rounds that are shown; few games are longer."""
HELPS: Final = (Help(), Help(reroll=True), Help(turn=True), Help(reroll=True, turn=True))
"""Help for values and damage."""
SHOWING_HELPS: Final = (Help(), Help(reroll=True), Help(focus=True), Help(reroll=True, focus=True))
"""Help for dice that show a symbol."""
_NOT_WORKED_OUT: Final = "–"


@dataclass(frozen=True)
class Measure:
    """One number of two lists."""

    label: str
    before: Fraction
    after: Fraction
    is_chance: bool

    @property
    def told(self) -> tuple[str, str, str]:
        """Before, after and the difference, as finished text."""
        tell = percent if self.is_chance else amount
        sign = "+" if self.after > self.before else "−" if self.after < self.before else "±"
        return tell(self.before), tell(self.after), sign + tell(abs(self.after - self.before))


class Odds:
    """The answers to a question about one list; everything is worked out when it is asked for."""

    def __init__(self, content: DeckList, question: Question) -> None:
        self.content = content
        self.question = question

    @property
    def copies(self) -> int:
        """Copies of the chosen card in the deck."""
        return dict(self.content.cards).get(self.question.card, 0)

    @cached_property
    def dice(self) -> list[Die]:
        return team_dice(self.content) + dice_of(self.content, list(self.question.dice))

    @property
    def has_too_many_dice(self) -> bool:
        return len(self.dice) > values.MOST_DICE

    @property
    def symbols(self) -> tuple[str, ...]:
        return DAMAGE if self.question.symbol == "damage" else (self.question.symbol,)

    # Cards

    @cached_property
    def drawn_kept(self) -> list[Fraction]:
        """By round: the chance of the copies when the first hand is kept."""
        return self._drawn(0)

    @cached_property
    def drawn(self) -> list[Fraction]:
        """By round: the chance of the copies after a mulligan that looks for them."""
        return self._drawn(self.question.look)

    def _drawn(self, aside: int) -> list[Fraction]:
        asked = self.question
        rounds = by_round(self.copies, self.content.size, aside, asked.each_round, ROUNDS)
        return [each.at_least(asked.copies) for each in rounds]

    @property
    def card_rows(self) -> list[tuple[int, int, str, str]]:
        """Round, cards drawn after the first hand was dealt, and the two chances."""
        more = [HAND_SIZE + self.question.each_round * past for past in range(ROUNDS)]
        cards = [min(count, self.content.size) for count in more]
        return list(
            zip(range(1, ROUNDS + 1), cards, map(percent, self.drawn_kept), map(percent, self.drawn), strict=True)
        )

    # Dice

    @cached_property
    def shown(self) -> list[Chances | None]:
        """The number of dice with the symbol by `SHOWING_HELPS`; None for more focus dice than are worked out."""
        return [self._shown(help) for help in SHOWING_HELPS]

    def _shown(self, help: Help) -> Chances | None:
        try:
            return showing(self.dice, self.symbols, help, self.question.resources)
        except TooManyFocusDice:
            return None

    @property
    def has_too_many_focus_dice(self) -> bool:
        return None in self.shown

    @property
    def dice_rows(self) -> list[tuple[int, list[str]]]:
        """Number of dice, and the chance of at least as many by help."""
        most = min(len(self.dice), 12)
        return [
            (least, [percent(each.at_least(least)) if each else _NOT_WORKED_OUT for each in self.shown])
            for least in sorted({*range(1, most + 1), self.question.least})
        ]

    @cached_property
    def worth(self) -> list[Chances]:
        """The value in the symbol, by help. Raises TooManyDice."""
        return [values.values(self.dice, self.symbols, help, self.question.resources) for help in HELPS]

    @property
    def worth_told(self) -> list[str]:
        return [amount(each.mean) for each in self.worth]

    # Damage

    @cached_property
    def damage_helped(self) -> list[list[Chances]]:
        """By help and round; each round has the help once. Raises TooManyDice."""
        asked = {"resources": self.question.resources}
        return [
            values.damage_by_round(self.dice, ROUNDS, reroll=help.reroll, turn=help.turn, **asked) for help in HELPS
        ]

    @property
    def damage(self) -> list[Chances]:
        """By round, as rolled. Raises TooManyDice."""
        return self.damage_helped[0]

    @property
    def damage_rows(self) -> list[tuple[int, list[str]]]:
        """Round, and the damage on average by help."""
        return [(n, [amount(each.mean) for each in helped]) for n, helped in self._rounds]

    @property
    def health_rows(self) -> list[tuple[int, list[str]]]:
        """Round, and by help the chance of as much damage as was asked for."""
        health = self.question.health
        return [(n, [percent(each.at_least(health)) for each in helped]) for n, helped in self._rounds]

    @property
    def _rounds(self) -> list[tuple[int, tuple[Chances, ...]]]:
        return list(enumerate(zip(*self.damage_helped, strict=True), start=1))

    # Pictures

    @property
    def card_chart(self) -> Chart:
        data = [_bar(_("Round %(n)d") % {"n": n}, each, percent) for n, each in enumerate(self.drawn, start=1)]
        caption = _("%(card)s by round, after the mulligan") % {"card": card(self.question.card).full_name}
        return bars(caption=caption, columns=(_("Round"), _("Chance")), data=data, most=1)

    @property
    def dice_chart(self) -> Chart:
        asked = self.question
        data = [
            _bar(label, each.at_least(asked.least), percent)
            for label, each in zip(showing_helps(), self.shown, strict=True)
            if each
        ]
        caption = _("Dice with %(symbol)s: at least %(n)d") % {"symbol": SYMBOLS[asked.symbol], "n": asked.least}
        return bars(caption=caption, columns=(_("Roll"), _("Chance")), data=data, most=1)

    @property
    def damage_chart(self) -> Chart:
        data = [_bar(_("Round %(n)d") % {"n": n}, each.mean, amount) for n, each in enumerate(self.damage, start=1)]
        columns = (_("By the end of round"), _("Damage on average"))
        return bars(caption=_("Damage by the end of each round"), columns=columns, data=data)


def compared(before: Odds, after: Odds) -> list[Measure]:
    """The same questions for two lists, the numbers that can be worked out for both."""
    asked = after.question
    found = []
    if asked.card:
        for number in (1, 2, 3):
            label = _("%(card)s by round %(n)d") % {"card": card(asked.card).full_name, "n": number}
            found.append(Measure(label, before.drawn[number - 1], after.drawn[number - 1], True))
    symbol = {"symbol": SYMBOLS[asked.symbol], "n": asked.least}
    for label, old, new in zip(showing_helps(), before.shown, after.shown, strict=True):
        told = f"{_('At least %(n)d dice with %(symbol)s') % symbol}: {label}"
        if old and new:
            found.append(Measure(told, old.at_least(asked.least), new.at_least(asked.least), True))
    if before.has_too_many_dice or after.has_too_many_dice:
        return found
    for label, old_rounds, new_rounds in zip(helps(), before.damage_helped, after.damage_helped, strict=True):
        told = f"{_('Damage of a round, on average')}: {label}"
        found.append(Measure(told, old_rounds[0].mean, new_rounds[0].mean, False))
    label = _("At least %(n)d damage by the end of round 3") % {"n": asked.health}
    late = before.damage[2].at_least(asked.health), after.damage[2].at_least(asked.health)
    return [*found, Measure(label, *late, True)]


def helps() -> tuple[str, str, str, str]:
    """The names of `HELPS`."""
    return _("as rolled"), _("one reroll"), _("one die turned"), _("a reroll, then one die turned")


def showing_helps() -> tuple[str, str, str, str]:
    """The names of `SHOWING_HELPS`."""
    return _("as rolled"), _("one reroll"), _("focus dice used"), _("a reroll, then focus dice")


def percent(chance: Fraction) -> str:
    return f"{number_format(round(float(100 * chance), 1), 1)} %"


def amount(number: Fraction) -> str:
    return number_format(round(float(number), 2), 2)


def _bar(label: str, value: Fraction, tell: Callable[[Fraction], str]) -> Bar:
    return Bar(label, float(value), tell(value))
