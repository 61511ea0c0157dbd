"""Hints by way of a Redis: pub/sub, of which nothing is kept (docs/adr/0018-redis.md)."""

from __future__ import annotations

from secrets import token_hex

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from ricochetrobots.server.clock import Clock
from ricochetrobots.server.log.hints import CHANNEL, CONNECT_SECONDS, ConnectedHints, first_to_end


class RedisHints(ConnectedHints):
    """Hints by PUBLISH and SUBSCRIBE, so that the database has none of the work."""

    faults = (RedisError, OSError, TimeoutError)

    def __init__(self, url: str, clock: Clock) -> None:
        self._url = url
        self._name = token_hex(8)
        super().__init__(clock)

    async def _converse(self) -> None:
        """Hear and tell until one of the connections is lost."""
        redis = Redis.from_url(
            self._url,
            decode_responses=True,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT_SECONDS,
            socket_timeout=CONNECT_SECONDS,
            socket_keepalive=True,
        )
        async with redis, redis.pubsub(ignore_subscribe_messages=True) as subscribed:
            await subscribed.subscribe(CHANNEL)
            await redis.ping()
            self._connected()
            await first_to_end(self._clock, self._tell_all(redis), self._listen(subscribed))

    async def _tell_all(self, redis: Redis) -> None:
        while True:
            await redis.publish(CHANNEL, f"{self._name} {await self._words()}")

    async def _listen(self, subscribed: PubSub) -> None:
        while True:
            message = await subscribed.get_message(timeout=CONNECT_SECONDS)
            if message is not None:
                name, _, words = str(message["data"]).partition(" ")
                if name != self._name:
                    self._take(words)
