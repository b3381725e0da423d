#include "engine/game/derived/derived.h"

#include <algorithm>
#include <bit>

namespace hexholm {
namespace {

// The player who keeps the goods on the tile; none when nobody does.
PlayerId keeper_of(const Rulebook& book, TileId tile) {
    const auto seat = static_cast<std::size_t>(book.content().map.tiles[tile.index()].seat);
    return seat == 0 || seat > book.players() ? PlayerId::none() : PlayerId(seat - 1);
}
void change_kept(
    const Rulebook& book, State& state, PlayerId keeper, GoodId good, int most, int lying) {
    const DerivedPlaces& places = book.layout().derived;
    std::uint64_t& word = state.derived[places.kept + keeper.index() * book.goods() + good.index()];
    Kept kept = std::bit_cast<Kept>(word);
    kept.most += static_cast<std::uint32_t>(most);
    kept.lying += static_cast<std::uint32_t>(lying);
    word = std::bit_cast<std::uint64_t>(kept);
    auto* const lanes =
        reinterpret_cast<std::uint8_t*>(state.derived.data() + places.lying + 2 * keeper.index());
    lanes[good.index()] =
        static_cast<std::uint8_t>(std::min<std::uint32_t>(kept.lying, Bundle::kMaxOfOne));
}
// The tile counts from now on, or no more: 1 or -1.
void count_kept(const Rulebook& book, State& state, TileId tile, int sign) {
    if (book.kept_goods() == 0) return;
    const GoodId good = kept_good(book, state, tile);
    const PlayerId keeper = keeper_of(book, tile);
    if (good.is_none() || keeper.is_none()) return;
    const Counter& counter = book.content().counters[book.content().goods[good].kept];
    change_kept(book, state, keeper, good, sign * counter.most,
                sign * counter_value(state, counter, tile.index()));
    const DerivedPlaces& places = book.layout().derived;
    put_in_set(state.derived.data() + places.kept_tiles +
                   (keeper.index() * book.goods() + good.index()) * places.tile_words,
               tile, sign > 0);
}

bool is_blocked_now(const Rulebook& book, const State& state, TileId tile) {
    if (!book.content().terrains[state.terrain[tile]].blockable) return false;
    for (std::uint32_t left = book.blocking(); left != 0; left &= left - 1)
        if (state.pawns[PawnId(std::countr_zero(left))] == tile) return true;
    return false;
}

// The income for the number of the tile; null when none rolls it.
std::uint64_t* income_at(const Rulebook& book, State& state, TileId tile) {
    const DerivedPlaces& places = book.layout().derived;
    const std::size_t total = state.token[tile];
    if (state.face_down[tile] != 0 || total == 0 || total >= places.totals) return nullptr;
    return state.derived.data() + places.income +
           total * state.players.size() * places.income_words;
}

// `kWords`: of the lanes of all goods.
template <std::size_t kWords>
PackedGoodsOf<kWords> received_by(const Rulebook& book,
                                  const State& state,
                                  TileId tile,
                                  Spot spot) {
    return PackedGoodsOf<kWords>(book.harvest_row(state.terrain[tile])[spot.piece_bits()]);
}
template <std::size_t kWords>
void add_income(std::uint64_t* income,
                std::size_t owner,
                const PackedGoodsOf<kWords>& goods,
                std::uint64_t times) {
    for (std::size_t at = 0; at < kWords; ++at)
        income[owner * kWords + at] += times * goods.word(at);
}

// The income from the tile counts so many times more.
constexpr std::uint64_t kNow = 1;
constexpr std::uint64_t kNoMore = ~std::uint64_t{0};
template <std::size_t kWords>
void count_income(const Rulebook& book, State& state, TileId tile, std::uint64_t times) {
    std::uint64_t* const income = income_at(book, state, tile);
    if (income == nullptr) return;
    // Which corners are taken nobody can foresee, and what stands on an empty spot yields nothing: so no branch
    // depends on it.
    std::array<PackedGoodsOf<kWords>, kMaxOwners> received;
    for (const CornerId corner : book.board().corners(tile)) {
        const Spot spot = state.corners[corner];
        received[spot.owner_bits()] += received_by<kWords>(book, state, tile, spot);
    }
    for (std::size_t owner = 0; owner < state.players.size(); ++owner)
        add_income(income, owner, received[owner], times);
}
void count_income(const Rulebook& book, State& state, TileId tile, std::uint64_t times) {
    if (book.layout().derived.income_words == 1)
        count_income<1>(book, state, tile, times);
    else
        count_income<2>(book, state, tile, times);
}
// Updates the income from the tile for a corner where something else stands now.
template <std::size_t kWords>
void change_income(const Rulebook& book, State& state, TileId tile, Spot was, Spot now) {
    std::uint64_t* const income = income_at(book, state, tile);
    if (income == nullptr) return;
    const auto add = [&](Spot spot, std::uint64_t times) {
        if (spot.empty()) return;
        add_income(income, spot.owner_bits(), received_by<kWords>(book, state, tile, spot), times);
    };
    add(was, kNoMore);
    add(now, kNow);
}

// What the piece finds on the tile beside goods counts so many times more: for each total that the tile answers
// to, and some land answers to several (X-F-11).
void count_finds(const Rulebook& book, State& state, TileId tile, Spot spot, std::uint64_t times) {
    if (spot.empty() || state.face_down[tile] != 0) return;
    const DerivedPlaces& places = book.layout().derived;
    const TerrainId terrain = state.terrain[tile];
    const auto count = [&](std::size_t total) {
        if (total != 0 && total < places.totals)
            state.derived[places.finds + total * state.players.size() + spot.owner_bits()] +=
                times * book.found_on(terrain, spot);
    };
    if (!in_mask(book.untokened(), terrain)) return count(state.token[tile]);
    for (const int total : book.content().terrains[terrain].numbers)
        count(static_cast<std::size_t>(total));
}
// Kept apart: few games have such land.
[[gnu::noinline]] void count_all_finds(const Rulebook& book,
                                       State& state,
                                       TileId tile,
                                       std::uint64_t times) {
    for (const CornerId corner : book.board().corners(tile))
        count_finds(book, state, tile, state.corners[corner], times);
}

void add_tile(const Rulebook& book, State& state, TileId tile) {
    count_income(book, state, tile, kNow);
    if (book.keeps_finds()) count_all_finds(book, state, tile, kNow);
}
void take_away_tile(const Rulebook& book, State& state, TileId tile) {
    count_income(book, state, tile, kNoMore);
    if (book.keeps_finds()) count_all_finds(book, state, tile, kNoMore);
}

void derive_income(const Rulebook& book, State& state) {
    if (!book.keeps_income()) return;
    const DerivedPlaces& places = book.layout().derived;
    const std::size_t rows = places.totals * state.players.size();
    std::fill_n(state.derived.data() + places.income, rows * places.income_words, 0);
    if (book.keeps_finds()) std::fill_n(state.derived.data() + places.finds, rows, 0);
    if (std::ranges::all_of(state.corners, [](Spot spot) { return spot.empty(); })) return;
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        if (!is_blocked_now(book, state, tile)) add_tile(book, state, tile);
}

void derive_kept(const Rulebook& book, State& state) {
    if (book.kept_goods() == 0) return;
    const DerivedPlaces& places = book.layout().derived;
    const std::size_t goods = state.players.size() * book.goods();
    std::fill_n(state.derived.data() + places.lying, 2 * state.players.size(), 0);
    std::fill_n(state.derived.data() + places.kept, goods, 0);
    std::fill_n(state.derived.data() + places.kept_tiles, goods * places.tile_words, 0);
    for (const TileId tile : all_ids<TileId>(book.board().tile_count()))
        count_kept(book, state, tile, 1);
}

}  // namespace

int points_switched_off(const Rulebook& book, const State& state, PlayerId player, PieceId only) {
    int lost = 0;
    for (const CounterId off : book.off_counters()) {
        const Counter& counter = book.content().counters[off];
        const auto cells = cells_of(book, state, counter);
        for (std::size_t at = 0; at < cells.size(); ++at) {
            if (cells[at] <= 0) continue;
            const Spot& spot =
                state.corners[CornerId(counter.marked_only ? counter.places[at] : at)];
            if (!is_own(spot, player) || (only.is_some() && spot.piece() != only)) continue;
            const Piece& piece = book.content().pieces[spot.piece()];
            if (piece.off == off) lost += piece.points - piece.off_points;
        }
    }
    return lost;
}

int count_points_on_table(const Rulebook& book, const State& state, PlayerId player) {
    const PlayerState& own = state.players[player];
    int points = book.points_of_supply();
    for (const Rulebook::PointPiece& worth : book.point_pieces())
        points -= worth.points * own.supply[worth.piece];
    for (const Rulebook::PointAward& worth : book.point_awards())
        if (state.award_holder[worth.award] == player) points += worth.points;
    if (!book.off_counters().empty())
        points -= points_switched_off(book, state, player, PieceId::none());
    if (book.is_neutral(player)) return points;
    for (const CounterId id : book.open_point_counters()) {
        const Counter& counter = book.content().counters[id];
        points += counter.points_at(counter_value(state, counter, player.index()));
    }
    return points;
}

void derive_from_land(const Rulebook& book, State& state) {
    derive_ground(book, state);
    derive_income(book, state);
    derive_kept(book, state);
    derive_figure_ground(book, state);
}

void take_out_tile(const Rulebook& book, State& state, TileId tile) {
    count_kept(book, state, tile, -1);
    if (book.keeps_income() && !is_blocked_now(book, state, tile))
        take_away_tile(book, state, tile);
}
void put_back_tile(const Rulebook& book, State& state, TileId tile) {
    derive_ground_at(book, state, tile);
    derive_figure_ground(book, state);
    count_kept(book, state, tile, 1);
    if (book.keeps_income() && !is_blocked_now(book, state, tile)) add_tile(book, state, tile);
}

void follow_kept(const Rulebook& book, State& state, TileId tile, CounterId counter, int change) {
    const GoodId good = kept_good(book, state, tile);
    const PlayerId keeper = keeper_of(book, tile);
    if (good.is_some() && keeper.is_some() && book.content().goods[good].kept == counter)
        change_kept(book, state, keeper, good, 0, change);
}
void follow_kept(const Rulebook& book, State& state, PlayerId keeper, GoodId good, int change) {
    change_kept(book, state, keeper, good, 0, change);
}

int kept_room(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const auto most = static_cast<int>(kept_by(book, state, player, good).most);
    return std::max(0, most - state.players[player].goods[good]);
}

void derive_points(const Rulebook& book, State& state, PlayerId owner) {
    state.derived[book.layout().derived.points + owner.index()] = static_cast<std::uint64_t>(
        static_cast<std::int64_t>(count_points_on_table(book, state, owner)));
}

namespace {

// Calls visit(award, owner) for each longest trail that is kept.
template <class Visit>
void visit_trails(const Rulebook& book, const State& state, Visit visit) {
    for (const AwardId award : book.content().awards.ids())
        if (book.layout().derived.trails[award.index()] != DerivedPlaces::kNone)
            for (const PlayerId owner : all_ids<PlayerId>(state.players.size()))
                visit(award, owner);
}

}  // namespace

void derive_all(const Rulebook& book, State& state) {
    derive_from_land(book, state);
    derive_stands(book, state);
    derive_lines(book, state);
    derive_full(book, state);
    derive_cargo(book, state);
    derive_whereabouts(book, state);
    for (const PlayerId owner : all_ids<PlayerId>(state.players.size()))
        derive_points(book, state, owner);
    visit_trails(book, state,
                 [&](AwardId award, PlayerId owner) { keep_trail(book, state, owner, award, {}); });
}

void follow_corner(const Rulebook& book, State& state, CornerId corner, Spot was) {
    follow_stand(book, state, corner, was);
    if (!book.keeps_income()) return;
    const Spot now = state.corners[corner];
    for (const TileId tile : book.board().tiles(corner)) {
        if (is_blocked_now(book, state, tile)) continue;
        if (book.keeps_finds()) {
            count_finds(book, state, tile, was, kNoMore);
            count_finds(book, state, tile, now, kNow);
        }
        if (book.layout().derived.income_words == 1)
            change_income<1>(book, state, tile, was, now);
        else
            change_income<2>(book, state, tile, was, now);
    }
}

void unblock_tile(const Rulebook& book, State& state, TileId tile) {
    if (book.keeps_income() && tile.is_some() && is_blocked_now(book, state, tile))
        add_tile(book, state, tile);
}
void block_tile(const Rulebook& book, State& state, TileId tile) {
    if (book.keeps_income() && tile.is_some() && is_blocked_now(book, state, tile))
        take_away_tile(book, state, tile);
}

bool is_derived_right(const Rulebook& book, const State& state) {
    State counted = state;
    std::fill_n(counted.derived.data(), counted.derived.size(), 0);
    derive_all(book, counted);
    // Which of several trails it is follows from what was before; see check_awards().
    visit_trails(book, state, [&](AwardId award, PlayerId owner) {
        keep_trail(book, counted, owner, award, longest_trail(book, state, owner, award));
    });
    return counted.derived == state.derived;
}

}  // namespace hexholm
