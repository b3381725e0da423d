// What is derived for figures, where they can be and what they carry, and from where pieces stand: places
// that are taken or crowded, and where routes end.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

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
    // Where all is known nothing is hidden behind the rim either.
    if (known.count() == static_cast<int>(book.board().tile_count())) rim = graph.rim();
    rim.keep(graph.rim());
    places.add(rim);
    return places;
}

bool keeps_full(const Rulebook& book, FigureKindId kind) {
    return book.layout().derived.full_of_figures[kind.index()] != DerivedPlaces::kNone;
}

// How many of the kind stand there? Eight are looked at at once: the rows behind that of the figures are longer than
// what is read beyond its end.
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

// Of a kind and seat. What is nobody's counts for all players.
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

// On the board, aboard, in the supply, or out of the game: as far as the whereabouts tell places apart.
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

namespace {

// A piece that keeps its distance stands on the corner or at the other end of an edge.
bool is_crowded(const Rulebook& book, const State& state, CornerId corner) {
    return is_among(book.distant(), state.corners[corner]) ||
           std::ranges::any_of(book.board().beyond(corner), [&](CornerId beyond) {
               return is_among(book.distant(), state.corners[beyond]);
           });
}

void derive_crowded(const Rulebook& book, State& state, CornerId corner) {
    put_in_set(state.derived.data() + book.layout().derived.crowded, corner,
               is_crowded(book, state, corner));
}

void put_own(const Rulebook& book, State& state, PlayerId owner, CornerId corner, bool own) {
    const DerivedPlaces& places = book.layout().derived;
    put_in_set(state.derived.data() + places.own_corners + owner.index() * places.corner_words,
               corner, own);
}

template <class IdType>
void add_to_set(std::uint64_t* set, IdType place) {
    set[place.index() / 64] |= std::uint64_t{1} << (place.index() % 64);
}
template <class IdType>
void remove_from_set(std::uint64_t* set, IdType place) {
    set[place.index() / 64] &= ~(std::uint64_t{1} << (place.index() % 64));
}

// May the owner's network go on from the corner with the class, as far as pieces tell?
bool goes_on_from(
    const Rulebook& book, const State& state, PlayerId owner, RouteId route, CornerId corner) {
    const Spot spot = state.corners[corner];
    if (is_own(spot, owner)) return !is_among(book.ending_routes(), spot);
    return is_in_set(touched_corners(book, state, owner, route), corner) &
           !is_among(book.interrupting(), spot);
}
// Whether the network goes on from the corner may be another matter than before.
void derive_reached_at(
    const Rulebook& book, State& state, PlayerId owner, RouteId route, CornerId corner) {
    const DerivedPlaces& places = book.layout().derived;
    std::uint64_t* const reached =
        state.derived.data() + places.reached + line_of(book, owner, route) * places.edge_words;
    if (goes_on_from(book, state, owner, route, corner)) {
        const std::uint64_t* const spokes = book.place_sets().spokes(corner.index());
        for (std::size_t at = 0; at < places.edge_words; ++at)
            reached[at] |= spokes[at];
        return;
    }
    const auto& edges = book.board().edges(corner);
    for (std::size_t at = 0; at < edges.size(); ++at)
        put_in_set(reached, edges[at],
                   goes_on_from(book, state, owner, route, book.board().beyond(corner)[at]));
}
// The same after something else stands on the corner. It is all one to those who have nothing there.
void derive_reached_around(const Rulebook& book, State& state, CornerId corner, Spot was) {
    for (const PlayerId owner : all_ids<PlayerId>(state.players.size())) {
        const bool stands = is_own(was, owner) || is_own(state.corners[corner], owner);
        for (const RouteId route : book.content().routes.ids())
            if (stands || is_in_set(touched_corners(book, state, owner, route), corner))
                derive_reached_at(book, state, owner, route, corner);
    }
}

// What is kept of the lines of an owner and class: their edges, the corners at which one ends, or more than one, and
// the edges that they reach.
class LineSets {
public:
    LineSets(const Rulebook& book, State& state, Spot line)
        : book_(book), state_(state), owner_(line.owner()), route_(book.route_of(line)) {
        const DerivedPlaces& places = book.layout().derived;
        const std::size_t set = line_of(book, owner_, route_);
        std::uint64_t* const words = state.derived.data();
        lines_ = words + places.lines + set * places.edge_words;
        touched_ = words + places.touched + set * places.corner_words;
        if (places.shared == DerivedPlaces::kNone) return;
        shared_ = words + places.shared + set * places.corner_words;
        reached_ = words + places.reached + set * places.edge_words;
    }

    void add(EdgeId edge) {
        add_to_set(lines_, edge);
        for (const CornerId corner : book_.board().ends(edge)) {
            const bool is_first = !is_in_set(touched_, corner);
            add_to_set(touched_, corner);
            if (shared_ == nullptr) continue;
            if (!is_first)
                add_to_set(shared_, corner);
            else if (goes_on_by_lines(corner))
                reach_from(corner);
        }
    }
    // At a corner that was shared others are left.
    void remove(EdgeId edge) {
        remove_from_set(lines_, edge);
        for (const CornerId corner : book_.board().ends(edge)) {
            if (shared_ == nullptr) {
                put_in_set(touched_, corner, count_lines_at(corner) > 0);
            } else if (is_in_set(shared_, corner)) {
                if (count_lines_at(corner) == 1) remove_from_set(shared_, corner);
            } else {
                remove_from_set(touched_, corner);
                if (goes_on_by_lines(corner)) leave_from(corner);
            }
        }
    }

private:
    // Does the network go on from the corner if lines lead to it, and only then?
    bool goes_on_by_lines(CornerId corner) const {
        const Spot spot = state_.corners[corner];
        return spot.empty() || (!is_own(spot, owner_) && !is_among(book_.interrupting(), spot));
    }
    void reach_from(CornerId corner) {
        const std::uint64_t* const spokes = book_.place_sets().spokes(corner.index());
        for (std::size_t at = 0; at < book_.place_sets().edge_words(); ++at)
            reached_[at] |= spokes[at];
    }
    // The edges there are reached from their other ends still, or not.
    void leave_from(CornerId corner) {
        const auto& edges = book_.board().edges(corner);
        const auto& beyond = book_.board().beyond(corner);
        for (std::size_t at = 0; at < edges.size(); ++at)
            if (!goes_on_from(book_, state_, owner_, route_, beyond[at]))
                remove_from_set(reached_, edges[at]);
    }
    int count_lines_at(CornerId corner) const {
        int count = 0;
        for (const EdgeId edge : book_.board().edges(corner))
            count += is_in_set(lines_, edge);
        return count;
    }

    const Rulebook& book_;
    State& state_;
    PlayerId owner_;
    RouteId route_;
    std::uint64_t* lines_;
    std::uint64_t* touched_;
    std::uint64_t* shared_ = nullptr;  // null like `reached_`: nobody asks
    std::uint64_t* reached_ = nullptr;
};

bool is_line(const Rulebook& book, Spot spot) {
    return !spot.empty() && book.route_of(spot).is_some();
}

}  // namespace

void derive_stands(const Rulebook& book, State& state) {
    const DerivedPlaces& places = book.layout().derived;
    std::uint64_t* const words = state.derived.data();
    const std::size_t sets = state.players.size() * places.corner_words;
    const std::size_t lines = sets * book.content().routes.size();
    std::fill_n(words + places.taken_corners, places.corner_words, 0);
    std::fill_n(words + places.taken_edges, places.edge_words, 0);
    std::fill_n(words + places.crowded, places.corner_words, 0);
    std::fill_n(words + places.own_corners, sets, 0);
    std::fill_n(words + places.touched, lines, 0);
    const std::size_t lines_of_edges =
        state.players.size() * book.content().routes.size() * places.edge_words;
    std::fill_n(words + places.lines, lines_of_edges, 0);
    if (book.has_moves()) {
        std::fill_n(words + places.shared, lines, 0);
        std::fill_n(words + places.reached, lines_of_edges, 0);
    }
    // Most places are empty.
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count()))
        if (!state.corners[corner].empty()) follow_stand(book, state, corner, Spot());
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (!state.edges[edge].empty()) follow_edge(book, state, edge, Spot());
}

void follow_stand(const Rulebook& book, State& state, CornerId corner, Spot was) {
    const Spot now = state.corners[corner];
    put_in_set(state.derived.data() + book.layout().derived.taken_corners, corner, !now.empty());
    if (!was.empty()) put_own(book, state, was.owner(), corner, false);
    if (!now.empty()) put_own(book, state, now.owner(), corner, true);
    if (book.has_moves()) {
        derive_reached_around(book, state, corner, was);
        follow_lines(book, state, corner, was);
    }
    if (is_among(book.distant(), was) == is_among(book.distant(), now)) return;
    derive_crowded(book, state, corner);
    for (const CornerId beyond : book.board().beyond(corner))
        derive_crowded(book, state, beyond);
}

void follow_edge(const Rulebook& book, State& state, EdgeId edge, Spot was) {
    const Spot now = state.edges[edge];
    put_in_set(state.derived.data() + book.layout().derived.taken_edges, edge, !now.empty());
    if (is_line(book, was)) LineSets(book, state, was).remove(edge);
    if (is_line(book, now)) LineSets(book, state, now).add(edge);
    if (book.line_pieces() != 0) follow_lines(book, state, edge, was);
}

Spot lay_on_edge(const Rulebook& book, State& state, EdgeId edge, Spot spot) {
    HEX_CHECK(edge.index() < book.board().edge_count());
    const Spot was = std::exchange(state.edges[edge], spot);
    follow_edge(book, state, edge, was);
    return was;
}

}  // namespace hexholm
