#include "tests/src/together/screen.h"

#include "src/ui/parts/shell.h"

namespace hexholm::test {

constexpr float kWidth = 1280;
constexpr float kHeight = 720;

static app::ConnectionParts parts_of(House& house, int number, const app::Catalogue& catalogue) {
    return {.now_ms = [&house] { return house.now_ms(); },
            .make_line = [&house, number] { return house.make_line(number); },
            .visits = house.folder() + "/visits-" + std::to_string(number),
            .mod_roots = catalogue.roots(),
            .mod_cache = house.folder() + "/fetched-" + std::to_string(number),
            .loads_at_once = true};
}

Screen::Screen(House& house,
               int number,
               const app::Catalogue& catalogue,
               std::function<std::unique_ptr<net::Nearby>()> make_nearby)
    : house_(house),
      context_(ImGui::CreateContext()),
      together_(catalogue,
                parts_of(house, number, catalogue),
                {house.folder() + "/tables-" + std::to_string(number), catalogue.roots(),
                 std::move(make_nearby)},
                house.folder() + "/used-" + std::to_string(number)) {
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {kWidth, kHeight};
    shell_ = std::make_unique<ui::Shell>("assets/fonts", icons_, names_);
    if (shell_->fit(kWidth, kHeight, 1)) ImGui::GetIO().Fonts->Build();
    planned_.scenario = "base";
    planned_.players = 2;
    planned_.seed = "1";
}

Screen::~Screen() {
    ImGui::SetCurrentContext(context_);
    game_.reset();
    shell_.reset();
    ImGui::DestroyContext(context_);
    ImGui::SetCurrentContext(nullptr);
}

void Screen::leave_program() {
    ImGui::SetCurrentContext(context_);
    game_.reset();
    together_.disconnect();
}

void Screen::plan(const std::string& scenario,
                  std::vector<std::pair<std::string, std::string>> mods,
                  int players) {
    planned_.scenario = scenario;
    planned_.players = players;
    planned_.mods = std::move(mods);
}

std::string Screen::link() const {
    const app::Connection& connection = *together_.connection();
    net::Link link = connection.link();
    link.table = connection.table()->id;
    link.invitation = connection.table()->invitation;
    return net::text_of(link);
}

void Screen::frame() {
    house_.run(50);
    together_.step();
    if (together_.is_game_gone()) {
        game_.reset();
        together_.close_game(false);
    }
    if (auto taken = together_.take_game())
        game_ = app::GameRoom::at(std::move(taken->setup), std::move(taken->table), names_,
                                  {kWidth, kHeight});
    draw();
}

const ImDrawData& Screen::draw() {
    ImGui::SetCurrentContext(context_);
    ui::Preferences preferences;
    preferences.speed = ui::Speed::instant;
    icons_.forget();
    ImGui::GetIO().DeltaTime = 1.0f / 60;
    for (int step = 0; game_ && step < 20; ++step)
        game_->step(app::kStep_s, preferences);
    if (shell_->fit(kWidth, kHeight, 1)) ImGui::GetIO().Fonts->Build();
    ui::Desk desk = shell_->begin(kWidth, kHeight, static_cast<double>(house_.now_ms()) / 1000);
    if (game_) {
        const app::RoomWish wish = game_->draw(desk, preferences, false);
        if (!wish.keep.empty()) kept_ = wish.keep;
    } else
        together_.draw(desk, &planned_);
    return *shell_->end();
}

bool Screen::can_click(const std::string& name) const {
    for (const ui::Hotspot& one : shell_->hotspots())
        if (one.name == name && one.enabled) return true;
    return false;
}

void Screen::click(const std::string& name) {
    frame();
    frame();
    INFO(name);
    REQUIRE(can_click(name));
    ui::Rect rect;
    for (const ui::Hotspot& one : shell_->hotspots())
        if (one.name == name) rect = one.rect;
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().MousePos = {rect.center_x(), rect.center_y()};
    frame();
    for (const bool down : {true, false}) {
        ImGui::SetCurrentContext(context_);
        ImGui::GetIO().MouseDown[0] = down;
        frame();
    }
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().MousePos = {-1, -1};
    frame();
}

void Screen::type(const std::string& text) {
    for (int at = 0; at < 3; ++at)
        frame();
    ImGui::SetCurrentContext(context_);
    ImGui::GetIO().AddInputCharactersUTF8(text.c_str());
    frame();
    frame();
}

std::string Screen::words() {
    frame();
    const ImDrawData& drawn = draw();
    return Drawn(drawn, icons_).all_words();
}

// The board is no panel: the mouse goes to the table itself.
void Screen::choose_place() {
    platform::InputEvent event;
    for (const ui::Hotspot& one : shell_->hotspots())
        if (one.name == "place_0") {
            event.x = one.rect.center_x();
            event.y = one.rect.center_y();
        }
    for (const auto kind : {platform::InputKind::mouse_move, platform::InputKind::mouse_down,
                            platform::InputKind::mouse_up}) {
        event.kind = kind;
        game_->feed(event, false, {kWidth, kHeight});
        frame();
    }
}

bool Screen::play() {
    frame();
    if (!game_ || game_->presenter().busy()) return false;
    if (can_click("place_0")) {
        choose_place();
        return true;
    }
    for (const char* const name : {"roll", "confirm", "end_turn"})
        if (can_click(name)) {
            click(name);
            return true;
        }
    return false;
}

}  // namespace hexholm::test
