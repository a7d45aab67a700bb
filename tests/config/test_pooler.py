"""A database behind pgbouncer, which shares connections between transactions."""

from __future__ import annotations

from config.settings.databases import from_url

URL = "postgres://sandtable@127.0.0.1:6432/sandtable"


def test_behind_a_pooler_nothing_outlives_a_transaction() -> None:
    """No cursor of the server, no options at the start, which pgbouncer refuses; waiting for an answer has an end."""
    pooled = from_url(f"{URL}?pooler=transaction")
    assert pooled["DISABLE_SERVER_SIDE_CURSORS"] is True
    assert "options" not in pooled["OPTIONS"] and "pooler" not in pooled["OPTIONS"]
    assert pooled["ANSWER_S"] == 10.0 and pooled["OPTIONS"]["keepalives"] == 1


def test_without_one_the_connection_sets_its_limits() -> None:
    plain = from_url(URL)
    assert plain["DISABLE_SERVER_SIDE_CURSORS"] is False
    assert "statement_timeout=9000" in plain["OPTIONS"]["options"]
