#include "src/gfx/models/glb.h"

#include <algorithm>
#include <cmath>

#include "engine/lua/reading/limits.h"

#include "src/gfx/base/numbers.h"
#include "src/gfx/models/glb_data.h"

namespace hexholm::gfx {

using scene::Vec3;

namespace {

constexpr int kDeepest = 32;               // nodes inside nodes
constexpr std::size_t kMostNodes = 10000;  // that are visited
constexpr float kFurthest = 10;  // from the origin; a tile is 1 from its middle to a corner

// Three columns and a place: where a node puts its mesh.
struct Placement {
    Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1}, at{};

    Vec3 turned(Vec3 v) const { return x * v.x + y * v.y + z * v.z; }
    Vec3 placed(Vec3 v) const { return turned(v) + at; }
    // Normals keep their right angle under uneven scales.
    Vec3 normal(Vec3 n) const {
        const Vec3 turned = cross(y, z) * n.x + cross(z, x) * n.y + cross(x, y) * n.z;
        return scene::normalize(is_mirrored() ? turned * -1.0f : turned);
    }
    bool is_mirrored() const { return dot(x, cross(y, z)) < 0; }
};

Placement operator*(const Placement& outer, const Placement& inner) {
    return {outer.turned(inner.x), outer.turned(inner.y), outer.turned(inner.z),
            outer.placed(inner.at)};
}

bool read_placement(const Json& node, Placement& place) {
    std::array<float, 16> m{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    std::array<float, 3> move{};
    std::array<float, 3> scale{1, 1, 1};
    std::array<float, 4> turn{0, 0, 0, 1};
    if (!numbers(member(node, "matrix"), m) || !numbers(member(node, "translation"), move) ||
        !numbers(member(node, "scale"), scale) || !numbers(member(node, "rotation"), turn))
        return false;
    const scene::Quat q{turn[0], turn[1], turn[2], turn[3]};
    const Placement matrix{
        {m[0], m[1], m[2]}, {m[4], m[5], m[6]}, {m[8], m[9], m[10]}, {m[12], m[13], m[14]}};
    const Placement parts{rotate(q, {scale[0], 0, 0}),
                          rotate(q, {0, scale[1], 0}),
                          rotate(q, {0, 0, scale[2]}),
                          {move[0], move[1], move[2]}};
    place = matrix * parts;  // a file has only one of the two
    return true;
}

// False for what is no number, too.
bool is_near(float distance) {
    return std::abs(distance) <= kFurthest;
}

// Linear light to what palettes mean.
std::uint8_t to_srgb(float linear) {
    const float value = std::clamp(linear, 0.0f, 1.0f);
    return to_byte(value <= 0.0031308f ? value * 12.92f
                                       : 1.055f * std::pow(value, 1 / 2.4f) - 0.055f);
}

struct Paint {
    std::array<float, 4> color{1, 1, 1, 1};
    Material material = Material::plain;
};

Material material_named(const Json& name) {
    if (name == "team") return Material::team;
    if (name == "glow") return Material::glow;
    if (name == "vent") return Material::vent;
    if (name == "alive") return Material::alive;
    return name == "gloss" ? Material::gloss : Material::plain;
}

// The rows that make one part of a mesh.
struct Part {
    std::optional<GlbRows> places, normals, colors, indices;
    Paint paint;

    std::size_t corners() const { return indices ? indices->count() : places->count(); }
    std::uint32_t corner(std::size_t i) const {
        return indices ? indices->index(i) : static_cast<std::uint32_t>(i);
    }
};

class GlbReader {
public:
    GlbReader(const GlbData& data, Mesh& mesh) : data_(data), mesh_(mesh) {}

    bool read_scene() {
        const Json& json = data_.json();
        if (!member(json, "extensionsRequired").empty())
            return fail("the model is compressed or needs an extension; export it without");
        const auto scene = whole(member(json, "scene"), 0);
        const Json& nodes = member(item(member(json, "scenes"), scene.value_or(SIZE_MAX)), "nodes");
        if (!read_nodes(nodes, {}, 0)) return false;
        return !mesh_.indices.empty() || fail("there is no mesh in the model");
    }
    const std::string& error() const { return error_; }

private:
    bool fail(const char* text) {
        error_ = text;
        return false;
    }
    bool damaged() { return fail("the model is damaged; export it anew"); }

    bool read_nodes(const Json& list, const Placement& outer, int depth) {
        if (list.is_null()) return true;
        if (!list.is_array()) return damaged();
        if (depth > kDeepest) return fail("its parts hang in each other too deeply; join them");
        for (const Json& index : list) {
            const Json& node = item(member(data_.json(), "nodes"), whole(index).value_or(SIZE_MAX));
            Placement own;
            if (!node.is_object() || !read_placement(node, own)) return damaged();
            if (++nodes_ > kMostNodes) return fail("the model has too many parts; join them");
            const Placement place = outer * own;
            if (!read_mesh(member(node, "mesh"), place)) return false;
            if (!read_nodes(member(node, "children"), place, depth + 1)) return false;
        }
        return true;
    }

    bool read_mesh(const Json& index, const Placement& place) {
        if (index.is_null()) return true;
        const Json& mesh = item(member(data_.json(), "meshes"), whole(index).value_or(SIZE_MAX));
        const Json& parts = member(mesh, "primitives");
        if (!parts.is_array()) return damaged();
        return std::ranges::all_of(parts, [&](const Json& part) {
            return ++nodes_ <= kMostNodes ? read_part(part, place) : damaged();
        });
    }

    bool read_part(const Json& json, const Placement& place) {
        if (whole(member(json, "mode"), 4) != std::size_t{4})
            return fail("the model has lines or strips; export it with triangles");
        Part part;
        const Json& attributes = member(json, "attributes");
        part.places = data_.rows(member(attributes, "POSITION"));
        if (!part.places || part.places->width() != 3) return damaged();
        if (!read_rows(attributes, "NORMAL", part.places->count(), part.normals) ||
            !read_rows(attributes, "COLOR_0", part.places->count(), part.colors))
            return false;
        if (const Json& indices = member(json, "indices"); !indices.is_null()) {
            part.indices = data_.rows(indices);
            if (!part.indices || part.indices->width() != 1 || !part.indices->is_whole())
                return damaged();
        }
        return read_paint(member(json, "material"), part.paint) && add_triangles(part, place);
    }

    bool read_rows(const Json& attributes,
                   const char* name,
                   std::size_t count,
                   std::optional<GlbRows>& rows) {
        const Json& index = member(attributes, name);
        if (index.is_null()) return true;
        rows = data_.rows(index);
        return (rows && rows->width() >= 3 && rows->count() == count) || damaged();
    }

    bool read_paint(const Json& index, Paint& paint) {
        if (index.is_null()) return true;
        const Json& json = item(member(data_.json(), "materials"), whole(index).value_or(SIZE_MAX));
        paint.material = material_named(member(json, "name"));
        const Json& look = member(json, "pbrMetallicRoughness");
        return (json.is_object() && numbers(member(look, "baseColorFactor"), paint.color)) ||
               damaged();
    }

    bool add_triangles(const Part& part, const Placement& place) {
        if (part.corners() % 3 != 0) return damaged();
        if (part.corners() / 3 > kMaxModelTriangles - mesh_.indices.size() / 3) {
            error_ = "the model has more than " + std::to_string(kMaxModelTriangles) +
                     " triangles; make it simpler";
            return false;
        }
        for (std::size_t i = 0; i < part.corners(); i += 3) {
            std::array<std::uint32_t, 3> corners{part.corner(i), part.corner(i + 1),
                                                 part.corner(i + 2)};
            if (std::ranges::max(corners) >= part.places->count()) return damaged();
            if (place.is_mirrored()) std::swap(corners[1], corners[2]);
            if (!add_triangle(part, place, corners)) return false;
        }
        return true;
    }

    bool add_triangle(const Part& part,
                      const Placement& place,
                      const std::array<std::uint32_t, 3>& corners) {
        std::array<Vec3, 3> at;
        for (std::size_t i = 0; i < 3; ++i) {
            at[i] = place.placed(row(*part.places, corners[i]));
            if (!is_near(at[i].x) || !is_near(at[i].y) || !is_near(at[i].z))
                return fail("the model is too large; a tile is 1 from its middle to a corner");
        }
        const Vec3 flat = scene::normalize(cross(at[1] - at[0], at[2] - at[0]));
        for (std::size_t i = 0; i < 3; ++i) {
            Vec3 normal = flat;
            if (part.normals) normal = place.normal(row(*part.normals, corners[i]));
            const bool has_length = dot(normal, normal) > 0.5f;
            add_corner(at[i], has_length ? normal : Vec3{0, 1, 0}, part, corners[i]);
        }
        return true;
    }

    void add_corner(Vec3 at, Vec3 normal, const Part& part, std::uint32_t corner) {
        Vec3 color{part.paint.color[0], part.paint.color[1], part.paint.color[2]};
        if (part.colors) {
            const Vec3 own = row(*part.colors, corner);
            color = {color.x * own.x, color.y * own.y, color.z * own.z};
        }
        mesh_.indices.push_back(static_cast<std::uint32_t>(mesh_.vertices.size()));
        mesh_.vertices.push_back(
            {{at.x, at.y, at.z},
             {to_signed_byte(normal.x), to_signed_byte(normal.y), to_signed_byte(normal.z)},
             static_cast<std::uint8_t>(part.paint.material),
             {to_srgb(color.x), to_srgb(color.y), to_srgb(color.z)},
             255});
    }

    static Vec3 row(const GlbRows& rows, std::size_t index) {
        return {rows.number(index, 0), rows.number(index, 1), rows.number(index, 2)};
    }

    const GlbData& data_;
    Mesh& mesh_;
    std::size_t nodes_ = 0;
    std::string error_;
};

}  // namespace

bool parse_glb(std::span<const std::uint8_t> bytes,
               const std::string& name,
               Mesh& mesh,
               std::string& error) {
    GlbData data;
    std::string what;
    Mesh read;
    bool good = data.open(bytes, what);
    if (good) {
        GlbReader reader(data, read);
        good = reader.read_scene();
        what = reader.error();
    }
    if (good) {
        mesh = std::move(read);
    } else {
        error = name + ": " + what;
    }
    return good;
}

}  // namespace hexholm::gfx
