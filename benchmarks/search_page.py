"""The time of the search page beside a trivial page of the same weight: `python -m benchmarks.search_page`.

The trivial page is the frame of every page (head, menu, foot) around a ready-made text, so that both answers have the
same number of bytes and pass the same middleware. The two are asked in turn, in pairs; the figure is the ratio of the
middle times. Beside them stand the same bytes sent without any template, and a list that nobody has asked for before:
its rows are drawn, the list is not.
"""

from __future__ import annotations

import statistics
import time
from typing import Any

from django.http import HttpRequest, HttpResponse

PAIRS = 40
ADDRESSES = ("/cards", "/cards?q=t:upgrade", "/cards?q=f:blue&view=tiles&page=2", "/cards?q=luke")


def _spent(client: Any, address: str) -> float:
    """Milliseconds of processor time for one request."""
    started = time.process_time()
    answer = client.get(address)
    assert answer.status_code == 200, answer.content
    return (time.process_time() - started) * 1000


def compare(client: Any, address: str) -> tuple[float, ...]:
    """Bytes; then middle times: the page, a trivial page and plain bytes of that weight, a new list."""
    weight = len(client.get(address).content)
    frame = len(client.get("/weight?bytes=0").content)
    join = "&" if "?" in address else "?"
    rivals = (address, f"/weight?bytes={weight - frame}", f"/plain?bytes={weight}")
    times = [
        [*(_spent(client, each) for each in rivals), _spent(client, f"{address}{join}new={pair}")]
        for pair in range(PAIRS)
    ]
    return weight, *(statistics.median(column) for column in zip(*times, strict=True))


def weight(request: HttpRequest) -> HttpResponse:
    """The frame of a page around a text of the asked number of bytes."""
    from django.template import engines

    source = '{% extends "base.html" %}{% block content %}{{ text }}{% endblock %}'
    text = "x" * int(request.GET["bytes"])
    return HttpResponse(engines["django"].from_string(source).render({"text": text}, request))


def plain(request: HttpRequest) -> HttpResponse:
    """Bytes and nothing else."""
    return HttpResponse("x" * int(request.GET["bytes"]))


def main() -> None:
    from benchmarks.service import prepare

    prepare()
    from django.test import Client

    client = Client()
    print(f"{'page':<40}{'bytes':>9}{'ms':>9}{'trivial':>9}{'plain':>9}{'new':>9}{'ratio':>7}")
    for address in ADDRESSES:
        weighs, page, trivial, bare, new = compare(client, address)
        print(f"{address:<40}{weighs:>9}{page:>9.2f}{trivial:>9.2f}{bare:>9.2f}{new:>9.2f}{page / trivial:>7.2f}")


if __name__ == "__main__":
    main()
