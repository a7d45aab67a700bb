"""The paragraphs of a card (DST-ABL-03): play, special, action, claim, triggered, keywords."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AMBUSH_BIT, GUARDIAN_BIT, INSTEAD_OF_DEFEAT, REDEPLOY_BIT
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import Phrase, Sentences
from sandtable.games.destiny.words.occasions import Occasion
from sandtable.games.destiny.words.several import SomeOf


class Paragraph:
    """One ability of a card, with its place on the card and its text."""

    def put_on(self, printed: Print) -> None:
        """Add the ability to the printed card."""
        raise NotImplementedError

    def says(self) -> str:
        """The text of the paragraph."""
        raise NotImplementedError


def sentence(phrase: Node) -> str:
    said = capitalized(phrase.says())
    return said if said.endswith(".") else f"{said}."


def one(phrases: tuple[Phrase, ...]) -> Phrase:
    return phrases[0] if len(phrases) == 1 else Sentences(list(phrases))


class Play(Paragraph):
    """The effect of an event (DST-ABL-05)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.play = self.phrase

    def says(self) -> str:
        return sentence(self.phrase)


class Entering(Paragraph):
    """ "When you play this support, ...": done as the card enters play, without the queue (D-73)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.entering = self.phrase

    def says(self) -> str:
        return f"When you play this support, {self.phrase.says()}."


class OneSpecial(SomeOf):
    """Several special abilities of a card, of which one is used."""

    def __init__(self, phrases: list[Phrase]) -> None:
        SomeOf.__init__(self, 1, phrases, "use one of these", "; ")

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Use which special ability?"


@cache
def one_special(phrases: tuple[Phrase, ...]) -> OneSpecial:
    """One of these; the same phrase for the same ones, because stored games know phrases by their names (nodes.py)."""
    return OneSpecial(list(phrases))


class Special(Paragraph):
    """A special ability, used by resolving the special side of the card's die (DST-ABS-01)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        """Of several specials a player chooses one each time (DST-INH-04)."""
        before = printed.special
        if isinstance(before, OneSpecial):
            printed.special = one_special((*before.phrases, self.phrase))
        elif isinstance(before, Phrase):
            printed.special = one_special((before, self.phrase))
        else:
            printed.special = self.phrase

    def says(self) -> str:
        return f"[special] - {sentence(self.phrase)}"


class Action(Paragraph):
    """An action ability, used by spending an action (DST-ABA-01, 02)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.actions.append(self.phrase)

    def says(self) -> str:
        return f"Action - {sentence(self.phrase)}"


class PowerAction(Action):
    """An action ability that each card uses once in a round (DST-POW-01, 02)."""

    def put_on(self, printed: Print) -> None:
        printed.power_actions |= 1 << len(printed.actions)
        Action.put_on(self, printed)

    def says(self) -> str:
        return f"Power {Action.says(self)}"


class Claim(Paragraph):
    """A claim ability, used by the player who claims the battlefield (DST-ABC-01, 02)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.claim = self.phrase

    def says(self) -> str:
        return f"Claim - {sentence(self.phrase)}"


class Keyword(Paragraph):
    """A keyword: Ambush, Guardian or Redeploy (section 12)."""

    def __init__(self, bit: int, word: str) -> None:
        self.bit = bit
        self.word = word

    def put_on(self, printed: Print) -> None:
        printed.keywords |= self.bit

    def says(self) -> str:
        return f"{self.word}."


class WhenTriggered(Triggered):
    """An effect that waits for an occasion."""

    def __init__(self, occurrence: int, occasion: Occasion, phrase: Phrase) -> None:
        self.occurrence = occurrence
        self.occasion = occasion
        self.phrase = phrase

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return self.occasion.meets(table, card, seat, it, by, many)

    def rival(self, table: Table, it: int, by: int) -> int:
        return self.occasion.rival(table, it, by)

    def tallied(self, table: Table, card: int, many: int) -> int:
        return self.occasion.tallied(table, card, many)

    def effect(self) -> Node:
        return self.phrase


class TriggeredParagraph(Paragraph):
    """ "After ..., ..." and "Before ..., ..." (DST-ABT-01)."""

    def __init__(self, word: str, occurrence: int, occasion: Occasion, phrase: Phrase) -> None:
        self.word = word
        self.ability = WhenTriggered(occurrence, occasion, phrase)

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        ability = self.ability
        if self.word == "instead":
            return f"Before {ability.occasion.says()}, instead {ability.phrase.says()}."
        return f"{self.word} {ability.occasion.says().replace('would be', 'is')}, {ability.phrase.says()}."


class AtStart(Paragraph):
    """More resources at the start of the game, for this player or for all (DST-SET-05)."""

    def __init__(self, resources: int, for_all: bool) -> None:
        self.resources = resources
        self.for_all = for_all

    def put_on(self, printed: Print) -> None:
        if self.for_all:
            printed.resources_for_all = self.resources
        else:
            printed.resources_at_start = self.resources

    def says(self) -> str:
        who = "Each player starts" if self.for_all else "You start"
        return f"{who} the game with {self.resources} additional {'resource' if self.resources == 1 else 'resources'}."


class LeavesAside(Paragraph):
    """ "If this support would leave play, set it aside instead" (DST-RPL-01)."""

    def __init__(self, this: str) -> None:
        self.this = this

    def put_on(self, printed: Print) -> None:
        printed.leaves_aside = True

    def says(self) -> str:
        return f"If this {self.this} would leave play, set it aside instead."


class AddsToRollOff(Paragraph):
    """Adds a number to its player's roll for the battlefield, at each roll of a tie again (EX-122)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def put_on(self, printed: Print) -> None:
        printed.roll_off = self.count

    def says(self) -> str:
        return f"Add {self.count} to the value of your roll for the battlefield during setup."


class DeckRule(Paragraph):
    """A rule for building decks; `legality` enforces it, here it is only said."""

    def __init__(self, words: str) -> None:
        self.words = words

    def put_on(self, printed: Print) -> None:
        """Add nothing: the rule has no effect in a game."""

    def says(self) -> str:
        return self.words


def play(*phrases: Phrase) -> Paragraph:
    return Play(one(phrases))


def special(*phrases: Phrase) -> Paragraph:
    return Special(one(phrases))


def action(*phrases: Phrase) -> Paragraph:
    """The player who uses an Action agrees to its price, and is not asked again (D-326)."""
    return Action(one(phrases).agreed())


def power_action(*phrases: Phrase) -> Paragraph:
    return PowerAction(one(phrases).agreed())


def claim(*phrases: Phrase) -> Paragraph:
    return Claim(one(phrases))


def after(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    return TriggeredParagraph("After", occasion.after, occasion, one(phrases))


class AfterPlayedOrMoved(TriggeredParagraph):
    """One paragraph that waits for two occurrences."""

    def __init__(self, played: Occasion, moved: Occasion, phrase: Phrase) -> None:
        TriggeredParagraph.__init__(self, "After", played.after, played, phrase)
        self.moved = WhenTriggered(moved.after, moved, phrase)

    def put_on(self, printed: Print) -> None:
        printed.triggers += [self.ability, self.moved]


def when_played(*phrases: Phrase) -> Paragraph:
    return Entering(one(phrases))


def if_(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    """ "If ..., do ...", a paragraph of its own: as "after", and no choice (D-73)."""
    return TriggeredParagraph("If", occasion.after, occasion, one(phrases))


def before(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    return TriggeredParagraph("Before", occasion.before, occasion, one(phrases))


def instead_of_defeat(occasion: Occasion, *phrases: Phrase) -> Paragraph:
    """ "Before attached character would be defeated, instead ..." (DST-RPL-01)."""
    return TriggeredParagraph("instead", INSTEAD_OF_DEFEAT, occasion, one(phrases))


def leaves_aside(this: str) -> Paragraph:
    """Wherever the card would go from play, it is set aside; `this` is its type in words."""
    return LeavesAside(this)


def starts_with(resources: int) -> Paragraph:
    """ "You start the game with N additional resources." """
    return AtStart(resources, False)


def all_start_with(resources: int) -> Paragraph:
    """ "Each player starts the game with N additional resources." """
    return AtStart(resources, True)


def adds_to_roll_off(count: int) -> Paragraph:
    return AddsToRollOff(count)


def include_only_if(words: str) -> Paragraph:
    """A condition on team and deck, enforced by `legality` (DST-PLT-06, DST-DKB-09)."""
    return DeckRule(f"Include only if {words}.")


def deck_rule(words: str) -> Paragraph:
    return DeckRule(words)


def team_up(less: int, *listed: str) -> Paragraph:
    """ "Team Up 1: Maul, each pilot": a discount of the team, enforced by `legality` (DST-TMU-01)."""
    return DeckRule(f"Team Up {less}: {', '.join(listed)}.")


AMBUSH: Final = Keyword(AMBUSH_BIT, "Ambush")
GUARDIAN: Final = Keyword(GUARDIAN_BIT, "Guardian")
REDEPLOY: Final = Keyword(REDEPLOY_BIT, "Redeploy")
