#include "engine/game/core/layout.h"

#include <algorithm>
#include <memory>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/core/answer_chain.h"
#include "engine/game/core/menu.h"
#include "engine/game/core/state.h"
#include "engine/game/places/place_graph.h"

namespace hexholm {
namespace {

constexpr std::size_t kFewFrames = 8;  // more than a roll and a card need with all that they bring

constexpr std::size_t rounded_up(std::size_t count, std::size_t step) {
    return (count + step - 1) / step * step;
}

// Goes through a block from front to back and gives rows their places. Without a block it only counts.
class Cursor {
public:
    explicit Cursor(std::byte* block, std::size_t at) : block_(block), at_(at) {}

    std::size_t at() const { return at_; }
    void align(std::size_t step) { at_ = rounded_up(at_, step); }
    // Where the next thing comes; null without a block.
    std::byte* here() const { return block_ == nullptr ? nullptr : block_ + at_; }
    void skip(std::size_t bytes) { at_ += bytes; }
    // The row has `count` entries. Behind them there is memory up to a multiple of `step` entries, for
    // whoever looks at so many at once.
    template <class RowType, class T>
    void lay(RowType& row, std::size_t count, T initial, std::size_t step = 1) {
        if (count == 0) return;  // what a game has not leaves no trace
        align(alignof(T));
        const std::size_t room = rounded_up(count, step);
        if (block_ != nullptr) {
            row.lay(here(), count);
            std::uninitialized_fill_n(reinterpret_cast<T*>(here()), room, initial);
        }
        skip(room * sizeof(T));
    }

private:
    std::byte* block_;
    std::size_t at_;
};

void lay_player(Cursor& cursor, PlayerState& player, const Layout& layout) {
    cursor.lay(player.unknown_cards, layout.decks, std::uint16_t{0});
    cursor.lay(player.hand, layout.cards, std::uint8_t{0}, sizeof(std::uint64_t));
    cursor.lay(player.fresh, layout.cards, std::uint8_t{0}, sizeof(std::uint64_t));
    cursor.lay(player.open, layout.cards, std::uint8_t{0});
}

// Right behind the head, and their rows after all of them.
void lay_players(Cursor& cursor, StateRows& rows, const Layout& layout) {
    PlayerState nobody;
    std::byte* const first = cursor.here();
    cursor.skip(layout.players * sizeof(PlayerState));
    if (first != nullptr) rows.players.set_size(layout.players);
    for (std::size_t seat = 0; seat < layout.players; ++seat)
        lay_player(cursor,
                   first == nullptr ? nobody : *new (first + seat * sizeof nobody) PlayerState,
                   layout);
}

void lay_rows(Cursor& cursor, StateRows& rows, const Layout& layout) {
    lay_players(cursor, rows, layout);
    cursor.lay(rows.corners, layout.corners, Spot(), 64);
    cursor.lay(rows.edges, layout.edges, Spot(), 64);
    cursor.lay(rows.offers, layout.players, Offer());
    cursor.lay(rows.placed_now, rows.placed_now.words_for(layout.edges), std::uint64_t{0});
    cursor.lay(rows.frames, layout.frames, Frame());
    cursor.lay(rows.answers, layout.frames * layout.answers, std::int16_t{0});
    cursor.lay(rows.said, layout.asked, Said());
    cursor.lay(rows.counters, layout.counter_cells, std::int16_t{0});
    cursor.lay(rows.pawns, layout.pawns, TileId());
    cursor.lay(rows.figures, layout.figures, FigurePlace());
    cursor.lay(rows.harbour_edges, layout.harbours, EdgeId());
    cursor.lay(rows.deck_size, layout.decks, std::uint16_t{0});
    cursor.lay(rows.terrain, layout.tiles, TerrainId(), kBytesInRow);
    cursor.lay(rows.token, layout.tiles, std::uint8_t{0}, kBytesInRow);
    cursor.lay(rows.face_down, layout.tiles, std::uint8_t{0}, kBytesInRow);
    cursor.lay(rows.award_holder, layout.awards, PlayerId());
    cursor.lay(rows.removed, layout.cards, std::uint8_t{0});
    cursor.lay(rows.deck_cards, layout.deck_cards, CardId());
    cursor.lay(rows.harbours, layout.harbours, HarbourId());
    cursor.align(alignof(std::uint64_t));
    rows.measures_at = static_cast<std::uint32_t>(cursor.at());
    cursor.lay(rows.measures, layout.awards * layout.players, Measured());
    cursor.align(alignof(std::uint64_t));
    rows.derived_at = static_cast<std::uint32_t>(cursor.at());
    cursor.lay(rows.derived, layout.derived.words, std::uint64_t{0});
}

bool keeps_goods(const Content& content) {
    return std::ranges::any_of(content.goods, [](const Good& good) { return good.kept.is_some(); });
}

// Beside goods.
bool finds_something(const Terrain& terrain) {
    return terrain.choose > 0 || terrain.counts.is_some() || terrain.draws.is_some();
}

DerivedPlaces derived_places(const Content& content, const Layout& layout) {
    const auto words_of = [](std::size_t places) { return rounded_up(places, 64) / 64; };
    DerivedPlaces places;
    places.corner_words = words_of(layout.corners);
    places.edge_words = words_of(layout.edges);
    places.tile_words = words_of(layout.tiles);
    places.totals = ways_by_total(content).size();
    places.income_words = content.goods.size() <= 8 ? 1 : 2;
    const auto lay = [&](std::size_t& part, std::size_t words) {
        part = places.words;
        places.words += words;
    };
    lay(places.open_land, places.corner_words);
    lay(places.setup_land, places.corner_words);
    lay(places.bearing, layout.pieces * places.edge_words);
    lay(places.enterable, layout.pawns * places.tile_words);
    if (std::ranges::any_of(content.picks, [](const Pick& pick) { return pick.free_coast; }))
        lay(places.coast, places.edge_words);
    lay(places.points, layout.players);
    lay(places.income, places.totals * layout.players * places.income_words);
    if (places.totals != 0 && std::ranges::any_of(content.terrains, finds_something))
        lay(places.finds, places.totals * layout.players);
    lay(places.taken_corners, places.corner_words);
    places.interrupting = places.taken_corners;
    if (!std::ranges::all_of(content.pieces, [](const Piece& piece) {
            return piece.interrupts || piece.on != PlaceKind::corner;
        }))
        lay(places.interrupting, places.corner_words);
    lay(places.taken_edges, places.edge_words);
    lay(places.crowded, places.corner_words);
    lay(places.own_corners, layout.players * places.corner_words);
    const std::size_t lines = layout.players * content.routes.size();
    lay(places.touched, lines * places.corner_words);
    lay(places.lines, lines * places.edge_words);
    const bool moves =
        std::ranges::any_of(content.pieces, [](const Piece& piece) { return piece.moves; });
    if (moves) {
        lay(places.shared, lines * places.corner_words);
        lay(places.reached, lines * places.edge_words);
    }
    if (std::ranges::any_of(content.pieces,
                            [](const Piece& piece) { return piece.moves && piece.line; }))
        lay(places.movable, static_cast<std::size_t>(content.players) * places.edge_words);
    for (const Award& award : content.awards) {
        places.trails.push_back(DerivedPlaces::kNone);
        if (moves && award.metric == Metric::route)
            lay(places.trails.back(), layout.players * places.edge_words);
    }
    for (const FigureKind& kind : content.figure_kinds) {
        places.figure_ground.push_back(DerivedPlaces::kNone);
        places.full_of_figures.push_back(DerivedPlaces::kNone);
        places.cargo.push_back(DerivedPlaces::kNone);
        const std::size_t places_on_board = place_count(content.board, kind.on);
        if (kind.moves.possible) lay(places.figure_ground.back(), words_of(places_on_board));
        if (kind.moves.possible && kind.crowd > 0)
            lay(places.full_of_figures.back(), words_of(places_on_board));
        const std::size_t seats = kind.owned ? static_cast<std::size_t>(content.players) : 1;
        const std::size_t figures = seats * static_cast<std::size_t>(kind.supply);
        if (kind.holds > 0) lay(places.cargo.back(), 2 * figures);
    }
    if (!content.figure_kinds.empty())
        lay(places.whereabouts, static_cast<std::size_t>(content.players) * kWheres);
    if (keeps_goods(content)) {
        lay(places.lying, 2 * layout.players);
        lay(places.kept, layout.players * content.goods.size());
        lay(places.kept_tiles, layout.players * content.goods.size() * places.tile_words);
    }
    return places;
}

std::size_t cards_in_all(const Content& content) {
    std::size_t cards = 0;
    for (const Card& card : content.cards)
        cards += static_cast<std::size_t>(card.copies);
    return cards;
}

// Functions, and steps and tiles that begin effects of their own, may lay many on top of each other.
bool nests_effects(const Content& content) {
    const auto begins = [](const Step& step) {
        return step.op == Op::start || step.op == Op::each || step.op == Op::start_card ||
               step.op == Op::run || step.op == Op::choose || step.op == Op::poll ||
               step.op == Op::wait || step.op == Op::advance;
    };
    return !content.hooks.empty() || !content.hand_limits.empty() ||
           !content.figure_kinds.empty() || keeps_goods(content) || !content.reliefs.empty() ||
           std::ranges::any_of(
               content.effects,
               [&](const Effect& effect) { return std::ranges::any_of(effect.steps, begins); }) ||
           std::ranges::any_of(content.terrains,
                               [](const Terrain& terrain) {
                                   return terrain.choose > 0 || terrain.draws.is_some() ||
                                          terrain.after.is_some();
                               }) ||
           std::ranges::any_of(content.pawns, [](const Pawn& pawn) {
               return pawn.course.is_some() || pawn.loot.is_some();
           });
}

}  // namespace

std::size_t harbour_count(const MapSpec& map) {
    const auto fixed =
        std::count_if(map.harbour_sites.begin(), map.harbour_sites.end(),
                      [](const HarbourSiteSpec& site) { return site.harbour.is_some(); });
    return std::max(map.harbour_sites.size(),
                    static_cast<std::size_t>(fixed) + map.harbours.size());
}

std::size_t cell_count(const Content& content, const Counter& counter) {
    if (counter.marked_only) return counter.places.size();
    switch (counter.per) {
        case Owner::game: return 1;
        case Owner::player: return static_cast<std::size_t>(content.players);
        case Owner::tile: return content.board.tile_count();
        case Owner::corner: return content.board.corner_count();
        case Owner::edge: return content.board.edge_count();
        case Owner::figure: return content.figures.size();
    }
    return 0;
}

Layout layout_of(const Content& content) {
    Layout layout;
    layout.players = static_cast<std::size_t>(content.owners());
    layout.tiles = content.board.tile_count();
    layout.corners = content.board.corner_count();
    layout.edges = content.board.edge_count();
    layout.pieces = content.pieces.size();
    layout.pawns = content.pawns.size();
    layout.figures = content.figures.size();
    layout.cards = content.cards.size();
    layout.decks = content.decks.size();
    layout.deck_cards = cards_in_all(content);
    layout.awards = content.awards.size();
    layout.harbours = harbour_count(content.map);
    for (const Counter& counter : content.counters)
        layout.counter_cells += cell_count(content, counter);
    for (const ZoneRun& run : content.zone_runs)
        layout.counter_cells += run.room + 1;
    // Behind the counters: what each player received of each good.
    if (content.received_cell != Content::kNotKept)
        layout.counter_cells += layout.players * content.goods.size();
    layout.frames = nests_effects(content) ? kMaxFrames : kFewFrames;
    for (const Effect& effect : content.effects)
        if (const AnswerChain chain = chain_of(content, effect); chain.kept)
            layout.answers = std::max(layout.answers, chain.picks.size());
    layout.asked = content.asks.empty() ? 0 : layout.players;
    layout.derived = derived_places(content, layout);
    StateRows nothing;
    Cursor cursor(nullptr, State::kBytesOfHead);
    lay_rows(cursor, nothing, layout);
    layout.bytes = cursor.at();
    return layout;
}

Digest256 layout_digest(const Layout& layout) {
    std::string text;
    for (const std::size_t length :
         {layout.players, layout.tiles, layout.corners, layout.edges, layout.pieces, layout.pawns,
          layout.figures, layout.cards, layout.decks, layout.deck_cards, layout.awards,
          layout.harbours, layout.counter_cells, layout.frames, layout.answers, layout.asked,
          layout.derived.words, layout.bytes})
        text += std::to_string(length) + " ";
    return sha256(text);
}

RoomShare largest_share(const Content& content) {
    const Layout layout = layout_of(content);
    const RoomShare board = {"the board", 3 * layout.tiles + layout.corners + layout.edges};
    const RoomShare cards = {"the cards",
                             layout.cards * (3 * layout.players + 1) + layout.deck_cards};
    RoomShare counters = {"the counters", layout.counter_cells * sizeof(std::int16_t)};
    const auto most = std::ranges::max_element(
        content.counters, {}, [&](const Counter& counter) { return cell_count(content, counter); });
    if (!content.zone_runs.empty()) counters.what += " and zones";
    if (most != content.counters.end()) counters.what += ", of which " + most->name + " is largest";
    return std::max({board, cards, counters}, [](const RoomShare& one, const RoomShare& other) {
        return one.bytes < other.bytes;
    });
}

State::State(const Layout& layout) {
    HEX_CHECK(layout.bytes <= kMaxStateBytes);
    auto* const block = reinterpret_cast<std::byte*>(this);
    bytes_in_use = static_cast<std::uint32_t>(layout.bytes);
    std::fill(block + kBytesOfHead, block + bytes(), std::byte{0});
    Cursor cursor(block, kBytesOfHead);
    lay_rows(cursor, *this, layout);
}

bool same_player(const State& one, const State& other, PlayerId player) {
    const PlayerState& a = one.players[player];
    const PlayerState& b = other.players[player];
    return static_cast<const PlayerNumbers&>(a) == static_cast<const PlayerNumbers&>(b) &&
           a.unknown_cards == b.unknown_cards && a.hand == b.hand && a.fresh == b.fresh &&
           a.open == b.open;
}

}  // namespace hexholm
