"""The form of Tide of Iron: every field has words, choices are those of the data, counts are right and never second."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from sandtable.games.tide_of_iron import card_facts, facts
from sandtable.games.tide_of_iron.scenario import SCENARIOS
from scenarios.games.tide_of_iron.workshop_form import HINTS, card_data, notes, parameter_data
from scenarios.guides import guide_of
from scenarios.workshop.form import COMMON, form
from tests.sandtable.games.tide_of_iron.scenario_documents import a_document, a_garrison

GAME: Final = "tide_of_iron"
HAS_ITS_OWN_WORDS: Final = frozenset({"victory", "condition", "parameters"})
"""Widgets that say everything below their value themselves."""
NATIONS: Final = ("american", "german")


def fields(schema: Mapping[str, Any], pointer: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every pointer of the schema that the form shows by itself, "*" for any entry; lists of plain values are one."""
    known = resolved(schema)
    if pointer and pointer != "/game":
        yield pointer, known
    hint = hint_of(pointer)
    if hint is not None and hint.widget in HAS_ITS_OWN_WORDS:
        return
    for name, each in known.get("properties", {}).items():
        yield from fields(each, f"{pointer}/{name}")
    if known.get("additionalProperties"):
        yield from fields(known["additionalProperties"], f"{pointer}/*")
    if is_object(known.get("items")):
        yield from fields(known["items"], f"{pointer}/*")


def resolved(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    if "$ref" not in schema:
        return schema
    found: Mapping[str, Any] = SCENARIOS.schema()["$defs"][schema["$ref"].rsplit("/", 1)[-1]]
    return found


def is_object(schema: Any) -> bool:
    return schema is not None and resolved(schema).get("type") == "object"


def hint_of(pointer: str) -> Any:
    """The hint that the form uses: of all that fit the one with fewest "*"."""
    known = {**COMMON, **HINTS}
    steps = pointer.split("/")
    fitting = [each for each in known if fits(each.split("/"), steps)]
    return known[min(fitting, key=lambda each: each.count("*"))] if fitting else None


def fits(known: list[str], steps: list[str]) -> bool:
    return len(known) == len(steps) and all(one in ("*", other) for one, other in zip(known, steps, strict=True))


FIELDS: Final = dict(fields(SCENARIOS.schema()))


def test_the_walk_finds_deep_fields() -> None:
    deep = "/sides/german/divisions/1/placed/*/aboard/*/figures/mortar"
    assert {deep, "/zones/*/columns", "/sides/american/points_for/vehicle"} <= FIELDS.keys() and len(FIELDS) > 200


def has_words(pointer: str) -> bool:
    hint = hint_of(pointer)
    if pointer.endswith("/zones/*"):  # a zone is called as its author calls it
        return hint is not None
    return hint is not None and bool(str(hint.label)) and str(hint.label) != pointer.rsplit("/", 1)[-1]


def test_every_field_has_words() -> None:
    assert [pointer for pointer in FIELDS if pointer != "/sides" and not has_words(pointer)] == []


def test_every_choice_has_words() -> None:
    choices = {pointer: {str(value) for value in each["enum"]} for pointer, each in FIELDS.items() if "enum" in each}
    assert len(choices) > 20
    assert {pointer: {str(value) for value in hint_of(pointer).choices} for pointer in choices} == choices


def test_no_hint_leads_nowhere() -> None:
    def is_of_a_field(pointer: str) -> bool:
        return any(fits(pointer.split("/"), each.split("/")) for each in known)

    known = [*FIELDS, *(f"{each}/*" for each in FIELDS), *(f"/victory/conditions/*/{key}" for key in VICTORY)]
    assert [each for each in HINTS if not is_of_a_field(each)] == []


VICTORY: Final = ("side", "when", "if", "grade")


def test_every_guide_is_there() -> None:
    guide = guide_of(GAME)
    assert guide is not None
    anchors = {hint.guide for hint in HINTS.values() if hint.guide}
    assert len(anchors) >= 5 and [each for each in anchors if f'id="{each}"' not in guide.html] == []


def test_the_form_has_every_card() -> None:
    found = card_data()
    assert [*found["decks"]] == [*card_facts.decks()]
    for deck, cards in found["decks"].items():
        of_deck = [each for each in card_facts.strategy_cards().values() if each.deck == deck]
        assert [(each["id"], each["name"]) for each in cards] == [(each.id, each.name) for each in of_deck]
    assert [each["id"] for each in found["operations"]] == [*card_facts.operations_cards()]
    assert all(each["text"] for each in [*found["operations"], *sum(found["decks"].values(), [])])


@pytest.mark.parametrize("nation", NATIONS)
def test_cards_and_units_to_choose_are_those_of_the_data(nation: str) -> None:
    choices = {name: [*HINTS[f"/sides/{nation}/{name}"].choices] for name in ("decks", "operations")}
    assert choices == {"decks": [*card_facts.decks()], "operations": [*card_facts.operations_cards()]}
    own = {each.name for each in facts.unit_types().values() if each.nation == NATIONS.index(nation)}
    offered = {*HINTS[f"/sides/{nation}/divisions/*/vehicles"].choices.values()}
    figures = {HINTS[pointer].label for pointer in HINTS if pointer.startswith(f"/sides/{nation}/divisions/*/figures/")}
    assert offered | figures == own


def test_the_form_has_every_parameter() -> None:
    found = parameter_data()
    assert [*found] == [*facts.parameters()]
    assert found["rout_at"]["label"] == "Rout at"
    assert (found["rout_at"]["default"], found["rout_at"]["low"], found["rout_at"]["high"]) == (2, 1, 8)


# -- counts, made by hand ---------------------------------------------------------------------------------------------


def said(document: Any) -> dict[str, list[tuple[str, bool | None]]]:
    return {pointer: [(str(each.words), each.is_good) for each in found] for pointer, found in notes(document).items()}


def test_counts_of_a_small_fight() -> None:
    """One base with four regulars a side; no cards."""
    found = said(a_document())
    assert found["/sides/american"] == [("1 squad at the start", None)]
    assert found["/sides/american/divisions/1"] == [("4 of 4 holes filled", True)]
    assert found["/sides/american/divisions/1/figures/regular"] == [("4 of 54 used", True)]
    assert found["/sides/american/divisions/1/squad_bases"] == [("1 of 12 used", True)]
    assert found["/sides/american/divisions/1/vehicles/sherman"] == [("0 of 12 used", True)]
    assert "/sides/american/divisions/1/vehicles/tiger1" not in found
    assert found["/sides/german/cards"] == [("0 cards to draw from", True)]


def test_counts_of_a_garrison() -> None:
    """Three squads and a half-track placed, two concealed; a truck with a squad aboard beside one to deploy."""
    found = said(a_garrison())
    assert found["/sides/american"] == [("2 squads and 1 vehicle at the start", None)]
    assert found["/sides/german"][0] == ("3 squads and 1 vehicle at the start", None)
    assert found["/sides/german"][1] == ("2 of 4 concealed tokens used", True)
    path = "/sides/german/divisions/1/placed"
    assert found[path] == [("3 squads and 1 vehicle on the map", None)]
    assert found[f"{path}/2/squad"] == [("4 of 4 holes filled", True)]  # a machine gun takes two holes
    assert found["/sides/american/divisions/1/figures/regular"] == [("8 of 54 used", True)]
    assert found["/sides/american/divisions/1/placed/0/aboard/0"] == [("4 of 4 holes filled", True)]
    assert found["/sides/american/cards"] == [("10 cards to draw from", True)]
    assert found["/victory/conditions/0"] == [
        ("The Americans win if the Americans control D4 at the end of any round.", None)
    ]


def test_a_count_above_its_limit_is_marked_as_the_checks_mark_it() -> None:
    document = a_document()
    document["sides"]["american"]["divisions"] = {
        "1": {"squad_bases": 13, "figures": {"regular": 48}, "specializations": {"medic": 7}, "zones": ["west"]},
        "2": {"squad_bases": 2, "figures": {"regular": 8}, "zones": ["west"]},
    }
    found = said(document)
    path = "/sides/american/divisions/1"
    assert found[path] == [("48 of 52 holes filled", False), ("7 tokens for 13 squads at most", True)]
    assert found[f"{path}/squad_bases"] == [("13 of 12 used", False)]
    assert found[f"{path}/figures/regular"] == [("56 of 54 used", False)]
    assert found["/sides/american/divisions/2/figures/regular"] == [("56 of 54 used", False)]
    assert found[f"{path}/specializations/medic"] == [("7 of 6 used", False)]
    told = " ".join(each.message for each in SCENARIOS.problems(document))
    assert "13 squad bases with reinforcements; 12 exist" in told and "56 Regular Infantry figures" in told


def test_what_cannot_be_read_hides_nothing_else() -> None:
    document = a_document()
    document["sides"]["american"]["divisions"]["1"]["figures"] = {"regular": "many"}
    document["victory"]["conditions"] = [
        {"side": "american", "when": 99, "if": {"eliminated": "german"}},
        {"side": "german", "when": "any round", "if": {"eliminated": "american"}},
    ]
    found = said(document)
    assert "/sides/american/divisions/1" not in found and "/victory/conditions/0" not in found
    assert found["/sides/german/divisions/1"] == [("4 of 4 holes filled", True)]
    assert found["/victory/conditions/1"][0][0].startswith("The Germans win if the Americans have no units left")


@pytest.mark.parametrize(
    "hostile", [None, [], {}, "text", 7, {"sides": []}, {"zones": {f"z{n}": {} for n in range(21_000)}}]
)
def test_anything_may_be_asked_about(hostile: Any) -> None:
    assert isinstance(notes(hostile), dict)


DEEDS: Final = {
    "events": {"round": 2, "side": "german", "name": "Relief", "command": 1},
    "special_actions": {"name": "Dig", "side": "german", "by": "engineer", "lays_here": "minefield", "times": 1},
    "purchases": {"name": "Supplies", "side": "american", "cost": 2, "cards": 1},
}


@pytest.mark.parametrize("part", DEEDS)
@pytest.mark.parametrize("key", ["command", "lays_here", "cards", "name", "side"])
def test_a_deed_in_the_making_hides_nothing_else(part: str, key: str) -> None:
    """Somebody empties its fields one by one: one that does nothing yet has its sentence, too."""
    deed = {name: value for name, value in DEEDS[part].items() if name != key}
    found = said(a_document(**{part: [deed]}))
    assert found["/sides/american"] == [("1 squad at the start", None)]


def test_the_page_gets_all_of_it() -> None:
    hints = form(GAME)["hints"]
    assert hints["/sides/american/divisions/*/zones"]["among"] == "/zones"
    assert hints["/sides/german/divisions/*/vehicles/tiger1"]["label"] == "Tiger I"
