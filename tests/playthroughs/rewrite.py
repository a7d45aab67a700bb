"""Write the golden playthroughs anew: `python -m tests.playthroughs.rewrite`. Read the difference before committing."""

from __future__ import annotations

from tests.playthroughs.telling import FOLDER, all_paths, told


def main() -> None:
    for path, (name, agent) in all_paths().items():
        text = told(name, agent)
        is_new = not path.is_file() or path.read_text(encoding="utf-8") != text
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{'rewritten' if is_new else 'unchanged'}  {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
