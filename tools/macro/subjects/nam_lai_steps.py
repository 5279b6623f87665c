"""A nam lai in river green, laid in a soft fold: its waves rise and fall in steps."""

import numpy as np

from cloths import CELL_HEIGHT, Ground, place_threads, weave_ground
from dyes import along, plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import draped
from yarn import Yarn, gather

CLOTH, EXPOSURE, SAMPLES = "nam-lai", 0.65, 24

GROUND = Ground(
    warp=Yarn(radius=0.28, strands=2, fibres=5, pitch=2.4, fuzz=0.1),
    weft=Yarn(radius=0.42, strands=2, fibres=10, pitch=2.8, flat=0.8, slub=0.15, fuzz=0.55, reach=0.55),
    across=52,
    down=44,
    beat=0.62,
    warp_lift=0.1,
    weft_lift=0.34,
)


def fold(x, y):
    """A wave of cloth that comes towards the window, and a shallower one behind."""
    slant = x * 0.82 + y * 0.57
    return 5.2 * np.exp(-(((slant + 9) / 8.5) ** 2)) + 3.4 * np.exp(-(((slant - 21) / 9) ** 2))


def build(cloth):
    rng = np.random.default_rng(2570)
    threads = place_threads(rng, GROUND)
    ground = cloth.dye("indigo", 0) * 0.35 + cloth.dye("river", 0) * 0.3

    def weft(_, place):
        row = 24 - int(np.floor(place / CELL_HEIGHT))
        return along(cloth.row_colours(row, ground), 60 - GROUND.across, 2 * GROUND.across, 0.1, 0.2)

    fibres = gather(weave_ground(rng, GROUND, threads, lambda *_: plain(ground), weft))
    fibres.points = draped(fibres.points, fold)
    add_fibres("cloth", fibres, fibre_material("cotton", shine=0.05))
    add_plane("table", (0.24, 0.15, 0.09), (900, 900), (0, 0, -3))
    add_window((-75, 10, 42), (0, 0, 0), (46, 46), 15)
    add_room(0.32)
    add_camera((7, -60, 56), (-1, -1, 1), (-10, -6, 4.8), lens=85, aperture=4.4, roll=-5)
