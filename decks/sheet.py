"""A deck laid out for a page: grouped rows, totals, problems by card, numbers for the charts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache

from django.utils.translation import get_language, gettext_lazy
from django.utils.translation import gettext as _

from decks.waiting import Waiting, waiting_cards
from drawing.charts import Bar, Chart, histogram, stacked
from sandtable.engine.problem import Problem
from sandtable.games.destiny.building.mends import Mend, mends
from sandtable.games.destiny.building.parts import backs_of, cards_to_set_aside
from sandtable.games.destiny.decklist import DeckList, format_of
from sandtable.games.destiny.facts import CardFacts, Side, card
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality import prices, problems, size_needed, unencoded
from sandtable.games.destiny.text import is_encoded

TYPE_NAMES = {
    "character": gettext_lazy("Characters"),
    "battlefield": gettext_lazy("Battlefield"),
    "plot": gettext_lazy("Plots"),
    "upgrade": gettext_lazy("Upgrades"),
    "downgrade": gettext_lazy("Downgrades"),
    "support": gettext_lazy("Supports"),
    "event": gettext_lazy("Events"),
}
COLOR_NAMES = {
    "red": gettext_lazy("Red"),
    "blue": gettext_lazy("Blue"),
    "yellow": gettext_lazy("Yellow"),
    "gray": gettext_lazy("Gray"),
    "green": gettext_lazy("Green"),
}
SIDE_NAMES = {
    "hero": gettext_lazy("Hero"),
    "villain": gettext_lazy("Villain"),
    "neutral": gettext_lazy("Neutral"),
}
MOST_MENDED = 12
"""Problems with mends on one page; when some are mended, the next ones get theirs."""
MOST_ASIDE = 2
"""The most copies to set aside that have a button of their own, unless there are more already."""
DECK_ORDER = ("upgrade", "downgrade", "support", "event", "character", "battlefield", "plot")


@dataclass(frozen=True)
class Row:
    """One line of a deck: a card, how often (or with how many dice), and what is wrong with it."""

    card: CardFacts
    count: int
    points: int | None = None
    other_dice: int | None = None
    """The number of dice the elite switch would give; None when there is no choice."""
    back: CardFacts | None = None
    """The chosen back of a plot with several (D-246)."""
    problems: tuple[Problem, ...] = ()

    @property
    def switch(self) -> str:
        """The change that makes a character elite or single (`building.changes`)."""
        return f"dice:{self.card.code}:{self.count}:{self.other_dice}"

    @property
    def plot_switch(self) -> str:
        """The change that makes a plot elite or single."""
        return f"plot:{self.card.code}:{self.other_dice}"

    @property
    def backs(self) -> list[Back]:
        """The backs to choose from; none where there is no choice."""
        found = backs_of(self.card.code)
        return [self._choice(back) for back in found] if len(found) > 1 else []

    def _choice(self, back: CardFacts) -> Back:
        is_chosen = back == self.back
        return Back(back, is_chosen, f"back:{self.card.code}:{'' if is_chosen else back.code}")

    @property
    def drop(self) -> str:
        """The change that takes a character off the team."""
        return f"drop:{self.card.code}:{self.count}"

    @property
    def is_encoded(self) -> bool:
        return is_encoded(self.card.code)

    @property
    def color_name(self) -> str:
        return str(COLOR_NAMES.get(self.card.color, self.card.color))

    @property
    def side_name(self) -> str:
        return str(SIDE_NAMES.get(self.card.affiliation, self.card.affiliation))


@dataclass(frozen=True)
class Back:
    """A back that a plot may have, and the change that chooses it, or takes the choice back."""

    card: CardFacts
    is_chosen: bool
    change: str


@dataclass(frozen=True)
class Aside:
    """A card that texts of the deck call for, with the copies that are set aside now."""

    card: CardFacts
    count: int

    @property
    def numbers(self) -> range:
        """The numbers that have a button."""
        return range(max(MOST_ASIDE, self.count) + 1)


@dataclass(frozen=True)
class Group:
    """Rows of one kind and how many cards they are."""

    type: str
    title: str
    rows: list[Row]

    @property
    def total(self) -> int:
        return sum(row.count for row in self.rows)


def kept_sheet(content: DeckList) -> Sheet:
    """The sheet of a deck in its own format, worked out once: the builder shows the same deck again and again."""
    format = format_of(content)
    sheet = _kept_sheet(content, get_language())
    is_today_s = sheet.format is format or sheet.format == format
    return sheet if is_today_s else Sheet(content, format)


class Sheet:
    """A deck in a format, ready to be shown; everything is worked out when it is asked for."""

    def __init__(self, content: DeckList, format: Format | None = None) -> None:
        self.content = content
        self.format = format or format_of(content)

    @cached_property
    def problems(self) -> list[Problem]:
        return problems(self.content, self.format)

    @cached_property
    def mended(self) -> list[tuple[Problem, list[Mend]]]:
        """Each problem with the changes that remove it; those of the first MOST_MENDED only."""
        found = self.problems
        mended = [(problem, mends(self.content, problem)) for problem in found[:MOST_MENDED]]
        return [*mended, *((problem, []) for problem in found[MOST_MENDED:])]

    @cached_property
    def prices(self) -> list[int]:
        """The points that each character and then each plot counts, after discounts."""
        return prices(self.content, self.format)

    @property
    def points(self) -> int:
        return sum(self.prices)

    @property
    def size(self) -> int:
        return self.content.size

    @cached_property
    def size_needed(self) -> int:
        """The number of cards of a legal deck, card texts included."""
        return size_needed(self.content, self.format)

    @cached_property
    def team_dice(self) -> int:
        return sum(member.dice for member in self.content.characters)

    @cached_property
    def deck_dice(self) -> int:
        """Dice the cards of the deck bring (D-28)."""
        return sum(copies for code, copies in self.content.cards if card(code).has_die)

    @cached_property
    def unencoded(self) -> list[CardFacts]:
        """Cards the engine can't play yet."""
        return [card(code) for code in unencoded(self.content)]

    @cached_property
    def waiting(self) -> list[Waiting]:
        """The cards the engine can't play yet, each with its reasons, and with swaps where only a few are missing."""
        return waiting_cards(self.content, self.unencoded)

    @property
    def is_playable(self) -> bool:
        return not self.problems and not self.unencoded

    @cached_property
    def covered(self) -> int:
        """Different cards the engine can play."""
        return len(self.content.codes()) - len(self.unencoded)

    @cached_property
    def affiliations(self) -> list[str]:
        sides = {card(member.code).affiliation for member in self.content.characters}
        return [str(SIDE_NAMES[side]) for side in ("hero", "villain", "neutral") if side in sides]

    @cached_property
    def colors(self) -> list[str]:
        return sorted({card(member.code).color for member in self.content.characters})

    @property
    def color_class(self) -> str:
        """The class that colors a tile: the team's first color."""
        return f"is-{self.colors[0]}" if self.colors else "is-gray"

    @cached_property
    def members(self) -> list[tuple[CardFacts, int]]:
        """The characters of the team, each with its number of dice; lists show them, and nothing is judged for it."""
        return [(card(member.code), member.dice) for member in self.content.characters]

    # Rows

    @cached_property
    def team(self) -> list[Row]:
        """The characters with what they cost here; rows of team and plots add up to the points."""
        return [
            Row(card(member.code), member.dice, price, other, problems=self._problems_of(member.code))
            for member, price in zip(self.content.characters, self.prices, strict=False)
            for other in [self._other_dice(member.code, member.dice)]
        ]

    @cached_property
    def battlefields(self) -> list[Row]:
        return [Row(card(code), 1, problems=self._problems_of(code)) for code in self.content.battlefields]

    @cached_property
    def plots(self) -> list[Row]:
        return [
            self._plot(code, price)
            for code, price in zip(self.content.plots, self.prices[len(self.content.characters) :], strict=True)
        ]

    def _plot(self, code: str, price: int) -> Row:
        number, back = self.content.dice_of_plot(code), self.content.back_of(code)
        other = self._other_dice(code, number)
        chosen = card(back) if back else None
        return Row(card(code), number, price, other, chosen, self._problems_of(code))

    @cached_property
    def set_aside(self) -> list[Row]:
        """Cards brought beside the deck."""
        return [Row(card(code), copies, problems=self._problems_of(code)) for code, copies in self.content.set_aside]

    @cached_property
    def asides(self) -> list[Aside]:
        """The cards that may be set aside for cards of this deck."""
        return [Aside(card, count) for card, count in cards_to_set_aside(self.content, self.format)]

    @cached_property
    def groups(self) -> list[Group]:
        """The cards of the deck by type, in order of cost and name."""
        rows = [Row(card(code), copies, problems=self._problems_of(code)) for code, copies in self.content.cards]
        rows.sort(key=lambda row: (row.card.cost or 0, row.card.name, row.card.code))
        groups = [
            Group(kind, str(TYPE_NAMES[kind]), [row for row in rows if row.card.type == kind]) for kind in DECK_ORDER
        ]
        return [group for group in groups if group.rows]

    def _problems_of(self, code: str) -> tuple[Problem, ...]:
        """The problems of this card; problems of the whole team are told above it."""
        general = ("DST-CUS-02", "DST-CUS-03", "DST-CUS-16")
        return tuple(each for each in self.problems if code in each.cards and each.rule not in general)

    def _other_dice(self, code: str, dice: int) -> int | None:
        values = len(self.format.points_of(code))
        if values < 2 and dice == 1:
            return None
        return dice % values + 1 if values > 1 else 1

    # Pictures

    @cached_property
    def dice(self) -> list[tuple[Row, tuple[Side, ...]]]:
        """Every die the deck can bring into play: the team's first, then the deck's."""
        rows = [*self.team, *(row for group in self.groups for row in group.rows)]
        return [(row, row.card.sides) for row in rows if row.card.has_die]

    @cached_property
    def charts(self) -> list[Chart]:
        return [self._by_type(), self._by_cost()] if self.content.cards else []

    def _by_type(self) -> Chart:
        colors = ("red", "blue", "yellow", "gray")
        data = [
            (group.title, [sum(row.count for row in group.rows if row.card.color == color) for color in colors])
            for group in self.groups
        ]
        names = tuple(str(COLOR_NAMES[color]) for color in colors)
        return stacked(caption=_("Types and colors"), columns=(_("Type"), *names), data=data, tones=colors)

    def _by_cost(self) -> Chart:
        costs = Counter[int]()
        for code, copies in self.content.cards:
            costs[card(code).cost or 0] += copies
        data = [Bar(str(cost), costs[cost], str(costs[cost])) for cost in range(max(costs) + 1)]
        total = sum(cost * copies for cost, copies in costs.items())
        caption = _("Cost: %(total)d resources in all, %(mean).1f a card") % {
            "total": total,
            "mean": total / max(1, self.size),
        }
        return histogram(caption=caption, columns=(_("Cost"), _("Cards")), data=data)


@lru_cache(maxsize=64)
def _kept_sheet(content: DeckList, _language: str | None) -> Sheet:
    """Kept by everything that it shows: the list, with a format of one's own, and the language of its words."""
    return Sheet(content)
