// A mod for tests of the client, that uses what mods can declare for play.
#pragma once

#include <fstream>
#include <string>

#include "tests/src/clicker.h"

namespace hexholm {

inline constexpr const char* kTrialLua = R"(
hex.counter "shells" { title = "Shells", per = "player", start = 2, most = 9 }
hex.counter "secret" { title = "Secret", per = "player", start = 4, most = 9, visible = "none" }
hex.counter "tide" { title = "Tide", per = "game", most = 99 }
hex.cue "splash" { title = "Splash", color = "#60b0ff", particles = 40, shake = 4 }
hex.pick "land" { title = "Which land?", help = "It need not be yours.", what = "tile" }
hex.pick "rival" { title = "Whom?", what = "player", whose = "others" }
hex.pick "spare" { title = "A tile to look at?", what = "tile", optional = true }
hex.pick "how_many" { title = "How many?", what = "number", least = 1, most = 60 }
-- Bots leave these alone.
local function is_first(game, me) return me == 1 end
hex.action "dig" {
    title = "Dig", help = "Digs somewhere.", phases = { "main" }, picks = { "land", "rival" },
    test = is_first,
    pay_counter = "shells", pay_count = 1,
    effect = {
        function(game, me, tile) game:add("tide", 1) game:cue("splash", tile) game:roll(6) end,
        { pick = "spare" },
        { pick = "how_many" },
    },
}
hex.action "give_up" {
    title = "Give up", test = is_first, phases = { "main" }, effect = { function(game) game:finish() end },
}
hex.action "break" {
    title = "Break", test = is_first, phases = { "main" },
    effect = { function(game) game:add("tide", 5) error("it broke") end },
}
hex.payment "shells" { title = "Shells", deck = "development", counter = "shells", most = 2 }
hex.on("turn_began", function(game, me)
    for _, good in ipairs { "grain", "ore", "wool" } do game:give(me, good, 1) end
end)
)";

// A table with the mod at which one person plays against bots.
inline std::unique_ptr<app::App> trial_table(const std::string& name) {
    const platform::Paths paths = test_paths(name);
    const std::filesystem::path folder = paths.user_data + "/mods/trial";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "mod.json")
        << R"({"id": "trial", "title": "Trial", "version": "1.0.0", "api": 1,
 "depends": ["base"], "load": ["main.lua"]})";
    std::ofstream(folder / "main.lua") << kTrialLua;
    app::Arguments arguments = offscreen();
    arguments.start = true;
    arguments.players = 3;
    arguments.mods = {"trial"};
    arguments.bots = {"random", "random"};
    return opened(arguments, paths);
}

}  // namespace hexholm
