"""`python -m sandtable play GAME ...` plays games in this process; `python -m sandtable games` lists what there is.

`python -m sandtable play destiny kylo-ren-starter rey-starter --games 200 --agents greedy,random`
`python -m sandtable play tide_of_iron --scenario at-the-breaking-point --agents greedy`
`python -m sandtable play destiny kylo-ren-starter rey-starter --agents mine:Cautious,random`
"""

# interpreted: reads arguments, prints

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence

from sandtable.command.asked import WrongArguments, add_how_much, add_what_is_played, asked
from sandtable.command.shipped import short_names
from sandtable.command.told import lines
from sandtable.engine.game import BadSetup
from sandtable.engine.registry import all_games
from sandtable.playtest.headless import play


def arguments() -> ArgumentParser:
    """The parser of the whole command line."""
    parser = ArgumentParser("sandtable", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="the games, with the decks and scenarios that come with them")
    played = commands.add_parser("play", help="play decks against each other, or the sides of a scenario")
    add_what_is_played(played)
    add_how_much(played)
    return parser


def play_games(chosen: Namespace) -> str:
    """The result of the games that are asked for. Raises WrongArguments or BadSetup."""
    wanted = asked(vars(chosen))
    run = play(wanted.plan, chosen.games, wanted.made)
    if chosen.json:
        return json.dumps(run.as_json())
    return "\n".join([*lines(run, with_counts=chosen.counts), f"digest {run.report.games.digest}"])


def list_games() -> Iterator[str]:
    """A line for each game, and one for the documents that come with it."""
    for name, game in all_games().items():
        yield f"{name}: {game.title}"
        for kind in ("decks", "scenarios"):
            if found := short_names(name, kind):
                yield f"  {kind}: {', '.join(found)}"


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 when the arguments ask for nothing that can be played."""
    chosen = arguments().parse_args(words)
    try:
        print("\n".join(list_games()) if chosen.command == "games" else play_games(chosen))
    except (WrongArguments, BadSetup) as error:
        found = error.problems if isinstance(error, BadSetup) else [str(error)]
        print("\n".join(found), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
