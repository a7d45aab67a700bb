"""Random games with cards that change hands: each card is in one place, and pools and control fit together."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import seeded
from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.attached import is_downgrade
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.setting_up import seat
from tests.support import rule

TEAM = (Member("01038", 1), Member("01012", 1), Member("01021", 1))
SUPPORTS = ("01006", "18113", "09168", "01043")
MODS = ("08131", "08088", "08152")
DOWNGRADES = ("09143", "09039", "09160", "15089", "22005", "12116", "23005", "12025", "11007", "18104")
OTHERS = ("01059", "01063", "22111", "02063")
CARDS = tuple((code, 2) for code in (*SUPPORTS, *MODS, *DOWNGRADES, *OTHERS))


def a_game(seats: int, number: int) -> Duel:
    decks = [DeckList(f"deck {at}", "INF", TEAM, ("18095",), (), CARDS) for at in range(seats)]
    return RULES.start(seat(decks), seeded(number, "ownership"), 20_000)


def places(duel: Duel, card: int) -> list[str]:
    """The places that a card lies in."""
    found = [f"supports {at}" for at, cards in enumerate(duel.supports) if card in cards]
    found += [f"team {at}" for at, cards in enumerate(duel.teams) if card in cards]
    for name, piles in (("hand", duel.hands), ("deck", duel.decks), ("discard", duel.discards)):
        found += [f"{name} {at}" for at, cards in enumerate(piles) if card in cards]
    found += [f"on {host}" for host, cards in enumerate(duel.upgrades) if card in cards]
    return found + (["bound"] if card in duel.bound else []) + (["aside"] if card in duel.aside else [])


def check(duel: Duel) -> None:
    setup = duel.setup
    played = {frame.card for frame in duel.frames if frame.node is PLAY_CARD}
    for card, owner in enumerate(setup.owner):
        found = places(duel, card)
        in_game = any(duel.teams[owner]) and card not in setup.battlefields and not duel.is_character(card)
        assert len(found) == 1 or not in_game or card in played, (setup.prints[card].title, found)
        for place in found:
            name, _, at = place.partition(" ")
            if name in ("hand", "deck", "discard"):
                assert int(at) == owner
            if name in ("supports", "team"):
                assert duel.controller(card) == int(at)
        is_attached = "bound" in found or any(place.startswith("on ") for place in found)
        assert is_attached == (duel.host[card] >= 0)
        if duel.host[card] >= 0:
            assert duel.is_in_play(duel.host[card])
            if not is_downgrade(duel, card):
                assert duel.controller(card) == duel.controller(duel.host[card])
        if duel.taken and duel.taken[card] >= 0:
            assert duel.is_in_play(card)
    assert duel.taken == () or any(at >= 0 for at in duel.taken)
    for seat_, pool in enumerate(duel.pools):
        for die in pool:
            assert setup.card_of[die] == duel.battlefield or duel.die_seat(die) == seat_
            assert duel.face[die] >= 0


@rule("DST-CHC-01", "DST-DWN-03", "DST-DWN-04", "D-24")
@pytest.mark.parametrize(("seats", "games"), [(2, 3), (3, 1)])
def test_each_card_is_in_one_place_and_dice_lie_with_their_controllers(seats: int, games: int) -> None:
    changed_hands = weighed_down = 0
    for number in range(games):
        duel = a_game(seats, number)
        choices = seeded(number, "choices")
        while duel.seat() >= 0:
            duel.apply(choices.below(len(duel.options)))
            if duel.seat() >= 0 and duel.steps % 4 == 0:
                check(duel)
            weighed_down += len(duel.bound) > 0
            changed_hands += any(
                duel.controller(card) != duel.setup.owner[card] for cards in duel.supports for card in cards
            )
    assert weighed_down > 50 and changed_hands > 5
