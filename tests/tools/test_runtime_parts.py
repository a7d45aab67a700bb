"""The parts of mypyc's runtime library that a group needs are compiled with it, also where it was translated before."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from sandtable.compiled import ENGINE, ROOT
from tests.support.small_project import write
from tools.runtime_parts import include_dirs, needed, put_beside
from tools.translate import Translation

WRITES = """
from librt.strings import BytesWriter


def written() -> bytes:
    writer = BytesWriter()
    writer.append(65)
    return writer.getvalue()
"""


def translated(root: Path) -> Translation:
    """The engine of the project in C, as the build asks for it."""
    answer = root / "answer.json"
    places = ["--root", str(root), "--work", str(root / "work"), "--into", str(answer)]
    command = [sys.executable, "-m", "tools.translate", "--group", ENGINE, *places]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return Translation.from_json(answer.read_text())


def test_a_translation_that_is_taken_from_the_last_run_is_compiled_with_the_same_parts(sources: Path) -> None:
    write(sources, "sandtable/engine/writing.py", WRITES)
    first = translated(sources)
    assert any(path.endswith("/librt_strings_api.c") for path in first.libraries[0].sources)
    assert any(path.endswith("/strings") for path in first.libraries[0].include_dirs)
    assert translated(sources).libraries == first.libraries


def test_each_part_is_named_once_and_headers_of_others_are_not_compiled(tmp_path: Path) -> None:
    capsule = {"type": "Capsule", "name": "librt.strings"}
    own = {"type": "SourceDep", "path": "str_extra_ops.c", "include_dirs": [], "internal": True}
    header = {"type": "HeaderDep", "path": "vecs/librt_vecs.h", "include_dirs": ["vecs"], "internal": False}
    for name, notes in {"one": [capsule, own], "two": [header, capsule], "three": []}.items():
        (tmp_path / name).write_text(json.dumps({"ir": {"dependencies": notes}}))
    parts = needed(tmp_path / name for name in ("one", "two", "three"))
    assert [part.path for part in parts] == ["str_extra_ops.c", "strings/librt_strings_api.c"]
    assert [Path(each).name for each in include_dirs(parts)] == ["strings"]
    paths = put_beside(parts, tmp_path / "c")
    assert paths == [str(tmp_path / "c" / part.path) for part in parts]
    assert all(Path(path).is_file() and Path(path).with_suffix(".h").is_file() for path in paths)
