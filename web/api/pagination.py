"""Lists in pages: a cursor that stays right while rows come and go, at most 100 rows a page."""

from __future__ import annotations

from typing import Any, Final

from django.core.exceptions import ValidationError
from django.db import DataError
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import NotFound
from rest_framework.pagination import CursorPagination
from rest_framework.request import Request
from rest_framework.views import APIView

from web.api.problems import Invalid, Item
from web.api.text import is_clean

MOST_ROWS: Final = 100
LONGEST_CURSOR: Final = 4_000
PAGES: Final = [
    OpenApiParameter("cursor", {"type": "string", "maxLength": LONGEST_CURSOR}, description="`next` or `previous`"),
    OpenApiParameter("page_size", {"type": "integer", "minimum": 1, "maximum": MOST_ROWS}, description="Usually 50"),
]
"""The parameters of a list, as the description of the API tells them."""


class CursorPages(CursorPagination):
    """`{"next", "previous", "results"}`. A subclass sets `ordering` to unique, indexed fields."""

    page_size = 50
    max_page_size = MOST_ROWS
    page_size_query_param = "page_size"
    ordering: Any = "-pk"

    def paginate_queryset(self, queryset: Any, request: Request, view: APIView | None = None) -> list[Any] | None:
        """One page. Raises Invalid for a cursor or page size we did not hand out."""
        self._check_page_size(request)
        try:
            return super().paginate_queryset(queryset, request, view)
        except (NotFound, ValueError, TypeError, OverflowError, ValidationError, DataError):
            # The cursor carries a position as text; one somebody made up need not fit the field it is compared with.
            if self.cursor_query_param not in request.query_params:
                raise
            raise Invalid(errors=[Item("?cursor", "bad_cursor", _("This cursor is not one of ours."))]) from None

    def decode_cursor(self, request: Request) -> Any:
        if len(request.query_params.get(self.cursor_query_param, "")) > LONGEST_CURSOR:
            raise NotFound(self.invalid_cursor_message)
        cursor = super().decode_cursor(request)
        if cursor is not None and cursor.position is not None and not is_clean(str(cursor.position)):
            raise NotFound(self.invalid_cursor_message)
        return cursor

    def _check_page_size(self, request: Request) -> None:
        given = request.query_params.get(self.page_size_query_param)
        if given is None:
            return
        if not (given.isascii() and given.isdecimal() and 1 <= int(given[:6]) <= self.max_page_size):
            message = _("Give a whole number from 1 to %(most)d.") % {"most": self.max_page_size}
            raise Invalid(errors=[Item("?page_size", "out_of_range", message)])
