"""The open question of a state as tests read it: its kind, the option that declines, codes by words."""

from __future__ import annotations

from sandtable.engine.game import NO_OPTION, State


def kind_and_no(state: State) -> tuple[int, str]:
    """The kind of the open question, and the option that declines in words; "" where none does."""
    ask, option = state.ask(), state.declining()
    assert ask is not None
    return state.question(), "" if option == NO_OPTION else ask.options[option]


def codes_of(state: State) -> dict[str, int]:
    """The codes of the open question by the words of the options; "word 2" for the second one with the same words."""
    ask, found = state.ask(), dict[str, int]()
    assert ask is not None
    for word, code in zip(ask.options, state.codes(), strict=True):
        same = sum(1 for each in found if each == word or each.startswith(f"{word} #"))
        found[f"{word} #{same + 1}" if same else word] = code
    return found
