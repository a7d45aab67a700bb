"""The search language of cards: one grammar for the card page, the deck builder and the API (`?q=`).

    found = query.read("t:upgrade c<=2 f:blue -is:unique")
    Card.objects.filter(found.q)
    found.sentence      # "type is upgrade and cost ≤ 2 and color is blue and not card is unique"

`docs/catalogue.md` describes the language for players, `keys.py` holds its keys, `syntax.py` its grammar.
"""

from __future__ import annotations

from catalog.query.meaning import Query, read
from catalog.query.owning import is_asked as is_personal
from catalog.query.plain import Understood, understand
from catalog.query.pointing import PointedOut, pointed_out
from catalog.query.problems import BadQuery, QueryProblem

__all__ = [
    "BadQuery",
    "PointedOut",
    "Query",
    "QueryProblem",
    "Understood",
    "is_personal",
    "pointed_out",
    "read",
    "understand",
]
