// The table of all rows of a state, except derived ones: each with its place, its size, and the
// bounds of its values. Images of views, their check and the text for other programs are made from
// it, so that a new row is described only once.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// What the values of a row are.
enum class ValueKind : std::uint8_t {
    number,        // from the least to the most
    spot,          // a Spot with a piece for places of this kind
    figure_place,  // a FigurePlace
    place_set,     // bits of a set of as many as `most` says
    fixed          // says how the state is laid out: the same in all states of a game
};

// Things with names that values, or the positions of values in their row, can be numbers of.
enum class NumberOf : std::uint8_t {
    nothing,
    player,
    good,
    card,
    deck,
    piece,
    pawn,
    terrain,
    harbour,
    award,
    phase
};

struct StateRow {
    static constexpr std::int64_t kNoOther = INT64_MIN;

    std::string_view name;  // "players.goods"
    std::string_view
        of;  // which of several that are called so, as the counter's name; mostly empty
    std::string_view what;  // "goods in the hand"
    ValueKind kind = ValueKind::number;
    bool is_signed = false;
    std::uint8_t size = 0;               // of a value, in bytes
    std::uint32_t at = 0;                // so many bytes before the first one in the block
    std::uint32_t count = 0;             // values side by side
    std::uint32_t groups = 1;            // so many times,
    std::uint32_t stride = 0;            // each so many bytes behind the one before
    std::int64_t least = 0;              // of a number
    std::int64_t most = 0;               // of a number, or of the bits of a set
    std::int64_t other = kNoOther;       // a further value that is allowed: none
    PlaceKind on = PlaceKind::none;      // spot: of which places
    NumberOf names = NumberOf::nothing;  // what a value is the number of
    NumberOf by = NumberOf::nothing;     // what the position of a value is the number of

    // "players.goods", "deck_size of development"
    std::string title() const;
};

// The rows in the order of the block, except those of each player, frame or offer.
std::vector<StateRow> state_rows(const Rulebook& book);

// Value by value: its number as the row's kind reads it. REQUIRES: the row is of this state's layout.
inline std::int64_t value_in(const StateRow& row,
                             const State& state,
                             std::size_t group,
                             std::size_t nth) {
    const std::byte* const place = state.data() + row.at + group * row.stride + nth * row.size;
    std::uint64_t bits = 0;
    std::memcpy(&bits, place, row.size);
    if (!row.is_signed) return static_cast<std::int64_t>(bits);
    const unsigned unused = 64U - 8U * row.size;
    return static_cast<std::int64_t>(bits << unused) >> unused;
}

}  // namespace hexholm
