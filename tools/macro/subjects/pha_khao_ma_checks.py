"""A pha khao ma, thrown down so that its checks run over the folds."""

import numpy as np

from cloths import CELL_HEIGHT, Ground, place_threads, weave_ground
from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import draped
from yarn import Yarn, gather

CLOTH, EXPOSURE, SAMPLES = "pha-khao-ma", 0.55, 24

COTTON = Yarn(radius=0.48, strands=2, fibres=7, pitch=3, flat=0.85, slub=0.16, fuzz=0.45, reach=0.6)
GROUND = Ground(warp=COTTON, weft=COTTON, across=62, down=58, beat=1.0, warp_lift=0.24, weft_lift=0.24)


def folds(x, y):
    """Three folds, none along another."""
    one, two, three = x * 0.93 + y * 0.37, x * 0.99 - y * 0.13, x * 0.7 + y * 0.71
    return (
        9 * np.exp(-(((one + 14) / 9) ** 2))
        + 7.5 * np.exp(-(((two - 17) / 8) ** 2))
        + 5 * np.exp(-(((three - 45) / 10) ** 2))
        + 0.8 * np.sin(x / 9 + y / 14)
    )


def build(cloth):
    rng = np.random.default_rng(2573)
    threads = place_threads(rng, GROUND)

    def warp(index, _):
        # Where column and row are both even or both odd, the warp lies on top.
        column = index + 10
        return plain(cloth.dye(*cloth.cell(column, column % 2)))

    def weft(_, place):
        row = 40 - int(np.floor(place / CELL_HEIGHT))
        return plain(cloth.dye(*cloth.cell(row % 2 + 1, row)))

    fibres = gather(weave_ground(rng, GROUND, threads, warp, weft, 0.32))
    fibres.points = draped(fibres.points, folds)
    add_fibres("cloth", fibres, fibre_material("cotton", shine=0.04))
    add_plane("table", (0.4, 0.3, 0.2), (900, 900), (0, 0, -2))
    add_window((-100, 25, 48), (0, 0, 0), (60, 60), 15)
    add_room(0.36)
    add_camera((5, -84, 62), (0, -4, 2), (-12, -12, 8), lens=85, aperture=6.0, roll=6)
