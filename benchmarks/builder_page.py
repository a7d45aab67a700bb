"""The time of the deck builder beside a trivial page of the same weight: `python -m benchmarks.builder_page`.

As `benchmarks.search_page`, for somebody who is logged in: the page, a press of a button, the list after a search.
Every search and every "press never made" is another one, so no answer was kept from an earlier request; "a press" goes
to and fro between three numbers of copies, as undoing does.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

PAIRS = 40
WORDS = ("block", "force", "t:upgrade c<=2", "vader", "side:2MD", "luke", "t:event f:blue", "cheap upgrade")
CODES = tuple(f"01{number:03}" for number in range(90, 160))
HTMX = {"HX-Request": "true"}


def _spent(ask: Callable[[], Any]) -> float:
    """Milliseconds of processor time for one request."""
    started = time.process_time()
    answer = ask()
    assert answer.status_code == 200, answer.content
    return (time.process_time() - started) * 1000


def _requests(client: Any, address: str) -> dict[str, Callable[[int], Any]]:
    """The measured requests by name; each takes the number of the pair."""

    def press(pair: int) -> Any:
        sent = {"change": f"card:01153:{pair % 3}@list-01153-{pair % 3}"}
        return client.post(f"{address}/change", sent, headers=HTMX)

    def new_press(pair: int) -> Any:
        code, gone = (CODES[place % len(CODES)] for place in (pair, pair - 3))
        sent = {"change": f"card:{gone}:0;card:{code}:2@list-{code}-2"}
        return client.post(f"{address}/change", sent, headers=HTMX)

    def search(pair: int) -> Any:
        words = WORDS[pair % len(WORDS)]
        return client.get(address, {"q": f"{words} -zq{pair:05}"}, headers=HTMX | {"HX-Target": "found"})

    return {
        "the page": lambda pair: client.get(address),
        "a press": press,
        "a press never made": new_press,
        "a search": search,
        "a page of the list": lambda pair: client.get(f"{address}?page={2 + pair % 20}"),
    }


def compare(client: Any, ask: Callable[[int], Any]) -> tuple[float, ...]:
    """Bytes; then middle times: the request, a trivial page of that weight, and their ratio; then that of the least."""
    frame = len(client.get("/weight?bytes=0").content)
    times: list[tuple[float, float]] = []
    weights = []
    for pair in range(PAIRS):
        weight = len(ask(pair).content)
        mine = _spent(partial(ask, pair + PAIRS))
        trivial = _spent(partial(client.get, f"/weight?bytes={max(0, weight - frame)}"))
        times.append((mine, trivial))
        weights.append(weight)
    mine_middle, trivial_middle = (statistics.median(column) for column in zip(*times, strict=True))
    least = min(mine for mine, _trivial in times) / min(trivial for _mine, trivial in times)
    return statistics.median(weights), mine_middle, trivial_middle, mine_middle / trivial_middle, least


def main() -> None:
    from benchmarks.service import prepare

    prepare()
    from django.contrib.auth import get_user_model
    from django.test import Client
    from django.urls import reverse

    from decks import services
    from sandtable.games.destiny.decklist import demo_decks

    user = get_user_model().objects.create_user("bench")
    deck = services.create_deck(owner=user, content=demo_decks()["rey-starter"])
    client = Client()
    client.force_login(user)
    print(f"{'request':<24}{'bytes':>9}{'ms':>9}{'trivial':>9}{'ratio':>7}{'least':>7}")
    for name, ask in _requests(client, reverse("decks:deck-edit", args=[deck.public_id])).items():
        weighs, mine, trivial, ratio, least = compare(client, ask)
        print(f"{name:<24}{weighs:>9.0f}{mine:>9.2f}{trivial:>9.2f}{ratio:>7.2f}{least:>7.2f}")


if __name__ == "__main__":
    main()
