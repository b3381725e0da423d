// The state of the new-game screen: a form, what it amounts to, and the island it would give.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/bots/bot.h"

#include "src/app/mods/catalogue.h"
#include "src/app/new_game/mod_boxes.h"
#include "src/app/new_game/preview.h"
#include "src/app/play/game_room.h"
#include "src/ui/new_game/new_game_screen.h"

namespace hexholm::app {

class NewGame {
public:
    // `mods` are those that the player chose before; `seeds` thinks of a new seed for each island.
    NewGame(const Catalogue& catalogue,
            scene::ModelNames& names,
            const std::vector<std::string>& mods,
            std::function<std::uint64_t()> seeds);

    // Draws the form and keeps everything that follows from it up to date.
    ui::NewGameWish draw(ui::Desk& desk);
    // The catalogue has changed: keeps as much of the form as still fits.
    void refresh();
    // The mods that the player wants, also those that do not fit this game.
    const std::vector<std::string>& mods() const { return form_.mods; }
    // REQUIRES: problem() is empty.
    RoomSetup setup() const;
    const std::string& problem() const { return problem_; }
    const Preview* preview() const { return preview_.get(); }

private:
    void plan();
    LoadRequest request() const;
    void take(const GamePlan& plan);
    void take_bots();
    int kind_of(std::string_view bot) const;  // as SeatChoice::kind has it
    void load(const GamePlan& plan);
    std::uint64_t seed() const;

    const Catalogue& catalogue_;
    scene::ModelNames& names_;
    std::function<std::uint64_t()> seeds_;
    ui::NewGameForm form_;
    std::string planned_scenario_;
    ModSelection selection_;
    std::vector<OptionSpec> specs_;
    std::vector<OptionValue> values_;  // that were chosen on the form of this scenario
    std::vector<OptionValue> starts_;  // those of the form when nobody chooses any
    std::vector<std::uint32_t> colors_;
    std::vector<std::string> bots_ = bot_levels();
    std::shared_ptr<const Content> content_;
    std::unique_ptr<Preview> preview_;
    std::string problem_;
};

// A seed that nobody has thought of, short enough to be told to a friend.
std::uint64_t any_seed();
// Names for seats that have none.
std::string seat_name(std::size_t seat);

}  // namespace hexholm::app
