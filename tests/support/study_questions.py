"""One valid question for each kind of study and each of its pages: the body of the API and the form that ask the same.

`WORLDS` makes the decks, scenarios and playtests that a question is about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from decks import services as decks
from decks.selectors import demo_field
from decks.stored import read_stored
from sandtable.games.destiny.decklist import demo_decks, to_json
from scenarios import services as scenarios
from scenarios.checking import all_scenarios
from simulate.asking import services as asking
from simulate.asking.request import PlaytestRequest, Subject
from tests.support.playtests import a_playable, a_skirmish, offer
from tests.support.scenario_playtests import a_stored_skirmish

DODGE, BLOCK = "01155", "01153"


@dataclass(frozen=True)
class Example:
    """A question, asked twice."""

    body: dict[str, Any]
    """The body of `POST /api/v1/studies`."""
    page: str
    """The address of the page."""
    form: dict[str, Any]
    """The fields that the page sends."""
    hidden: dict[str, str]
    """Texts that differ from run to run, with the words that stand for them in a stored spec."""


World = Callable[[Any, Any], Example]
"""From an owner and a monkeypatch to the question."""


def better(owner: Any, monkeypatch: Any) -> Example:
    """Two decks and a test of one's own."""
    offer(monkeypatch, a_playable("Kylo"), a_playable("Rey"))
    design = {"unit": "elo", "low": 0, "high": 20, "alpha": 0.05, "beta": 0.1, "most": 400}
    body: dict[str, Any] = {
        "kind": "better",
        "old": {"deck": "kylo", "version": 1},
        "new": {"deck": "rey"},
        "agent": "random",
    }
    form: dict[str, Any] = {
        "deck_a": "kylo:1",
        "deck_b": "rey:1",
        "agent": "random",
        "preset": "own",
        "seed": "4",
        "key": "once",
    }
    form |= {"unit": "elo", "low": "0", "high": "20", "alpha": "5", "beta": "10", "most": "400"}
    return Example(body | {"design": design, "seed": 4}, "/studies/better/new", form, {})


def better_strengths(owner: Any, monkeypatch: Any) -> Example:
    """The same two decks at two strengths."""
    example = better(owner, monkeypatch)
    strengths = {"strengths": ["random", "greedy-2"]}
    return Example(example.body | strengths, example.page, example.form | strengths, example.hidden)


def better_scenario(owner: Any, monkeypatch: Any) -> Example:
    """Two versions of a scenario."""
    without_rules(monkeypatch)
    old = a_stored_skirmish(owner)
    new = type(old)(scenario=old.scenario, number=2, definition={**old.definition, "rounds": 5}, digest="e")
    new.save()
    body: dict[str, Any] = {"kind": "better", "old": {"scenario": old.public_id}, "new": {"scenario": new.public_id}}
    body |= {"agent": "random", "preset": "quick", "side": 1, "seed": 4}
    form: dict[str, Any] = {"a": old.public_id, "b": new.public_id, "agent": "random", "preset": "quick", "side": "1"}
    form |= {"seed": "4", "key": "once", "game": "skirmish"}
    hidden = {old.public_id: "OLD", new.public_id: "NEW"}
    return Example(body, f"/studies/better/scenario/new?b={new.public_id}", form, hidden)


def field(owner: Any, monkeypatch: Any) -> Example:
    """Three decks of two agents."""
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"), a_playable("Jango"))
    body: dict[str, Any] = {
        "kind": "field",
        "decks": [{"deck": "rey"}, {"deck": "kylo", "version": 1}, {"deck": "jango"}],
    }
    body |= {"agents": ["random", "greedy-2"], "pairs": 6, "even": True, "seed": 3}
    form: dict[str, Any] = {
        "shape": "all",
        "deck": "",
        "decks": ["rey:1", "kylo:1", "jango:1"],
        "agents": ["random", "greedy-2"],
    }
    form |= {"size": "own", "rotations": "6", "even": "even", "seed": "3", "key": "once"}
    return Example(body, "/studies/field/new", form, {})


def field_row(owner: Any, monkeypatch: Any) -> Example:
    """One deck against two."""
    offer(monkeypatch, a_playable("Rey"), a_playable("Kylo"), a_playable("Jango"))
    body: dict[str, Any] = {"kind": "field", "row": {"deck": "rey"}, "decks": [{"deck": "kylo"}, {"deck": "jango"}]}
    body |= {"agents": ["random"], "pairs": 20, "seed": 3}
    form: dict[str, Any] = {"shape": "row", "deck": "rey:1", "decks": ["kylo:1", "jango:1"], "agents": ["random"]}
    form |= {"size": "quick", "rotations": "", "even": "top", "seed": "3", "key": "once"}
    return Example(body, "/studies/field/new", form, {})


def field_scenario(owner: Any, monkeypatch: Any) -> Example:
    """Two agents on a scenario."""
    without_rules(monkeypatch)
    version = a_stored_skirmish(owner)
    body: dict[str, Any] = {
        "kind": "field",
        "scenario": version.public_id,
        "agents": ["random", "greedy-0"],
        "pairs": 3,
        "seed": 4,
    }
    form: dict[str, Any] = {
        "version": version.public_id,
        "agents": ["random", "greedy-0"],
        "size": "own",
        "rotations": "3",
    }
    form |= {"even": "top", "seed": "4", "key": "once"}
    return Example(body, "/studies/field/scenario/new", form, {version.public_id: "VERSION"})


def best_card(owner: Any, monkeypatch: Any) -> Example:
    """Two cards for a place."""
    snapshot = next(iter(demo_field().values()))
    deck = decks.create_deck(owner=owner, content=read_stored(snapshot))
    removed, opponent = next(iter(snapshot["cards"])), list(demo_field())[1]
    body: dict[str, Any] = {
        "kind": "best_card",
        "deck": f"{deck.public_id}:1",
        "removed": removed,
        "cards": ["01153", "Leadership"],
    }
    body |= {"opponent": opponent, "agent": "random", "pairs": 100, "final_pairs": 50, "seed": 3}
    form: dict[str, Any] = {
        "removed": removed,
        "cards": "01153\nLeadership\n",
        "opponent": opponent,
        "agent": "random",
        "pairs": "100",
    }
    page = f"/studies/best-card/new?deck={deck.public_id}:1"
    return Example(body, page, form | {"seed": "3", "key": "once"}, {deck.public_id: "DECK"})


def causes(owner: Any, monkeypatch: Any) -> Example:
    """Two cards of the second deck of a playtest."""
    sides = tuple(Subject(name, to_json(demo_decks()[f"{name}-starter"])) for name in ("kylo-ren", "rey"))
    request = PlaytestRequest("destiny", sides, ("random", "random"), 20, 7)
    batch = asking.create_batch(owner=owner, request=request, idempotency_key="k")
    body: dict[str, Any] = {
        "kind": "causes",
        "playtest": batch.public_id,
        "side": 1,
        "things": [DODGE, BLOCK],
        "instead": "01151",
    }
    form: dict[str, Any] = {
        "which": "chosen",
        "things": [DODGE, BLOCK],
        "instead": "01151",
        "size": "20",
        "key": "once",
    }
    return Example(body | {"rotations": 20}, f"/studies/causes/new/{batch.public_id}?side=1", form, {})


def causes_scenario(owner: Any, monkeypatch: Any) -> Example:
    """A change of the scenario of a playtest."""
    request = a_skirmish("random", "random", games=40)
    batch = asking.create_batch(owner=owner, request=request, idempotency_key="k")
    body: dict[str, Any] = {"kind": "causes", "playtest": batch.public_id, "things": ["/rounds=5"], "rotations": 20}
    form: dict[str, Any] = {"things": ["/rounds=5"], "size": "20", "key": "once"}
    return Example(body, f"/studies/causes/new/{batch.public_id}", form, {})


def causes_decks(owner: Any, monkeypatch: Any) -> Example:
    """All cards of a deck against another one."""
    decks = {name: a_playable(name) for name in ("kylo-ren", "rey")}
    for name, deck in decks.items():
        vars(deck)["subject"] = to_json(demo_decks()[f"{name}-starter"])
    offer(monkeypatch, *decks.values())
    monkeypatch.setattr("simulate.asking.deck_choices.GAME", "destiny")
    body: dict[str, Any] = {"kind": "causes", "deck": {"deck": "rey"}, "opponent": {"deck": "kylo-ren", "version": 1}}
    body |= {"agent": "random", "rotations": 20, "seed": 5}
    form: dict[str, Any] = {
        "deck": "rey:1",
        "opponent": "kylo-ren:1",
        "agent": "random",
        "instead": "",
        "size": "20",
        "seed": "5",
    }
    return Example(body, "/studies/causes/new", form | {"key": "once"}, {})


def worth(owner: Any, monkeypatch: Any) -> Example:
    """Skill and a thing."""
    request = a_skirmish("greedy-2", "greedy-2", games=60)
    batch = asking.create_batch(owner=owner, request=request, idempotency_key="k")
    body: dict[str, Any] = {
        "kind": "worth",
        "playtest": batch.public_id,
        "weak": "random",
        "things": ["fight on"],
        "rotations": 50,
    }
    form: dict[str, Any] = {"weak": "random", "things": "Fight  on\n", "size": "50", "key": "once"}
    return Example(body, f"/studies/worth/new/{batch.public_id}", form, {})


def balance(owner: Any, monkeypatch: Any) -> Example:
    """Rounds and actions of a battle."""
    document = all_scenarios()["tide_of_iron"].document("fog-over-the-farms")
    version = scenarios.create_scenario(owner=owner, definition=document).newest
    body: dict[str, Any] = {
        "kind": "balance",
        "scenario": version.public_id,
        "target": 55,
        "margin": 12.5,
        "agent": "random",
    }
    body |= {"knobs": [{"key": "rounds", "first": "6", "last": "8"}, {"key": "initiative"}]}
    body |= {"games": 1000, "proof_games": 40, "seed": 5}
    form: dict[str, Any] = {
        "target": "55",
        "margin": "12.5",
        "agent": "random",
        "games": "1000",
        "proof_games": "40",
        "seed": "5",
    }
    form |= {"on_0": "on", "first_0": "6", "last_0": "8", "on_1": "on", "key": "once"}
    return Example(body, f"/studies/balance/new/{version.public_id}", form, {version.public_id: "VERSION"})


def without_rules(monkeypatch: Any) -> None:
    """The games of tests have no rules for scenarios."""
    for module in ("playable", "verdicts"):
        monkeypatch.setattr(f"scenarios.{module}.lint", lambda *_given: [])


WORLDS: dict[str, World] = {
    "better": better,
    "better/scenario": better_scenario,
    "better/strengths": better_strengths,
    "field": field,
    "field/row": field_row,
    "field/scenario": field_scenario,
    "best_card": best_card,
    "causes": causes,
    "causes/scenario": causes_scenario,
    "causes/decks": causes_decks,
    "worth": worth,
    "balance": balance,
}
"""By the kind, and the page where it has several."""
