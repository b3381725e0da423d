// Input events: from recorded lines, and on their way to the panels.
#include <string>
#include <vector>

#include <catch2/catch.hpp>
#include <imgui.h>

#include "src/platform/imgui_glue.h"
#include "src/platform/input_event.h"

namespace hexholm::platform {

TEST_CASE("recorded lines become events") {
    InputEvent event;
    REQUIRE(parse_event("down right 10 20.5", event));
    CHECK(event.kind == InputKind::mouse_down);
    CHECK(event.button == MouseButton::right);
    CHECK(event.y == 20.5f);
    REQUIRE(parse_event("key ctrl z", event));
    CHECK((event.kind == InputKind::key_down && event.ctrl && event.key == key_of('z')));
    REQUIRE(parse_event("key f11", event));
    CHECK(event.key == Key::f11);
    REQUIRE(parse_event("pad left_shoulder", event));
    CHECK((event.kind == InputKind::pad_down && event.pad == PadButton::left_shoulder));
    REQUIRE(parse_event("stick right_y -0.5", event));
    CHECK((event.axis == PadAxis::right_y && event.amount == -0.5f));
    REQUIRE(parse_event("text Anna und Bo", event));
    CHECK(std::string(event.text.data()) == "Anna und Bo");
}

TEST_CASE("lines that are no events are refused") {
    InputEvent event;
    for (const char* line :
         {"", "jump 1 2", "move 10", "down both 1 2", "key", "key f13", "key hyper", "text",
          "wheel", "pad z", "stick left_x", "stick left_x 2"}) {
        CHECK_FALSE(parse_event(line, event));
    }
}

TEST_CASE("a click between two frames reaches the panels") {
    ImGuiGlue glue(nullptr);
    ImGui::GetIO().Fonts->Build();
    InputEvent event;
    parse_event("down left 30 40", event);
    glue.feed(event);
    parse_event("up left 30 40", event);
    glue.feed(event);
    glue.begin_frame(200, 100, 1.0 / 60);
    ImGui::NewFrame();
    CHECK(ImGui::IsMouseClicked(0));
    CHECK(ImGui::GetIO().MousePos.x == 30);
    ImGui::EndFrame();
    glue.begin_frame(200, 100, 1.0 / 60);
    ImGui::NewFrame();
    CHECK(ImGui::IsMouseReleased(0));
    ImGui::EndFrame();
}

TEST_CASE("two clicks within one slow frame are two clicks, each where it was made") {
    ImGuiGlue glue(nullptr);
    ImGui::GetIO().Fonts->Build();
    for (const char* line : {"move 30 40", "down left 30 40", "up left 30 40", "move 90 10",
                             "down left 90 10", "up left 90 10", "move 1 2"}) {
        InputEvent event;
        REQUIRE(parse_event(line, event));
        glue.feed(event);
    }
    std::vector<float> pressed;
    std::vector<float> released;
    while (glue.lags()) {
        glue.begin_frame(200, 100, 1.0 / 60);
        ImGui::NewFrame();
        if (ImGui::IsMouseClicked(0)) pressed.push_back(ImGui::GetIO().MousePos.x);
        if (ImGui::IsMouseReleased(0)) released.push_back(ImGui::GetIO().MousePos.x);
        ImGui::EndFrame();
    }
    CHECK(pressed == std::vector<float>{30, 90});
    CHECK(released == std::vector<float>{30, 90});
    CHECK(ImGui::GetIO().MousePos.x == 1);
}

// Keyboards of phones take letters back and type others at once.
TEST_CASE(
    "keys pressed several times within one slow frame are all seen, and letters in their order") {
    ImGuiGlue glue(nullptr);
    ImGui::GetIO().Fonts->Build();
    for (const char* line : {"key backspace", "key backspace", "text x", "key a"}) {
        InputEvent event;
        REQUIRE(parse_event(line, event));
        glue.feed(event);
        if (event.kind != InputKind::key_down) continue;
        event.kind = InputKind::key_up;
        glue.feed(event);
    }
    std::string seen;
    while (glue.lags()) {
        glue.begin_frame(200, 100, 1.0 / 60);
        ImGui::NewFrame();
        for (const ImWchar letter : ImGui::GetIO().InputQueueCharacters)
            seen += static_cast<char>(letter);
        if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Backspace), false)) seen += '<';
        if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_A), false)) seen += 'A';
        ImGui::EndFrame();
        ImGui::GetIO().InputQueueCharacters.clear();
    }
    CHECK(seen == "<<xA");
}

TEST_CASE("a window without size does not upset the panels") {
    ImGuiGlue glue(nullptr);
    ImGui::GetIO().Fonts->Build();
    glue.begin_frame(0, 0, 0);
    ImGui::NewFrame();
    ImGui::EndFrame();
    SUCCEED();
}

}  // namespace hexholm::platform
