"""Drafts of texts with conditions, other numbers, subtypes and occasions of later sets."""

from __future__ import annotations

import pytest

from sandtable.games.destiny.drafting import Verdict, draft
from sandtable.games.destiny.facts import all_cards

EVENT, UPGRADE, SUPPORT, CHARACTER = "01157", "01041", "01101", "01038"


@pytest.mark.parametrize(
    ("code", "text", "sources"),
    [
        (
            EVENT,
            "Spot a <b>bounty hunter</b> to draw a card.",
            ['play(Spot(ANY_CARD.called("bounty-hunter").yours).to(Draw(1)))'],
        ),
        (
            EVENT,
            "Spot up to 3 <b>Sith</b> characters to draw that many cards.",
            ['play(SpotUpTo(3, CHARACTER.having(being("sith")).yours).to(Draw(THAT_MANY)))'],
        ),
        (
            EVENT,
            "Play only if you spot 2 spies.\nSpot any number of Red characters to heal that much damage "
            "from a character.",
            [
                'play_only_if(spotting(ANY_CARD.called("spy").yours, 2))',
                "play(SpotUpTo(ANY_NUMBER, CHARACTER.red.yours).to(Heal(THAT_MUCH, a(CHARACTER))))",
            ],
        ),
        (
            EVENT,
            "Deal 1 damage to a character, or 3 damage instead if you control the battlefield.",
            ["play(Deal(instead(1, 3, YOU_CONTROL_THE_BATTLEFIELD), a(CHARACTER)))"],
        ),
        (
            UPGRADE,
            "Non-hero character only. Limit 1 form per character.\n"
            "Attached character has +2 health, or +3 health instead if attached character is an Ewok or Wookiee.",
            [
                "only(CHARACTER.having(NOT_HERO))",
                'limit_one("form")',
                'attached_has_more(WHILE_HEALTH, instead(2, 3, attached_is(CHARACTER.called("ewok", "wookiee"))))',
            ],
        ),
        (
            UPGRADE,
            "While this upgrade is on a leader, it gains Redeploy.\n"
            "Before you resolve this die, increase its value by 2.",
            [
                'gains_while(this_is_on(CHARACTER.called("leader")), REDEPLOY)',
                "before(resolving_this(), RaiseValue(2))",
            ],
        ),
        (
            UPGRADE,
            "After attached character is activated, you may give it 1 shield.",
            ["after(ATTACHED_IS_ACTIVATED, may(Give(1, ATTACHED_IT)))"],
        ),
        (
            SUPPORT,
            "After you activate this support, gain 1 resource, or 2 resources instead if you spot a pilot.",
            ['after(ACTIVATED_SUPPORT, Gain(instead(1, 2, spotting(ANY_CARD.called("pilot").yours))))'],
        ),
        (
            CHARACTER,
            "This character has +3 shield limit.",
            ["this_has_more(WHILE_SHIELD_LIMIT, 3)"],
        ),
        (SUPPORT, "After an opponent claims the battlefield, draw a card.", ["after(OPPONENT_CLAIMED, Draw(1))"]),
    ],
)
def test_a_text_of_later_sets_is_read(code: str, text: str, sources: list[str]) -> None:
    found = draft(all_cards()[code], text)
    assert (list(found.sources), found.missing, found.verdict) == (sources, (), Verdict.ACCEPTED)
