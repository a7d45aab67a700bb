"""Pages of scenarios: they translate between requests and the services and selectors."""

from __future__ import annotations
