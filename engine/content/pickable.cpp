#include "engine/content/pickable.h"

#include <algorithm>

namespace hexholm {
namespace {

std::uint64_t bit_of(FigureKindId kind) {
    return std::uint64_t{1} << kind.value;
}

bool has(std::uint64_t kinds, FigureKindId kind) {
    return (kinds & bit_of(kind)) != 0;
}

std::uint64_t carried_by_pieces(const Content& content) {
    std::uint64_t kinds = 0;
    for (const Piece& piece : content.pieces)
        kinds |= piece.carries;
    return kinds;
}

// The kinds of figures that can lie in a hold in which one of this kind can lie.
std::uint64_t carried_beside(const Content& content, FigureKindId kind) {
    std::uint64_t kinds = 0;
    for (const Piece& piece : content.pieces)
        if (has(piece.carries, kind)) kinds |= piece.carries;
    for (const FigureKind& carrier : content.figure_kinds)
        if (has(carrier.carries, kind)) kinds |= carrier.carries;
    return kinds;
}

// REQUIRES: the kind has a figure.
bool counts(const Content& content, CounterId counter, const FigureKind& kind) {
    return content.counters[counter].cell_of(kind.first.index()) != Counter::kNoCell;
}

// Whether the pick can mean a figure of the kind, judged by what each figure of the kind is.
bool suits(const Content& content, const Pick& pick, FigureKindId id) {
    const FigureKind& kind = content.figure_kinds[id];
    const FigurePick& more = pick.of_figure;
    return (pick.figure.is_none() || pick.figure == id) &&
           (pick.with_counter.is_none() || counts(content, pick.with_counter, kind)) &&
           (pick.raises.is_none() || counts(content, pick.raises, kind)) &&
           ((!pick.loaded && more.cargo == 0) || kind.holds > 0) &&
           (more.room_for.is_none() || has(kind.carries, more.room_for));
}

}  // namespace

std::uint64_t pickable_kinds(const Content& content, const Pick& pick) {
    std::uint64_t kinds = 0;
    for (const FigureKindId id : content.figure_kinds.ids())
        if (suits(content, pick, id)) kinds |= bit_of(id);
    const FigurePick& more = pick.of_figure;
    if (more.in_piece) kinds &= carried_by_pieces(content);
    if (more.in_the_way_of.is_some()) kinds &= carried_beside(content, more.in_the_way_of);
    if (more.swaps_with.is_some()) kinds &= content.figure_kinds[more.swaps_with].carries;
    return kinds;
}

// Numbers that nothing is said about are always there.
int always_pickable(const Pick& pick) {
    if (pick.type != ArgType::number || pick.up_to.follows() || pick.differs || pick.cards >= 0 ||
        pick.list.is_some() || pick.test.is_some() || pick.other_than.is_some() ||
        pick.stack_of.is_some())
        return 0;
    return std::max(0, std::min(pick.most, pick.up_to.fixed) - pick.least + 1);
}

}  // namespace hexholm
