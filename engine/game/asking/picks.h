// What a player may point at when a mod asks or when an action of a mod needs to know.
#pragma once

#include <bit>
#include <type_traits>

#include "engine/game/asking/figure_filters.h"
#include "engine/game/core/action.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/arguments.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/card_places.h"

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
// False where little need be looked at to see that there is nothing to pick.
bool may_find_any(const Rulebook& book, const State& state, PlayerId player, PickId pick);
// All that may be picked as actions of this kind with one argument.
void list_picks(const Rulebook& book,
                const State& state,
                PlayerId player,
                ActionKindId kind,
                PickId pick,
                const Answers& before,
                ActionList& list);

// From the first to the last; none where the first is greater.
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
            visit_spots(state_.edges, visit_if);
        } else if (pick_.type == ArgType::corner) {
            visit_spots(state_.corners, visit_if);
        } else if (pick_.type == ArgType::figure) {
            visit_figures_in_play(visit_if);
        } else if (pick_.type == ArgType::tile) {
            likely_tiles().visit([&](TileId tile) { return visit_if(tile.number()); });
        } else if (pick_.type == ArgType::card && is_somewhere_) {
            cards_.visit([&](CardId card) { return visit_if(card.number()); });
        } else {
            for (int value = first_; value <= last_; ++value)
                if (!visit_if(static_cast<std::int16_t>(value))) return;
        }
    }
    bool has(int value) const;

private:
    bool may_be(int value) const {
        return is_plain_ ? value >= first_ && value <= last_ : is_allowed(value, has_exact_places_);
    }
    // `room_is_known`: there is room for what it must be free for.
    bool is_allowed(int value, bool room_is_known) const;
    // Those of a kind stand in a row, by seat, and the kinds in the order of their ids.
    template <class Visit>
    void visit_figures_in_play(Visit visit) const {
        for (std::uint64_t left = kinds_; left != 0; left &= left - 1) {
            const ValueRange range =
                figures_to_pick(book_, player_, pick_, FigureKindId(std::countr_zero(left)));
            for (int value = range.first; value <= range.last; ++value)
                if (state_.figures[FigureId(value)].is_in_play() &&
                    (pick_.with_counter.is_none() || has_enough(FigureId(value))) &&
                    stands_at(book_, state_, pick_, FigureId(value)) &&
                    (!only_held_ || is_held(FigureId(value))) &&
                    !visit(static_cast<std::int16_t>(value)))
                    return;
        }
    }
    // In a hold of the player, a figure's or a piece's, as far as its place tells.
    bool is_held(FigureId figure) const {
        const FigurePlace place = state_.figures[figure];
        if (place.is_aboard()) return figure_of(book_, place.carrier()).owner == player_;
        return place.is_on(PlaceKind::corner) &&
               is_own(state_.corners[CornerId(place.number())], player_);
    }
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
        if constexpr (std::is_same_v<decltype(likely), SpotSet<CornerId>>) {
            if (pick_.land != Whose::anybody) leave_out_land(likely);
        } else {
            if (pick_.open_end) likely.keep(taken_spots(spots));
            if (needs_free_edge()) keep_buildable(likely);
        }
        if (pick_.differs) leave_out_picked(likely);
        if (pick_.free_for_figure.is_some()) leave_out_distant(likely, spots.size());
        // Read at once, where much else must be asked.
        const std::size_t words = (spots.size() + 63) / 64;
        if (pick_.with_counter.is_some())
            keep_counted(likely, words, pick_.with_counter, {pick_.with_least, pick_.with_most});
        if (pick_.at.is_some()) keep_counted(likely, words, pick_.at, {1, INT16_MAX});
        if constexpr (std::is_same_v<decltype(likely), SpotSet<CornerId>>)
            if (pick_.room_in.is_some()) leave_out_full(likely, words);
        likely.visit([&](auto place) { return visit(place.number()); });
    }

    bool has_enough(FigureId figure) const {
        const int value = figure_counter(book_, state_, pick_.with_counter, figure);
        return value >= pick_.with_least && value <= pick_.with_most;
    }
    template <class Places>
    void keep_counted(Places& places,
                      std::size_t words,
                      CounterId counter,
                      ValueRange range) const {
        for (std::size_t word = 0; word < words; ++word)
            places.set_word(word, counted_among(places.word(word), 64 * word, counter, range));
    }
    // Of these places from the first on, bit per place, those where the counter is within the range.
    std::uint64_t counted_among(std::uint64_t places,
                                std::size_t first,
                                CounterId counter,
                                ValueRange range) const;
    bool needs_free_edge() const {
        return pick_.free_for.is_some() &&
               book_.content().pieces[pick_.free_for].on == PlaceKind::edge;
    }
    // Only near what a figure must be near to that is put there.
    template <class Places>
    void leave_out_distant(Places& places, std::size_t count) const {
        const PlaceKind on = put_on(book_.content().figure_kinds[pick_.free_for_figure]);
        if (on != (pick_.type == ArgType::edge ? PlaceKind::edge : PlaceKind::corner)) return;
        const PlaceSet near = likely_places(book_, state_, player_, pick_.free_for_figure);
        for (std::size_t word = 0; 64 * word < count; ++word)
            places.set_word(word, places.word(word) & near.word(word));
    }
    // Nothing is picked twice.
    template <class IdType, std::size_t kCount>
    void leave_out_picked(IdSet<IdType, kCount>& places) const {
        for (const Answer& answer : before_)
            if (answer.type == pick_.type && answer.value >= 0) places.remove(IdType(answer.value));
    }
    // Only where a piece can be built that must join something.
    void keep_buildable(SpotSet<EdgeId>& edges) const;
    void leave_out_land(SpotSet<CornerId>& corners) const;
    void leave_out_full(SpotSet<CornerId>& corners, std::size_t words) const;
    TileSet likely_tiles() const;
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
    bool only_held_ = false;         // figures: none but those in holds of the player
    bool is_plain_ = false;          // nothing more must be asked about places that are looked at
    bool has_exact_places_ = false;  // the piece fits where it is looked at
    bool is_somewhere_ = false;      // cards: only where these are
    CardSet cards_;
    PickValues listed_;
};

}  // namespace hexholm
