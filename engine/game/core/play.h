// The table while an action is carried out: the rules, the state that changes, and who is told.
#pragma once

#include <bit>
#include <cstddef>
#include <optional>
#include <span>

#include "engine/base/check.h"
#include "engine/base/limits.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// The progress of an action that calls functions of mods.
struct Progress {
    bool tolerant = false;  // what a failing function did is undone, the rest goes on
    bool failed = false;    // the action counts for nothing
    std::uint8_t hook_depth = 0;
    int steps = 0;                          // of effects
    int changes = 0;                        // that functions have made
    int deep_changes = 0;                   // of these, all but those of mere numbers
    std::int64_t fuel = kActionFuel;        // for all functions together
    HookId last_hook;                       // called last, for messages
    std::span<const std::int16_t> given{};  // functions get these first, then chance; for trials

    // The next of these.
    std::optional<std::int16_t> take_given() {
        if (given.empty()) return std::nullopt;
        const std::int16_t number = given.front();
        given = given.subspan(1);
        return number;
    }
};

struct Play {
    const Rulebook& book;
    State& state;
    EventList* events;             // null: nobody listens
    Progress* progress = nullptr;  // null: no function of a mod can be called

    void tell(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
    // Appends the event that make() returns, and calls make() only when there are listeners: for
    // events that are expensive to build.
    template <class Make>
    void tell_made(Make make) const {
        if (events != nullptr) [[unlikely]]
            events->push_back(make());
    }
    // A die of so many sides was thrown for all to see.
    void tell_thrown(int face, int sides) const {
        tell({.kind = EventKind::threw,
              .player = state.acting,
              .a = static_cast<std::int16_t>(face),
              .b = static_cast<std::int16_t>(sides)});
    }
    PlayerState& player(PlayerId id) const { return state.players[id]; }
};

inline PlayerId next_player(const Rulebook& book, PlayerId player, std::size_t steps = 1) {
    std::size_t seat = player.index() + steps;
    // Once without a branch, for it is hardly foreseen.
    seat -= seat >= book.players() ? book.players() : 0;
    while (seat >= book.players())
        seat -= book.players();
    return PlayerId(seat);
}

// The kind of good that lies on this tile, if goods are kept there.
inline GoodId kept_good(const Rulebook& book, const State& state, TileId tile) {
    const TerrainId terrain = state.terrain[tile];
    return terrain.is_none() || state.face_down[tile] != 0 ? GoodId() : book.kept_on(terrain);
}
// How many more of a good that is kept on tiles find room on the player's tiles.
int kept_room(const Rulebook& book, const State& state, PlayerId player, GoodId good);
// How many more of the good the player can hold: at most 255 fit into a hand.
inline int room_for(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    if (in_mask(book.kept_goods(), good)) return kept_room(book, state, player, good);
    return Bundle::kMaxOfOne - state.players[player].goods[good];
}
// How many of the good the bank can give the player now.
inline int bank_gives(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    if (!in_mask(book.endless_goods(), good)) return state.bank[good];
    return room_for(book, state, player, good);
}
// Why it gives the player no more of it.
inline Reason why_bank_gives_none(const Rulebook& book, GoodId good) {
    return in_mask(book.kept_goods(), good) ? Reason::no_room : Reason::bank_empty;
}

// What the dice show, or a card said in their place; 0 before the roll of a turn.
inline int rolled_total(const Rulebook& book, const State& state) {
    if (state.last_total != 0) return state.last_total;
    const std::vector<Die>& dice = book.content().dice;
    int total = 0;
    for (std::size_t at = 0; at < dice.size(); ++at)
        if (dice[at].counts) total += state.dice[at];
    return total;
}

// Goods between the bank and a hand. REQUIRES: the giver has them.
inline void take_from_bank(const Play& play, PlayerId player, GoodId good, int count) {
    if (!in_mask(play.book.endless_goods(), good)) {
        HEX_CHECK(play.state.bank[good] >= count);
        play.state.bank[good] = static_cast<std::uint8_t>(play.state.bank[good] - count);
    }
    auto& held = play.player(player).goods[good];
    HEX_CHECK(held + count >= 0 && held + count <= Bundle::kMaxOfOne);
    held = static_cast<std::uint8_t>(held + count);
}
inline void pay_to_bank(const Play& play, PlayerId player, GoodId good, int count) {
    take_from_bank(play, player, good, -count);
}
// A whole price at once. REQUIRES: the player has it.
inline void pay_all(const Play& play, PlayerId player, Bundle price) {
    // The lanes of the bank have room for all that there is, but not for what never runs out.
    if (play.book.endless_goods() != 0) {
        for (const GoodId good : all_ids<GoodId>(play.book.goods()))
            pay_to_bank(play, player, good, price[good]);
        return;
    }
    const PackedGoods paid = PackedGoods::of(price);
    auto& held = play.player(player).goods.rows;
    PackedGoods hand = PackedGoods::of(held);
    hand -= paid;
    hand.write_to(held);
    PackedGoods bank = PackedGoods::of(play.state.bank.rows);
    bank += paid;
    bank.write_to(play.state.bank.rows);
}
inline void hand_over(const Play& play, PlayerId from, PlayerId to, GoodId good, int count) {
    auto& given = play.player(from).goods[good];
    auto& received = play.player(to).goods[good];
    HEX_CHECK(given >= count);
    given = static_cast<std::uint8_t>(given - count);
    received = static_cast<std::uint8_t>(received + count);
}

inline std::span<std::int16_t> cells_of(const Rulebook& book,
                                        State& state,
                                        const Counter& counter) {
    return {state.counters.data() + counter.cell, cell_count(book.content(), counter)};
}
inline std::span<const std::int16_t> cells_of(const Rulebook& book,
                                              const State& state,
                                              const Counter& counter) {
    return {state.counters.data() + counter.cell, cell_count(book.content(), counter)};
}

// REQUIRES: there is such a cell.
inline std::int16_t& counter_cell(State& state, const Counter& counter, std::size_t owner) {
    const std::size_t cell = counter.cell_of(owner);
    HEX_CHECK(cell != Counter::kNoCell);
    return state.counters[cell];
}
inline std::int16_t counter_value(const State& state, const Counter& counter, std::size_t owner) {
    const std::size_t cell = counter.cell_of(owner);
    return cell == Counter::kNoCell ? static_cast<std::int16_t>(counter.start)
                                    : state.counters[cell];
}

// Is the single piece on this corner switched off? It yields nothing and uses no harbour.
inline bool is_off(const Rulebook& book, const State& state, CornerId corner) {
    if (book.off_counters().empty() || state.corners[corner].empty()) return false;
    const CounterId off = book.content().pieces[state.corners[corner].piece()].off;
    return off.is_some() && counter_value(state, book.content().counters[off], corner.index()) > 0;
}

}  // namespace hexholm
