// What a player may ask for, and why it may be refused.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "engine/base/bundle.h"
#include "engine/base/fixed_vector.h"
#include "engine/base/id.h"

namespace hexholm {

// A kind and a few whole numbers, each of the type that Content::kinds[kind].args names, in that
// order. Arguments of type `goods` fill `goods`, all others fill `args`; what is not used is -1 or
// empty. This is what the client sends, bots choose, and a journal keeps.
struct Action {
    ActionKindId kind{};
    PlayerId player{};
    std::array<std::int16_t, 3> args = {-1, -1, -1};
    std::array<Bundle, 2> goods{};

    bool operator==(const Action&) const = default;
};
static_assert(std::is_trivially_copyable_v<Action>);

// A game that can have more in one list is refused when it is loaded; nothing stops if one slips through.
using ActionList = FixedVector<Action, kMaxActions, Overflow::is_lost>;

// Kind, player and arguments lie side by side, and lists write them as two numbers: lists are long, and to
// build an action elsewhere and copy it takes three times as long.
static_assert(std::endian::native == std::endian::little && offsetof(Action, kind) == 0 &&
              offsetof(Action, player) == 2 && offsetof(Action, args) == 4 &&
              offsetof(Action, goods) == 2 * sizeof(std::uint64_t));
constexpr unsigned kActor = 16;  // where each begins in the first number
constexpr unsigned kFirstArgument = 32;
constexpr unsigned kSecondArgument = 48;
constexpr std::uint64_t action_bits(ActionKindId kind,
                                    PlayerId player,
                                    std::int16_t first,
                                    std::int16_t second) {
    return kind.value | std::uint64_t{player.value} << kActor |
           std::uint64_t{static_cast<std::uint16_t>(first)} << kFirstArgument |
           std::uint64_t{static_cast<std::uint16_t>(second)} << kSecondArgument;
}
inline void write_action(Action& action, std::uint64_t bits) {
    const std::array<std::uint64_t, 2> front = {bits, 0xFFFF};  // no third argument
    std::memcpy(static_cast<void*>(&action), front.data(), sizeof front);
    action.goods = {};
}

// Appends an action with at most two arguments.
inline void list_action(ActionList& list,
                        ActionKindId kind,
                        PlayerId player,
                        std::int16_t first = -1,
                        std::int16_t second = -1) {
    write_action(list.grow(), action_bits(kind, player, first, second));
}

// Appends `bits` with each of these numbers in the place of its argument that is 0: a set of so many words,
// in their order.
template <unsigned kArgument>
inline void list_set(ActionList& list,
                     std::uint64_t bits,
                     const std::uint64_t* set,
                     std::size_t words) {
    const auto with = [](std::uint64_t all, std::uint64_t rest) {
        return all + (static_cast<std::uint64_t>(std::countr_zero(rest)) << kArgument);
    };
    constexpr std::uint64_t kNextWord = std::uint64_t{64} << kArgument;
    if (list.room() >= 64 * words) [[likely]] {
        Action* row = list.end();
        for (std::size_t at = 0; at < words; ++at, bits += kNextWord)
            for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1, ++row)
                write_action(*row, with(bits, rest));
        list.end_at(row);
        return;
    }
    for (std::size_t at = 0; at < words; ++at, bits += kNextWord)
        for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1)
            write_action(list.grow(), with(bits, rest));
}

// Adds an action for each bit of the set, as its only argument or behind another one.
inline void list_each(ActionList& list,
                      ActionKindId kind,
                      PlayerId player,
                      const std::uint64_t* set,
                      std::size_t words) {
    list_set<kFirstArgument>(list, action_bits(kind, player, 0, -1), set, words);
}
inline void list_each_behind(ActionList& list,
                             ActionKindId kind,
                             PlayerId player,
                             std::int16_t first,
                             const std::uint64_t* set,
                             std::size_t words) {
    list_set<kSecondArgument>(list, action_bits(kind, player, first, 0), set, words);
}

// A set of seats; bit n is seat n.
using PlayerMask = std::uint8_t;
constexpr PlayerMask mask_of(PlayerId player) {
    return static_cast<PlayerMask>(1U << player.value);
}
constexpr bool has(PlayerMask mask, PlayerId player) {
    return (mask & mask_of(player)) != 0;
}

enum class Reason : std::uint8_t {
    none,       // it is allowed
    malformed,  // no such kind, or an argument that names nothing
    game_over,
    not_your_turn,
    not_now,             // another phase, or a question must be answered first
    cannot_pay,          // `good` says of which there are too few
    no_piece_left,       // B-147
    occupied,            // B-150, B-155
    too_close,           // B-156
    not_connected,       // B-151, B-157
    wrong_place,         // land, sea, or no such spot for this piece
    forbidden_terrain,   // B-65
    nothing_to_upgrade,  // B-161
    deck_empty,          // B-167
    no_such_card,
    card_too_new,  // B-170
    card_limit,    // B-169
    no_effect,     // the card could do nothing now (B-178)
    bank_empty,    // B-138; `good` says which
    same_good,     // B-120, B-131
    gift,          // B-119
    no_such_offer,
    wrong_count,    // discard or choose another number of goods; `number` says how many
    must_move,      // a neutral piece may not stay (B-104)
    spared,         // B-240
    nobody_there,   // no such player to choose (B-107)
    trade_is_over,  // B-80: something was built already
    must_answer,    // it may not be skipped (B-85)
    used_up,        // not again in this turn or game
    too_few_cards,  // of a deck in which it is paid; `number` says what they must be worth
    too_little,     // of a counter; `number` says how much is needed
    not_allowed,    // a mod's own rule says no; `number` is 1 and the place in Content::reasons
    hand_full,      // of cards of this deck (X-F-19)
    guarded,        // a neutral piece stands beside it (S-63)
    held,           // it is no open end of a route (S-29 to S-32)
    just_placed,    // it came to the board in this turn (S-34)
    too_far,        // no way leads there, or not with the points that are left
    no_room,        // no place is left where it would stand
    forbidden,      // this place is closed to it
    mod_failed      // a function of a mod failed in it, and nothing was done
};

struct Refusal {
    Reason reason = Reason::none;
    GoodId good{};
    int number = 0;

    bool ok() const { return reason == Reason::none; }
    bool operator==(const Refusal&) const = default;
};

struct Content;
struct ReasonText;
// The action as the viewer may know it: of others only its kind, for its arguments may name what they hold. What answers
// a question says not even that, since several may be asked at once and nobody knows before all have answered.
Action seen_by(const Content& content, const Action& action, PlayerId viewer);

// What a player is told: the mod's own words where its test said no and has some.
std::string_view refusal_reason(const Content& content, const Refusal& refusal);
// The mod's own words for a refusal, with the mod that they belong to; null when it has none.
const ReasonText* own_reason(const Content& content, const Refusal& refusal);

// One plain English sentence without a full stop: "you have none of these pieces left in your supply".
std::string_view reason_text(Reason reason);

}  // namespace hexholm
