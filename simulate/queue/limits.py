"""The numbers of the protocol, each with its unit and its reason."""

from __future__ import annotations

from typing import Final

LEASE_S: Final = 60
"""A worker that is silent this long has lost its chunk."""
EXTEND_EVERY_S: Final = 15
"""Four extensions fit into a lease: one lost write costs nothing."""
LOOK_EVERY_S: Final = 5
"""Between two games a worker asks this often whether it is to stop: in chunks that take longer than usual."""
TARGET_S: Final = 2.5
"""Processor time aimed at in a chunk: quick progress and cancelling, and some 1 % beside it where nothing else runs.
Where a game alone takes longer, the games of a rotation are chunks of their own."""
FIRST_S: Final = 1.5
"""The time on the clock that is aimed at in the first chunk of a playtest, for which somebody waits."""
BUDGET_S: Final = 3.0
"""A chunk that takes more processor time is cut at the next pair; the rest goes back into the queue."""
ASK_AGAIN_S: Final = 0.05
"""Between two questions for the processor time of a chunk that has almost used it up, in seconds."""
MOST_CLOCK_S: Final = 12.0
"""On a busy machine a chunk takes longer on the clock than its processor time, and no longer than about this: shorter
ones cost the machine more when it has least to give."""
REPUBLISH_S: Final = 120
"""A message older than this counts as lost."""
PATIENCE_S: Final = 80
"""A task waits this long for a database that does not answer, in seconds: it has 90 s in all (config/celery.py)."""
LOST_SOON_S: Final = 5
"""A message whose process died before it took the chunk counts as lost after this; no loop of deaths is quicker."""
STALE_GRACE_S: Final = 120
"""The time for which a batch waits for a worker of its engine, in seconds."""
KEY_KEPT_S: Final = 24 * 3600
"""The time for which an idempotency key is remembered, in seconds."""
AHEAD_S: Final = 4.0
"""Processor time that waits on the queue for each process that plays. The queue is short, so that nobody waits behind
somebody's thousands and turns go by what was really played; it lasts longer than the rhythm of the relay, so that no
process is idle where a nudge is lost."""
MOST_BEHIND_S: Final = 30.0
"""Processor time by which somebody may be behind the others at most: who could not use all turns gets no more back."""
LEAST_CHUNK_S: Final = 0.1
"""A chunk counts for no less than this, in seconds: claiming and counting take their time, too."""
WAITED_FOR_PER_USER: Final = 2
"""Chunks of one user in the lane for people at a time: the next person waits behind two of them."""
SECOND_TRIES_PER_USER: Final = 2
"""Chunks of one user before all other games at a time, because their first try was lost: nobody's games that end
their workers keep the others waiting."""
MOST_WAITED_S: Final = 3.0
"""A chunk that takes longer than this is no short wait, and stays out of the lane for people."""
IN_FLIGHT: Final = 10_000
"""Chunks on the queue in all: what a broker with little memory holds easily."""
UNKNOWN_SPEED_CHUNKS: Final = 8
"""Chunks of a batch nobody has measured the like of; they are cut by the budget."""
LEAST_MEASURED_S: Final = 5.0
"""A speed measured over less processor time than this is rough: the first game of a process takes half a second more.
Chunks are then at least as large as those of a batch nobody has measured the like of."""
MOST_CHUNK_GAMES: Final = 10_000
"""About 180 kB of records."""
RECENT_S: Final = 24 * 3600
"""Finished batches younger than this are checked again and again; after that nothing touches them."""
GAMES_PER_BATCH: Final = 10_000
OPEN_BATCHES_PER_USER: Final = 20
"""The whole demo field at once, and some beside it; how much work that is the next limit says."""
QUEUED_GAMES_PER_USER: Final = 50_000
"""The limits of one user; the settings PLAYTEST_GAMES_PER_BATCH, PLAYTEST_OPEN_BATCHES and
PLAYTEST_QUEUED_GAMES change it."""
