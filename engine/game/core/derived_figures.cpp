// What is derived for figures: where they can be, and what they carry.
#include "engine/base/check.h"
#include "engine/game/core/derived.h"
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
    // Where all is known nothing is hidden behind the rim either.
    if (known.count() == static_cast<int>(book.board().tile_count())) rim = graph.rim();
    rim.keep(graph.rim());
    places.add(rim);
    return places;
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

void derive_cargo(const Rulebook& book, State& state) {
    for (const FigureId figure : book.content().figures.ids())
        derive_cargo_of(book, state, figure);
}

void follow_figure(const Rulebook& book, State& state, FigurePlace from, FigurePlace to) {
    if (from.is_aboard()) derive_cargo_of(book, state, from.carrier());
    if (to.is_aboard()) derive_cargo_of(book, state, to.carrier());
}

}  // namespace hexholm
