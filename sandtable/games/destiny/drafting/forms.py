# interpreted: a table of examples, only for people who add cards
"""The sentences of the card language with holes: how words are written in a card file, and by this how they are read.

A form is the source of a word with holes in braces: `Remove({dice})`. Every hole is filled with an example, the word
says its sentence, and where the example's words stand in it, a text is read in the same way (`templates.py`). So a new
word is read as soon as a form shows how it is written; no sentence is written down a second time.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Example(NamedTuple):
    """A word that fills a hole to find the place of the hole in a sentence."""

    source: str
    kind: str = ""
    """The kind of text that may stand in its place; empty: only this word itself."""
    form: str = ""
    """The form of a noun that may stand there (`nouns.FORMS`)."""


def _nouns(kind: str, form: str, *sources: str) -> tuple[Example, ...]:
    return tuple([Example(source, kind, form) for source in sources])


_AMOUNTS: Final = (
    "THAT_MUCH",
    "VALUE_ON_IT",
    "ITS_OWN_VALUE",
    "ALL_RESOURCES",
    "THAT_MANY",
    "THE_VALUE",
    "ITS_VALUE",
    "THAT_DAMAGE",
    "HALF_THAT_DAMAGE",
)
_MORE_AMOUNTS: Final = ("FOR_EACH_DISCARDED", "CARDS_IN_THEIR_HAND", "COMBINED_VALUE", "THE_COST_LOOKED_AT")
_JUST: Final = ("dice you just removed", "upgrades you just discarded", "shields you just removed")
_COUNTED: Final = (
    Example("number_of(DIE.yours.yellow)", "n"),
    Example("number_of(CHARACTER.yours.yellow)", "n"),
    Example("number_of(UPGRADE.yours.colored(YELLOW))", "n"),
    Example("number_of(CARD.yours.in_hand)"),
)
_ANY: Final = 'ANY_CARD.called("trap")'
_DIE, _CHARACTER, _CARD = "DIE.yours.yellow", "CHARACTER.yours.yellow", "UPGRADE.yours.colored(YELLOW)"

EXAMPLES: Final[dict[str, tuple[Example, ...]]] = {
    "phrase": (Example("DiscardCard(a(CARD.yours.in_hand))", "phrase"),),
    "second": (Example("Reroll(a(DIE.yours.red))", "phrase"),),
    "n": (
        Example("1"),
        Example("97", "number"),
        *(Example(source) for source in (*_AMOUNTS, *_MORE_AMOUNTS, *(f'number_just("{words}")' for words in _JUST))),
        *_COUNTED,
    ),
    "counted": _COUNTED,
    "digit": (Example("1"), Example("97", "number")),
    "several": (Example("97", "number"),),
    "symbol": tuple(
        Example(each)
        for each in (
            "BLANK",
            "MELEE",
            "RANGED",
            "SHIELD",
            "RESOURCE",
            "DISRUPT",
            "DISCARD",
            "FOCUS",
            "SPECIAL",
            "INDIRECT",
        )
    ),
    "color": tuple(Example(each) for each in ("RED", "BLUE", "YELLOW", "GRAY")),
    "one die": (Example(f"a({_DIE})", "one die"),),
    "dice": (Example(f"every({_DIE})", "dice"),),
    "one character": (Example(f"a({_CHARACTER})", "one character"),),
    "characters": (Example(f"each({_CHARACTER})", "characters"),),
    "some characters": (Example("up_to(2, CHARACTER)", "some characters"),),
    "one card": (Example(f"a({_CARD})", "one card"),),
    "cards": (Example(f"every({_CARD})", "cards"),),
    "hand card": (Example("a(CARD.yours.in_hand.colored(YELLOW))", "hand card"),),
    "pile card": (Example("a(CARD.yours.in_discard.colored(YELLOW))", "pile card"),),
    "hand": (Example("a(HAND.opposing)", "hand"),),
    "deck": (Example("a(DECK.yours)", "deck"), Example("a(DECK.opposing)", "deck")),
    "die noun": _nouns("die", "singular", _DIE),
    "dice noun": _nouns("die", "plural", _DIE, "DIE.yellow"),
    "bare dice noun": _nouns("die", "bares", "DIE.yours.yellow"),
    "bare die noun": _nouns("die", "bare", "DIE.yours.yellow"),
    "character noun": _nouns("character", "singular", _CHARACTER),
    "characters noun": _nouns("character", "plural", _CHARACTER, "CHARACTER.yellow"),
    "bare character noun": _nouns("character", "bare", "CHARACTER.yours.yellow"),
    "card noun": _nouns("card", "singular", _CARD),
    "cards noun": _nouns("card", "plural", _CARD, "UPGRADE.colored(YELLOW)"),
    "any card singular": _nouns("any card", "singular", 'ANY_CARD.yours.called("trap")'),
    "a card noun": _nouns("card", "an", _CARD),
    "bare cards noun": _nouns("card", "bares", _CARD),
    "bare card noun": _nouns("card", "bare", _CARD),
    "any card noun": _nouns("any card", "bare", _ANY),
    "any cards noun": _nouns("any card", "bares", _ANY),
    "bare characters noun": _nouns("character", "bares", _CHARACTER),
    "an any card noun": _nouns("any card", "an", _ANY),
    "a character noun": _nouns("character", "an", _CHARACTER),
    "hand card noun": _nouns("card of hand", "singular", "CARD.yours.in_hand.colored(YELLOW)"),
    "hand cards noun": _nouns("card of hand", "plural", "CARD.yours.in_hand.colored(YELLOW)"),
    "pile card noun": _nouns("card of pile", "singular", "CARD.yours.in_discard.colored(YELLOW)"),
    "hand noun": _nouns("hand", "singular", "HAND.opposing"),
    "deck noun": _nouns("deck", "singular", "DECK.opposing"),
    "condition": (Example("ATTACHED_HAS_NO_SHIELDS", "condition"),),
    "occasion": (Example("OPPONENT_ACTIVATED", "occasion"),),
    "keyword": (Example("AMBUSH"), Example("GUARDIAN"), Example("REDEPLOY")),
}

JOINTS: Final = (
    ("{phrase}.then({second})",),
    ("IfElse({condition}, {phrase}, {second})",),
    (
        "may({phrase})",
        "If({condition}, {phrase})",
        "OnlyIf({condition}, {phrase})",
        "they({phrase})",
        "unless_paid({digit}, {phrase})",
    ),
    (
        "opponent({phrase})",
        "each_player({phrase})",
        "each_opponent({phrase})",
        "that_opponent({phrase})",
        "two_of({phrase}, {second})",
    ),
    ("{phrase}.to({second})", "{phrase}.or_({second})"),
    ("{phrase}.and_({second})",),
)
"""The joints of phrases, the loosest first: "you may A to B and C" is may(A.to(B.and_(C))). Those of one level are read
in every order.
"""

_SIDES: Final = (
    "{symbol}",
    "NO_DAMAGE",
    "DAMAGE_SIDE",
    "COST_SIDE",
    "TO_A_BLANK",
    "OF_YOUR_CHOICE",
    "LIKE_THAT_DIE",
    "SAME_SYMBOL",
    "side_of_value(0)",
    "side_of_value({digit})",
    "side_of_least({digit})",
    "side_of_most({digit})",
    "side_not_showing({symbol})",
)
_WAYS: Final = (
    "STAYS",
    "REROLLING",
    "AS_YOURS",
    "YOURS_OR_THEIRS",
    "WITHOUT_MODIFIER",
    "AS_ANOTHER_SYMBOL",
    "as_showing({symbol})",
    "increased(COST_ON_IT)",
    "STAYS, increased({n})",
)

PHRASES: Final = (
    *(form for level in JOINTS for form in level),
    *(f"{verb}({{{hole}}})" for verb in ("Remove", "Reroll", "Resolve", "Choose") for hole in ("one die", "dice")),
    *(f"Turn({{{hole}}}{side})" for side in ("", *(f", {side}" for side in _SIDES)) for hole in ("one die", "dice")),
    "Turn({dice}, SIDES_OF_THAT_SYMBOL)",
    *(f"Resolve({{one die}}, {way})" for way in _WAYS),
    "ResolveAnotherSide()",
    "Roll(a(lying({die noun})))",
    "Roll(THIS_LYING_DIE)",
    "Remove(up_to_total({digit}, {dice noun}, 3))",
    "that_opponent_either({phrase}, {second})",
    "Resolve({one die}, increased({n}))",
    "Resolve({one die}, valued({n}))",
    "Resolve({one die}, AS_UNBLOCKABLE)",
    "Resolve({one die}, AS_UNMODIFIED)",
    "Resolve({one die}, UNPAID)",
    "ResolveAny({dice noun})",
    "RerollInstead(RESOLVING_DIE)",
    "Stay(RESOLVING_DIE)",
    "ChooseSymbol({die noun})",
    *(
        f"Deal({{n}}, {{{hole}}}{kind})"
        for kind in ("", ", UNBLOCKABLE")
        for hole in ("one character", "characters", "some characters")
    ),
    "DealTo({digit}, {one character})",
    *(f"DealIndirect({{n}}, {whom})" for whom in ("AN_OPPONENT", "YOURSELF", "EACH_OPPONENT", "EACH_PLAYER")),
    *(f"DealIndirect({{n}}, {whom})" for whom in ("THAT_OPPONENT", "THEM")),
    "DealIndirect({n}, AN_OPPONENT, UNBLOCKABLE)",
    "Deal({n}, distributed({characters noun}))",
    "Deal({n}, up_to_different({digit}, {characters noun}))",
    "deal_value_of({one die}, {one character})",
    "Give({n}, {one character})",
    "Give({n}, {characters})",
    "Give({n}, distributed({characters noun}))",
    "Heal({n}, {one character})",
    "Heal({n}, {characters})",
    "RemoveDamage({n}, {one character})",
    "RemoveShields({one character})",
    "RemoveShields({characters})",
    "RemoveShield({one character})",
    "RemoveAnyShields({one character})",
    "MoveDamage({digit}, a({character noun}.damaged), {one character})",
    "Activate(a({any card singular}))",
    "Ready(a({any card singular}))",
    "Exhaust(a({any card singular}))",
    *(
        f"{verb}({{{hole}}})"
        for verb in ("Ready", "Exhaust")
        for hole in ("one character", "characters", "one card", "cards")
    ),
    "Exhaust(both(THIS_SUPPORT, {one character}))",
    "Choose({one character})",
    "Activate({one character})",
    "ActivateAtOnce({characters})",
    "MoveUpTo({digit}, a({character noun}.damaged), {one character})",
    "Give(in_first_round({digit}, usually=1), {one character})",
    "ReturnToGame({one character})",
    "SetAside({hand card})",
    "SetThisAside()",
    "SetPlotAside()",
    "Defeat({one character})",
    "Gain({n})",
    "Lose({n})",
    "Spend({digit})",
    "Draw({n})",
    "Discard({one card})",
    "Discard({cards})",
    "Return({one card})",
    "Return(THIS_UPGRADE)",
    "Return(THIS_SUPPORT)",
    "DiscardRandom({n})",
    "DiscardTop({n}, {deck})",
    "LookAtTop({digit}, {deck})",
    "PutBack()",
    "PutThisUnder()",
    "LookAtHand({hand})",
    "LookAtRandom()",
    "DiscardCard({hand card})",
    "PutUnderDeck({hand card})",
    "Reroll(as_many_as_its_cost({dice noun}))",
    "AddToHand({pile card})",
    "PutOnDeck({pile card})",
    "Play(one_or_none({hand card noun}), less={digit})",
    "Play({pile card}, less={digit})",
    "Play(one_or_none({hand card noun}), FOR_FREE)",
    "Play({pile card}, FOR_FREE)",
    "Play(one_or_none({hand card noun}))",
    "Play({pile card})",
    "Spot({bare die noun}.yours)",
    "Spot({an any card noun}.yours)",
    "Spot({a character noun}.yours)",
    "Spot({any cards noun}.yours, {several})",
    "Spot({bare characters noun}.yours, {several})",
    "SpotUpTo({several}, {any cards noun}.yours)",
    "SpotUpTo({several}, {bare characters noun}.yours)",
    "SpotUpTo(ANY_NUMBER, {any cards noun}.yours)",
    "SpotUpTo(ANY_NUMBER, {bare characters noun}.yours)",
    "one_of_these({phrase}, {second})",
    "Deal(instead({digit}, {several}, {condition}), {one character})",
    "Deal(instead({digit}, {several}, {condition}), {one character}, UNBLOCKABLE)",
    "Heal(instead({digit}, {several}, {condition}), {one character})",
    "Give(instead({digit}, {several}, {condition}), {one character})",
    "Gain(instead({digit}, {several}, {condition}))",
    "RaiseValue({n})",
    "BlockDamage({digit})",
    "BlockDamage(instead({digit}, {several}, {condition}))",
    "BlockUpTo({digit})",
    "TakeControl()",
    "GiveControl()",
    "ShuffleDeck()",
    "RevealTop()",
    "Give(THE_COST_SHOWN, {one character})",
    *(f"{verb}(THIS_{card})" for verb in ("ReturnThis", "DiscardThis") for card in ("SUPPORT", "UPGRADE")),
    "MoveShield(a({character noun}), a({character noun}))",
    "all_players({phrase})",
    "Activate(THIS_SUPPORT)",
    'PutThisUnder("place this card on the bottom of your deck")',
    "ExtraAction()",
    "ExtraAction({digit})",
    "EndActionPhase()",
    "SwitchBattlefield()",
    "OpponentMayAct()",
    "RollItsDie()",
    "UseClaim()",
    "UseBattlefield()",
    "UseSpecial(a(ANOTHER_SPECIAL))",
    "DecreaseCost({digit})",
    "GiveKeyword({keyword})",
)


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
        "YOU_HAVE_MOST_HEALTH",
        "ATTACHED_IS_ALONE",
        "YOU_CONTROL_THE_BATTLEFIELD",
        "FIRST_ROUND",
        "THEY_HAVE_MORE_DICE",
        "YOU_HAVE_MORE_CARDS",
        "it_was_die({die noun})",
        "it_was_die(DIE.yours)",
        "has_dice(1, {bare dice noun}.yours)",
        "has_dice(2, {bare dice noun}.opposing)",
    ),
    "occasion": (
        "ACTIVATED",
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
        "YOU_ACTIVATE_ATTACHED",
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
    ),
    "restriction": (
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
        "LARGER_HAND",
        "OPPONENTS_GAIN_LESS",
        "starts_with({digit})",
        "starts_with(1)",
        "all_start_with({digit})",
        "all_start_with(1)",
        "adds_to_roll_off({digit})",
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
        "spread_shields({characters noun})",
    ),
}

POINTERS: Final[dict[str, tuple[str, ...]]] = {
    "one die": ("THAT_DIE", "IT"),
    "one character": ("THAT_CHARACTER", "ATTACHED", "THIS_CHARACTER"),
    "one card": ("THIS_SUPPORT", "THIS_UPGRADE", "THIS_PLOT", "THAT_UPGRADE"),
}
"""Words that point, by the kind of target; "this die" and "it" also depend on the card (`reading.py`)."""
