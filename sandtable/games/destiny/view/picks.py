# interpreted: shows games to people
"""The nouns that questions are about, and the dice that have been picked so far in a choice of several."""

from __future__ import annotations

from typing import Any

from sandtable.games.destiny.actions.reroll import RerollDice
from sandtable.games.destiny.actions.resolve_dice import Combining
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_DIE
from sandtable.games.destiny.words.targets.pointed import AndThis, ResolvingDie
from sandtable.games.destiny.words.targets.target import OfNoun, Target
from sandtable.games.destiny.words.verbs.odd.splitting import SplitPool


def picked_dice(table: Table) -> set[int]:
    """The dice that the asked player has picked before the open question, which all players see."""
    if table.asker < 0:
        return set()
    frame: Frame = table.frames[-1]
    if isinstance(frame.node, Combining):
        return {frame.die, *frame.picked}
    if isinstance(frame.node, RerollDice | SplitPool) or is_about_dice(frame):
        return {*frame.picked}
    return set()


def is_about_dice(frame: Frame) -> bool:
    """Whether the verb of a frame acts on dice."""
    node = frame.node
    return isinstance(node, Verb) and node.on is not None and node.on.kind_of_thing() == A_DIE


def noun_of(frame: Frame) -> Noun[Any] | None:
    """The noun that the verb of a frame is about, without further demands on its things."""
    return _noun(frame.node.on) if isinstance(frame.node, Verb) else None


def _noun(target: Target[Any] | None) -> Noun[Any] | None:
    if isinstance(target, AndThis):
        return _noun(target.other)
    if isinstance(target, ResolvingDie):
        return _noun(target.others)
    noun = target.noun if isinstance(target, OfNoun) else None
    while isinstance(noun, Narrowed):
        noun = noun.noun
    return noun
