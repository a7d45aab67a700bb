# interpreted: a list of names
"""The card language: all words that a card file may use (`from sandtable.games.destiny.language import *`).

A word is added by importing it in one of the modules here: what they import, card files have.

Capitalized words are verbs (and `If`); lower-case words make targets, amounts, occasions and joints; words in capitals
stand alone: CHARACTER, AMBUSH, THAT_MANY.
"""

from sandtable.games.destiny.language.abilities import *
from sandtable.games.destiny.language.early import *
from sandtable.games.destiny.language.joints import *
from sandtable.games.destiny.language.later_verbs import *
from sandtable.games.destiny.language.numbers import *
from sandtable.games.destiny.language.things import *
from sandtable.games.destiny.language.verbs import *
