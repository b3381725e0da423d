// Model packs, whole and damaged.
#include <cstring>

#include <catch2/catch.hpp>

#include "src/gfx/models/model_pack.h"
#include "src/gfx/models/plain_shapes.h"

namespace hexholm::gfx {
namespace {

using Bytes = std::vector<std::uint8_t>;

void put(Bytes& bytes, const void* from, std::size_t size) {
    bytes.resize(bytes.size() + size);
    std::memcpy(bytes.data() + bytes.size() - size, from, size);
}

void put_u32(Bytes& bytes, std::uint32_t value) {
    put(bytes, &value, sizeof value);
}

// One triangle with the name "tri", as docs/art.md says.
Bytes small_pack() {
    Bytes bytes;
    put(bytes, "HXM1", 4);
    put_u32(bytes, 0);
    put_u32(bytes, 1);
    put(bytes, "\3tri", 4);
    put_u32(bytes, 3);
    put_u32(bytes, 3);
    const float bounds[6] = {};
    put(bytes, bounds, sizeof bounds);
    for (int i = 0; i < 3; ++i) {
        const Vertex vertex{{static_cast<float>(i), 0, 0}, {0, 127, 0}, 1, {9, 8, 7}, 255};
        put(bytes, &vertex, sizeof vertex);
    }
    const std::uint16_t indices[4] = {0, 1, 2, 0};
    put(bytes, indices, sizeof indices);
    const auto size = static_cast<std::uint32_t>(bytes.size());
    std::memcpy(bytes.data() + 4, &size, sizeof size);
    return bytes;
}

}  // namespace

TEST_CASE("a pack is read as it was written") {
    std::vector<PackedModel> models;
    std::string error;
    REQUIRE(parse_pack(small_pack(), "p", models, error));
    REQUIRE(models.size() == 1);
    CHECK(models[0].name == "tri");
    CHECK(models[0].mesh.indices == std::vector<std::uint32_t>{0, 1, 2});
    CHECK(models[0].mesh.vertices[2].position[0] == 2.0f);
    CHECK(models[0].mesh.vertices[0].material == 1);
}

TEST_CASE("a pack that was cut short anywhere is refused with a line that names it") {
    const Bytes whole = small_pack();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        std::vector<PackedModel> models;
        std::string error;
        CHECK_FALSE(parse_pack(Bytes(whole.begin(), whole.begin() + static_cast<long>(size)),
                               "p.hxm", models, error));
        CHECK(error.find("p.hxm") != std::string::npos);
        CHECK(models.empty());
    }
}

TEST_CASE("counts that lie are refused, not believed") {
    for (const std::size_t field : {std::size_t{16}, std::size_t{20}}) {
        Bytes bytes = small_pack();
        const std::uint32_t huge = 0xfffffff0u;
        std::memcpy(bytes.data() + field, &huge, sizeof huge);
        std::vector<PackedModel> models;
        std::string error;
        CHECK_FALSE(parse_pack(bytes, "p", models, error));
    }
}

TEST_CASE("an index beyond the vertices is refused") {
    Bytes bytes = small_pack();
    bytes[bytes.size() - 8] = 3;
    std::vector<PackedModel> models;
    std::string error;
    CHECK_FALSE(parse_pack(bytes, "p", models, error));
}

// Six times the volume that the faces enclose; positive when they face outwards.
static float volume6(const Mesh& mesh) {
    float sum = 0;
    const auto place = [&](std::size_t i) {
        const auto& p = mesh.vertices[mesh.indices[i]].position;
        return hexholm::scene::Vec3{p[0], p[1], p[2]};
    };
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        sum += dot(place(i), cross(place(i + 1), place(i + 2)));
    }
    return sum;
}

TEST_CASE("the plain shapes face outwards") {
    CHECK(volume6(plain_peg("")) > 0);
    CHECK(volume6(plain_tile("x")) > 0);
    CHECK(volume6(fog_bank(0)) > 0);
    for (const char* name : {"token", "die", "pier", "harbour_sign", "anything"}) {
        CHECK(volume6(plain_shape(name)) > 0);
    }
}

}  // namespace hexholm::gfx
