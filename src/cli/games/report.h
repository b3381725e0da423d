// What simulated games came to: whole sums, so that those of threads and machines add up exactly.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/base/limits.h"
#include "engine/base/result.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

#include "src/cli/games/uses.h"

namespace hexholm::cli {

// The most messages of each sort that a report keeps.
inline constexpr std::size_t kMostMessages = 20;

// A number of many players: how many players, its sum and the sum of its squares.
struct Amounts {
    std::int64_t players = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value);
    void add(const Amounts& other);
    double mean() const;
    double variance() const;
};

// How much of one thing players had at the end of a game that somebody has won.
struct ThingReport {
    std::string name;  // "piece city"
    Amounts winners;
    Amounts others;

    // How far apart both are, in standard deviations: above 0 when winners have more of it.
    double difference() const;
};

// Games are numbered by their seeds.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t games = 0;
};

// Processor time, so that what else the machine does counts little.
struct LongestDecision {
    double ms = 0;
    std::uint64_t seed = 0;
    std::uint64_t action = 0;  // so many actions had been played
};

struct SimReport {
    std::string scenario;
    std::string content;              // hash of all that the game declares
    std::vector<std::string> levels;  // who plays, by seat
    std::int64_t most_turns = 0;
    std::vector<SeedRange> seeds;  // in order; none twice

    std::int64_t games = 0;
    double seconds = 0;
    std::int64_t actions = 0;
    std::int64_t turns = 0;
    std::int64_t unfinished = 0;
    std::int64_t violations = 0;
    std::array<std::int64_t, kMaxPlayers> wins{};
    std::array<std::int64_t, kMaxPlayers> points{};
    std::array<LongestDecision, kMaxPlayers> longest{};  // of no time: not measured
    std::map<int, std::int64_t> lengths;  // of the games that ended: how many took so many turns
    std::vector<ThingReport> things;
    Uses uses;                          // empty: not counted
    std::vector<std::string> messages;  // the first violations, with seed and action
    std::vector<Problem> mistakes;      // the same for authors: each place in a mod once

    // Counts a game that has ended or was given up.
    void add_game(const Rulebook& book, const State& state);
    // REQUIRES: both are of the same game; the seeds are joined elsewhere.
    void add(const SimReport& other);
    void add_mistake(const Problem& mistake);
};

double games_per_second(const SimReport& report);
// The turns that so many hundredths of the ended games do not exceed; 0 without any.
int turns_at(const SimReport& report, int percent);

// The likely range of a share, 95 of 100 times (Wilson's interval).
struct Interval {
    double low = 0;
    double high = 0;
};
Interval likely_share(std::int64_t part, std::int64_t of);

// Adds what another machine has played. A problem when that was another game, or a seed is in both.
Status merge(SimReport& report, const SimReport& other);

// The report as one line of JSON, and back.
std::string report_json(const SimReport& report);
Result<SimReport> parse_report(const std::string& where, const std::string& line);

// A few lines for people: how the games went, or what decides them.
std::string report_text(const SimReport& report);
std::string balance_text(const SimReport& report);
// The balance as a picture (SVG).
std::string balance_picture(const SimReport& report);

}  // namespace hexholm::cli
