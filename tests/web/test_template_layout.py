"""Templates read as they nest: where a tag begins a line and its end begins another, the end stands under the tag.

The formatter alone does not keep this: a tag in the middle of a line makes it lose the place of all that follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from django.conf import settings

TEMPLATES: Final = Path(settings.BASE_DIR) / "templates"
FILES: Final = sorted(str(path.relative_to(TEMPLATES)) for path in TEMPLATES.rglob("*.html"))

_IN_ATTRIBUTES: Final = r"""(?:{%.*?%}|{{.*?}}|"(?:{%.*?%}|{{.*?}}|[^"])*"|[^>"])*"""
_TAG: Final = re.compile(
    rf"{{%\s*(?P<tag>\w+).*?%}}|<(?P<end>/?)(?P<element>[a-zA-Z][\w-]*){_IN_ATTRIBUTES}>", re.DOTALL
)
_NEVER_CLOSED: Final = {"br", "circle", "img", "input", "link", "meta", "path"}
_BRANCHES: Final = {"else", "elif", "empty", "plural"}


class Place(NamedTuple):
    name: str
    line: int
    indent: int
    begins_line: bool


def crooked(text: str) -> Iterator[str]:
    """The ends and branches that do not stand under their beginning."""
    ends = set(re.findall(r"{%\s*end(\w+)", text))
    open_ones: list[Place] = []
    for found in _TAG.finditer(text):
        tag, element = found["tag"], (found["element"] or "").lower()
        here = _place(text, found.start(), tag or element)
        if tag in ends or (element and not found["end"] and element not in _NEVER_CLOSED):
            open_ones.append(here)
        elif tag in _BRANCHES:
            yield from _compared(here, _innermost(open_ones, ends - _BRANCHES))
        elif found["end"] or (tag and tag.startswith("end")):
            yield from _compared(here, _closed(open_ones, element or tag.removeprefix("end")))


def _place(text: str, at: int, name: str) -> Place:
    start = text.rfind("\n", 0, at) + 1
    return Place(name, text.count("\n", 0, at) + 1, at - start, not text[start:at].strip())


def _innermost(open_ones: list[Place], names: set[str]) -> Place | None:
    return next((place for place in reversed(open_ones) if place.name in names), None)


def _closed(open_ones: list[Place], name: str) -> Place | None:
    """The beginning of this end, which is no longer open; None for an element that another branch has opened."""
    beginning = _innermost(open_ones, {name})
    if beginning:
        del open_ones[open_ones.index(beginning) :]
    return beginning


def _compared(here: Place, beginning: Place | None) -> Iterator[str]:
    if beginning and here.begins_line and beginning.begins_line and here.indent != beginning.indent:
        yield f"line {here.line}: {here.name} does not stand under {beginning.name} of line {beginning.line}"


def found_in_templates(problems: Callable[[str], Iterable[str]]) -> dict[str, list[str]]:
    """The problems of every template that has some, by its name."""
    found = {name: list(problems((TEMPLATES / name).read_text(encoding="utf-8"))) for name in FILES}
    assert len(found) > 200, "templates are elsewhere"
    return {name: each for name, each in found.items() if each}


def doubled_percent_signs(text: str) -> list[str]:
    """In `_("...")` Django doubles a percent sign; `translate ... as` does not."""
    return re.findall(r"""_\(("[^"]*%[^"]*"|'[^']*%[^']*')\)""", text)


def test_an_end_stands_under_its_beginning() -> None:
    assert found_in_templates(crooked) == {}


def test_a_percent_sign_is_not_doubled() -> None:
    assert found_in_templates(doubled_percent_signs) == {}
    assert doubled_percent_signs('{% x _("5 % of it") %}') == ['"5 % of it"']


def test_a_lost_place_is_found() -> None:
    lost = "<ul>\n  <li><b>{{ a }}</b>{% if b %}\n    c\n  {% endif %}\n</li>\n</ul>\n"
    assert list(crooked(lost)) == ["line 5: li does not stand under li of line 2"]
    assert list(crooked("{% if a %}\n  <p>\n    b\n  </p>\n  {% else %}\n{% endif %}\n")) == [
        "line 5: else does not stand under if of line 1"
    ]
