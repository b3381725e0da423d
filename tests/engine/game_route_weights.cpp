// Lines that count more than one: as long as so many lines in a row.
#include <algorithm>
#include <array>
#include <vector>

#include "engine/base/random.h"
#include "engine/game/routes/trail.h"

namespace hexholm::test {
namespace {

struct RandomLine {
    std::size_t from = 0;
    std::size_t to = 0;
    int length = 1;
};

// At most so many lines end at a place.
std::vector<RandomLine> random_lines(std::size_t places,
                                     std::size_t lines,
                                     std::uint64_t seed,
                                     int most = 3) {
    Random chance{seed, 0};
    std::vector<int> degree(places, 0);
    std::vector<RandomLine> made;
    for (int tries = 0; made.size() < lines && tries < 1000; ++tries) {
        const std::size_t from = chance.below(static_cast<std::uint32_t>(places));
        const std::size_t to = chance.below(static_cast<std::uint32_t>(places));
        if (from == to || degree[from] == most || degree[to] == most) continue;
        ++degree[from];
        ++degree[to];
        made.push_back({from, to, 1 + static_cast<int>(chance.below(3))});
    }
    return made;
}

int longest_of(const std::vector<RandomLine>& lines, std::size_t places, bool in_pieces) {
    TrailNetwork network;
    std::vector<TrailNetwork::Place> known;
    for (std::size_t place = 0; place < places; ++place)
        known.push_back(network.add_place());
    for (const RandomLine& line : lines) {
        TrailNetwork::Place from = known[line.from];
        for (int piece = 1; in_pieces && piece < line.length; ++piece) {
            const TrailNetwork::Place middle = network.add_place();
            network.add_line(from, middle);
            from = middle;
        }
        network.add_line(from, known[line.to], in_pieces ? 1 : line.length);
    }
    return network.longest();
}

// Every trail from a place.
int longest_from(std::size_t place, const std::vector<RandomLine>& lines, std::vector<bool>& used) {
    int longest = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (used[at] || (lines[at].from != place && lines[at].to != place)) continue;
        used[at] = true;
        const std::size_t far = lines[at].from == place ? lines[at].to : lines[at].from;
        longest = std::max(longest, lines[at].length + longest_from(far, lines, used));
        used[at] = false;
    }
    return longest;
}

}  // namespace

TEST_CASE("where four lines meet the longest trail is found, too") {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const std::size_t places = 4 + seed % 10;
        const std::vector<RandomLine> lines = random_lines(places, places + seed % 5, seed, 4);
        std::vector<bool> used(lines.size(), false);
        int longest = 0;
        for (std::size_t place = 0; place < places; ++place)
            longest = std::max(longest, longest_from(place, lines, used));
        INFO("seed " << seed);
        CHECK(longest_of(lines, places, false) == longest);
    }
}

TEST_CASE("X-C-17 a line that counts twice is as long as two lines in a row") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const std::size_t places = 4 + seed % 12;
        const std::vector<RandomLine> lines = random_lines(places, places + seed % 5, seed);
        INFO("seed " << seed);
        CHECK(longest_of(lines, places, false) == longest_of(lines, places, true));
    }
}

}  // namespace hexholm::test
