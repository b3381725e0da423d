#include "engine/game/asking/step_conditions.h"

#include "engine/game/asking/effect_steps.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/core/answers.h"
#include "engine/game/hooks/amounts.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/view.h"

namespace hexholm {

// The number of these goods that the player holds; for all goods, those that count as a hand.
static int goods_of(const Play& play, PlayerId player, GoodMask goods) {
    if (goods == kAllGoods) return hand_size(play.book, play.state, player);
    int count = 0;
    for (const GoodId good : all_ids<GoodId>(play.book.goods()))
        if (in_mask(goods, good)) count += play.player(player).goods[good];
    return count;
}

// The number of these goods that lie on the player's tiles where the counter is above 0.
static int kept_where(const Play& play, PlayerId player, CounterId counter, GoodMask goods) {
    const Content& content = play.book.content();
    int count = 0;
    for (const TileId tile : play.book.tiles_of_seat(player)) {
        if (counter_value(play.state, content.counters[counter], tile.index()) <= 0) continue;
        const GoodId good = kept_good(play.book, play.state, tile);
        if (good.is_some() && in_mask(goods, good))
            count +=
                counter_value(play.state, content.counters[content.goods[good].kept], tile.index());
    }
    return count;
}

static int amount_of(const Play& play, PlayerId player, const Step& step) {
    return amount_now(play.book, play.state, player, play.book.content().amounts[step.amount]);
}

// Kept apart, as the others are: a step asks one of these questions.
[[gnu::noinline]] static bool has_goods(const Play& play, PlayerId player, const Step& step) {
    const int held = goods_of(play, player, step.of);
    const int left_out = step.than.is_some() ? kept_where(play, player, step.than, step.of) : 0;
    return held - left_out >= amount_of(play, player, step);
}

[[gnu::noinline]] static bool has_cards_of_deck(const Play& play,
                                                PlayerId player,
                                                const Step& step) {
    return cards_held(play.book, play.state, player, DeckId(step.a)) >=
           amount_of(play, player, step);
}

std::optional<std::size_t> place_of(const Play& play, const Frame& frame, ArgType type) {
    const Board& board = play.book.board();
    const std::size_t places = type == ArgType::tile     ? board.tile_count()
                               : type == ArgType::corner ? board.corner_count()
                                                         : board.edge_count();
    const auto place = static_cast<std::size_t>(frame.place);
    if (frame.place < 0 || place >= places) return std::nullopt;
    // The last answer may be of another type. What an effect began with is no answer.
    if (is_asking(play.state)) {
        const Answers answers = answers_of(play.book, play.state, play.state.frame_count - 1U);
        if (!answers.empty() && answers.back().type != type) return std::nullopt;
    }
    return place;
}

static ArgType type_of(Owner owner) {
    if (owner == Owner::tile) return ArgType::tile;
    return owner == Owner::corner ? ArgType::corner : ArgType::edge;
}

std::optional<std::size_t> owner_at_place(const Play& play, const Frame& frame, CounterId counter) {
    const Counter& declared = play.book.content().counters[counter];
    if (declared.per == Owner::figure) return std::nullopt;
    const std::optional<std::size_t> place = place_of(play, frame, type_of(declared.per));
    return place && declared.cell_of(*place) != Counter::kNoCell ? place : std::nullopt;
}

[[gnu::noinline]] static bool is_above(const Play& play, const Frame& frame, const Step& step) {
    const auto value = [&](CounterId counter) {
        const std::optional<std::size_t> owner = owner_in(play, frame, counter);
        return owner ? counter_of(play.book, play.state, counter, *owner) : 0;
    };
    return value(CounterId(step.a)) > (step.than.is_some() ? value(step.than) : 0);
}

bool is_so(const Play& play, const Frame& frame, const Step& step) {
    switch (step.op) {
        case Op::if_counter: return is_above(play, frame, step);
        case Op::if_cards: return has_cards_of_deck(play, frame.player, step);
        case Op::if_goods: return has_goods(play, frame.player, step);
        case Op::if_picked: return frame.place >= 0;
        case Op::if_award: return play.state.award_holder[AwardId(step.a)] == frame.player;
        case Op::if_most: return has_most(play.book, play.state, frame.player, CounterId(step.a));
        default: return lies_any(play.book, play.state, frame.player, look_of(play.book, step));
    }
}

bool is_die_within(const Play& play, PlayerId player, const Step& step) {
    return play.state.dice[index_of(step)] <= amount_of(play, player, step);
}

}  // namespace hexholm
