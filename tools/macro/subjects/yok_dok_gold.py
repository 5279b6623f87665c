"""A yok dok in two whites: flowers raised from undyed silk, and one of them of gold."""

import numpy as np

from cloths import Ground, brocade, place_threads, weave_ground
from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from weave import draped
from yarn import Yarn, gather

CLOTH, EXPOSURE, SAMPLES = "yok-dok", 0.6, 24

GROUND = Ground(
    warp=Yarn(radius=0.4, strands=2, fibres=10, pitch=2.6, fuzz=0.3, reach=0.4),
    weft=Yarn(radius=0.38, strands=2, fibres=10, pitch=2.6, flat=0.85, fuzz=0.3, reach=0.4),
    across=34,
    down=32,
)
FIGURE = Yarn(radius=0.42, strands=2, fibres=14, pitch=4.2, flat=0.9, slub=0.08, fuzz=0.5, reach=0.4)
STITCH = Yarn(radius=0.34, strands=2, fibres=9, pitch=2.6, flat=0.85, fuzz=0.3, reach=0.4)


def fold(x, y):
    """One long, low fold."""
    return 3.2 * np.exp(-(((x * 0.6 + y * 0.8 - 13) / 9) ** 2)) + 0.5 * np.sin(x / 12 - y / 17)


def build(cloth):
    rng = np.random.default_rng(2574)
    threads = place_threads(rng, GROUND)
    pale, white = cloth.dye("undyed", 0), cloth.dye("cotton", 2)
    ground = weave_ground(rng, GROUND, threads, lambda *_: plain(pale), lambda *_: plain(pale * 1.12))
    dyes = {"undyed": white, "turmeric": np.array([0.83, 0.56, 0.16])}
    figures = brocade(
        rng, cloth, (10, 78), (8, 34), FIGURE, lambda name: name == "cotton", lambda name: plain(dyes[name])
    )
    gold = figures.pop("turmeric")
    # Between the figures the ground is brocaded, too, white in white, and lower.
    figures |= brocade(
        rng,
        cloth,
        (10, 78),
        (8, 34),
        STITCH,
        lambda name: name != "cotton",
        lambda _: plain(pale * 1.3),
        0.2,
    )
    raised = [part for parts in figures.values() for part in parts]
    silk = fibre_material("silk", shine=0.08, rough=0.3)
    for name, parts, material in (
        ("silk", ground + raised, silk),
        ("gold", gold, fibre_material("gold", rough=0.28, metal=True)),
    ):
        fibres = gather(parts)
        fibres.points = draped(fibres.points, fold)
        add_fibres(name, fibres, material)
    add_plane("table", (0.5, 0.42, 0.33), (900, 900), (0, 0, -2))
    add_window((-82, 26, 27), (0, 0, 0), (36, 36), 11)
    add_room(0.32, above=(0.75, 0.78, 0.82))
    add_camera((-12, -50, 38), (0, 0.5, 0.5), (-4, 0.5, 1.2), lens=82, aperture=4.2, roll=-4)
