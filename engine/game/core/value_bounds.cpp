#include "engine/game/core/value_bounds.h"

#include <algorithm>

namespace hexholm {
namespace {

bool is_spot(const Rulebook& book, PlaceKind on, std::int64_t value) {
    constexpr std::int64_t kEmpty = 0xFF;
    const auto& pieces = book.content().pieces;
    const auto piece = static_cast<std::size_t>(value) & Spot::kNone;
    return value == kEmpty ||
           (static_cast<std::size_t>(value) >> Spot::kPieceBits < book.owners() &&
            piece < pieces.size() && pieces[PieceId(piece)].on == on);
}

// The bits of the nth word of a set.
bool is_set_word(std::int64_t bits_in_all, std::size_t nth, std::int64_t word) {
    const std::int64_t bits = bits_in_all - 64 * static_cast<std::int64_t>(nth);
    return bits >= 64 || static_cast<std::uint64_t>(word) >> std::max<std::int64_t>(bits, 0) == 0;
}

}  // namespace

std::int64_t last_token(const Content& content) {
    return Content::kPairTokens + static_cast<std::int64_t>(content.token_pairs.size()) - 1;
}

bool is_figure_place(const Rulebook& book, std::int64_t value) {
    const FigurePlace place = FigurePlace::of_bits(static_cast<int>(value));
    std::size_t places = 1;
    switch (place.kind()) {
        case FigurePlace::Kind::supply:
        case FigurePlace::Kind::out: break;
        case FigurePlace::Kind::tile: places = book.board().tile_count(); break;
        case FigurePlace::Kind::corner: places = book.board().corner_count(); break;
        case FigurePlace::Kind::edge: places = book.board().edge_count(); break;
        case FigurePlace::Kind::aboard: places = book.content().figures.size(); break;
        default: return false;
    }
    return static_cast<std::size_t>(place.number()) < places;
}

bool is_within(const Rulebook& book, const StateRow& row, std::size_t nth, std::int64_t value) {
    switch (row.kind) {
        case ValueKind::number:
            return (value >= row.least && value <= row.most) || value == row.other;
        case ValueKind::spot: return is_spot(book, row.on, value);
        case ValueKind::figure_place: return is_figure_place(book, value);
        case ValueKind::place_set: return is_set_word(row.most, nth, value);
        case ValueKind::fixed: break;
    }
    return true;
}

std::string out_of_bounds(const Rulebook& book,
                          const std::vector<StateRow>& rows,
                          const State& state) {
    for (const StateRow& row : rows)
        for (std::size_t group = 0; row.kind != ValueKind::fixed && group < row.groups; ++group)
            for (std::size_t nth = 0; nth < row.count; ++nth) {
                const std::int64_t value = value_in(row, state, group, nth);
                if (!is_within(book, row, nth, value))
                    return row.title() + " has " + std::to_string(value) + " at " +
                           std::to_string(group * row.count + nth) + " (" + std::string(row.what) +
                           ")";
            }
    return {};
}

}  // namespace hexholm
