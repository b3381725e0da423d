// The candidates of a question: everything that may be picked, visited one by one or as a list.
#pragma once

#include <bit>
#include <type_traits>

#include "engine/game/core/action.h"
#include "engine/game/core/answers.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/core/zones.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/picking/figure_filters.h"
#include "engine/game/picking/pick_filters.h"
#include "engine/game/picking/place_filters.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/card_places.h"

namespace hexholm {

// A range of values from `first` to `last`; empty when `first` is greater.
struct ValueRange {
    int first = 0;
    int last = -1;
};
// The figures of a kind that the pick can mean.
ValueRange figures_to_pick(const Rulebook& book,
                           PlayerId player,
                           const Pick& pick,
                           FigureKindId kind);

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
            likely_edges().visit([&](EdgeId edge) { return visit_if(edge.number()); });
        } else if (pick_.type == ArgType::corner) {
            likely_corners().visit([&](CornerId corner) { return visit_if(corner.number()); });
        } else if (pick_.type == ArgType::figure) {
            visit_figures_in_play(visit_if);
        } else if (pick_.type == ArgType::player) {
            visit_players(visit_if);
        } else if (pick_.type == ArgType::tile) {
            likely_tiles().visit([&](TileId tile) { return visit_if(tile.number()); });
        } else if (pick_.type == ArgType::card && is_somewhere_) {
            cards_.visit([&](CardId card) { return visit_if(card.number()); });
        } else {
            for (int value = first_; value <= last_; ++value)
                if (is_stacked(value) &&
                    (pick_.type != ArgType::good || is_likely_good(GoodId(value))) &&
                    !visit_if(static_cast<std::int16_t>(value)))
                    return;
        }
    }
    bool has(int value) const;
    // Lists all candidates as actions of this kind with one argument.
    void list(ActionKindId kind, ActionList& list) const;

private:
    bool may_be(int value) const {
        return is_plain_ ? value >= first_ && value <= last_ : is_allowed(value, finds_exactly_);
    }
    // Where the pick names a stack: cards lie in it.
    bool is_stacked(int value) const {
        return pick_.stack_of.is_none() ||
               zone_size(book_, state_,
                         run_of(book_, pick_.stack_of, static_cast<std::size_t>(value) - 1)) > 0;
    }
    bool is_likely_good(GoodId good) const {
        return in_mask(pick_.goods, good) && (pick_.from != PickSource::own ||
                                              state_.players[player_].goods[good] >= pick_.holds);
    }
    // `is_found`: see fits().
    bool is_allowed(int value, bool is_found) const;
    template <class Visit>
    void visit_players(Visit visit) const {
        const int points = points_to_compare(book_, state_, player_, pick_);
        for (int who = first_; who <= last_; ++who)
            if (fits_player(book_, state_, player_, pick_, PlayerId(who), points) &&
                !visit(static_cast<std::int16_t>(who)))
                return;
    }
    // Visits figures by kind, in the order of the kinds' ids, and within a kind by seat.
    template <class Visit>
    void visit_figures_in_play(Visit visit) const {
        if (pick_.of_figure.aboard_picked) return visit_figures_aboard(visit);
        for (std::uint64_t left = kinds_; left != 0; left &= left - 1) {
            const FigureKindId kind(std::countr_zero(left));
            const ValueRange range = figures_to_pick(book_, player_, pick_, kind);
            const FigureKind& declared = book_.content().figure_kinds[kind];
            const PlaceKind on = declared.on;
            const bool is_anybody_s =
                pick_.whose == Whose::anybody || (pick_.whose == Whose::own && declared.owned);
            PlaceSet beside;
            if (is_beside_others_) add_places_beside(on, beside);
            for (int value = range.first; value <= range.last; ++value)
                if (state_.figures[FigureId(value)].is_in_play() &&
                    (is_anybody_s || is_whose_figure(FigureId(value))) &&
                    (!is_beside_others_ || may_be_beside(FigureId(value), on, beside)) &&
                    (pick_.with_counter.is_none() || has_enough(FigureId(value))) &&
                    stands_at(book_, state_, pick_, FigureId(value)) &&
                    (!is_narrow_ || is_within(FigureId(value))) &&
                    (!only_held_ || is_held(FigureId(value))) &&
                    !visit(static_cast<std::int16_t>(value)))
                    return;
        }
    }
    // Visits the figures that the figure which was picked before carries.
    template <class Visit>
    void visit_figures_aboard(Visit visit) const {
        const FigureId carrier = picked_figure(before_);
        if (carrier.is_none()) return;
        bool goes_on = true;
        visit_figures_at(book_, state_, FigurePlace::aboard(carrier), [&](FigureId figure) {
            goes_on = goes_on && (!fits_figure(book_, state_, player_, pick_, figure, false) ||
                                  visit(figure.number()));
        });
    }
    bool is_whose_figure(FigureId figure) const {
        return is_whose(pick_.whose, figure_of(book_, figure).owner, player_);
    }
    // The places of the kind that touch a figure beside which the picked one must be.
    void add_places_beside(PlaceKind on, PlaceSet& places) const;
    bool may_be_beside(FigureId figure, PlaceKind on, const PlaceSet& places) const {
        const FigurePlace place = state_.figures[figure];
        return !place.is_on(on) || places.has(PlaceNumber(place.number()));
    }
    // Whether the figure lies in a hold of the player: in that of a figure, or of a piece.
    bool is_held(FigureId figure) const {
        const FigurePlace place = state_.figures[figure];
        if (place.is_aboard()) return figure_of(book_, place.carrier()).owner == player_;
        return place.is_on(PlaceKind::corner) &&
               is_own(state_.corners[CornerId(place.number())], player_);
    }
    bool has_enough(FigureId figure) const {
        const int value = figure_counter(book_, state_, pick_.with_counter, figure);
        return value >= pick_.with_least && value <= pick_.with_most;
    }
    // May its counter rise, and is it on an own route, where the pick asks for that?
    bool is_within(FigureId figure) const;
    bool may_rise(FigureId figure) const;
    // Where the pick can be at most, apart from what is asked of each place.
    SpotSet<CornerId> likely_corners() const;
    SpotSet<EdgeId> likely_edges() const;
    template <class Spots>
    auto spots_of_owner(const Spots& spots) const;
    template <class Places>
    void narrow(Places& places, std::size_t count) const;
    template <class Places>
    void keep_counted(Places& places, std::size_t words, CounterId counter, ValueRange range) const;
    // Those of the places, from `first` on and bit per place, where the counter is within the
    // range.
    std::uint64_t counted_among(std::uint64_t places,
                                std::size_t first,
                                CounterId counter,
                                ValueRange range) const;
    bool needs_free_edge() const {
        return pick_.free_for.is_some() &&
               book_.content().pieces[pick_.free_for].on == PlaceKind::edge;
    }
    template <class Places>
    void leave_out_distant(Places& places, std::size_t count) const;
    template <class IdType, std::size_t kCount>
    void leave_out_picked(IdSet<IdType, kCount>& places) const;
    // Keeps only edges where a piece can be built that must join something.
    void keep_buildable(SpotSet<EdgeId>& edges) const;
    void keep_edges_at(const SpotSet<CornerId>& corners, SpotSet<EdgeId>& edges) const;
    void leave_out_land(SpotSet<CornerId>& corners) const;
    void leave_out_full(SpotSet<CornerId>& corners, std::size_t words) const;
    TileSet likely_tiles() const;
    // REQUIRES: they can be no others than 0 to 63.
    std::uint64_t likely_numbers() const;
    void note_figures();
    void find_listed();
    void find_cards();
    void add_cards_of(PlayerId whose);

    const Rulebook& book_;
    const State& state_;
    PlayerId player_;
    const Pick& pick_;
    const Answers& before_;
    int first_ = 0;
    int last_ = -1;
    std::uint64_t kinds_ = 0;        // of figures; bit per kind
    bool is_narrow_ = false;         // figures: none but those for which is_within()
    int rises_to_ = 0;               // figures: the most that the counter which shall grow can be
    bool only_held_ = false;         // figures: none but those in holds of the player
    bool is_beside_others_ = false;  // figures: none but those that touch certain others
    bool is_plain_ = false;          // nothing more must be asked about places that are looked at
    bool has_exact_places_ = false;  // the piece fits where it is looked at
    bool finds_exactly_ =
        false;  // it does, or only those players or figures are looked at that are meant
    bool is_somewhere_ = false;  // cards: only where these are
    CardSet cards_;
    PickValues listed_;
};

}  // namespace hexholm
