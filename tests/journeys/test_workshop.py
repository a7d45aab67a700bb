"""The workshop in a real browser: documents pass unchanged, every step can be taken back, nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from scenarios import checking
from scenarios.workshop.drafts import patched
from tests.support.browsing import begin_scenario, log_in
from tests.support.depth import games, variants
from tests.support.from_schema import a_document
from tests.support.running import Service
from tests.support.waiting import brings_about
from tests.support.workshop import kept

RANDOM_DOCUMENTS: Final = games(25, deep=125)
"""Of each game; there are four with scenarios."""
STEPS: Final = 1000

SURVIVORS: Final = """async (documents) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { Store } = await import("/static/js/workshop/store.js");
  const { Form } = await import("/static/js/workshop/form/form.js");
  const lost = [];
  for (const [index, document] of documents.entries()) {
    const before = JSON.stringify(document);
    const store = new Store(document);
    const form = new Form({ ...workshop.page, document }, store);
    for (const section of workshop.page.form.sections) form.section(section);
    form.update();
    const text = JSON.stringify(JSON.parse(JSON.stringify(store.document, null, 2)));
    if (store.steps.length || JSON.stringify(store.document) !== before || text !== before) lost.push(index);
  }
  return lost;
}"""

PATCHES: Final = """async (documents) => {
  const { difference } = await import("/static/js/workshop/difference.js");
  return documents.slice(1).map((document, index) => difference(documents[index], document));
}"""

NO_SCENARIOS: Final[tuple[tuple[str, Any], ...]] = (
    ("/boards", 3),
    ("/boards/0", [1]),
    ("/zones", []),
    ("/sides/german", "away"),
    ("/victory/conditions", {}),
    ("", 0),
)
"""Values that have no place there in a scenario."""

STORED: Final = "() => JSON.stringify(localStorage)"
PUT: Final = """async (document) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const body = { revision: workshop.connection.revision, document };
  await workshop.connection.request(workshop.page.addresses.draft, "PUT", body);
}"""

RANDOM_STEPS: Final = """async (count) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { inserted, moved, valueAt, withValue, without } = await import("/static/js/workshop/paths.js");
  const { store } = workshop;
  let state = 12345;
  const random = (most) => (state = (state * 48271) % 2147483647) % most;
  const paths = (value, path = []) => {
    if (typeof value !== "object" || value === null) return [path];
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    return [path, ...keys.flatMap((key) => paths(value[key], [...path, key]))];
  };
  const change = (document) => {
    const all = paths(document).filter((path) => path.length);
    const path = all[random(all.length)];
    const value = valueAt(document, path);
    const kind = random(5);
    if (Array.isArray(value) && value.length && kind < 3) {
      if (kind === 0) return inserted(document, path, random(value.length + 1), structuredClone(value[0]));
      return moved(document, path, random(value.length), random(value.length));
    }
    if (kind === 4 && path.length > 2) return without(document, path);
    if (typeof value === "number") return withValue(document, path, random(20));
    if (typeof value === "string") return withValue(document, path, `${value.slice(0, 12)}${random(10)}`);
    return withValue(document, [...path.slice(0, -1), `key${random(9)}`], random(100));
  };
  const first = JSON.stringify(store.document);
  while (store.steps.length < count) store.edit("A random step", change);
  const last = JSON.stringify(store.document);
  while (store.undoLabel) store.undo();
  const undone = JSON.stringify(store.document);
  while (store.redoLabel) store.redo();
  return { first, last, undone, redone: JSON.stringify(store.document) };
}"""


def random_documents(game: str) -> list[dict[str, Any]]:
    """Documents of the right shape; the few that are nested too deep are left out."""
    schema = checking.schema(game)
    found = (a_document(schema, seed) for seed in count())
    return list(islice((each for each in found if not checking.refusals(each)), RANDOM_DOCUMENTS))


def draft(page: Page) -> Any:
    """The draft as the server has it."""
    address = json.loads(page.locator("#workshop-data").text_content() or "")["addresses"]["draft"]
    return page.evaluate("async (address) => (await fetch(address)).json()", address)


@pytest.mark.deep
@pytest.mark.parametrize("game", variants(checking.all_scenarios(), ("tide_of_iron",)))
def test_documents_pass_through_the_editor_unchanged(service: Service, page: Page, game: str) -> None:
    """All shipped documents of a game and many random ones; and a difference leads from each to the next."""
    log_in(page, service)
    begin_scenario(page, service, game)
    scenarios = checking.all_scenarios()[game]
    documents = [*map(scenarios.document, scenarios.slugs), *random_documents(game)]
    assert page.evaluate(SURVIVORS, documents) == []
    patches = page.evaluate(PATCHES, documents)
    for before, after, patch in zip(documents, documents[1:], patches, strict=False):
        assert patched(before, patch) == after


@pytest.mark.deep(only=True)
def test_a_scenario_that_is_only_looked_at_stays_as_it_is(service: Service, page: Page) -> None:
    """Saving it makes no version; its file has the same bytes as before."""
    log_in(page, service)
    page.goto(f"{service.address}/scenarios?show=house&q=Long+Mile")
    page.get_by_role("link", name="The Long Mile").first.click()
    expect(page.locator("h1")).to_contain_text("The Long Mile")
    original = page.request.get(f"{page.url}/v/1/definition").body()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("h1")).to_have_text("The Long Mile (copy)")
    copy = page.url
    before = page.request.get(f"{copy}/v/1/definition").body()
    page.get_by_role("link", name="Workshop").click()
    expect(page.locator("#workshop[data-ready]")).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
    page.get_by_role("button", name="Save version").click()
    expect(page.locator("[data-notice=save]")).to_contain_text("Version 1")
    assert page.request.get(f"{copy}/v/1/definition").body() == before
    assert len(json.loads(before)) == len(json.loads(original))


def test_a_thousand_steps_are_taken_back_and_done_again(service: Service, page: Page) -> None:
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Defence of a village")
    texts = page.evaluate(RANDOM_STEPS, STEPS)
    assert texts["undone"] == texts["first"] != texts["last"]
    assert texts["redone"] == texts["last"]
    kept(page)
    assert draft(page)["document"] == json.loads(texts["last"])


@contextmanager
def unreachable(context: BrowserContext) -> Iterator[None]:
    """The drafts' addresses answer nothing."""

    def cut(route: Route) -> None:
        route.abort()

    context.route("**/draft", cut)
    yield
    context.unroute("**/draft", cut)


@pytest.fixture
def own_context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


def test_a_killed_tab_loses_nothing_that_was_typed_a_second_ago(service: Service, own_context: BrowserContext) -> None:
    """The server could not be reached either: the browser's own copy, written while typing, brings the work back."""
    page = own_context.new_page()
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Meeting")
    address = page.url
    with unreachable(own_context):
        with brings_about(lambda: "nobody has sent" in page.evaluate(STORED), "the copy in the browser"):
            page.get_by_role("textbox", name="Title").fill("A title nobody has sent")
        expect(page.locator("[data-state]")).to_contain_text("kept in this browser")
        page.close()
    again = own_context.new_page()
    again.goto(address)
    expect(again.locator("[data-notice=restore]")).to_contain_text("restored")
    expect(again.get_by_role("textbox", name="Title")).to_have_value("A title nobody has sent")
    kept(again)
    assert draft(again)["document"]["title"] == "A title nobody has sent"


def test_two_tabs_tell_each_other_and_lose_nothing(service: Service, own_context: BrowserContext) -> None:
    first = own_context.new_page()
    log_in(first, service)
    begin_scenario(first, service, "tide_of_iron", "Meeting")
    second = own_context.new_page()
    second.goto(first.url)
    expect(first.locator("[data-notice=tabs]")).to_contain_text("another tab")
    expect(second.locator("[data-notice=tabs]")).to_contain_text("another tab")
    first.get_by_role("textbox", name="Title").fill("From the first tab")
    kept(first)
    second.get_by_role("textbox", name="Title").fill("From the second tab")
    expect(second.locator("[data-notice=stale]")).to_contain_text("Nothing is lost")
    second.get_by_role("button", name="Take the other work").click()
    expect(second.get_by_role("textbox", name="Title")).to_have_value("From the first tab")
    second.keyboard.press("Control+z")
    expect(second.get_by_role("textbox", name="Title")).to_have_value("From the second tab")
    kept(second)
    assert draft(second)["document"]["title"] == "From the second tab"


@pytest.fixture
def meeting(service: Service, page: Page) -> Page:
    """A small scenario, begun in the workshop."""
    log_in(page, service)
    begin_scenario(page, service, "tide_of_iron", "Meeting")
    return page


@pytest.mark.deep(only=True)
def test_a_text_that_is_no_scenario_is_not_taken_over(meeting: Page) -> None:
    """Lists stay lists and objects objects: the form and the map never meet anything else."""
    page = meeting
    page.get_by_role("tab", name="JSON").click()
    field, report = page.get_by_label("The scenario as JSON"), page.locator("[data-source-report]")
    right = json.loads(field.input_value())
    for rounds, (place, value) in enumerate(NO_SCENARIOS, 5):
        wrong = patched(right, [{"op": "replace", "path": place, "value": value}]) if place else value
        field.fill(json.dumps(wrong))
        expect(report).to_contain_text("Not taken over yet")
        assert draft(page)["document"] == right
        right = {**right, "rounds": rounds}
        field.fill(json.dumps(right))
        expect(report).to_be_hidden()
        kept(page)
        assert draft(page)["document"] == right
    field.fill("{")
    page.get_by_role("tab", name="About").click()
    page.get_by_role("button", name="Save version").click()
    notice = page.locator("[data-notice=save]")
    expect(notice).to_contain_text("Not saved: the text in the JSON tab")
    notice.get_by_role("button", name="Go to the text").click()
    expect(field).to_be_focused()
    expect(field).to_have_value("{")
    notice.get_by_role("button", name="Throw the text away and save").click()
    expect(notice).to_contain_text("is saved")
    assert json.loads(field.input_value()) == right


@pytest.mark.deep(only=True)
def test_a_draft_that_is_no_scenario_can_be_mended(meeting: Page) -> None:
    """A program has put something else there; the page says so, and the form comes back with a sound text."""
    page = meeting
    sound = draft(page)
    page.evaluate(PUT, {**sound["document"], "boards": {"a": 1}, "sides": None})
    page.reload()
    expect(page.get_by_role("tabpanel").filter(visible=True)).to_contain_text("not built as a scenario is")
    page.get_by_role("tab", name="JSON").click()
    page.get_by_label("The scenario as JSON").fill(json.dumps(sound["document"]))
    expect(page.get_by_role("textbox", name="Title")).to_have_value(sound["document"]["title"])
