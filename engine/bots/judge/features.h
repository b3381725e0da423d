// What the judge reads of a position: a row of numbers for each player, made from what is declared and
// from what the viewer sees. No name of a game's thing is known here.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/base/fixed_vector.h"
#include "engine/bots/judge/board_reading.h"
#include "engine/bots/worth/prospects.h"
#include "engine/content/judge_weights.h"

namespace hexholm {

using Inputs = FixedVector<std::int32_t, kMostInputs>;
inline constexpr std::size_t kMostJudgedThings = 8;  // to buy: the first that are declared

using InputsOfAll = std::array<Inputs, kMaxPlayers>;

// Fingerprint of all that gives these numbers their meaning: the things of the game with prices, points
// and yields. Weights are good for positions of a game with the same one.
std::uint64_t judged_things(const Content& content);

class Features {
public:
    explicit Features(const Rulebook& book);

    // How many numbers the viewer has, and each other.
    std::size_t own_count() const;
    std::size_t other_count() const;

    // See BoardReading.
    void survey(const State& state);
    // As `viewer` sees it: of others only what everybody knows, of cards that were drawn in this turn only
    // how many they are. Works on views and on full states alike. REQUIRES: survey() of this land.
    void read(const State& state, PlayerId viewer, InputsOfAll& inputs);

private:
    // How soon a player gets each thing together who has nothing, with this income at these rates.
    struct Pace {
        Amounts income{};
        Amounts rates{};
        std::array<int, kMostJudgedThings> soon{};
    };
    struct Standing {
        int points = 0;
        int most_of_others = 0;
    };

    void note_things();
    void note_counters();
    void note_figures();
    std::size_t public_count() const;
    void read_prospects(const State& state, PlayerId player, Inputs& inputs) const;
    void read_points(const State& state, PlayerId viewer);
    void read_public(const State& state, PlayerId player, Inputs& inputs);
    void read_awards(const State& state, PlayerId player, Inputs& inputs) const;
    void read_own(const State& state, PlayerId player, Inputs& inputs);
    void read_other(const State& state, PlayerId player, Inputs& inputs);
    const Pace& pace_of(const Outlook& outlook, PlayerId player);
    Outlook outlook_of(const State& state, PlayerId player) const;
    int fresh_cards(const State& state, PlayerId player) const;

    const Rulebook& book_;
    BoardReading board_;
    std::vector<Bundle> things_;         // prices of what can be bought
    std::vector<CounterId> counters_;    // of players, seen by all
    std::vector<CardId> cards_;          // that are played
    std::vector<FigureKindId> figures_;  // that players own
    // What was surveyed, and what each player has in sight from there (hex.aim, hex.threat).
    State surveyed_;
    std::vector<Prospects> prospects_;
    std::array<Standing, kMaxPlayers> standings_{};
    std::array<Pace, kMaxPlayers> paces_{};
};

}  // namespace hexholm
