// Agreements of the players outside the rules: to end the game before somebody has won, or to play
// for fewer points. The game does not decide who must agree.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

enum class AccordKind : std::uint8_t {
    agreed,      // the game ends as it stands: who has more points than anybody else has won
    called_off,  // the game ends, and nobody has won
    resigned,  // who wished it gives up; of two the other one has won, else a bot goes on in his place
    target     // from now on so many points win
};
// The word in journals: "called_off".
std::string_view word_of(AccordKind kind);
std::optional<AccordKind> accord_kind_of(std::string_view word);

struct Accord {
    AccordKind kind = AccordKind::agreed;
    std::int16_t target = 0;  // of AccordKind::target

    bool operator==(const Accord&) const = default;
};

// The accord of an event; nullopt when the event is of another kind, or its numbers are out of
// bounds.
std::optional<Accord> accord_in(const Event& event);

// Which numbers of points could be agreed on: fewer than now, and more than anybody is seen to have, so that nobody has
// won by it but by what he hides. Empty (least > most) where points do not win, or nothing is left between.
struct TargetRange {
    int least = 1;
    int most = 0;

    bool is_empty() const { return least > most; }
    bool has(int target) const { return least <= target && target <= most; }
};
TargetRange target_range(const Rulebook& book, const State& state);

// May it come true now?
Refusal check_accord(const Rulebook& book, const State& state, const Accord& accord);
// Carries out the accord. It counts as an action. Appends to `events` unless null. REQUIRES:
// check_accord() allows it.
void settle(
    const Rulebook& book, State& state, PlayerId by, const Accord& accord, EventList* events);

// Does the game end by it?
inline bool is_end(const Accord& accord, std::size_t players) {
    return accord.kind != AccordKind::target &&
           (accord.kind != AccordKind::resigned || players == 2);
}

}  // namespace hexholm
