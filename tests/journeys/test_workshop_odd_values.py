"""Values of the wrong kind, which the JSON view can bring, break no form of the workshop, and they stay."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from scenarios import checking
from tests.support.browsing import begin_scenario, log_in
from tests.support.depth import variants
from tests.support.running import Service

ODD: Final[list[Any]] = [
    None,
    5,
    "x",
    True,
    [],
    [None],
    ["x"],
    [[1]],
    [{"id": 4}],
    {},
    {"a": 1},
    {"3": "x", "blast": 2},
]

SHOWN: Final = """async (documents) => {
  const { workshop } = await import("/static/js/workshop/main.js");
  const { Store } = await import("/static/js/workshop/store.js");
  const { Form } = await import("/static/js/workshop/form/form.js");
  const broken = [];
  for (const document of documents) {
    const store = new Store(workshop.page.document);
    const form = new Form(workshop.page, store);
    for (const section of workshop.page.form.sections) form.section(section);
    try {
      store.replace(document, "Odd values");
      form.update();
    } catch (error) {
      broken.push([JSON.stringify(document).slice(0, 200), String(error.stack).slice(0, 300)]);
    }
    if (JSON.stringify(store.document) !== JSON.stringify(document)) broken.push(["changed", JSON.stringify(document)]);
  }
  return broken;
}"""


OTHERS: Final = [game for game in checking.all_scenarios() if game != checking.FIRST]


@pytest.mark.parametrize("game", variants(OTHERS, OTHERS[:1]))
def test_values_of_the_wrong_kind_are_shown(service: Service, page: Page, game: str) -> None:
    log_in(page, service)
    begin_scenario(page, service, game)
    start = {"game": game, "title": "Odd", "summary": "Values of any kind."}
    names = [name for name in checking.schema(game)["properties"] if name != "game"]
    documents = [{**start, name: odd} for name in names for odd in ODD]
    assert page.evaluate(SHOWN, documents) == []
