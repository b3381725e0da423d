// The table while an action is carried out: the rules, the state that changes, and who is told.
#pragma once

#include <bit>
#include <cstring>
#include <span>

#include "engine/game/event.h"
#include "engine/game/rulebook.h"
#include "engine/game/state.h"

namespace hexholm {

// How an action fares that calls functions of mods.
struct Progress {
    bool tolerant = false;  // what a failing function did is undone, the rest goes on
    bool failed = false;    // the action counts for nothing
    std::uint8_t hook_depth = 0;
    int steps = 0;                          // of effects
    int changes = 0;                        // that functions have made
    std::int64_t fuel = 2'000'000;          // for all functions together
    HookId last_hook;                       // called last, for messages
    std::span<const std::int16_t> given{};  // functions get these first, then chance; for trials
};

struct Play {
    const Rulebook& book;
    State& state;
    EventList* events;             // null: nobody listens
    Progress* progress = nullptr;  // null: no function of a mod can be called

    void tell(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
    PlayerState& player(PlayerId id) const { return state.players[id]; }
};

inline PlayerId next_player(const Rulebook& book, PlayerId player, std::size_t steps = 1) {
    return PlayerId((player.index() + steps) % book.players());
}

inline bool is_own(const Spot& spot, PlayerId player) {
    return spot.owner == player && !spot.empty();
}

// Does one of these pieces stand there? Bit per piece. The number of an empty place has the highest bit,
// which no piece has, so that no branch depends on it.
inline bool is_among(std::uint32_t pieces, const Spot& spot) {
    static_assert(kMaxPieces < 31 && PieceId::kNone % 32 == 31);
    return ((pieces >> (spot.piece.value % 32)) & 1U) != 0;
}

// Of four spots in a row the ones of the owner in `wanted`: a bit for each, 16 apart.
inline std::uint64_t own_of_four(const Spot* spots, std::uint64_t wanted) {
    static_assert(sizeof(Spot) == 2 && offsetof(Spot, owner) == 0);
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kOwners = 0x00FF00FF00FF00FFULL;
    std::uint64_t four = 0;
    std::memcpy(&four, spots, sizeof four);
    // Where the owner is another, the sum carries into the byte of the piece.
    return ~(((four ^ wanted) & kOwners) + kOwners) & 0x0100010001000100ULL;
}

// Calls visit(id) for each corner or edge where a piece of the player stands, in the order of their
// ids. Looks at eight of them at a time, for most are empty or others'.
template <class IdType, std::size_t kCount, class Visit>
void for_each_own(const FixedTable<IdType, Spot, kCount>& spots,
                  std::size_t count,
                  PlayerId player,
                  Visit visit) {
    static_assert(kCount % 8 == 0);
    const std::uint64_t wanted = player.value * 0x0001000100010001ULL;
    const auto visit_all = [&](std::uint64_t own, std::size_t first) {
        for (; own != 0; own &= own - 1) {
            const IdType id(first + static_cast<std::size_t>(std::countr_zero(own)) / 16);
            if (!spots[id].empty()) visit(id);
        }
    };
    for (std::size_t first = 0; first < count; first += 8) {
        const std::uint64_t own = own_of_four(&spots.rows[first], wanted);
        const std::uint64_t next = own_of_four(&spots.rows[first + 4], wanted);
        if ((own | next) == 0) continue;
        visit_all(own, first);
        visit_all(next, first + 4);
    }
}

// Goods between the bank and a hand. REQUIRES: the giver has them.
inline void take_from_bank(const Play& play, PlayerId player, GoodId good, int count) {
    play.state.bank[good] = static_cast<std::uint8_t>(play.state.bank[good] - count);
    auto& held = play.player(player).goods[good];
    held = static_cast<std::uint8_t>(held + count);
}
inline void pay_to_bank(const Play& play, PlayerId player, GoodId good, int count) {
    take_from_bank(play, player, good, -count);
}
inline void hand_over(const Play& play, PlayerId from, PlayerId to, GoodId good, int count) {
    auto& given = play.player(from).goods[good];
    auto& received = play.player(to).goods[good];
    given = static_cast<std::uint8_t>(given - count);
    received = static_cast<std::uint8_t>(received + count);
}

// How many cells a counter has.
inline std::size_t cell_count(const Rulebook& book, const Counter& counter) {
    if (counter.marked_only) return counter.places.size();
    switch (counter.per) {
        case Owner::game: return 1;
        case Owner::player: return book.players();
        case Owner::tile: return book.board().tile_count();
        case Owner::corner: return book.board().corner_count();
        case Owner::edge: return book.board().edge_count();
    }
    return 0;
}

inline std::span<std::int16_t> cells_of(const Rulebook& book,
                                        State& state,
                                        const Counter& counter) {
    return {&state.counters[counter.cell], cell_count(book, counter)};
}
inline std::span<const std::int16_t> cells_of(const Rulebook& book,
                                              const State& state,
                                              const Counter& counter) {
    return {&state.counters[counter.cell], cell_count(book, counter)};
}

// REQUIRES: there is such a cell.
inline std::int16_t& counter_cell(State& state, const Counter& counter, std::size_t owner) {
    return state.counters[counter.cell_of(owner)];
}
inline std::int16_t counter_value(const State& state, const Counter& counter, std::size_t owner) {
    const std::size_t cell = counter.cell_of(owner);
    return cell == Counter::kNoCell ? static_cast<std::int16_t>(counter.start)
                                    : state.counters[cell];
}

}  // namespace hexholm
