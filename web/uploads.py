"""Files in forms: counted while they arrive, without trust in the claimed length."""

from __future__ import annotations

from typing import IO, Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.core.files.uploadedfile import UploadedFile
from django.core.files.uploadhandler import FileUploadHandler
from django.http import HttpRequest


class ByteQuota(FileUploadHandler):
    """Refuses a request whose files together exceed FILE_UPLOAD_MAX_BYTES (answered with 413).

    Stands before the handler that keeps the file, and lets every accepted chunk pass on to it.
    """

    def __init__(self, request: HttpRequest | None = None) -> None:
        super().__init__(request)
        self.left = settings.FILE_UPLOAD_MAX_BYTES

    def handle_raw_input(
        self,
        input_data: IO[bytes],
        META: dict[str, Any],
        content_length: int,
        boundary: str,
        encoding: str | None = None,
    ) -> None:
        """Refuse early what says itself that it is too big; fields may take their own share on top."""
        if content_length > settings.FILE_UPLOAD_MAX_BYTES + settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise RequestDataTooBig("The request is larger than files and fields may be together.")

    def receive_data_chunk(self, raw_data: bytes, start: int) -> bytes:
        self.left -= len(raw_data)
        if self.left < 0:
            raise RequestDataTooBig(f"Files may have {settings.FILE_UPLOAD_MAX_BYTES} bytes.")
        return raw_data

    def file_complete(self, file_size: int) -> UploadedFile[Any] | None:
        return None
