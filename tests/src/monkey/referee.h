// Looks at every frame: what is shown must be sound, and the game behind it keep its rules.
#pragma once

#include <optional>
#include <string>

#include "src/app/run/app.h"

namespace hexholm::monkey {

class Referee {
public:
    // What is wrong with the frame that was drawn last; nothing when all is well.
    std::optional<std::string> complaint(app::App& app);

private:
    std::optional<std::string> about_game(const app::GameRoom& room);

    std::uint32_t seen_actions_ = 0;
    int frame_ = 0;
};

// Whether the journal on the disk gives the very table that was played.
std::optional<std::string> complaint_about_journal(const app::GameRoom& room);

}  // namespace hexholm::monkey
