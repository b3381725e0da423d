// What a rulebook notes of counters: who looks at each, what follows it, and what moves it.
#include <algorithm>

#include "engine/game/core/rulebook.h"

namespace hexholm {

void Rulebook::note_counters() {
    for (const CounterId id : content_->counters.ids()) {
        const Counter& counter = content_->counters[id];
        if (counter.points != 0 || !counter.point_rows.empty()) note_points(id);
        if (counter.figures != 0 && counter.per != Owner::player) figure_counters_.push_back(id);
        if (counter.figures != 0 && counter.per == Owner::player) sum_counters_.push_back(id);
        if (counter.renews.is_some()) renewed_counters_.push_back(id);
        if (counter.each_value != 0) valued_counters_.push_back(id);
        if (counter.pieces != 0) piece_counters_.push_back(id);
        if (counter.least_of.is_some() || counter.most_of.is_some()) rank_counters_.push_back(id);
        if (counter.reset_each_turn) turn_counters_.push_back(id);
        if (counter.wins_at != 0) winning_counters_.push_back({counter.cell, counter.wins_at});
    }
    note_derived();
}

void Rulebook::note_points(CounterId id) {
    const Counter& counter = content_->counters[id];
    const bool is_open = counter.per == Owner::player && counter.visible == Visibility::all;
    point_counters_.push_back(id);
    (is_open ? open_point_counters_ : other_point_counters_).push_back(id);
    if (is_open) follows_[id] |= kPoints;
}

void Rulebook::note_derived() {
    const auto& counters = content_->counters;
    derived_from_ = Table<CounterId, std::vector<CounterId>>(counters.size());
    moves_others_ = Table<CounterId, std::uint8_t>(counters.size());
    for (const CounterId id : counters.ids()) {
        const Counter& counter = counters[id];
        const auto follow = [&](CounterId source) {
            if (source.is_none()) return;
            derived_from_[source].push_back(id);
            moves_others_[source] = 1;
        };
        for (const CounterId source :
             {counter.sums, counter.only_with, counter.only_without, counter.more, counter.than})
            follow(source);
        std::ranges::for_each(counter.adds, follow);
        std::ranges::for_each(counter.times, follow);
        if (counter.drops.is_some() || counter.full.is_some()) moves_others_[id] = 1;
    }
    note_watched();
}

void Rulebook::note_watched() {
    watched_ = Table<CounterId, std::uint8_t>(content_->counters.size());
    for (const CounterId id : content_->counters.ids()) {
        const Counter& counter = content_->counters[id];
        const bool is_measured = std::ranges::any_of(content_->awards, [&](const Award& award) {
            return award.needs == id || award.counter == id;
        });
        watched_[id] = !counter.listeners.empty() || counter.keeps || counter.each_value != 0 ||
                       counter.together != 0 || follows(id) != 0 || is_weight(id) || is_measured;
    }
    note_mere_numbers();
}

void Rulebook::note_mere_numbers() {
    mere_numbers_ = Table<CounterId, std::uint8_t>(content_->counters.size());
    for (const CounterId id : content_->counters.ids()) {
        const Owner per = content_->counters[id].per;
        const bool pays_tolls = std::ranges::any_of(
            content_->figure_kinds, [&](const FigureKind& kind) { return kind.moves.toll == id; });
        mere_numbers_[id] = (per == Owner::player || per == Owner::game) && !is_watched(id) &&
                            !moves_others(id) && !pays_tolls;
    }
}

void Rulebook::note_heard() {
    const auto& counters = content_->counters;
    heard_counters_ = Table<CounterId, std::uint8_t>(counters.size());
    const auto is_told = [&](CounterId id) {
        const Counter& counter = counters[id];
        return !counter.listeners.empty() || is_heard(counter.drops) ||
               std::ranges::any_of(derived_from_[id],
                                   [&](CounterId follower) { return is_heard(follower); });
    };
    for (bool found = true; found;) {
        found = false;
        for (const CounterId id : counters.ids()) {
            if (heard_counters_[id] != 0 || !is_told(id)) continue;
            heard_counters_[id] = 1;
            found = true;
        }
    }
    hears_anything_ = std::ranges::any_of(
        counters.ids(), [&](CounterId id) { return is_heard(id) && moves_by_itself(id); });
    hears_resets_ = std::ranges::any_of(
        turn_counters_, [&](CounterId id) { return is_heard(id) || counters[id].full.is_some(); });
}

namespace {

// Do players, other figures or steps of effects bring figures of the kind onto the board, move them or take
// them away? Else functions do, and nothing else.
bool comes_by_itself(const Content& content, FigureKindId id) {
    const FigureKind& kind = content.figure_kinds[id];
    const auto carries_it = [&](const auto& carrier) {
        return ((carrier.carries >> id.value) & 1U) != 0;
    };
    const auto handles_it = [&](const Step& step) {
        return step.op == Op::move_figure || step.op == Op::remove_figure ||
               ((step.op == Op::place_figure || step.op == Op::put_figure) &&
                FigureKindId(step.a) == id);
    };
    return kind.moves.possible || has_price(kind.cost) || kind.occupies ||
           std::ranges::any_of(content.figure_kinds, carries_it) ||
           std::ranges::any_of(content.pieces, carries_it) ||
           std::ranges::any_of(content.effects, [&](const Effect& effect) {
               return std::ranges::any_of(effect.steps, handles_it);
           });
}

}  // namespace

// Does something else of the rules change it than steps of effects and actions of mods? Counters of figures
// begin anew when those leave.
bool Rulebook::moves_by_itself(CounterId id) const {
    const Counter& counter = content_->counters[id];
    const auto kinds = content_->figure_kinds.ids();
    if (std::ranges::any_of(kinds, [&](FigureKindId kind) {
            return ((counter.figures >> kind.value) & 1U) != 0 && comes_by_itself(*content_, kind);
        }))
        return true;
    if (counter.pieces != 0 || counter.least_of.is_some() || counter.most_of.is_some() ||
        counter.keeps || counter.renews.is_some() || counter.per == Owner::figure)
        return true;
    const auto any = [&](const auto& things, auto test) {
        return std::ranges::any_of(things, test);
    };
    return any(content_->terrains, [&](const Terrain& it) { return it.counts == id; }) ||
           any(content_->figure_kinds, [&](const FigureKind& it) { return it.moves.toll == id; }) ||
           any(content_->payments, [&](const Payment& it) { return it.counter == id; }) ||
           any(content_->bank_trades, [&](const BankTrade& it) { return it.limit == id; }) ||
           any(content_->bonuses, [&](const Bonus& it) { return it.once && it.counter == id; }) ||
           any(content_->cards, [&](const Card& card) {
               return any(card.counts, [&](const auto& count) { return count.first == id; });
           });
}

bool Rulebook::leaves_nothing(CounterId id) const {
    const Counter& counter = content_->counters[id];
    return counter.listeners.empty() && counter.drops.is_none() && counter.full.is_none() &&
           !counter.keeps && counter.per != Owner::player && follows(id) == 0 &&
           !(has_weights() && is_weight(id)) &&
           std::ranges::all_of(derived_from(id),
                               [&](CounterId follower) { return leaves_nothing(follower); });
}

void Rulebook::note_countings() {
    countings_ = Table<FigureKindId, std::vector<FigureCounting>>(content_->figure_kinds.size());
    for (const FigureKindId kind : content_->figure_kinds.ids())
        for (const CounterId id : figure_counters_)
            if (((content_->counters[id].figures >> kind.value) & 1U) != 0)
                countings_[kind].push_back({id, content_->counters[id].per, leaves_nothing(id)});
}

}  // namespace hexholm
