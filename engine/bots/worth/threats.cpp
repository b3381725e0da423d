#include "engine/bots/worth/threats.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/game/core/play.h"
#include "engine/game/hooks/amounts.h"

namespace hexholm {
namespace {

constexpr int kReserve = 50;  // per cent of a strength that is not put up yet
constexpr int kFarOff = 45;   // per cent of all that is felt when the threat has just gone by
constexpr int kEvenChance =
    25;  // per cent of failures when the strengths are equal now: pieces change
constexpr int kLeastChance = 3;     // of anything, in per cent
constexpr int kStrengthLacks = 35;  // per cent more failures for each that is missing ...
constexpr int kStrengthSpare = 9;   // ... and less for each to spare
constexpr int kOneAhead = 35;       // per cent of being the last when one is ahead of him by one
constexpr int kTiedGain = 30;       // per cent of the gain when somebody else puts up as much

int chance(int per_cent) {
    return std::clamp(per_cent, kLeastChance, 100);
}

int game_counter(const Rulebook& book, const State& state, CounterId counter) {
    return counter_value(state, book.content().counters[counter], 0);
}

// How much of the threat is felt, in per cent: all of it when its next step is the last.
int nearness(const Rulebook& book, const State& state, const Threat& threat) {
    const int start = book.content().counters[threat.counter].start;
    const int whole = std::max(1, threat.value - start - 1);
    const int gone = std::clamp(game_counter(book, state, threat.counter) - start, 0, whole);
    return kFarOff + (100 - kFarOff) * gone / whole;
}

// How near the threat is if nothing holds it off, in ten-thousandths: little while it is far away,
// all of it when it has come.
int closeness(const Rulebook& book, const State& state, const Threat& threat) {
    const int start = book.content().counters[threat.counter].start;
    const int whole = std::max(1, std::abs(threat.value - start));
    const int gone = game_counter(book, state, threat.counter) - start;
    const int far = std::clamp((threat.value < start ? -gone : gone) * 100 / whole, 0, 100);
    return far * far;
}

// The chance that all players together are too weak; `spare` in hundredths of a strength.
int chance_of_failure(int spare) {
    const int each = spare < 0 ? kStrengthLacks : kStrengthSpare;
    return chance(kEvenChance - spare * each / 100);
}

// The chance that this player is the last, when he is so far ahead of the last of the others.
int chance_of_being_last(int ahead) {
    return ahead <= 0 ? 100
                      : chance(ahead < 100 ? 100 - (100 - kOneAhead) * ahead / 100
                                           : kOneAhead * 100 / ahead);
}

// How much of the gain is in sight, so far ahead of the first of the others.
int chance_of_being_first(int ahead) {
    if (ahead <= 0) return std::max(0, kTiedGain + ahead * kTiedGain / 200);
    return std::min(90, kTiedGain + ahead * 45 / 100);
}

}  // namespace

Threats::Threats(const Rulebook& book, const State& now, PlayerId player)
    : book_(book), player_(player) {
    for (const Threat& threat : book.content().threats) {
        Others others;
        for (const PlayerId other : all_ids<PlayerId>(book.players())) {
            if (other == player) continue;
            const int strength = put_up(now, threat, other);
            others.together += strength;
            others.most = std::max(others.most, strength);
            if (amount_now(book, now, other, threat.lost) > 0)
                others.least = others.least < 0 ? strength : std::min(others.least, strength);
        }
        others_.push_back(others);
    }
}

int Threats::worth(const State& state) const {
    int worth = 0;
    for (std::size_t at = 0; at < others_.size(); ++at)
        worth += worth_of(state, book_.content().threats[at], others_[at]);
    return worth;
}

int Threats::put_up(const State& state, const Threat& threat, PlayerId player) const {
    const auto of = [&](CounterId counter) {
        return counter.is_none()
                   ? 0
                   : counter_value(state, book_.content().counters[counter], player.index());
    };
    return of(threat.defence) * 100 + of(threat.reserve) * kReserve;
}

int Threats::worth_of(const State& state, const Threat& threat, const Others& others) const {
    if (threat.strength.is_none())
        return -amount_now(book_, state, player_, threat.lost) * closeness(book_, state, threat) /
               10'000;
    const int own = put_up(state, threat, player_);
    const int needed = game_counter(book_, state, threat.strength) * 100;
    const int fails = chance_of_failure(own + others.together - needed);
    const int last = others.least < 0 ? 100 : chance_of_being_last(own - others.least);
    const int first = own > 0 ? chance_of_being_first(own - others.most) : 0;
    const std::int64_t lost = amount_now(book_, state, player_, threat.lost);
    const std::int64_t won = amount_now(book_, state, player_, threat.won);
    return static_cast<int>((won * first * (100 - fails) - lost * last * fails) *
                            nearness(book_, state, threat) / 1'000'000);
}

}  // namespace hexholm
