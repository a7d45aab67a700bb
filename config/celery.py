"""The Celery app. The database is the truth and the broker a hint: a message may be lost or come twice.

Every value has its reason in docs/operations.md. Two transports, one code path: Redis where `REDIS_URL` is set,
otherwise messages are files below the data folder.
"""

from __future__ import annotations

import gc
import json
import logging.config
import os
import sys
from pathlib import Path
from typing import Any

from celery import Celery, signals
from kombu import Exchange, Queue
from kombu.transport import TRANSPORT_ALIASES

from config import memory

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.embedded")
# A worker would run Django's checks, and so load every page and the API: a second of work at each start, and memory
# that its children share out. The same checks run where pages are served and migrations are applied.
os.environ.setdefault("CELERY_SKIP_CHECKS", "1")

# By its scheme kombu sees what a URL says about TLS, so the transport is exchanged behind these names.
TRANSPORT_ALIASES.update(dict.fromkeys(("redis", "rediss"), "config.redis_transport:Transport"))

HARD_LIMIT_S = 120
VISIBILITY_S = 30 * HARD_LIMIT_S
"""A last resort only; the lease of a chunk notices a dead worker long before."""

RELIABILITY: dict[str, Any] = {
    "worker_consumer": "config.worker:PatientConsumer",  # waits for a broker that is out of memory
    "broker_channel_error_retry": True,  # otherwise an answer that is an error, such as "out of memory", ends a worker
    "broker_connection_retry_on_startup": True,
    "broker_connection_max_retries": None,  # after the default of 100 a worker would leave
    "task_publish_retry_policy": {"max_retries": 2, "interval_start": 0, "interval_step": 0.2, "interval_max": 0.5},
    "visibility_timeout": VISIBILITY_S,
    "accept_content": ["json"],  # never pickle
    "task_serializer": "json",
    "task_ignore_result": True,
    "task_store_errors_even_if_ignored": False,
    "task_acks_late": True,  # a worker that is told to go puts its message back
    "task_reject_on_worker_lost": False,  # True repeats a deadly task for ever
    "task_acks_on_failure": True,
    "task_acks_on_timeout": True,
    "task_soft_time_limit": 90,
    "task_time_limit": HARD_LIMIT_S,
    "worker_prefetch_multiplier": 1,  # nothing waits inside a worker
    "worker_lost_wait": 1.0,  # a killed child is noticed after 1 s, not after 10 s
    "worker_max_tasks_per_child": 500,  # the first game of a new process takes up to 0.4 s more than the others
    "worker_cancel_long_running_tasks_on_connection_loss": False,  # commits are fenced, so finishing is right
    "worker_soft_shutdown_timeout": 45,  # for SIGQUIT, which waits all of it; SIGTERM leaves with the last chunk
    "worker_send_task_events": False,
    "worker_hijack_root_logger": False,
    "CELERY_DB_REUSE_MAX": sys.maxsize,  # Celery would close the connection to the database before and after each task
}
REDIS_TRANSPORT: dict[str, Any] = {
    "visibility_timeout": VISIBILITY_S,
    "unacked_restore_interval": 10,
    "unacked_restore_throttle": 1,  # looks every 10 s, not every 100 s
    "socket_timeout": 10,
    "socket_connect_timeout": 2,
    "socket_keepalive": True,
    "health_check_interval": 10,  # notices half-open sockets
    "queue_order_strategy": "sorted",  # what people wait for comes before games; in turn by default
    "global_keyprefix": "sandtable:",
}


def queue_name() -> str:
    """The queue of games of these engines: workers with other rules, agents or cards never see its messages."""
    return _of_these_engines("sim")


def people_queue() -> str:
    """The lane for people: the queue of everything that somebody waits for. Its name comes first in the alphabet."""
    return _of_these_engines("people")


def second_try_queue() -> str:
    """The queue of chunks whose first try was lost. By its name it is read after that of people and before games."""
    return _of_these_engines("second")


def _of_these_engines(kind: str) -> str:
    from sandtable.playtest.fingerprint import build_name

    return f"{kind}.v{build_name()}"


WAITED_FOR = (
    "simulate.tasks.run_waited_chunk",
    "simulate.tasks.tell_of_people",
    "simulate.watching.analysis.tasks.think_about_game",
    "simulate.watching.replay.tasks.prepare_replay",
    "simulate.watching.seat.tasks.prepare_seated_replay",
    "simulate.watching.seat.tasks.think_at_table",
)
"""The tasks that go through the lane for people."""


SECOND_TRY = "simulate.tasks.run_chunk_again"


class UnknownLane(ValueError):
    """The environment names a lane that is not there."""


def lanes() -> list[str]:
    """The queues that a worker reads, by LANE in its environment: of people, of games, or both, people first."""
    games = [second_try_queue(), queue_name()]
    named = {"people": [people_queue()], "games": games, "": [people_queue(), *games]}
    lane = os.environ.get("LANE", "").strip()
    if lane not in named:
        raise UnknownLane(f"LANE must be people or games, or not set, and not {lane!r}.")
    return named[lane]


def all_queues() -> list[str]:
    """The queues of all lanes, in the order in which they are read."""
    return [people_queue(), second_try_queue(), queue_name()]


def file_transport(folder: Path) -> dict[str, Any]:
    """Messages as files below `folder`, which is made when it is missing. Polled every 50 ms."""
    messages, control = folder / "messages", folder / "control"
    for each in (folder, messages, control):
        each.mkdir(mode=0o700, parents=True, exist_ok=True)
    for queue in all_queues():
        _announce_queue(control, queue)
    return {
        "data_folder_in": str(messages),
        "data_folder_out": str(messages),
        "control_folder": str(control),
        "polling_interval": 0.05,
    }


def _announce_queue(control: Path, queue: str) -> None:
    """Write down that the queue exists, at one stroke.

    kombu does this in two steps; of two processes that start at the same moment one may read the file between them.
    """
    table = control / f"{queue}.exchange"
    if not table.exists():
        draft = control / f".{queue}.{os.getpid()}"
        draft.write_text(json.dumps([[queue, "", queue]]))
        draft.replace(table)


def configuration() -> dict[str, Any]:
    """All of Celery's settings for this process, read when the app is first used."""
    from django.conf import settings

    url: str = settings.BROKER_URL
    return RELIABILITY | {
        "broker_url": for_kombu(url),
        "broker_transport": "config.files:Transport" if _is_files(url) else None,  # None: what the URL says
        "broker_transport_options": _transport(url, settings.QUEUE_DIR),
        "task_default_queue": queue_name(),
        "task_queues": [Queue(name, Exchange(name), routing_key=name) for name in all_queues()],
        "task_routes": {task: {"queue": people_queue()} for task in WAITED_FOR}
        | {SECOND_TRY: {"queue": second_try_queue()}},
        "worker_max_memory_per_child": 1024 * settings.PROCESS_MEMORY_MB or None,  # KB
        # Remote control answers through the broker: worth having on a private Redis, litter among files.
        "worker_enable_remote_control": _is_redis(url),
    }


def for_kombu(url: str) -> str:
    """kombu's words for a Redis behind a socket file, which is `unix:///path?db=1` for everybody else."""
    if not url.startswith("unix://"):
        return url
    path, _, options = url.removeprefix("unix://").partition("?")
    return f"redis+socket://{path}?{options.replace('db=', 'virtual_host=', 1)}"


def _is_redis(url: str) -> bool:
    return url.startswith(("redis://", "rediss://", "unix://"))


def _is_files(url: str) -> bool:
    return url.startswith("filesystem:")


def _transport(url: str, folder: Path) -> dict[str, Any]:
    if _is_redis(url):
        return dict(REDIS_TRANSPORT)
    return file_transport(folder) if _is_files(url) else {}


app = Celery("sandtable")
app.add_defaults(configuration)
app.set_default()
app.autodiscover_tasks()


@signals.setup_logging.connect(weak=False)
def _log_like_django(**_: Any) -> None:
    """Workers write the same lines as the web process, with the id of the request that caused the work."""
    from django.conf import settings

    logging.config.dictConfig(settings.LOGGING)


@signals.worker_process_init.connect(weak=False)
def _limit_memory(**_: Any) -> None:
    """A process that plays games has an end to its memory; the worker around it, which plays none, has not."""
    from django.conf import settings

    memory.limit(settings.GAME_MEMORY_MB)


@signals.worker_process_init.connect(weak=False)
def _leave_modules_alone(**_: Any) -> None:
    """The collector passes over what was loaded before the fork, so its pages are not copied."""
    gc.freeze()


@signals.worker_process_init.connect(weak=False)
def _keep_its_connection(**_: Any) -> None:
    """It has one only after the fork. To open one for each chunk takes a fifth of the chunk's time beside its games."""
    from web.links import keep_connections

    keep_connections()


@signals.task_prerun.connect(weak=False)
def _look_at_the_connection(task: Any = None, **_: Any) -> None:
    """A connection that is dead or old is not used again, as before each request of a page."""
    from django.db import close_old_connections

    if not task.request.is_eager:
        close_old_connections()


@signals.celeryd_init.connect(weak=False)
def _choose_lane(**_: Any) -> None:
    """A worker reads the queues of its lane."""
    app.amqp.queues.select(lanes())


@signals.before_task_publish.connect(weak=False)
def _send_request_id(headers: dict[str, Any] | None = None, **_: Any) -> None:
    from web.request_id import current

    if headers is not None:
        headers["sandtable_request_id"] = current()


@signals.task_prerun.connect(weak=False)
def _take_request_id(task: Any = None, **_: Any) -> None:
    from web.request_id import use

    use(str(task.request.get("sandtable_request_id") or "-"))


@signals.worker_init.connect(weak=False)
def _refuse_forgetful_redis(**_: Any) -> None:
    """A Redis that evicts keys when it is full may evict the queue: the worker does not start on one."""
    from django.conf import settings

    from web.broker import refuse_eviction

    if _is_redis(settings.BROKER_URL):
        refuse_eviction(settings.BROKER_URL)
