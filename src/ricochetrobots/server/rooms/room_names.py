"""Friendly names for rooms, such as tidal-otter. Two rooms may share one."""

from __future__ import annotations

FIRST = """
amber autumn brave bright calm clever copper coral cosmic crimson curious dapper distant eager early
fabled fair floral gentle gilded glad golden grand green happy hidden honest icy jade jolly keen kind
lively lucky lunar mellow merry misty modest noble ocean olive patient pearl plucky polar proud quick
quiet rapid royal rustic sandy silent silver snowy solar spry steady still sunny swift tidal tiny velvet
"""
SECOND = """
acorn anchor badger beacon bison boulder canyon cedar comet cricket dolphin ember falcon fern finch fjord
gecko glacier harbor hare heron ibis island jackal juniper kestrel kiwi koala lagoon lantern lark lemur
lynx maple marmot meadow meteor moose nectar newt oak ocelot orchid osprey otter owl panda pebble pelican
plover pine puffin quail quartz raven reef river robin seal sparrow stork summit swan tapir thistle walrus
"""


def room_name(chance: bytes) -> str:
    """Return the name for two random bytes."""
    first, second = FIRST.split(), SECOND.split()
    return f"{first[chance[0] % len(first)]}-{second[chance[1] % len(second)]}"
