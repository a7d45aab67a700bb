"""Playtests of these tests are played in few chunks."""

from tests.support.few_chunks import few_chunks as few_chunks
from tests.support.few_chunks import usual_chunks as usual_chunks
