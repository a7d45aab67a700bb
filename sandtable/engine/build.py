"""The build of the rules in this process."""

# interpreted: it looks at the other modules from outside

from __future__ import annotations

from sandtable.compiled import ENGINE, PLAYTEST, use_compiled


def interpreted_groups() -> tuple[str, ...]:
    """The groups of the rules that run interpreted in this process."""
    return tuple(group for group, is_compiled in use_compiled().items() if not is_compiled)


def build_kind() -> str:
    """The build in words: "compiled", "interpreted" or "compiled, Destiny interpreted".

    Results are the same either way, only the speed differs.
    """
    names = interpreted_names()
    if ENGINE in interpreted_groups():
        return "interpreted"
    return f"compiled, {', '.join(names)} interpreted" if names else "compiled"


def interpreted_names() -> list[str]:
    """The groups that run interpreted, as people call them."""
    from sandtable.engine.registry import all_games  # the games import this package

    named = {ENGINE: "engine", PLAYTEST: "agents and playtests"}
    groups = interpreted_groups()
    titles = {name: game.title for name, game in all_games().items()} if set(groups) - set(named) else {}
    return [named.get(group) or titles.get(group, group) for group in groups]
