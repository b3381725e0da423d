// Models of mods: a good one, and every way in which a file can be wrong.
#include <catch2/catch.hpp>

#include "src/gfx/base/asset_source.h"
#include "src/gfx/models/glb.h"
#include "tests/src/mod_files.h"

namespace hexholm::gfx {
namespace {

using test::glb;
using test::put;
using test::triangle_json;
using test::triangle_numbers;
using test::with;

struct Outcome {
    bool good = false;
    Mesh mesh;
    std::string error;
};

Outcome parsed(const std::string& bytes) {
    Outcome outcome;
    outcome.good = parse_glb(as_bytes(bytes), "things/tower.glb", outcome.mesh, outcome.error);
    return outcome;
}

Outcome parsed_with(const std::string& from, const std::string& to) {
    const std::string json = with(triangle_json(), from, to);
    REQUIRE_FALSE(json.empty());
    return parsed(glb(json, triangle_numbers()));
}

std::string refusal(const std::string& from, const std::string& to) {
    const Outcome outcome = parsed_with(from, to);
    CHECK(outcome.good == outcome.error.empty());
    CHECK(outcome.mesh.vertices.empty() != outcome.good);
    CHECK(outcome.error.find('\n') == std::string::npos);
    return outcome.error;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_CASE("a model is read with its places, its colour and a normal for each face") {
    const Outcome outcome = parsed(glb(triangle_json(), triangle_numbers()));
    INFO(outcome.error);
    REQUIRE(outcome.good);
    REQUIRE(outcome.mesh.indices == std::vector<std::uint32_t>{0, 1, 2});
    const Vertex& second = outcome.mesh.vertices[1];
    REQUIRE(second.position == std::array<float, 3>{0, 0, 1});
    REQUIRE(second.normal == std::array<std::int8_t, 3>{0, 127, 0});
    REQUIRE(second.color == std::array<std::uint8_t, 3>{255, 0, 0});
    REQUIRE(second.material == static_cast<std::uint8_t>(Material::plain));
}

TEST_CASE("colours are linear in the file and as on a palette in the mesh") {
    const Outcome half = parsed_with("[1,0,0,1]", "[0.5,0.5,0.5,1]");
    REQUIRE(half.mesh.vertices[0].color == std::array<std::uint8_t, 3>{188, 188, 188});
}

TEST_CASE("a material called team takes the owner's colour") {
    const Outcome outcome = parsed_with("\"red\"", "\"team\"");
    REQUIRE(outcome.mesh.vertices[0].material == static_cast<std::uint8_t>(Material::team));
}

TEST_CASE("nodes move, turn and scale, one inside the other, and a mirror keeps faces outside") {
    const Outcome moved = parsed_with(R"({"mesh":0})", R"({"children":[1],"translation":[2,0,0]},
        {"mesh":0,"scale":[3,3,3],"rotation":[0,1,0,0]})");
    REQUIRE(moved.good);
    REQUIRE(moved.mesh.vertices[1].position[0] == Approx(2));
    REQUIRE(moved.mesh.vertices[1].position[2] == Approx(-3));
    const Outcome matrix =
        parsed_with(R"({"mesh":0})", R"({"mesh":0,"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,5,6,7,1]})");
    REQUIRE(matrix.mesh.vertices[0].position == std::array<float, 3>{5, 6, 7});
    const Outcome mirrored = parsed_with(R"({"mesh":0})", R"({"mesh":0,"scale":[-1,1,1]})");
    REQUIRE(mirrored.mesh.vertices[0].normal[1] == 127);
}

TEST_CASE("indices of 8 and 32 bits, no indices, and several meshes are read") {
    std::string bytes8 = triangle_numbers().substr(0, 36) + std::string("\0\1\2", 3);
    const std::string json8 =
        with(with(triangle_json(), "5123", "5121"), "\"byteLength\":6", "\"byteLength\":3");
    REQUIRE(parsed(glb(json8, bytes8)).good);
    std::string bytes32 = triangle_numbers().substr(0, 36);
    for (const std::uint32_t index : {0U, 1U, 2U})
        put(bytes32, index);
    const std::string json32 =
        with(with(triangle_json(), "5123", "5125"), "\"byteLength\":6", "\"byteLength\":12");
    REQUIRE(parsed(glb(json32, bytes32)).good);
    REQUIRE(parsed_with(",\"indices\":1", "").mesh.vertices.size() == 3);
    REQUIRE(parsed_with("\"nodes\":[0]", "\"nodes\":[0,0]").mesh.vertices.size() == 6);
}

TEST_CASE("colours and normals of corners are used") {
    std::string numbers = triangle_numbers();
    numbers.resize(44, '\0');
    numbers += std::string("\xff\x80\x00\xff", 4) + std::string(8, '\xff');
    std::string json = with(triangle_json(), "\"POSITION\":0", "\"POSITION\":0,\"COLOR_0\":2");
    json = with(json, "[1,0,0,1]", "[1,1,1,1]");
    json = with(json, "\"byteLength\":6}", R"("byteLength":6},
        {"buffer":0,"byteOffset":44,"byteLength":12})");
    json = with(json, "\"SCALAR\"}", R"("SCALAR"},{"bufferView":2,"componentType":5121,
        "normalized":true,"count":3,"type":"VEC4"})");
    const Outcome outcome = parsed(glb(json, numbers));
    INFO(outcome.error);
    REQUIRE(outcome.good);
    REQUIRE(outcome.mesh.vertices[0].color == std::array<std::uint8_t, 3>{255, 188, 0});
}

TEST_CASE("a model that points beside its numbers is refused") {
    const std::string damaged = "things/tower.glb: the model is damaged; export it anew";
    REQUIRE(refusal("\"count\":3,\"type\":\"VEC3\"", "\"count\":4,\"type\":\"VEC3\"") == damaged);
    REQUIRE(refusal("\"count\":3,\"type\":\"VEC3\"", "\"count\":4294967295,\"type\":\"VEC3\"") ==
            damaged);
    REQUIRE(refusal("\"count\":3,\"type\":\"VEC3\"", "\"count\":2,\"type\":\"VEC3\"") == damaged);
    REQUIRE(refusal("\"count\":3,\"type\":\"VEC3\"", "\"count\":0,\"type\":\"VEC3\"") == damaged);
    REQUIRE(refusal("\"byteOffset\":0", "\"byteOffset\":4000000000") == damaged);
    REQUIRE(refusal("\"byteOffset\":0", "\"byteOffset\":-4") == damaged);
    REQUIRE(refusal("\"byteOffset\":0", "\"byteOffset\":18446744073709551615") == damaged);
    REQUIRE(refusal("\"byteLength\":36", "\"byteLength\":1e300") == damaged);
    REQUIRE(refusal("\"byteLength\":36", "\"byteLength\":36,\"byteStride\":0") == damaged);
    REQUIRE(refusal("\"buffer\":0", "\"buffer\":1") == damaged);
    REQUIRE(refusal("\"bufferView\":0", "\"bufferView\":7") == damaged);
    REQUIRE(refusal("\"POSITION\":0", "\"POSITION\":9") == damaged);
    REQUIRE(refusal("\"POSITION\":0", "\"POSITION\":\"0\"") == damaged);
    REQUIRE(refusal("\"indices\":1", "\"indices\":-1") == damaged);
    REQUIRE(refusal("\"material\":0", "\"material\":3") == damaged);
    REQUIRE(refusal("\"mesh\":0", "\"mesh\":5") == damaged);
    REQUIRE(refusal("\"nodes\":[0]", "\"nodes\":[3]") == damaged);
    REQUIRE(refusal("\"type\":\"VEC3\"", "\"type\":\"MAT4\"") == damaged);
    REQUIRE(refusal("5123", "5126") == damaged);
    REQUIRE(refusal("[1,0,0,1]", "[1,0,0]") == damaged);
    REQUIRE(refusal("[1,0,0,1]", "[1,0,0,\"a\"]") == damaged);
    std::string beside = triangle_numbers();
    beside[40] = 3;
    REQUIRE(parsed(glb(triangle_json(), beside)).error == damaged);
}

TEST_CASE("what a model may not have is refused with the remedy") {
    REQUIRE(contains(refusal("\"indices\":1", "\"indices\":1,\"mode\":1"), "with triangles"));
    REQUIRE(contains(refusal("\"scene\":0", R"("scene":0,"extensionsRequired":["X"])"),
                     "needs an extension"));
    REQUIRE(contains(refusal("\"byteLength\":44", R"("byteLength":44,"uri":"file:///etc/passwd")"),
                     "export it as .glb"));
    REQUIRE(contains(refusal("\"mesh\":0", "\"name\":\"empty\""), "no mesh"));
    REQUIRE(
        contains(refusal(R"({"mesh":0})", R"({"mesh":0,"translation":[99,0,0]})"), "too large"));
    REQUIRE(contains(refusal(R"({"mesh":0})", R"({"mesh":0,"children":[0]})"), "too deeply"));
    REQUIRE(contains(refusal(R"({"mesh":0})", R"({"children":[0,0,0,0,0,0,0,0]})"), "too deeply"));
    REQUIRE_FALSE(refusal(R"({"mesh":0})", R"({"mesh":0,"scale":[1e400,1,1]})").empty());
    std::string no_number = triangle_numbers();
    no_number.replace(0, 4, std::string("\x00\x00\xc0\x7f", 4));
    REQUIRE(contains(parsed(glb(triangle_json(), no_number)).error, "too large"));
}

TEST_CASE("more triangles than the limit are refused, however they are written") {
    std::string many = "0";
    for (int i = 0; i < 60000; ++i)
        many += ",0";
    REQUIRE(contains(refusal("\"nodes\":[0]", "\"nodes\":[" + many + "]"), "too many parts"));
    std::string indices = triangle_numbers().substr(0, 36);
    indices.resize(36 + 60001 * 3, '\0');
    std::string json = with(triangle_json(), "\"byteLength\":6", "\"byteLength\":180003");
    json = with(with(json, "5123,\"count\":3", "5121,\"count\":180003"), "44", "180040");
    REQUIRE(contains(parsed(glb(json, indices)).error, "more than 60000 triangles"));
}

TEST_CASE("a model with any byte changed or cut off anywhere does no harm") {
    const std::string whole = glb(triangle_json(), triangle_numbers());
    for (std::size_t size = 0; size < whole.size(); ++size)
        REQUIRE_FALSE(parsed(whole.substr(0, size)).good);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const int value : {0, 1, 57, 125, 255}) {
            std::string odd = whole;
            odd[at] = static_cast<char>(value);
            const Outcome outcome = parsed(odd);
            REQUIRE(outcome.good == outcome.error.empty());
        }
    }
    REQUIRE_FALSE(parsed(glb(std::string(200000, '['), "")).good);
    REQUIRE_FALSE(parsed(glb(std::string(300000, ' '), "")).good);
    REQUIRE_FALSE(parsed("solid text").good);
}

}  // namespace
}  // namespace hexholm::gfx
