"""
Takes the grain out of a picture without touching what is sharp. Debian's Blender has no denoiser; but where a lens
blurs, nothing fine is to be lost, and how far it blurs is known from how far away things are.
"""

import tempfile
from pathlib import Path

import bpy
import numpy as np

LEVELS = (0.8, 1.4, 2.4, 4.0, 6.5, 10.0)
"""How strongly pixels are averaged, as the deviation of a bell in pixels of a picture 1600 wide."""
SHARE = 0.15
"""That deviation as a share of how wide the lens blurs a point."""


def take(out):
    """Renders the scene of now and writes it, developed, to a file."""
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    with tempfile.TemporaryDirectory() as folder:
        light = _rendered(Path(folder) / "light.exr")
        depth = _depth(Path(folder) / "depth.exr")
        smooth = without_grain(_without_sparks(light), _blur(depth))
        _write(smooth, out)


def without_grain(light, blur):
    """Averages each pixel with those around it that the lens blurs as far, or further."""
    scale = light.shape[1] / 1600
    result = light.copy()
    for level in LEVELS:
        wanted = blur * SHARE / (level * scale)
        among = np.clip(wanted * 2 - 1.2, 0, 1)[..., None].astype(np.float32)
        if not among.any():
            continue
        mean = _bell(light * among, level * scale) / np.maximum(_bell(among, level * scale), 1e-4)
        # Each level comes in little by little: a sudden one would be seen as an edge.
        share = np.clip((wanted - 0.8) / 0.4, 0, 1)[..., None]
        result = result * (1 - share) + mean * share
    return result


def _rendered(file):
    """The scene as light, row by row from below."""
    render = bpy.context.scene.render
    render.image_settings.file_format = "OPEN_EXR"
    render.image_settings.color_depth = "32"
    render.filepath = str(file)
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(str(file))
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def _depth(file):
    """How far away from the camera everything is, through a lens that does not blur."""
    scene = bpy.context.scene
    layer, camera = bpy.context.view_layer, scene.camera.data
    cycles = scene.cycles
    samples, clamp = cycles.samples, cycles.sample_clamp_direct
    layer.material_override = _depth_material()
    camera.dof.use_dof, cycles.samples, cycles.sample_clamp_direct = False, 4, 0
    strength = scene.world.node_tree.nodes["Background"].inputs["Strength"]
    was, strength.default_value = strength.default_value, 0
    depth = _rendered(file)[..., 0]
    layer.material_override = None
    camera.dof.use_dof, cycles.samples, cycles.sample_clamp_direct = True, samples, clamp
    strength.default_value = was
    return depth


def _depth_material():
    material = bpy.data.materials.new("depth")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    camera, light = nodes.new("ShaderNodeCameraData"), nodes.new("ShaderNodeEmission")
    out = nodes.new("ShaderNodeOutputMaterial")
    links.new(camera.outputs["View Z Depth"], light.inputs["Color"])
    links.new(light.outputs[0], out.inputs["Surface"])
    return material


def _blur(depth):
    """How wide, in pixels, the lens makes a point of everything in the picture."""
    camera = bpy.context.scene.camera.data
    focus = camera.dof.focus_distance
    aperture = camera.lens / 1000 / camera.dof.aperture_fstop
    pixels = depth.shape[1] * camera.lens / camera.sensor_width
    # Between threads one looks through to what lies far behind: what is near counts.
    depth = np.maximum(_lowest(depth, 2), 1e-3)
    return _bell((aperture * np.abs(depth - focus) / (depth * focus) * pixels)[..., None], 1.5)[..., 0]


def _lowest(values, reach):
    padded = np.pad(values, reach, mode="edge")
    height, width = values.shape
    shifts = range(2 * reach + 1)
    return np.min([padded[y : y + height, x : x + width] for y in shifts for x in shifts], axis=0)


def _without_sparks(light):
    """A pixel far brighter than all around it is an accident of reckoning."""
    height, width = light.shape[:2]
    padded = np.pad(light, ((1, 1), (1, 1), (0, 0)), mode="edge")
    around = [
        padded[y : y + height, x : x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)
    ]
    return np.minimum(light, np.sort(around, axis=0)[-2] * 1.1 + 0.01)


def _bell(values, deviation):
    """Each value averaged with its neighbours, by a bell curve."""
    reach = max(1, int(np.ceil(deviation * 2.6)))
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / deviation) ** 2)
    bell = (bell / bell.sum()).astype(np.float32)
    for axis in (0, 1):
        around = [(reach, reach) if at == axis else (0, 0) for at in range(3)]
        padded = np.pad(values, around, mode="edge")
        length = values.shape[axis]
        values = sum(
            share * np.take(padded, range(at, at + length), axis=axis) for at, share in enumerate(bell)
        )
    return values


def _write(light, out):
    """Writes light as a picture, in the tones of the scene's film."""
    height, width = light.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([light, np.ones((height, width))]).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth = "PNG", "8"
    image.save_render(str(out))
