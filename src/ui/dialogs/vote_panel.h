// What somebody at the table wishes and the others are asked about: who is for it, and the way to answer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "src/ui/table/layout.h"

namespace hexholm::ui {

enum class Said : std::uint8_t { nothing, yes, no };

struct VoteSeat {
    std::size_t seat = 0;
    std::string name;
    std::uint32_t color = 0;
    Said said = Said::nothing;
    bool is_asked = false;  // sits at this screen and has not answered
};

struct ShownVote {
    std::string name;   // of its parts, for recorded input: "agree"
    std::string words;  // "Ann wishes to end the game now: ..."
    std::string count;  // "2 of 3 are for it"
    std::vector<VoteSeat> seats;
    std::optional<std::size_t> withdraws;  // the seat at this screen whose wish it is
};

struct VoteAnswer {
    std::size_t vote = 0;
    std::size_t seat = 0;
    bool yes = false;
};

// Below the line of the turn and `strips` lines of news, one under the other. What was answered.
std::optional<VoteAnswer> draw_votes(Desk& desk,
                                     const Layout& layout,
                                     const std::vector<ShownVote>& votes,
                                     std::size_t strips);

}  // namespace hexholm::ui
