"""The part of an address that names a playtest."""

from __future__ import annotations


class PublicId:
    """The 22 characters of `Batch.public_id`; anything else is no address of ours."""

    regex = "[A-Za-z0-9]{22}"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value
