"""The hem of a tin chok, its hooked diamonds on lac red, and the ends of the warp hanging out below it."""

import numpy as np

from cloths import Ground, brocade, place_threads, weave_ground
from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import draped
from yarn import Yarn, gather, resample, spin, waves

CLOTH, EXPOSURE, SAMPLES = "tin-chok", 0.65, 24

GROUND = Ground(
    warp=Yarn(radius=0.4, strands=2, fibres=9, pitch=2.5, fuzz=0.5, reach=0.45),
    weft=Yarn(radius=0.4, strands=2, fibres=9, pitch=2.5, fuzz=0.5, reach=0.45),
    across=44,
    down=40,
)
FIGURE = Yarn(radius=0.42, strands=3, fibres=8, pitch=3.2, flat=0.9, fuzz=0.7, reach=0.45)
END = Yarn(radius=0.52, strands=3, fibres=14, pitch=3.4, slub=0.12, fuzz=2.2, reach=0.6)


def sway(x, y):
    """The cloth lies almost flat, and lifts a little towards the back."""
    return 0.9 * np.sin(x / 13 + y / 21) + 0.0045 * np.maximum(y, 0) ** 2


def build(cloth):
    rng = np.random.default_rng(2572)
    threads = place_threads(rng, GROUND)
    red, deep = cloth.dye("lac"), cloth.dye("lac", 0)
    ground = weave_ground(rng, GROUND, threads, lambda *_: plain(deep), lambda *_: plain(red))
    figures = brocade(
        rng,
        cloth,
        (16, 104),
        (-12, 20),
        FIGURE,
        lambda name: name == "lac",
        lambda name: plain(cloth.dye(name)),
    )
    fibres = gather(ground + [part for parts in figures.values() for part in parts] + _ends(rng, deep))
    fibres.points = draped(fibres.points, sway)
    add_fibres("hem", fibres, fibre_material("cotton", shine=0.06))
    add_plane("table", (0.36, 0.25, 0.16), (900, 900), (0, 0, -1.6))
    add_window((-80, 20, 40), (0, -10, 0), (46, 46), 14)
    add_room(0.4)
    add_camera((-20, -94, 52), (2, -30, 0), (-2, -32, 0.6), lens=80, aperture=4.6, roll=-4)


def _ends(rng, colour):
    """The ends of the warp, twisted together in fours, each falling as it likes."""
    parts = []
    for place in np.arange(-GROUND.across, GROUND.across, 2.1):
        run = np.linspace(0, rng.uniform(13, 19), 60)
        way = run / 16
        side = place + rng.normal(0, 0.2) + rng.normal(0, 1.6) * way**2 + 0.5 * waves(rng, 1, run, 15)[0] * way
        height = np.clip(0.4 - 1.4 * way, -1.0, 1) + 0.5 * np.abs(waves(rng, 1, run, 11)[0]) * way
        path = resample(np.stack([side, -GROUND.down - run, height], axis=1), 0.26)
        parts += spin(path, END, plain(colour * rng.uniform(0.85, 1.2)), rng)
    return parts
