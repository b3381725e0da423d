"""Turns a Model into packed vertices: ambient light per corner, normals, triangles, the game's axes."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import tessellate_polygon

from hxm import PackedModel

RAYS = 40
GRID = 4096.0
UP = Vector((0, 0, 1))


def _sky_directions(count):
    """Cosine-weighted directions about +z, evenly spread by the golden angle: the same for all points, so no noise."""
    result = []
    for k in range(count):
        u = (k + 0.5) / count
        radius, angle = math.sqrt(u), k * 2.399963
        result.append(Vector((radius * math.cos(angle), radius * math.sin(angle), math.sqrt(1 - u))))
    return result


SKY = _sky_directions(RAYS)


def _light(tree, point, normal, reach):
    turn = normal.to_track_quat("Z", "Y")
    shade = 0.0
    for direction in SKY:
        distance = tree.ray_cast(point, turn @ direction, reach)[3]
        if distance is not None:
            shade += (1.0 - distance / reach) ** 0.5
    return 1.0 - shade / RAYS


def _newell(points):
    normal = Vector()
    for a, b in zip(points, points[1:] + points[:1]):
        normal += Vector(((a.y - b.y) * (a.z + b.z), (a.z - b.z) * (a.x + b.x), (a.x - b.x) * (a.y + b.y)))
    return normal


def _key(point):
    return tuple(round(c * 2000) for c in point)


def _smooth_normals(faces, normals):
    """Corner normals of smooth parts: the sum of the neighbours' normals that differ by less than 60 degrees."""
    around = {}
    for face, normal in zip(faces, normals):
        if face.group:
            for p in face.points:
                around.setdefault((face.group, _key(p)), []).append(normal)
    result = []
    for face, normal in zip(faces, normals):
        if not face.group:
            leaning = normal.normalized().lerp(UP, face.soften).normalized()
            result.append([leaning] * len(face.points))
            continue
        unit = normal.normalized()
        corner = []
        for p in face.points:
            near = [n for n in around[(face.group, _key(p))] if n.normalized().dot(unit) > 0.5]
            corner.append(sum(near, Vector()).normalized())
        result.append(corner)
    return result


def _occluders(faces, floor):
    points, polygons = [], []
    for face in faces:
        polygons += [[len(points) + k for k in triangle] for triangle in _triangles(face.points)]
        points += face.points
    if floor is not None:
        polygons.append(list(range(len(points), len(points) + 4)))
        points += [Vector((x, y, floor)) for x, y in ((-3, -3), (3, -3), (3, 3), (-3, 3))]
    return BVHTree.FromPolygons(points, polygons)


def _triangles(points):
    if len(points) == 3:
        return [(0, 1, 2)]
    if len(points) == 4:
        first = (points[0] - points[2]).length <= (points[1] - points[3]).length
        return [(0, 1, 2), (0, 2, 3)] if first else [(0, 1, 3), (1, 2, 3)]
    normal = _newell(points)
    result = []
    for a, b, c in tessellate_polygon([points]):
        turned = (points[b] - points[a]).cross(points[c] - points[a]).dot(normal) < 0
        result.append((a, c, b) if turned else (a, b, c))
    return result


def _pack_vertex(point, normal, material, colour, light):
    position = [round(c * GRID) / GRID for c in (point.x, point.z, -point.y)]
    direction = [round(max(-1, min(1, c)) * 127) for c in (normal.x, normal.z, -normal.y)]
    albedo = [round(max(0, min(1, c)) * 255) for c in colour]
    return (*position, *direction, material, *albedo, round(max(0, min(1, light)) * 255))


def pack_model(name, model, floor=None):
    """floor: height of an invisible ground that darkens the foot of pieces; None for things without ground."""
    faces = [f for f in model.faces if _newell(f.points).length > 1e-9]
    normals = [_newell(f.points) for f in faces]
    corner_normals = _smooth_normals(faces, normals)
    tree = _occluders(faces, floor)
    vertices, index_of, indices, cache = [], {}, [], {}
    for face, flat, directions in zip(faces, normals, corner_normals):
        centre = sum(face.points, Vector()) / len(face.points)
        numbers = []
        for point, direction, colour in zip(face.points, directions, face.colours):
            start = point.lerp(centre, 0.15) + flat.normalized() * 0.004
            key = (_key(start), _key(direction))
            if key not in cache:
                cache[key] = _light(tree, start, direction, model.shelter)
            vertex = _pack_vertex(point, direction, face.material, colour, cache[key])
            if vertex not in index_of:
                index_of[vertex] = len(vertices)
                vertices.append(vertex)
            numbers.append(index_of[vertex])
        for triangle in _triangles(face.points):
            picked = [numbers[k] for k in triangle]
            if len({vertices[k][:3] for k in picked}) == 3:
                indices += picked
    return PackedModel(name, vertices, indices)
