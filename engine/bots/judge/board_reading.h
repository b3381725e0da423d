// What the board means to each player: income, room to build, and who is nearer to it.
#pragma once

#include <array>
#include <vector>

#include "engine/bots/worth/outlook.h"

namespace hexholm {

// Places for corner pieces are looked for so many edges away; where several classes of routes are built,
// other shores are further.
inline constexpr int kReadEdges = 3;
inline constexpr int kReadEdgesAtSea = 6;

struct BoardOfPlayer {
    Amounts pips{};      // throws that bring each good, each as often as it brings one
    Amounts in_reach{};  // of each good, the most that a near place would bring
    std::array<int, kReadEdgesAtSea + 1> best{};  // the best place so many edges away ...
    std::array<int, kReadEdgesAtSea + 1>
        safe{};                                 // ... and of those to which nobody else is as near
    int second = 0;                             // the second best of those near
    std::array<int, kReadEdgesAtSea> places{};  // how many there are, up to so many edges away
    std::array<int, 2> upgrades{};              // the best pieces that could be upgraded

    bool operator==(const BoardOfPlayer&) const = default;
};

// Reads boards of one game, again and again, without allocating.
class BoardReading {
public:
    explicit BoardReading(const Rulebook& book);
    BoardReading(const BoardReading&) = delete;
    BoardReading& operator=(const BoardReading&) = delete;

    // Looks at the land: for all positions that differ only in what stands on it. What the same pieces in the same
    // places mean is found out once.
    void survey(const State& state);
    // REQUIRES: survey() of this land.
    void read(const State& state);
    const BoardOfPlayer& of(PlayerId player) const { return (*shown_)[player.index()]; }
    // The part of the player's income that neutral pieces block.
    int blocked(PlayerId player) const { return blocked_[player.index()]; }
    // How many edges away places are looked for in this game.
    int edges_read() const { return edges_read_; }

private:
    struct Land {
        Amounts pips{};   // of each good, for a piece that receives one of each
        int harbour = 0;  // what a harbour there counts as, in pips
        bool open = false;
    };
    using Distances = std::array<std::uint8_t, kMaxCorners>;
    using Players = std::array<BoardOfPlayer, kMaxPlayers>;
    // What stands on all corners and edges, in words.
    using Pieces = std::array<std::uint64_t, kMaxCorners / 8 + kMaxEdges / 8>;
    struct Known {
        std::uint32_t survey = 0;  // on which land; 0: nothing is known yet
        Pieces pieces;
        Players players;
    };
    // Boards that are remembered: most positions of a search stand on few.
    static constexpr std::size_t kKnown = 64;

    void survey_land(const State& state);
    void survey_edges(const State& state);
    std::size_t gather(const State& state, Pieces& pieces) const;
    Known& known_for(const Pieces& pieces, std::size_t words);
    void read_anew(const State& state);
    void read_pieces(const State& state);
    void read_corner(const State& state, CornerId corner, const Spot& spot);
    void read_blocked(const State& state);
    void add_kept(const State& state);
    void find_free(const State& state);
    void find_networks(const State& state);
    void reach(PlayerId player, CornerId corner, std::uint8_t edges);
    void measure(const State& state, PlayerId player);
    void read_places(PlayerId player);
    int worth(PlayerId player, CornerId corner);
    int gain_at(PlayerId player, CornerId corner);
    bool is_nearest(PlayerId player, std::size_t corner) const;

    const Rulebook& book_;
    int edges_read_ = kReadEdges;
    PieceId rewarded_;  // a corner piece for which mods give something at sea; none where none is
    std::uint32_t edge_pieces_ = 0;    // that players build, bit per piece
    std::uint32_t upgradable_ = 0;     // bit per piece
    std::vector<Land> land_;           // by corner
    std::vector<std::uint8_t> bears_;  // by edge: an edge piece could be built there
    std::vector<int> tile_pips_;
    std::vector<std::uint16_t> free_;  // corners, in order
    std::array<Distances, kMaxPlayers> distances_{};
    std::array<FixedVector<CornerId, kMaxCorners>, kMaxPlayers> reached_;  // the nearest first
    State surveyed_;
    std::uint32_t surveys_ = 0;  // each of another land
    // The worth of what mods give a player for a piece on a corner of the surveyed board, computed
    // when it is first needed.
    std::array<std::array<std::int16_t, kMaxCorners>, kMaxPlayers> gains_{};
    std::vector<Known> known_;  // each where the fingerprint of its pieces says
    std::array<int, kMaxPlayers> blocked_{};
    Players players_{};
    const Players* shown_ = &players_;
};

}  // namespace hexholm
