"""The symbols of dice as sentences (DST-SYM-01 to 25, DST-IND-01, DST-RRS-01): "deal that many damage"."""

from __future__ import annotations

from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.terms import (
    DISCARD,
    DISRUPT,
    FOCUS,
    INDIRECT,
    MELEE,
    MELEE_DAMAGE,
    RANGED,
    RANGED_DAMAGE,
    REROLL_SYMBOL,
    RESOURCE,
    SHIELD,
)
from sandtable.games.destiny.words.aiming import AimedAt
from sandtable.games.destiny.words.amounts import THAT_MANY
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.players import opponent
from sandtable.games.destiny.words.targets.picked import a, any_number, each, up_to
from sandtable.games.destiny.words.verbs.cards import DiscardRandom
from sandtable.games.destiny.words.verbs.damage_to_supports import DealToSupport
from sandtable.games.destiny.words.verbs.dice import Reroll
from sandtable.games.destiny.words.verbs.indirect import AN_OPPONENT, DealIndirect
from sandtable.games.destiny.words.verbs.tokens import UNBLOCKABLE, Deal, Gain, Give, Lose
from sandtable.games.destiny.words.verbs.turn import Turn

SYMBOLS.sentences[MELEE] = Deal(THAT_MANY, a(CHARACTER), False, MELEE_DAMAGE)
SYMBOLS.sentences[RANGED] = Deal(THAT_MANY, a(CHARACTER), False, RANGED_DAMAGE)
SYMBOLS.piercing[MELEE] = Deal(THAT_MANY, a(CHARACTER), UNBLOCKABLE, MELEE_DAMAGE)
SYMBOLS.piercing[RANGED] = Deal(THAT_MANY, a(CHARACTER), UNBLOCKABLE, RANGED_DAMAGE)
SYMBOLS.aimed[MELEE] = Deal(THAT_MANY, AimedAt(), False, MELEE_DAMAGE)
SYMBOLS.aimed[RANGED] = Deal(THAT_MANY, AimedAt(), False, RANGED_DAMAGE)
SYMBOLS.aimed_piercing[MELEE] = Deal(THAT_MANY, AimedAt(), UNBLOCKABLE, MELEE_DAMAGE)
SYMBOLS.aimed_piercing[RANGED] = Deal(THAT_MANY, AimedAt(), UNBLOCKABLE, RANGED_DAMAGE)
SYMBOLS.spread[MELEE] = Deal(THAT_MANY, any_number(CHARACTER), False, MELEE_DAMAGE)
SYMBOLS.spread[RANGED] = Deal(THAT_MANY, any_number(CHARACTER), False, RANGED_DAMAGE)
SYMBOLS.spread_piercing[MELEE] = Deal(THAT_MANY, any_number(CHARACTER), UNBLOCKABLE, MELEE_DAMAGE)
SYMBOLS.spread_piercing[RANGED] = Deal(THAT_MANY, any_number(CHARACTER), UNBLOCKABLE, RANGED_DAMAGE)
SYMBOLS.at_each[MELEE] = Deal(THAT_MANY, each(CHARACTER.opposing), False, MELEE_DAMAGE)
SYMBOLS.at_each[RANGED] = Deal(THAT_MANY, each(CHARACTER.opposing), False, RANGED_DAMAGE)
SYMBOLS.at_each_piercing[MELEE] = Deal(THAT_MANY, each(CHARACTER.opposing), UNBLOCKABLE, MELEE_DAMAGE)
SYMBOLS.at_each_piercing[RANGED] = Deal(THAT_MANY, each(CHARACTER.opposing), UNBLOCKABLE, RANGED_DAMAGE)
SYMBOLS.at_support[MELEE] = DealToSupport()
SYMBOLS.at_support[RANGED] = SYMBOLS.at_support[MELEE]
SYMBOLS.at_support_piercing[MELEE] = DealToSupport(UNBLOCKABLE)
SYMBOLS.at_support_piercing[RANGED] = SYMBOLS.at_support_piercing[MELEE]
SYMBOLS.sentences[INDIRECT] = DealIndirect(THAT_MANY, AN_OPPONENT)
SYMBOLS.piercing[INDIRECT] = DealIndirect(THAT_MANY, AN_OPPONENT, UNBLOCKABLE)
SYMBOLS.sentences[SHIELD] = Give(THAT_MANY, a(CHARACTER))
SYMBOLS.sentences[RESOURCE] = Gain(THAT_MANY)
SYMBOLS.sentences[DISRUPT] = opponent(Lose(THAT_MANY))
SYMBOLS.sentences[DISCARD] = DiscardRandom(THAT_MANY)
SYMBOLS.sentences[FOCUS] = Turn(up_to(THAT_MANY, DIE.yours.other))
SYMBOLS.sentences[REROLL_SYMBOL] = Reroll(up_to(THAT_MANY, DIE.other))
