"""Texts about indirect damage read backwards, each in the print of its set."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.drafting import Verdict, draft
from sandtable.games.destiny.facts import all_cards
from sandtable.games.destiny.reminders import in_print

AWAKENINGS, SPIRIT, LEGACIES, FALTERING = "01157", "02136", "05150", "14054"
"""Events of four sets, each with its own print of reminders."""


@pytest.mark.parametrize(
    ("code", "text", "source"),
    [
        (
            LEGACIES,
            "Spot a Red character to deal 4 indirect damage ([indirect]) to an opponent.",
            "play(Spot(CHARACTER.red.yours).to(DealIndirect(4, AN_OPPONENT)))",
        ),
        (
            FALTERING,
            "Draw a card. Deal 1 indirect damage to yourself.",
            "play(Draw(1), DealIndirect(1, YOURSELF))",
        ),
        (
            LEGACIES,
            "Remove any number of dice showing damage ([ranged], [melee] or [indirect]). "
            "Then deal indirect damage ([indirect]) to each opponent equal to the number of dice you just removed.",
            "play(Remove(any_number(DIE.showing(MELEE, RANGED)))"
            '.then(DealIndirect(number_just("dice you just removed"), EACH_OPPONENT)))',
        ),
        (
            FALTERING,
            "Resolve one of your dice showing indirect damage to gain 1 resource.",
            "play(Resolve(a(DIE.yours.showing(INDIRECT))).to(Gain(1)))",
        ),
    ],
)
def test_a_text_about_indirect_damage_is_read(code: str, text: str, source: str) -> None:
    found = draft(all_cards()[code], text)
    assert (list(found.sources), found.missing, found.verdict) == ([source], (), Verdict.ACCEPTED)


def test_a_reminder_that_the_set_does_not_print_is_another_wording_and_a_lost_one_is_not() -> None:
    """Texts without any symbols are compared without symbols: published lists have lost them here and there."""
    with_reminder = draft(all_cards()[FALTERING], "Deal 2 indirect damage ([indirect]) to an opponent.")
    without = draft(all_cards()[LEGACIES], "Deal 2 indirect damage to an opponent.")
    assert [found.verdict for found in (with_reminder, without)] == [Verdict.OTHER_WORDING, Verdict.ACCEPTED]


def test_reminders_are_printed_as_the_set_does() -> None:
    three = "[melee], [ranged] or [indirect]"
    text = f"Remove a die showing damage ({three}) to deal 1 indirect damage ([indirect]) to an opponent."
    assert in_print(text, AWAKENINGS) == text.replace(three, "[melee] or [ranged]")
    assert in_print(text, SPIRIT) == text.replace(three, "[ranged] or [melee]")
    assert in_print(text, LEGACIES) == text.replace(three, "[ranged], [melee] or [indirect]")
    assert in_print(text, FALTERING) == "Remove a die showing damage to deal 1 indirect damage to an opponent."
