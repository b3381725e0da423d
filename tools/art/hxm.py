"""Reads and writes the model pack format HXM1 (docs/art.md). Plain Python, no Blender."""
import struct

MAGIC = b"HXM1"
VERTEX = struct.Struct("<3f3bB4B")


class PackedModel:
    """name; vertices as tuples (x, y, z, nx, ny, nz, material, r, g, b, light); indices."""

    def __init__(self, name, vertices, indices):
        self.name, self.vertices, self.indices = name, vertices, indices

    def bounds(self):
        axes = list(zip(*[v[:3] for v in self.vertices]))
        return [min(a) for a in axes], [max(a) for a in axes]


def _padded(data):
    return data + b"\0" * (-len(data) % 4)


def write_pack(path, models):
    models = sorted(models, key=lambda m: m.name)
    body = b""
    for model in models:
        low, high = model.bounds()
        name = model.name.encode("ascii")
        body += _padded(bytes([len(name)]) + name)
        body += struct.pack("<2I6f", len(model.vertices), len(model.indices), *low, *high)
        body += b"".join(VERTEX.pack(*v) for v in model.vertices)
        body += _padded(struct.pack(f"<{len(model.indices)}H", *model.indices))
    with open(path, "wb") as out:
        out.write(MAGIC + struct.pack("<2I", 12 + len(body), len(models)) + body)


def read_pack(path):
    with open(path, "rb") as source:
        data = source.read()
    size, count = struct.unpack_from("<2I", data, 4)
    if data[:4] != MAGIC or size != len(data):
        raise ValueError(f"{path}: not a complete HXM1 file")
    models, at = [], 12
    for _ in range(count):
        length = data[at]
        name = data[at + 1:at + 1 + length].decode("ascii")
        at += (1 + length + 3) // 4 * 4
        vertex_count, index_count = struct.unpack_from("<2I", data, at)
        at += 32
        vertices = list(VERTEX.iter_unpack(data[at:at + vertex_count * VERTEX.size]))
        at += vertex_count * VERTEX.size
        indices = list(struct.unpack_from(f"<{index_count}H", data, at))
        at += (index_count * 2 + 3) // 4 * 4
        models.append(PackedModel(name, vertices, indices))
    if at != len(data):
        raise ValueError(f"{path}: {len(data) - at} bytes too many")
    return models
