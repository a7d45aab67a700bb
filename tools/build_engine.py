"""Compile the rules with mypyc: `python -m tools.build_engine`. The same source runs interpreted without it.

Which modules are compiled is said by the sources themselves (`simulate/compiled.py`). Nothing is done when the build
for these sources exists. A build appears under its final name only when it is complete.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT_BUILDS = 3
"""How many builds stay on disk: processes that still run an older one may have modules left to import."""


class CannotCompile(RuntimeError):
    """There is no compiled build, and why."""


def need_compiler() -> None:
    """Raises CannotCompile when the C compiler or Python's headers are missing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = str(command).split()[0]
    if shutil.which(program) is None:
        raise CannotCompile(f"there is no C compiler ({program}); on Debian: apt-get install gcc")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        raise CannotCompile(f"Python's headers are missing ({header}); on Debian: apt-get install python3-dev")


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Two builds started together: the second waits and then finds the work done."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(root: Path, *, force: bool = False) -> Path:
    """The folder with the compiled build of `root`'s sources, made now if need be. Raises CannotCompile."""
    from simulate.compiled import folder

    target = folder(root)
    with one_at_a_time(target.parent):
        if target.is_dir() and not force:
            return target
        need_compiler()
        fresh = target.with_name(f"{target.name}.unfinished")
        shutil.rmtree(fresh, ignore_errors=True)
        _compile_in_a_process(root, fresh, target.parent / "build.log")
        if folder(root) != target:
            raise CannotCompile("the sources changed while they were compiled; start again")
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
        _forget_old(target)
    return target


def _compile_in_a_process(root: Path, into: Path, log: Path) -> None:
    """Compile in a process of its own, so that an error there is an answer here."""
    command = [sys.executable, "-m", "tools.build_engine", "--root", str(root), "--into", str(into)]
    environment = os.environ | {"SANDTABLE_INTERPRETED": "1"}
    with log.open("w") as output:
        ended = subprocess.run(  # noqa: S603 - our own command line
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
    if ended.returncode:
        tail = "\n".join(log.read_text(errors="replace").splitlines()[-30:])
        raise CannotCompile(f"the compiler refused the sources; the end of {log}:\n{tail}")


def compile_into(root: Path, into: Path) -> None:
    """Run mypyc and the C compiler over the modules of `root`, each group on a core of its own."""
    from mypyc.build import mypycify
    from setuptools import setup

    from simulate.compiled import sources

    os.chdir(root)
    work = into.with_name(f"{into.name}-work")
    shutil.rmtree(work, ignore_errors=True)
    modules = [path.relative_to(root).as_posix() for path, is_compiled in sources(root) if is_compiled]
    cores = ["--parallel", str(os.cpu_count() or 1)]
    options = ["--config-file=", f"--cache-dir={work / 'types'}", "--ignore-missing-imports", "--follow-imports=silent"]
    try:
        extensions = mypycify(
            [*options, *modules], opt_level="3", debug_level="0", separate=groups(modules), target_dir=str(work / "c")
        )
        for extension in extensions:  # another compiler's new warning is no reason to run slowly
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        setup(
            name="sandtable-rules",
            packages=[],
            py_modules=[],
            ext_modules=extensions,  # type: ignore[arg-type]  # mypyc names both kinds of Extension
            script_args=["build_ext", "--build-lib", str(into), "--build-temp", str(work / "o"), *cores],
        )
    finally:
        shutil.rmtree(work, ignore_errors=True)


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The engine is one group and each game another: calls inside a group are direct.

    With two cores two games compile in 138 s, as one group on one core in 388 s; what calls between groups cost is
    6 to 12 % of random play and less of greedy play.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        is_of_a_game = parts[1] == "games" and len(parts) > 3
        found.setdefault(parts[2] if is_of_a_game else "engine", []).append(module)
    return [(members, f"sandtable_{name}") for name, members in found.items()]


def _forget_old(current: Path) -> None:
    builds = [path for path in current.parent.iterdir() if path.is_dir() and path != current]
    for path in sorted(builds, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_BUILDS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even when the build is up to date")
    parser.add_argument("--if-possible", action="store_true", help="go on interpreted, loudly, when it can't be done")
    parser.add_argument("--root", type=Path, default=ROOT, help="where `simulate/` is")
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.into:
        compile_into(chosen.root, chosen.into)
        return 0
    return _build_and_tell(chosen.root, chosen.force, chosen.if_possible)


def _build_and_tell(root: Path, force: bool, if_possible: bool) -> int:
    started = time.monotonic()
    try:
        target = build(root, force=force)
    except CannotCompile as reason:
        print(f"\n*** The rules are NOT compiled: {reason}", file=sys.stderr)
        if if_possible:
            print("*** They run interpreted: the same results, several times slower.\n", file=sys.stderr)
        return 0 if if_possible else 1
    print(f"rules compiled: {target.name} ({time.monotonic() - started:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
