"""Two characters that are spotted for what they have in common, or because they have nothing in common (DST-CPR-01)."""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.destiny.actions.playing_spotting import spots_for
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.die_traits import LIKE_ANOTHER
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.spotted import spotted_things
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.team import has_one_subtype, is_one_color


class Resemblance:
    """Something that two characters may have in common."""

    def __init__(self, words: str) -> None:
        self.words = words

    def alike(self, table: Table, one: int, other: int) -> bool:
        raise NotImplementedError


class SameColor(Resemblance):
    def alike(self, table: Table, one: int, other: int) -> bool:
        return is_one_color(table, (one, other))


class SameTitle(Resemblance):
    def alike(self, table: Table, one: int, other: int) -> bool:
        return table.setup.prints[one].title == table.setup.prints[other].title


class NoSubtype(Resemblance):
    """No subtype in common; gained ones count."""

    def alike(self, table: Table, one: int, other: int) -> bool:
        return not has_one_subtype(table, (one, other))


class ShareOne(Resemblance):
    """A color and no subtype in common, or a subtype and not a color."""

    def __init__(self, share_color: bool) -> None:
        common = "a color and no subtypes" if share_color else "a subtype and not a color"
        Resemblance.__init__(self, f"2 characters that share {common}")
        self.share_color = share_color

    def alike(self, table: Table, one: int, other: int) -> bool:
        same_color, same_subtype = is_one_color(table, (one, other)), has_one_subtype(table, (one, other))
        return same_color != same_subtype and same_color == self.share_color


class SpotPair(Phrase):
    """ "Spot two characters that share a color": two different ones of the player."""

    hands = KEPT

    def __init__(self, resemblance: Resemblance) -> None:
        self.resemblance = resemblance

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return has_pair(table, frame.seat, self.resemblance)

    def says(self, they: bool = False) -> str:
        return f"spot {self.resemblance.words}"


class SpotBoth(Phrase):
    """ "Spot a bounty hunter and a bounty" (DST-SPX-01)."""

    hands = KEPT

    def __init__(self, one: Noun[Any], other: Noun[Any]) -> None:
        self.one = one
        self.other = other

    def reads(self, it: int, this: int) -> None:
        self.one.reads(it, this)
        self.other.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(spotted_things(self.one, table, frame)) > 0 and len(spotted_things(self.other, table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"spot {self.one.an()} and {self.other.an()}"


class SpotAlikeDice(Phrase):
    """ "Spot 2 of your dice showing the same symbol", in the pool; blanks are alike as well (DST-CPR-01)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        table.done(self.possible(table, frame), 0, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(ALIKE.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "spot 2 of your dice showing the same symbol"


class SpottingPair(Condition):
    """ "You spot 2 characters that share no subtypes"."""

    def __init__(self, resemblance: Resemblance) -> None:
        self.resemblance = resemblance

    def holds(self, table: Table, frame: Frame) -> bool:
        return has_pair(table, frame.seat, self.resemblance)

    def says(self) -> str:
        return f"you spot {self.resemblance.words}"


def has_pair(table: Table, seat: int, resemblance: Resemblance) -> bool:
    """True where two characters of a seat are alike in this way."""
    team = [character for owner in spots_for(table, seat) for character in table.teams[owner]]
    return any(resemblance.alike(table, one, other) for one in team for other in team if one < other)


def spot_pair(share_color: bool) -> Phrase:
    """Spot two characters that share a color and no subtypes, or a subtype and not a color."""
    return SpotPair(ShareOne(share_color))


ALIKE: Final = DIE.yours.having(LIKE_ANOTHER)
SPOT_ALIKE_DICE: Final = SpotAlikeDice()
SPOT_SAME_COLOR: Final = SpotPair(SameColor("two characters that share a color"))
SPOT_SAME_TITLE: Final = SpotPair(SameTitle("2 characters with the same title"))
NO_COMMON_SUBTYPE: Final = SpottingPair(NoSubtype("2 characters that share no subtypes"))
