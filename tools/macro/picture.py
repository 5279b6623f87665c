"""
Renders one picture: blender -b -noaudio -P picture.py -- <subject> <weaves> <out.png> <width> [samples]
A subject is a module of subjects/: the family of its cloth, its exposure, its samples, and a function that builds it.
"""

import importlib
import sys
import time
from pathlib import Path

# The folder is part of a repository: no compiled copies in it.
sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

from develop import take  # noqa: E402
from dyes import Cloth  # noqa: E402
from light import set_film  # noqa: E402

PROPORTION = 9 / 16
"""How high a picture is for its width."""


def main():
    name, weaves, out, width, *samples = sys.argv[sys.argv.index("--") + 1 :]
    subject = importlib.import_module(f"subjects.{name.replace('-', '_')}")
    bpy.ops.wm.read_factory_settings(use_empty=True)
    began = time.time()
    subject.build(Cloth(Path(weaves) / f"{subject.CLOTH}.json"))
    built = time.time()
    height = round(int(width) * PROPORTION)
    set_film(int(width), height, int(samples[0] if samples else subject.SAMPLES), subject.EXPOSURE)
    take(out)
    print(f"{name}: built in {built - began:.0f} s, rendered in {time.time() - built:.0f} s")


main()
