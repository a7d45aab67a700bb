"""The weights of the evaluation (evaluate.py), in hundredths of a victory point; the values are data, in `tuned/`."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0
"""The chances of control while Mafiosi are being placed; so are the next ones."""
JUDGING: Final = 1
"""While locations are evaluated."""
WAITING: Final = 2
"""For the next round."""
UNREACHED: Final = 3
"""While Mafiosi are being placed, and nobody else can still place enough of them."""
LEADS: Final = 4
"""Leads that are told apart: tied and lower in the column, one, two, three or more."""


class Weights:
    """One set of weights, and the tables that follow from it."""

    def __init__(self) -> None:
        self.others = 0
        """The mean of the other seats, in percent."""
        self.each_other = 0
        """Each of the other seats, in percent: at a larger table they count more together."""
        self.leader = 0
        """The strongest of the other seats, in percent."""
        # a seat
        self.point = 0
        self.finish = 0
        """Enough points to end the game."""
        self.hand = 0
        """A Mafioso in hand after locations were evaluated, and before the first round."""
        self.hand_active = 0
        """Before that, for a seat that can still place it in this round."""
        self.hand_passed = 0
        """For a seat that has passed."""
        self.reserve = 0
        self.cell = 0
        self.mayor = 0
        self.policeman = 0
        # control of a location: the point and the effect
        self.prison = 0
        self.harbour = 0
        self.fight_club = 0
        self.police_station = 0
        self.business_district = 0
        self.private_club = 0
        self.city_hall = 0
        self.dollar_ready = 0
        """More for the Private Club with a Dollar in hand."""
        self.hitman_ready = 0
        """More for the Harbour with a Hitman card in hand."""
        self.recruit = 0
        """For each seat that ties for the lead of the Fight Club: a Mafioso comes from reserve to hand."""
        # the chance of control, in percent, of the seat that would have it now, by its lead
        self.placing_tied = 0
        self.placing_one = 0
        self.placing_two = 0
        self.placing_more = 0
        self.judging_tied = 0
        self.judging_one = 0
        self.judging_two = 0
        self.judging_more = 0
        self.waiting_tied = 0
        self.waiting_one = 0
        self.waiting_two = 0
        self.waiting_more = 0
        self.unreached_tied = 0
        self.unreached_one = 0
        self.unreached_two = 0
        self.unreached_more = 0
        self.crowd = 0
        """Taken from the chance for each seat that can still place enough Mafiosi, after the first one."""
        # the chance of control, in percent, of a seat behind by one or tied without control
        self.close_placing = 0
        self.close_judging = 0
        self.close_waiting = 0
        self.close_stuck = 0
        """While Mafiosi are being placed, for a seat that can't place any more."""
        # cards
        self.card = 0
        """A card in another seat's hand, and an own card before the game has begun."""
        self.thief = 0
        """An own card by its kind."""
        self.hitman = 0
        self.snitch = 0
        self.police_raid = 0
        self.chief_of_police = 0
        self.fbi = 0
        self.pulling_strings = 0
        self.grand_plan = 0
        self.complicity = 0
        self.rackets = 0
        self.secret_deal = 0
        self.fist = 0
        """More for an own card by its symbol."""
        self.hat = 0
        self.bullet = 0
        self.dollar = 0
        self.locations: list[int] = []
        """The value of control by number of location."""
        self.chances: list[int] = []
        """The chance of the seat that would have control, by outlook * LEADS + lead."""
        self.close: list[int] = []
        """The chance of a seat that is close, by outlook."""
        self.kinds: list[int] = []
        """An own card by its kind."""
        self.symbols: list[int] = []
        """More for its symbol."""

    def work_out(self) -> None:
        """Fill the tables."""
        self.locations = [
            0, self.prison, self.harbour, self.fight_club, self.police_station, self.business_district,
            self.private_club, self.city_hall,
        ]  # fmt: skip
        self.chances = [
            self.placing_tied, self.placing_one, self.placing_two, self.placing_more,
            self.judging_tied, self.judging_one, self.judging_two, self.judging_more,
            self.waiting_tied, self.waiting_one, self.waiting_two, self.waiting_more,
            self.unreached_tied, self.unreached_one, self.unreached_two, self.unreached_more,
        ]  # fmt: skip
        self.close = [self.close_placing, self.close_judging, self.close_waiting, self.close_placing]
        self.kinds = [
            self.thief, self.hitman, self.snitch, self.police_raid, self.chief_of_police, self.fbi,
            self.pulling_strings, self.grand_plan, self.complicity, self.rackets, self.secret_deal,
        ]  # fmt: skip
        self.symbols = [self.fist, self.hat, self.bullet, self.dollar]
