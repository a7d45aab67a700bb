"""A table as plain data for programs: what its person sees of it, the open question, the end."""

from __future__ import annotations

from typing import Any

from simulate.models import SeatedGame, SharedTable
from simulate.results.table_words import seat_names, who_plays
from simulate.watching.seat.seeing import Seen
from simulate.watching.table.screen import ASKED, ENDED
from simulate.watching.table.shown import Shown


def told(game: SeatedGame, shown: Shown) -> dict[str, Any]:
    """The table of the person at this game as values of JSON."""
    seen = shown.seen
    view = seen.view.as_json()
    del view["question"]
    return {
        "id": game.public_id,
        "game": game.game,
        "title": game.title,
        "state": shown.kind,
        "seats": list(_seats(game, seen)),
        "question_id": shown.question,
        "question": _question(seen) if shown.kind == ASKED else None,
        "lines": list(seen.lines),
        "view": view,
        "end": _end(game, seen) if shown.kind == ENDED else None,
    }


def _seats(game: SeatedGame, seen: Seen) -> list[dict[str, Any]]:
    own = {game.holder} if game.own_seats is None else game.own_seats
    who = zip(seat_names(game), who_plays(game), strict=True)
    return [
        {"seat": seat, "name": name, "player": player, "is_own": seat in own} for seat, (name, player) in enumerate(who)
    ]


def _question(seen: Seen) -> dict[str, Any]:
    """The question and everything that answers it."""
    several = seen.several
    return {
        "prompt": seen.prompt,
        "rule": seen.rule[0] if seen.rule else None,
        "options": [
            {
                "option": choice.index,
                "text": choice.text,
                "note": choice.note,
                "at": list(choice.at),
                "closes": choice.closes,
                "has_no_effect": bool(choice.mark),
            }
            for choice in seen.choices
        ],
        "several": {
            "least": several.least,
            "most": several.most,
            "ticks": [{"tick": each.name, "text": each.text, "at": list(each.at)} for each in several.ticks],
        }
        if several
        else None,
        "destinations": [
            {"at": each.at, "text": each.text, "cost": each.cost, "note": each.note} for each in seen.destinations
        ],
        "reaction": seen.reaction or None,
        "not_asked": seen.silences,
        "can_take_back": seen.can_take_back,
        "why_not_back": seen.why_not_back,
    }


def _end(game: SeatedGame, seen: Seen) -> dict[str, Any]:
    shared = SharedTable.objects.select_related("rematch").filter(game=game).first()
    return {
        "how": game.state,
        "winners": list(seen.raw.outcome.winners) if seen.raw.outcome else [],
        "reason": str(game.result.get("reason", "")),
        "rounds": int(game.result.get("rounds", seen.raw.round)),
        "seed": game.seed if game.has_ended else None,
        "digest": game.digest,
        "is_practice": game.is_practice,
        "rematch": shared.rematch.public_id if shared is not None and shared.rematch is not None else None,
    }
