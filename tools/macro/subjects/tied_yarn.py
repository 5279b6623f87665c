"""Bundles of weft on the tying frame, out of the indigo vat: the ties keep the yarn white for a mudmee's diamonds."""

import numpy as np

from dyes import plain
from fibres import add_fibres, add_plane, fibre_material
from light import add_camera, add_room, add_window
from yarn import Yarn, gather, resample, spin, waves

CLOTH, EXPOSURE, SAMPLES = "mudmee", 0.45, 16

HALF = 44
"""Half of how long the bundles are."""
BUNDLES = 13
APART = 3.7
YARNS = 30
"""How many threads are in a bundle."""
YARN = Yarn(radius=0.26, strands=2, fibres=7, pitch=1.9, slub=0.1, fuzz=0.35, reach=0.45)
TIE = Yarn(radius=0.24, strands=2, fibres=10, pitch=1.5, slub=0.08, fuzz=0.4, reach=0.35)
UNTIED = {(4, 3), (6, 2)}
"""Which ties have been undone: the bundle, and which of its ties from the left."""


def build(cloth):
    rng = np.random.default_rng(2575)
    yarns, ties = [], []
    for bundle in range(BUNDLES):
        kept = _kept_white(cloth, bundle)
        place = (bundle - BUNDLES // 2) * APART
        yarns += _bundle(rng, cloth, place, kept, bundle)
        for index, (start, end) in enumerate(kept):
            if (bundle, index) in UNTIED:
                continue
            # What is long is tied piece by piece.
            ends = np.linspace(start, end, max(1, round((end - start) / 4.4)) + 1)
            for left, right in zip(ends, ends[1:]):
                ties += _tie(rng, cloth, place, left + 0.12, right - 0.12)
    silk = fibre_material("cotton", shine=0.07, rough=0.35)
    add_fibres("yarns", gather(yarns), silk)
    add_fibres("ties", gather(ties), silk)
    add_plane("floor", (0.34, 0.25, 0.17), (900, 900), (0, 0, -26))
    add_window((-70, 35, 50), (0, 0, 0), (45, 45), 14)
    add_room(0.42)
    add_camera((-14, -48, 42), (1, -1, 0), (-3, -3, 1.4), lens=82, aperture=4.2, roll=6)


def _kept_white(cloth, bundle):
    """Where the cloth's diamonds are not to take the indigo: from, to."""
    row = 24 + round((bundle - BUNDLES // 2) * 1.5)
    kept = []
    for at in range(-HALF, HALF):
        cell = cloth.cell(60 + at, row)
        if cell is None or cell[0] in ("indigo", "ground"):
            continue
        if kept and at - kept[-1][1] < 1.5:
            kept[-1][1] = at + 1
        else:
            kept.append([at, at + 1])
    return [(start - 0.35, end + 0.35) for start, end in kept]


def _bundle(rng, cloth, place, kept, bundle):
    indigo, deep, white = cloth.dye("indigo", 0), cloth.dye("indigo", 0) * 0.35, cloth.dye("undyed", 2)
    run = np.arange(-HALF, HALF, 0.24)
    tied = [span for index, span in enumerate(kept) if (bundle, index) not in UNTIED]
    pinch = 1 - sum(
        0.34 * np.exp(-((np.maximum(np.abs(run - (a + b) / 2) - (b - a) / 2, 0) / 1.3) ** 2)) for a, b in tied
    )
    parts = []
    for _ in range(YARNS):
        angle, out = rng.uniform(0, 2 * np.pi), 1.55 * np.sqrt(rng.random())
        angle = angle + 0.5 * waves(rng, 1, run, 40)[0]
        out = (out + 0.22 * waves(rng, 1, run, 17)[0]) * pinch
        path = np.stack([run, place + out * np.cos(angle), out * np.sin(angle) * 0.85], axis=1)
        shade = indigo * rng.uniform(0.5, 0.9) + deep * rng.uniform(0.1, 0.5)
        slips = rng.normal(0, 0.22)

        def dye(share, slip, shade=shade, slips=slips):
            at = -HALF + share * 2 * HALF + slip * 0.25 + slips
            bare = sum(
                1 / (1 + np.exp(np.clip((np.abs(at - (a + b) / 2) - (b - a) / 2 + 0.2) * 5, -30, 30)))
                for a, b in kept
            )
            bare = np.clip(bare, 0, 1)[..., None]
            return shade * (1 - bare) + white * bare

        parts += spin(path, YARN, dye, rng)
    return parts


def _tie(rng, cloth, place, start, end):
    """A thread wound tightly round a bundle, and its two ends in a knot on top."""
    turns = (end - start) / 0.46
    angle = np.linspace(0, turns * 2 * np.pi, int(turns * 26)) + np.pi / 2
    run = np.linspace(start, end, len(angle)) + 0.1 * np.sin(angle * 0.37)
    radius = 1.36 + 0.1 * np.sin(np.linspace(0, np.pi, len(angle))) + 0.07 * waves(rng, 1, angle, 17)[0]
    wound = np.stack(
        [run, place + radius * np.cos(angle), radius * 0.9 * np.sin(angle)], axis=1
    )
    colour = cloth.dye("undyed", 1) * np.array([1.0, 0.9, 0.72]) * rng.uniform(0.8, 1.1)
    parts = spin(resample(wound, 0.16), TIE, plain(colour), rng)
    for way in (-1, 1):
        length = rng.uniform(3.0, 5.2)
        t = np.linspace(0, 1, 30)
        middle = (start + end) / 2 + rng.normal(0, 0.2)
        loose = np.stack(
            [
                middle + way * length * 0.55 * t + rng.normal(0, 0.8) * t**2,
                place + rng.normal(0, 1.2) * t**1.5 - 0.3 * way * (1 - t),
                1.45 + length * (0.75 * t - 0.55 * t**2.2) + 0.12 * np.sin(t * 9),
            ],
            axis=1,
        )
        parts += spin(resample(loose, 0.16), TIE, plain(colour), rng, up=(0.3, 1, 0))
    knot = np.linspace(0, 4 * np.pi, 60)
    ball = np.stack(
        [
            (start + end) / 2 + 0.42 * np.cos(knot) * (1 - 0.1 * knot / 6),
            place + 0.4 * np.sin(knot),
            1.55 + 0.2 * np.sin(knot * 1.5),
        ],
        axis=1,
    )
    return parts + spin(resample(ball, 0.14), TIE, plain(colour), rng)
