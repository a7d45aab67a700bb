"""Contrasts are judged once for each look of a text, and none that is bad gets past that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.looks import MARK
from tests.support.readers import is_clean, is_for_everybody, problems
from tests.support.running import Service

PAGE = """<!doctype html><html lang="en"><head><title>Rows</title><style>
  body {{ background: #fff; color: #111; }}
  .pale {{ color: #bbb; }} .box {{ background: #fafafa; }} .night {{ background: #222; }}
  .over {{ position: absolute; top: 0; left: 0; }} .half {{ opacity: 0.4; }}
</style></head><body><main><h1>Rows</h1>{body}</main></body></html>"""
LIT = """<style>
  @media (prefers-color-scheme: light) { .lit { color: #bbb; } }
  @media (prefers-color-scheme: dark) { .unlit { color: #bbb; } }
</style>"""
ROWS = "".join(f"<p>Row {number}</p>" for number in range(40))


BAD = {
    "Pale": '<p class="pale">Pale</p>',
    "Dark on dark": '<p class="night">Dark on dark</p>',
    "Half": '<p class="half">Half</p>',
    "In a half": '<div class="half"><p>In a half</p></div>',
    "Pale in a box": '<div class="box"><p>Good</p><p class="pale">Pale in a box</p></div>',
    "Down": '<div class="night"><div>Deep <p>Down</p></div></div>',
    "Above": '<div class="night" style="position: relative; height: 9em"><p class="over">Above</p></div>',
    "On": '<button class="pale" disabled>Off</button><button class="pale">On</button>',
}
"""Texts that nobody can read, each with what makes it so."""
BAD_IN_A_SIZE = (
    '<p><img src="data:,"></p>',
    '<p class="lit">Pale on the desk alone</p>',
    '<p class="unlit">Dark on the phone alone</p>',
    '<p style="width: 1400px">Wide</p>',
)


def test_a_bad_contrast_is_found_however_many_texts_were_good(service: Service, page: Page) -> None:
    page.set_content(PAGE.format(body=ROWS))
    is_clean(page)
    page.set_content(PAGE.format(body=ROWS + ROWS.join(BAD.values()) + ROWS))
    for _time in range(2):
        [(rule, elements)] = problems(page)
        assert rule == "color-contrast"
        found = {text for text in BAD if any(f">{text}<" in html for html, _ in elements)}
        assert found == set(BAD), "what is bad is not known as good"
        assert not any(">Good<" in html or ">Off<" in html or "Row" in html for html, _ in elements)
    assert page.locator(f"[{MARK}]").count() == 0


def test_what_is_bad_on_the_phone_or_on_the_desk_is_found(service: Service, page: Page) -> None:
    """Axe applies all rules on the phone; on the desk it judges the colours."""
    page.set_content(PAGE.format(body=ROWS) + LIT)
    is_for_everybody(page)
    for bad in BAD_IN_A_SIZE:
        page.set_content(PAGE.format(body=ROWS + bad) + LIT)
        with pytest.raises(AssertionError):
            is_for_everybody(page)
