"""Messages by Redis for a worker whose answer to a message got lost.

A worker takes as many messages as it has processes, and one more for each that is done. kombu counts a message as done
when Redis has noted that. Where a link was cut for a while, the connection for notes is given up and the one on which
messages come may survive: then a worker would wait for ever, with messages that it believes it is still working on.
"""

from __future__ import annotations

from kombu.transport import redis, virtual


class QoS(redis.QoS):
    """A message is done even if Redis could not be told. It keeps the message, and hands it out once more much later,
    which finds the work done.
    """

    def ack(self, delivery_tag: str) -> None:
        try:
            super().ack(delivery_tag)
        finally:
            virtual.QoS.ack(self, delivery_tag)

    def reject(self, delivery_tag: str, requeue: bool = False) -> None:
        try:
            super().reject(delivery_tag, requeue=requeue)
        finally:
            virtual.QoS.ack(self, delivery_tag)


class Channel(redis.Channel):
    QoS = QoS


class Transport(redis.Transport):
    Channel = Channel
