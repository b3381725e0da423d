#include "engine/bots/worth/declared.h"

#include <algorithm>

#include "engine/game/hooks/amounts.h"
#include "engine/game/occupancy/occupancy.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

constexpr int kDiscovery = 350;  // a good, and land that nobody else has

class Declared {
public:
    Declared(const Rulebook& book, const State& state, PlayerId player)
        : book_(book), content_(book.content()), state_(state), player_(player) {}

    int sum() const {
        const Rulebook::Worths& worths = book_.worths();
        int worth = 0;
        for (const CounterId counter : worths.counters)
            worth += of_counter(counter, content_.counters[counter]);
        for (const PieceId piece : worths.pieces)
            worth += now(content_.pieces[piece].worth) *
                     (content_.pieces[piece].supply - state_.players[player_].supply[piece]);
        for (const CardId card : worths.cards)
            worth += now(content_.cards[card].worth) *
                     (state_.players[player_].hand[card] + state_.players[player_].open[card]);
        for (const FigureKindId kind : worths.figures)
            worth += now(content_.figure_kinds[kind].worth) * figures_in_play(kind);
        return worth;
    }

private:
    int now(const Amount& amount) const { return amount_now(book_, state_, player_, amount); }

    int of_value(const Counter& counter, int each, std::size_t owner) const {
        const int value = counter_value(state_, counter, owner);
        const auto row = static_cast<std::size_t>(value - counter.least);
        const int of_row = row < counter.worth_rows.size() ? counter.worth_rows[row] : 0;
        return each * value + of_row;
    }

    // The worth of a counter to the player. A counter of places belongs to the player whose piece
    // stands there.
    int of_counter(CounterId id, const Counter& counter) const {
        const int each = now(counter.worth);
        int worth = 0;
        const auto add = [&](auto owner) { worth += of_value(counter, each, owner.index()); };
        switch (counter.per) {
            case Owner::player: add(player_); break;
            case Owner::corner: visit_own(state_.corners, add); break;
            case Owner::edge: visit_own(state_.edges, add); break;
            case Owner::figure:
                visit_in_play([&](FigureId figure) {
                    if (has_counter(book_, id, figure)) add(figure);
                });
                break;
            case Owner::game:
            case Owner::tile: break;
        }
        return worth;
    }

    template <class Spots, class Visit>
    void visit_own(const Spots& spots, Visit visit) const {
        own_spots(spots, player_).visit([&](auto place) {
            visit(place);
            return true;
        });
    }

    template <class Visit>
    void visit_in_play(Visit visit) const {
        for (const FigureKindId kind : content_.figure_kinds.ids())
            if (content_.figure_kinds[kind].owned)
                visit_figures(book_, kind, player_, [&](FigureId figure) {
                    if (is_in_play(state_, figure)) visit(figure);
                });
    }

    int figures_in_play(FigureKindId kind) const {
        int count = 0;
        visit_figures(book_, kind, player_,
                      [&](FigureId figure) { count += is_in_play(state_, figure) ? 1 : 0; });
        return count;
    }

    const Rulebook& book_;
    const Content& content_;
    const State& state_;
    PlayerId player_;
};

}  // namespace

int standing(const Rulebook& book, const State& state, PlayerId player) {
    const auto hidden =
        book.has_face_down() ? static_cast<int>(std::ranges::count(state.face_down, 1)) : 0;
    return all_points(book, state, player) * kPoint + declared_worth(book, state, player) -
           hidden * kDiscovery;
}

int declared_worth(const Rulebook& book, const State& state, PlayerId player) {
    return book.worths().any() ? Declared(book, state, player).sum() : 0;
}

int piece_worth(const Rulebook& book, const State& state, PlayerId player, PieceId piece) {
    return amount_now(book, state, player, book.content().pieces[piece].worth);
}

int card_worth(const Rulebook& book, const State& state, PlayerId player, CardId card) {
    return amount_now(book, state, player, book.content().cards[card].worth);
}

}  // namespace hexholm
