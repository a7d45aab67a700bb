"""The log says that something begins where it begins, and not that it is done."""

from __future__ import annotations

from tests.conformance.walks import decisions


def test_headings_stand_before_what_they_tell_and_in_its_time() -> None:
    state = next(iter(decisions("stay-on-target", 1)))
    state.record()
    while not any(": defence " in event.text for event in state.events()):
        state.apply(0)
    told = [event.text for event in state.events()]
    assert told.index("Everybody chooses a squadron now.") < next(
        at for at, line in enumerate(told) if ": defence " in line
    )
    assert not any(line.endswith(("is laid.", "are chosen.")) for line in told)
