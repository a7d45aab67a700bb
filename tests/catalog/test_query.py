from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catalog import query
from catalog.models import Card
from catalog.query.context import Context
from catalog.query.keys import ALL_KEYS, KEYS
from sandtable.games.destiny import facts, formats
from sandtable.games.destiny.text import is_encoded

pytestmark = pytest.mark.django_db
CARDS = facts.all_cards().values()


def found(text: str) -> set[str]:
    return set(Card.objects.filter(query.read(text).q).values_list("code", flat=True))


def problem(text: str) -> query.QueryProblem:
    with pytest.raises(query.BadQuery) as caught:
        query.read(text)
    return caught.value.problems[0]


def has_side(card: facts.CardFacts, symbol: str, least: int = 0) -> bool:
    return any(side.symbol == symbol and side.value >= least and not (least and side.is_x) for side in card.sides)


RECENT = ("RM", "HS", "EC", "PW", "EoD", "UH", "GS", "SA", "EoD1", "DoP", "RES", "AF", "UA")
"""The sets of 2021 and later."""


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (
            "t:upgrade c<=2 f:blue -is:unique",
            lambda c: c.type == "upgrade" and c.cost <= 2 and c.color == "blue" and not c.is_unique,
        ),
        (
            "side:special t:character p<=10",
            lambda c: c.type == "character" and has_side(c, "Sp") and any(value <= 10 for value in c.points),
        ),
        ("f:blue|red", lambda c: c.color in ("blue", "red")),
        ("color!=gray", lambda c: c.color != "gray"),
        ("f:force", lambda c: c.color == "blue"),
        ("faction:command", lambda c: c.color == "red"),
        ("t:plot or t:battlefield", lambda c: c.type in ("plot", "battlefield")),
        ("t:plot | t:battlefield", lambda c: c.type in ("plot", "battlefield")),
        ("-(t:event or d:no)", lambda c: c.type != "event" and c.has_die),
        ("--u:yes", lambda c: c.is_unique),
        ("t:event c=0 or t:event c>=4", lambda c: c.type == "event" and (c.cost == 0 or c.cost >= 4)),
        ("(f:red or f:blue) t:plot", lambda c: c.type == "plot" and c.color in ("red", "blue")),
        ("a:hero y:L", lambda c: c.affiliation == "hero" and c.rarity == "L"),
        ("r:legendary", lambda c: c.rarity == "L"),
        ("s:AW", lambda c: c.set_code == "AW"),
        ('set:"Spirit of Rebellion"', lambda c: c.set_code == "SoR"),
        ("s<=SoR", lambda c: c.set_code in ("AW", "SoR")),
        ("b:jedi", lambda c: "jedi" in c.subtypes),
        ('b:"bounty hunter"', lambda c: "bounty-hunter" in c.subtypes),
        ("h>=13", lambda c: c.health is not None and c.health >= 13),
        ("cost:none", lambda c: c.cost is None),
        ("p=-2", lambda c: -2 in c.points),
        ("elite<=14", lambda c: len(c.points) > 1 and c.points[1] <= 14),
        ("limit>2", lambda c: c.deck_limit > 2),
        ("side:2RD", lambda c: any(s.symbol == "RD" and s.value == 2 and not s.is_x for s in c.sides)),
        ("side=2RD", lambda c: any(str(s) == "2RD" for s in c.sides)),
        ("side:+2RD", lambda c: any(s.symbol == "RD" and s.value == 2 and s.is_modifier for s in c.sides)),
        ("side:3md1", lambda c: any(s.symbol == "MD" and s.value == 3 and s.cost == 1 for s in c.sides)),
        ("side>=3MD", lambda c: has_side(c, "MD", 3)),
        ("side:XRD", lambda c: any(s.symbol == "RD" and s.is_x for s in c.sides)),
        ("side:-", lambda c: has_side(c, "-")),
        ("-side:blank d:yes", lambda c: c.has_die and not has_side(c, "-")),
        ("sides:Sp>=2", lambda c: sum(s.symbol == "Sp" for s in c.sides) >= 2),
        ("sides:Sp=0", lambda c: c.has_die and not has_side(c, "Sp")),
        ("sides:Sp<1", lambda c: c.has_die and not has_side(c, "Sp")),
        ("is:errata is:die", lambda c: c.has_errata and c.has_die),
        ("is:reprint", lambda c: c.reprint_of is not None),
        ("year>=2021", lambda c: c.set_code in RECENT),
        ("engine:full", lambda c: is_encoded(c.code)),
        ("engine:none", lambda c: not is_encoded(c.code)),
        ("banned:STD", lambda c: formats.get_format("STD").bans(c.code)),
        ("padme", lambda c: "padm" in c.name.lower()),
        ('"luke skywalker"', lambda c: "luke skywalker" in c.name.lower()),
        ("name=Finn", lambda c: c.name == "Finn"),
        ("l:jedi", lambda c: "jedi" in c.subtitle.lower()),
        ("01045", lambda c: c.code == "01045"),
        ("", lambda c: True),
    ],
)
def test_what_a_query_finds(text: str, fits) -> None:  # type: ignore[no-untyped-def]
    assert found(text) == {card.code for card in CARDS if fits(card)}


def test_points_are_those_of_the_format_the_query_names() -> None:
    standard = formats.get_format("STD")
    families = {card.reprint_of or card.code for card in CARDS if card.set_code in (standard.sets or ())}
    expected = {
        card.code
        for card in CARDS
        if (card.reprint_of or card.code) in families and not standard.bans(card.code)
        if any(value <= 10 for value in standard.points_of(card.code))
    }
    assert found("legal:std p<=10") == expected
    assert query.read("p<=10", format="STD").format == "STD"


def test_capitals_are_also_first_letters() -> None:
    assert "01041" in found("LSL")  # Luke Skywalker's Lightsaber


def test_an_asterisk_stands_for_any_letters_and_percent_for_itself() -> None:
    assert found("name=l*saber") == {
        c.code for c in CARDS if c.name.lower().startswith("l") and c.name.endswith("saber")
    }
    assert found("%") == found("_") == set()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("t:upgrade c<=2", "type is upgrade and cost ≤ 2"),
        ("f:blue -is:unique", "color is blue and card is not unique"),
        ("f:blue|red", "color is either blue or red"),
        ("(f:blue or f:red) t:event", "(color is blue or color is red) and type is event"),
        ("-c>2", "not (cost > 2)"),
        ("legal:std p<=10", "legal in FFG Standard and points in FFG Standard ≤ 10"),
        ("sides:Sp>=2", "die has ≥ 2 sides with special"),
        ("", ""),
    ],
)
def test_how_it_was_read(text: str, sentence: str) -> None:
    assert query.read(text).sentence == sentence


@pytest.mark.parametrize(
    ("text", "position", "code", "suggestion"),
    [
        ("t:upgrade cst<=2", 10, "unknown_key", "cost<=2"),
        ("t:upgarde", 2, "bad_value", "upgrade"),
        ("points:<=10", 0, "bad_value", "points<=10"),
        ("f:red cost=<2", 6, "bad_value", "cost<=2"),
        ("cost<>2", 0, "bad_value", "cost!=2"),
        ("t:upgrade,event", 2, "bad_value", "upgrade|event"),
        ("t:upgarde/event", 2, "bad_value", "upgrade|event"),
        ("color:bleu", 6, "bad_value", "blue"),
        ("price<3", 0, "unknown_key", "cost<3"),
        ("affil:hero", 0, "unknown_key", "affiliation:hero"),
        ("t<upgrade", 1, "bad_operator", ": = !="),
        ("(a:hero", 0, "syntax", "(a:hero)"),
        ("a:hero)", 6, "syntax", ""),
        ('x "abc', 2, "syntax", 'x "abc"'),
        ("c<=", 3, "syntax", ""),
        ("()", 1, "syntax", ""),
        ("<=2", 0, "bad_value", "cost<=2"),
        ("c<=two", 3, "bad_value", ""),
        ("engine:partial", 7, "bad_value", "full"),
        ("side>=MD", 6, "bad_value", "3MD"),
        ("*", 0, "bad_value", ""),
        ("a*b*c*d*e*f*g", 0, "bad_value", ""),
        ("(" * 9 + "a" + ")" * 9, 8, "too_large", ""),
        ("a" * 101, 0, "too_large", ""),
        ("a " * 251, 500, "too_large", ""),
        ("a " * 41, 0, "too_large", ""),
        ("a\x00b", 0, "syntax", ""),
        ("a\ud800", 0, "syntax", ""),
    ],
)
def test_errors_say_where_and_what_instead(text: str, position: int, code: str, suggestion: str) -> None:
    found_problem = problem(text)
    assert (found_problem.position, found_problem.code, found_problem.suggestion) == (position, code, suggestion)
    assert found_problem.message


def test_all_wrong_terms_are_named_at_once() -> None:
    with pytest.raises(query.BadQuery) as caught:
        query.read("cst:1 t:upgarde is:uniqe")
    assert [each.position for each in caught.value.problems] == [0, 8, 19]


def test_every_key_has_an_example_that_works_and_its_own_names() -> None:
    somebody = Context(reader=User.objects.create_user("ada"))
    for key in ALL_KEYS:
        query.read(key.example, context=somebody if key.is_personal else None)
    assert len(KEYS) == sum(1 + len(key.aliases) for key in ALL_KEYS)


WORDS = st.sampled_from(
    [
        *KEYS,
        "zzz",
        "2RD",
        "special",
        "blue",
        "or",
        "and",
        "-",
        "(",
        ")",
        "|",
        '"',
        ":",
        "<=",
        "!=",
        "=",
        "*",
        "%",
        "\\",
        " ",
    ]
)


@settings(deadline=None, max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.one_of(st.lists(WORDS, max_size=25).map("".join), st.text(max_size=60)))
def test_any_text_is_a_query_or_a_problem_with_a_place(text: str) -> None:
    try:
        understood = query.read(text)
    except query.BadQuery as error:
        assert error.problems
        for each in error.problems:
            assert 0 <= each.position <= len(text) and each.length >= 1 and each.message
    else:
        Card.objects.filter(understood.q)[:1].count()


def test_a_wildcard_is_a_symbol_of_its_own() -> None:
    assert found("side:wildcard") == {"02016", "03035", "11134", "20172", "22080"} == found("side:*")
    assert found("side:+2*1") == {"03035"} and "02016" not in found("side:special")
    assert "24044" in found("side:3Re") and "24044" in found("side:reroll")


def test_a_word_for_a_format_means_the_list_of_today() -> None:
    assert query.read("legal:inf").sentence == "legal in Galactic Infinite"
    assert query.read("legal:inf-2021").sentence == "legal in Infinite (2021)"
    assert query.read("legal:INF-2026-07").sentence == "legal in Galactic Infinite"
    assert "701084" in found("legal:inf-2021") and "701084" not in found("legal:inf")
    assert query.read("legal:arhs p<=8").sentence == "legal in ARH Standard and points in ARH Standard ≤ 8"
    assert query.read("legal:inf p<=8").format == "INF-2026-07"
    assert query.read("p<=8", format="INF").format == "INF"  # a code that a page or a deck names is exact
