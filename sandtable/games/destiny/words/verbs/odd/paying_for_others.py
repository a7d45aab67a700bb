"""An opponent who has to pay the cost that another player's die shows."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.assigning import pay_with_damage
from sandtable.games.destiny.damage_costs import die_costs, die_damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.target import Target


class HasCost(Trait):
    """Silent: a die that shows a cost, in resources or in damage."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return die_costs(table, thing) > 0


class ForceToPayFor(Verb[ADie]):
    """ "Force an opponent to pay the cost showing on a die": in resources, which they need to have, and in indirect
    damage to themselves (DST-IND-23, D-321).
    """

    takes = A_DIE

    def __init__(self, on: Target[ADie]) -> None:
        self.on = on.narrowed(HasCost())

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN:
            table.done(True, 1, frame.picked[0])
        elif table.faces(frame) and self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        payer = table.rival(frame)
        if not frame.picked or table.die_cost(frame.picked[0]) > table.resources[payer]:
            table.done(False, 0, NOTHING)
            return
        frame.step = BEGUN
        die = frame.picked[0]
        moves.spend(table, payer, table.die_cost(die))
        damage = die_damage(table, die)
        if damage:
            pay_with_damage(table, payer, damage)

    def says(self, they: bool = False) -> str:
        return f"force an opponent to pay the cost showing on {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Let the opponent pay the cost of which die?"
