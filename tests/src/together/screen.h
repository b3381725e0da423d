// A person at a screen of his own who comes to the made-up server: sees words, clicks and types.
#pragma once

#include <memory>
#include <string>

#include "src/app/together/together_room.h"
#include "tests/src/drawn.h"
#include "tests/src/together/house.h"

namespace hexholm::test {

class Screen {
public:
    // Without `make_nearby` nobody can be found in the net.
    Screen(
        House& house,
        int number,
        const app::Catalogue& catalogue,
        std::function<std::unique_ptr<net::Nearby>()> make_nearby = [] { return nullptr; });
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    // What a table of this person's plays.
    void plan(const std::string& scenario,
              std::vector<std::pair<std::string, std::string>> mods,
              int players = 2);
    app::TogetherRoom& room() { return together_; }
    app::GameRoom& game() { return *game_; }
    bool is_at_table() const { return game_ != nullptr; }
    // The journal of a game that was to be kept; empty: none was.
    const std::string& kept() const { return kept_; }
    // As if it began anew, at its title.
    void leave_program();
    // The link to the table at which one is.
    std::string link() const;

    // One frame; the server's time goes on with it.
    void frame();
    bool can_click(const std::string& name) const;
    void click(const std::string& name);
    void type(const std::string& text);
    // What stands on the screen now.
    std::string words();
    bool shows(const std::string& text) { return words().find(text) != std::string::npos; }
    // Something that brings the game on, where it is this one's move; false: it is not.
    bool play();

private:
    const ImDrawData& draw();
    void choose_place();

    House& house_;
    ImGuiContext* context_;
    NumberedIcons icons_;
    scene::ModelNames names_;
    std::unique_ptr<ui::Shell> shell_;
    app::TogetherRoom together_;
    std::unique_ptr<app::GameRoom> game_;
    app::GameText planned_;
    std::string kept_;
};

}  // namespace hexholm::test
