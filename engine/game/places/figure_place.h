// Where a figure is: in the supply, on the board, aboard another one, or out of the game.
#pragma once

#include <cstdint>

#include "engine/base/check.h"
#include "engine/content/things.h"

namespace hexholm {

class FigurePlace {
public:
    enum class Kind : std::uint8_t { supply, tile, corner, edge, aboard, out };

    constexpr FigurePlace() = default;  // the supply
    static constexpr FigurePlace on(PlaceKind kind, int number) {
        return {static_cast<Kind>(kind), number};
    }
    static constexpr FigurePlace aboard(FigureId carrier) {
        return {Kind::aboard, carrier.number()};
    }
    static constexpr FigurePlace out() { return {Kind::out, 0}; }
    // The reverse of bits().
    static constexpr FigurePlace of_bits(int bits) {
        return {static_cast<Kind>(bits & 7), bits >> 3};
    }

    constexpr Kind kind() const { return static_cast<Kind>(bits_ & 7U); }
    constexpr int number() const { return bits_ >> 3; }  // of the tile, corner, edge or carrier
    constexpr std::int16_t bits() const { return static_cast<std::int16_t>(bits_); }
    constexpr bool is_on(PlaceKind place) const {
        return place != PlaceKind::none && kind() == static_cast<Kind>(place);
    }
    constexpr bool is_on_board() const { return kind() >= Kind::tile && kind() <= Kind::edge; }
    constexpr bool is_aboard() const { return kind() == Kind::aboard; }
    constexpr bool is_aboard(FigureId carrier) const { return *this == aboard(carrier); }
    constexpr bool is_in_play() const { return is_on_board() || is_aboard(); }
    // REQUIRES: it is on the board.
    constexpr PlaceKind place_kind() const {
        HEX_CHECK(is_on_board());
        return static_cast<PlaceKind>(kind());
    }
    // REQUIRES: it is aboard.
    constexpr FigureId carrier() const {
        HEX_CHECK(is_aboard());
        return FigureId(number());
    }
    constexpr bool operator==(const FigurePlace&) const = default;

private:
    constexpr FigurePlace(Kind kind, int number)
        : bits_(static_cast<std::uint16_t>(static_cast<unsigned>(number) << 3 |
                                           static_cast<unsigned>(kind))) {}
    std::uint16_t bits_ = 0;
};
static_assert(static_cast<int>(FigurePlace::Kind::tile) == static_cast<int>(PlaceKind::tile) &&
              static_cast<int>(FigurePlace::Kind::corner) == static_cast<int>(PlaceKind::corner) &&
              static_cast<int>(FigurePlace::Kind::edge) == static_cast<int>(PlaceKind::edge));

}  // namespace hexholm
