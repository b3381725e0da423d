// Names for things on the table that cannot be mixed up: a corner is never taken for an edge.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace hexholm {

// A dense number from 0 that names one thing of one kind. The greatest value means "none".
template <class Tag, class Int>
struct Id {
    using Value = Int;
    static constexpr Int kNone = std::numeric_limits<Int>::max();

    Int value = kNone;

    constexpr Id() = default;
    template <class Number>
    explicit constexpr Id(Number number) : value(static_cast<Int>(number)) {}

    static constexpr Id none() { return Id(); }
    constexpr bool is_none() const { return value == kNone; }
    constexpr bool is_some() const { return value != kNone; }
    constexpr std::size_t index() const { return value; }
    // The number as actions and events carry it: -1 for none.
    constexpr std::int16_t number() const {
        return is_none() ? std::int16_t{-1} : static_cast<std::int16_t>(value);
    }
    auto operator<=>(const Id&) const = default;
};

using PlayerId = Id<struct PlayerTag, std::uint8_t>;
using TileId = Id<struct TileTag, std::uint16_t>;
using CornerId = Id<struct CornerTag, std::uint16_t>;
using EdgeId = Id<struct EdgeTag, std::uint16_t>;
using HarbourSiteId = Id<struct HarbourSiteTag, std::uint8_t>;

using GoodId = Id<struct GoodTag, std::uint8_t>;
using TerrainId = Id<struct TerrainTag, std::uint8_t>;
using PieceId = Id<struct PieceTag, std::uint8_t>;
using PawnId = Id<struct PawnTag, std::uint8_t>;
using FigureKindId = Id<struct FigureKindTag, std::uint8_t>;
using FigureId = Id<struct FigureTag, std::uint16_t>;  // one figure of a kind
using RouteId = Id<struct RouteTag, std::uint8_t>;
using DeckId = Id<struct DeckTag, std::uint8_t>;
using CardId = Id<struct CardTag, std::uint8_t>;
using CounterId = Id<struct CounterTag, std::uint16_t>;
using HandLimitId = Id<struct HandLimitTag, std::uint8_t>;
using ZoneId = Id<struct ZoneTag, std::uint8_t>;
using AwardId = Id<struct AwardTag, std::uint8_t>;
using HarbourId = Id<struct HarbourTag, std::uint8_t>;
using PhaseId = Id<struct PhaseTag, std::uint8_t>;
using MomentId = Id<struct MomentTag, std::uint8_t>;
using EffectId = Id<struct EffectTag, std::uint16_t>;
using ActionKindId = Id<struct ActionKindTag, std::uint16_t>;
using PaymentId = Id<struct PaymentTag, std::uint16_t>;
using PickId = Id<struct PickTag, std::uint16_t>;
using ModActionId = Id<struct ModActionTag, std::uint16_t>;
using CueId = Id<struct CueTag, std::uint16_t>;
using AskId = Id<struct AskTag, std::uint16_t>;
using WindowId = Id<struct WindowTag, std::uint8_t>;
using AmountId = Id<struct AmountTag, std::uint8_t>;
using TrackId = Id<struct TrackTag, std::uint8_t>;
using PanelId = Id<struct PanelTag, std::uint8_t>;
using BonusId = Id<struct BonusTag, std::uint8_t>;
using ReliefId = Id<struct ReliefTag, std::uint8_t>;
using BankTradeId = Id<struct BankTradeTag, std::uint8_t>;
using HookId = Id<struct HookTag, std::uint16_t>;

// Whether the bit of this id is set.
template <class Tag, class Int>
constexpr bool in_mask(std::uint32_t mask, Id<Tag, Int> id) {
    return ((mask >> id.value) & 1U) != 0;
}

// for (GoodId good : all_ids<GoodId>(count)) ...
template <class IdType>
class IdRange {
public:
    struct Iterator {
        using iterator_category = std::forward_iterator_tag;
        using value_type = IdType;
        using difference_type = std::ptrdiff_t;
        using pointer = const IdType*;
        using reference = IdType;

        std::size_t at;
        IdType operator*() const { return IdType(at); }
        Iterator& operator++() {
            ++at;
            return *this;
        }
        Iterator operator++(int) { return {at++}; }
        bool operator==(const Iterator&) const = default;
    };
    explicit constexpr IdRange(std::size_t count) : count_(count) {}
    Iterator begin() const { return {0}; }
    Iterator end() const { return {count_}; }

private:
    std::size_t count_;
};

template <class IdType>
constexpr IdRange<IdType> all_ids(std::size_t count) {
    return IdRange<IdType>(count);
}

// A growable row of things that is indexed by their id, never by a bare number.
template <class IdType, class T>
class Table {
public:
    Table() = default;
    explicit Table(std::size_t count, const T& value = T()) : rows_(count, value) {}

    T& operator[](IdType id) { return rows_[id.index()]; }
    const T& operator[](IdType id) const { return rows_[id.index()]; }
    IdType add(T row) {
        rows_.push_back(std::move(row));
        return IdType(rows_.size() - 1);
    }
    std::size_t size() const { return rows_.size(); }
    bool empty() const { return rows_.empty(); }
    IdRange<IdType> ids() const { return IdRange<IdType>(rows_.size()); }
    auto begin() const { return rows_.begin(); }
    auto end() const { return rows_.end(); }
    auto begin() { return rows_.begin(); }
    auto end() { return rows_.end(); }
    bool operator==(const Table&) const = default;

private:
    std::vector<T> rows_;
};

// A table with a fixed capacity, for values that are copied as memory.
template <class IdType, class T, std::size_t kCount>
struct FixedTable {
    std::array<T, kCount> rows{};

    constexpr T& operator[](IdType id) { return rows[id.index()]; }
    constexpr const T& operator[](IdType id) const { return rows[id.index()]; }
    bool operator==(const FixedTable&) const = default;
};

}  // namespace hexholm
