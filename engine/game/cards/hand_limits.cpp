#include "engine/game/cards/hand_limits.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/cards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

bool asks_at_once(const State& state, PlayerId player, const HandLimit& limit) {
    return limit.over == OverLimit::at_once ||
           (limit.over == OverLimit::before_end && player != state.acting);
}

bool is_asked(const Rulebook& book, const State& state, PlayerId player, HandLimitId limit) {
    return std::any_of(
        state.frames.begin(), state.frames.begin() + state.frame_count, [&](const Frame& frame) {
            return frame.player == player && frame.effect == book.limit_effect(limit);
        });
}

}  // namespace

int cards_under_limit(const Rulebook& book,
                      const State& state,
                      PlayerId player,
                      HandLimitId limit) {
    const auto decks = book.content().hand_limits[limit].decks;
    const PlayerState& own = state.players[player];
    int held = 0;
    for (const DeckId deck : book.content().decks.ids())
        if (in_mask(decks, deck)) held += own.unknown_cards[deck];
    visit_filled(own.hand, [&](CardId card) {
        if (in_mask(decks, book.content().cards[card].deck)) held += own.hand[card];
    });
    return held;
}

int cards_over_limit(const Rulebook& book, const State& state, PlayerId player, HandLimitId limit) {
    const HandLimit& declared = book.content().hand_limits[limit];
    int most = declared.most;
    if (declared.more.is_some()) most += counter_of(book, state, declared.more, player.index());
    return cards_under_limit(book, state, player, limit) - most;
}

void begin_keeping_limits(const Play& play, PlayerId player, DeckId deck) {
    if (play.state.stage != Stage::play) return;
    for (const HandLimitId limit : play.book.limits_of(deck))
        if (asks_at_once(play.state, player, play.book.content().hand_limits[limit]) &&
            cards_over_limit(play.book, play.state, player, limit) > 0 &&
            !is_asked(play.book, play.state, player, limit))
            begin_effect(play, player, play.book.limit_effect(limit));
}

bool asks_before_end(const Play& play) {
    const Content& content = play.book.content();
    for (const HandLimitId limit : content.hand_limits.ids()) {
        if (content.hand_limits[limit].over != OverLimit::before_end ||
            cards_over_limit(play.book, play.state, play.state.acting, limit) <= 0)
            continue;
        begin_effect(play, play.state.acting, play.book.end_effect());
        return true;
    }
    return false;
}

Refusal check_put_away(const Rulebook& book,
                       const State& state,
                       const Action& action,
                       HandLimitId limit) {
    const CardId card(action.args[0]);
    const bool counts =
        in_mask(book.content().hand_limits[limit].decks, book.content().cards[card].deck);
    return {counts && state.players[action.player].hand[card] > 0 ? Reason::none
                                                                  : Reason::no_such_card};
}

void apply_put_away(const Play& play, const Action& action, HandLimitId limit) {
    HEX_CHECK(play.player(action.player).hand[CardId(action.args[0])] > 0);
    put_away(play, action.player, CardId(action.args[0]),
             play.book.content().hand_limits[limit].put_away);
}

}  // namespace hexholm
