"""An undyed warp, taut and bare, and the one thread of turmeric that has crossed it."""

import numpy as np

from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import crossing, spread
from yarn import Yarn, gather, spin, waves

CLOTH, EXPOSURE, SAMPLES = "mudmee", 0.2, 24

WARP = Yarn(radius=0.36, strands=3, fibres=16, pitch=3.1, slub=0.1, fuzz=1.3, reach=0.55, thickness=0.9)
WEFT = Yarn(radius=0.5, strands=3, fibres=22, pitch=3.2, slub=0.14, fuzz=2.4, reach=0.7, thickness=0.9)


def build(cloth):
    rng = np.random.default_rng(2576)
    warps = spread(rng, 49, 1.25, 0.09)
    undyed = cloth.dye("undyed", 2)
    threads = []
    for index, place in enumerate(warps):
        run = np.arange(-34, 110, 0.3)
        parting = (1 if index % 2 else -1) * (0.36 + 0.012 * np.abs(run))
        path = np.stack([place + 0.16 * waves(rng, 1, run, 36)[0], run, parting], axis=1)
        colour = undyed * rng.uniform(0.8, 1.08) * np.array([1, 0.97, 0.9])
        threads += spin(path, WARP, plain(colour), rng)
    run, side, height = crossing(rng, (-32, 32), warps, 0.12, 1, 0.2, 0.2)
    path = np.stack([run, side + 0.5 * np.sin(run / 9) + 0.1 * run, height], axis=1)
    weft = spin(path, WEFT, plain(cloth.dye("turmeric")), rng)
    cotton = fibre_material("cotton", shine=0.05)
    add_fibres("warp", gather(threads), cotton)
    add_fibres("weft", gather(weft), cotton)
    add_plane("floor", (0.42, 0.3, 0.2), (900, 900), (0, 0, -40))
    add_plane("wall", (0.6, 0.5, 0.4), (900, 500), (0, 260, 0), (1.5708, 0, 0))
    add_window((-70, 30, 46), (0, 0, 0), (42, 42), 10)
    add_room(0.42)
    add_camera((10, -29, 17), (-1, 0.5, 0), (-1, -0.2, 0.4), lens=90, aperture=3.0, roll=-8)
