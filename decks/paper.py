"""A deck on paper and as a picture: lists to tick off, facts of its cards, a form for tournaments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from decks.sheet import TYPE_NAMES, Group, Row, Sheet
from drawing.deck_picture import MOST_MEMBERS, DeckPicture, Member, deck_picture
from drawing.svg import Markup
from sandtable.games.destiny import facts
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.text import rules_text


@dataclass(frozen=True)
class Printed:
    """A card with its facts and the text that the engine plays."""

    card: CardFacts
    text: tuple[str, ...] | None
    """Paragraphs; None for a card the engine doesn't know."""


class Paper(Sheet):
    """A deck laid out for the printer; cards stand in the order of sets and numbers, as they lie in a binder."""

    @cached_property
    def lists(self) -> list[Group]:
        """Everything that is packed, by type: team, battlefields, plots, the deck, cards set aside."""
        places = [
            Group("character", str(TYPE_NAMES["character"]), self.team),
            Group("battlefield", str(TYPE_NAMES["battlefield"]), self.battlefields),
            Group("plot", str(TYPE_NAMES["plot"]), self.plots),
            *(Group(each.type, each.title, self._by_number(each.rows)) for each in self.groups),
            Group("aside", _("Set aside"), self._by_number(self.set_aside)),
        ]
        return [group for group in places if group.rows]

    @cached_property
    def printed(self) -> list[Printed]:
        """Each card once, with its facts."""
        rows = (row for group in self.lists for row in group.rows)
        codes = dict.fromkeys(code for row in rows for code in self._faces(row))
        return [Printed(facts.card(code), self._text(code)) for code in codes]

    @staticmethod
    def _faces(row: Row) -> Iterator[str]:
        yield row.card.code
        if row.back:
            yield row.back.code

    def _text(self, code: str) -> tuple[str, ...] | None:
        text = rules_text(code, self.format.texts)
        if text is None:
            text = rules_text(code)
        return None if text is None else tuple(text.splitlines())

    @staticmethod
    def _by_number(rows: list[Row]) -> list[Row]:
        order = {code: at for at, code in enumerate(facts.all_cards())}
        return sorted(rows, key=lambda row: order[row.card.code])

    # The picture

    @cached_property
    def picture(self) -> Markup:
        """The deck as a picture to share."""
        members = [self._member(row) for row in self.team]
        more = len(members) - MOST_MEMBERS
        twin = [self.content.name, self.format.name, self.verdict]
        twin += [f"{each.name}: {each.dice}" for each in members] + self.numbers
        return deck_picture(
            DeckPicture(
                title=self.content.name,
                format=self.format.name,
                members=members,
                more=ngettext("and %(n)d more character", "and %(n)d more characters", more) % {"n": more},
                numbers=self.numbers,
                verdict=self.verdict,
                is_legal=not self.problems,
                twin=". ".join(twin),
            )
        )

    @property
    def verdict(self) -> str:
        """The verdict of the deck's format, in words."""
        number = len(self.problems)
        if not number:
            return _("Legal")
        return ngettext("%(n)d problem", "%(n)d problems", number) % {"n": number}

    @cached_property
    def numbers(self) -> list[str]:
        """Points and counts, and the battlefields, in a line each."""
        counts = ", ".join(f"{group.title} {group.total}" for group in self.groups)
        points = _("%(points)d of %(allowed)d points · %(size)d of %(needed)d cards") % {
            "points": self.points,
            "allowed": self.format.points,
            "size": self.size,
            "needed": self.size_needed,
        }
        names = ", ".join(row.card.full_name for row in (*self.battlefields, *self.plots))
        return [line for line in (f"{points} · {counts}" if counts else points, names) if line]

    @staticmethod
    def _member(row: Row) -> Member:
        dice = ngettext("%(n)d die", "%(n)d dice", row.count) % {"n": row.count}
        points = ngettext("%(n)d point", "%(n)d points", row.points or 0) % {"n": row.points or 0}
        return Member(row.card.full_name, f"{dice} · {points}", row.card.color, row.card.sides)
