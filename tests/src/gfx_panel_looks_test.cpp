// Which parts of the panels are drawn anew.
#include <catch2/catch.hpp>
#include <imgui.h>

#include "src/gfx/panels/panel_looks.h"
#include "src/platform/imgui_glue.h"

namespace hexholm::gfx {
namespace {

constexpr int kWide = 640;
constexpr int kHigh = 320;

// Frames in which a test draws what it wants.
class Frames {
public:
    Frames() : glue_(nullptr) { ImGui::GetIO().Fonts->Build(); }

    template <class Draw>
    const PanelLooks& show(Draw draw) {
        glue_.begin_frame(kWide, kHigh, 1.0 / 60);
        ImGui::NewFrame();
        draw(*ImGui::GetForegroundDrawList());
        ImGui::Render();
        looks_.take(*ImGui::GetDrawData(), kWide, kHigh);
        return looks_;
    }

private:
    platform::ImGuiGlue glue_;
    PanelLooks looks_;
};

void two_boxes(ImDrawList& list, ImU32 left, ImU32 right) {
    list.AddRectFilled({10, 10}, {50, 50}, left);
    list.AddRectFilled({500, 200}, {600, 300}, right);
}

bool holds(const std::vector<Rect>& parts, int x, int y) {
    for (const Rect& part : parts)
        if (x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height)
            return true;
    return false;
}

constexpr ImU32 kRed = IM_COL32(255, 0, 0, 255);
constexpr ImU32 kBlue = IM_COL32(0, 0, 255, 255);

}  // namespace

TEST_CASE("panels that stay as they are need not be drawn anew") {
    Frames frames;
    const auto draw = [](ImDrawList& list) { two_boxes(list, kRed, kRed); };
    const PanelLooks& first = frames.show(draw);
    REQUIRE(first.changed().size() == 2);
    CHECK(holds(first.covered(), 30, kHigh - 30));
    CHECK(holds(first.covered(), 550, kHigh - 250));
    CHECK_FALSE(holds(first.covered(), 300, kHigh - 100));
    CHECK(frames.show(draw).changed().empty());
}

TEST_CASE("only where a panel looks otherwise it is drawn anew") {
    Frames frames;
    frames.show([](ImDrawList& list) { two_boxes(list, kRed, kRed); });
    const PanelLooks& looks = frames.show([](ImDrawList& list) { two_boxes(list, kRed, kBlue); });
    REQUIRE(looks.changed().size() == 1);
    CHECK(holds(looks.changed(), 550, kHigh - 250));
    CHECK_FALSE(holds(looks.changed(), 30, kHigh - 30));
}

TEST_CASE("where a panel was it is wiped away") {
    Frames frames;
    frames.show([](ImDrawList& list) { two_boxes(list, kRed, kRed); });
    const PanelLooks& looks = frames.show([](ImDrawList& list) {
        list.AddRectFilled({10, 10}, {50, 50}, kRed);
    });
    REQUIRE(looks.changed().size() == 1);
    CHECK(holds(looks.changed(), 550, kHigh - 250));
    CHECK_FALSE(holds(looks.covered(), 550, kHigh - 250));
}

TEST_CASE("parts of panels that are cut off change nothing") {
    Frames frames;
    const auto draw = [](ImDrawList& list, ImU32 color) {
        list.PushClipRect({0, 0}, {100, 100});
        list.AddRectFilled({10, 10}, {50, 50}, kRed);
        list.AddRectFilled({300, 10}, {400, 50}, color);
        list.PopClipRect();
    };
    frames.show([&](ImDrawList& list) { draw(list, kRed); });
    CHECK(frames.show([&](ImDrawList& list) { draw(list, kBlue); }).changed().empty());
}

}  // namespace hexholm::gfx
