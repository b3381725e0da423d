// What is derived from where pieces stand: places that are taken, crowded and owned, and where routes end and lead.
#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/derived/derived.h"

namespace hexholm {
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
// Updates the reached edges around a corner where something else stands now. Players who have
// nothing there are not affected.
void derive_reached_around(const Rulebook& book, State& state, CornerId corner, Spot was) {
    for (const PlayerId owner : all_ids<PlayerId>(state.players.size())) {
        const bool stands = is_own(was, owner) || is_own(state.corners[corner], owner);
        for (const RouteId route : book.content().routes.ids())
            if (stands || is_in_set(touched_corners(book, state, owner, route), corner))
                derive_reached_at(book, state, owner, route, corner);
    }
}

// The derived sets of an owner's lines of one class: their edges, the corners at which one line
// ends or several, and the edges that they reach.
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
    // Removes the edge. At a corner that several edges shared, others are left.
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
    std::fill_n(words + places.interrupting, places.corner_words, 0);
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
    const DerivedPlaces& places = book.layout().derived;
    put_in_set(state.derived.data() + places.taken_corners, corner, !now.empty());
    if (places.interrupting != places.taken_corners)
        put_in_set(state.derived.data() + places.interrupting, corner,
                   is_among(book.interrupting(), now));
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
