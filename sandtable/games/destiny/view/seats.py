# interpreted: shows games to people
"""The players as a viewer sees them: team, supports, pool, resources, hand, deck and piles."""

from __future__ import annotations

from sandtable.engine.views import Things
from sandtable.games.destiny.sides_up import battlefield_of, characters_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.view.cards import card_in_play, card_thing, character, deck_cards, hand_cards
from sandtable.games.destiny.view.dice import die_thing
from sandtable.games.destiny.view.names import deck_at, hand_at, player, pool_at, resources_at, seat_at
from sandtable.games.destiny.view.picks import picked_dice


def seats(table: Table, viewer: int) -> list[Things]:
    """Everything that belongs to each seat."""
    return [_seat(table, viewer, seat) for seat in range(table.setup.seats)]


def _seat(table: Table, viewer: int, seat: int) -> Things:
    name, picked = player(seat), picked_dice(table)
    return {
        "at": seat_at(seat),
        "seat": seat,
        "name": name,
        "out": not table.teams[seat],
        "claimed": table.has_claimed(seat),
        **({"replaced": True} if seat in table.replacers else {}),
        "additional_actions": table.owed[seat],
        "resources": {
            "at": resources_at(seat),
            "label": f"{name}'s resources",
            "count": table.resources[seat],
        },
        "characters": [character(table, card) for card in _characters(table, seat)],
        "supports": _place(
            f"supports:{seat}",
            f"{name}'s supports",
            [card_in_play(table, card) for card in table.supports[seat]],
        ),
        "plots": _place(
            f"plots:{seat}",
            f"{name}'s plots",
            [card_in_play(table, card) for card in table.plots[seat]] if table.plots else [],
        ),
        "pool": {
            "at": pool_at(seat),
            "label": f"{name}'s pool",
            "dice": [{**die_thing(table, die), "chosen": die in picked} for die in table.pools[seat]],
        },
        "hand": {
            **_place(hand_at(seat), f"{name}'s hand", hand_cards(table, viewer, seat)),
            "count": len(table.hands[seat]),
        },
        "deck": {
            **_place(deck_at(seat), f"{name}'s deck", deck_cards(table, viewer, seat)),
            "count": len(table.decks[seat]),
        },
        "discard": _open(table, f"discard:{seat}", f"{name}'s discard pile", table.discards[seat]),
        "aside": _open(table, f"aside:{seat}", f"{name}'s cards set aside", _aside(table, seat)),
        "battlefield": _unused_battlefield(table, seat),
    }


def _characters(table: Table, seat: int) -> list[int]:
    """The characters of a seat, defeated ones as well; one that another player has taken is shown there."""
    own = [card for card in characters_of(table, seat) if table.area(card) == seat]
    return own + [card for card in table.teams[seat] if table.setup.owner[card] != seat]


def _place(at: str, label: str, cards: list[Things]) -> Things:
    return {"at": at, "label": label, "cards": cards}


def _open(table: Table, at: str, label: str, cards: tuple[int, ...]) -> Things:
    """A pile that everybody may look through; the newest card is the last one."""
    return _place(at, label, [card_thing(table, card) for card in cards])


def _aside(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(card for card in table.aside if table.setup.owner[card] == seat)


def _unused_battlefield(table: Table, seat: int) -> Things:
    """The battlefield that the seat has brought, while another one is used."""
    card = battlefield_of(table, seat)
    return _place(
        f"battlefield:{seat}",
        f"{player(seat)}'s unused battlefield",
        [] if card == table.battlefield else [card_thing(table, card)],
    )
