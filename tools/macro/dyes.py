"""The cells of a woven cloth, and the colours of its dyes as a renderer reckons with them."""

import json

import numpy as np


def linear(hexadecimal):
    """A colour of the style sheet as light: sRGB undone."""
    parts = np.array([int(hexadecimal[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def on_fibre(light):
    """A screen's colour as fibre has it: never as bright, never as pure, its blue that of the plant, its white warm."""
    mean = light @ np.array([0.2126, 0.7152, 0.0722])
    if light.min() > 0.6 * light.max() and light[2] > 0.85 * light[0]:
        light = mean * np.array([1.03, 0.98, 0.86])
    elif light[2] > 1.6 * max(light[0], light[1]):
        light = light * np.array([1.0, 1.08, 0.74])
    grey = 0.08
    return (light * (1 - grey) + mean * grey) * (0.42 + 0.42 * mean)


class Cloth:
    """A family's cloth, as tools/macro/weave.ts has written it."""

    def __init__(self, file):
        with open(file, encoding="utf-8") as opened:
            data = json.load(opened)
        self.columns, self.rows = data["size"]
        self.dyes = {name: [on_fibre(linear(shade)) for shade in shades] for name, shades in data["dyes"].items()}
        self._cells = data["cells"]

    def dye(self, name, shade=1):
        """The colour of a dye, from deep (0) to pale (2)."""
        return self.dyes[name][shade]

    def cell(self, column, row):
        """What is at a place, as (dye, shade), or None where the ground is bare. The cloth begins again at its edges."""
        cell = self._cells[(row % self.rows) * self.columns + column % self.columns]
        return tuple(cell) if cell else None

    def row_colours(self, row, ground):
        """The colours along a row, `ground` where nothing is woven."""
        cells = (self.cell(column, row) for column in range(self.columns))
        return np.array([self.dye(*cell) if cell else ground for cell in cells])


def plain(colour):
    """A thread of one dye."""
    return lambda share, slip: np.broadcast_to(colour, (*share.shape, 3))


def along(colours, start, length, feather=0.0, soft=1.0):
    """
    A thread dyed before it is woven: `colours` one after the other, from `start` on, over `length` of them.
    `feather` is how far its fibres slip against each other, `soft` how wide a dye seeps into the next.
    """
    count = len(colours)

    def dye(share, slip):
        place = start + share * length + slip * feather - 0.5
        left = np.floor(place).astype(int)
        mix = np.clip((place - left - 0.5) / max(soft, 1e-3) + 0.5, 0, 1)[..., None]
        return colours[left % count] * (1 - mix) + colours[(left + 1) % count] * mix

    return dye
