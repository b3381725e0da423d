// What a rulebook knows of counters: what they are of, what follows them, who hears of them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/content/content.h"

namespace hexholm {

// A part of Rulebook, which fills it.
class CounterFacts {
public:
    // Counters that change what is received while one of their cells is above 0: that switch pieces off, or
    // give more.
    const std::vector<CounterId>& modifiers() const { return modifiers_; }
    // Counters of corners that switch pieces off.
    const std::vector<CounterId>& off_counters() const { return off_counters_; }
    // The derived values that depend on a counter; bits of Follow.
    enum Follow : std::uint8_t { kRates = 1, kPieces = 2, kLines = 4, kPoints = 8 };
    unsigned follows(CounterId counter) const { return follows_[counter]; }
    // Counters that tell what lies open before a player.
    const std::vector<CounterId>& card_counters() const { return card_counters_; }
    // Counters worth points.
    const std::vector<CounterId>& point_counters() const { return point_counters_; }
    // Counters worth points in two parts: those of players that all see, which count among the
    // points on the table, and the rest.
    const std::vector<CounterId>& open_point_counters() const { return open_point_counters_; }
    const std::vector<CounterId>& other_point_counters() const { return other_point_counters_; }
    // Do edges of some route count more or less than one?
    bool has_weights() const { return has_weights_; }
    bool is_weight(CounterId counter) const {
        return std::find(weights_.begin(), weights_.end(), counter) != weights_.end();
    }
    // Is anybody told when this counter changes, or another one that changes with it?
    bool is_heard(CounterId counter) const { return counter.is_some() && heard_counters_[counter]; }
    bool is_heard(const ModAction& mod_action) const {
        return is_heard(mod_action.limit) || is_heard(mod_action.pay_counter);
    }
    // Can such a counter change otherwise than by steps of effects and by actions of mods that name it?
    bool hears_anything() const { return hears_anything_; }
    // Counters that tell how many pieces a player has on the board, and those of places that count figures.
    const std::vector<CounterId>& piece_counters() const { return piece_counters_; }
    const std::vector<CounterId>& figure_counters() const { return figure_counters_; }
    // The counters of places that count figures of the kind. Nothing is left of a change of such a counter
    // that is taken back at once, where nobody hears of it and nothing but counters of that sort follows.
    struct FigureCounting {
        CounterId counter;
        Owner per = Owner::tile;
        bool in_silence = false;
    };
    const std::vector<FigureCounting>& countings(FigureKindId kind) const {
        return countings_[kind];
    }
    // Counters of players that follow their figures; counters that follow this one; counters of
    // figures that begin anew as a turn begins; and whether something follows when this counter
    // changes.
    const std::vector<CounterId>& sum_counters() const { return sum_counters_; }
    const std::vector<CounterId>& derived_from(CounterId counter) const {
        return derived_from_[counter];
    }
    const std::vector<CounterId>& renewed_counters() const { return renewed_counters_; }
    // Counters of figures whose every value may occur only a few times.
    const std::vector<CounterId>& valued_counters() const { return valued_counters_; }
    bool moves_others(CounterId counter) const { return moves_others_[counter] != 0; }
    // Is there anything more to do when this counter changes than to let other counters follow?
    bool is_watched(CounterId counter) const { return watched_[counter] != 0; }
    // Is it a number of a player or of the game of which no rule of the engine knows but for what may be done with
    // it? Then nothing else is different when it changes, and no way of a figure.
    bool is_mere_number(CounterId counter) const { return mere_numbers_[counter] != 0; }
    // Counters that tell who has the least or the most of a good.
    const std::vector<CounterId>& rank_counters() const { return rank_counters_; }
    // Counters that begin anew in each turn.
    const std::vector<CounterId>& turn_counters() const { return turn_counters_; }
    // Is anybody told of that, or does an effect begin?
    bool hears_resets() const { return hears_resets_; }
    // A counter of players, in a row of cells, that wins the game at a value.
    struct WinningCounter {
        std::size_t cell = 0;
        int wins_at = 0;
    };
    const std::vector<WinningCounter>& winning_counters() const { return winning_counters_; }

protected:
    std::vector<CounterId> modifiers_;
    std::vector<CounterId> off_counters_;
    Table<CounterId, std::uint8_t> follows_;
    std::vector<CounterId> card_counters_;
    std::vector<CounterId> point_counters_;
    std::vector<CounterId> open_point_counters_;
    std::vector<CounterId> other_point_counters_;
    bool has_weights_ = false;
    std::vector<CounterId> weights_;
    Table<CounterId, std::uint8_t> heard_counters_;
    bool hears_anything_ = false;
    std::vector<CounterId> piece_counters_;
    std::vector<CounterId> figure_counters_;
    Table<FigureKindId, std::vector<FigureCounting>> countings_;
    std::vector<CounterId> sum_counters_;
    Table<CounterId, std::vector<CounterId>> derived_from_;
    std::vector<CounterId> renewed_counters_;
    std::vector<CounterId> valued_counters_;
    Table<CounterId, std::uint8_t> moves_others_;
    Table<CounterId, std::uint8_t> watched_;
    Table<CounterId, std::uint8_t> mere_numbers_;
    std::vector<CounterId> rank_counters_;
    std::vector<CounterId> turn_counters_;
    bool hears_resets_ = false;
    std::vector<WinningCounter> winning_counters_;
};

}  // namespace hexholm
