"""The source of card files as words, trees of words, and the order in which missing words are made."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.drafting.examples import EXAMPLES
from sandtable.games.destiny.drafting.forms import FORMS
from sandtable.games.destiny.drafting.sources import NotCardLanguage, built, shape
from sandtable.games.destiny.drafting.templates import templates
from sandtable.games.destiny.drafting.texts import plain, usual
from sandtable.games.destiny.drafting.unlocking import Unlocked, in_greedy_order, waiting_for
from sandtable.games.destiny.language import CHARACTER, DIE, Deal, Remove, a, play


def test_a_source_makes_the_words_of_a_card_file() -> None:
    assert shape(built("play(Remove(a(DIE.yours.red)).to(Deal(2, a(CHARACTER))))")) == shape(
        play(Remove(a(DIE.yours.red)).to(Deal(2, a(CHARACTER))))
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Remove(a(DIE.yours))", "Remove(a(DIE.opposing))"),
        ("Deal(2, a(CHARACTER))", "Deal(3, a(CHARACTER))"),
        ("Remove(a(DIE))", "Reroll(a(DIE))"),
        ("Draw(1).to(Gain(1))", "Draw(1).then(Gain(1))"),
    ],
)
def test_words_that_do_something_else_have_another_shape(one: str, other: str) -> None:
    assert shape(built(one)) == shape(built(one))
    assert shape(built(one)) != shape(built(other))


@pytest.mark.parametrize(
    "source",
    [
        "__import__('os')",
        "CHARACTER.__class__",
        "_private",
        "[Draw(1) for _ in range(3)]",
        "lambda: Draw(1)",
        "Draw(1) + Draw(1)",
        "Draw(",
        "Nonsense(1)",
        "Draw()",
    ],
)
def test_other_source_is_refused(source: str) -> None:
    with pytest.raises(NotCardLanguage):
        built(source)


@pytest.mark.parametrize("kind", FORMS)
def test_every_form_is_found_in_what_it_says(kind: str) -> None:
    """A form whose example is not said would never be read."""
    found = [template.source.partition("(")[0] for template in templates(kind, they=False)]
    assert not [
        form for form in FORMS[kind] if form.startswith(tuple("ABCDEFGH")) and form.partition("(")[0] not in found
    ]


def test_every_hole_has_an_example_that_can_be_built() -> None:
    for name, examples in EXAMPLES.items():
        assert [built(example.source) for example in examples], name


def test_texts_are_read_without_mark_up_reminders_and_repeated_symbols() -> None:
    assert plain("<b>Remove</b> a die showing\n damage ([melee] or [ranged]).") == "remove a die showing damage."
    assert usual("remove a die (but not that one).") == "remove a die."


def test_the_word_that_completes_most_comes_first() -> None:
    """A is alone in two cards; then B is alone in one, and C in the last."""
    missing = [("A",), ("A",), ("A", "B"), ("B", "C"), ()]
    assert in_greedy_order(missing) == [Unlocked("A", 2, 3), Unlocked("B", 1, 2), Unlocked("C", 1, 1)]


def test_cards_without_a_text_wait_for_what_their_facts_tell() -> None:
    waiting = waiting_for({})
    assert waiting["02066"] == () or all(isinstance(name, str) for name in waiting["02066"])
    assert "01153" not in waiting, "it plays already"
    assert any("flipping" in names for names in waiting.values())
