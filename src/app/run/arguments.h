// What was asked for on the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"

#include "src/ui/theme/preferences.h"

namespace hexholm::app {

// A picture to be saved after this frame has been drawn.
struct Shot {
    int frame = 0;
    std::string file;
};

struct Arguments {
    bool start = false;  // a game at once: any of the next five was given
    std::string scenario = "base";
    int players = 0;
    std::vector<std::string> bots;  // a level per seat; "human" is none
    std::optional<std::uint64_t> seed;
    std::vector<OptionValue> options;
    std::vector<std::string> mods;
    std::string resume;
    std::string replay;
    std::string install;  // a packed mod
    std::string join;     // the link of a server
    std::string lesson;   // "mod:name", or "mod:name@12" for its twelfth step
    bool demo = false;
    bool dev = false;  // for authors of mods

    bool offscreen = false;
    int frames = 0;  // end after so many; 0: when the player quits
    std::vector<Shot> shots;
    std::string input;
    std::string spots;  // a file that is told where the buttons are
    int width = 1280;
    int height = 720;
    std::optional<ui::Speed> speed;
    std::string language;       // its code; empty: the player's choice
    bool stats = false;         // print times and memory at the end
    bool bench_frames = false;  // draw every frame as fast as possible; times as JSON at the end
    // For tests: what takes long is done beside the picture although there is no screen.
    bool loads_beside = false;
    bool help = false;
    bool version = false;
};

Result<Arguments> parse_arguments(const std::vector<std::string>& words);

// What `--help` prints.
std::string usage();

}  // namespace hexholm::app
