"""Pages of the deck app: they translate between requests and the services and selectors."""

from __future__ import annotations
