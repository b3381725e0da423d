#include "engine/game/travel/travel.h"

#include <optional>
#include <utility>

#include "engine/base/check.h"
#include "engine/base/lazy.h"
#include "engine/game/figures/duty.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/graph.h"
#include "engine/game/figures/reach.h"
#include "engine/game/figures/standing.h"
#include "engine/game/figures/ways.h"
#include "engine/game/standing/counters.h"
#include "engine/game/trade/prices.h"
#include "engine/game/travel/displacing.h"
#include "engine/game/travel/taking_steps.h"

namespace hexholm {
namespace {

// Players move their own figures and those of nobody.
bool may_be_moved_by(const Rulebook& book, PlayerId player, FigureId figure) {
    const PlayerId owner = figure_of(book, figure).owner;
    return owner.is_none() || owner == player;
}

bool is_ready(const Rulebook& book, const State& state, FigureId figure) {
    const FigureKind& kind = kind_of(book, figure);
    return state.figures[figure].is_on(kind.on) &&
           (kind.moves.spends.is_none() ||
            figure_counter(book, state, kind.moves.spends, figure) > 0);
}

// A way past everybody asks about its goal only.
FigureCounts::Places places_on_way(const FigureKind& kind) {
    return kind.moves.passes == Whose::anybody ? FigureCounts::Places::few
                                               : FigureCounts::Places::many;
}

Reason may_travel(
    const Rulebook& book, const State& state, FigureId figure, int goal, int budget, bool free) {
    if (!state.figures[figure].is_on(kind_of(book, figure).on)) return Reason::wrong_place;
    const FigureCounts counts(book, state, figure_of(book, figure), {},
                              places_on_way(kind_of(book, figure)));
    return Ways(book, state, counts, figure, budget, free, goal).may_go(goal);
}

int budget_of_way(const Rulebook& book, const State& state, FigureId figure, bool free) {
    return free ? Ways::kAnyDistance : budget_of(book, state, figure);
}

// The goals of several figures of one kind and owner.
class GoalLists {
public:
    GoalLists(const Rulebook& book,
              const State& state,
              PlayerId player,
              ActionKindId kind,
              ActionList& list)
        : book_(book), state_(state), player_(player), kind_(kind), list_(list) {}

    void add(FigureId figure, bool free) {
        const int budget = budget_of_way(book_, state_, figure, free);
        if (budget == 0) return;
        const Figure& one = figure_of(book_, figure);
        if (!is_even_) is_even_ = Reach::serves(kind_of(book_, figure));
        if (*is_even_) {
            const Reach& reach = reach_.get([&] { return Reach(book_, state_, one.kind); });
            const PlaceSet goals = reach.goals(state_.figures[figure].number(), budget,
                                               free ? kNowhere : barred_to(figure));
            list_set<kSecondArgument>(list_, action_bits(kind_, player_, figure.number(), 0),
                                      goals.data(), reach.words());
        } else {
            const FigureCounts& counts =
                counts_.get([&] { return FigureCounts(book_, state_, one); });
            Ways(book_, state_, counts, figure, budget, free).visit_goals([&](int goal) {
                list_action(list_, kind_, player_, figure.number(),
                            static_cast<std::int16_t>(goal));
            });
        }
    }

private:
    static constexpr PlaceSet kNowhere{};
    const PlaceSet& barred_to(FigureId figure) {
        if (!is_due(book_, state_, figure)) return kNowhere;
        return barred_.get([&] { return places_barred(book_, state_, figure); });
    }

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    ActionKindId kind_;
    ActionList& list_;
    Lazy<PlaceSet> barred_;        // to those that owe a duty
    std::optional<bool> is_even_;  // all steps cost the same and nothing ends a way
    Lazy<FigureCounts> counts_;
    Lazy<Reach> reach_;
};

// Figures like this one that are under way have arrived, but for one of them.
void end_others(
    const Play& play, PlayerId player, const FigureMoves& moves, const Figure& like, FigureId but) {
    visit_figures(play.book, like.kind, like.owner, [&](FigureId other) {
        if (other == but ||
            figure_counter(play.book, play.state, moves.one_by_one, other) != kUnderWay)
            return;
        set_counter(play, player, moves.one_by_one, other.index(), kArrived);
        set_counter(play, player, moves.points, other.index(), 0);
    });
}

// What a movement costs the figure beside its points, and ends for others of its owner.
void note_departure(const Play& play, PlayerId player, FigureId figure) {
    const FigureMoves& moves = kind_of(play.book, figure).moves;
    if (moves.spends.is_some()) set_counter(play, player, moves.spends, figure.index(), 0);
    if (moves.one_by_one.is_none()) return;
    end_others(play, player, moves, figure_of(play.book, figure), figure);
    set_counter(play, player, moves.one_by_one, figure.index(), kUnderWay);
}

void begin_movement(const Play& play, PlayerId player, FigureId figure, int goal, bool free) {
    HEX_CHECK(goal >= 0);
    Frame* frame = begin_effect(play, player, play.book.go_on_effect());
    if (frame == nullptr) return;
    frame->figure = figure;
    frame->place = static_cast<std::int16_t>(goal);
    frame->second = free ? 1 : 0;
    frame->count = static_cast<std::int16_t>(kind_of(play.book, figure).moves.points_each);
}

// Figures that the step lets this player move: the one that the effect is about, or all of the kind.
template <class Visit>
void visit_movable(
    const Rulebook& book, const State& state, const Frame& frame, const Step& step, Visit visit) {
    const FigureKindId kind(step.a);
    const bool free = (step.b & kTravelFree) != 0;
    const auto visit_ready = [&](FigureId figure) {
        const bool stands = state.figures[figure].is_on(book.content().figure_kinds[kind].on);
        if (stands && (free || is_ready(book, state, figure))) visit(figure, free);
    };
    if (frame.figure.is_some() && figure_of(book, frame.figure).kind == kind)
        visit_ready(frame.figure);
    else
        visit_figures(book, kind, frame.player, visit_ready);
}

// Whether the figure's owner can pay the toll again after he has paid it, with no effect on other
// values.
bool can_pay_on(const Play& play, const Frame& frame, const FigureMoves& moves) {
    return moves.toll.is_none() && play.book.rank_counters().empty() &&
           play.book.kept_goods() == 0 &&
           holds_price(play.book, play.state, figure_of(play.book, frame.figure).owner,
                       moves.toll_goods);
}

// Could the step that was taken have changed what lies before it? Then the way is looked for again.
bool may_change_way(const Play& play, const Frame& frame, Taken taken) {
    const FigureMoves& moves = kind_of(play.book, frame.figure).moves;
    const Duty& duty = moves.duty;
    return &frame != &play.state.frames[play.state.frame_count - 1U] || taken.revealed ||
           taken.changed || (duty.figure.is_some() && duty.once.is_none()) ||
           moves.cost_hook.is_some() || moves.must_stop_test.is_some() ||
           (taken.paid && !can_pay_on(play, frame, moves));
}

// Until something has changed that the way depends on. `fights`: who stands at its end must go;
// `cost_of(place)`: what the step there costs.
template <class Cost>
void go_along(const Play& play, Frame& frame, const Ways::Way& way, bool fights, Cost cost_of) {
    const FigureId figure = frame.figure;
    const int goal = way.back().next;
    if (is_quiet(play, frame, way)) {
        int cost = 0;
        for (const PlaceGraph::Step& step : way)
            cost += cost_of(step.next);
        frame.place = -1;
        take_step(play, frame, way.back(), cost);
        if (fights) drive_away_others(play, frame.player, figure, goal);
        return;
    }
    const FigurePlace start = play.state.figures[figure];
    for (const PlaceGraph::Step& step : way) {
        const bool arrives = step.next == goal;
        frame.place = static_cast<std::int16_t>(arrives ? -1 : goal);
        const Taken taken = take_step(play, frame, step, cost_of(step.next));
        if (!arrives && !may_change_way(play, frame, taken)) continue;
        // Measured only here so that an award does not change hands while the figure is on its way
        // from one corner of a route to another.
        measure_between(play, figure, start);
        if (arrives && fights) drive_away_others(play, frame.player, figure, goal);
        return;
    }
}

}  // namespace

Refusal check_travel(const Rulebook& book, const State& state, const Action& action) {
    const FigureId figure(action.args[0]);
    if (book.content().kinds[action.kind].subject != figure_of(book, figure).kind.value ||
        !may_be_moved_by(book, action.player, figure))
        return {Reason::not_allowed};
    if (!is_ready(book, state, figure)) return {Reason::used_up};
    return {may_travel(book, state, figure, action.args[1], budget_of(book, state, figure), false)};
}

void apply_travel(const Play& play, const Action& action) {
    const FigureId figure(action.args[0]);
    note_departure(play, action.player, figure);
    begin_movement(play, action.player, figure, action.args[1], false);
}

void list_travel(const Rulebook& book,
                 const State& state,
                 PlayerId player,
                 ActionKindId kind,
                 FigureKindId figures,
                 ActionList& list) {
    GoalLists goals(book, state, player, kind, list);
    const FigureKind& declared = book.content().figure_kinds[figures];
    const CounterId spends = declared.moves.spends;
    visit_figures(book, figures, player, [&](FigureId figure) {
        if (state.figures[figure].is_on(declared.on) &&
            (spends.is_none() || figure_counter(book, state, spends, figure) > 0))
            goals.add(figure, false);
    });
}

bool can_travel(const Rulebook& book, const State& state, FigureId figure) {
    const int budget = budget_of(book, state, figure);
    if (!kind_of(book, figure).moves.possible || !is_ready(book, state, figure) || budget == 0)
        return false;
    const FigureCounts counts(book, state, figure_of(book, figure));
    return Ways(book, state, counts, figure, budget, false).lead_anywhere();
}

bool can_travel_now(const Rulebook& book,
                    const State& state,
                    const Frame& frame,
                    const Step& step) {
    bool can = false;
    visit_movable(book, state, frame, step, [&](FigureId figure, bool free) {
        const int budget = budget_of_way(book, state, figure, free);
        if (can || budget == 0) return;
        const FigureCounts counts(book, state, figure_of(book, figure));
        can = Ways(book, state, counts, figure, budget, free).lead_anywhere();
    });
    return can;
}

Refusal check_travel_now(const Rulebook& book,
                         const State& state,
                         const Action& action,
                         const Frame& frame,
                         const Step& step) {
    Refusal refusal{Reason::not_allowed};
    visit_movable(book, state, frame, step, [&](FigureId figure, bool free) {
        if (figure != FigureId(action.args[0])) return;
        const int budget = budget_of_way(book, state, figure, free);
        refusal = {may_travel(book, state, figure, action.args[1], budget, free)};
    });
    return refusal;
}

void list_travel_now(const Rulebook& book,
                     const State& state,
                     const Frame& frame,
                     const Step& step,
                     ActionKindId kind,
                     ActionList& list) {
    GoalLists goals(book, state, frame.player, kind, list);
    visit_movable(book, state, frame, step,
                  [&](FigureId figure, bool free) { goals.add(figure, free); });
}

void apply_travel_now(const Play& play, Frame& frame, const Step& step, const Action& action) {
    const FigureId figure(action.args[0]);
    const bool free = (step.b & kTravelFree) != 0;
    frame.place = action.args[1];
    frame.figure = figure;
    if (!free) note_departure(play, action.player, figure);
    begin_movement(play, action.player, figure, action.args[1], free);
}

void go_one_step(const Play& play, Frame& frame) {
    HEX_CHECK(frame.figure.is_some());
    const FigureId figure = frame.figure;
    const int goal = frame.place;
    const bool free = frame.second != 0;
    const FigureKind& kind = kind_of(play.book, figure);
    // What happened on the way may have stopped it, closed the way, or taken the figure elsewhere.
    frame.place = -1;
    if (goal < 0 || !play.state.figures[figure].is_on(kind.on)) return;
    const int budget =
        free ? Ways::kAnyDistance : budget_of(play.book, play.state, figure, frame.count);
    Ways::Way way;
    if (Reach::finds_way(kind, budget)) {
        const Reach reach(play.book, play.state, figure_of(play.book, figure).kind, goal);
        const PlaceSet barred = free ? PlaceSet() : places_barred(play.book, play.state, figure);
        const int from = play.state.figures[figure].number();
        if (reach.way_to(from, goal, budget, barred, way))
            go_along(play, frame, way, false, [&](int) { return reach.cost_of_step(); });
        return;
    }
    const FigureCounts counts(play.book, play.state, figure_of(play.book, figure), {},
                              places_on_way(kind));
    const Ways ways(play.book, play.state, counts, figure, budget, free, goal);
    if (ways.may_go(goal) != Reason::none) return;
    ways.way_to(goal, way);
    int paid = 0;
    go_along(play, frame, way, ways.drives_away(goal), [&](int place) {
        const int cost = ways.cost_to(place);
        return cost - std::exchange(paid, cost);
    });
}

int came_from(const Rulebook& book, const Frame& frame) {
    const bool is_step =
        frame.figure.is_some() && kind_of(book, frame.figure).moves.step == frame.effect;
    return is_step ? frame.count : -1;
}

void end_travel(const Play& play, PlayerId player, FigureKindId id) {
    const FigureKind& kind = play.book.content().figure_kinds[id];
    if (kind.moves.one_by_one.is_none()) return;
    const PlayerId owner = kind.owned ? player : PlayerId::none();
    end_others(play, player, kind.moves, {id, owner, owner}, FigureId::none());
}

void stop_travel(const Rulebook& book, State& state) {
    for (std::size_t at = state.frame_count; at > 0; --at) {
        Frame& frame = state.frames[at - 1];
        if (frame.effect != book.go_on_effect() || frame.place < 0) continue;
        frame.place = -1;
        return;
    }
}

}  // namespace hexholm
