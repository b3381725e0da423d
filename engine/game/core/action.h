// What a player may ask for, and why it may be refused.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
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

// Appends an action with at most two arguments. Each of its fields is written where it stays: lists are
// long, and to build an action elsewhere and copy it takes three times as long.
inline void list_action(ActionList& list,
                        ActionKindId kind,
                        PlayerId player,
                        std::int16_t first = -1,
                        std::int16_t second = -1) {
    Action& action = list.grow();
    action.kind = kind;
    action.player = player;
    action.args = {first, second, -1};
    action.goods = {};
}

// The same for each of these places, a set of so many words: in the order of their numbers, as the only
// argument or behind another one.
inline void list_each(ActionList& list,
                      ActionKindId kind,
                      PlayerId player,
                      const std::uint64_t* set,
                      std::size_t words) {
    for (std::size_t at = 0; at < words; ++at)
        for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1)
            list_action(list, kind, player,
                        static_cast<std::int16_t>(64 * at + std::size_t(std::countr_zero(rest))));
}
inline void list_each_behind(ActionList& list,
                             ActionKindId kind,
                             PlayerId player,
                             std::int16_t first,
                             const std::uint64_t* set,
                             std::size_t words) {
    for (std::size_t at = 0; at < words; ++at)
        for (std::uint64_t rest = set[at]; rest != 0; rest &= rest - 1)
            list_action(list, kind, player, first,
                        static_cast<std::int16_t>(64 * at + std::size_t(std::countr_zero(rest))));
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
// What a player is told: the mod's own words where its test said no and has some.
std::string_view refusal_reason(const Content& content, const Refusal& refusal);
// Of a refusal with such words: which mod's they are; else null.
const ReasonText* own_reason(const Content& content, const Refusal& refusal);

// One plain English sentence without a full stop: "there is no such piece left in your supply".
std::string_view reason_text(Reason reason);

}  // namespace hexholm
