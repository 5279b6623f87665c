"""A khit in turmeric on ebony, from so low that its figures stand up from the ground."""

import numpy as np

from cloths import Ground, brocade, place_threads, weave_ground
from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from yarn import Yarn, gather

CLOTH, EXPOSURE, SAMPLES = "khit", 0.65, 24

GROUND = Ground(
    warp=Yarn(radius=0.4, strands=2, fibres=9, pitch=2.5, fuzz=0.5, reach=0.5),
    weft=Yarn(radius=0.38, strands=2, fibres=9, pitch=2.5, fuzz=0.5, reach=0.5),
    across=38,
    down=42,
)
FIGURE = Yarn(radius=0.45, strands=3, fibres=9, pitch=3.4, flat=0.9, slub=0.12, fuzz=1.1, reach=0.55)


def build(cloth):
    rng = np.random.default_rng(2571)
    threads = place_threads(rng, GROUND)
    ebony = cloth.dye("earth", 0) * 0.22 + cloth.dye("ground") * 0.6
    ground = weave_ground(rng, GROUND, threads, lambda *_: plain(ebony), lambda *_: plain(ebony))
    figures = brocade(
        rng, cloth, (22, 98), (2, 36), FIGURE, lambda _: False, lambda name: plain(cloth.dye(name))
    )
    cotton = fibre_material("cotton", shine=0.06)
    add_fibres("ground", gather(ground), cotton)
    add_fibres("figures", gather([part for parts in figures.values() for part in parts]), cotton)
    add_plane("table", (0.3, 0.2, 0.12), (900, 900), (0, 0, -2))
    add_plane("wall", (0.55, 0.45, 0.34), (900, 500), (0, 300, 0), (1.5708, 0, 0))
    add_window((-70, 45, 38), (0, 0, 0), (50, 50), 14)
    add_room(0.4)
    add_camera((8, -58, 40), (0, -1, 0), (2, -3, 0.8), lens=80, aperture=4.4, roll=4)
