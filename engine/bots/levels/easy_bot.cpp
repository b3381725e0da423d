#include "engine/bots/levels/easy_bot.h"

#include <algorithm>
#include <limits>

#include "engine/base/check.h"
#include "engine/bots/trying/fallback.h"
#include "engine/bots/trying/random_choice.h"
#include "engine/bots/trying/trial.h"

namespace hexholm {
namespace {

constexpr int kPlayCard = 5;  // rather play a card than keep it
constexpr int kNever = std::numeric_limits<int>::min();

// After the trade as it is offered, before anything else.
int like_of_deal(const Rulebook& book,
                 const View& view,
                 const Offer& offer,
                 const Prospects& prospects) {
    State after = view.state;
    auto& goods = after.players[view.viewer].goods;
    for (const GoodId good : book.content().goods.ids())
        goods[good] = static_cast<std::uint8_t>(goods[good] + offer.give[good] - offer.get[good]);
    return like(book, after, view.viewer, prospects);
}

// Whether actions of the kind may cost nothing, so that they could be done and undone without end.
bool can_go_on_for_ever(Verb verb) {
    return verb == Verb::act || verb == Verb::travel || verb == Verb::load || verb == Verb::unload;
}

}  // namespace

Action EasyBot::decide(const Rulebook& book,
                       const View& view,
                       const ActionList& all,
                       Random& chance) {
    HEX_CHECK(!all.empty() && view.viewer.is_some());
    const ActionList legal = without_undoing(book, view.state, all);
    if (legal.size() == 1) return complete_at_random(book, view.state, legal[0], chance);
    const State now = imagine(book, view, chance);
    const Prospects prospects(book, now, view.viewer);
    const int liked_now =
        like(book, view.state, view.viewer, prospects) + temper_.judge(book, now, view.viewer);
    int most = kNever;
    std::uint32_t ties = 0;
    Action best = legal[0];
    for (const Action& action : legal) {
        if (is_given_up()) break;
        int liked = kNever;
        const Verb verb = book.verb(action.kind);
        switch (verb) {
            case Verb::offer_trade:
            case Verb::withdraw_trade:
            case Verb::reveal: continue;
            case Verb::roll:
            case Verb::end_turn:
            case Verb::reject_trade: liked = liked_now; break;
            case Verb::accept_trade:
                liked = like_of_deal(book, view, view.state.offers[PlayerId(action.args[0])],
                                     prospects) +
                        temper_.judge(book, now, view.viewer);
                break;
            case Verb::play: liked = liked_now + kPlayCard; break;
            default: {
                State after = now;
                if (verb == Verb::act)
                    after = tried_to_the_end(book, now, action, chance);
                else
                    apply(book, after, complete_at_random(book, now, action, chance));
                liked = like(book, after, view.viewer, prospects) +
                        temper_.judge(book, after, view.viewer);
            }
        }
        // What brings nothing is not done: cargo would come and go for ever.
        if (liked <= liked_now && can_go_on_for_ever(verb)) continue;
        if (liked > most) ties = 0;
        if (liked < most || chance.below(++ties) != 0) continue;
        most = liked;
        best = action;
    }
    return complete_at_random(book, view.state, best, chance);
}

}  // namespace hexholm
