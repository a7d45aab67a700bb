"""The value of the rest of a run for one squadron: known cards one by one, all others by the tables of odds.py."""

from __future__ import annotations

from simulate.games.stay_on_target.odds import Fleet, Worth
from simulate.games.stay_on_target.state import Table
from simulate.games.stay_on_target.terms import FIFTH, NO_PREDICTION, NOTHING, TYPES


class Outlook:
    """The cards to come and the squadron's defences."""

    def __init__(self, table: Table, worth: Worth, known: list[int], unknown: int, foresees: bool, number: int) -> None:
        self.table = table
        self.worth = worth
        self.known = known
        self.unknown = unknown
        self.foresees = foresees
        """True where the squadron itself knows them, so that Obi-Wan names their types."""
        self.when_out = worth.fifth if number >= FIFTH else 0
        """The value left after elimination by the present card, the `number`-th of the run."""
        self.defence = 0
        self.deflects = 0
        self.shield = 0
        self.force = 0
        self.behind_shield: list[int] = [NOTHING, NOTHING]
        """The value of using the shield now, by Force card; computed on demand."""

    def hold(self, defence: int, deflects: int, shield: int, force: int) -> None:
        self.defence = defence
        self.deflects = deflects
        self.shield = shield
        self.force = force

    def now(self) -> int:
        """The value with the present defences."""
        return self.at(self.defence, self.deflects, self.shield, self.force)

    def at(self, defence: int, deflects: int, shield: int, force: int) -> int:
        """The value with these defences."""
        return self._from(0, self.unknown, defence, deflects, shield, force)

    def _from(self, index: int, unknown: int, defence: int, deflects: int, shield: int, force: int) -> int:
        """The value from the `index`-th known card on, each met in the best way, before the unknown cards."""
        if index == len(self.known):
            return self.worth.at(unknown, defence, deflects, shield, force)
        card = self.known[index]
        type_ = self.table.setup.card_type[card]
        value = self.table.setup.card_value[card]
        if (force and self.foresees) or self.worth.defences.evades[type_][value]:
            return self._from(index + 1, unknown, defence, deflects, shield, force)
        if value < defence:
            best = self._from(index + 1, unknown, defence - value, deflects, shield, force)
        else:
            best = self._lost_at(card, unknown, defence, deflects, shield, force)
        if deflects:
            best = max(best, self._from(index + 1, unknown, defence, deflects - 1, shield, force))
        if shield and self.worth.defences.shields[value]:
            best = max(best, self._from(index + 1, unknown + 1, defence, deflects, 0, force))
        return best

    def _lost_at(self, card: int, unknown: int, defence: int, deflects: int, shield: int, force: int) -> int:
        """The value when a known card eliminates the squadron: it may be the fifth or sixth card."""
        if self.table.row.index(card) > 1:
            return 0
        return self.worth.at(unknown, defence, deflects, shield, force) * self.worth.fifth // self.worth.complete

    # -- one card, now -------------------------------------------------------------------------------------------

    def after(self, type_: int, value: int, prediction: int, unseen: Fleet) -> int:
        """The value after a card of this type and value, with a prediction or without (SOT-FOR-02, 03)."""
        if prediction == type_:
            return self.now()
        force = self.force if prediction == NO_PREDICTION else 0
        if self.worth.defences.evades[type_][value]:
            return self.at(self.defence, self.deflects, self.shield, force)
        return self.best_against(value, force, unseen)

    def best_against(self, value: int, force: int, unseen: Fleet) -> int:
        """The value after an attack that no card evades, met in the best way."""
        best = self.damaged(value, force)
        if self.deflects:
            best = max(best, self.deflected(force))
        if self.shield and self.worth.defences.shields[value]:
            best = max(best, self.shielded(force, unseen))
        return best

    def damaged(self, value: int, force: int) -> int:
        if value >= self.defence:
            return self.when_out
        return self.at(self.defence - value, self.deflects, self.shield, force)

    def deflected(self, force: int) -> int:
        return self.at(self.defence, self.deflects - 1, self.shield, force)

    def shielded(self, force: int, unseen: Fleet) -> int:
        """The value of using the shield: the card drawn instead may be any unseen card (SOT-SHI-03)."""
        if self.behind_shield[force] == NOTHING:
            self.behind_shield[force] = self._mean_of_drawn(force, unseen)
        return self.behind_shield[force]

    def _mean_of_drawn(self, force: int, unseen: Fleet) -> int:
        total = 0
        for type_ in range(TYPES):
            evades = self.worth.defences.evades[type_]
            for value, count in enumerate(unseen.counts[type_]):
                if count:
                    total += count * self._drawn(value, evades[value], force)
        return total // unseen.size

    def _drawn(self, value: int, is_evaded: bool, force: int) -> int:
        if is_evaded:
            return self.at(self.defence, self.deflects, 0, force)
        best = self.when_out
        if value < self.defence:
            best = self.at(self.defence - value, self.deflects, 0, force)
        if self.deflects:
            best = max(best, self.at(self.defence, self.deflects - 1, 0, force))
        return best
