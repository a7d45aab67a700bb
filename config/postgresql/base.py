"""Connections to PostgreSQL that give up on a server from which no answer comes.

The limits of the server (`statement_timeout`) end nothing while the server itself stands still, or something between it
and this process takes what is sent and passes nothing on. Django's own backend would wait for ever, and with it the
request, the worker or the dispatcher.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, TypeVar

import psycopg
from django.db.backends.postgresql import base
from psycopg.pq import TransactionStatus

Answer = TypeVar("Answer")
CHECK_S: Final = 2.0
"""Seconds in which a kept connection has to answer the trivial question whether it is still there."""


class Connection(psycopg.Connection[Any]):
    """A connection that is closed when an answer takes too long; the caller gets an OperationalError."""

    answer_s: float | None = None
    """Seconds to wait for one answer; None: for ever."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        limit_s = self.answer_s if timeout is None else timeout
        try:
            return super().wait(gen, interval, limit_s)
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            self.pgconn.finish()  # the answer may still come, and must not be taken for the next one
            raise psycopg.OperationalError(f"the database gave no answer within {limit_s:g} s") from error


class DatabaseWrapper(base.DatabaseWrapper):
    """`ANSWER_S` of a database in the settings is the longest wait for one answer in seconds; None: for ever."""

    Database: Any = SimpleNamespace(**vars(psycopg) | {"connect": Connection.connect})

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        made = super().get_new_connection(conn_params)
        made.answer_s = self.settings_dict.get("ANSWER_S")
        return made

    def is_usable(self) -> bool:
        """Whether the kept connection still answers, asked for no longer than `CHECK_S`."""
        if self.connection is None:
            return False
        usual_s, self.connection.answer_s = self.connection.answer_s, CHECK_S
        try:
            return bool(super().is_usable())
        finally:
            self.connection.answer_s = usual_s

    def set_autocommit(self, autocommit: bool, *given: Any, **more: Any) -> None:
        """After a lost connection there is nothing to put back: a new one begins as the settings say.

        Django would connect for it at the end of a transaction, so the request would wait again, and the error of the
        second wait would hide that of the first.
        """
        if self.connection is not None or autocommit != self.settings_dict["AUTOCOMMIT"]:
            super().set_autocommit(autocommit, *given, **more)
