# interpreted: a list of names
"""The card language: exactly the words a card file may use (`from simulate.games.destiny.language import *`)."""

from simulate.games.destiny.resolving import AS_UNMODIFIED
from simulate.games.destiny.terms import (
    BLANK,
    BLUE,
    DISCARD,
    DISRUPT,
    EVENT_CARD,
    FOCUS,
    GRAY,
    MELEE,
    RANGED,
    RED,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SUPPORT_CARD,
    UPGRADE_CARD,
    YELLOW,
)
from simulate.games.destiny.words.abilities import (
    AMBUSH,
    GUARDIAN,
    MORE_READY_CHARACTERS,
    REDEPLOY,
    Paragraph,
    action,
    after,
    attaches_any,
    before,
    cheaper,
    claim,
    deck_rule,
    have,
    instead_of_defeat,
    only,
    play,
    special,
    to_play_spot,
)
from simulate.games.destiny.words.amounts import (
    CARDS_IN_THEIR_HAND,
    THAT_MANY,
    THE_COST_LOOKED_AT,
    THE_VALUE,
    FirstRound,
)
from simulate.games.destiny.words.joints import If, may, opponent
from simulate.games.destiny.words.nouns import CARD, CHARACTER, DIE, SUPPORT, UPGRADE
from simulate.games.destiny.words.occasions import (
    ACTIVATED,
    ATTACHED_DEFEATED,
    DEALT_DAMAGE,
    GAINING_SHIELDS,
    OPPONENT_ACTIVATED,
    OPPOSING_DEFEATED,
    PLAYED,
    UPGRADED,
)
from simulate.games.destiny.words.targets import (
    ATTACHED,
    THAT_CHARACTER,
    THAT_DIE,
    THIS_CHARACTER,
    THIS_DIE,
    THIS_SUPPORT,
    THIS_UPGRADE,
    ResolvingDie,
    a,
    any_number,
    distributed,
    each,
    every,
    exactly,
    up_to,
)
from simulate.games.destiny.words.verbs.activate import Activate
from simulate.games.destiny.words.verbs.cards import (
    Count,
    Discard,
    DiscardCard,
    DiscardRandom,
    Draw,
    Exhaust,
    ExtraAction,
    LookAtRandom,
    PutOnDeck,
    Spot,
)
from simulate.games.destiny.words.verbs.delayed import AfterRound
from simulate.games.destiny.words.verbs.dice import (
    ANY_SIDE,
    Choose,
    ItShows,
    Remove,
    Reroll,
    Resolve,
    Stay,
    Turn,
)
from simulate.games.destiny.words.verbs.tokens import (
    UNBLOCKABLE,
    Deal,
    Defeat,
    Gain,
    Give,
    Heal,
    Lose,
    MoveDamage,
    RemoveShield,
    RemoveShields,
    Spend,
)

__all__ = [name for name in dir() if not name.startswith("_")]  # the imports above are the vocabulary
