// What a player may point at when a mod asks or when an action of a mod needs to know.
#pragma once

#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"

namespace hexholm {

// May the player pick this, after what was picked before?
Reason may_pick(const Rulebook& book,
                const State& state,
                PlayerId player,
                PickId pick,
                int value,
                const Answers& before = {});
// Are there so many things to pick?
bool can_pick(const Rulebook& book,
              const State& state,
              PlayerId player,
              PickId pick,
              const Answers& before = {},
              int wanted = 1);
// All that may be picked as actions of this kind with one argument.
void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                const Answers& before,
                ActionList& list);

// The candidates of one pick, each looked at when it is its turn.
class Candidates {
public:
    Candidates(const Rulebook& book,
               const State& state,
               PlayerId player,
               PickId pick,
               const Answers& before);

    // Calls visit(value) for everything that may be picked, in order, until visit returns false.
    template <class Visit>
    void visit(Visit visit) const {
        const auto visit_if = [&](std::int16_t value) { return !may_be(value) || visit(value); };
        if (pick_.list.is_some()) {
            for (const std::int16_t value : listed_)
                if (!visit_if(value)) return;
        } else if (pick_.type == ArgType::edge) {
            visit_spots(state_.edges, visit_if);
        } else if (pick_.type == ArgType::corner) {
            visit_spots(state_.corners, visit_if);
        } else if (pick_.type == ArgType::figure) {
            for (int value = first_; value <= last_; ++value)
                if (state_.figures[FigureId(value)].is_in_play() &&
                    !visit_if(static_cast<std::int16_t>(value)))
                    return;
        } else {
            for (int value = first_; value <= last_; ++value)
                if (!visit_if(static_cast<std::int16_t>(value))) return;
        }
    }
    bool has(int value) const;

private:
    bool may_be(int value) const {
        return is_plain_ ? value >= first_ && value <= last_ : is_allowed(value);
    }
    bool is_allowed(int value) const;
    // Only where the right player's piece stands, or none.
    template <class Spots, class Visit>
    void visit_spots(const Spots& spots, Visit visit) const {
        auto likely = own_spots(spots, player_);
        if (pick_.piece.is_some() && pick_.whose != Whose::own) {
            const auto own = likely;
            likely = spots_among(spots, std::uint32_t{1} << pick_.piece.index());
            if (pick_.whose == Whose::others) likely.remove(own);
        } else if (pick_.whose != Whose::own) {
            likely = decltype(likely)::first(spots.size());
        }
        if (pick_.whose == Whose::nobody) likely.remove(taken_spots(spots));
        likely.visit([&](auto place) { return visit(place.number()); });
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    const Pick& pick_;
    const Answers& before_;
    int first_ = 0;
    int last_ = -1;
    bool is_plain_ = false;  // nothing more must be asked about places that are looked at
    PickValues listed_;
};

}  // namespace hexholm
