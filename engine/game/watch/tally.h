// What happened in a game in numbers: throws, what the land gave and should have given, points over time.
#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

struct PlayerTally {
    std::array<int, kMaxGoods> produced{};  // goods from the land, by good
    int expected = 0;  // what an average throw each time had given, in thousandths
    int blocked = 0;   // goods that a neutral piece kept back
    int gained = 0;    // goods from the bank for another reason
    int discarded = 0;
    int robbed = 0;  // goods taken from others without their wish
    int lost = 0;    // and by others
    int given_in_trade = 0;
    int taken_in_trade = 0;
    int cards = 0;            // bought or drawn
    std::vector<int> points;  // that all can see, at the beginning of each turn
    std::vector<int> told;    // by Content::statistics

    int produced_in_all() const;
};

// Statistics of a game. They count only what everybody at the table knows, so everybody may see
// them.
struct Tally {
    Tally(const Rulebook& book);

    // `state` is as the event leaves it, or still before.
    void add(const Rulebook& book, const State& state, const Event& event);

    std::vector<int> throws;  // by total of the dice
    std::vector<int> ways;    // of all possible throws, how many give each total
    std::vector<PlayerTally> players;
    std::vector<int> told;  // by Content::statistics, of the game
    int turns = 0;          // that have begun

    int throws_in_all() const;

private:
    void add_trade(const Event& event);
    void add_throw(const Rulebook& book, const State& state, int total);
    void add_points(const Rulebook& book, const State& state);
    void add_told(const Rulebook& book, const Event& event);
    void begin_told(const Rulebook& book);
    void add_counted(const Rulebook& book, const Event& event);
    void add_for(const Rulebook& book, std::size_t statistic, PlayerId player, int more);

    std::map<std::pair<int, int>, int> counters_;  // as told last, by counter and whose it is
};

}  // namespace hexholm
