"""Compile the rules with a profile of games: `python -m tools.release_build` or `make release-build`.

The rules are compiled twice. The first build counts which branches are taken while it plays the games of
`tools/training.py`. The second is optimised by these counts. It is used only if it plays the same games with the same
digest. Both are made in a folder of their own; the second one is moved to its place when it is complete. A C compiler
that keeps no profiles makes a plain build instead, and that is said.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sandtable.compiled import USES_PROFILE, Sources, current, folder
from tools import build_engine
from tools.build_engine import ROOT, WORK, Run, forget_old
from tools.c_objects import CannotCompile, Compiler, Objects
from tools.one_at_a_time import one_at_a_time
from tools.translate import Library

COUNTS: Final = ("-fprofile-generate",)
USES: Final = (
    USES_PROFILE,
    "-fprofile-partial-training",  # a function that no game has reached is optimised as in a plain build
    "-Wno-missing-profile",
)
TRAINING: Final = (sys.executable, "-m", "tools.training")
PROGRAM: Final = "int main(int count, char **words) { return count > 1 ? words[1][0] : 0; }\n"


class NoProfile(RuntimeError):
    """The C compiler keeps no profiles, and why."""


def release(root: Path = ROOT, *, force: bool = False, training: Sequence[str] = TRAINING) -> list[str]:
    """Make a release build of every group unless all have one; which groups it was.

    `training` is the command that plays games and prints their digest. Raises NoProfile when the C compiler keeps no
    profiles, and CannotCompile when a group can't be compiled, the training fails or the builds play different games.
    """
    place = folder(root)
    with one_at_a_time(place), staging(place / WORK / "release") as stage:
        need_profiles(Compiler(), stage)
        sources, compiler = Sources(root), Compiler(USES)
        if not force and is_up_to_date(sources, compiler):
            return []
        counting = compiled(Run(sources, Compiler(COUNTS), stage / "counting", Objects(stage / "c", Compiler(COUNTS))))
        expected = trained(root, counting.place, training)
        need_counts(stage / "c")
        run = compiled(Run(sources, compiler, stage / "built", Profiled(stage / "o", compiler, counting.objects)))
        if (found := trained(root, run.place, training)) != expected:
            raise CannotCompile(f"the release build plays other games: {found}, not {expected}")
        put_in_place(run, place)
        forget_old(place, sources.groups)
    if edited := build_engine.stale(Sources(root)):
        raise CannotCompile(f"the sources of {', '.join(edited)} changed while they were compiled; start again")
    return list(run.started)


@contextmanager
def staging(stage: Path) -> Iterator[Path]:
    """An empty folder that is thrown away at the end, and one that an interrupted run left before."""
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    try:
        yield stage
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def need_profiles(compiler: Compiler, stage: Path) -> None:
    """Compile a small program, run it, and compile it with its counts. Raises NoProfile with the step that failed."""
    (stage / "probe.c").write_text(PROGRAM)
    program = compiler.object_command[0]
    steps = (
        [program, *COUNTS, "probe.c", "-o", "probe"],
        ["./probe"],
        [program, *USES, "-c", "probe.c", "-o", "probe.o"],
    )
    for step in steps:
        ended = subprocess.run(step, cwd=stage, capture_output=True, text=True)  # noqa: S603 - our own command line
        if ended.returncode:
            raise NoProfile(f"`{' '.join(step)}` failed: {(ended.stderr or ended.stdout).strip()[-300:]}")
    if not list(stage.glob("*.gcda")):
        raise NoProfile(f"{program} keeps its counts in a way that is not known here")


def is_up_to_date(sources: Sources, compiler: Compiler) -> bool:
    """Whether every group has a release build by this compiler."""
    found = current(sources)
    return all(group in found and found[group].maker == compiler.name for group in sources.groups)


def compiled(run: Run) -> Run:
    """The run, carried out. Raises CannotCompile when a group is refused."""
    run.go()
    run.check()
    return run


def trained(root: Path, place: Path, training: Sequence[str]) -> str:
    """Play the games of the training with the builds in `place`; their digest. Raises CannotCompile when that fails."""
    environment = os.environ | {"SANDTABLE_BUILDS": str(place), "SANDTABLE_INTERPRETED": "0"}
    ended = subprocess.run(training, cwd=root, env=environment, capture_output=True, text=True)  # noqa: S603
    if ended.returncode or not ended.stdout.strip():
        raise CannotCompile(f"the games of the training failed:\n{(ended.stdout + ended.stderr)[-3000:]}")
    return ended.stdout.strip()


def need_counts(place: Path) -> None:
    """Raises CannotCompile when the training left no counts at all."""
    if not list(place.glob("*.gcda")):
        raise CannotCompile("the training left no counts: did it import the rules?")


class Profiled(Objects):
    """Object files that are optimised by the counts which others have left."""

    def __init__(self, place: Path, compiler: Compiler, counted: Objects) -> None:
        super().__init__(place, compiler)
        self.counted = counted

    def make(self, key: str, source: Path, library: Library) -> None:
        """Compile a source. The compiler finds the counts under the name of the object file; some sources have none."""
        counts = self.counted.folder / f"{self.counted.key(source, library)}.gcda"
        if counts.exists():
            shutil.copy(counts, self.folder / f"{key}.gcda")
        super().make(key, source, library)


def put_in_place(run: Run, place: Path) -> None:
    """Move the finished builds to the folder where they are looked for; each appears complete or not at all."""
    for group, started in run.started.items():
        target = place / group / started.build.folder.name
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(exist_ok=True)
        os.utime(started.build.folder)
        started.build.folder.rename(target)
        print(f"{group}: {target.name}, release build", flush=True)


def interpreter_advice() -> str:
    """A sentence about an interpreter that does not say it was optimised by a profile; empty for one that does."""
    options = f"{sysconfig.get_config_var('CONFIG_ARGS')} {sysconfig.get_config_var('PY_CFLAGS')}"
    if "--enable-optimizations" in options or USES_PROFILE in options:
        return ""
    return (
        "This Python does not say that it was built with --enable-optimizations, which counts: see docs/operations.md."
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with a profile of games.")
    parser.add_argument("--force", action="store_true", help="even if the release build is up to date")
    parser.add_argument("--root", type=Path, default=ROOT, help="where `sandtable/` is")
    chosen = parser.parse_args(arguments)
    started = time.monotonic()
    try:
        made = release(chosen.root.resolve(), force=chosen.force)
    except NoProfile as reason:
        print(f"*** A plain build instead of a release build, because the compiler keeps no profiles: {reason}")
        return build_engine.main(["--root", str(chosen.root)])
    except CannotCompile as reason:
        print(f"\n*** There is no release build: {reason}", file=sys.stderr)
        return 1
    print(f"release build: {', '.join(made) or 'nothing to do'} ({time.monotonic() - started:.1f} s)")
    if advice := interpreter_advice():
        print(advice)
    return 0


if __name__ == "__main__":
    sys.exit(main())
