// Reports of simulations as lines of JSON.
#include <cmath>

#include <nlohmann/json.hpp>

#include "src/cli/common/json_line.h"
#include "src/cli/games/report.h"

namespace hexholm::cli {
namespace {

using Json = nlohmann::ordered_json;

double rounded(double value, double steps) {
    return std::round(value * steps) / steps;
}

Json json_of(const Amounts& amounts) {
    return {amounts.players, amounts.sum, amounts.squares};
}

// Throws what nlohmann throws when something else stands there.
Amounts amounts_of(const Json& json) {
    return {json.at(0).get<std::int64_t>(), json.at(1).get<std::int64_t>(),
            json.at(2).get<std::int64_t>()};
}

SimReport report_of(const Json& json) {
    SimReport report;
    json.at("scenario").get_to(report.scenario);
    json.at("content").get_to(report.content);
    json.at("levels").get_to(report.levels);
    json.at("most_turns").get_to(report.most_turns);
    for (const Json& range : json.at("seeds"))
        report.seeds.push_back(
            {range.at(0).get<std::uint64_t>(), range.at(1).get<std::uint64_t>()});
    json.at("games").get_to(report.games);
    json.at("seconds").get_to(report.seconds);
    json.at("actions").get_to(report.actions);
    json.at("turns").get_to(report.turns);
    json.at("unfinished").get_to(report.unfinished);
    json.at("violations").get_to(report.violations);
    for (std::size_t seat = 0; seat < report.levels.size() && seat < kMaxPlayers; ++seat) {
        json.at("wins").at(seat).get_to(report.wins[seat]);
        json.at("points_sum").at(seat).get_to(report.points[seat]);
    }
    for (const Json& length : json.at("lengths"))
        report.lengths[length.at(0).get<int>()] = length.at(1).get<std::int64_t>();
    for (const Json& thing : json.at("things"))
        report.things.push_back(
            {thing.at(0).get<std::string>(), amounts_of(thing.at(1)), amounts_of(thing.at(2))});
    return report;
}

// A seat more than there can be, or sums that no games give.
bool is_possible(const SimReport& report) {
    std::uint64_t seeds = 0;
    for (const SeedRange& range : report.seeds)
        seeds += range.games;
    return report.levels.size() <= kMaxPlayers && report.games >= 0 && report.unfinished >= 0 &&
           report.unfinished <= report.games && seeds == static_cast<std::uint64_t>(report.games);
}

}  // namespace

std::string report_json(const SimReport& report) {
    Json json = {{"games", report.games},
                 {"seconds", rounded(report.seconds, 1e3)},
                 {"games_per_second", rounded(games_per_second(report), 10)},
                 {"actions", report.actions},
                 {"turns", report.turns},
                 {"wins", Json::array()},
                 {"points", Json::array()},
                 {"unfinished", report.unfinished},
                 {"violations", report.violations},
                 {"scenario", report.scenario},
                 {"content", report.content},
                 {"levels", report.levels},
                 {"most_turns", report.most_turns},
                 {"seeds", Json::array()},
                 {"points_sum", Json::array()},
                 {"lengths", Json::array()},
                 {"things", Json::array()}};
    for (std::size_t seat = 0; seat < report.levels.size(); ++seat) {
        const auto games = static_cast<double>(report.games);
        json["wins"].push_back(report.wins[seat]);
        json["points"].push_back(
            rounded(games > 0 ? static_cast<double>(report.points[seat]) / games : 0, 1e3));
        json["points_sum"].push_back(report.points[seat]);
    }
    for (const SeedRange& range : report.seeds)
        json["seeds"].push_back({range.first, range.games});
    for (const auto& [length, count] : report.lengths)
        json["lengths"].push_back({length, count});
    for (const ThingReport& thing : report.things)
        json["things"].push_back({thing.name, json_of(thing.winners), json_of(thing.others)});
    return json_line(json);
}

Result<SimReport> parse_report(const std::string& where, const std::string& line) {
    const Problem wrong{where, "this is not a report of simulated games",
                        "make one with sim --json or balance --json"};
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object()) return wrong;
    try {
        SimReport report = report_of(json);
        if (!is_possible(report)) return wrong;
        return report;
    } catch (const Json::exception&) {
        return wrong;
    }
}

}  // namespace hexholm::cli
