"""Interlaces threads: where each of them runs in a cloth, above and below the others."""

import numpy as np

from yarn import waves


def spread(rng, count, spacing, uneven):
    """Where so many threads lie side by side, never quite evenly."""
    steps = spacing * (1 + uneven * rng.normal(0, 1, count)).clip(0.5, 1.6)
    places = np.cumsum(steps)
    return places - places.mean()


def crossing(rng, places, crossed, lift, turn, wander=0.06, step=0.3):
    """
    The path of a thread that goes over and under others.
    `places`: where it begins and ends. `crossed`: where the others lie along it. `turn`: 0 or 1, whether it begins above.
    Gives how far along it is, how far it wanders to the side, and how high it is.
    """
    start, end = places
    count = int((end - start) / step) + 2
    run = np.linspace(start, end, count)
    order = np.interp(run, crossed, np.arange(len(crossed)))
    spacing = np.median(np.diff(crossed))
    order = order + np.minimum(0, run - crossed[0]) / spacing + np.maximum(0, run - crossed[-1]) / spacing
    swing = np.cos(np.pi * (order + turn))
    height = lift * np.sign(swing) * np.abs(swing) ** 0.8
    side = wander * waves(rng, 1, run, 11)[0]
    return run, side, height


def draped(points, height, normal_step=0.05):
    """Lays flat points on a surface: `height(x, y)` is how high it is. What was above the cloth stays above it."""
    x, y, z = points[:, 0], points[:, 1], points[:, 2]
    here = height(x, y)
    slope_x = (height(x + normal_step, y) - here) / normal_step
    slope_y = (height(x, y + normal_step) - here) / normal_step
    normal = np.stack([-slope_x, -slope_y, np.ones_like(x)], axis=1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    return np.stack([x, y, here], axis=1) + normal * z[:, None]
