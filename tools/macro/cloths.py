"""Whole pieces of cloth: a ground of warp and weft, and figures that are brocaded onto it."""

from dataclasses import dataclass

import numpy as np

from weave import crossing, spread
from yarn import Yarn, spin, waves

CELL_HEIGHT = 2.5
"""How high a cell of our weaves is for its width, which is a warp spacing."""


@dataclass(frozen=True)
class Ground:
    """A plain ground: how its threads are spun and beaten."""

    warp: Yarn
    weft: Yarn
    across: float
    """Half its width."""
    down: float
    """Half its length."""
    beat: float = 0.8
    """From one weft to the next."""
    warp_lift: float = 0.2
    """How far a warp thread swings up and down."""
    weft_lift: float = 0.2
    uneven: float = 0.06


def place_threads(rng, ground):
    """Where the threads of a ground lie: its warps from left to right, its wefts from the front backwards."""
    warps = spread(rng, int(2 * ground.across) + 1, 1.0, ground.uneven)
    wefts = spread(rng, int(2 * ground.down / ground.beat) + 1, ground.beat, ground.uneven)
    return warps, wefts


def weave_ground(rng, ground, threads, warp_dye, weft_dye, step=0.26):
    """The fibres of a ground; `warp_dye(index, place)` and `weft_dye(index, place)` give the dye of a thread."""
    warps, wefts = threads
    parts = []
    for index, place in enumerate(warps):
        ends = (-ground.down - 0.5, ground.down + 0.5)
        run, side, height = crossing(rng, ends, wefts, ground.warp_lift, index % 2, 0.05, step)
        path = np.stack([place + side, run, -height], axis=1)
        parts += spin(path, ground.warp, warp_dye(index, place), rng)
    for index, place in enumerate(wefts):
        ends = (-ground.across - 0.5, ground.across + 0.5)
        run, side, height = crossing(rng, ends, warps, ground.weft_lift, index % 2, 0.05, step)
        path = np.stack([run, place + side, height], axis=1)
        parts += spin(path, ground.weft, weft_dye(index, place), rng)
    return parts


def runs_in(cloth, row, columns, is_ground):
    """The stretches of one dye in a row: (first column, how many, dye)."""
    runs = []
    for column in range(*columns):
        cell = cloth.cell(column, row)
        dye = None if cell is None or is_ground(cell[0]) else cell[0]
        if runs and runs[-1][2] == dye:
            runs[-1][1] += 1
        else:
            runs.append([column, 1, dye])
    return [run for run in runs if run[2] is not None]


def brocade(rng, cloth, columns, rows, yarn, is_ground, dye_of, base=0.45, side_by_side=3):
    """
    Figures of an extra weft that floats on the ground and dives under it at its ends.
    The middle of `columns` and `rows` lies at 0. Gives the fibres by the name of their dye.
    """
    parts = {}
    middle, centre = sum(columns) / 2, sum(rows) / 2
    for row in range(*rows):
        for first, count, name in runs_in(cloth, row, columns, is_ground):
            for thread in range(side_by_side):
                down = (row - centre) + (thread + 0.5) / side_by_side
                start, end = first - middle + rng.normal(0, 0.09), first + count - middle + rng.normal(0, 0.09)
                path = _floating(rng, start, end, -down * CELL_HEIGHT, base)
                parts.setdefault(name, []).extend(spin(path, yarn, dye_of(name), rng))
    return parts


def _floating(rng, start, end, place, base):
    """Up from under the ground, across it, a little down where a warp thread holds it, and under again."""
    run = np.arange(start - 0.32, end + 0.32, 0.2)
    way = np.clip((run - start) / max(end - start, 0.1), 0, 1)
    arch = 1 - np.abs(2 * way - 1) ** 5
    held = 0.12 * np.cos((run - start) * 2 * np.pi / 5.0) if end - start > 6 else 0
    outside = np.maximum(np.maximum(start - run, run - end), 0)
    height = base * (0.35 + 0.65 * arch) + held - outside * 3.2
    side = 0.08 * waves(rng, 1, run, 6)[0] + rng.normal(0, 0.05)
    return np.stack([run, place + side, height], axis=1)
