"""The edge of a mudmee on the loom: diamonds beaten in, one weft still loose, and the warp bare beyond."""

import numpy as np

from dyes import along, plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import crossing, spread
from yarn import Yarn, gather, spin, waves

CLOTH, EXPOSURE, SAMPLES = "mudmee", 0.75, 16

HALF = 44
"""How many warp threads there are to either side."""
FIRST = -42
"""Where the cloth begins; it ends at 0."""
WEFT = Yarn(radius=0.35, strands=2, fibres=12, pitch=2.3, flat=0.72, slub=0.14, fuzz=1.1, reach=0.5)
WARP = Yarn(radius=0.33, strands=2, fibres=10, pitch=2.2, slub=0.1, fuzz=0.35, reach=0.5)


def build(cloth):
    rng = np.random.default_rng(2569)
    warps = spread(rng, 2 * HALF + 1, 1.0, 0.07)
    wefts = spread(rng, 80, 0.55, 0.07)
    wefts += -0.4 - wefts[-1]
    ground = cloth.dye("ground") * 1.6 + 0.004
    silk = fibre_material("silk", shine=0.045, rough=0.3)

    threads = []
    for index, place in enumerate(wefts):
        run, side, height = crossing(rng, (-HALF, HALF), warps, 0.3, index % 2, 0.05, 0.24)
        path = np.stack([run, place + side, height], axis=1)
        row = 24 + int(np.floor((place + 17) / 2.2))
        slip = rng.normal(0, 0.55)
        dye = along(cloth.row_colours(row, ground), 60 - HALF + slip, 2 * HALF, feather=0.5, soft=1.7)
        threads += spin(path, WEFT, dye, rng)
    threads += _loose_weft(cloth, ground, rng)
    add_fibres("weft", gather(threads), silk)

    warp = plain(ground * 1.5 + cloth.dye("indigo", 0) * 0.22)
    threads = []
    for index, place in enumerate(warps):
        run = np.concatenate([np.arange(FIRST, 0, 0.5), np.arange(0, 130, 0.5)])
        shed = np.where(run > 0, (1 if index % 2 else -1) * (np.abs(run) ** 1.15) * 0.07, 0)
        path = np.stack([place + 0.12 * waves(rng, 1, run, 30)[0], run, shed], axis=1)
        threads += spin(path, WARP, warp, rng)
    add_fibres("warp", gather(threads), silk)

    add_plane("floor", (0.34, 0.22, 0.13), (900, 900), (0, 0, -60))
    add_plane("wall", (0.62, 0.52, 0.4), (900, 500), (0, 330, 0), (1.5708, 0, 0))
    add_window((-90, 40, 70), (0, 0, 0), (60, 60), 12)
    add_room(0.35)
    add_camera((-17, -62, 40), (2, -4, 0), (0, -7, 0.5), lens=74, aperture=3.9)


def _loose_weft(cloth, ground, rng):
    """The last weft: it lies in the shed aslant, and waits to be beaten in."""
    run = np.arange(-HALF, HALF, 0.24)
    path = np.stack([run, 3.2 + 0.07 * run + 0.5 * waves(rng, 1, run, 40)[0], 0 * run], axis=1)
    dye = along(cloth.row_colours(31, ground), 60 - HALF, 2 * HALF, feather=0.5, soft=1.7)
    return spin(path, WEFT, dye, rng)
