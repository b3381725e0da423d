// How often each kind of action was possible, and how often it was done, by seat.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"

namespace hexholm::cli {

struct Use {
    std::int64_t could = 0;  // decisions in which it was possible
    std::int64_t did = 0;
};

class Uses {
public:
    bool empty() const { return names_.empty(); }
    // REQUIRES: the action was chosen from the list, which is of one player.
    void note(const Rulebook& book, const ActionList& legal, const Action& done);
    // REQUIRES: both are of the same game.
    void add(const Uses& other);

    // A line for each kind that was possible for anybody: seats of one level together, in the order of the seats.
    std::string text(const std::vector<std::string>& levels) const;

private:
    std::vector<std::string> names_;          // of the kinds
    std::vector<std::vector<Use>> of_seats_;  // by seat, then by kind
};

}  // namespace hexholm::cli
