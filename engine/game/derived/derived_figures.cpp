// What is derived for figures: where they can be, where they are, and what they carry.
#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/base/byte_row.h"
#include "engine/base/check.h"
#include "engine/game/derived/derived.h"
#include "engine/game/places/place_graph.h"
#include "engine/game/places/tile_set.h"

namespace hexholm {
namespace {

// The land beside which it may be, and the rim of the board beside land that is known.
PlaceSet ground_of(const Rulebook& book, const State& state, const FigureKind& kind) {
    const PlaceGraph& graph = book.graph(kind.on);
    if (kind.beside == 0) return PlaceSet::first(graph.count());
    TileSet known = tiles_with(state.face_down, 0);
    known.keep(TileSet::first(book.board().tile_count()));
    TileSet bearing = tiles_of(state.terrain, kind.beside);
    bearing.keep(known);
    PlaceSet places;
    bearing.visit([&](TileId tile) {
        places.add(graph.at_tile(tile));
        return true;
    });
    if (!kind.rim) return places;
    PlaceSet rim;
    known.visit([&](TileId tile) {
        rim.add(graph.at_tile(tile));
        return true;
    });
    // When the whole board is known, nothing is hidden behind the rim.
    if (known.count() == static_cast<int>(book.board().tile_count())) rim = graph.rim();
    rim.keep(graph.rim());
    places.add(rim);
    return places;
}

bool keeps_full(const Rulebook& book, FigureKindId kind) {
    return book.layout().derived.full_of_figures[kind.index()] != DerivedPlaces::kNone;
}

// The number of figures of the kind at the place. Eight are compared at once; reading past the last
// one is safe because the rows behind the figures are longer than that.
int count_there(const Rulebook& book,
                const State& state,
                const FigureKind& kind,
                FigurePlace place) {
    const std::size_t figures =
        (kind.owned ? book.players() : 1) * static_cast<std::size_t>(kind.supply);
    const FigurePlace* const first = state.figures.data() + kind.first.index();
    int count = 0;
    for (std::size_t at = 0; at < figures; at += kPairsInRow) {
        unsigned found = pairs_like(first + at, static_cast<std::uint16_t>(place.bits()));
        if (figures - at < kPairsInRow) found &= (1U << (figures - at)) - 1U;
        for (; found != 0; found &= found - 1)
            ++count;
    }
    return count;
}

// One of the kind has come to the place, or gone from it. REQUIRES: its full places are kept.
void derive_full_at(const Rulebook& book, State& state, FigureKindId id, FigurePlace place) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const std::size_t set = book.layout().derived.full_of_figures[id.index()];
    HEX_CHECK(set != DerivedPlaces::kNone);
    if (!place.is_on(kind.on)) return;
    put_in_set(state.derived.data() + set, PlaceNumber(place.number()),
               count_there(book, state, kind, place) >= kind.crowd);
}

void derive_cargo_of(const Rulebook& book, State& state, FigureId carrier) {
    const Content& content = book.content();
    const FigureKindId id = content.figures[carrier].kind;
    const std::size_t first = book.layout().derived.cargo[id.index()];
    if (first == DerivedPlaces::kNone) return;
    Cargo cargo;
    for (const FigureId figure : content.figures.ids()) {
        if (state.figures[figure] != FigurePlace::aboard(carrier)) continue;
        const FigureKindId kind = content.figures[figure].kind;
        cargo.kinds |= std::uint64_t{1} << kind.value;
        cargo.size += content.figure_kinds[kind].size;
    }
    HEX_CHECK(cargo.size >= 0 && carrier.index() >= content.figure_kinds[id].first.index());
    const std::size_t nth = carrier.index() - content.figure_kinds[id].first.index();
    std::uint64_t* const words = state.derived.data() + first + 2 * nth;
    words[0] = cargo.kinds;
    words[1] = static_cast<std::uint64_t>(cargo.size);
}

}  // namespace

void derive_figure_ground(const Rulebook& book, State& state) {
    const auto& kinds = book.content().figure_kinds;
    for (const FigureKindId id : kinds.ids()) {
        const std::size_t at = book.layout().derived.figure_ground[id.index()];
        if (at == DerivedPlaces::kNone) continue;
        const PlaceSet ground = ground_of(book, state, kinds[id]);
        for (std::size_t word = 0; 64 * word < book.graph(kinds[id].on).count(); ++word)
            state.derived[at + word] = ground.word(word);
    }
}

void derive_full(const Rulebook& book, State& state) {
    const auto& kinds = book.content().figure_kinds;
    for (const FigureKindId id : kinds.ids()) {
        if (keeps_full(book, id))
            std::fill_n(state.derived.data() + book.layout().derived.full_of_figures[id.index()],
                        (book.graph(kinds[id].on).count() + 63) / 64, 0);
    }
    for (const FigureId figure : book.content().figures.ids())
        if (const FigureKindId kind = book.content().figures[figure].kind; keeps_full(book, kind))
            derive_full_at(book, state, kind, state.figures[figure]);
}

void derive_cargo(const Rulebook& book, State& state) {
    for (const FigureId figure : book.content().figures.ids())
        derive_cargo_of(book, state, figure);
}

namespace {

void put_kind(std::uint64_t* whereabouts, Where where, FigureKindId kind, bool is_there) {
    std::uint64_t& kinds = whereabouts[static_cast<std::size_t>(where)];
    kinds = (kinds & ~(std::uint64_t{1} << kind.value)) | std::uint64_t{is_there} << kind.value;
}

std::uint64_t* whereabouts_in(const Rulebook& book, State& state, PlayerId player) {
    return state.derived.data() + book.layout().derived.whereabouts + player.index() * kWheres;
}

// Derives the whereabouts of one kind and seat. Neutral figures count for all players.
void derive_whereabouts_of(const Rulebook& book, State& state, FigureKindId id, std::size_t seat) {
    const FigureKind& kind = book.content().figure_kinds[id];
    const auto supply = static_cast<std::size_t>(kind.supply);
    bool on_board = false;
    bool aboard = false;
    bool in_supply = false;
    for (std::size_t nth = 0; nth < supply; ++nth) {
        const FigurePlace place = state.figures[FigureId(kind.first.index() + seat * supply + nth)];
        on_board |= place.is_on_board();
        aboard |= place.is_aboard();
        in_supply |= place == FigurePlace();
    }
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        if (kind.owned && player.index() != seat) continue;
        std::uint64_t* const words = whereabouts_in(book, state, player);
        put_kind(words, Where::on_board, id, on_board);
        put_kind(words, Where::aboard, id, aboard);
        put_kind(words, Where::in_supply, id, in_supply);
        put_kind(words, Where::in_play, id, on_board || aboard);
    }
}

void derive_anybodys(const Rulebook& book, State& state) {
    std::uint64_t kinds = 0;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        kinds |= kinds_there(book, state, player, Where::in_play);
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        whereabouts_in(book, state, player)[static_cast<std::size_t>(Where::anybodys)] = kinds;
}

// REQUIRES: it is known what every figure carries.
void derive_carried(const Rulebook& book, State& state) {
    std::array<std::uint64_t, kMaxPlayers> own{};
    std::uint64_t of_nobody = 0;
    for (const FigureKindId id : book.content().figure_kinds.ids()) {
        if (book.layout().derived.cargo[id.index()] == DerivedPlaces::kNone) continue;
        const FigureKind& kind = book.content().figure_kinds[id];
        const std::size_t seats = kind.owned ? book.players() : 1;
        const auto supply = static_cast<std::size_t>(kind.supply);
        for (std::size_t nth = 0; nth < seats * supply; ++nth) {
            const std::uint64_t kinds =
                cargo_of(book, state, FigureId(kind.first.index() + nth)).kinds;
            (kind.owned ? own[nth / supply] : of_nobody) |= kinds;
        }
    }
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        whereabouts_in(book, state, player)[static_cast<std::size_t>(Where::carried)] =
            own[player.index()] | of_nobody;
}

// A number for on the board, aboard, in the supply, or out of the game; whereabouts tell no more
// apart.
int sort_of(FigurePlace place) {
    if (place.is_on_board()) return 0;
    return place.is_aboard() ? 1 : place == FigurePlace() ? 2 : 3;
}

}  // namespace

void derive_whereabouts(const Rulebook& book, State& state) {
    if (!book.has_figures()) return;
    for (const FigureKindId id : book.content().figure_kinds.ids()) {
        const bool owned = book.content().figure_kinds[id].owned;
        for (std::size_t seat = 0; seat < (owned ? book.players() : 1); ++seat)
            derive_whereabouts_of(book, state, id, seat);
    }
    derive_anybodys(book, state);
    derive_carried(book, state);
}

void follow_figure(
    const Rulebook& book, State& state, FigureId figure, FigurePlace from, FigurePlace to) {
    const Figure& one = book.content().figures[figure];
    if (keeps_full(book, one.kind)) {
        derive_full_at(book, state, one.kind, from);
        derive_full_at(book, state, one.kind, to);
    }
    if (from.is_aboard()) derive_cargo_of(book, state, from.carrier());
    if (to.is_aboard()) derive_cargo_of(book, state, to.carrier());
    if (from.is_aboard() || to.is_aboard()) derive_carried(book, state);
    if (sort_of(from) == sort_of(to)) return;
    derive_whereabouts_of(book, state, one.kind, one.owner.is_some() ? one.owner.index() : 0);
    if (from.is_in_play() != to.is_in_play()) derive_anybodys(book, state);
}

}  // namespace hexholm
