"""A choice that is made a second time under a condition."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import Condition, If, Phrase, Sentences, may
from sandtable.games.destiny.words.several import SomeOf, one_of_these


class AgainIf(Sentences):
    """ "Choose and do one of the following. If you spot a leader, you may choose and do one of the following again"."""

    def __init__(self, condition: Condition, choice: SomeOf) -> None:
        self.choice = choice
        self.condition = condition
        self.phrases = [choice, If(condition, may(choice))]

    def says(self, they: bool = False) -> str:
        head = self.choice.head
        said = "; ".join([phrase.says(they) for phrase in self.choice.phrases])
        return f"{head}. If {self.condition.says()}, {'they' if they else 'you'} may {head} again: {said}"


def one_and_again_if(condition: Condition, *phrases: Phrase) -> Phrase:
    choice = one_of_these(*phrases)
    assert isinstance(choice, SomeOf)
    return AgainIf(condition, choice)
