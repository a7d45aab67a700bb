"""The value of a run for one squadron against unknown cards: tables computed once and looked up afterwards.

A table holds the best expectation of a player if each unknown card were drawn from the whole Imperial deck.
evaluate.py adds the knowledge of a seat. Values are whole numbers: points of evaluate.py.
"""

from __future__ import annotations

from simulate.games.stay_on_target.terms import FIFTH, PLACES, TYPES


class Fleet:
    """A deck by type and value: `counts[type][value]` cards."""

    def __init__(self, highest: int) -> None:
        self.counts: list[list[int]] = [[0] * (highest + 1) for _ in range(TYPES)]
        self.size = 0

    def add(self, type_: int, value: int) -> None:
        self.counts[type_][value] += 1
        self.size += 1


class Defences:
    """The defences of three squadron cards and their leader against each attack."""

    def __init__(self, highest: int, most_defence: int, deflects: int) -> None:
        self.evades: list[list[bool]] = [[False] * (highest + 1) for _ in range(TYPES)]
        self.shields: list[bool] = [False] * (highest + 1)
        self.most_defence = most_defence
        self.deflects = deflects


class Worth:
    """One table: by cards to come, defence, deflecting cards, shield and Force card left."""

    def __init__(self, fleet: Fleet, defences: Defences, complete: int, fifth: int) -> None:
        self.fleet = fleet
        self.defences = defences
        self.complete = complete
        """The value of a completed run."""
        self.fifth = fifth
        """The value of reaching the fifth card only."""
        self.width = defences.most_defence + 1
        self.depth = defences.deflects + 1
        self.values = [complete] * (self.width * self.depth * 4)
        for cards in range(1, PLACES + 1):
            for defence in range(self.width):
                for deflects in range(self.depth):
                    self._add(cards, defence, deflects)

    def at(self, cards: int, defence: int, deflects: int, shield: int, force: int) -> int:
        """The expectation with `cards` cards to come; with a defence of 0 the seat keeps its earned points."""
        if defence <= 0:
            return self.when_out(cards)
        return self.values[(((cards * self.width + defence) * self.depth + deflects) * 2 + shield) * 2 + force]

    def when_out(self, cards: int) -> int:
        """The value of a seat eliminated with `cards` cards to come (SOT-D13)."""
        return self.fifth if cards <= PLACES - FIFTH else 0

    def _add(self, cards: int, defence: int, deflects: int) -> None:
        """Add the four entries by shield and Force card, in the order of `at`."""
        if defence == 0:
            self.values.extend([0, 0, 0, 0])
            return
        without: list[int] = [0, 0]
        """The expectation after the card drawn for a shield, by Force card."""
        for shield in (0, 1):
            sums = self._sums(cards - 1, defence, deflects, shield, without)
            plain = [sum(sums[0]) // self.fleet.size, sum(sums[1]) // self.fleet.size]
            if shield == 0:
                without = plain
            self.values.append(plain[0])
            self.values.append(max(plain[1], self._foreseen(sums, cards - 1, defence, deflects, shield)))

    def _sums(
        self, left: int, defence: int, deflects: int, shield: int, without: list[int]
    ) -> tuple[list[int], list[int]]:
        """The total value of all cards of each type, first with the Force card lost, then with it kept."""
        lost: list[int] = []
        kept: list[int] = []
        hits_lost = self._hits(left, defence, deflects, shield, 0, without[0])
        hits_kept = self._hits(left, defence, deflects, shield, 1, without[1])
        safe_lost = self.at(left, defence, deflects, shield, 0)
        safe_kept = self.at(left, defence, deflects, shield, 1)
        for type_ in range(TYPES):
            sum_lost = 0
            sum_kept = 0
            evades = self.defences.evades[type_]
            for value, count in enumerate(self.fleet.counts[type_]):
                if count:
                    sum_lost += count * (safe_lost if evades[value] else hits_lost[value])
                    sum_kept += count * (safe_kept if evades[value] else hits_kept[value])
            lost.append(sum_lost)
            kept.append(sum_kept)
        return lost, kept

    def _hits(self, left: int, defence: int, deflects: int, shield: int, force: int, drawn: int) -> list[int]:
        """The value after each attack that is not evaded, with the best answer."""
        deflected = self.at(left, defence, deflects - 1, shield, force) if deflects else -1
        found: list[int] = []
        for value in range(len(self.defences.shields)):
            best = max(self.at(left, defence - value, deflects, shield, force), deflected)
            if shield and self.defences.shields[value] and drawn > best:
                best = drawn
            found.append(best)
        return found

    def _foreseen(self, sums: tuple[list[int], list[int]], left: int, defence: int, deflects: int, shield: int) -> int:
        """The value of the best prediction: cards of its type have no effect, any other type costs the Force card."""
        lost = sums[0]
        safe = self.at(left, defence, deflects, shield, 1)
        best = 0
        for type_ in range(TYPES):
            whole = sum(self.fleet.counts[type_]) * safe + sum(lost) - lost[type_]
            best = max(best, whole // self.fleet.size)
        return best


class Odds:
    """The tables of a scenario's cards by key; evaluate.py makes the keys."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.highest = len(fleet.counts[0]) - 1
        self.made: dict[int, Worth] = {}
