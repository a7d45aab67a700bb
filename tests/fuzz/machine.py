"""Histories of calls by two people, made up from the description of the API, with every answer held against it."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

import schemathesis
from django.core.signals import got_request_exception, request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections, connection, transaction
from django.test import Client
from hypothesis.stateful import Bundle
from hypothesis.strategies import one_of
from schemathesis.config import SchemathesisConfig
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.generation.case import Case
from schemathesis.generation.stateful.state_machine import APIStateMachine, StepInput
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.stateful import transition

from tests.fuzz.people import SECRETS, People
from tests.fuzz.widening import PERSON, kind_of, widened

ADDRESS: Final = "/api/v1/schema"
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "use_after_free",
)
"""The checks of every answer: no error of ours, and nothing that the description doesn't say."""
OPENS: Final = ("visibility", "table-links", "links", "clone", "rematch")
"""Calls after which somebody else may see what was private."""


@dataclass
class Histories:
    """The answers to all histories."""

    answers: Counter[str] = field(default_factory=Counter)
    """The number of answers to each call with each status."""
    calls: set[str] = field(default_factory=set)
    """All that could be asked for."""
    found: dict[str, str] = field(default_factory=dict)
    """The first of each kind of failure: histories go on, so that one hides no other."""

    @property
    def asked(self) -> set[str]:
        """The calls that were asked for."""
        return {told.rpartition(" ")[0] for told in self.answers}


def a_machine(people: People, seen: Histories) -> type[APIStateMachine]:
    """The machine of all calls, which notes in `seen` what it is told."""
    described = Client().get(ADDRESS, headers={"accept": "application/vnd.oai.openapi+json"}).json()
    names = list(people.tokens)
    schema = schemathesis.openapi.from_dict(
        widened(described, people.known(), people.bodies(), names), config=SchemathesisConfig()
    )
    schema.app = get_wsgi_application()
    schema.config.checks.update(included_check_names=[*CHECKS])
    tied = _tied(schema.as_state_machine(), people, seen)
    for call in (each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)):
        seen.calls.add(call.label)
        setattr(tied, f"alone_{len(seen.calls)}", _alone(call, people))
    return tied


def _alone(call: APIOperation[Any, Any, Any, Any], people: People) -> Any:
    """A step of the machine for one call, possible at any time.

    Without these, schemathesis asks only for what begins a chain of links or follows in one: half of the calls.
    Anybody asks for anything, or one of the two for what is theirs.
    """
    cases = [call.as_strategy()]
    for place, name in enumerate(SECRETS):
        kinds = {each.name: kind_of(call.path, each.name) for each in call.path_parameters}
        own = {part: people.things[kind][place] for part, kind in kinds.items() if kind in people.things}
        cases.append(call.as_strategy(path_parameters=own or None, headers={PERSON: name}))
    return transition(
        name=f"alone_{call.label}",
        target=Bundle("catch_all"),
        input=one_of(*cases).map(StepInput.initial),
        precondition=lambda _machine: True,
    )


def _tied(machine: type[APIStateMachine], people: People, seen: Histories) -> type[APIStateMachine]:
    class Two(machine):  # type: ignore[misc, valid-type]
        """Every history happens within a transaction that is taken back."""

        def setup(self) -> None:
            self.is_open = False
            self.errors: list[str] = []
            self.atomic = transaction.atomic()
            self.atomic.__enter__()
            got_request_exception.connect(self.note_error)
            for signal in (request_started, request_finished):
                signal.disconnect(close_old_connections)  # they end a connection within a transaction

        def teardown(self) -> None:
            got_request_exception.disconnect(self.note_error)
            for signal in (request_started, request_finished):
                signal.connect(close_old_connections)
            try:
                connection.check_constraints()
            finally:
                transaction.set_rollback(True)
                self.atomic.__exit__(None, None, None)

        def note_error(self, **_: Any) -> None:
            self.errors.append(traceback.format_exc())

        def before_call(self, case: Case[Any]) -> None:
            case.headers["Accept-Encoding"] = "identity"
            if token := people.tokens.get(caller(case)):
                case.headers["Authorization"] = f"Bearer {token}"

        def validate_response(self, response: Response, case: Case[Any], **more: Any) -> None:
            seen.answers[f"{case.operation.label} {response.status_code}"] += 1
            try:
                assert not self.errors, self.errors.pop()
                super().validate_response(response, case, **more)
                self.look_for_leaks(response, case)
            except FailureGroup as failures:
                for failure in failures.exceptions:
                    self.note(response, case, getattr(failure, "title", ""), f"{failure}\n{case.as_curl_command()}")
            except AssertionError as failure:
                self.note(response, case, str(failure)[-200:], str(failure))

        def note(self, response: Response, case: Case[Any], kind: str, text: str) -> None:
            if case.path.endswith("/draft") and kind == "Deleted resource still available":
                return  # a draft that was thrown away is begun anew by the next look at it
            key = f"{case.operation.label} {response.status_code} {kind}"
            seen.found.setdefault(key, f"{text}\n{caller(case)}: {case.body!r}"[-4000:])

        def look_for_leaks(self, response: Response, case: Case[Any]) -> None:
            """Nobody reads the secret word of somebody else while nothing was opened to them."""
            body = repr(case.body)
            opens = any(word in case.path for word in OPENS) or "public" in body or "unlisted" in body
            self.is_open = self.is_open or (opens and response.status_code < HTTPStatus.BAD_REQUEST)
            name = {"reads": "ada"}.get(caller(case), caller(case))
            for owner, secret in SECRETS.items():
                if owner != name and not self.is_open and secret not in body:
                    assert secret.encode() not in response.content, f"{name} reads what {owner} wrote"

    return Two


def caller(case: Case[Any]) -> str:
    """The name of the caller; everything that is no name is a visitor's."""
    return str(case.headers[PERSON]) if case.headers and PERSON in case.headers else "visitor"
