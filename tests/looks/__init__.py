"""Every kind of page in a real browser, in every size and colour: `python -m tests.looks` (docs/development.md)."""
