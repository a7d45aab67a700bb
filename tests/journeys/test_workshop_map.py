"""The map of the workshop in a real browser: by mouse, by keys alone, and by touch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.support.browsing import begin_scenario, log_in
from tests.support.map_work import click, document, drag, overlays, take, told
from tests.support.running import Service

EXAMPLES: Final = Path(__file__).parent.parent / "sandtable" / "games" / "tide_of_iron" / "hex_examples.json"
EMPTY: Final = "An empty map"
"""Board 1A: columns A to G; woods on A4, A5, B2, B6, F1, F2, a building on E2, rough on G5."""

HEX_MATHS: Final = """async (examples) => {
  const hexes = await import("/static/js/workshop/map/hexes.js");
  const { hexNamed, hexName, axial, offset, neighbour, turned, distance } = hexes;
  const places = examples.places.map(({ name, q, r }) => {
    const { column, row } = offset({ q, r });
    return [hexNamed(name), { name: hexName({ q, r }) }, axial(column, row)];
  });
  const distances = examples.distances.map(({ from, to }) => distance(hexNamed(from), hexNamed(to)));
  const around = (name) => hexes.STEPS.map((_step, way) => hexName(neighbour(hexNamed(name), way)));
  const neighbours = examples.neighbours.map(({ of }) => around(of));
  const turns = examples.turns.map(({ q, r, turns }) => Object.values(turned({ q, r }, turns)));
  const middles = [];
  for (let q = 0; q < 30; q += 1) {
    for (let r = -20; r < 20; r += 1) {
      const { x, y } = hexes.middle({ q, r });
      for (const [dx, dy] of [[0, 0], [24, 12], [-36, 0], [0, 33], [-24, -12]]) {
        const found = hexes.hexAt(x + dx, y + dy);
        if (found.q !== q || found.r !== r) middles.push([q, r, dx, dy]);
      }
    }
  }
  return { places, distances, neighbours, turns, middles };
}"""

PARTS: Final = """async (document) => {
  const parts = await import("/static/js/workshop/games/tide_of_iron/map_part.js");
  const { hexNamed, hexName } = await import("/static/js/workshop/map/hexes.js");
  const names = ["C2", "C3", "D3", "E3", "D4", "F5"];
  const hexes = names.map((name) => ({ name, ...hexNamed(name) }));
  const part = parts.partOf(document, hexes, hexNamed("D3"));
  const turns = Array.from({ length: 7 }, (_each, turns) => parts.turnedPart(part, turns));
  const stepwise = turns.map((_each, count) => {
    let found = part;
    for (let turn = 0; turn < count; turn += 1) found = parts.turnedPart(found, 1);
    return found;
  });
  const twice = parts.mirroredPart(parts.mirroredPart(part));
  const laid = (each) => parts.pasted({ boards: [] }, each, hexNamed("D3"), () => true);
  return { part, turns, stepwise, twice, laid: [part, turns[1], parts.mirroredPart(part)].map(laid) };
}"""

BOARDS: Final = """async (given) => {
  const boards = await import("/static/js/workshop/games/tide_of_iron/map_boards_document.js");
  const beside = boards.placed(given, "5A", { column: -1, row: -1 });
  return {
    right: boards.shifted(given, 1, 1),
    back: boards.shifted(boards.shifted(given, 1, 1), -1, -1),
    beside,
    removed: boards.removedBoard(beside, given.boards.length),
    moved: boards.movedBoard(given, 1, { column: -1, row: 0 }),
    gone: boards.removedBoard(given, 0),
  };
}"""


@pytest.fixture
def workshop(service: Service, page: Page) -> Page:
    page.set_viewport_size({"width": 1280, "height": 1500})
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", EMPTY)
    return page


def test_hexes_parts_and_boards_keep_their_places(workshop: Page) -> None:
    """The scripts agree with the rules about hexes; turning six times and mirroring twice change nothing."""
    examples = json.loads(EXAMPLES.read_text())
    found = workshop.evaluate(HEX_MATHS, examples)
    for each, (named, name, axial) in zip(examples["places"], found["places"], strict=True):
        where = {"q": each["q"], "r": each["r"]}
        assert (named, name, axial) == (where, {"name": each["name"]}, where)
    assert found["distances"] == [each["is"] for each in examples["distances"]]
    assert found["neighbours"] == [each["clockwise"] for each in examples["neighbours"]]
    assert found["turns"] == [each["to"] for each in examples["turns"]]
    assert found["middles"] == [], "every point near the middle of a hex lies in it"
    check_parts(workshop)
    check_boards(workshop)


def check_parts(page: Page) -> None:
    given = {
        "overlays": [{"hex": "C2", "base": "woods", "roads": [0, 2]}, {"hex": "D4", "level": 1}],
        "markers": [{"hex": "E3", "kind": "minefield"}],
        "labels": [{"hex": "E3", "text": "Mill"}],
        "objectives": [{"hex": "F5", "kind": "victory", "side": "german"}],
    }
    found = page.evaluate(PARTS, given)
    assert found["turns"][6] == found["part"] == found["turns"][0] == found["twice"]
    assert found["turns"] == found["stepwise"]
    same, turned, mirrored = found["laid"]
    assert same == {"boards": [], **given}
    # D3 is (4, 0): C2 lies at (-1, 0) of it and turns to (0, -1), which is D2; D4 at (0, 1) turns to (-1, 1), C3.
    assert {"hex": "D2", "base": "woods", "roads": [1, 3]} in turned["overlays"]
    assert {"hex": "C3", "level": 1} in turned["overlays"]
    # E3 is (5, 0), at (1, 0) of D3: mirrored (-1, 1), which is C3. Roads go north and to the south-west now.
    assert mirrored["markers"] == [{"hex": "C3", "kind": "minefield"}]
    assert mirrored["overlays"][0]["roads"] == [0, 4]


def check_boards(page: Page) -> None:
    """Names follow the ground: a board is 8 columns wide and 6 rows high."""
    given: dict[str, Any] = {
        "boards": [{"side": "1A", "column": 0, "row": 0}, {"side": "2B", "column": 1, "row": 0}],
        "overlays": [{"hex": "F2", "base": "woods"}, {"hex": "J2", "base": "rough"}],
        "zones": {
            "west": {"columns": ["A", "B"], "rows": [1, 3]},
            "list": {"hexes": ["A1", "J3"]},
            "one": {"boards": [1]},
        },
        "objectives": [{"hex": "J3", "kind": "victory", "side": "german"}],
        "victory": {"conditions": [{"if": {"units": {"hexes": ["F2", "J3"]}}, "side": "german"}]},
        "sides": {"german": {"divisions": {"1": {"placed": [{"hex": "B1", "vehicle": "opel"}]}}}},
    }
    found = page.evaluate(BOARDS, given)
    right = found["right"]
    assert [each["hex"] for each in right["overlays"]] == ["N8", "R8"]
    assert right["zones"]["west"] == {"columns": ["I", "J"], "rows": [7, 9]}
    assert right["zones"]["list"]["hexes"] == ["I7", "R9"]
    assert right["victory"]["conditions"][0]["if"]["units"]["hexes"] == ["N8", "R9"]
    assert right["sides"]["german"]["divisions"]["1"]["placed"][0]["hex"] == "J7"
    assert [(each["column"], each["row"]) for each in right["boards"]] == [(1, 1), (2, 1)]
    assert found["back"] == given
    assert found["beside"] == {**right, "boards": [*right["boards"], {"side": "5A", "column": 0, "row": 0}]}
    assert found["removed"] == given, "what is alone on it goes with a board, and the map begins at A1 again"
    # The second board goes to the left of the first: J2 and J3 (its column 2) become B2 and B3, F2 becomes N2.
    moved = found["moved"]
    assert [each["hex"] for each in moved["overlays"]] == ["N2", "B2"]
    assert (moved["objectives"][0]["hex"], moved["zones"]["list"]["hexes"]) == ("B3", ["I1", "B3"])
    assert [(each["column"], each["row"]) for each in moved["boards"]] == [(1, 0), (0, 0)]
    gone = found["gone"]
    assert gone["overlays"] == [{"hex": "B2", "base": "rough"}]
    assert (gone["zones"]["one"], gone["zones"]["list"]) == ({"boards": [0]}, {"hexes": ["B3"]})
    assert gone["sides"]["german"]["divisions"]["1"]["placed"] == []


@pytest.mark.deep(only=True)
def test_a_map_is_made_with_the_mouse(workshop: Page) -> None:
    page = workshop
    first = document(page)
    paint(page)
    copy_a_part(page)
    paint_zones(page)
    set_objectives(page)
    place_units(page)
    see_a_problem_on_its_hex(page)
    add_a_board(page)
    last = document(page)
    for step in ("undo", "redo"):
        button = page.locator(f"[data-{step}]")
        while button.is_enabled():
            button.click()
        assert document(page) == (first if step == "undo" else last)


def paint(page: Page) -> None:
    """No tool paints at first; pen, line, rectangle, fill, eraser, and the brush that is picked up from the map."""
    click(page, "D3")
    assert not overlays(page)
    take(page, "Rough")
    drag(page, "A1", "A2", "A3")
    assert overlays(page) == {"A1": "rough", "A2": "rough", "A3": "rough"}
    take(page, "Line")
    take(page, "Pond")
    drag(page, "C1", "C3")
    take(page, "Rectangle")
    take(page, "Woods")
    drag(page, "E4", "F5")
    expected = {**dict.fromkeys(["A1", "A2", "A3"], "rough"), **dict.fromkeys(["C1", "C2", "C3"], "pond")}
    expected |= dict.fromkeys(["E4", "E5", "F4", "F5"], "woods")
    assert overlays(page) == expected
    take(page, "Fill")
    take(page, "Stream")
    click(page, "F1")
    assert overlays(page) == {**expected, "F1": "stream", "F2": "stream"}
    take(page, "Pick up from the map")
    click(page, "E2")
    expect(page.get_by_role("button", name="Building", exact=True)).to_have_attribute("aria-pressed", "true")
    drag(page, "D6")
    assert overlays(page)["D6"] == "building"
    take(page, "Eraser")
    drag(page, "D6")
    assert "D6" not in overlays(page)
    take(page, "Wire")
    drag(page, "G1", "G2")
    take(page, "Road")
    drag(page, "G3", "G4")
    found = document(page)
    assert found["markers"] == [{"hex": "G1", "kind": "razor_wire"}, {"hex": "G2", "kind": "razor_wire"}]
    assert overlays(page, "roads") == {"G3": [3], "G4": [0]}
    assert page.locator("[data-layer=markers] .map__marker--razor_wire").count() == 1


def copy_a_part(page: Page) -> None:
    """A1 to A3 lie in a column; turned once they lie on a slope, and mirrored on the other one."""
    take(page, "Choose, copy, paste")
    drag(page, "A1", "A3")
    take(page, "Copy")
    take(page, "Turn right")
    click(page, "D3")
    found = overlays(page)
    assert [found[name] for name in ("E2", "D3", "C3")] == ["rough", "rough", "rough"]
    take(page, "Mirror")
    click(page, "D5")
    found = overlays(page)
    assert [found[name] for name in ("C4", "D5", "E5")] == ["rough", "rough", "rough"]


def paint_zones(page: Page) -> None:
    """A described zone becomes a list when it is painted on, and says so before."""
    page.keyboard.press("z")
    take(page, "west")
    expect(page.locator("[data-tools]")).to_contain_text(
        "Described by columns (5 hexes). Painting makes it a list of hexes."
    )
    drag(page, "B4", "B5")
    assert document(page)["zones"]["west"] == {"hexes": ["A1", "A2", "A3", "A4", "A5", "B4", "B5"]}
    name = page.get_by_label("Name of a new zone")
    name.fill("North Wood")
    name.press("Enter")
    drag(page, "C5")
    page.get_by_role("checkbox", name="German division 1").check()
    found = document(page)
    assert found["zones"]["north_wood"] == {"hexes": ["C5"]}
    assert found["sides"]["german"]["divisions"]["1"]["zones"] == ["east", "north_wood"]


def set_objectives(page: Page) -> None:
    take(page, "Objectives")
    click(page, "F3")
    tools = page.get_by_role("group", name="Objective", exact=True)
    tools.get_by_label("Value").fill("2")
    tools.get_by_label("Value").press("Tab")
    tools.get_by_label("Side").select_option("german")
    drag(page, "F3", "G3")
    found = document(page)["objectives"]
    assert found == [{"hex": "G3", "kind": "victory", "side": "german", "value": 2}]


def place_units(page: Page) -> None:
    take(page, "Units on hexes")
    tools = page.get_by_role("group", name="Units on hexes")
    tools.get_by_label("Side").select_option("german")
    tools.get_by_label("Unit", exact=True).select_option("opel")
    click(page, "C5")
    assert document(page)["sides"]["german"]["divisions"]["1"]["placed"] == [{"hex": "C5", "vehicle": "opel"}]
    expect(page.locator(".map__unit")).to_have_count(1)


def see_a_problem_on_its_hex(page: Page) -> None:
    """No trench in a pond: the problem stands on the hex, and leads the cursor there."""
    take(page, "Pen")
    take(page, "Paint terrain")
    take(page, "Entrenchment")
    drag(page, "C1")
    document(page)
    expect(page.locator(".ws-pin title", has_text="C1: ")).to_be_attached()
    page.locator("[data-problems]").get_by_role("button", name="hex C1").first.click()
    told(page, "C1: pond; entrenchment")
    page.get_by_role("tab", name="About").click()


def add_a_board(page: Page) -> None:
    """One more on the left: everything on the map gets the name of eight columns further."""
    before = document(page)
    take(page, "Boards")
    expect(page.get_by_role("button", name="Board 1B")).to_be_disabled()
    page.get_by_role("button", name="Board 2B").click()
    page.get_by_role("button", name="left of 1A").click()
    found = document(page)
    assert found["boards"] == [{"side": "1A", "column": 1, "row": 0}, {"side": "2B", "column": 0, "row": 0}]
    assert [each["hex"] for each in found["objectives"]] == ["O3"]
    assert len(found["overlays"]) == len(before["overlays"])
    assert found["zones"]["east"] == {"columns": ["O", "O"]}
    expect(page.locator("[data-layer=names] text", has_text="O3")).to_be_attached()
    click(page, "B2")
    page.get_by_role("button", name="Turn", exact=True).click()
    assert document(page)["boards"][1]["turned"] is True


def test_everything_goes_by_keys_alone(workshop: Page) -> None:
    page = workshop
    first = document(page)
    page.locator("[data-picture]").focus()
    told(page, "A1: clear; zone west")
    page.keyboard.press("ArrowRight")
    told(page, "B2: woods")
    page.keyboard.press("ArrowDown")
    told(page, "B3: clear")
    for key in ("4", "Enter", "Shift+ArrowDown"):
        page.keyboard.press(key)
    assert overlays(page) == {"B3": "rough", "B4": "rough"}
    # From B4 to the right in its row is C3, then D4, and D5 below it.
    for key in ("r", "6", "ArrowRight", "Enter", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    ponds = dict.fromkeys(["C3", "C4", "C5", "D3", "D4", "D5"], "pond")
    assert overlays(page) == {"B3": "rough", "B4": "rough", **ponds}
    for key in ("Control+z", "Control+z", "Control+z"):
        page.keyboard.press(key)
    assert document(page) == first
    page.keyboard.press("Control+Shift+z")
    assert overlays(page) == {"B3": "rough"}
    copy_by_keys(page)
    see_by_keys(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("Rectangle")


def copy_by_keys(page: Page) -> None:
    page.evaluate("document.querySelector('[data-picture]').focus()")
    cursor_to(page, "B3")
    for key in ("m", "Enter", "Enter", "Control+c"):
        page.keyboard.press(key)
    cursor_to(page, "B5")
    for key in ("]", "k", "Enter", "Escape"):
        page.keyboard.press(key)
    assert overlays(page) == {"B3": "rough", "B5": "rough"}


def cursor_to(page: Page, name: str) -> None:
    """By arrows, in the column of the cursor and then up or down."""
    for key in ("ArrowLeft",) * 6 + ("ArrowUp",) * 6:
        page.keyboard.press(key)
    for _column in range(ord(name[0]) - ord("A")):
        page.keyboard.press("ArrowRight")
    for _row in range(6):
        page.keyboard.press("ArrowUp")
    for _row in range(int(name[1:]) - 1):
        page.keyboard.press("ArrowDown")
    told(page, f"{name}: ")


def see_by_keys(page: Page) -> None:
    """The woods of B2 lie exactly between A2 and C1, and the answer says so."""
    page.keyboard.press("q")
    page.evaluate("document.querySelector('[data-picture]').focus()")
    cursor_to(page, "A2")
    page.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    told(page, "A2 does not see C1")
    expect(page.locator(".ws-cross")).to_have_count(1)
