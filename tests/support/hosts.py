"""An installation over several hosts of a network on this machine: PostgreSQL and Redis have one each, others the rest.

The test and its console stand at the bridge, outside all hosts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tests.support.network import Host, hosts_named
from tests.support.nursery import Forked
from tests.support.services import postgres_server, redis_server
from tests.support.site import DATABASE, PATIENT, Site, environment_of

DATABASE_HOST: Final = "database"
BROKER_HOST: Final = "broker"


@dataclass
class HostedSite(Site):
    """A site whose processes are started on hosts; `hosts` has them by name, "database" and "broker" among them."""

    hosts: dict[str, Host] = field(default_factory=dict)

    def worker_on(self, host: str, processes: int = 1, /, **environment: str) -> Forked:
        """A worker with this number of processes for games."""
        return self._fork(*self.worker_words(processes), TOY_SPACE=self.hosts[host].space, **environment)

    def dispatcher_on(self, host: str) -> Forked:
        return self._fork("dispatcher", TOY_SPACE=self.hosts[host].space)


@contextmanager
def a_site_on_hosts(folder: Path, *names: str, **environment: str) -> Iterator[HostedSite]:
    """An installation on PostgreSQL and Redis, with hosts of these names for everything else."""
    with (
        hosts_named(DATABASE_HOST, BROKER_HOST, *names) as hosts,
        postgres_server(hosts[DATABASE_HOST].address, hosts[DATABASE_HOST].before) as postgres,
        redis_server(hosts[BROKER_HOST].address, hosts[BROKER_HOST].before) as redis,
    ):
        data = folder / "data"
        url = f"{postgres.create(DATABASE)}?options={quote(PATIENT)}"
        found = environment_of(folder) | {"REDIS_URL": redis.url, "DATABASE_URL": url} | environment
        site = HostedSite(data, found, redis, postgres, hosts=hosts)
        site.ask("manage.py", "migrate")
        try:
            yield site
        finally:
            site.stop()
