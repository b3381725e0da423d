#include "engine/bots/goals/known_table.h"

#include <cstring>
#include <type_traits>

#include "engine/base/check.h"

namespace hexholm {
namespace {

template <class IdType, class T>
bool is_same_row(const Row<IdType, T>& one, const Row<IdType, T>& other) {
    static_assert(std::has_unique_object_representations_v<T>);
    return one.size() == other.size() &&
           std::memcmp(one.data(), other.data(), one.size() * sizeof(T)) == 0;
}

// Pieces first: they change most often.
bool is_same_table(const Rulebook& book, const State& one, const State& other) {
    if (!is_same_row(one.corners, other.corners) || !is_same_row(one.edges, other.edges) ||
        !is_same_row(one.counters, other.counters) || !is_same_row(one.pawns, other.pawns) ||
        !is_same_row(one.figures, other.figures) ||
        !is_same_row(one.harbour_edges, other.harbour_edges) ||
        !is_same_row(one.harbours, other.harbours) || !is_same_row(one.terrain, other.terrain) ||
        !is_same_row(one.token, other.token) || !is_same_row(one.face_down, other.face_down) ||
        !is_same_row(one.award_holder, other.award_holder))
        return false;
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (one.players[player].supply != other.players[player].supply) return false;
    return true;
}

}  // namespace

std::uint32_t KnownTable::look_at(const Rulebook& book, const State& state) {
    HEX_CHECK(state.bytes() == book.layout().bytes);
    if (changes_ != 0 && is_same_table(book, seen_, state)) return changes_;
    seen_ = state;
    return ++changes_;
}

}  // namespace hexholm
