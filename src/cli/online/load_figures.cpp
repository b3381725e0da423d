#include "src/cli/online/load_figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "src/cli/common/json_line.h"

namespace hexholm::cli {
namespace {

double rounded(double value) {
    return std::round(value * 100) / 100;
}
double ms_of(std::int64_t us) {
    return rounded(static_cast<double>(us) / 1000);
}

}  // namespace

double Spread::mean() const {
    if (values_.empty()) return 0;
    const std::int64_t sum = std::accumulate(values_.begin(), values_.end(), std::int64_t{0});
    return static_cast<double>(sum) / static_cast<double>(values_.size());
}

std::int64_t Spread::at_share(double share) const {
    if (values_.empty()) return 0;
    std::vector<std::int64_t> sorted = values_;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1));
    std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(at));
    return sorted[at];
}

void LoadFigures::begin() {
    LoadFigures fresh;
    fresh.tables = tables;
    fresh.seats = seats;
    fresh.filled_s = filled_s;
    *this = std::move(fresh);
}

std::string json_of(const LoadFigures& figures) {
    nlohmann::ordered_json json;
    json["tables"] = figures.tables;
    json["seats"] = figures.seats;
    json["filled_s"] = rounded(figures.filled_s);
    json["seconds"] = rounded(figures.seconds);
    json["actions"] = figures.actions;
    json["p50_ms"] = ms_of(figures.update_us.at_share(0.5));
    json["p99_ms"] = ms_of(figures.update_us.at_share(0.99));
    json["most_ms"] = ms_of(figures.update_us.at_share(1));
    json["own_p99_ms"] = ms_of(figures.own_us.at_share(0.99));
    json["bytes_per_update"] = rounded(figures.bytes.mean());
    json["p99_bytes"] = figures.bytes.at_share(0.99);
    json["mismatches"] = figures.mismatches;
    json["refused"] = figures.refused;
    json["unanswered"] = figures.unanswered;
    json["views"] = figures.views;
    json["lost_lines"] = figures.lost_lines;
    json["games_over"] = figures.games_over;
    return json_line(json);
}

std::string text_of(const LoadFigures& figures) {
    std::string text;
    const auto add = [&](const char* what, double value, const char* unit) {
        std::array<char, 96> line{};
        std::snprintf(line.data(), line.size(), "%-28s %10.2f %s\n", what, value, unit);
        text += line.data();
    };
    const auto count = [](std::uint64_t value) { return static_cast<double>(value); };
    add("tables", count(figures.tables), "");
    add("filled after", figures.filled_s, "s");
    add("actions", count(figures.actions), "");
    add("actions a second", count(figures.actions) / std::max(figures.seconds, 0.001), "");
    add("until told, half within", ms_of(figures.update_us.at_share(0.5)), "ms");
    add("until told, 99 % within", ms_of(figures.update_us.at_share(0.99)), "ms");
    add("until told, at most", ms_of(figures.update_us.at_share(1)), "ms");
    add("late by itself, 99 % within", ms_of(figures.own_us.at_share(0.99)), "ms");
    add("bytes of an update", figures.bytes.mean(), "");
    add("99 % have no more than", static_cast<double>(figures.bytes.at_share(0.99)), "");
    add("mismatches of hashes", count(figures.mismatches), "");
    add("refused", count(figures.refused), "");
    add("not answered", count(figures.unanswered), "");
    add("views in place of updates", count(figures.views), "");
    add("lines lost", count(figures.lost_lines), "");
    add("games over", count(figures.games_over), "");
    return text;
}

}  // namespace hexholm::cli
