"""Reading public data without an account, from any web page."""

from __future__ import annotations

from typing import Any

from django.http.response import HttpResponseBase
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView


def unlisted(response: HttpResponseBase) -> HttpResponseBase:
    """The answer, which search engines are asked to leave out unless everybody may cache it."""
    if "public" not in response.get("Cache-Control", ""):
        response["X-Robots-Tag"] = "noindex"
    return response


class PublicRead(APIView):
    """Mixin before a view that only reads. It knows no session, so letting every origin read gives nothing away."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    http_method_names = ("get", "head", "options")

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        answer = super().finalize_response(request, response, *args, **kwargs)
        answer["Access-Control-Allow-Origin"] = "*"
        answer["Access-Control-Expose-Headers"] = "ETag, Last-Modified, Retry-After, X-Request-ID"
        return answer
