// Where panels stand and where arrows of lessons point from, without a window.
#include <catch2/catch.hpp>

#include "src/app/table/board_place.h"
#include "src/ui/lesson/lesson_pointer.h"
#include "src/ui/table/layout.h"

namespace hexholm {
namespace {

struct NoPictures : scene::IconSource {
    std::uintptr_t icon(const scene::IconKey& /*key*/) override { return 0; }
};

// A window of this size, whose panels are as large as a unit a pixel makes them.
struct Window {
    ui::Theme theme{"assets/fonts"};
    NoPictures icons;
    scene::ModelNames names;
    std::vector<ui::Hotspot> spots;
    ui::Desk desk{.theme = theme, .icons = icons, .names = names, .width = 1280, .height = 720};

    Window() { desk.hotspots = &spots; }
};

bool overlap(ui::Rect a, ui::Rect b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

TEST_CASE("all panels of a table stand below an alarm, and above their lower row") {
    Window window;
    for (const std::size_t players : {3U, 4U, 6U}) {
        ui::Furniture furniture = {
            .players = players, .goods = 5, .decks = 1, .build_buttons = 4, .hand = true};
        furniture.alarm = true;
        window.desk.zoom = 1;
        window.desk.zoom = ui::zoom_for(window.desk, furniture);
        const ui::Layout layout = ui::layout_for(window.desk, furniture);
        CHECK(layout.alarm.w == window.desk.width);
        for (const ui::Rect& panel : {layout.tools, layout.bank, layout.banner, layout.counters,
                                      layout.log, layout.players.front()})
            CHECK(panel.y > layout.alarm.bottom());
        CHECK(layout.players.back().bottom() < layout.turn.y);
        furniture.alarm = false;
        CHECK(ui::layout_for(window.desk, furniture).alarm == ui::Rect{});
    }
}

TEST_CASE("an arrow of a lesson points from where it crosses no words") {
    Window window;
    const ui::LessonTarget button = {{600, 300, 100, 40}, true};
    const ui::Rect above = ui::arrow_space(window.desk, button, {1, {}});
    CHECK(above.bottom() < button.rect.y);
    CHECK(above.center_x() == Approx(button.rect.center_x()));
    const ui::Rect paper = {500, 200, 300, 90};
    CHECK_FALSE(overlap(ui::arrow_space(window.desk, button, {1, {paper}}), paper));
    // Beside the line of the turn and the player below: along the side of the panel.
    const ui::LessonTarget player = {{1000, 12, 260, 80}, true};
    const ui::Rect line = {700, 12, 290, 44};
    window.spots.push_back({"player_2", {1000, 100, 260, 80}});
    const ui::Rect beside = ui::arrow_space(window.desk, player, {1, {line}});
    CHECK_FALSE(overlap(beside, line));
    CHECK_FALSE(overlap(beside, window.spots[0].rect));
}

TEST_CASE("the bowl makes way for a dialog that lies over it, and comes back after it") {
    const std::vector<scene::Vec3> land = {{4, 0, 0},  {2, 0, 3.5f},   {-2, 0, 3.5f},
                                           {-4, 0, 0}, {-2, 0, -3.5f}, {2, 0, -3.5f}};
    app::BoardPlace place;
    place.lay({land, land, {}}, {1280, 720});
    std::vector<ui::PanelSpot> panels = {{"players", {1030, 10, 240, 270}, ui::PanelStay::always},
                                         {"hand", {12, 600, 490, 110}, ui::PanelStay::always},
                                         {"turn", {660, 600, 610, 110}, ui::PanelStay::always}};
    place.stand_beside(panels, 0);
    const scene::TrayPlace before = place.tray();
    const scene::Box bowl = scene::box_of(before, {1280, 720});
    panels.push_back({"trade_dialog",
                      {bowl.left, bowl.top, bowl.right - bowl.left, bowl.bottom - bowl.top},
                      ui::PanelStay::passing});
    CHECK(place.stand_beside(panels, 1));
    CHECK_FALSE(scene::overlap(scene::box_of(place.tray(), {1280, 720}), bowl));
    panels.pop_back();
    place.stand_beside(panels, 1.1);
    CHECK(place.stand_beside(panels, 9));
    CHECK(place.tray() == before);
}

TEST_CASE("the bowl stands beside the room for dialogs where there is another place for it") {
    const std::vector<scene::Vec3> land = {{4, 0, 0},  {2, 0, 3.5f},   {-2, 0, 3.5f},
                                           {-4, 0, 0}, {-2, 0, -3.5f}, {2, 0, -3.5f}};
    app::BoardPlace place;
    place.lay({land, land, {}}, {1280, 720});
    const ui::Rect dock = {12, 65, 344, 520};
    place.stand_beside({{"players", {1030, 10, 240, 270}, ui::PanelStay::always},
                        {"hand", {12, 600, 490, 110}, ui::PanelStay::always},
                        {"turn", {660, 600, 610, 110}, ui::PanelStay::always},
                        {"dock", dock, ui::PanelStay::kept}},
                       0);
    const scene::Box bowl = scene::box_of(place.tray(), {1280, 720});
    const bool apart = bowl.left >= dock.right() || bowl.right <= dock.x ||
                       bowl.top >= dock.bottom() || bowl.bottom <= dock.y;
    CHECK(apart);
}

}  // namespace hexholm
