"""The camera, the window and what the film makes of it: the same for every picture but for a few numbers."""

from math import radians

import bpy
from mathutils import Vector


def add_camera(at, look_at, focus, lens=90, aperture=5.0, roll=0.0):
    """
    A camera that is sharp where `focus` is.
    `aperture` is how wide its lens is open, in warp spacings: the wider, the shallower the picture.
    """
    camera = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    gaze = Vector(look_at) - Vector(at)
    turned = gaze.to_track_quat("-Z", "Y").to_euler()
    turned.rotate_axis("Z", radians(roll))
    thing.rotation_euler = turned
    camera.lens = lens
    camera.clip_start, camera.clip_end = 0.1, 5000
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(focus) - Vector(at)).dot(gaze.normalized())
    camera.dof.aperture_fstop = lens / 1000 / aperture
    camera.dof.aperture_blades = 9
    bpy.context.scene.camera = thing


def add_window(at, look_at, size, strength, colour=(1.0, 0.83, 0.64)):
    """A window that daylight comes in by: warm, and as soft as it is large."""
    light = bpy.data.lights.new("window", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.color = colour
    thing = bpy.data.objects.new("window", light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    away = Vector(look_at) - Vector(at)
    thing.rotation_euler = away.to_track_quat("-Z", "Y").to_euler()
    # As bright on the cloth however far away and however large the window is.
    light.energy = strength * away.length_squared * 4


def add_room(strength=0.5, above=(0.62, 0.7, 0.82), below=(0.36, 0.27, 0.2)):
    """What the room throws back: a little of the sky from above, warmer from below."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, parts = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value = -1
    ramp.color_ramp.elements[0].color = (*below, 1)
    ramp.color_ramp.elements[1].color = (*above, 1)
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], height.inputs["Value"])
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def set_film(width, height, samples, exposure=0.0, look="Medium High Contrast"):
    """How the picture is taken: Cycles on the processor, few bounces, the tones of film."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.use_denoising = False
    cycles.seed = 2569
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 4
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.cycles_curves.shape = "RIBBONS"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
