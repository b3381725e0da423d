"""Small meshes of coloured triangles, written as glTF binaries with the standard library only."""
import json
import math
import struct

TAU = math.tau


def linear(colour):
    """'#rrggbb' -> linear light, as glTF wants colours."""
    def channel(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return tuple(channel(int(colour[i:i + 2], 16) / 255) for i in (1, 3, 5))


def spot(seed, number):
    """A number from 0 to 1 that is the same on every machine."""
    mixed = (seed * 374761393 + number * 668265263 + 974711) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return (mixed ^ (mixed >> 16)) / 0xFFFFFFFF


def turned(at, heading, pitch, size):
    """Moves points: nose (+x) up by `pitch`, then turned about y by `heading`, then to `at`."""
    ch, sh, cp, sp = math.cos(heading), math.sin(heading), math.cos(pitch), math.sin(pitch)

    def put(p):
        x, y, z = (value * size for value in p)
        x, y = x * cp - y * sp, x * sp + y * cp
        return at[0] + x * ch + z * sh, at[1] + y, at[2] - x * sh + z * ch
    return put


def minus(a, b):
    return tuple(x - y for x, y in zip(a, b))


def cross(a, b):
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


class Model:
    """Triangles by material; counter-clockwise seen from outside."""

    def __init__(self):
        self.parts = {}

    def tri(self, a, b, c, colour, material="plain"):
        if dot(cross(minus(b, a), minus(c, a)), cross(minus(b, a), minus(c, a))) < 1e-14:
            return
        self.parts.setdefault(material, []).append(((a, b, c), linear(colour)))

    def quad(self, a, b, c, d, colour, material="plain"):
        self.tri(a, c, b, colour, material)
        self.tri(a, d, c, colour, material)

    def facing(self, points, away_from, colour, material="plain"):
        """A flat polygon whose front looks away from a point inside the body."""
        normal = (0.0, 0.0, 0.0)
        for k in range(1, len(points) - 1):
            part = cross(minus(points[k], points[0]), minus(points[k + 1], points[0]))
            normal = tuple(x + y for x, y in zip(normal, part))
        if dot(normal, minus(points[0], away_from)) < 0:
            points = points[::-1]
        for k in range(1, len(points) - 1):
            self.tri(points[0], points[k], points[k + 1], colour, material)

    def fan(self, points, colour, material="plain"):
        """A flat polygon that looks up."""
        inside = (points[0][0], points[0][1] - 1, points[0][2])
        self.facing(list(points), inside, colour, material)

    def slab(self, front, back, colour):
        """A polygon with thickness; it may have notches, its ears are cut off one by one."""
        area = polygon_normal(front)
        toward = minus(front[0], back[0])
        if dot(area, toward) < 0:
            front, back = front[::-1], back[::-1]
        for a, b, c in ears(front):
            self.tri(front[a], front[b], front[c], colour)
            self.tri(back[a], back[c], back[b], colour)
        for k in range(len(front)):
            n = (k + 1) % len(front)
            self.tri(front[k], back[k], back[n], colour)
            self.tri(front[k], back[n], front[n], colour)

    def block(self, put, middle, size, colour):
        half = [s / 2 for s in size]
        corner = [put(tuple(m + h * s for m, h, s in zip(middle, half, signs)))
                  for signs in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1),
                                (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]
        inside = put(middle)
        for face in ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4),
                     (1, 2, 6, 5)):
            self.facing([corner[k] for k in face], inside, colour)

    def rod(self, a, b, radius, colour, sides=5):
        """A thin stick between two points."""
        along = minus(b, a)
        side = cross(along, (0.31, 0.87, 0.38))
        length = math.sqrt(dot(side, side))
        u = tuple(x / length for x in side)
        w = cross(u, along)
        length = math.sqrt(dot(w, w))
        w = tuple(x / length for x in w)
        loops = []
        for end in (a, b):
            loops.append([tuple(e + radius * (math.cos(TAU * k / sides) * x
                                              + math.sin(TAU * k / sides) * y)
                                for e, x, y in zip(end, u, w)) for k in range(sides)])
        inside = tuple((x + y) / 2 for x, y in zip(a, b))
        for k in range(sides):
            n = (k + 1) % sides
            self.facing([loops[0][k], loops[0][n], loops[1][n], loops[1][k]], inside, colour)
        self.facing(loops[0], inside, colour)
        self.facing(loops[1], inside, colour)

    def log(self, middle, heading, half, radius, colour):
        dx, dz = math.cos(heading) * half, -math.sin(heading) * half
        x, y, z = middle
        self.rod((x - dx, y, z - dz), (x + dx, y, z + dz), radius, colour, 7)

    def ball(self, middle, radius, colour, around=8, stacks=4):
        def at(stack, k):
            up, a = math.pi * (stack / stacks - 0.5), TAU * k / around
            return (middle[0] + radius * math.cos(up) * math.cos(a), middle[1] + radius * math.sin(up),
                    middle[2] + radius * math.cos(up) * math.sin(a))
        for stack in range(stacks):
            for k in range(around):
                self.facing([at(stack, k), at(stack, k + 1), at(stack + 1, k + 1), at(stack + 1, k)],
                            middle, colour)

    def turning(self, x, z, profile, size, colour, sides=9):
        """Turned on a lathe: rows of (height, radius) from below."""
        base = profile[0][0]
        loops = [[(x + size * r * math.cos(TAU * k / sides), base + (y - base) * size if size != 1
                   else y, z + size * r * math.sin(TAU * k / sides)) for k in range(sides)]
                 for y, r in profile]
        for low, high in zip(loops, loops[1:]):
            inside = (x, (low[0][1] + high[0][1]) / 2 - 0.02, z)
            for k in range(sides):
                n = (k + 1) % sides
                self.facing([low[k], low[n], high[n], high[k]], inside, colour)

    def washer(self, middle, outer, inner, sides, colour):
        """A flat ring that looks up."""
        x, y, z = middle
        for k in range(sides):
            a, b = TAU * k / sides, TAU * (k + 1) / sides
            self.fan([(x + outer * math.cos(a), y, z + outer * math.sin(a)),
                      (x + outer * math.cos(b), y, z + outer * math.sin(b)),
                      (x + inner * math.cos(b), y, z + inner * math.sin(b)),
                      (x + inner * math.cos(a), y, z + inner * math.sin(a))], colour)

    def coin(self, height, radius, thick, rim, face, sides):
        """Stands upright and looks to +z."""
        def loop(r, z):
            return [(r * math.cos(TAU * k / sides), height + r * math.sin(TAU * k / sides), z)
                    for k in range(sides)]
        half = thick / 2
        outer_front, outer_back = loop(radius, half), loop(radius, -half)
        inner = loop(radius * 0.88, half + 0.004)
        middle = (0, height, 0)
        for k in range(sides):
            n = (k + 1) % sides
            self.facing([outer_front[k], outer_front[n], outer_back[n], outer_back[k]], middle, rim)
            self.facing([outer_front[k], outer_front[n], inner[n], inner[k]], middle, rim)
        self.facing(inner, middle, face)
        self.facing(outer_back, middle, rim)

    def write(self, path):
        """Gives back the number of triangles."""
        binary, views, accessors, primitives, materials = bytearray(), [], [], [], []

        def row(values):
            views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": 12 * len(values)})
            for value in values:
                binary.extend(struct.pack("<3f", *(round(v, 5) for v in value)))
            accessors.append({"bufferView": len(views) - 1, "componentType": 5126,
                              "count": len(values), "type": "VEC3"})
            return len(accessors) - 1

        total = 0
        for name, triangles in sorted(self.parts.items()):
            points = [p for corners, _ in triangles for p in corners]
            where = row(points)
            for bound, pick in (("min", min), ("max", max)):
                accessors[where][bound] = [round(pick(p[k] for p in points), 5) for k in range(3)]
            paint = row([colour for _, colour in triangles for _ in range(3)])
            materials.append({"name": name})
            primitives.append({"attributes": {"POSITION": where, "COLOR_0": paint},
                               "material": len(materials) - 1})
            total += len(triangles)
        tree = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
                "nodes": [{"mesh": 0}], "meshes": [{"primitives": primitives}],
                "materials": materials, "accessors": accessors, "bufferViews": views,
                "buffers": [{"byteLength": len(binary)}]}
        text = json.dumps(tree, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        size = 12 + 8 + len(text) + 8 + len(binary)
        path.write_bytes(struct.pack("<4sII", b"glTF", 2, size) + struct.pack("<I4s", len(text), b"JSON")
                         + text + struct.pack("<I4s", len(binary), b"BIN\0") + binary)
        return total


def polygon_normal(points):
    total = (0.0, 0.0, 0.0)
    for a, b in zip(points, points[1:] + points[:1]):
        total = tuple(x + y for x, y in zip(total, cross(a, b)))
    return total


def ears(points):
    """Triangles of a simple polygon in space, as places in its list."""
    normal = polygon_normal(points)
    left = list(range(len(points)))
    found = []

    def area(a, b, c):
        return dot(cross(minus(points[b], points[a]), minus(points[c], points[a])), normal)

    while len(left) > 3:
        for k in range(len(left)):
            a, b, c = left[k - 1], left[k], left[(k + 1) % len(left)]
            if area(a, b, c) <= 0:
                continue
            if any(area(a, b, p) > 0 and area(b, c, p) > 0 and area(c, a, p) > 0
                   for p in left if p not in (a, b, c)):
                continue
            found.append((a, b, c))
            left.pop(k)
            break
        else:
            break
    found.append(tuple(left[:3]))
    return found
