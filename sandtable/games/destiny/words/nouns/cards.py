"""Cards by type and place: in play, in a hand, in a discard pile."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import bound_of
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_name, whose
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import COLOR_NAMES, DOWNGRADE_CARD, SUPPORT_CARD, TYPE_NAMES, UPGRADE_CARD
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.nouns.noun import ANYBODY, OPPOSING, YOUR_OWN, YOURS, Noun, all_of, one_of, seats_of
from sandtable.games.destiny.words.nouns.subtypes import any_of_them, has_one_of
from sandtable.games.destiny.words.nouns.trait import Quality, suit
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, APiece, need

IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DISCARD_OR_HAND: Final = 3
IN_HAND_OR_DISCARD: Final = 4
ASIDE: Final = 5
PLACES: Final = (
    "in play", "in {} hand", "in {} discard pile", "in {} discard pile or hand", "in {} hand or discard pile",
    "",
)  # fmt: skip


class CardNoun(Noun[APiece]):
    """Cards by type and place: upgrades and supports in play, cards in a hand or discard pile."""

    kind_of_thing = A_PIECE

    def __init__(self) -> None:
        self.whose = ANYBODY
        self.place = IN_PLAY
        self.kinds = 0
        """A bit set of types; 0: any."""
        self.named: tuple[int, ...] = ()
        """The same types in the order of the words."""
        self.color = -1
        self.subtypes: tuple[str, ...] = ()
        """The card has one of these subtypes; empty: any."""
        self.qualities: tuple[Quality, ...] = ()
        """Further demands on the card: side, cost ..."""
        self.title = ""
        """The card has this title (DST-NAM-04)."""
        self.is_detected = False
        self.is_copy = False
        """True for other copies of an earlier step's card (DST-COP-01)."""
        self.is_controlled = False
        """True for "an upgrade you control" in place of "one of your upgrades"."""

    def _copy(self) -> CardNoun:
        copy = CardNoun()
        copy.whose = self.whose
        copy.place = self.place
        copy.kinds = self.kinds
        copy.named = self.named
        copy.color = self.color
        copy.subtypes = self.subtypes
        copy.qualities = self.qualities
        copy.title = self.title
        copy.is_detected = self.is_detected
        copy.is_copy = self.is_copy
        copy.is_controlled = self.is_controlled
        return copy

    @property
    def yours(self) -> CardNoun:
        copy = self._copy()
        copy.whose = YOURS
        return copy

    @property
    def you_control(self) -> CardNoun:
        """Your cards in play, in the words "an upgrade you control"."""
        copy = self.yours
        copy.is_controlled = True
        return copy

    @property
    def opposing(self) -> CardNoun:
        copy = self._copy()
        copy.whose = OPPOSING
        return copy

    @property
    def your_own(self) -> CardNoun:
        """Those of the player of the card, also in words that another player carries out."""
        copy = self._copy()
        copy.whose = YOUR_OWN
        return copy

    @property
    def in_hand(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_HAND
        return copy

    @property
    def in_discard(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_DISCARD
        return copy

    @property
    def in_discard_or_hand(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_DISCARD_OR_HAND
        return copy

    @property
    def in_hand_or_discard(self) -> CardNoun:
        copy = self._copy()
        copy.place = IN_HAND_OR_DISCARD
        return copy

    @property
    def aside(self) -> CardNoun:
        """Cards that were brought or have been set aside (DST-ASD-07)."""
        copy = self._copy()
        copy.place = ASIDE
        return copy

    @property
    def detected(self) -> CardNoun:
        """Detected cards (DST-DET-01)."""
        copy = self._copy()
        copy.is_detected = True
        return copy

    def colored(self, color: int) -> CardNoun:
        copy = self._copy()
        copy.color = color
        return copy

    def kind(self, *kinds: int) -> CardNoun:
        copy = self._copy()
        copy.kinds = 0
        copy.named = kinds
        for kind in kinds:
            copy.kinds |= 1 << kind
        return copy

    @property
    def copies(self) -> CardNoun:
        """Other copies of "that card"."""
        copy = self._copy()
        copy.is_copy = True
        return copy

    def having(self, *qualities: Quality) -> CardNoun:
        """The cards that also have these qualities: `SUPPORT.having(cost_at_most(3))`."""
        copy = self._copy()
        copy.qualities += qualities
        return copy

    def titled(self, title: str) -> CardNoun:
        """ "a card titled Ataru Mastery"."""
        copy = self._copy()
        copy.title = title
        return copy

    def called(self, *subtypes: str) -> CardNoun:
        copy = self._copy()
        copy.subtypes = subtypes
        return copy

    def fits(self, table: Table, card: int) -> bool:
        printed = table.setup.prints[card]
        if self.kinds and not (self.kinds >> table.kind(card)) & 1:
            return False
        if self.color >= 0 and not has_color(table, card, self.color):
            return False
        if self.title and printed.title != self.title:
            return False
        if self.is_detected and not holds(table.detected, card):
            return False
        if self.subtypes and not has_one_of(table, card, self.subtypes):
            return False
        return not self.qualities or suit(self.qualities, table, card)

    def _there(self, table: Table, seat: int) -> tuple[int, ...]:
        if self.place == IN_HAND:
            return table.hands[seat]
        if self.place == IN_DISCARD:
            return table.discards[seat]
        if self.place == IN_DISCARD_OR_HAND:
            return table.discards[seat] + table.hands[seat]
        if self.place == IN_HAND_OR_DISCARD:
            return table.hands[seat] + table.discards[seat]
        if self.place == ASIDE:
            owner = table.setup.owner
            return tuple([card for card in table.aside if owner[card] == seat])
        attached: tuple[int, ...] = ()
        for character in table.teams[seat]:
            attached += table.upgrades[character]
        return attached + bound_of(table, seat) + table.supports[seat]

    def find(self, table: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats_of(self.whose, table, frame):
            for card in self._there(table, seat):
                if self.fits(table, card) and (not self.is_copy or is_copy(table, card, frame.it)):
                    found.append(card)
        return found

    def reads(self, it: int, this: int) -> None:
        if self.is_copy:
            need(self.singular(False), it, A_CARD)

    def name(self, table: Table, thing: int) -> str:
        if table.setup.seats == 2 and not table.is_in_play(thing):
            return table.setup.prints[thing].full_name
        return own_name(table, thing) + whose(table, thing, self.seat_of(table, thing))

    def is_of_cards(self) -> bool:
        return True

    def bare(self, plural: bool) -> str:
        end = "s" if plural else ""
        words = [COLOR_NAMES[self.color].capitalize()] if self.color >= 0 else []
        words += ["detected"] if self.is_detected else []
        words += [quality.before() for quality in self.qualities if quality.before()]
        if self.subtypes:
            words.append(any_of_them(self.subtypes, plural and not self.named))
        if self.named or not self.subtypes:
            words.append(" or ".join(TYPE_NAMES[kind] + end for kind in self.named) or f"card{end}")
        return " ".join(words) + self._behind()

    def _behind(self) -> str:
        """The words behind the noun: its title and qualities."""
        titled = f" titled {self.title}" if self.title else ""
        return titled + "".join([quality.says() for quality in self.qualities])

    def singular(self, they: bool) -> str:
        if self.is_controlled:
            behind = self._behind()
            owner = "they control" if they else "you control"
            return f"{indefinite(self.bare(False).removesuffix(behind))} {owner}{behind}"
        if self.place == IN_PLAY:
            return one_of(self.whose, self.bare(False), self.bare(True), they)
        if self.is_copy:
            return f"another copy of that card {self._where(they)}"
        if self.place == ASIDE:
            return f"a set-aside {'copy of ' + self.title if self.title else self.bare(False)}"
        return f"{indefinite(self.bare(False))} {self._where(they)}"

    def plural(self, they: bool) -> str:
        if self.place == IN_PLAY:
            return all_of(self.whose, self.bare(True), they)
        if self.place == ASIDE:
            return f"set-aside {self.bare(True)}"
        return f"{self.bare(True)} {self._where(they)}"

    def _where(self, they: bool) -> str:
        if self.whose == ANYBODY and self.place == IN_DISCARD:
            return "in a discard pile"
        whose = "an opponent's" if self.whose == OPPOSING else "their" if they else "your"
        return PLACES[self.place].format(whose)


def is_copy(table: Table, card: int, other: int) -> bool:
    """True for another card with the same title (DST-COP-01)."""
    prints = table.setup.prints
    return other >= 0 and card != other and prints[card].title == prints[other].title


CARD: Final = CardNoun()
UPGRADE: Final = CARD.kind(UPGRADE_CARD)
DOWNGRADE: Final = CARD.kind(DOWNGRADE_CARD)
"""Those of a player are those that the player controls, wherever they lie (DST-DWN-03, D-225)."""
SUPPORT: Final = CARD.kind(SUPPORT_CARD)
