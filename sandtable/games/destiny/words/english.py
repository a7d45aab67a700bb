"""Counts, articles and sentences in English."""

from __future__ import annotations

from typing import Final

NUMBER_WORDS: Final = ("no", "one", "two", "three", "four", "five")


def counted(count: str, noun: str) -> str:
    """ "1 shield", "2 shields", "that many shields"."""
    return f"{count} {noun}" if count == "1" else f"{count} {noun}s"


def indefinite(noun: str) -> str:
    """ "a character", "an event", "an Ewok", "a unique character"."""
    is_spoken_with_vowel = noun[0] in "aeiouAEIOU" and not noun.lower().startswith("uni")
    return f"{'an' if is_spoken_with_vowel else 'a'} {noun}"


def capitalized(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def listed(names: list[str]) -> str:
    """ "Anger and Fear", "Disable, Rebel, and Anger"."""
    return " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, and {names[-1]}"


def without_same_verb(first: str, second: str) -> str:
    """ "Reroll one of your dice or an opponent's die": a verb that both phrases share is said once."""
    verb, _, rest = second.partition(" ")
    return rest if first.startswith(f"{verb} ") else second
