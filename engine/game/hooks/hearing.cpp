#include "engine/game/hooks/hearing.h"

#include <algorithm>

#include "engine/game/standing/coast.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/queue.h"

namespace hexholm {
namespace {

bool is_counted_at(const Rulebook& book,
                   const State& state,
                   const Hook& hook,
                   PlayerId player,
                   bool on_edge,
                   int place) {
    bool found = false;
    visit_counted(book, book.content().counters[hook.at], on_edge, place, [&](std::size_t at) {
        found = found || is_heard_at(book, state, hook, player, at);
    });
    return found;
}

// The tiles beside a corner or edge.
template <class Test>
bool any_tile_beside(const Board& board, bool on_edge, int place, Test test) {
    return on_edge ? std::ranges::any_of(board.tiles(EdgeId(place)), test)
                   : std::ranges::any_of(board.tiles(CornerId(place)), test);
}

bool is_abroad(const Rulebook& book, const State& state, const Hook& hook, TileId tile) {
    const std::size_t region = book.content().map.tiles[tile.index()].region;
    return state.face_down[tile] == 0 && is_land(book, state, tile) &&
           ((hook.away_from >> region) & 1U) == 0;
}

// The first tile of the island, where a counter can say who has been there: of a region of the map, or of land that hangs
// together.
TileId first_of_island(const Rulebook& book, const State& state, TileId tile) {
    const auto& tiles = book.content().map.tiles;
    const std::uint8_t region = tiles[tile.index()].region;
    if (region == 0) return island_of(book, state, tile);
    const auto first = std::ranges::find(tiles, region, &TileSpec::region);
    return TileId(static_cast<std::size_t>(first - tiles.begin()));
}

// Beside known land to which the listener listens: with `first_on` only where none of the player's has been.
bool listens_to_land(const Rulebook& book,
                     const State& state,
                     const Hook& hook,
                     PlayerId player,
                     bool on_edge,
                     int place) {
    if (hook.first_on.is_some())
        return !new_islands(book, state, hook, player, on_edge, place).empty();
    return any_tile_beside(book.board(), on_edge, place,
                           [&](TileId tile) { return is_abroad(book, state, hook, tile); });
}

}  // namespace

bool is_heard_at(const Rulebook& book,
                 const State& state,
                 const Hook& hook,
                 PlayerId player,
                 std::size_t place) {
    const auto& counters = book.content().counters;
    if (counter_value(state, counters[hook.at], place) <= 0) return false;
    return hook.queue.is_none() ||
           (counters[hook.queue].cell_of(place) != Counter::kNoCell &&
            !is_in_queue(counter_value(state, counters[hook.queue], place), player));
}

bool touches_face_down(const Rulebook& book, const State& state, bool on_edge, int place) {
    const auto at_corner = [&](CornerId corner) {
        return std::ranges::any_of(book.board().tiles(corner),
                                   [&](TileId tile) { return state.face_down[tile] != 0; });
    };
    return on_edge ? std::ranges::any_of(book.board().ends(EdgeId(place)), at_corner)
                   : at_corner(CornerId(place));
}

FirstTiles new_islands(const Rulebook& book,
                       const State& state,
                       const Hook& hook,
                       PlayerId player,
                       bool on_edge,
                       int place) {
    FirstTiles firsts;
    TileId unnamed;  // of no region: its neighbours are of the same island
    any_tile_beside(book.board(), on_edge, place, [&](TileId tile) {
        if (!is_abroad(book, state, hook, tile)) return false;
        const bool is_named = book.content().map.tiles[tile.index()].region != 0;
        if (!is_named && std::ranges::any_of(book.board().neighbours(tile), [&](TileId near) {
                return near.is_some() && near == unnamed;
            }))
            return false;
        const TileId first = first_of_island(book, state, tile);
        if (!is_named) unnamed = tile;
        const int been = counter_of(book, state, hook.first_on, first.index());
        if ((been & mask_of(player)) == 0 && std::ranges::find(firsts, first) == firsts.end())
            firsts.push_back(first);
        return false;
    });
    return firsts;
}

bool listens_to_marks(const Rulebook& book,
                      const State& state,
                      const Hook& hook,
                      PlayerId player,
                      bool on_edge,
                      int place) {
    return (hook.at.is_none() || is_counted_at(book, state, hook, player, on_edge, place)) &&
           (!hook.face_down || touches_face_down(book, state, on_edge, place));
}

bool listens_at(const Rulebook& book,
                const State& state,
                const Hook& hook,
                PlayerId player,
                PieceId piece,
                int place) {
    const bool on_edge = book.content().pieces[piece].on == PlaceKind::edge;
    return listens_to_marks(book, state, hook, player, on_edge, place) &&
           (!hook.abroad || listens_to_land(book, state, hook, player, on_edge, place));
}

}  // namespace hexholm
