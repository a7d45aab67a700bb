# interpreted: builds a table of nodes once
"""Every node by name, so that frames can be stored: the steps of the game, the symbols of dice, the words of cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.engine.storing import NodeNames
from sandtable.games.destiny import (
    assigning,
    damage,
    defeat,
    discards,
    elimination,
    flow,
    limits_fall,
    resolving,
    taking,
    triggers,
    upgrade_copies,
)
from sandtable.games.destiny.actions import (
    activate,
    claim,
    out_of_turn,
    play_card,
    playing_freely,
    playing_in_full,
    playing_spotting,
    power,
    reroll,
    resolve_dice,
)
from sandtable.games.destiny.cards import corrected, encoded
from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.phases import discarding, rolling_off, turns
from sandtable.games.destiny.queue_order import LINE_UP, WHICH_OPPONENT
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.terms import SYMBOL_NAMES
from sandtable.games.destiny.text_sets import TextSet
from sandtable.games.destiny.words import symbols as symbols  # the import fills in the sentences of symbols
from sandtable.games.destiny.words.walking import roots, walk

STEPS: dict[str, Node] = {
    "line up": LINE_UP,
    "interruption": triggers.INTERRUPTION,
    "settle": triggers.SETTLE,
    "dealing": damage.DEALING,
    "assigning": assigning.ASSIGNING,
    "shielding": damage.SHIELDING,
    "defeating": defeat.DEFEATING,
    "resolving": resolving.RESOLVING,
    "using": resolving.USING,
    "play card": play_card.PLAY_CARD,
    "play to set aside": play_card.PLAY_TO_SET_ASIDE,
    "renew card": play_card.RENEW_CARD,
    "play in full": playing_in_full.PLAY_IN_FULL,
    "play freely": playing_freely.PLAY_FREELY,
    "play spotting": playing_spotting.PLAY_SPOTTING,
    "activate card": activate.ACTIVATE_CARD,
    "activate together": activate.ACTIVATE_TOGETHER,
    "guarding": activate.GUARDING,
    "combining": resolve_dice.COMBINING,
    "choosing way": resolve_dice.CHOOSING_WAY,
    "resolve dice": resolve_dice.RESOLVE_DICE,
    "reroll dice": reroll.REROLL_DICE,
    "claim battlefield": claim.CLAIM_BATTLEFIELD,
    "two shields": rolling_off.TWO_SHIELDS,
    "one shield": rolling_off.ONE_SHIELD,
    "mulligan": discarding.MULLIGAN,
    "upkeep": discarding.UPKEEP,
    "roll off": rolling_off.ROLL_OFF,
    "turns": turns.TURNS,
    "game flow": flow.GAME_FLOW,
    "which opponent": WHICH_OPPONENT,
    "abandoned": elimination.ABANDONED,
    "keep one": taking.KEEP_ONE,
    "which instead": discards.WHICH_INSTEAD,
    "using power": power.USING_POWER,
    "out of turn": out_of_turn.OUT_OF_TURN,
    "twins": upgrade_copies.TWINS,
    "limits fall": limits_fall.LIMITS_FALL,
}


@cache
def nodes() -> dict[str, Node]:
    """Every node by its name. A word of a card is named by its place on that card."""
    found = dict(STEPS)
    for symbol, name in enumerate(SYMBOL_NAMES):
        found |= named(name, [SYMBOLS.sentences[symbol]])
        found |= named(f"piercing {name}", [SYMBOLS.piercing[symbol]])
        found |= named(f"aimed {name}", [SYMBOLS.aimed[symbol]])
        found |= named(f"aimed piercing {name}", [SYMBOLS.aimed_piercing[symbol]])
        found |= named(f"{name} at each", [SYMBOLS.at_each[symbol]])
        found |= named(f"piercing {name} at each", [SYMBOLS.at_each_piercing[symbol]])
        found |= named(f"{name} at support", [SYMBOLS.at_support[symbol]])
        found |= named(f"piercing {name} at support", [SYMBOLS.at_support_piercing[symbol]])
        found |= named(f"spread {name}", [SYMBOLS.spread[symbol]])
        found |= named(f"spread piercing {name}", [SYMBOLS.spread_piercing[symbol]])
        found |= named(f"aimed piercing {name}", [SYMBOLS.aimed_piercing[symbol]])
        found |= named(f"{name} at each piercing", [SYMBOLS.at_each_piercing[symbol]])
    for code in encoded():
        found |= named(code, roots(printed(code)))
    for texts in TextSet:
        for code in corrected(texts):
            found |= named(f"{code} {texts.value}", roots(printed(code, texts)))
    return found


NAMES: Final = NodeNames(nodes)
"""Cards that share their words (a reprint does) are stored under the first of them."""


def named(name: str, sentences: list[Node | None]) -> dict[str, Node]:
    """The words of these sentences, numbered: "01097/0" is the first of that card, "01097/1" the first one in it."""
    words = [word for sentence in sentences for word in walk(sentence)]
    return {f"{name}/{place}": word for place, word in enumerate(words)}
