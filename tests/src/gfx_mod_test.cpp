// What mods bring is drawn, and what they lack is replaced.
#include <algorithm>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "src/anim/places/looks.h"
#include "src/gfx/panels/picture_icons.h"
#include "src/gfx/table/renderer.h"
#include "src/platform/paths.h"
#include "src/platform/window.h"
#include "tests/src/mod_files.h"

namespace hexholm {
namespace {

namespace fs = std::filesystem;

// A mod in a folder of its own, and a renderer that knows it.
struct ModelShop {
    fs::path folder =
        fs::temp_directory_path() / ("hexholm-gfx-" + std::to_string(getpid())) / "things";
    std::unique_ptr<platform::Window> window;
    scene::ModelNames names;
    std::vector<std::string> lines;
    std::unique_ptr<gfx::Renderer> renderer;

    ModelShop() {
        fs::remove_all(folder);
        test::write_file(folder / "assets/tower.glb",
                         test::glb(test::triangle_json(), test::triangle_numbers()));
        std::string error;
        const std::vector<std::uint8_t> green = {0, 200, 0, 0, 200, 0};
        REQUIRE(platform::save_png((folder / "assets/leaf.png").string(), 2, 1, green, error));
        window = platform::Window::open({.width = 200, .height = 200, .offscreen = true}, error);
        REQUIRE(window);
        gfx::RendererOptions options;
        options.packs = {platform::find_paths("").assets + "/models/common.hxm"};
        options.mods = {{"things", folder.string(), {"base"}},
                        {"base", platform::find_paths("").mods + "/base", {}}};
        options.font = platform::find_paths("").assets + "/fonts/AveriaSerifGWF-Bold.ttf";
        options.names = &names;
        options.message = [this](const std::string& line) { lines.push_back(line); };
        renderer = gfx::Renderer::create(options, error);
        REQUIRE(renderer);
    }
    ~ModelShop() { fs::remove_all(folder); }

    // How many points of the picture are of a kind when this model lies in the middle.
    template <class Is>
    std::ptrdiff_t count(scene::ModelId model, Is is) {
        scene::Scene scene;
        scene.camera.distance = 3;
        scene.pieces.push_back({.model = model});
        renderer->draw(scene, {.width = 200, .height = 200, .time_s = 1, .at_once = true});
        const std::vector<std::uint8_t> rgb = renderer->read_pixels(200, 200);
        std::ptrdiff_t found = 0;
        for (std::size_t i = 0; i + 2 < rgb.size(); i += 3)
            found += is(rgb[i], rgb[i + 1], rgb[i + 2]) ? 1 : 0;
        return found;
    }
    std::uintptr_t icon(scene::ModelId model) {
        return renderer->icon({.model = model, .width = 48, .height = 48});
    }
};

bool is_red(int r, int g, int b) {
    return r > 100 && r > 2 * g && r > 2 * b;
}

TEST_CASE("a model file of a mod is drawn on the table") {
    ModelShop shop;
    const scene::ModelId tower = shop.names.id("things/tower.glb");
    REQUIRE(shop.renderer->has_model(tower));
    REQUIRE(shop.count(tower, is_red) > 500);
    REQUIRE(shop.count(scene::kNoModel, is_red) == 0);
    REQUIRE(shop.lines == std::vector<std::string>());
}

TEST_CASE("a mod may use the models of mods it builds on, and nobody else's") {
    ModelShop shop;
    REQUIRE(shop.renderer->has_model(shop.names.id("things/city")));
    REQUIRE(shop.renderer->has_model(shop.names.id("things/token")));
    REQUIRE_FALSE(shop.renderer->has_model(shop.names.id("base/tower.glb")));
    REQUIRE_FALSE(shop.renderer->has_model(shop.names.id("things/../../base/assets/models.hxm")));
    REQUIRE_FALSE(shop.renderer->has_model(shop.names.id("stranger/city_of_gold")));
}

TEST_CASE("a model that cannot be used is told once, and its substitute is drawn") {
    ModelShop shop;
    test::write_file(shop.folder / "assets/broken.glb", "glTF");
    const scene::ModelId broken = shop.names.id("things/broken.glb");
    shop.names.set_substitute(broken, shop.names.id("#ff0000"));
    shop.lines.clear();
    REQUIRE(shop.count(broken, is_red) > 100);
    REQUIRE(shop.count(broken, is_red) > 100);
    REQUIRE(shop.lines.size() == 1);
    REQUIRE(shop.lines[0].find("things/assets/broken.glb: ") == 0);
}

TEST_CASE("a painted icon is shown as it is, a broken one as if there were none") {
    ModelShop shop;
    const scene::ModelId leaf = shop.names.id("things/leaf.png");
    REQUIRE(shop.icon(leaf) != 0);
    REQUIRE(shop.lines == std::vector<std::string>());
    test::write_file(shop.folder / "assets/text.png", "this is text");
    const scene::ModelId text = shop.names.id("things/text.png");
    REQUIRE(shop.icon(text) == 0);
    REQUIRE(shop.icon(text) == 0);
    REQUIRE(shop.lines.size() == 1);
    const scene::ModelId other = shop.names.id("things/none.png");
    shop.names.set_substitute(other, shop.names.id("things/tower.glb"));
    REQUIRE(shop.icon(other) != 0);
}

TEST_CASE("a picture is brought to the size of an icon with clear borders") {
    const platform::Picture wide{
        4, 2, {10, 0, 0, 255, 20, 0, 0, 255, 30, 0, 0, 255, 40, 0, 0, 255,
               30, 0, 0, 255, 40, 0, 0, 255, 50, 0, 0, 255, 60, 0, 0, 255}};
    const platform::Picture icon = gfx::fit_picture(wide, 2, 2);
    const auto pixel = [&](std::size_t at) {
        return std::vector<int>(icon.rgba.begin() + static_cast<std::ptrdiff_t>(at * 4),
                                icon.rgba.begin() + static_cast<std::ptrdiff_t>(at * 4 + 4));
    };
    REQUIRE(pixel(0) == std::vector<int>{25, 0, 0, 255});
    REQUIRE(pixel(1) == std::vector<int>{45, 0, 0, 255});
    REQUIRE(pixel(2)[3] == 0);
    const platform::Picture large = gfx::fit_picture({1, 1, {9, 9, 9, 128}}, 3, 5);
    REQUIRE(large.rgba.size() == 3 * 5 * 4);
    REQUIRE(std::count(large.rgba.begin(), large.rgba.end(), 128) == 9);
}

TEST_CASE("whatever stands on the table has a look, with a model or without") {
    Content content;
    Piece piece;
    piece.face.mod = "things";
    content.pieces.add(piece);
    Terrain land;
    land.face.mod = "things";
    land.face.color = 0x123456;
    content.terrains.add(land);
    Terrain sea;
    sea.land = false;
    content.terrains.add(sea);
    Good good;
    good.face.mod = "things";
    good.face.model = "stone.glb";
    good.face.icon = "stone.png";
    content.goods.add(good);
    scene::ModelNames names;
    const anim::Looks looks = anim::find_looks(content, names, "");
    REQUIRE(names.name(looks.pieces[PieceId(0)]) == "#team");
    REQUIRE(names.name(looks.terrains[TerrainId(0)]) == "#123456");
    REQUIRE(looks.terrains[TerrainId(1)] == scene::kNoModel);
    REQUIRE(names.name(looks.goods[GoodId(0)]) == "things/stone.png");
    REQUIRE(names.name(names.substitute(looks.goods[GoodId(0)])) == "things/stone.glb");
}

}  // namespace
}  // namespace hexholm
