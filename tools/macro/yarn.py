"""Spins yarn: a path becomes the fibres of a plied thread, each a curve of its own. Lengths are in warp spacings."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Yarn:
    """How a thread is spun."""

    radius: float = 0.45
    strands: int = 2
    """How many strands are twisted to the thread."""
    fibres: int = 16
    """How many fibres are seen in a strand."""
    pitch: float = 3.2
    """Along how much of the thread a strand goes round once."""
    flat: float = 1.0
    """How high the thread is for its width: less than 1 where it is beaten flat."""
    slub: float = 0.12
    """How unevenly it was spun: how much of its radius comes and goes."""
    fuzz: float = 1.2
    """How many stray fibres stand out from each length of 1."""
    reach: float = 0.5
    """How far they stand out."""
    thickness: float = 1.0
    """How thick a fibre is, beside what just fills the thread."""


@dataclass
class Fibres:
    """Curves of any number of points each: one after the other, with the number of points of each."""

    points: np.ndarray
    radii: np.ndarray
    colours: np.ndarray
    lengths: np.ndarray


def waves(rng, count, along, scale, octaves=3):
    """Smooth noise between about -1 and 1 along curves. `along` is (points) or (count, points); gives (count, points)."""
    along = np.atleast_2d(along)
    total = np.zeros((count, along.shape[-1]))
    for octave in range(octaves):
        length = scale / (1.7**octave) * rng.uniform(0.75, 1.35, (count, 1))
        phase = rng.uniform(0, 2 * np.pi, (count, 1))
        total += np.sin(along / length * 2 * np.pi + phase) / (1.5**octave)
    return total / 1.6


def lengths_along(path):
    """How far along a path each of its points is."""
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    return np.concatenate([[0], np.cumsum(steps)])


def resample(path, step):
    """The same path with a point about every `step`."""
    along = lengths_along(path)
    count = max(4, int(along[-1] / step) + 1)
    places = np.linspace(0, along[-1], count)
    return np.stack([np.interp(places, along, path[:, axis]) for axis in range(3)], axis=1)


def frames(path, up=(0, 0, 1)):
    """At each point the directions across the path: one as near to `up` as it can be, carried along, and one beside it."""
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True) + 1e-9
    normals = np.empty_like(path)
    normal = np.array(up, dtype=float)
    for index, tangent in enumerate(tangents):
        normal = normal - tangent * normal.dot(tangent)
        normal /= np.linalg.norm(normal) + 1e-9
        normals[index] = normal
    return normals, np.cross(tangents, normals)


def spin(path, yarn, dye, rng, up=(0, 0, 1)):
    """
    The fibres of a thread along a path.
    `dye(share, slip)` gives the colours at shares of the path's length, for fibres that have slipped by so much.
    """
    along = lengths_along(path)
    normals, sides = frames(path, up)
    total = yarn.strands * yarn.fibres
    strand = np.repeat(np.arange(yarn.strands), yarn.fibres)[:, None]
    strand_radius = yarn.radius * (1.0 if yarn.strands == 1 else 0.56 if yarn.strands == 2 else 0.5)
    offset = 0 if yarn.strands == 1 else yarn.radius - strand_radius * 0.95
    uneven = 1 + yarn.slub * waves(rng, 1, along, yarn.pitch * 4.5)

    turn = along / yarn.pitch * 2 * np.pi + 0.35 * waves(rng, 1, along, yarn.pitch * 3)
    turn = turn + rng.uniform(0, 2 * np.pi) + strand * 2 * np.pi / yarn.strands
    depth = np.sqrt(rng.uniform(0.12, 1, (total, 1)))
    depth = np.clip(depth + 0.16 * waves(rng, total, along, yarn.pitch * 1.3, 2), 0.05, 1.12)
    own = rng.uniform(0, 2 * np.pi, (total, 1)) - along / yarn.pitch * 2 * np.pi * 0.7
    own = own + 0.5 * waves(rng, total, along, yarn.pitch * 1.6, 2)

    up_way = (offset * np.cos(turn) + strand_radius * depth * np.cos(own)) * uneven * yarn.flat
    side_way = (offset * np.sin(turn) + strand_radius * depth * np.sin(own)) * uneven
    points = path[None] + up_way[..., None] * normals[None] + side_way[..., None] * sides[None]

    slip = rng.normal(0, 1, (total, 1))
    share = np.broadcast_to(along / along[-1], (total, len(along)))
    light = np.exp(rng.normal(0, 0.13, (total, 1)) + 0.07 * waves(rng, 1, along, 9))
    colours = dye(share, slip) * light[..., None]
    fibre = strand_radius / np.sqrt(yarn.fibres) * 0.8 * yarn.thickness
    radii = fibre * rng.uniform(0.7, 1.25, (total, 1)) * np.ones_like(share)
    spun = Fibres(
        points.reshape(-1, 3), radii.ravel(), colours.reshape(-1, 3), np.full(total, len(along))
    )
    return [spun, _strays(path, along, normals, sides, yarn, dye, fibre, rng)]


def _strays(path, along, normals, sides, yarn, dye, fibre, rng):
    """Fibres that have come loose: they leave the thread, and some come back to it."""
    count = max(1, int(along[-1] * yarn.fuzz))
    knots = 9
    way = np.linspace(0, 1, knots)[None]
    length = rng.gamma(2.2, yarn.reach * 0.9, (count, 1)) + yarn.reach * 0.5
    start = rng.uniform(0, along[-1], (count, 1))
    places = np.clip(start + rng.choice([-1, 1], (count, 1)) * way * length, 0, along[-1])
    angle = rng.uniform(0, 2 * np.pi, (count, 1)) + rng.normal(0, 1.1, (count, 1)) * way
    loop = rng.random((count, 1)) < 0.35
    lift = np.where(loop, np.sin(way * np.pi), way**1.4) * rng.gamma(2, yarn.reach * 0.28, (count, 1))
    out = yarn.radius * 0.85 + lift + 0.05 * yarn.reach * waves(rng, count, way, 0.6)

    def at(values):
        return np.stack([np.interp(places, along, values[:, axis]) for axis in range(3)], axis=-1)

    points = (
        at(path)
        + (np.cos(angle) * out * yarn.flat)[..., None] * at(normals)
        + (np.sin(angle) * out)[..., None] * at(sides)
    )
    points[..., 2] += 0.1 * yarn.reach * waves(rng, count, way, 0.9) * way
    colours = dye(places / along[-1], rng.normal(0, 1, (count, 1)))
    colours = colours * rng.uniform(0.9, 1.35, (count, 1))[..., None]
    radii = np.minimum(fibre * 0.5, 0.016) * rng.uniform(0.6, 1.1, (count, 1)) * (1 - 0.5 * way)
    return Fibres(
        points.reshape(-1, 3), radii.ravel(), colours.reshape(-1, 3), np.full(count, knots)
    )


def gather(parts):
    """Many bundles of fibres as one."""
    return Fibres(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.radii for part in parts]),
        np.concatenate([part.colours for part in parts]),
        np.concatenate([part.lengths for part in parts]),
    )
