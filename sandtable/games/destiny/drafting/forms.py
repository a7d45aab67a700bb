# interpreted: a table of examples, only for people who add cards
"""The sentences of the card language with holes: how words are written in a card file, and by this how they are read.

A form is the source of a word with holes in braces: `Remove({dice})`. Every hole is filled with an example, the word
says its sentence, and where the example's words stand in it, a text is read in the same way (`templates.py`). So a new
word is read as soon as a form shows how it is written; no sentence is written down a second time.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.drafting.phrase_forms import PHRASES


def _targets(one: str, several: str) -> dict[str, tuple[str, ...]]:
    return {
        one: (f"a({{{one.removeprefix('one ')} noun}})",),
        several: tuple(
            form.format(f"{{{several} noun}}")
            for form in ("every({})", "each({})", "any_number({})", "up_to({{digit}}, {})", "exactly({{several}}, {})")
        )
        + (f"exactly(THAT_MANY, {{{several} noun}})",),
    }


_DICE: Final = _targets("one die", "dice")
_CHARACTERS: Final = _targets("one character", "characters")
_CARDS: Final = _targets("one card", "cards")

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "phrase": PHRASES,
    **_DICE,
    **_CHARACTERS,
    **_CARDS,
    "some characters": tuple(form for form in _CHARACTERS["characters"] if form.startswith(("up_to", "any_number"))),
    "hand card": (
        "a({hand card noun})",
        "any_number({hand cards noun})",
        "every({hand cards noun})",
        "exactly({several}, {hand cards noun})",
        "up_to({digit}, {hand cards noun})",
        "a(from_it({bare card noun}))",
        "a(cheapest_from_it(CARD))",
    ),
    "pile card": ("a({pile card noun})",),
    "hand": ("a({hand noun})",),
    "deck": ("a({deck noun})",),
    "condition": (
        "ATTACHED_HAS_NO_SHIELDS",
        'target_is("Rey")',
        "IT_SHOWED_DAMAGE",
        "opponent_shows({bare die noun})",
        "none_in_play({bare die noun})",
        "BLOCKED",
        "it_is(DIE.yours)",
        "it_is(DIE.opposing)",
        "it_shows({symbol})",
        'it_shows({symbol}, "it")',
        "spotting({an any card noun}.yours)",
        "spotting({a character noun}.yours)",
        "spotting({any cards noun}.yours, {several})",
        "spotting({bare characters noun}.yours, {several})",
        "attached_is({a character noun})",
        "this_is_on({a character noun})",
        "it_is_on({a character noun})",
        "that_character_is({a character noun})",
        *(f"target_has({quality}({{digit}}))" for quality in ("damage_at_least", "health_at_least")),
        "this_has(shields_at_least({digit}))",
        "is_it({a character noun})",
        "A_COPY_DISCARDED",
        "THAT_OPPONENT_IS_POOR",
        "NON_EVENT_IS_DISCARDED",
        "NON_EVENT_WAS_DISCARDED",
        "YOU_HAVE_MOST_HEALTH",
        "ATTACHED_IS_ALONE",
        "YOU_CONTROL_THE_BATTLEFIELD",
        "YOU_DO_NOT_CONTROL_IT",
        "THAT_IS_DEFEATED",
        "THEY_HAVE_DOWNGRADES",
        "FIRST_ROUND",
        "THEY_HAVE_MORE_DICE",
        "YOU_HAVE_MORE_CARDS",
        "it_was_die({die noun})",
        "it_was_die(DIE.yours)",
        "has_dice(2, {bare dice noun}.opposing)",
        *(f"all_your_characters_are({color})" for color in ("RED", "BLUE", "YELLOW")),
        *(f'attached_carries("{subtype}", {{several}})' for subtype in ("weapon", "ability")),
        *(f'attached_carries_exactly("{subtype}", 2)' for subtype in ("weapon", "ability")),
        "attached_to({a character noun})",
        "can_spot({an any card noun}.yours)",
        "can_spot({a character noun}.yours)",
        "die_in_your_pool({bare die noun})",
        "it_modifies({die noun})",
        "on_a_hero()",
        "on_a_villain()",
        'on_a_hero("it")',
        'on_a_villain("it")',
        "TEAM_SHARES_COLOR",
        "TEAM_SHARES_SUBTYPE",
        "YOU_HAVE_MORE_DICE",
    ),
    "occasion": (
        "ACTIVATED",
        "PHASE_BEGINS",
        "RESOLVING_A_DIE",
        "OPPONENT_LOST",
        "OPPONENT_GAINED",
        "OPPONENT_ACTIVATED",
        "PLAYED",
        "PLAYED_AMBUSH",
        "UPGRADED",
        "DEALT_DAMAGE",
        "GAINING_SHIELDS",
        "ATTACHED_DEFEATED",
        "HAND_EMPTIED",
        "OPPOSING_DEFEATED",
        "RESOLVED_DISRUPT",
        "TAKES_MELEE",
        "SET_UP",
        "FROM_YOUR_DECK",
        "FROM_THEIR_HAND",
        "YOU_ACTIVATE_ATTACHED",
        "YOU_ACTIVATE_ATTACHED_SUPPORT",
        "ATTACHED_ACTIVATES",
        "YOU_TAKE_THIS",
        "OPPONENT_ACTIVATES_ATTACHED",
        "REROLLED_IN_ANY_WAY",
        "YOU_TAKE_THE_BATTLEFIELD",
        "THEY_RESOLVE_ODD",
        "ATTACHED_IS_ACTIVATED",
        "ACTIVATED_SUPPORT",
        "OPPONENT_CLAIMED",
        "HEALED",
        "ATTACHED_TAKES",
        "PLAYED_SUPPORT",
        "played_on({a character noun})",
        "activating({a character noun})",
        "is_activated({a character noun})",
        "resolving_this()",
        "resolving_this({symbol})",
        "resolving_this(MELEE, RANGED)",
        "resolving_attached()",
        "playing({color})",
        "playing({color}, UPGRADE_CARD)",
        "played_on_attached({a card noun})",
        "played_a({a card noun})",
        "ROLLED_THIS",
        "ROLLED_THIS_DIE",
        "REROLLED_THIS",
        "RESOLVING_THIS",
        "rerolled({die noun})",
        "resolving_one_of({die noun})",
        "rolls_damage()",
        "this_rolls({symbol})",
    ),
    "restriction": (
        *(f'{word}("{kind}")' for word in ("modify", "modify_opponents") for kind in ("vehicle", "droid", "creature")),
        'modify_either("droid")',
        "modify_opponents()",
        "AMBUSH",
        "GUARDIAN",
        "REDEPLOY",
        "only({bare character noun})",
        "to_play_spot({bare character noun})",
        "CONTROL_THE_BATTLEFIELD",
        "play_only_if({condition})",
        *(f'limit_one("{subtype}")' for subtype in ("form", "title")),
        "play_with_a_die({bare dice noun}.yours)",
    ),
    "ongoing": (
        "UNBLOCKABLE_DIE",
        "FOCUSES_ON_THEIRS",
        "after_activated_or_defeated({phrase})",
        "after_claimed_or_taken({phrase})",
        "LARGER_HAND",
        "OPPONENTS_GAIN_LESS",
        *(
            f"enters_with({{digit}}, {kind}{this})"
            for kind in ("RESOURCES", "SHIELDS", "DAMAGE")
            for this in ("", ', "This upgrade"')
        ),
        "discarded_at({digit})",
        "CHARM",
        "CAN_BE_ACTIVATED",
        "starts_with({digit})",
        "starts_with(1)",
        "all_start_with({digit})",
        "all_start_with(1)",
        "adds_to_roll_off({digit})",
        "has_while({a character noun}.yours, {keyword})",
        "this_has_both(WHILE_SHIELD_LIMIT, WHILE_UPGRADE_LIMIT, {digit})",
        "have({characters noun}, {keyword})",
        "attached_has({keyword})",
        *(
            f"{word}({number}, {much}{rest})"
            for word, rest in (
                ("attached_has_more", ""),
                ("this_has_more", ""),
                ("each_has_more", ", {bare character noun}"),
            )
            for number in ("WHILE_HEALTH", "WHILE_UPGRADE_LIMIT", "WHILE_SHIELD_LIMIT")
            for much in ("{digit}", "instead({digit}, {several}, {condition})")
        ),
        "gains_while({condition}, {keyword})",
        'gains_while({condition}, {keyword}, "has")',
        "cheaper_on({a character noun}, {digit})",
        "cannot_play_on_this({bare cards noun})",
        "x_is({counted})",
        "gains_if({condition}, {keyword})",
        "as_modifier({symbol})",
        "blanks_as({dice noun}, {symbol}, {digit})",
        "cheaper_dice({dice noun}, {digit})",
        "damage_sides_as({symbol})",
        "dice_as({dice noun}, {symbol})",
        "modifies_any({die noun})",
        "sides_as({symbol}, MELEE)",
        "sides_as({symbol}, RANGED)",
        "sides_as({symbol}, SHIELD, {condition})",
        "sides_as({symbol}, RANGED, {condition})",
        "this_die_cheaper_while({condition}, {digit})",
        "unmodified_if({condition})",
        "value_while({condition}, {digit})",
        'value_while({condition}, {digit}, "If")',
        "spread_shields({characters noun})",
    ),
}

POINTERS: Final[dict[str, tuple[str, ...]]] = {
    "one die": ("THAT_DIE", "IT"),
    "one character": ("THAT_CHARACTER", "ATTACHED", "THIS_CHARACTER"),
    "one card": (
        "THIS_SUPPORT",
        "THIS_UPGRADE",
        "THIS_PLOT",
        "THIS_DOWNGRADE",
        "THAT_UPGRADE",
        "ATTACHED_SUPPORT",
        "ATTACHED_VEHICLE",
    ),
}
"""Words that point, by the kind of target; "this die" and "it" also depend on the card (`reading.py`)."""
