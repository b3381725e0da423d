// The state of the new-game screen: a form, what it amounts to, and the island it would give.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/bots/bot.h"

#include "src/app/game_room/game_room.h"
#include "src/app/mods/catalogue.h"
#include "src/app/new_game/game_text.h"
#include "src/app/new_game/mod_boxes.h"
#include "src/app/new_game/preview.h"
#include "src/platform/errand.h"
#include "src/ui/new_game/new_game_screen.h"

namespace hexholm::app {

class NewGame {
public:
    // `mods` are those that the player chose before; `seeds` thinks of a new seed for each island. `waits`: what is
    // chosen is loaded before anything else happens, not beside the picture; see platform::Errand.
    NewGame(const Catalogue& catalogue,
            scene::ModelNames& names,
            const std::vector<std::string>& mods,
            std::function<std::uint64_t()> seeds,
            bool waits = true);

    // Draws the form and keeps everything that follows from it up to date.
    ui::NewGameWish draw(ui::Desk& desk);
    // The catalogue has changed: keeps as much of the form as still fits.
    void refresh();
    // A game of this mod, or with it where it brings none.
    void choose_mod(const std::string& id);
    // The set of pieces that the player has chosen for himself.
    void wear(const ui::SeatLook& look);
    // The mods that the player wants, also those that do not fit this game.
    const std::vector<std::string>& mods() const { return form_.mods; }
    // Begins the game as soon as it is loaded: draw() wishes it then. REQUIRES: problem() is empty.
    void start() { wants_start_ = true; }
    bool wants_start() const { return wants_start_; }
    void forget_start() { wants_start_ = false; }
    // Becomes true once, when the game that start() asked for can begin; for use while another
    // screen is shown.
    bool take_start();
    const std::string& scenario() const { return planned_scenario_; }
    // Takes what has been loaded meanwhile; draw() does so, too.
    void take_loaded();
    // Whether the chosen game is still being loaded; until then content() and preview() are of the
    // game that was chosen before.
    bool is_loading() const { return loading_.is_under_way(); }
    // REQUIRES: problem() is empty, and nothing is being loaded.
    RoomSetup setup() const;
    const std::string& problem() const { return problem_; }
    const Preview* preview() const { return preview_.get(); }
    // The content of the game that is set up; null when there is none.
    const Content* content() const { return content_.get(); }

    // The text of the game for a friend, and setting up a game from a friend's text. A problem says
    // what is missing here, and then nothing changes.
    std::string copied() const;
    Status paste(std::string_view text);

private:
    void take_preset(std::size_t preset);
    std::optional<std::size_t> preset_now() const;
    std::string start_of(const std::string& option) const;
    // What the option is to be with this preset; its usual value where the preset is silent.
    std::string wanted_by(const PresetSpec& preset, const OptionSpec& spec) const;
    std::optional<std::string> missing_for(const GameText& game) const;
    void note_versions(const GameText& game);
    void plan();
    LoadRequest request() const;
    void take(const GamePlan& plan);
    void take_bots();
    int kind_of(std::string_view bot) const;  // as SeatChoice::kind has it
    struct Loaded {
        std::shared_ptr<const Content> content;
        std::vector<Problem> problems;
    };
    void load(const GamePlan& plan);
    void limit_points();
    void give_colors();
    void give_wanted_color();
    void clear();
    std::uint64_t seed() const;

    const Catalogue& catalogue_;
    scene::ModelNames& names_;
    std::function<std::uint64_t()> seeds_;
    std::string drawn_seed_;  // by chance, not by the player
    ui::NewGameForm form_;
    std::string planned_scenario_;
    ModSelection selection_;
    std::vector<OptionSpec> specs_;
    std::vector<OptionValue> values_;  // that were chosen on the form of this scenario
    std::vector<OptionValue> starts_;  // those of the form when nobody chooses any
    std::vector<PresetSpec> presets_;
    std::vector<std::pair<std::string, std::string>> mods_in_game_;  // ids and versions
    std::string notice_;
    std::vector<std::uint32_t> colors_;
    std::vector<std::string> bots_ = bot_levels();
    std::shared_ptr<const Content> content_;
    std::unique_ptr<Preview> preview_;
    ui::SeatLook look_;
    std::string problem_;
    bool wants_start_ = false;  // as soon as everything is loaded
    platform::Errand<Loaded> loading_;
};

// A seed that nobody has thought of, short enough to be told to a friend.
std::uint64_t any_seed();
// Names for seats that have none.
std::string seat_name(std::size_t seat);

}  // namespace hexholm::app
