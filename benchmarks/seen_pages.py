"""The processor time of heavy pages that were seen before: `python -m benchmarks.seen_pages [--before FOLDER]`.

The cards of a result, the catalogue, a search, the page of the builder: each is asked once, then again in every round;
the middle counts, and the least stands beside it. With the folder of another checkout, which has an environment of its
own, both are asked in turns on the same data, so that what disturbs one disturbs the other.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import IO, Any, Final, cast

ROOT: Final = Path(__file__).resolve().parent.parent
ROUNDS: Final = 30
MOST_MS: Final = 40.0
"""Of processor time, for the cards of a result."""
CARDS: Final = "cards of a result"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="another checkout to compare with")
    parser.add_argument("--speak", action="store_true", help="answer rounds on the standard input (used by itself)")
    asked = parser.parse_args()
    if asked.speak:
        speak()
        return 0
    checkouts = [each for each in (asked.before, ROOT) if each is not None]
    found = in_turns(checkouts)
    for name in found[-1][0]:
        middles = [statistics.median(each[name] for each in rounds) for rounds in found]
        saved = f"   {100 * (middles[-1] / middles[0] - 1):+.0f} %" if asked.before else ""
        least = [min(each[name] for each in rounds) for rounds in found]
        told = "".join(f"{middle:9.1f} ms (least {fewest:.1f})" for middle, fewest in zip(middles, least, strict=True))
        print(f"{name:<20}{told}{saved}")
    return 0 if statistics.median(each[CARDS] for each in found[-1]) <= MOST_MS else 1


def in_turns(checkouts: list[Path]) -> list[list[dict[str, float]]]:
    """For each checkout the milliseconds of every page in every round."""
    speakers = [_begin(each) for each in checkouts]
    found: list[list[dict[str, float]]] = [[] for _each in checkouts]
    for number in range(ROUNDS):
        for speaker, rounds in zip(speakers, found, strict=True):
            print(number, file=cast(IO[str], speaker.stdin), flush=True)
            rounds.append(json.loads(cast(IO[str], speaker.stdout).readline()))
    for speaker in speakers:
        speaker.communicate()
    return found


def _begin(checkout: Path) -> subprocess.Popen[str]:
    python = checkout / ".venv" / "bin" / "python"
    command = [str(python if python.exists() else sys.executable), __file__, "--speak"]
    given = os.environ | {"PYTHONPATH": str(checkout)}
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, cwd=checkout, env=given, **pipes)  # noqa: S603 - checkouts that the caller named


def speak() -> None:
    """Ask every page once for each line of the standard input, and print the milliseconds."""
    sys.path[0] = os.environ["PYTHONPATH"]
    from benchmarks.service import prepare

    with redirect_stdout(sys.stderr):
        prepare()
        client, addresses = _data()
        for address in addresses.values():
            client.get(address)
    for _line in sys.stdin:
        print(json.dumps({name: _spent(client, address) for name, address in addresses.items()}), flush=True)


def _data() -> tuple[Any, dict[str, str]]:
    """A reader with a deck and a finished playtest, and the addresses of the pages."""
    from django.contrib.auth import get_user_model
    from django.test import Client
    from django.urls import reverse

    from benchmarks.ours import DECKS, deck
    from decks import services as decks
    from decks.stored import read_stored
    from simulate.asking import services as asking
    from simulate.asking.request import PlaytestRequest, Subject
    from simulate.models import Chunk
    from simulate.queue import work

    owner = get_user_model().objects.create_user("bench")
    made = decks.create_deck(owner=owner, content=read_stored(deck("rey-starter")))
    subjects = tuple(Subject(slug, deck(slug)) for slug in DECKS)
    request = PlaytestRequest("destiny", subjects, ("random", "random"), 50, 7)
    batch = asking.create_batch(owner=owner, request=request, idempotency_key="bench")
    for chunk in Chunk.objects.filter(batch=batch).values_list("pk", flat=True):
        work.run_chunk(chunk_id=chunk)
    client = Client()
    client.force_login(owner)
    addresses = {
        CARDS: f"{batch.get_absolute_url()}/cards",
        "the catalogue": "/cards",
        "a search": "/cards?q=t:upgrade",
        "the builder": reverse("decks:deck-edit", args=[made.public_id]),
    }
    return client, addresses


def _spent(client: Any, address: str) -> float:
    """Milliseconds of processor time for one request."""
    started = time.process_time()
    answer = client.get(address)
    assert answer.status_code == 200, (address, answer.status_code)
    return (time.process_time() - started) * 1000


if __name__ == "__main__":
    sys.exit(main())
