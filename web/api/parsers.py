"""The request bodies the API takes: JSON, read by `parse_json`, never more than the limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.parsers import BaseParser
from rest_framework.utils.mediatypes import _MediaType

from web.api.json import DEFAULT_LIMITS, BadJSON, Limits, parse_json
from web.api.problems import Invalid, TooLarge, items_of


class StrictJSONParser(BaseParser):
    """`application/json` in UTF-8. A subclass may set other `limits`."""

    media_type = "application/json"
    limits = Limits(bytes=settings.DATA_UPLOAD_MAX_MEMORY_SIZE)

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Mapping[str, Any] | None = None) -> Any:
        """The value of the body. Raises TooLarge (413), UnsupportedMediaType (415) or Invalid (400)."""
        _refuse_other_charsets(media_type or "")
        body = stream.read(self.limits.bytes + 1)
        if len(body) > self.limits.bytes:
            raise TooLarge()
        return read_json(body, self.limits)


def read_json(data: bytes | str, limits: Limits = DEFAULT_LIMITS) -> Any:
    """`parse_json` whose error is a problem response: for views that find JSON elsewhere than in the body."""
    try:
        return parse_json(data, limits)
    except BadJSON as error:
        code, found = error.problems[0].code, items_of(error.problems)
        if code == "too_large":
            raise TooLarge(errors=found) from None
        raise Invalid(_("The JSON document is refused."), code=f"json_{code}", errors=found) from None


def _refuse_other_charsets(media_type: str) -> None:
    charset = _MediaType(media_type).params.get("charset", "utf-8")
    if charset.strip("\"'").lower() not in {"utf-8", "utf8"}:
        raise UnsupportedMediaType(media_type)
