// What becomes of a game when its mods are saved: new rules, or an overlay that says why not.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/app/dev/dev_reload.h"
#include "src/app/dev/dev_watch.h"
#include "src/app/game_room/game_room.h"
#include "src/ui/dev/reload_overlay.h"

namespace hexholm::app {

// A change that the room shall make.
struct RulesChange {
    std::shared_ptr<const Content> content;
    std::vector<RecordedAction> played;
    std::string told;  // "my_mod reloaded"; for the players
};

class Reloader {
public:
    // Loads what was saved. Nothing to change: the overlay says why, or the rules are as they were.
    std::optional<RulesChange> take(const Saved& saved,
                                    const GameRoom& room,
                                    const std::vector<std::string>& mod_roots);
    // The answer to the overlay's question; the last action that fits is the last of the game.
    std::optional<RulesChange> go_on_before(const GameRoom& room);
    // The new rules, for a game from the beginning; null when none are waiting.
    std::shared_ptr<const Content> waiting() const { return waiting_; }
    bool asks() const { return waiting_ != nullptr; }
    void forget();

    // Takes what the mods print that are loaded from now on.
    void print_to(Printer printer) { printer_ = std::move(printer); }
    const ui::ReloadNews* news() const { return news_ ? &*news_ : nullptr; }
    // What the overlay says, for a terminal.
    std::string news_text() const;

private:
    void tell_broken(const std::string& mods, const NewRules& rules);
    void tell_misfit(const NewRules& rules, const GameRoom& room);

    std::optional<ui::ReloadNews> news_;
    std::shared_ptr<const Content> waiting_;
    std::string waiting_mods_;
    Printer printer_;
};

}  // namespace hexholm::app
