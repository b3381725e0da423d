// What a load has measured, and how it is told.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hexholm::cli {

// Many values of one kind: only what share of them is below which is of interest.
class Spread {
public:
    void add(std::int64_t value) { values_.push_back(value); }
    void clear() { values_.clear(); }
    std::size_t count() const { return values_.size(); }
    double mean() const;
    // The value that this share of all does not exceed; 0 where there is none.
    std::int64_t at_share(double share) const;

private:
    std::vector<std::int64_t> values_;
};

struct LoadFigures {
    std::size_t tables = 0;
    int seats = 0;
    double seconds = 0;
    double filled_s = 0;  // until all played
    std::uint64_t actions = 0;
    std::uint64_t games_over = 0;
    std::uint64_t refused = 0;
    std::uint64_t unanswered = 0;
    std::uint64_t mismatches = 0;  // of hashes of views
    std::uint64_t views = 0;       // told in place of updates
    std::uint64_t lost_lines = 0;
    Spread update_us;  // from an action until a seat has been told, all seats
    Spread bytes;      // of an update
    Spread own_us;     // how late this program itself was with what it asked for

    // Forgets all but how long it took to fill the server.
    void begin();
};

std::string json_of(const LoadFigures& figures);
std::string text_of(const LoadFigures& figures);

}  // namespace hexholm::cli
