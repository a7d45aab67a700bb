"""More conditions, occasions and gifts about characters and their weapons."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import CARD_PLAYED, played_on
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.receiving import bearer_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DEFEATED,
    AFTER_SHIELDS_REMOVED,
    BEFORE_DEFEATED,
    BEFORE_SHIELDS,
    CHARACTER_CARD,
    COLOR_NAMES,
    NOTHING,
    UPGRADE_CARD,
    WHILE_KEYWORD,
)
from sandtable.games.destiny.words.abilities import Keyword, Paragraph
from sandtable.games.destiny.words.english import capitalized, counted
from sandtable.games.destiny.words.joints import Condition, Phrase, may
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.nouns.noun import OPPOSING
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.players import Each, third_person
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, NOTHING_YET, need, recall, stand_on


class OneOfColors(Quality):
    """ "A Blue or Red character"."""

    def __init__(self, colors: tuple[int, ...]) -> None:
        self.colors = colors

    def suits(self, table: Table, card: int) -> bool:
        return any(has_color(table, card, color) for color in self.colors)

    def before(self) -> str:
        return " or ".join([COLOR_NAMES[color].capitalize() for color in self.colors])


class WasPlayedOn(Condition):
    """ "That weapon was played on a Red character": the upgrade of an earlier step, also where it was then given up as
    one too many (D-10).
    """

    def __init__(self, what: str, noun: CharacterNoun) -> None:
        self.what = what
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)
        recall(CARD_PLAYED)

    def holds(self, table: Table, frame: Frame) -> bool:
        host = played_on(table, frame.it) if frame.it != NOTHING else NOTHING
        return host != NOTHING and table.is_character(host) and self.noun.fits(table, host)

    def says(self) -> str:
        return f"that {self.what} was played on {self.noun.an()}"


class AttachedHasAnother(Condition):
    """ "It has another Blue weapon", about the attached character to which it happened (D-876)."""

    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))
        need(self.says(), it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return any(card != frame.card and self.noun.fits(table, card) for card in table.upgrades[frame.it])

    def says(self) -> str:
        return f"it has another {self.noun.bare(False)}"


class SomeDie(Condition):
    """ "There is a die showing damage in any player's pool"."""

    def __init__(self, noun: DieNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self) -> str:
        return f"there is {self.noun.an()} in any player's pool"


class RicherOpponent(Condition):
    """ "This character is exhausted and an opponent has at least 2 more resources than you"."""

    def __init__(self, more: int) -> None:
        self.more = more

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.exhausted[frame.card] and len(self.richer(table, frame.seat)) > 0

    def richer(self, table: Table, seat: int) -> list[int]:
        """The opponents with enough resources."""
        least = table.resources[seat] + self.more
        return [other for other in table.opponents(seat) if table.resources[other] >= least]

    def says(self) -> str:
        return f"this character is exhausted and an opponent has at least {self.more} more resources than you"


class TakeFromRicher(Phrase):
    """ "If ... an opponent has at least 2 more resources than you, take 1 resource from them" (D-126)."""

    hands = NOTHING_YET

    def __init__(self, richer: RicherOpponent, count: int) -> None:
        self.condition = richer
        self.count = count

    def step(self, table: Table, frame: Frame) -> None:
        if not self.condition.holds(table, frame):
            table.done(False, 0, NOTHING)
        elif frame.rival >= 0 or table.face_one_of(frame, self.condition.richer(table, frame.seat)):
            taken = moves.take_resources(table, frame.seat, frame.rival, self.count)
            table.done(taken == self.count, taken, NOTHING)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.condition.holds(table, frame)

    def says(self, they: bool = False) -> str:
        return f"if {self.condition.says()}, take {counted(str(self.count), 'resource')} from them"


class ThisIsDefeated(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this character is defeated"


class AttachedGainsShields(Occasion):
    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it

    def says(self) -> str:
        return "attached character gains 1 or more shields"


class AttachedLosesShields(Occasion):
    """ "1 or more shields are removed from attached character": by an effect, or because they block damage."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return bearer_of(table, card) == it

    def says(self) -> str:
        return "1 or more shields are removed from attached character"


class EachOpponentMay(Each):
    """ "Each opponent may gain 2 resources and draw 2 cards"."""

    def says(self, they: bool = False) -> str:
        return f"each opponent {self.phrase.says(True).removeprefix('they ')}"


class EachOpponentChooses(Each):
    """ "Each opponent chooses and deals 1 damage to one of their characters"."""

    def says(self, they: bool = False) -> str:
        return f"each opponent chooses and {third_person(self.phrase)}"


class KeywordOfUpgrades(Triggered):
    """Upgrades of a subtype on this character have a keyword."""

    def __init__(self, subtype: str, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.subtype = subtype
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == self.bit and table.host[it] == card and has_subtype(table, it, self.subtype)


class UpgradesGain(Paragraph):
    """ "Weapons on this character gain Redeploy"."""

    def __init__(self, subtype: str, keyword: Keyword) -> None:
        self.ability = KeywordOfUpgrades(subtype, keyword.bit)
        self.word = keyword.word

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return f"{capitalized(spelled(self.ability.subtype, True))} on this character gain {self.word}."


class KeywordOfSome(Triggered):
    """Some upgrades have a keyword: those on this character, or all of the player."""

    def __init__(self, noun: CardNoun, bit: int, is_here: bool) -> None:
        self.occurrence = WHILE_KEYWORD
        self.noun = noun
        self.bit = bit
        self.is_here = is_here

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if many != self.bit or table.kind(it) != UPGRADE_CARD or table.host[it] == NOTHING:
            return False
        return (table.host[it] == card if self.is_here else by == seat) and self.noun.fits(table, it)


class UpgradesHave(Paragraph):
    """ "Each Blue ability on this character has Redeploy", "each of your upgrades has Redeploy"."""

    def __init__(self, noun: CardNoun, keyword: Keyword, is_here: bool) -> None:
        self.noun = noun
        self.keyword = keyword
        self.is_here = is_here

    def put_on(self, printed: Print) -> None:
        if self.is_here:
            stand_on(self.says(), printed.kind, (CHARACTER_CARD,))
        printed.triggers.append(KeywordOfSome(self.noun, self.keyword.bit, self.is_here))

    def says(self) -> str:
        whom = f"{self.noun.bare(False)} on this character" if self.is_here else f"of your {self.noun.bare(True)}"
        return f"Each {whom} has {self.keyword.word}."


def of_colors(*colors: int) -> Quality:
    return OneOfColors(colors)


def was_played_on(what: str, noun: CharacterNoun) -> Condition:
    """ "That weapon was played on ...": `what` is the word for the played card."""
    return WasPlayedOn(what, noun)


def it_has_another(noun: CardNoun) -> Condition:
    return AttachedHasAnother(noun)


def there_is(noun: DieNoun) -> Condition:
    return SomeDie(noun)


def take_from_richer(more: int, count: int) -> Phrase:
    """Take resources from an opponent who has `more` than you, while this character is exhausted."""
    return TakeFromRicher(RicherOpponent(more), count)


def each_opponent_may(phrase: Phrase) -> Phrase:
    """Words under a "may" for each opponent."""
    return EachOpponentMay(OPPOSING, may(phrase))


def each_opponent_chooses(phrase: Phrase) -> Phrase:
    """Words for each opponent that say who chooses, as "deal 1 damage to a character" does not."""
    return EachOpponentChooses(OPPOSING, phrase)


def upgrades_gain(subtype: str, keyword: Keyword) -> Paragraph:
    return UpgradesGain(subtype, keyword)


def each_here_has(noun: CardNoun, keyword: Keyword) -> Paragraph:
    """ "Each Blue ability on this character has Redeploy"."""
    return UpgradesHave(noun, keyword, True)


def each_upgrade_has(noun: CardNoun, keyword: Keyword) -> Paragraph:
    """ "Each of your upgrades has Redeploy"."""
    return UpgradesHave(noun, keyword, False)


THIS_DEFEATED: Final = ThisIsDefeated(AFTER_DEFEATED, BEFORE_DEFEATED)
ATTACHED_GAINS_SHIELDS: Final = AttachedGainsShields(NEVER, BEFORE_SHIELDS)
ATTACHED_LOSES_SHIELDS: Final = AttachedLosesShields(AFTER_SHIELDS_REMOVED, NEVER)
