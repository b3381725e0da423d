// Where the frames of dialogs stand, and their titles.
#include "engine/lua/loading/loader.h"

#include "src/ui/parts/dialog_frame.h"
#include "tests/src/scenario_rooms.h"

namespace hexholm {
namespace {

using namespace test;

const ui::Rect* rect_of(const std::vector<ui::PanelSpot>& panels, std::string_view name) {
    for (const ui::PanelSpot& panel : panels)
        if (panel.name == name) return &panel.rect;
    return nullptr;
}

}  // namespace

TEST_CASE("the title of a dialog stands in two lines where it is too long for one") {
    PaperWindow window;
    const ui::Dock dock = {{12, 65, 344, 520}};
    const std::string title = "The saboteur takes half of your hand: give back 2 cards of it";
    const Drawn drawn = window.show(
        [&](ui::Desk& desk) { const ui::DialogFrame frame(desk, "asked", title, dock, 200); });
    INFO(drawn.all_words());
    REQUIRE(drawn.words().size() == 2);
    CHECK(drawn.words()[0].text + ' ' + drawn.words()[1].text == title);
    for (const DrawnWord& line : drawn.words())
        CHECK((line.rect.y > dock.rect.y && line.rect.bottom() < dock.rect.y + 48));
}

TEST_CASE("a click beside a dialog does not lift its veil over it") {
    PaperWindow window;
    bool pressed = false;
    const auto draw = [&](ui::Desk& desk) {
        ui::draw_veil(desk, "veil", 0.5f);
        desk.hotspots->push_back({"beside", {4, 4, 20, 20}});
        const ui::DialogFrame frame(desk, "page", "Asked", 640, 360, 300, 200);
        ui::Painter painter(desk, frame.list());
        pressed |= painter.button("ok", {600, 360, 80, 40}, {.label = "OK"});
    };
    window.click("beside", draw);
    window.click("ok", draw);
    CHECK(pressed);
}

TEST_CASE("a dialog in the dock covers what stands above it as a whole or not at all") {
    PaperWindow window;
    const ui::Dock dock = {{12, 65, 344, 520}, 344, false, 185};
    const auto top = [&](float height) {
        float y = 0;
        window.show([&](ui::Desk& desk) {
            const ui::DialogFrame frame(desk, "asked", "", dock, height);
            y = desk.dialog.y;
        });
        return y;
    };
    CHECK(top(100) == 185);
    CHECK(top(400) == 185);
    CHECK(top(401) == 65);
}

TEST_CASE("advice that is short leaves the tracks beside the board in sight") {
    BlindWindow window;
    window.resize({1280, 720});
    const app::Catalogue catalogue({"mods"}, {});
    const auto content = load_content(catalogue.request("explorers:full", 4));
    REQUIRE(content);
    const Rulebook book(content.value());
    const auto room = room_at(content.value(), course_of(book, 3), 0, window);
    window.shown(*room);
    room->command(input::Command::advice, false, window.viewport());
    const auto panels = window.shown(*room);
    const ui::Rect* const dialog = rect_of(panels, "advice_dialog");
    const ui::Rect* const tracks = rect_of(panels, "board_tracks");
    REQUIRE(dialog != nullptr);
    REQUIRE(tracks != nullptr);
    CHECK((dialog->y >= tracks->bottom() ||
           (dialog->y <= tracks->y && dialog->bottom() >= tracks->bottom())));
}

}  // namespace hexholm
