"""Pages of documentation: what scrolls can be scrolled by keys, and nothing needs a style of its own."""

from __future__ import annotations

from web.markdown import parsed, rendered

TEXT = """# Title

| Card | Copies |
|---|--:|
| Aim | 2 |

```python
draw(1)
```

    indented
"""


def test_tables_and_code_can_be_scrolled_by_keys() -> None:
    html = rendered(parsed(TEXT))
    assert '<div class="table-scroll" tabindex="0" role="group" aria-label="Table">' in html
    assert html.count('<pre tabindex="0"><code') == html.count("<pre") == 2
    assert "draw(1)" in html and "indented" in html


def test_columns_of_numbers_have_a_class_and_no_style() -> None:
    html = rendered(parsed(TEXT))
    assert "style=" not in html
    assert '<td class="num">2</td>' in html and "<td>Aim</td>" in html
