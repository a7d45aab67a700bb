"""Which modules are compiled, when a build is used, and that compiled code is what runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulate import compiled
from tools import build_engine

ROOT = Path(__file__).resolve().parent.parent.parent
ANSWER = "from __future__ import annotations\n\n\ndef answer(n: int) -> int:\n    return n * 7\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one rules module, one that keeps out, and one package that keeps out."""
    files = {
        "simulate/__init__.py": (ROOT / "simulate/__init__.py").read_text(),
        "simulate/compiled.py": (ROOT / "simulate/compiled.py").read_text(),
        "simulate/engine/__init__.py": "",
        "simulate/engine/answer.py": ANSWER,
        "simulate/engine/people.py": '"""For people."""\n\n# interpreted: only people read it\n',
        "simulate/games/__init__.py": "",
        "simulate/games/chess/__init__.py": "",
        "simulate/games/chess/cards/__init__.py": "# interpreted: sentences\n",
        "simulate/games/chess/cards/first.py": "CARDS = 1\n",
        "simulate/queue/__init__.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def compiled_names(root: Path) -> list[str]:
    return [path.relative_to(root).as_posix() for path, is_compiled in compiled.sources(root) if is_compiled]


def test_modules_are_compiled_unless_they_or_their_package_say_otherwise(root: Path) -> None:
    assert compiled_names(root) == ["simulate/engine/answer.py"]


def test_the_rules_of_this_project_are_among_the_compiled() -> None:
    names = compiled_names(ROOT)
    assert {"simulate/engine/dice.py", "simulate/agents/uniform.py", "simulate/playtest/play.py"} <= set(names)
    assert "simulate/games/destiny/facts.py" not in names


def test_a_build_belongs_to_exactly_its_sources(root: Path) -> None:
    before = compiled.folder(root)
    (root / "simulate/engine/answer.py").write_text(ANSWER.replace("7", "8"))
    after = compiled.folder(root)
    assert before != after
    (root / "simulate/queue/other.py").write_text("")
    (root / "simulate/games/chess/cards/first.py").write_text("CARDS = 2\n")
    assert compiled.folder(root) == after, "what the build does not depend on leaves it valid"


def test_a_missing_compiler_is_said_loudly_and_is_no_error_when_allowed(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build_engine.main(["--root", str(root), "--if-possible"]) == 0
    assert "NOT compiled: there is no C compiler (no-such-compiler)" in capsys.readouterr().err
    assert build_engine.main(["--root", str(root)]) == 1


def test_refused_sources_leave_no_build(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "simulate/engine/answer.py").write_text("class Bad(KeyError):\n    pass\n")
    assert build_engine.main(["--root", str(root)]) == 1
    assert "answer.py" in capsys.readouterr().err
    assert not compiled.folder(root).exists()


def what_runs(root: Path, **environment: str) -> dict[str, str]:
    """Import the module in a new process: its answer, and the kind of file it came from."""
    script = (
        "import json, simulate.engine.answer as a; print(json.dumps({'is': a.answer(6), 'from': a.__file__, "
        "'name': a.__name__}))"
    )
    clean = {name: value for name, value in os.environ.items() if name != "SANDTABLE_INTERPRETED"}
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=root, env=clean | environment, capture_output=True, text=True, check=True
    )
    answer: dict[str, str] = json.loads(ended.stdout)
    return answer


def test_compiled_code_runs_until_told_otherwise_or_edited(root: Path) -> None:
    build_engine.need_compiler()
    target = build_engine.build(root)
    made = target.stat().st_mtime_ns
    compiled_answer = what_runs(root)
    assert compiled_answer["from"].startswith(str(target))
    interpreted = what_runs(root, SANDTABLE_INTERPRETED="1")
    assert interpreted["from"].endswith("answer.py")
    assert (compiled_answer["is"], compiled_answer["name"]) == (interpreted["is"], interpreted["name"])
    assert build_engine.build(root).stat().st_mtime_ns == made, "the second build has nothing to do"
    (root / "simulate/engine/answer.py").write_text(ANSWER.replace("7", "8"))
    edited = what_runs(root)
    assert edited["from"].endswith("answer.py") and edited["is"] == 48  # type: ignore[comparison-overlap]
