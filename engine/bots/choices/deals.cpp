#include "engine/bots/choices/deals.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/bots/worth/cards.h"
#include "engine/game/trade/bank_rates.h"
#include "engine/game/trade/prices.h"
#include "engine/game/view/points.h"

namespace hexholm {
namespace {

constexpr int kMostGiven = 2;

bool is_near_victory(const Position& position, PlayerId player) {
    return public_points(position.book, position.state, player) + kNearVictory >=
           target_of(position.book, position.state, player);
}

int score_now(const Position& position) {
    return hand_score(position.outlook, position.goals, position.outlook.hand);
}

// How much better the hand gets, in per cent. `before`: its score now.
int gain_of(const Position& position, int before, Bundle get, Bundle give) {
    const int after =
        hand_score(position.outlook, position.goals, with(position.outlook.hand, get, give));
    return (after - before) * 100 / std::max(1, before);
}
int gain_of(const Position& position, Bundle get, Bundle give) {
    return gain_of(position, score_now(position), get, give);
}

const Action* find_legal(const ActionList& legal, const Action& action) {
    const auto found = std::find(legal.begin(), legal.end(), action);
    return found == legal.end() ? nullptr : found;
}

const Action* find_verb(const Position& position, Verb verb) {
    const ActionKindId kind = position.book.kind(verb);
    const auto found = std::find_if(position.legal.begin(), position.legal.end(),
                                    [&](const Action& action) { return action.kind == kind; });
    return found == position.legal.end() ? nullptr : found;
}

const Skill& skill_of(const Position& position) {
    return position.outlook.temper.skill;
}

// The least gain for which somebody of this style trades.
int wanted_gain(const Position& position, int usual) {
    return std::max(1, usual * position.outlook.temper.style.gains / 100);
}

int fair_gain(const Position& position, bool with_leader) {
    return wanted_gain(position,
                       with_leader ? skill_of(position).leader_gain : skill_of(position).fair_gain);
}

bool is_ahead(const Position& position, PlayerId partner) {
    return public_points(position.book, position.state, partner) >
           all_points(position.book, position.state, position.me);
}

PlayerMask harmless_players(const Position& position) {
    PlayerMask mask = 0;
    for (const PlayerId player : all_ids<PlayerId>(position.book.players()))
        if (player != position.me && !is_near_victory(position, player))
            mask = static_cast<PlayerMask>(mask | mask_of(player));
    return mask;
}

// The best words with one good on each side; `give` none: any. Nothing below the least gain.
struct Search {
    const Position& position;
    GoodId only_give;
    const SaidLately* said;
    int least_gain;
    int most_given = 1;
    int most_asked = 1;

    std::optional<TradeWords> best() const {
        Found found{std::nullopt, least_gain, score_now(position)};
        const auto goods = position.book.content().goods.ids();
        for (const GoodId get : goods) {
            if (others_hold(get) == 0 || missing_somewhere(get) == 0) continue;
            for (const GoodId give : goods) {
                if (give == get || (only_give.is_some() && give != only_give)) continue;
                for (int count = 1; count <= most_given; ++count)
                    weigh({Bundle::of(give, count), Bundle::of(get, 1)}, give, found);
                for (int count = 2; count <= std::min(most_asked, others_hold(get)); ++count)
                    weigh({Bundle::of(give, 1), Bundle::of(get, count)}, give, found);
            }
        }
        return found.words;
    }

private:
    struct Found {
        std::optional<TradeWords> words;
        int gain;
        int score_now;
    };

    int others_hold(GoodId good) const {
        return held_by_others(position.book, position.state, position.me, good);
    }
    void weigh(const TradeWords& tried, GoodId give, Found& found) const {
        const int gain = worth_saying(tried, give, tried.give[give], found.score_now);
        if (gain > found.gain) found = {tried, gain, found.score_now};
    }
    int worth_saying(const TradeWords& tried, GoodId give, int count, int score_now) const {
        const int held = position.outlook.hand[give.index()];
        if (held < count || count >= position.outlook.rates[give.index()]) return 0;
        if (said != nullptr && std::find(said->begin(), said->end(), tried) != said->end())
            return 0;
        return gain_of(position, score_now, tried.get, tried.give);
    }
    int missing_somewhere(GoodId good) const {
        int missing = 0;
        for (std::size_t at = 0; at < std::min<std::size_t>(3, position.goals.size()); ++at)
            missing +=
                std::max(0, position.goals[at].price[good] - position.outlook.hand[good.index()]);
        return missing;
    }
};

Action offer_action(const Position& position, PlayerMask asked, const TradeWords& words) {
    return {position.book.kind(Verb::offer_trade),
            position.me,
            {static_cast<std::int16_t>(asked), -1, -1},
            {words.give, words.get}};
}

}  // namespace

std::optional<Action> bank_trade_for(const Position& position, Bundle price) {
    const ActionKindId kind = position.book.kind(Verb::trade_bank);
    const Action* best = nullptr;
    int most = 0;
    for (const Action& action : position.legal) {
        if (action.kind != kind) continue;
        const GoodId give(action.args[0]);
        const GoodId get(action.args[1]);
        const Amounts& hand = position.outlook.hand;
        const int missing = price[get] - hand[get.index()];
        const int given = bank_deal(position.book, position.state, position.me, give, get).give;
        const int left = hand[give.index()] - price[give] - given;
        if (missing <= 0 || left < 0) continue;
        // A deal is better the more is left over, the better the rate is, and the less income of
        // the wanted good there is.
        const int worth = 1000 + left * 20 - given * 50 + missing * 20 -
                          position.outlook.income[get.index()] / 50;
        if (worth > most) best = &action;
        most = std::max(most, worth);
    }
    if (best == nullptr) return std::nullopt;
    return *best;
}

std::optional<Action> confirmed_deal(const Position& position) {
    const ActionKindId kind = position.book.kind(Verb::confirm_trade);
    std::optional<Action> best;
    int most = 0;
    for (const Action& action : position.legal) {
        if (action.kind != kind) continue;
        const PlayerId partner(action.args[0]);
        HEX_CHECK(partner.index() < position.book.players() && partner != position.me);
        if (is_near_victory(position, partner)) continue;
        const Offer& theirs = position.state.offers[partner];
        const Offer& own = position.state.offers[position.me];
        const int gain = theirs.open != 0 ? gain_of(position, theirs.give, theirs.get)
                                          : gain_of(position, own.get, own.give);
        const int liking =
            gain * 100 - threat_of(position.book, position.state, partner, position.me);
        if (gain < wanted_gain(position, skill_of(position).fair_gain) || liking <= most) continue;
        best = action;
        most = liking;
    }
    return best;
}

std::optional<Action> offer_to_others(const Position& position,
                                      const SaidLately& said,
                                      bool again) {
    const PlayerMask asked = harmless_players(position);
    if (asked == 0 || find_verb(position, Verb::offer_trade) == nullptr) return std::nullopt;
    const Skill& skill = skill_of(position);
    const int least = wanted_gain(position, again ? skill.again_gain : skill.offer_gain);
    const auto words = Search{position, {}, &said, least, kMostGiven, skill.most_asked}.best();
    if (!words) return std::nullopt;
    return offer_action(position, asked, *words);
}

Objection objection_to_offer(const Position& position) {
    const PlayerId active = position.state.active;
    HEX_CHECK(active.is_some());
    if (is_near_victory(position, active)) return Objection::about_to_win;
    const Offer& offer = position.state.offers[active];
    const Action accept{
        position.book.kind(Verb::accept_trade), position.me, {active.number(), -1, -1}, {}};
    if (find_legal(position.legal, accept) == nullptr)
        return holds_price(position.book, position.state, position.me, offer.get)
                   ? Objection::lacks_room
                   : Objection::lacks_goods;
    const int gain = gain_of(position, offer.give, offer.get);
    if (gain <= 0) return Objection::needs_goods;
    if (gain < fair_gain(position, false)) return Objection::too_little;
    const bool leads = is_ahead(position, active);
    return leads && gain < fair_gain(position, true) ? Objection::leads : Objection::none;
}

Action answer_to_offer(const Position& position, bool may_counter) {
    const PlayerId active = position.state.active;
    const Offer& offer = position.state.offers[active];
    const Action reject{
        position.book.kind(Verb::reject_trade), position.me, {active.number(), -1, -1}, {}};
    const Objection objection = objection_to_offer(position);
    if (objection == Objection::none)
        return {position.book.kind(Verb::accept_trade), position.me, {active.number(), -1, -1}, {}};
    if (objection == Objection::about_to_win || !may_counter ||
        find_verb(position, Verb::offer_trade) == nullptr)
        return reject;
    const int least = std::max(fair_gain(position, is_ahead(position, active)),
                               wanted_gain(position, skill_of(position).offer_gain));
    for (const GoodId wanted : position.book.content().goods.ids()) {
        if (offer.get[wanted] == 0 || position.outlook.hand[wanted.index()] == 0) continue;
        const auto words = Search{position, wanted, nullptr, least}.best();
        if (words && words->get != offer.give)
            return offer_action(position, mask_of(active), *words);
    }
    return reject;
}

}  // namespace hexholm
