"""The rule books of `docs/rules/` as pages: rendered safely, with an anchor for every numbered rule.

They are versioned with the code that follows them, so they are read from the checkout and not from the database.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, Literal

from django.conf import settings
from django.utils.safestring import SafeString
from markdown_it.token import Token

from web.markdown import Section, parsed, plain, rendered, sections, title_of

RULE_ID: Final = r"[A-Z]{2,4}-[A-Z]+-\d+"
"""The pattern of a rule's id, e.g. TOI-LOS-07."""
ANY_ID: Final = r"[A-Z]{1,4}(?:-[A-Z]+)?-[A-Z]?\d+"
"""The pattern of every id, examples and decisions included: EX-TOI-01, D-117, MAF-D31."""
_NUMBERED: Final = re.compile(rf"(?:\*\*|`)({RULE_ID})(?:\*\*|`) ?")
_NOTE: Final = re.compile(r"(EX|DECISION)\b(?: \([^)]*\))?:? *(?:[\[(]((?:[A-Z]+-)*[A-Z]+-?\d+)[\])])?")
_MENTION: Final = re.compile(rf"\b{ANY_ID}\b")


@dataclass(frozen=True)
class Note:
    """An example or a decision under a rule."""

    kind: Literal["example", "decision"]
    id: str
    """Empty where the book gives it none."""
    text: str


@dataclass
class Rule:
    """One numbered rule in its own words, as Markdown without the id."""

    id: str
    section: str
    text: str
    notes: list[Note] = field(default_factory=list)


@dataclass(frozen=True)
class RuleBook:
    """One book, ready to show."""

    slug: str
    title: str
    html: SafeString
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    anchors: frozenset[str]
    """Ids of its rules, examples and decisions, and of its headings."""
    version: str
    """A digest of the book's text."""


def all_books() -> dict[str, RuleBook]:
    """Books by slug, in order of title; empty where the checkout holds no books."""
    return _books(Path(settings.BASE_DIR) / "docs" / "rules")


def book_of(id_: str) -> RuleBook | None:
    """The book that has a rule, an example or a decision with this id."""
    return next((book for book in all_books().values() if id_ in book.anchors), None)


def text_of(rule: str) -> str:
    """The words of a rule without its sources; "" where no book has it."""
    rules = (each.text for book in all_books().values() for each in book.rules if each.id == rule)
    return re.sub(r" ?\[[^\]]*\]$", "", next(rules, ""))


@cache
def _books(folder: Path) -> dict[str, RuleBook]:
    books = [read_book(path.stem, path.read_text(encoding="utf-8")) for path in folder.glob("*.md")]
    return {book.slug: book for book in sorted(books, key=lambda book: book.title)}


def read_book(slug: str, text: str) -> RuleBook:
    """Read the Markdown of a book. HTML in it stays text: no book can bring its own markup."""
    tokens = parsed(text)
    rules = _find_rules(tokens)
    anchors = frozenset(str(token.attrs["id"]) for token in tokens if "id" in token.attrs)
    link_rules(tokens, lambda id_: f"#{id_}" if id_ in anchors else "")
    return RuleBook(
        slug=slug,
        title=_title(text) or slug,
        html=rendered(tokens),
        sections=tuple(sections(tokens)),
        rules=tuple(rules),
        anchors=anchors,
        version=blake2b(text.encode(), digest_size=8).hexdigest(),
    )


def _title(text: str) -> str:
    """The first heading, without the words that all titles share."""
    return re.split(r" (?:\(base game|- )", title_of(text))[0].strip()


def _find_rules(tokens: Sequence[Token]) -> list[Rule]:
    """Every numbered rule with its notes; gives the elements that hold them their anchors and classes."""
    rules: list[Rule] = []
    section = ""
    for place, token in enumerate(tokens):
        if token.type != "inline":
            continue
        holder = _holder(tokens, place)
        if holder.type == "heading_open":
            section = plain(token.content) if holder.tag == "h2" else section
        elif numbered := _NUMBERED.match(token.content):
            rules.append(Rule(numbered[1], section, token.content[numbered.end() :]))
            _anchor(holder, "book__rule", numbered[1])
        elif note := _NOTE.match(token.content):
            _note(holder, token, note, rules)
    return rules


def _holder(tokens: Sequence[Token], place: int) -> Token:
    """The element around an inline text: its paragraph, or the list item where the paragraph is hidden."""
    around = tokens[place - 1]
    return tokens[place - 2] if around.hidden and tokens[place - 2].type == "list_item_open" else around


def _anchor(holder: Token, class_: str, id_: str) -> None:
    holder.attrSet("class", class_)
    if id_:
        holder.attrSet("id", id_)


def _note(holder: Token, token: Token, found: re.Match[str], rules: Sequence[Rule]) -> None:
    kind: Literal["example", "decision"] = "example" if found[1] == "EX" else "decision"
    _anchor(holder, f"book__{kind}", found[2] or "")
    if rules:
        text = token.content[found.end() :].lstrip(": ")
        rules[-1].notes.append(Note(kind, found[2] or "", text))


def link_rules(tokens: Sequence[Token], address: Callable[[str], str]) -> None:
    """Turn every mention of a rule that has an address into a link; a rule's own id links to itself, to be copied."""
    for token in tokens:
        if token.children:
            token.children = list(_linked(token.children, address))


def _linked(children: Sequence[Token], address: Callable[[str], str]) -> Iterator[Token]:
    for child in children:
        if child.type not in ("text", "code_inline"):
            yield child
            continue
        done = 0
        for mention in _MENTION.finditer(child.content):
            if to := address(mention[0]):
                yield from _text(child.content[done : mention.start()])
                yield from _link(mention[0], to)
                done = mention.end()
        yield from _text(child.content[done:]) if done else [child]


def _text(content: str) -> list[Token]:
    return [Token("text", "", 0, content=content)] if content else []


def _link(id_: str, to: str) -> list[Token]:
    start = Token("link_open", "a", 1, attrs={"href": to, "class": "book__id"})
    return [start, *_text(id_), Token("link_close", "a", -1)]
