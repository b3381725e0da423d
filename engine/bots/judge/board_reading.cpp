#include "engine/bots/judge/board_reading.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "engine/base/check.h"
#include "engine/base/hash.h"
#include "engine/bots/worth/gains.h"
#include "engine/bots/worth/sites.h"
#include "engine/game/standing/harbours.h"

namespace hexholm {
namespace {

constexpr std::uint8_t kOutOfReach = 255;
// A pip counts so much by what the player receives of its good already.
constexpr int kUsualPip = 4;
constexpr int kRarePip = 5;
constexpr int kNewPip = 6;
constexpr int kRareIncome = 4;
constexpr int kHarbourPips = 3;
constexpr std::size_t kNearPlace = 2;
constexpr int kGainStep = 65;  // thousandths of a point that count like a quarter of a usual pip
constexpr std::int16_t kGainUnknown = std::numeric_limits<std::int16_t>::min();

bool builds_several_routes(const Rulebook& book) {
    RouteId first;
    for (const PieceId piece : book.content().pieces.ids()) {
        const Piece& declared = book.content().pieces[piece];
        if (declared.on != PlaceKind::edge || declared.route.is_none() ||
            book.kind(Verb::build, piece.index()).is_none())
            continue;
        if (first.is_some() && declared.route != first) return true;
        first = declared.route;
    }
    return false;
}

bool is_same_land(const State& one, const State& other) {
    return one.terrain == other.terrain && one.token == other.token &&
           one.face_down == other.face_down && one.harbour_edges == other.harbour_edges;
}

}  // namespace

BoardReading::BoardReading(const Rulebook& book)
    : book_(book),
      land_(book.board().corner_count()),
      bears_(book.board().edge_count()),
      tile_pips_(book.board().tile_count()),
      known_(kKnown) {
    free_.reserve(book.board().corner_count());
    if (builds_several_routes(book)) {
        edges_read_ = kReadEdgesAtSea;
        if (rewards_placing(book)) rewarded_ = usual_corner_piece(book.content());
    }
    const auto& pieces = book.content().pieces;
    for (const PieceId piece : pieces.ids()) {
        if (pieces[piece].on == PlaceKind::edge && book.kind(Verb::build, piece.index()).is_some())
            edge_pieces_ |= std::uint32_t{1} << piece.value;
        if (pieces[piece].upgrades.is_some())
            upgradable_ |= std::uint32_t{1} << pieces[piece].upgrades.value;
    }
}

void BoardReading::survey(const State& state) {
    // When mods give something for pieces, that could depend on anything.
    if (surveys_ != 0 && rewarded_.is_none() && is_same_land(surveyed_, state)) return;
    surveyed_ = state;
    if (rewarded_.is_some())
        for (auto& gains : gains_)
            gains.fill(kGainUnknown);
    survey_land(state);
    survey_edges(state);
    ++surveys_;
}

void BoardReading::survey_land(const State& state) {
    const Board& board = book_.board();
    const Content& content = book_.content();
    for (const TileId tile : all_ids<TileId>(board.tile_count()))
        tile_pips_[tile.index()] = state.face_down[tile] != 0 ? 0 : book_.pips(state.token[tile]);
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        Land& land = land_[corner.index()];
        land = {};
        for (const TileId tile : board.tiles(corner)) {
            if (state.face_down[tile] != 0) continue;
            const Terrain& terrain = content.terrains[state.terrain[tile]];
            land.open |= terrain.land && !book_.is_closed(tile);
            for (const GoodId good : content.goods.ids())
                land.pips[good.index()] += terrain.produces[good] * tile_pips_[tile.index()];
        }
        for_each_harbour(book_, state, corner, [&](HarbourSiteId) { land.harbour = kHarbourPips; });
    }
}

void BoardReading::survey_edges(const State& state) {
    const Content& content = book_.content();
    for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count())) {
        std::uint32_t beside = 0;
        for (const TileId tile : book_.board().sides(edge))
            if (state.face_down[tile] == 0) beside |= std::uint32_t{1} << state.terrain[tile].value;
        const bool is_inside = (beside & ~book_.border()) != 0;
        bears_[edge.index()] =
            is_inside && std::ranges::any_of(content.pieces.ids(), [&](PieceId piece) {
                return in_mask(edge_pieces_, piece) && (content.pieces[piece].beside & beside) != 0;
            });
    }
}

std::size_t BoardReading::gather(const State& state, Pieces& pieces) const {
    const std::size_t of_corners = (state.corners.size() + 7) / 8;
    const std::size_t words = of_corners + (state.edges.size() + 7) / 8;
    pieces[of_corners - 1] = pieces[words - 1] = 0;
    std::memcpy(pieces.data(), state.corners.data(), state.corners.size());
    std::memcpy(pieces.data() + of_corners, state.edges.data(), state.edges.size());
    return words;
}

BoardReading::Known& BoardReading::known_for(const Pieces& pieces, std::size_t words) {
    Known& known = known_[hash_words(pieces.data(), words) % kKnown];
    if (!std::equal(pieces.begin(), pieces.begin() + words, known.pieces.begin())) known.survey = 0;
    return known;
}

void BoardReading::read(const State& state) {
    HEX_CHECK(surveys_ != 0);
    Pieces pieces;
    const std::size_t words = gather(state, pieces);
    Known& known = known_for(pieces, words);
    if (known.survey != surveys_) {
        read_anew(state);
        std::copy_n(pieces.begin(), words, known.pieces.begin());
        known.players = players_;
        known.survey = surveys_;
    }
    shown_ = &known.players;
    read_blocked(state);
    if (book_.kept_goods() == 0) return;
    players_ = known.players;
    shown_ = &players_;
    add_kept(state);
}

void BoardReading::read_anew(const State& state) {
    for (BoardOfPlayer& player : players_)
        player = {};
    read_pieces(state);
    find_free(state);
    find_networks(state);
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        measure(state, player);
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        read_places(player);
}

void BoardReading::read_pieces(const State& state) {
    for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
        const Spot& spot = state.corners[corner];
        if (!spot.empty() && spot.owner().index() < book_.players())
            read_corner(state, corner, spot);
    }
}

void BoardReading::read_corner(const State& state, CornerId corner, const Spot& spot) {
    BoardOfPlayer& owner = players_[spot.owner().index()];
    const std::size_t goods = book_.goods();
    int all = 0;
    for (const TileId tile : book_.board().tiles(corner)) {
        const int pips = tile_pips_[tile.index()];
        if (pips == 0) continue;
        PackedGoods::Row received{};
        book_.harvest_row(state.terrain[tile])[spot.piece_bits()].write_to(received);
        for (std::size_t good = 0; good < goods; ++good) {
            owner.pips[good] += pips * received[good];
            all += pips * received[good];
        }
    }
    if (!is_among(upgradable_, spot)) return;
    owner.upgrades[1] = std::max(owner.upgrades[1], std::min(owner.upgrades[0], all));
    owner.upgrades[0] = std::max(owner.upgrades[0], all);
}

void BoardReading::read_blocked(const State& state) {
    blocked_.fill(0);
    for (const PawnId pawn : book_.content().pawns.ids()) {
        const TileId tile = state.pawns[pawn];
        if (tile.is_none() || !in_mask(book_.blocking(), pawn)) continue;
        for (const CornerId corner : book_.board().corners(tile)) {
            const Spot& spot = state.corners[corner];
            if (spot.empty() || spot.owner().index() >= book_.players()) continue;
            blocked_[spot.owner().index()] +=
                tile_pips_[tile.index()] *
                book_.harvest_row(state.terrain[tile])[spot.piece_bits()].total();
        }
    }
}

// Goods that lie on the tiles of their owner: what they bring hangs on more than pieces.
void BoardReading::add_kept(const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        visit_kept_income(book_, state, player, [&](GoodId good, int pips, int cards) {
            players_[player.index()].pips[good.index()] += pips * cards;
        });
}

void BoardReading::find_free(const State& state) {
    const Board& board = book_.board();
    free_.clear();
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        if (!land_[corner.index()].open || !state.corners[corner].empty()) continue;
        const bool is_near = std::ranges::any_of(board.beyond(corner), [&](CornerId next) {
            return is_among(book_.distant(), state.corners[next]);
        });
        if (!is_near) free_.push_back(corner.value);
    }
}

void BoardReading::find_networks(const State& state) {
    const Board& board = book_.board();
    for (std::size_t player = 0; player < book_.players(); ++player) {
        std::fill_n(distances_[player].begin(), board.corner_count(), kOutOfReach);
        reached_[player].clear();
    }
    for (const EdgeId edge : all_ids<EdgeId>(board.edge_count())) {
        const Spot& spot = state.edges[edge];
        if (spot.empty() || spot.owner().index() >= book_.players()) continue;
        for (const CornerId end : board.ends(edge))
            reach(spot.owner(), end, 0);
    }
    for (const CornerId corner : all_ids<CornerId>(board.corner_count())) {
        const Spot& spot = state.corners[corner];
        if (!spot.empty() && spot.owner().index() < book_.players()) reach(spot.owner(), corner, 0);
    }
}

void BoardReading::reach(PlayerId player, CornerId corner, std::uint8_t edges) {
    std::uint8_t& distance = distances_[player.index()][corner.index()];
    if (distance != kOutOfReach) return;
    distance = edges;
    reached_[player.index()].push_back(corner);
}

// Measures distances from the player's network over free edges.
void BoardReading::measure(const State& state, PlayerId player) {
    const Board& board = book_.board();
    const auto& reached = reached_[player.index()];
    for (std::size_t at = 0; at < reached.size(); ++at) {
        const CornerId from = reached[at];
        const std::uint8_t edges = distances_[player.index()][from.index()];
        const Spot& spot = state.corners[from];
        const bool is_cut = is_among(book_.interrupting(), spot) && !is_own(spot, player);
        if (edges == edges_read_ || is_cut) continue;
        const auto& ways = board.edges(from);
        for (std::size_t way = 0; way < ways.size(); ++way)
            if (bears_[ways[way].index()] != 0 && state.edges[ways[way]].empty())
                reach(player, board.beyond(from)[way], static_cast<std::uint8_t>(edges + 1));
    }
}

int BoardReading::worth(PlayerId id, CornerId corner) {
    const Land& land = land_[corner.index()];
    const BoardOfPlayer& player = players_[id.index()];
    int worth = land.harbour * kUsualPip + gain_at(id, corner);
    for (std::size_t good = 0; good < book_.goods(); ++good) {
        const int had = player.pips[good];
        worth += land.pips[good] * (had == 0 ? kNewPip : had < kRareIncome ? kRarePip : kUsualPip);
    }
    return worth;
}

int BoardReading::gain_at(PlayerId player, CornerId corner) {
    if (rewarded_.is_none()) return 0;
    std::int16_t& gain = gains_[player.index()][corner.index()];
    if (gain == kGainUnknown) {
        Outlook outlook;
        outlook.player = player;
        outlook.weight.fill(100);
        gain = static_cast<std::int16_t>(
            gain_by_placing(book_, surveyed_, outlook, rewarded_, corner.number()) / kGainStep);
    }
    return gain;
}

bool BoardReading::is_nearest(PlayerId player, std::size_t corner) const {
    const std::uint8_t mine = distances_[player.index()][corner];
    for (std::size_t other = 0; other < book_.players(); ++other)
        if (other != player.index() && distances_[other][corner] <= mine) return false;
    return true;
}

void BoardReading::read_places(PlayerId id) {
    BoardOfPlayer& player = players_[id.index()];
    int best_near = 0;
    for (const std::uint16_t corner : free_) {
        const std::size_t edges = distances_[id.index()][corner];
        if (edges > static_cast<std::size_t>(edges_read_)) continue;
        const Land& land = land_[corner];
        const int value = worth(id, CornerId(corner));
        player.best[edges] = std::max(player.best[edges], value);
        if (is_nearest(id, corner)) player.safe[edges] = std::max(player.safe[edges], value);
        for (std::size_t within = edges; within < player.places.size(); ++within)
            ++player.places[within];
        if (edges > kNearPlace) continue;
        player.second = std::max(player.second, std::min(best_near, value));
        best_near = std::max(best_near, value);
        for (std::size_t good = 0; good < book_.goods(); ++good)
            player.in_reach[good] = std::max(player.in_reach[good], land.pips[good]);
    }
}

}  // namespace hexholm
