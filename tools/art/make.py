"""Builds the model packs. Run by tools/art/build inside Blender; names after -- limit the work to those models."""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)

import hxm  # noqa: E402
import sea  # noqa: E402,F401  (registers its models)
from bake import pack_model  # noqa: E402
from base_game import BASE  # noqa: E402
from kit import Model  # noqa: E402
from table import COMMON  # noqa: E402

PACKS = {"assets/models/common.hxm": COMMON, "mods/base/assets/models.hxm": BASE}


def seed_of(name):
    """The same model on every machine and in every run."""
    return sum((k + 1) * ord(c) for k, c in enumerate(name))


def build(name, recipe):
    function, floor = recipe
    model = Model(seed_of(name))
    function(model)
    return pack_model(name, model, floor)


def main():
    wanted = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    for path, recipes in PACKS.items():
        path = os.path.join(ROOT, path)
        kept = {}
        if wanted and os.path.exists(path):
            kept = {m.name: m for m in hxm.read_pack(path) if m.name in recipes}
        for name, recipe in recipes.items():
            if kept and name in kept and not any(name.startswith(w) for w in wanted):
                continue
            start = time.time()
            kept[name] = build(name, recipe)
            print(f"{name:24} {len(kept[name].indices) // 3:5} triangles {time.time() - start:6.2f} s", flush=True)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        hxm.write_pack(path, kept.values())


main()
