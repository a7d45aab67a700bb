"""Contrasts are judged once for each look of a text, and none that is bad gets past that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.looks import MARK
from tests.support.readers import is_clean, problems
from tests.support.running import Service

PAGE = """<!doctype html><html lang="en"><head><title>Rows</title><style>
  body {{ background: #fff; color: #111; }}
  .pale {{ color: #bbb; }} .box {{ background: #fafafa; }} .night {{ background: #222; }}
  .over {{ position: absolute; top: 0; left: 0; }} .half {{ opacity: 0.4; }}
</style></head><body><main><h1>Rows</h1>{body}</main></body></html>"""
ROWS = "".join(f"<p>Row {number}</p>" for number in range(40))


@pytest.mark.parametrize(
    "bad",
    [
        '<p class="pale">Pale</p>',
        '<p class="night">Dark on dark</p>',
        '<p class="half">Half</p>',
        '<div class="half"><p>In a half</p></div>',
        '<div class="box"><p>Good</p><p class="pale">Pale in a box</p></div>',
        '<div class="night"><div>Deep <p>Down</p></div></div>',
        '<div class="night" style="position: relative; height: 9em"><p class="over">Above something dark</p></div>',
        '<button class="pale" disabled>Off</button><button class="pale">On</button>',
    ],
)
def test_a_bad_contrast_is_found_however_many_texts_were_good(service: Service, page: Page, bad: str) -> None:
    page.set_content(PAGE.format(body=ROWS))
    is_clean(page)
    page.set_content(PAGE.format(body=ROWS + bad + ROWS))
    for _time in range(2):
        assert [rule for rule, _ in problems(page)] == ["color-contrast"], "what is bad is not known as good"
    assert page.locator(f"[{MARK}]").count() == 0
