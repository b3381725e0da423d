#!/usr/bin/env python3
"""Checks the committed model packs: format, names, budgets, bounds, and that no surface is inside out.

Needs nothing but Python and takes about a second; tools/art/build runs it, and so may the tests.
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)

from hxm import read_pack  # noqa: E402

TERRAINS = ("forest", "hills", "pasture", "fields", "mountains", "desert")
TILES = {f"{t}_{n}" for t in TERRAINS for n in range(3)}
EXPECTED = {
    "assets/models/common.hxm": {
        "base_plate", "sea_bed", "token", "die", "dice_tray", "pier", "dock", "harbour_sign", "ghost_ring", "ghost_bar", "ghost_hex",
        "sea_rock_0", "sea_rock_1", "sea_rock_2", "boat_0", "boat_1", "buoy", "seagull", "whale_tail", "chest", "star", "crown", "hourglass"},
    "mods/base/assets/models.hxm": TILES | {
        "road", "settlement", "city", "robber", "lumber", "brick", "wool", "grain", "ore", "card_knight", "card_road_building",
        "card_invention", "card_monopoly", "card_victory_point", "award_longest_road", "award_largest_army"},
}
TILE_BUDGET, OTHER_BUDGET = 2500, 1500
PIECE_BUDGETS = {"road": 420, "settlement": 800, "city": 1100, "robber": 800}
TEAM = 1


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def dot(a, b):
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def triangles(model):
    points = [v[:3] for v in model.vertices]
    for k in range(0, len(model.indices), 3):
        yield tuple(points[i] for i in model.indices[k:k + 3])


def parts(model):
    """Groups triangles that share a corner position."""
    parent = {}

    def root(p):
        while parent[p] != p:
            parent[p] = parent[parent[p]]
            p = parent[p]
        return p

    everything = list(triangles(model))
    for triangle in everything:
        for p in triangle:
            parent.setdefault(p, p)
        for p in triangle[1:]:
            parent[root(p)] = root(triangle[0])
    groups = {}
    for triangle in everything:
        groups.setdefault(root(triangle[0]), []).append(triangle)
    return groups.values()


def volume(part):
    """Signed volume about the part's own middle, so that parts without a floor count as well."""
    count = 3 * len(part)
    middle = tuple(sum(p[axis] for t in part for p in t) / count for axis in range(3))
    return sum(dot(minus(a, middle), cross(minus(b, middle), minus(c, middle))) for a, b, c in part) / 6


def area(part):
    normals = (cross(minus(b, a), minus(c, a)) for a, b, c in part)
    return sum(dot(n, n) ** 0.5 for n in normals) / 2


def check_surface(model, complain):
    against = 0
    for k in range(0, len(model.indices), 3):
        corners = [model.vertices[i] for i in model.indices[k:k + 3]]
        a, b, c = (v[:3] for v in corners)
        normal = cross(minus(b, a), minus(c, a))
        if dot(normal, normal) < 1e-14:
            continue
        if any(dot(normal, v[3:6]) <= 0 for v in corners):
            against += 1
    if against > len(model.indices) // 3 // 100:  # slivers of smooth parts may differ after rounding
        complain(f"{against} triangles wound against their normals")
    for part in parts(model):
        if len(part) >= 4 and volume(part) < -0.01 * area(part) ** 1.5:  # a nearly flat sheet has no volume to speak of
            p = part[0][0]
            complain(f"part of {len(part)} triangles near ({p[0]:.2f}, {p[1]:.2f}, {p[2]:.2f}) is inside out")


def check_normals(model, complain):
    for v in model.vertices:
        length = dot(v[3:6], v[3:6]) ** 0.5 / 127
        if not 0.97 < length < 1.03:
            return complain(f"normal of length {length:.2f}")


def check_budget(name, model, complain):
    budget = TILE_BUDGET if name in TILES else PIECE_BUDGETS.get(name, OTHER_BUDGET)
    count = len(model.indices) // 3
    if count > budget:
        complain(f"{count} triangles, {budget} allowed")
    if len(model.vertices) > 65535:
        complain("too many vertices")


def check_bounds(name, model, complain):
    low, high = model.bounds()
    if name in TILES:
        if high[1] > 0.45 or low[1] < -0.201 or max(-low[0], high[0]) > 0.86 or max(-low[2], high[2]) > 0.99:
            complain(f"tile out of bounds {low} {high}")
        tall = [v for v in model.vertices if v[0] ** 2 + v[2] ** 2 < 0.42 ** 2 and v[1] > 0.075]
        if tall:
            complain(f"{len(tall)} points stand in the clearing, up to {max(v[1] for v in tall):.2f}")
    elif name in PIECE_BUDGETS and (low[1] < -0.02 or high[1] > 0.62 or max(high[0], high[2]) > 0.32):
        complain(f"piece out of bounds {low} {high}")
    if name in PIECE_BUDGETS and name != "robber" and not any(v[6] == TEAM for v in model.vertices):
        complain("no face has the owner's colour")


def main():
    faults = 0
    for path, names in EXPECTED.items():
        try:
            models = {m.name: m for m in read_pack(os.path.join(ROOT, path))}
        except (OSError, ValueError) as error:
            print(f"{path}: {error}")
            faults += 1
            continue
        messages = [f"missing {n}" for n in sorted(names - set(models))] + [f"unknown {n}" for n in sorted(set(models) - names)]
        for name, model in models.items():
            complain = lambda text, name=name: messages.append(f"{name}: {text}")
            check_normals(model, complain)
            check_surface(model, complain)
            check_budget(name, model, complain)
            check_bounds(name, model, complain)
        for text in messages:
            print(f"{path}: {text}")
        faults += len(messages)
        total = sum(len(m.indices) // 3 for m in models.values())
        print(f"{path}: {len(models)} models, {total} triangles, {os.path.getsize(os.path.join(ROOT, path)) // 1024} KiB")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
