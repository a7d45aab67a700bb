"""The API of a field beside asking for it: a deck joins, and the matrix is a file."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from simulate.asking.api import DeckReference, refusals, subjects
from simulate.models import Study
from simulate.queue import control
from simulate.study import api as studies
from simulate.study import selectors
from simulate.study.field import services
from simulate.study.field.files import matrix_csv
from simulate.study.field.judge import member_of
from simulate.study.field.question import read
from simulate.study.field.tables import Tables
from web.api.problems import Conflict
from web.api.throttling import Scoped, User


class JoinFieldView(APIView):
    """Let a deck join a field."""

    throttle_classes = [User, Scoped]
    throttle_scope = "create"

    @extend_schema(operation_id="field_join", request=DeckReference, responses={202: OpenApiTypes.OBJECT})
    def post(self, request: Request, public_id: str) -> HttpResponseBase:
        """Only its own pairings are played; what the others have played is kept."""
        found: Study = get_object_or_404(selectors.own_studies(request.user), public_id=public_id, kind=services.KIND)
        reader = DeckReference(data=request.data)
        reader.is_valid(raise_exception=True)
        with refusals():
            self._join(request, found, reader.validated_data)
        return Response(studies.detail(studies.visible(request, public_id), request), status=202)

    def _join(self, request: Request, study: Study, body: dict[str, Any]) -> None:
        question = read(study.spec)
        if question.scenario is not None:
            raise Conflict(_("The members of a field on a scenario are agents, chosen at the start."))
        (subject,) = subjects(request, [((), body)])
        is_told = len({member.agent for member in question.members} | {body["agent"]}) > 1
        try:
            services.add_members(study=study, members=[member_of(subject, body["agent"], is_told=is_told)])
        except control.NotPossible as error:
            raise Conflict(str(error)) from None


class MatrixFile(APIView):
    """The matrix as CSV."""

    @extend_schema(operation_id="field_matrix", responses={(200, "text/csv"): OpenApiTypes.STR})
    def get(self, request: Request, public_id: str) -> HttpResponseBase:
        """A line for each member against each other one."""
        found = get_object_or_404(selectors.visible_studies(request.user), public_id=public_id, kind=services.KIND)
        return HttpResponse(matrix_csv(Tables(found)), content_type="text/csv; charset=utf-8")
