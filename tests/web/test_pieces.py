"""A poll gets the pieces that changed, and everything where more than pieces changed or the page is not known."""

from __future__ import annotations

import re

from web import pieces


def fragment(one: int, other: int, heading: str = "Matrix") -> str:
    token = f'<input name="csrfmiddlewaretoken" value="{"a" * one}">'
    cells = f'<td id="c-1" data-piece class="x">{one}</td><td data-piece id="c-2"><a>{other}</a></td>'
    return f"<div id='study'><h2>{heading}</h2>{token}<table><tr>{cells}</tr></table></div>"


def token_of(text: str) -> str:
    found = re.search(r'id="pieces-have" name="have" value="(\w+)"', text)
    assert found
    return found[1]


def test_only_the_cell_that_changed_is_sent() -> None:
    have = token_of(pieces.first(fragment(1, 2)))
    answer = pieces.answer(fragment(1, 3), have)
    assert answer["HX-Reswap"] == "none"
    field, rest = answer.content.decode().split(">", 1)
    assert 'hx-swap-oob="true"' in field
    assert rest == '<template><td data-piece hx-swap-oob="true" id="c-2"><a>3</a></td></template>'
    again = pieces.answer(fragment(1, 3), token_of(answer.content.decode()))
    assert again.content.decode().count("<") == 1, "nothing but the field is left to say"


def test_everything_is_sent_where_something_else_changed() -> None:
    have = token_of(pieces.first(fragment(1, 2)))
    answer = pieces.answer(fragment(1, 2, heading="Result"), have)
    assert "HX-Reswap" not in answer and "<h2>Result</h2>" in answer.content.decode()


def test_everything_is_sent_to_a_page_that_is_not_known() -> None:
    for have in ("", "f" * 24, "no token", "x" * 5000):
        assert "<h2>Matrix</h2>" in pieces.answer(fragment(1, 2), have).content.decode()


def test_the_last_answer_is_whole() -> None:
    have = token_of(pieces.first(fragment(1, 2)))
    answer = pieces.answer(fragment(1, 3), have, status=286)
    assert answer.status_code == 286 and "<h2>Matrix</h2>" in answer.content.decode()
