"""Real servers for tests: Redis and PostgreSQL on free ports, each in a folder of its own.

They listen on loopback, or on the address of a host of their own (tests/support/network.py).
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg
import redis
from psycopg import sql

from tests.support.programs import missing, program
from tests.support.waiting import status_of, wait_until

MEGABYTE = 1024 * 1024
LOOPBACK = "127.0.0.1"
POSTGRESQL_FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
"""Distributions keep several versions side by side, off the PATH."""


def free_port() -> int:
    """A loopback port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class RedisServer:
    """A Redis that a test may stop, kill and start again; it keeps its data as production does."""

    binary: Path
    folder: Path
    port: int
    address: str = LOOPBACK
    before: tuple[str, ...] = ()
    """The words before its command line that run it on a host of a network."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://{self.address}:{self.port}/0"

    @property
    def socket(self) -> Path:
        """The socket file beside its port."""
        return self.folder / "redis.sock"

    def start(self) -> None:
        options = ["--bind", self.address, "--protected-mode", "no", "--appendonly", "yes", "--appendfsync", "everysec"]
        keeping = ["--save", "", "--maxmemory-policy", "noeviction"]
        where = ["--port", str(self.port), "--unixsocket", str(self.socket), "--dir", str(self.folder)]
        command = [*self.before, str(self.binary), *where, *options, *keeping, "--logfile", "redis.log"]
        self.process = subprocess.Popen(command)
        wait_until(self.is_up, "starting redis-server")

    def is_up(self) -> bool:
        with redis.Redis.from_url(self.url, socket_connect_timeout=0.5) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False

    def stop(self, *, kill: bool = False) -> None:
        """End the server: orderly, or as a power cut would."""
        if self.process is not None:
            self.process.kill() if kill else self.process.terminate()
            status_of(self.process)
            self.process = None

    def forget_everything(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.flushall()

    def fill(self) -> None:
        """Take its memory away: from now on it refuses every command that needs more memory."""
        with redis.Redis.from_url(self.url) as client:
            limit = int(client.info("memory")["used_memory"]) + 2 * MEGABYTE
            client.set("ballast", bytes(4 * MEGABYTE))
            client.config_set("maxmemory", limit)

    def make_room(self) -> None:
        """The memory that `fill` took is free again; the limit stays."""
        with redis.Redis.from_url(self.url) as client:
            client.delete("ballast")

    def lift_limit(self) -> None:
        with redis.Redis.from_url(self.url) as client:
            client.delete("ballast")
            client.config_set("maxmemory", 0)


@contextmanager
def redis_server(address: str = LOOPBACK, before: tuple[str, ...] = ()) -> Iterator[RedisServer]:
    """A running Redis; skips (see `missing`) where there is none."""
    binary = program("redis-server", package="redis-server", names=("valkey-server",))
    with tempfile.TemporaryDirectory(prefix="redis-") as folder:
        server = RedisServer(binary, Path(folder), free_port(), address, before)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@dataclass
class PostgresServer:
    """A PostgreSQL cluster of its own; everybody on this machine may log in as `sandtable`."""

    bin: Path
    folder: Path
    port: int
    user: str
    """The system user that runs it; root may not."""
    address: str = LOOPBACK
    before: tuple[str, ...] = ()
    """The words before its command line that run it on a host of a network."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return self.database("postgres")

    def database(self, name: str) -> str:
        """The address of one of its databases, as DATABASE_URL wants it."""
        return f"postgres://sandtable@{self.address}:{self.port}/{name}"

    def create(self, name: str) -> str:
        """A new, empty database; its address."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.database(name)

    def make(self) -> None:
        """The data folder, with nobody asked for a password: only this machine and its networks can reach it."""
        options = [
            "-D",
            str(self.data),
            "-U",
            "sandtable",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run([str(self.bin / "initdb"), *options], user=self.user, cwd="/", check=True, capture_output=True)
        with (self.data / "pg_hba.conf").open("a") as allowed:
            allowed.write("host all all samenet trust\n")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        options = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), "-h", self.address]
        command = [str(self.bin / "postgres"), *options, "-c", "fsync=off", "-c", "max_connections=200"]
        user = None
        if self.before:  # only root may enter a host
            command = [*self.before, "setpriv", f"--reuid={self.user}", "--clear-groups", *command]
        else:
            user = self.user
        with (self.folder / "postgres.log").open("ab") as log:
            self.process = subprocess.Popen(command, user=user, cwd="/", stdout=log, stderr=log)
        wait_until(self.is_up, "starting PostgreSQL")

    def is_up(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=1).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, *, immediately: bool = False) -> None:
        """End the server: with SIGINT (open connections are cut), or SIGQUIT (as after a crash)."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT if immediately else signal.SIGINT)
            status_of(self.process)
            self.process = None


@contextmanager
def postgres_server(address: str = LOOPBACK, before: tuple[str, ...] = ()) -> Iterator[PostgresServer]:
    """A running PostgreSQL; skips (see `missing`) where there is none."""
    postgres = program("postgres", package="postgresql", beside=POSTGRESQL_FOLDERS)
    with tempfile.TemporaryDirectory(prefix="postgres-") as folder:
        user = _user_for_postgres()
        shutil.chown(folder, user)
        server = PostgresServer(postgres.parent, Path(folder), free_port(), user, address, before)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _user_for_postgres() -> str:
    """The user that runs the server: ours, or the package's user where the server refuses root."""
    me = pwd.getpwuid(os.geteuid()).pw_name
    if os.geteuid() != 0:
        return me
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    missing("PostgreSQL does not run as root, and there is no other user to run it as")
    raise AssertionError("unreachable")


def chromium() -> Path:
    """A browser; skips (see `missing`) where there is none.

    The headless shell draws and runs pages as the whole browser does, and takes a quarter less of the processor.
    """
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return program("chromium-headless-shell", package="chromium-headless-shell", names=names)
