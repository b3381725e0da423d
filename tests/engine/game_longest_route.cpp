// The search for the longest route against the plain one, on networks made by chance.
#include <algorithm>
#include <utility>

#include "engine/base/random.h"
#include "engine/game/derived/derived.h"
#include "engine/game/routes/routes.h"

#include "tests/engine/trial_table.h"
#include "tests/support/longest_trail.h"
#include "tests/support/shapes.h"

namespace hexholm::test {
namespace {

const char* const kSecondClass = R"(
hex.route "wire" {}
hex.piece "pole" { title = "Pole", on = "edge", route = "wire", supply = 15,
    cost = { lumber = 1 }, beside = { "forest" } }
)";
const char* const kSecondIsClosed = R"(hex.patch("route", "wire") { only_closed = true })";
const char* const kBothAreClosed = R"(
hex.patch("route", "wire") { only_closed = true }
hex.patch("route", "roads") { only_closed = true }
)";
constexpr unsigned kBothClasses = 3;

// Edges of A that hang together more often than not, with buildings of A and B among them.
class RandomNetwork {
public:
    State state;

    RandomNetwork(const Rulebook& book, const State& empty, std::uint64_t seed)
        : state(empty), book_(book), chance_{seed, 0} {
        edge_piece_ = {piece(book, "road"), piece(book, "pole")};
    }

    void lay(std::size_t edges, std::uint32_t scatter, std::uint32_t classes) {
        for (std::size_t laid = 0; laid < edges;) {
            const EdgeId edge(chance_.below(size_of(book_.board().edge_count())));
            const bool near = laid == 0 || touches_own(edge) || chance_.below(100) < scatter;
            if (!near || !state.edges[edge].empty()) continue;
            lay_on_edge(book_, state, edge, {A, edge_piece_[chance_.below(classes)]});
            ++laid;
        }
    }
    void build(std::size_t buildings) {
        for (std::size_t built = 0; built < buildings; ++built) {
            const CornerId corner(chance_.below(size_of(book_.board().corner_count())));
            const Spot spot(chance_.below(2) == 0 ? A : B, piece(book_, "settlement"));
            follow_corner(book_, state, corner, std::exchange(state.corners[corner], spot));
        }
    }

    // One of A with an end at which nothing of its class goes on, and no building of A stands; none: none.
    EdgeId open_edge() const {
        for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count()))
            if (is_own(state.edges[edge], A))
                for (const CornerId end : book_.board().ends(edge))
                    if (!goes_on(edge, end) && !is_own(state.corners[end], A)) return edge;
        return EdgeId::none();
    }
    EdgeId free_edge() {
        while (true) {
            const EdgeId edge(chance_.below(size_of(book_.board().edge_count())));
            if (state.edges[edge].empty()) return edge;
        }
    }

private:
    static std::uint32_t size_of(std::size_t count) { return static_cast<std::uint32_t>(count); }
    bool touches_own(EdgeId edge) const {
        for (const CornerId corner : book_.board().ends(edge))
            for (const EdgeId other : book_.board().edges(corner))
                if (is_own(state.edges[other], A)) return true;
        return false;
    }

    bool goes_on(EdgeId edge, CornerId end) const {
        return std::ranges::any_of(book_.board().edges(end), [&](EdgeId other) {
            return other != edge && state.edges[other] == state.edges[edge];
        });
    }

    const Rulebook& book_;
    Random chance_;
    std::array<PieceId, 2> edge_piece_;
};

int differences(const Rulebook& book, const State& empty, int networks, std::size_t edges) {
    int wrong = 0;
    for (int at = 0; at < networks; ++at) {
        const auto seed = static_cast<std::uint64_t>(at);
        RandomNetwork network(book, empty, seed);
        network.lay(edges - seed % 4, at % 3 == 0 ? 10 : 0, at % 2 == 0 ? 1 : 2);
        network.build(seed % 5 * 3);
        for (const unsigned routes : {1U, 2U, kBothClasses}) {
            const int longest = longest_by_trying(book, network.state, A, routes);
            // What is known spares the search, and changes nothing.
            if (longest_route(book, network.state, A, routes) != longest) ++wrong;
            for (const int known : {longest / 2, std::max(0, longest - 1), longest + 2})
                if (longest_route(book, network.state, A, routes, known) !=
                    std::max(longest, known))
                    ++wrong;
        }
    }
    return wrong;
}

TEST_CASE("B-189 to B-195 S-43 the longest route is that found by trying every trail") {
    const TrialGame game(kSecondClass);
    const State empty = game.table().state;
    for (const std::size_t edges : {6U, 10U, 15U, 20U})
        CHECK(differences(game.book(), empty, 600, edges) == 0);
    CHECK(differences(game.book(), empty, 60, 30) == 0);
}

TEST_CASE("B-189 a search within limits finds the longest route if it is there, and its edges") {
    const TrialGame game(kSecondClass);
    const State empty = game.table().state;
    int wrong = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        RandomNetwork network(game.book(), empty, seed);
        network.lay(5 + seed % 14, seed % 3 == 0 ? 10 : 0, seed % 2 == 0 ? 1 : 2);
        network.build(seed % 5 * 3);
        for (const unsigned routes : {1U, 2U, kBothClasses}) {
            const int longest = longest_by_trying(game.book(), network.state, A, routes);
            for (const int floor : {0, longest / 2, longest, longest + 2})
                for (const int ceiling : {longest - 1, longest, longest + 2}) {
                    EdgeIds trail;
                    const int found = longest_route_between(game.book(), network.state, A, routes,
                                                            floor, ceiling, trail);
                    const int wanted = std::max(floor, longest);
                    if (found != wanted && (found < ceiling || found > wanted)) ++wrong;
                    if (!trail.empty() && trail.count() != found) ++wrong;
                }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("B-189 a route that has lost its last edge goes on by it again, or by others as many") {
    // Which edges are known where pieces move.
    const TrialGame game(std::string(kSecondClass) +
                         R"(hex.patch("piece", "pole") { moves = true })");
    const State empty = game.table().state;
    const Board& board = game.book().board();
    int wrong = 0;
    int lengthened = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomNetwork network(game.book(), empty, seed);
        network.lay(5 + seed % 14, seed % 3 == 0 ? 10 : 0, seed % 2 == 0 ? 1 : 2);
        network.build(seed % 5 * 3);
        EdgeIds trail;
        const int longest =
            longest_route_between(game.book(), network.state, A, kBothClasses, 0, 99, trail);
        const auto others_at = [&](CornerId corner, EdgeId edge) {
            return std::ranges::count_if(board.edges(corner), [&](EdgeId other) {
                return other != edge && trail.has(other);
            });
        };
        trail.visit(board.edge_count() / 64 + 1, [&](EdgeId edge) {
            const auto& ends = board.ends(edge);
            if (others_at(ends[0], edge) + others_at(ends[1], edge) != 1) return;
            EdgeIds shorter = trail;
            shorter.remove(edge);
            const int found =
                lengthen_route(game.book(), network.state, A, kBothClasses, longest, shorter);
            State alone = network.state;
            for (const EdgeId other : all_ids<EdgeId>(board.edge_count()))
                if (!shorter.has(other)) lay_on_edge(game.book(), alone, other, Spot());
            if (found != longest || shorter.count() != longest ||
                longest_by_trying(game.book(), alone, A, kBothClasses) != longest)
                ++wrong;
            ++lengthened;
        });
    }
    CHECK(wrong == 0);
    CHECK(lengthened > 100);
}

// Most ends of these are open, some lead from building to building, and some go in rings on the way.
TEST_CASE("S-44 of routes that count only closed the longest is that found by trying every trail") {
    for (const char* const closed : {kSecondIsClosed, kBothAreClosed}) {
        const TrialGame game(std::string(kSecondClass) + closed);
        const State empty = game.table().state;
        for (const std::size_t edges : {6U, 10U, 15U, 20U})
            CHECK(differences(game.book(), empty, 600, edges) == 0);
    }
}

TEST_CASE("S-44 a ring beside the way between two buildings counts where the way can go round it") {
    const TrialGame game(std::string(kSecondClass) + kBothAreClosed);
    Tabletop table = game.table();
    const Board& board = game.book().board();
    const PieceId settlement = piece(game.book(), "settlement");
    const std::vector<EdgeId> round = ring(table, 0, 0);
    for (const EdgeId edge : round)
        lay_on_edge(game.book(), table.state, edge, {A, piece(game.book(), "road")});
    const auto length = [&] { return longest_route(game.book(), table.state, A, 1); };
    CHECK(length() == 0);
    const CornerId gate = board.ends(round[0])[0];
    table.state.corners[gate] = {A, settlement};
    CHECK(length() == 0);  // it leads back to the same building
    for (const EdgeId edge : board.edges(gate))
        if (table.state.edges[edge].empty()) {
            lay_on_edge(game.book(), table.state, edge, {A, piece(game.book(), "road")});
            const CornerId far = board.other_end(edge, gate);
            table.state.corners[far] = {A, settlement};
            CHECK(length() == 7);  // round the ring and on to the other building
            table.state.corners[gate] = {};
            CHECK(length() == 0);  // no way leads past the ring to a second building
        }
}

// Nobody could try every trail of these.
TEST_CASE("B-191 rings upon rings have their length at once") {
    const TrialGame game(kSecondClass);
    Tabletop table = game.table();
    const auto add_ring = [&](int q, int r) {
        for (const EdgeId edge : ring(table, q, r))
            lay_on_edge(game.book(), table.state, edge, {A, piece(game.book(), "road")});
        return longest_route(game.book(), table.state, A, 1);
    };
    // Of so many places with three edges all but two lose one; an edge serves two of them.
    CHECK(add_ring(0, 0) == 6);
    CHECK(add_ring(1, 0) == 11);
    CHECK(add_ring(0, 1) == 14);
    CHECK(add_ring(-1, 1) == 17);
    CHECK(add_ring(-1, 0) == 20);
    CHECK(add_ring(0, -1) == 23);
    CHECK(add_ring(1, -1) == 25);
    for (const TileId tile : all_ids<TileId>(game.book().board().tile_count()))
        for (const EdgeId edge : game.book().board().edges(tile))
            lay_on_edge(game.book(), table.state, edge, {A, piece(game.book(), "road")});
    // All 72 edges; 36 inner corners.
    CHECK(longest_route(game.book(), table.state, A, 1) == 55);
}

}  // namespace
}  // namespace hexholm::test
