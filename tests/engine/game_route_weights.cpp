// Lines that count more than one: as long as so many lines in a row.
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

// At most three lines end at a place.
std::vector<RandomLine> random_lines(std::size_t places, std::size_t lines, std::uint64_t seed) {
    Random chance{seed, 0};
    std::vector<int> degree(places, 0);
    std::vector<RandomLine> made;
    for (int tries = 0; made.size() < lines && tries < 1000; ++tries) {
        const std::size_t from = chance.below(static_cast<std::uint32_t>(places));
        const std::size_t to = chance.below(static_cast<std::uint32_t>(places));
        if (from == to || degree[from] == 3 || degree[to] == 3) continue;
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

}  // namespace

TEST_CASE("X-C-17 a line that counts twice is as long as two lines in a row") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const std::size_t places = 4 + seed % 12;
        const std::vector<RandomLine> lines = random_lines(places, places + seed % 5, seed);
        INFO("seed " << seed);
        CHECK(longest_of(lines, places, false) == longest_of(lines, places, true));
    }
}

}  // namespace hexholm::test
