// A shape made of coloured triangles.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "src/scene/vec.h"

namespace hexholm::gfx {

// The materials of faces. Smoke rises from vents; what is alive moves about on its tile.
enum class Material : std::uint8_t {
    plain = 0,
    team = 1,
    glow = 2,
    gloss = 3,
    vent = 4,
    alive = 5
};

// The layout of a vertex in a model pack (docs/art.md), handed to OpenGL as it is.
struct Vertex {
    std::array<float, 3> position;
    std::array<std::int8_t, 3> normal;
    std::uint8_t material;
    std::array<std::uint8_t, 3> color;
    std::uint8_t light;
};
static_assert(sizeof(Vertex) == 20);

inline scene::Vec3 place_of(const Vertex& vertex) {
    return {vertex.position[0], vertex.position[1], vertex.position[2]};
}

struct Mesh {
    std::vector<Vertex> vertices;
    std::vector<std::uint32_t> indices;
};

struct Bounds {
    scene::Vec3 low, high;

    void include(scene::Vec3 at);
};
// Before anything is included.
Bounds no_bounds();
Bounds bounds_of(const Mesh& mesh);

// Puts flat faces together; what the program draws without an artist's help.
class MeshBuilder {
public:
    using Vec3 = scene::Vec3;
    using Color = scene::Color;

    void set_color(Color color) { color_ = color; }
    void set_material(Material material) { material_ = material; }
    void set_light(float light) { light_ = light; }

    // Corners anticlockwise as seen from outside.
    void triangle(Vec3 a, Vec3 b, Vec3 c);
    // Adds a triangle with a colour for each corner.
    void triangle(Vec3 a, Color color_a, Vec3 b, Color color_b, Vec3 c, Color color_c);
    // A corner with a colour and a direction of its own, for shapes that shall look round.
    struct Corner {
        Vec3 place, normal;
        Color color;
    };
    void smooth(const Corner& a, const Corner& b, const Corner& c);
    void quad(Vec3 a, Vec3 b, Vec3 c, Vec3 d);
    void box(Vec3 low, Vec3 high);
    // A ring of `sides` faces from one circle about the y axis to another, facing outwards when it
    // rises; angle 0 points east.
    void ring(int sides, float turn_rad, float radius_a, float y_a, float radius_b, float y_b);
    // A disc facing up.
    void disc(int sides, float turn_rad, float radius, float y);

    const Mesh& mesh() const { return mesh_; }
    Mesh take() { return std::move(mesh_); }

private:
    void vertex(Vec3 position, Vec3 normal);

    Mesh mesh_;
    Color color_;
    Material material_ = Material::plain;
    float light_ = 1;
};

}  // namespace hexholm::gfx
