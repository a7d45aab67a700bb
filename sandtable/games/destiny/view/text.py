# interpreted: shows games to people
"""The view of a game of Destiny in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.views import Things, View
from sandtable.engine.words import counted, listed

TOKEN_WORDS: Final = {"resource": "resource", "shield": "shield", "charm": "charm token"}
"""The kinds of tokens on cards in words."""


def lines_of(view: View) -> list[str]:
    """The round and the battlefield, what is going on, then the players."""
    return [
        _round(view),
        _battlefield(view),
        *_going_on(view.things),
        *[line for seat in view.seats for line in _seat(seat)],
    ]


def _round(view: View) -> str:
    things = view.things
    turn = f"; it is the turn of {view.seats[things['turn']]['name']}" if things["turn"] is not None else ""
    return f"Round {view.round}, {things['phase']}{turn}." if view.round else f"{things['phase'].capitalize()}{turn}."


def _battlefield(view: View) -> str:
    place = view.things["battlefield"]
    if not place["cards"]:
        return "No battlefield is chosen yet."
    words = f"Battlefield: {place['cards'][0]['label']}, controlled by {view.seats[place['holder']]['name']}"
    claimed = place["claimer"]
    more = [
        f"claimed by {view.seats[claimed]['name']}" if claimed is not None else "",
        _power(place["cards"][0]),
        _tokens(place["cards"][0]),
        _choices(place["cards"][0]),
        _dice_on(place["cards"][0]),
    ]
    return f"{', '.join([words, *filter(None, more)])}."


def _going_on(things: Things) -> Iterator[str]:
    if things["playing"]["cards"]:
        yield f"Being played: {_labels(things['playing'])}."
    if "because_of" in things:
        yield f"Asked because of {things['because_of']}."
    if things["queue"]:
        yield f"Waiting in the queue: {listed(things['queue'])}."
    if things["delayed"]:
        yield f"Waiting for the end of the round: {listed(things['delayed'])}."
    for effect in things.get("lasting", ()):
        yield f"{effect}."
    if things["assigning"]:
        yield _assigned(things["assigning"])
    if things["sides"]:
        yield f"Sides to choose from: {listed([side['shows'] for side in things['sides']])}."


def _assigned(assigning: Things) -> str:
    given, left, damage = (assigning[key] for key in ("given", "left", "damage"))
    if not given:
        return f"{damage} damage is being assigned."
    return f"Assigned so far: {listed(given)}; {left} of {damage} damage is left."


def _seat(seat: Things) -> Iterator[str]:
    facts = [
        counted(seat["resources"]["count"], "resource"),
        f"{counted(seat['deck']['count'], 'card')} in the deck",
        "has claimed" if seat["claimed"] else "",
        "has replaced an upgrade in this round" if "replaced" in seat else "",
        "out of the game" if seat["out"] else "",
        counted(seat["additional_actions"], "additional action") if seat["additional_actions"] else "",
    ]
    yield f"{seat['name']}: {', '.join(filter(None, facts))}."
    for character in seat["characters"]:
        yield from _character(character)
    for support in seat["supports"]["cards"]:
        yield f"  Support {_in_play(support)}."
        yield from _attached(support)
    for plot in seat["plots"]["cards"]:
        yield f"  Plot {_in_play(plot)}."
        yield from _attached(plot)
    yield f"  Pool: {_pool(seat['pool']['dice'])}."
    yield f"  Hand: {_hand(seat['hand'])}."
    yield from _piles(seat)


def _character(character: Things) -> Iterator[str]:
    if character["defeated"]:
        yield f"  {character['label']}: defeated."
        return
    facts = [
        f"{character['damage']} of {character['health']} damage",
        counted(character["shields"], "shield") if character["shields"] else "",
        "exhausted" if character["exhausted"] else "ready",
        _also(character),
        f"pilots {character['pilots']}" if "pilots" in character else "",
        f"owned by Player {character['owner'] + 1}" if "controller" in character else "",
        _power(character),
        _tokens(character),
        _choices(character),
        _dice_on(character),
    ]
    yield f"  {character['label']}{' (elite)' if character['elite'] else ''}: {', '.join(filter(None, facts))}."
    yield from _attached(character)


def _attached(card: Things) -> Iterator[str]:
    """The upgrades and downgrades on a card, with those on them; a downgrade with the player who controls it."""
    for word, key in (("with", "upgrades"), ("under", "downgrades")):
        for each in card.get(key, ()):
            yield f"    {word} {_in_play(each)}."
            yield from (f"  {line}" for line in _attached(each))


def _in_play(card: Things) -> str:
    facts = [
        _lent(card),
        "elite" if card.get("elite") else "",
        _also(card),
        "exhausted" if card["exhausted"] else "",
        _power(card),
        _tokens(card),
        _choices(card),
        f"{card['damage']} damage placed on it" if card["damage"] else "",
        _dice_on(card),
    ]
    return ", ".join([card["label"], *filter(None, facts)])


def _lent(card: Things) -> str:
    """The controller of a downgrade, or the owner of a card that another player controls."""
    if "controller" not in card:
        return ""
    if card["kind"] == "downgrade":
        return f"controlled by Player {card['controller'] + 1}"
    return f"owned by Player {card['owner'] + 1}"


def _also(card: Things) -> str:
    """The colors and subtypes that a card has gained: "also Blue"."""
    return f"also {listed([word.capitalize() for word in card['also']])}" if "also" in card else ""


def _power(card: Things) -> str:
    """The state of a card's Power Action; nothing for a card without one."""
    if "power_used" not in card:
        return ""
    return "Power Action used" if card["power_used"] else "Power Action not used yet"


def _tokens(card: Things) -> str:
    """The resources, shields and charm tokens on a card: "2 resources on it"."""
    found = [counted(count, TOKEN_WORDS[kind]) for kind, count in card.get("tokens", {}).items()]
    return f"{listed(found)} on it" if found else ""


def _choices(card: Things) -> str:
    """The things that were chosen for a card: "chosen for it: Blue"."""
    return f"chosen for it: {listed(card['choices'])}" if "choices" in card else ""


def _dice_on(card: Things) -> str:
    """The dice that lie on a card; those of other cards by their names."""
    dice = card.get("dice", ())
    own = [die for die in dice if die["name"] == card["name"]]
    kept = [die["label"] for die in dice if die["name"] != card["name"]]
    words = [f"{counted(len(own), 'die', 'dice')} on it"] if own else []
    return ", ".join([*words, *(f"{label} kept on it" for label in kept)])


def _pool(dice: list[Things]) -> str:
    return ", ".join(f"{die['label']} ({die['shows']}{', chosen' if die['chosen'] else ''})" for die in dice) or "empty"


def _hand(hand: Things) -> str:
    seen = [card["label"] + _state_in_hand(card) for card in hand["cards"]]
    hidden = hand["count"] - len(seen)
    return listed([*seen, *([counted(hidden, "hidden card")] if hidden else [])]) if hand["count"] else "empty"


def _state_in_hand(card: Things) -> str:
    words = [word for word in ("chosen", "detected") if card.get(word)]
    return f" ({', '.join(words)})" if words else ""


def _piles(seat: Things) -> Iterator[str]:
    if seat["deck"]["cards"]:
        yield f"  Known in the deck: {listed([_in_deck(card) for card in seat['deck']['cards']])}."
    for key, words in (("discard", "Discard pile"), ("aside", "Set aside"), ("battlefield", "Unused battlefield")):
        if seat[key]["cards"]:
            yield f"  {words}: {_labels(seat[key])}."


def _in_deck(card: Things) -> str:
    return f"{card['label']} (card {card['place']} from the top)"


def _labels(place: Things) -> str:
    return listed([card["label"] for card in place["cards"]])
