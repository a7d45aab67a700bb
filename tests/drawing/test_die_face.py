"""Die faces: every published side can be drawn, says itself in words, and shows value, cost and symbol."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from django.template import Context, Template

from catalog.dice_words import side_in_words
from drawing.die_face import SHAPES, die_face, die_strip
from drawing.scene import die_on_a_table
from drawing.svg import ATTRIBUTES, ELEMENTS
from sandtable.games.destiny.facts import SYMBOLS, all_cards, parse_side

WORDS = [
    ("2RD", "2 ranged damage"),
    ("2RD1", "2 ranged damage, costs 1 resource"),
    ("3MD2", "3 melee damage, costs 2 resources"),
    ("+1MD", "+1 melee damage"),
    ("2RDi1", "2 ranged damage, costs 1 indirect damage"),
    ("2ID", "2 indirect damage"),
    ("1Sh", "1 shield"),
    ("2Sh", "2 shields"),
    ("XSh", "X shields"),
    ("1R", "1 resource"),
    ("2R", "2 resources"),
    ("1Dr", "1 disrupt"),
    ("1Dc", "1 discard"),
    ("2F", "2 focus"),
    ("1Fr", "1 feral"),
    ("Sp", "special"),
    ("Sp1", "special, costs 1 resource"),
    ("-", "blank"),
]


def texts(drawn: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(drawn).iter("text")]


@pytest.mark.parametrize(("notation", "words"), WORDS)
def test_a_side_in_words(notation: str, words: str) -> None:
    assert side_in_words(parse_side(notation)) == words


@pytest.mark.parametrize(
    ("notation", "written"), [("2RD", ["2"]), ("+1MD", ["+1"]), ("XSh", ["X"]), ("3MD1", ["3", "1"]), ("-", [])]
)
def test_a_face_shows_value_and_cost(notation: str, written: list[str]) -> None:
    assert texts(die_face(parse_side(notation), title="x")) == written


def test_every_symbol_has_a_shape_of_its_own() -> None:
    assert SHAPES.keys() == SYMBOLS.keys()
    drawn = {repr(shape()) for shape in SHAPES.values()}
    assert len(drawn) == len(SHAPES)


def test_every_published_die_is_drawn_with_its_words() -> None:
    kinds = {card.sides for card in all_cards().values() if card.sides}
    assert len(kinds) > 500
    for sides in kinds:
        titles = [side_in_words(side) for side in sides]
        root = ElementTree.fromstring(die_strip(sides, titles=titles))
        assert [node.text for node in root.findall("g/title")] == titles
        assert {node.tag for node in root.iter()} <= ELEMENTS
        assert {name for node in root.iter() for name in node.attrib} <= ATTRIBUTES


def test_the_tags_read_notation_and_name_the_picture() -> None:
    page = Template("{% load drawings %}{% die_face '2RD1' %}|{% die_strip sides %}|{{ 'Sp'|in_words }}")
    face, strip, words = page.render(Context({"sides": ["1Sh", "-"]})).split("|")
    assert "<title>2 ranged damage, costs 1 resource</title>" in face
    assert "<title>1 shield, blank</title>" in strip
    assert words == "special"


def test_the_die_on_the_table_is_decoration_unless_named() -> None:
    sides = [parse_side(notation) for notation in ("2RD", "1Sh", "Sp")]
    assert ElementTree.fromstring(die_on_a_table(*sides)).attrib["aria-hidden"] == "true"
    assert ElementTree.fromstring(die_on_a_table(*sides, title="A die")).findtext("title") == "A die"
