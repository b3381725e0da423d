// What is remembered of a game that is over: since when its winner led, and who stands out in its statistics.
#pragma once

#include <string>
#include <vector>

#include "engine/game/watch/tally.h"

#include "src/ui/table/table.h"

namespace hexholm::ui {

// Somebody was alone at the top of one statistic.
struct Honour {
    PlayerId player;
    std::string title;
    std::string value;
};

inline constexpr std::size_t kMostHonours = 4;

// At most kMostHonours honours, the most remarkable first. While other players stand out as well,
// nobody gets a second one.
std::vector<Honour> honours_of(const Table& table, const Tally& tally);

// A sentence that says from which turn on the winner had more visible points than everybody else.
// Empty when nobody or several won, or when the points did not decide.
std::string lead_of(const Table& table, const Tally& tally);

}  // namespace hexholm::ui
