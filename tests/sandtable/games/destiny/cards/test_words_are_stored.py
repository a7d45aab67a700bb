"""Every word of a card has a name of its own, so that a game can be stored in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.destiny.cards import encoded
from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.nodes import nodes
from sandtable.games.destiny.words.walking import roots


def words_in(word: Node) -> Iterator[Node]:
    """The words that stand in a word, under whichever name."""
    for name in dir(word):
        part = getattr(word, name, None) if not name.startswith("__") else None
        for each in part if isinstance(part, (list, tuple)) else [part]:
            if isinstance(each, Node):
                yield each
                yield from words_in(each)


def test_the_words_inside_of_words_are_named() -> None:
    known = {id(node) for node in nodes().values()}
    for code in sorted(encoded()):
        for root in roots(printed(code)):
            if root is not None:
                nameless = [type(word).__name__ for word in words_in(root) if id(word) not in known]
                assert not nameless, f"{code}: {nameless}"
