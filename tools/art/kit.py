"""A small modelling kit: coloured low-poly parts that add up to one model.

Inside the kit z is up and y is north, as in Blender; the writer turns that into the game's y up and z south.
A model is a list of faces. Each face owns its corners, so that colours and normals are sharp unless the part
asks for a smooth surface.
"""
import math
import random
from contextlib import contextmanager

import bmesh
from mathutils import Matrix, Vector, noise

from palette import rgb

PLAIN, TEAM_COLOUR, GLOW, GLOSS, VENT, ALIVE = range(6)
TAU = math.tau


class Face:
    __slots__ = ("points", "colours", "material", "group", "soften")

    def __init__(self, points, colours, material, group, soften):
        self.points, self.colours, self.material, self.group, self.soften = points, colours, material, group, soften


def wobble(x, y, scale=1.0, seed=0.0):
    """Smooth noise in -1..1 over the plane."""
    return noise.noise(Vector((x * scale + seed * 7.3, y * scale - seed * 3.1, seed * 1.7)))


def ring(radius, sides, z=0.0, start=0.0, squash=1.0):
    return [(radius * math.cos(start + k * TAU / sides), radius * squash * math.sin(start + k * TAU / sides), z)
            for k in range(sides)]


class Model:
    def __init__(self, seed=1):
        self.faces = []
        self.random = random.Random(seed)
        self.frame = Matrix.Identity(4)
        self.groups = 0
        self.shelter = 0.6  # how far away something may be and still darken a point

    # -- placing --

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0, lean=0.0, roll=0.0, scale=1.0):
        """Moves what is added inside: first scale, then roll about x, lean about y, turn about z, then shift."""
        size = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
        outer = self.frame
        self.frame = (outer @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z")
                      @ Matrix.Rotation(lean, 4, "Y") @ Matrix.Rotation(roll, 4, "X")
                      @ Matrix.Diagonal((*size, 1.0)))
        yield self
        self.frame = outer

    def between(self, low, high):
        return self.random.uniform(low, high)

    def pick(self, options):
        return options[self.random.randrange(len(options))]

    # -- faces --

    def add(self, points, faces, colour, material=PLAIN, smooth=False, jitter=0.05, shade=None, soften=0.0):
        """Adds faces. colour: one colour, a list (one a face), or a function of (centre, normal) in local space.
        shade: (low, high) factors over the height of the part, for a soft gradient.
        soften: 0..0.7, how far normals lean upwards, so that fine things like crops show no harsh dark sides."""
        local = [Vector(p) for p in points]
        world = [self.frame @ p for p in local]
        flip = self.frame.determinant() < 0
        low = min(p.z for p in local)
        height = max(max(p.z for p in local) - low, 1e-6)
        self.groups += 1
        for number, face in enumerate(faces):
            base = self._face_colour(colour, number, [local[k] for k in face])
            factor = 1.0 + self.between(-jitter, jitter)
            colours = []
            for k in face:
                light = factor
                if shade:
                    light *= shade[0] + (shade[1] - shade[0]) * (local[k].z - low) / height
                colours.append(tuple(min(1.0, c * light) for c in base))
            corners = [world[k] for k in face]
            if flip:
                corners.reverse()
                colours.reverse()
            self.faces.append(Face(corners, colours, material, self.groups if smooth else 0, soften))
        return self

    @staticmethod
    def _face_colour(colour, number, corners):
        if callable(colour):
            centre = sum(corners, Vector()) / len(corners)
            normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalized()
            return rgb(colour(centre, normal))
        if isinstance(colour, list):
            return rgb(colour[number % len(colour)])
        return rgb(colour)

    def add_bmesh(self, mesh, colour, bottom=True, open_below=None, **look):
        """bottom=False leaves out the floor; open_below=z leaves out faces below z that look down, which no camera sees."""
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces[:])
        mesh.normal_update()
        mesh.verts.index_update()
        low = min(v.co.z for v in mesh.verts)

        def seen(face):
            if not bottom and all(v.co.z < low + 1e-5 for v in face.verts):
                return False
            return open_below is None or face.normal.z > -0.25 or face.calc_center_median().z > open_below

        faces = [[v.index for v in f.verts] for f in mesh.faces if seen(f)]
        self.add([v.co.copy() for v in mesh.verts], faces, colour, **look)
        mesh.free()
        return self

    # -- parts --

    def hull(self, points, colour, bottom=True, **look):
        """The tight skin around some points; coplanar triangles become one face."""
        mesh = bmesh.new()
        for p in points:
            mesh.verts.new(p)
        bmesh.ops.convex_hull(mesh, input=mesh.verts[:])
        bmesh.ops.delete(mesh, geom=[v for v in mesh.verts if not v.link_faces], context="VERTS")
        bmesh.ops.dissolve_limit(mesh, angle_limit=0.01, verts=mesh.verts[:], edges=mesh.edges[:])
        return self.add_bmesh(mesh, colour, bottom, **look)

    def box(self, width, depth, height, colour, bevel=0.0, bottom=True, **look):
        """Stands on z = 0, centred in x and y."""
        w, d = width / 2, depth / 2
        if not bevel:
            points = [(x, y, z) for z in (0, height) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
            faces = [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
            return self.add(points, faces + ([(3, 2, 1, 0)] if bottom else []), colour, **look)
        points = []
        for sx in (-1, 1):
            for sy in (-1, 1):
                points += [(sx * w, sy * (d - bevel), bevel if bottom else 0), (sx * (w - bevel), sy * d, bevel if bottom else 0)]
                points += [(sx * w, sy * (d - bevel), height - bevel), (sx * (w - bevel), sy * d, height - bevel)]
                points += [(sx * (w - bevel), sy * (d - bevel), height)]
                if bottom:
                    points += [(sx * (w - bevel), sy * (d - bevel), 0)]
        return self.hull(points, colour, bottom, **look)

    def prism(self, outline, height, colour, taper=1.0, bottom=True, top_colour=None, **look):
        """An outline in x, y (counter-clockwise) pulled up from z = 0; taper scales the top."""
        n = len(outline)
        points = [(x, y, 0) for x, y in outline] + [(x * taper, y * taper, height) for x, y in outline]
        faces = [tuple(range(n, 2 * n))] + ([tuple(reversed(range(n)))] if bottom else [])
        sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        if top_colour is None:
            return self.add(points, faces + sides, colour, **look)
        colours = [top_colour] + [colour] * (len(faces) - 1 + n)
        return self.add(points, faces + sides, colours, **look)

    def tube(self, r0, r1, height, sides, colour, bottom=False, top=True, start=0.0, **look):
        """A cylinder or cone on z = 0."""
        low = ring(r0, sides, 0, start)
        if r1 < 1e-4:
            faces = [(k, (k + 1) % sides, sides) for k in range(sides)]
            points = low + [(0, 0, height)]
        else:
            faces = [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)]
            points = low + ring(r1, sides, height, start)
            if top:
                faces.append(tuple(range(sides, 2 * sides)))
        if bottom:
            faces.append(tuple(reversed(range(sides))))
        return self.add(points, faces, colour, **look)

    def lathe(self, profile, sides, colour, wave=None, start=0.0, **look):
        """Turns (radius, z) pairs, bottom first, about z. wave(angle, z) scales the radius. Radius 0 closes an end."""
        points, rows = [], []
        for radius, z in profile:
            if radius < 1e-6:
                rows.append([len(points)])
                points.append((0, 0, z))
                continue
            rows.append(list(range(len(points), len(points) + sides)))
            for k in range(sides):
                a = start + k * TAU / sides
                r = radius * (wave(a, z) if wave else 1.0)
                points.append((r * math.cos(a), r * math.sin(a), z))
        faces = []
        for low, high in zip(rows, rows[1:]):
            for k in range(sides):
                n = (k + 1) % sides
                if len(low) == 1:
                    faces.append((low[0], high[n], high[k]))
                elif len(high) == 1:
                    faces.append((low[k], low[n], high[0]))
                else:
                    faces.append((low[k], low[n], high[n], high[k]))
        return self.add(points, faces, colour, **look)

    def ball(self, radius, colour, detail=1, rough=0.0, squash=1.0, **look):
        """detail 1: 20 faces, 2: 80, 3: 320."""
        mesh = bmesh.new()
        bmesh.ops.create_icosphere(mesh, subdivisions=detail, radius=radius)
        for v in mesh.verts:
            v.co *= 1.0 + rough * self.between(-1, 1)
            v.co.z *= squash
        return self.add_bmesh(mesh, colour, **look)

    def beam(self, a, b, radius, colour, sides=5, end=None, **look):
        """A rod from a to b; end is the radius at b."""
        a, b = Vector(a), Vector(b)
        outer = self.frame
        self.frame = outer @ Matrix.Translation(a) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
        self.tube(radius, radius if end is None else end, (b - a).length, sides, colour, bottom=True, **look)
        self.frame = outer
        return self

    def plate(self, outline, thickness, colour, **look):
        """A flat shape standing upright: outline in x, z (counter-clockwise seen from the south), centred on y = 0."""
        with self.at(y=thickness / 2, roll=math.pi / 2):
            self.prism(outline, thickness, colour, **look)
        return self

    def torus(self, radius, thick, sides, around, colour, **look):
        """A ring lying on z = 0 plane, centred on it."""
        points = []
        for k in range(sides):
            a = k * TAU / sides
            for j in range(around):
                b = j * TAU / around
                r = radius + thick * math.cos(b)
                points.append((r * math.cos(a), r * math.sin(a), thick * math.sin(b)))
        faces = []
        for k in range(sides):
            for j in range(around):
                n, m = (k + 1) % sides, (j + 1) % around
                faces.append((k * around + j, n * around + j, n * around + m, k * around + m))
        return self.add(points, faces, colour, **look)
