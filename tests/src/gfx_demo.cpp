// Draws a hand-made island without a game: gfx-demo [--size WxH] [--shot FILE] [--case NAME] [--bench N]
//
// For whoever works on the picture. Cases: board (default), marks, close, low, islands,
// icons; with --bench also idle (15 frames a second), orbit, dice, piece, robber.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include <imgui.h>
#include <sys/resource.h>

#include "src/gfx/table/renderer.h"
#include "src/platform/clock.h"
#include "src/platform/imgui_glue.h"
#include "src/platform/paths.h"
#include "src/platform/picture.h"
#include "src/platform/window.h"
#include "src/scene/decor.h"
#include "src/scene/dice_space.h"
#include "src/scene/hex_space.h"

using namespace hexholm;
using scene::Color;
using scene::rgb;
using scene::Vec3;

namespace {

struct Options {
    int width = 1280, height = 720;
    std::string shot, name = "board";
    int bench = 0;
    bool visible = false;
    std::string preset;
};

constexpr Color kPlayers[] = {rgb(0xd2382f), rgb(0x2f74d6), rgb(0xf4efe4), rgb(0xf08c1e)};

class Demo {
public:
    Demo() { build(); }
    scene::Scene scene;
    scene::ModelNames names;

    void build() {
        tiles();
        harbours();
        pieces();
        scene.camera.target = {0, 0, 0.1f};
        scene.camera.distance = 21.5f;
        scene.camera.shift = {-0.06f, -0.02f};
        scene.tray.visible = true;
        scene.tray.place = {0.10f, 0.70f};
        scene.tray.dice.push_back(
            {.position = {-0.3f, 0.207f, -0.15f}, .rotation = scene::die_showing(5, 0.4f)});
        scene.tray.dice.push_back(
            {.position = {0.28f, 0.207f, 0.25f}, .rotation = scene::die_showing(3, -0.5f)});
    }

private:
    scene::ModelId id(const char* name) { return names.id(name); }

    void tiles() {
        const char* terrain[19] = {"mountains", "pasture",   "forest", "fields",    "hills",
                                   "pasture",   "hills",     "fields", "forest",    "desert",
                                   "forest",    "mountains", "forest", "mountains", "fields",
                                   "pasture",   "hills",     "fields", "pasture"};
        const int number[19] = {10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11};
        int i = 0;
        for (int r = -2; r <= 2; ++r) {
            for (int q = -2; q <= 2; ++q) {
                if (std::abs(q + r) > 2) continue;
                const int n = number[i];
                scene.tiles.push_back(
                    {.position = scene::tile_center(q, r),
                     .model = id(terrain[i]),
                     .variant = (q * 7 + r * 3 + 20) % 3,
                     .rotation = (q * 5 + r * 11 + 40) % 6,
                     .token = {n, n == 0 ? 0 : 6 - std::abs(7 - n), n == 6 || n == 8}});
                ++i;
            }
        }
    }

    void harbours() {
        struct Place {
            int q, r, side;
            const char* good;
            unsigned color;
        };
        const Place places[] = {
            {0, -2, 5, "", 0}, {2, -2, 1, "grain", 0xe0ad3c}, {2, 0, 1, "", 0},
            {1, 1, 2, "", 0},  {0, 2, 2, "lumber", 0x2f7a45}, {-2, 2, 3, "brick", 0xc2492d},
            {-2, 1, 4, "", 0}, {-2, 0, 4, "wool", 0x86b84a},  {-1, -1, 5, "ore", 0x7d8594}};
        for (const Place& p : places) {
            const bool special = p.good[0] != '\0';
            scene.harbours.push_back({.edge = scene::edge_position(p.q, p.r, p.side),
                                      .direction = scene::side_direction(p.side),
                                      .label = special ? "2:1" : "3:1",
                                      .icon = special ? id(p.good) : scene::kNoModel,
                                      .color = rgb(p.color)});
        }
    }

    void building(const char* model, int q, int r, int corner, int player, float turn) {
        scene.pieces.push_back({.model = id(model),
                                .position = scene::corner_position(q, r, corner),
                                .rotation = scene::turn_y(turn),
                                .scale = model[0] == 'c' ? 1.15f : 1.25f,
                                .team = kPlayers[player]});
    }

    void road(int q, int r, int side, int player) {
        scene.pieces.push_back({.model = id("road"),
                                .position = scene::edge_position(q, r, side),
                                .rotation = scene::turn_y(scene::side_heading(side)),
                                .team = kPlayers[player]});
    }

    void pieces() {
        building("settlement", 0, -1, 2, 0, 0.4f);
        road(0, -1, 1, 0);
        road(0, -1, 2, 0);
        building("city", 0, -1, 3, 0, -0.3f);
        building("settlement", -1, 0, 2, 1, 0.2f);
        road(-1, 0, 1, 1);
        road(-1, 0, 2, 1);
        road(-1, 0, 3, 1);
        building("city", -1, 0, 4, 1, 0.3f);
        building("settlement", 1, 0, 1, 2, -0.4f);
        road(1, 0, 0, 2);
        road(1, 0, 1, 2);
        road(1, 0, 2, 2);
        building("city", 1, 0, 0, 2, 0.5f);
        building("settlement", 0, 1, 3, 3, 0.1f);
        road(0, 1, 2, 3);
        road(0, 1, 3, 3);
        road(0, 1, 1, 3);
        building("city", 0, 1, 1, 3, -0.2f);
        scene.pieces.push_back({.model = id("robber"), .scale = 1.2f});
        for (const scene::Piece& piece : scene::decorate_sea(scene.tiles, scene.harbours, names)) {
            scene.pieces.push_back(piece);
        }
    }
};

void adjust(Demo& demo, const std::string& name) {
    scene::Scene& s = demo.scene;
    if (name == "close") {
        s.camera.distance = 8.5f;
        s.camera.target = {0.2f, 0, 0.6f};
    } else if (name == "islands") {
        s.harbours.clear();
        s.pieces.clear();
        s.tiles.clear();
        for (int r = -4; r <= 4; ++r) {
            for (int q = -4; q <= 4; ++q) {
                if (std::abs(q + r) > 4) continue;
                const int kind = (q * q * 3 + r * 7 + q * r + 40) % 5;
                const char* models[] = {"forest", "fields", "hills"};
                s.tiles.push_back(
                    {.position = scene::tile_center(q, r),
                     .model = kind < 3 ? demo.names.id(models[kind]) : scene::kNoModel,
                     .variant = q + r + 8,
                     .rotation = q + 9,
                     .token = {kind < 3 ? 4 : 0, 3, false},
                     .face_down = kind == 4,
                     .water = kind == 3});
            }
        }
        s.camera.distance = 34;
        for (const scene::Piece& piece : scene::decorate_sea(s.tiles, {}, demo.names)) {
            s.pieces.push_back(piece);
        }
    } else if (name == "low") {
        s.camera.distance = 13;
        s.camera.pitch_rad = scene::radians(32);
        s.camera.yaw_rad = scene::radians(35);
    } else if (name == "marks") {
        for (int c : {0, 1, 4, 5}) {
            s.marks.push_back({.position = scene::corner_position(-1, 2, c), .hovered = c == 1});
        }
        for (int side : {0, 3, 4}) {
            s.marks.push_back({.shape = scene::MarkShape::edge,
                               .position = scene::edge_position(1, -1, side),
                               .heading_rad = scene::side_heading(side),
                               .color = kPlayers[0]});
        }
        for (int q : {-1, 1}) {
            s.marks.push_back({.shape = scene::MarkShape::tile,
                               .position = scene::tile_center(q, 1),
                               .hovered = q == 1});
        }
        s.tiles[4].highlight = 1;
        s.tiles[8].blocked = true;
        s.pieces.push_back({.model = demo.names.id("settlement"),
                            .position = scene::corner_position(-1, 2, 1),
                            .scale = 1.25f,
                            .team = kPlayers[2],
                            .alpha = 0.55f});
        s.labels.push_back({.position = {0.9f, 0.9f, -1.5f}, .text = "+2", .color = rgb(0xffe08a)});
        s.pieces.push_back({.model = demo.names.id("brick"), .position = {0.6f, 1.1f, -1.6f}});
    }
}

gfx::RendererOptions renderer_options(const Demo& demo, const platform::Paths& paths) {
    gfx::RendererOptions options;
    options.packs = {paths.assets + "/models/common.hxm", paths.mods + "/base/assets/models.hxm"};
    options.font = paths.assets + "/fonts/AveriaSerifGWF-Bold.ttf";
    options.names = &demo.names;
    options.message = [](const std::string& line) {
        std::fprintf(stderr, "gfx: %s\n", line.c_str());
    };
    return options;
}

// All goods, pieces and cards as panels would show them.
void icon_sheet(Demo& demo, gfx::Renderer& renderer) {
    const char* models[] = {"lumber",
                            "brick",
                            "wool",
                            "grain",
                            "ore",
                            "road",
                            "settlement",
                            "city",
                            "robber",
                            "card_knight",
                            "card_road_building",
                            "card_invention",
                            "card_monopoly",
                            "card_victory_point",
                            "award_longest_road",
                            "award_largest_army",
                            "die",
                            "chest",
                            "star",
                            "crown",
                            "hourglass",
                            "boat_0",
                            "token",
                            "desert_0"};
    ImDrawList* list = ImGui::GetBackgroundDrawList();
    const double start = platform::now_s();
    for (int i = 0; i < static_cast<int>(std::size(models)); ++i) {
        const ImVec2 at(40.0f + 150.0f * static_cast<float>(i % 8),
                        40.0f + 200.0f * static_cast<float>(i / 8));
        list->AddRectFilled(at, {at.x + 136, at.y + 180}, IM_COL32(236, 222, 190, 255), 12);
        const auto icon = renderer.icon({.model = demo.names.id(models[i]),
                                         .team = kPlayers[i % 4],
                                         .width = 128,
                                         .height = 128});
        list->AddImage(reinterpret_cast<ImTextureID>(icon), {at.x + 4, at.y + 20},
                       {at.x + 132, at.y + 148});
    }
    std::printf("icons: %.0f ms\n", (platform::now_s() - start) * 1e3);
}

double cpu_s() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

void bench(const Options& options, Demo& demo, gfx::Renderer& renderer, platform::Window& window) {
    std::vector<double> walls;
    const double cpu = cpu_s();
    for (int i = 0; i < options.bench; ++i) {
        if (options.name == "orbit") demo.scene.camera.yaw_rad += 0.01f;
        if (options.name == "dice") demo.scene.tray.dice[0].position.x += 0.001f;
        if (options.name == "piece") demo.scene.pieces[0].position.x += 0.001f;
        if (options.name == "robber") {
            demo.scene.pieces[19].position.x = 0.3f * static_cast<float>(i / 10);
        }
        const double start = platform::now_s();
        renderer.draw(demo.scene, {.width = options.width,
                                   .height = options.height,
                                   .time_s = 2 + i / (options.name == "idle" ? 15.0 : 60.0)});
        window.present();
        (void)renderer.read_pixels(1, 1);
        walls.push_back(platform::now_s() - start);
    }
    std::sort(walls.begin(), walls.end());
    std::printf(
        "%s: median %.1f ms, 95%% %.1f ms, worst %.1f ms, cpu %.1f ms/frame, %d triangles, redraws "
        "%d patches %d\n",
        options.name.c_str(), walls[walls.size() / 2] * 1e3, walls[walls.size() * 95 / 100] * 1e3,
        walls.back() * 1e3, (cpu_s() - cpu) * 1e3 / options.bench, renderer.stats().triangles,
        renderer.stats().kept_redraws, renderer.stats().kept_patches);
}

bool parse(int argc, char** argv, Options& options) {
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const char* value = i + 1 < argc ? argv[i + 1] : "";
        if (word == "--visible") {
            options.visible = true;
            continue;
        }
        ++i;
        if (word == "--size") {
            if (std::sscanf(value, "%dx%d", &options.width, &options.height) != 2) return false;
        } else if (word == "--shot") {
            options.shot = value;
        } else if (word == "--case") {
            options.name = value;
        } else if (word == "--bench") {
            options.bench = std::atoi(value);
        } else if (word == "--preset") {
            options.preset = value;
        } else {
            return false;
        }
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    if (!parse(argc, argv, options)) {
        std::fprintf(stderr, "gfx-demo: an argument is wrong\n");
        return 2;
    }
    const double start = platform::now_s();
    std::string error;
    auto window = platform::Window::open({.width = options.width,
                                          .height = options.height,
                                          .offscreen = !options.visible,
                                          .wait_for_screen = false},
                                         error);
    if (!window) {
        std::fprintf(stderr, "gfx-demo: %s\n", error.c_str());
        return 1;
    }
    Demo demo;
    adjust(demo, options.name);
    const platform::Paths paths = platform::find_paths(argv[0]);
    auto renderer = gfx::Renderer::create(renderer_options(demo, paths), error);
    if (!renderer) {
        std::fprintf(stderr, "gfx-demo: %s\n", error.c_str());
        return 1;
    }
    if (!options.preset.empty()) {
        renderer->set_preset(gfx::preset_named(options.preset, gfx::Preset::software));
    }
    platform::ImGuiGlue glue(window.get());
    renderer->prepare_panels();
    const double ready = platform::now_s();
    renderer->draw(
        demo.scene,
        {.width = options.width, .height = options.height, .time_s = 2, .at_once = true});
    if (options.name == "icons") {
        glue.begin_frame(options.width, options.height, 1.0 / 60);
        ImGui::NewFrame();
        icon_sheet(demo, *renderer);
        ImGui::Render();
        renderer->draw_panels(ImGui::GetDrawData());
    }
    const auto pixels = renderer->read_pixels(options.width, options.height);
    const double drawn = platform::now_s();
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("set-up %.0f ms, first frame %.0f ms, %d triangles, %ld MB\n",
                (ready - start) * 1e3, (drawn - ready) * 1e3, renderer->stats().triangles,
                usage.ru_maxrss / 1024);
    if (!options.shot.empty() &&
        !platform::save_png(options.shot, options.width, options.height, pixels, error)) {
        std::fprintf(stderr, "gfx-demo: %s\n", error.c_str());
        return 1;
    }
    window->present();
    if (options.bench > 0) bench(options, demo, *renderer, *window);
    return 0;
}
