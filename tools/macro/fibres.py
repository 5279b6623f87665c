"""Hands fibres to Blender, as curves that Cycles renders as such, and says what they are made of."""

import bpy
import numpy as np


def add_fibres(name, fibres, material):
    """Adds all these fibres. Blender 3.4 lets a script make no curves but by nodes, from the edges of a mesh."""
    mesh = bpy.data.meshes.new(name)
    points = len(fibres.points)
    ends = np.cumsum(fibres.lengths)
    starts = np.delete(np.arange(points), ends - 1)
    mesh.vertices.add(points)
    mesh.vertices.foreach_set("co", fibres.points.astype(np.float32).ravel())
    mesh.edges.add(len(starts))
    mesh.edges.foreach_set("vertices", np.stack([starts, starts + 1], 1).astype(np.int32).ravel())
    radius = mesh.attributes.new("radius", "FLOAT", "POINT")
    radius.data.foreach_set("value", fibres.radii.astype(np.float32))
    dye = mesh.attributes.new("dye", "FLOAT_VECTOR", "POINT")
    dye.data.foreach_set("vector", np.clip(fibres.colours, 0, 0.9).astype(np.float32).ravel())
    mesh.update()

    edges = bpy.data.objects.new(f"{name} as edges", mesh)
    curves = bpy.data.objects.new(name, bpy.data.hair_curves.new(name))
    bpy.context.collection.objects.link(curves)
    curves.modifiers.new("as curves", "NODES").node_group = _as_curves(edges, material)


def _as_curves(edges, material):
    group = bpy.data.node_groups.new("as curves", "GeometryNodeTree")
    group.inputs.new("NodeSocketGeometry", "Geometry")
    group.outputs.new("NodeSocketGeometry", "Geometry")
    leave = group.nodes.new("NodeGroupOutput")
    given = group.nodes.new("GeometryNodeObjectInfo")
    given.inputs["Object"].default_value = edges
    curves = group.nodes.new("GeometryNodeMeshToCurve")
    dressed = group.nodes.new("GeometryNodeSetMaterial")
    dressed.inputs["Material"].default_value = material
    group.links.new(given.outputs["Geometry"], curves.inputs[0])
    group.links.new(curves.outputs[0], dressed.inputs[0])
    group.links.new(dressed.outputs[0], leave.inputs[0])
    return group


def fibre_material(name, shine=0.1, rough=0.4, through=0.25, metal=False):
    """What fibres are made of: most light is scattered, some goes through, some is thrown back along the fibre."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    dye = nodes.new("ShaderNodeAttribute")
    dye.attribute_name = "dye"
    out = nodes.new("ShaderNodeOutputMaterial")
    if metal:
        surface = nodes.new("ShaderNodeBsdfGlossy")
        surface.inputs["Roughness"].default_value = rough
        links.new(dye.outputs["Vector"], surface.inputs["Color"])
        links.new(surface.outputs[0], out.inputs["Surface"])
        return material
    matt, clear = nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent")
    gloss = nodes.new("ShaderNodeBsdfHair")
    gloss.inputs["RoughnessU"].default_value = rough
    gloss.inputs["RoughnessV"].default_value = 0.9
    gloss.inputs["Color"].default_value = (0.9, 0.88, 0.85, 1)
    body, whole = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixShader")
    body.inputs[0].default_value = through
    whole.inputs[0].default_value = shine
    for node in (matt, clear):
        links.new(dye.outputs["Vector"], node.inputs["Color"])
    links.new(matt.outputs[0], body.inputs[1])
    links.new(clear.outputs[0], body.inputs[2])
    links.new(body.outputs[0], whole.inputs[1])
    links.new(gloss.outputs[0], whole.inputs[2])
    links.new(whole.outputs[0], out.inputs["Surface"])
    return material


def add_plane(name, colour, size, at, turned=(0, 0, 0), rough=0.7):
    """A matt surface to lie on, or to stand behind."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=turned)
    plane = bpy.context.object
    plane.name, plane.scale = name, (size[0], size[1], 1)
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    plane.data.materials.append(material)
    return plane
