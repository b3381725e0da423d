"""Draws pictures of the packed models, to look at them: blender -b -P tools/art/sheet.py -- OUT.png [options] [names]

Options: --columns N, --cell PIXELS, --team NAME (owner's colour), --ao (show only the baked light),
--pitch DEGREES, --samples N. Without names all models are drawn. A name ending in * stands for all that begin so.
--island draws a small island instead.
"""
import argparse
import math
import os
import random
import sys

import bpy
from mathutils import Euler, Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)

from hxm import read_pack  # noqa: E402
from palette import PLAYERS, rgb  # noqa: E402

PACKS = ("assets/models/common.hxm", "mods/base/assets/models.hxm")
TEAM, GLOW, GLOSS = 1, 2, 3


def linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def material(name, strength=0.0, roughness=0.9):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.5 if roughness < 0.5 else 0.1
    colour = nodes.new("ShaderNodeVertexColor")
    colour.layer_name = "Col"
    links.new(colour.outputs["Color"], shader.inputs["Base Color"])
    if strength:
        links.new(colour.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = strength
    return mat


class Studio:
    def __init__(self, options):
        self.options = options
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.materials = [material("plain"), material("team"), material("glow", 1.2), material("gloss", 0, 0.25)]
        self.meshes = {}
        self.models = {m.name: m for p in PACKS if os.path.exists(os.path.join(ROOT, p)) for m in read_pack(os.path.join(ROOT, p))}

    def mesh(self, name, team):
        if (name, team) in self.meshes:
            return self.meshes[(name, team)]
        model = self.models[name]
        mesh = bpy.data.meshes.new(name)
        # Blender's z up from the game's y up.
        mesh.from_pydata([(v[0], -v[2], v[1]) for v in model.vertices], [],
                         [model.indices[k:k + 3] for k in range(0, len(model.indices), 3)])
        layer = mesh.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        owner = rgb(PLAYERS[team])
        colours = []
        for v in model.vertices:
            albedo = [c / 255 for c in v[7:10]]
            if v[6] == TEAM:
                albedo = [a * o for a, o in zip(albedo, owner)]
            light = v[10] / 255
            factor = light if self.options.ao else 0.45 + 0.55 * light
            colours += [factor if self.options.ao else linear(c) * (1 if v[6] == GLOW else factor) for c in albedo] + [1.0]
        layer.data.foreach_set("color", colours)
        for mat in self.materials:
            mesh.materials.append(mat)
        mesh.polygons.foreach_set("material_index", [model.vertices[p.vertices[0]][6] for p in mesh.polygons])
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices([(v[3] / 127, -v[5] / 127, v[4] / 127) for v in model.vertices])
        self.meshes[(name, team)] = mesh
        return mesh

    def place(self, name, matrix, team="red"):
        thing = bpy.data.objects.new(name, self.mesh(name, team))
        thing.matrix_world = matrix
        self.scene.collection.objects.link(thing)

    def ground(self, z, colour, size=60):
        bpy.ops.mesh.primitive_plane_add(size=size, location=(0, 0, z))
        mat = bpy.data.materials.new("ground")
        mat.use_nodes = True
        mat.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*[linear(c) for c in rgb(colour)], 1)
        bpy.context.object.data.materials.append(mat)

    def shoot(self, path, width, height, target, span, pitch, ortho=True):
        scene = self.scene
        sun = bpy.data.lights.new("sun", "SUN")
        sun.energy, sun.angle, sun.color = 2.6, 0.05, (1.0, 0.95, 0.86)
        lamp = bpy.data.objects.new("sun", sun)
        lamp.rotation_euler = Euler((math.radians(42), math.radians(-28), 0))
        scene.collection.objects.link(lamp)
        scene.world = bpy.data.worlds.new("sky")
        scene.world.use_nodes = True
        scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.62, 0.76, 1.0, 1)
        scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.75
        camera = bpy.data.cameras.new("camera")
        camera.type = "ORTHO" if ortho else "PERSP"
        camera.ortho_scale = span
        camera.lens = 60
        eye = bpy.data.objects.new("camera", camera)
        tilt = math.radians(pitch)
        away = 40 if ortho else span * 1.75
        eye.location = Vector(target) + Vector((0, -math.cos(tilt), math.sin(tilt))) * away
        eye.rotation_euler = Euler((math.pi / 2 - tilt, 0, 0))
        scene.collection.objects.link(eye)
        scene.camera = eye
        scene.render.engine = "CYCLES"
        scene.cycles.samples = self.options.samples
        scene.cycles.use_denoising = False
        scene.cycles.max_bounces = 2
        scene.view_settings.view_transform = "Standard"
        scene.render.resolution_x, scene.render.resolution_y = width, height
        scene.render.filepath = os.path.abspath(path)
        bpy.ops.render.render(write_still=True)


def sheet(studio, options):
    names = sorted(studio.models)
    if options.names:
        names = [n for w in options.names for n in names if n == w or (w.endswith("*") and n.startswith(w[:-1]))]
    columns = min(options.columns, len(names))
    rows = math.ceil(len(names) / columns)
    tilt = math.radians(options.pitch)
    for k, name in enumerate(names):
        low, high = studio.models[name].bounds()
        # Everything is shown the same size, whatever its true size is.
        extent = max(high[0] - low[0], (high[2] - low[2]), (high[1] - low[1]) * 1.1)
        size = 0.80 / extent
        x, y = k % columns + 0.5, -(k // columns + 0.5) / math.sin(tilt)
        middle = Vector(((low[0] + high[0]) / 2, -(low[2] + high[2]) / 2, (low[1] + high[1]) / 2))
        turn = Matrix.Rotation(math.radians(options.turn), 4, "Z")
        lift = -low[1] * size
        drop = math.cos(tilt) / math.sin(tilt) * (middle.z * size + lift)
        place = Matrix.Translation((x, y - drop * 0.8, lift)) @ turn @ Matrix.Scale(size, 4) @ Matrix.Translation((-middle.x, -middle.y, 0))
        studio.place(name, place, options.team)
        print(k, name)
    studio.ground(-0.001, "#8d99a3")
    middle = (columns / 2, -rows / 2 / math.sin(tilt), 0)
    width, height = columns * options.cell, rows * options.cell
    studio.shoot(options.out, width, height, middle, max(columns, rows), options.pitch)


def island(studio, options):
    """Nineteen tiles with pieces, to judge the whole."""
    rng = random.Random(options.seed)
    kinds = ["forest"] * 4 + ["pasture"] * 4 + ["fields"] * 4 + ["hills"] * 3 + ["mountains"] * 3 + ["desert"]
    rng.shuffle(kinds)
    corners = []
    count = {}
    for q in range(-2, 3):
        for r in range(-2, 3):
            if abs(q + r) > 2:
                continue
            kind = kinds.pop()
            number = count.get(kind, rng.randrange(3))
            count[kind] = number + 1
            x, y = (q + r / 2) * math.sqrt(3), -1.5 * r
            turn = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(rng.randrange(6) * math.pi / 3, 4, "Z")
            studio.place("base_plate", Matrix.Translation((x, y, 0)))
            studio.place(f"{kind}_{number % 3}", turn)
            if kind != "desert":
                studio.place("token", Matrix.Translation((x, y, 0.10)) @ Matrix.Rotation(math.radians(16), 4, "X"))
            else:
                studio.place("robber", Matrix.Translation((x, y, 0)))
            corners.append((x, y))
    teams = list(PLAYERS)
    for k, team in enumerate(teams):
        x, y = corners[(k * 3 + 1) % 19]
        studio.place("settlement" if k % 2 else "city", Matrix.Translation((x, y + 1, 0)), team)
        for turned in (-30, 210, 90):
            a = math.radians(turned)
            studio.place("road", Matrix.Translation((x + math.cos(a) * 0.5, y + 1 + math.sin(a) * 0.5, 0)) @ Matrix.Rotation(a, 4, "Z"), team)
        x, y = corners[(k * 3 + 2) % 19]
        studio.place("city" if k % 2 else "settlement", Matrix.Translation((x, y - 1, 0)), team)
        studio.place("road", Matrix.Translation((x, y - 1.5, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), team)
    for name, x, y in (("boat_0", -4.6, 2.2), ("boat_1", 4.4, -2.6), ("sea_rock_0", 4.5, 2.6), ("sea_rock_2", -4.4, -2.8), ("buoy", 3.4, -3.9),
                       ("whale_tail", -5.0, 0.4)):
        studio.place(name, Matrix.Translation((x, y, -0.12)))
    studio.ground(-0.12, "#2f86ad")
    studio.shoot(options.out, options.cell * 8, options.cell * 5, (options.x, options.y - 0.3, 0), options.span, options.pitch, ortho=False)


def main():
    parser = argparse.ArgumentParser(prog="sheet.py")
    parser.add_argument("out")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--columns", type=int, default=8)
    parser.add_argument("--cell", type=int, default=200)
    parser.add_argument("--team", default="red")
    parser.add_argument("--ao", action="store_true")
    parser.add_argument("--island", action="store_true")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--span", type=float, default=10.0)
    parser.add_argument("--x", type=float, default=0)
    parser.add_argument("--y", type=float, default=0)
    parser.add_argument("--turn", type=float, default=0)
    parser.add_argument("--pitch", type=float, default=48)
    parser.add_argument("--samples", type=int, default=16)
    options = parser.parse_intermixed_args(sys.argv[sys.argv.index("--") + 1:])
    studio = Studio(options)
    (island if options.island else sheet)(studio, options)


main()
