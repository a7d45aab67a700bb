"""The person behind a request, logged in or not."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

Reader = AbstractBaseUser | AnonymousUser
