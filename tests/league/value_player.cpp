#include "tests/league/value_player.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string_view>
#include <vector>

#include "engine/bots/trying/random_choice.h"
#include "engine/game/game.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/building.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"

namespace hexholm::league {
namespace {

constexpr double kThrows = 36;
constexpr double kVariety = 4 * 0.02778;
constexpr int kLargeHand = 7;  // whatever the limit is

template <class Things>
auto named(const Things& things, std::string_view name) {
    for (const auto id : things.ids())
        if (things[id].name == name) return id;
    check_failed("the base game has this thing", __FILE_NAME__, __LINE__);
}

class Valuing {
public:
    Valuing(const Rulebook& book, const State& state, PlayerId me)
        : book_(book), content_(book.content()), state_(state), me_(me) {}

    double value() const {
        const int hand = hand_size(book_, state_, me_);
        const int places = free_places();
        const int length = measure_of(book_, state_, named(content_.awards, "longest_road"), me_);
        const int knights = counter_value(
            state_, content_.counters[named(content_.counters, "knights")], me_.index());
        const PlayerId next((me_.index() + 1) % book_.players());
        return 3e14 * public_points(book_, state_, me_) + 1e8 * production(me_, true) -
               1e8 * production(next, false) + 1e4 * reach() + 1e3 * places + 1e2 * synergy() +
               tiles() + hand - (hand > kLargeHand ? 5 : 0) + (places == 0 ? 10 : 0.1) * length +
               10 * cards_held(book_, state_, me_) + 10.1 * knights;
    }

private:
    double odds(TileId tile) const {
        return content_.terrains[state_.terrain[tile]].produces.empty()
                   ? 0
                   : book_.pips(state_.token[tile]) / kThrows;
    }
    double production(PlayerId player, bool with_variety) const {
        double all = 0;
        std::set<std::size_t> kinds;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count())) {
            const Spot& spot = state_.corners[corner];
            if (!is_own(spot, player)) continue;
            for (const TileId tile : book_.board().tiles(corner)) {
                if (odds(tile) == 0 || is_blocked(book_, state_, tile)) continue;
                all += odds(tile) * content_.pieces[spot.piece()].yield;
                for (const GoodId good : content_.goods.ids())
                    if (content_.terrains[state_.terrain[tile]].produces[good] > 0)
                        kinds.insert(good.index());
            }
        }
        return all + (with_variety ? kVariety * static_cast<double>(kinds.size()) : 0);
    }
    bool is_enemy(const Spot& spot) const { return !spot.empty() && !is_own(spot, me_); }
    bool is_land(CornerId corner) const {
        return std::ranges::any_of(book_.board().tiles(corner), [&](TileId tile) {
            return content_.terrains[state_.terrain[tile]].land;
        });
    }
    bool is_open(CornerId corner) const {
        if (!is_land(corner) || !state_.corners[corner].empty()) return false;
        const auto& beyond = book_.board().beyond(corner);
        return std::all_of(beyond.begin(), beyond.end(),
                           [&](CornerId next) { return state_.corners[next].empty(); });
    }
    // What own buildings and free places would bring that lie at own roads or one road further.
    double reach() const {
        std::set<CornerId> network;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            if (is_own(state_.corners[corner], me_)) network.insert(corner);
        for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count()))
            if (is_own(state_.edges[edge], me_))
                for (const CornerId end : book_.board().ends(edge))
                    if (!is_enemy(state_.corners[end])) network.insert(end);
        std::set<CornerId> near = network;
        for (const CornerId corner : network)
            for (const EdgeId edge : book_.board().edges(corner))
                if (!is_enemy(state_.edges[edge]))
                    near.insert(book_.board().other_end(edge, corner));
        double all = 0;
        for (const CornerId corner : near)
            if (is_own(state_.corners[corner], me_) || is_open(corner))
                for (const TileId tile : book_.board().tiles(corner))
                    all += odds(tile);
        return all;
    }
    int free_places() const {
        const PieceId settlement = named(content_.pieces, "settlement");
        int places = 0;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            places += may_stand(book_, state_, me_, settlement, corner.number()) == Reason::none;
        return places;
    }
    double synergy() const {
        const auto held = [&](std::string_view good) {
            return state_.players[me_].goods[named(content_.goods, good)];
        };
        const auto missing = [&](std::string_view good, int count) {
            return std::max(count - held(good), 0);
        };
        const double city = (missing("grain", 2) + missing("ore", 3)) / 5.0;
        const double settlement = (missing("grain", 1) + missing("wool", 1) + missing("brick", 1) +
                                   missing("lumber", 1)) /
                                  4.0;
        return (2 - city - settlement) / 2;
    }
    int tiles() const {
        std::set<TileId> touched;
        for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
            if (is_own(state_.corners[corner], me_))
                for (const TileId tile : book_.board().tiles(corner))
                    if (content_.terrains[state_.terrain[tile]].land) touched.insert(tile);
        return static_cast<int>(touched.size());
    }

    const Rulebook& book_;
    const Content& content_;
    const State& state_;
    PlayerId me_;
};

// Ties go to the first of these: cards, then the end of the turn or the roll, then what is built and bought.
int place_in_list(const Content& content, const Action& action) {
    static constexpr std::string_view kCards[] = {"invention", "monopoly", "knight",
                                                  "road_building"};
    static constexpr std::string_view kPieces[] = {"road", "settlement", "city"};
    const ActionKind& kind = content.kinds[action.kind];
    const auto at = [](const auto& names, std::string_view name) {
        return static_cast<int>(std::find(std::begin(names), std::end(names), name) -
                                std::begin(names));
    };
    switch (kind.verb) {
        case Verb::play: return at(kCards, content.cards[CardId(kind.subject)].name);
        case Verb::roll:
        case Verb::end_turn: return 10;
        case Verb::build: return 11 + at(kPieces, content.pieces[PieceId(kind.subject)].name);
        case Verb::buy: return 20;
        default: return 21;
    }
}

bool is_ever_done(Verb verb) {
    return verb != Verb::offer_trade && verb != Verb::withdraw_trade && verb != Verb::reveal &&
           verb != Verb::confirm_trade && verb != Verb::accept_trade;
}

class Trying {
public:
    Trying(const Rulebook& book, PlayerId me) : book_(book), me_(me) {}

    // After the action, and after the best answer to what a robber or a card asks with it.
    double follow(const State& state, const Action& action) const {
        State after = state;
        if (!apply(book_, after, action)) return -1e300;
        const Verb verb = book_.verb(action.kind);
        const bool asks_on = verb == Verb::move_pawn || verb == Verb::play;
        if (!asks_on || after.frame_count == 0 || !has(to_act(book_, after), me_))
            return value_of(book_, after, me_);
        const auto answers = answers_to(after);
        double most = -1e300;
        for (const Action& answer : answers)
            most = std::max(most, follow(after, answer));
        return answers.empty() ? value_of(book_, after, me_) : most;
    }
    // Whom to rob, and which goods to name or take; where a robber or a road goes is another action.
    std::vector<Action> answers_to(const State& state) const {
        const auto legal = std::make_unique<ActionList>();
        legal_actions(book_, state, me_, *legal);
        std::vector<Action> answers;
        for (const Action& action : *legal) {
            const Verb verb = book_.verb(action.kind);
            if (verb == Verb::choose_player || verb == Verb::choose_good) answers.push_back(action);
            if (verb == Verb::choose_goods) add_pairs(state, action, answers);
        }
        return answers;
    }
    void add_pairs(const State& state, Action action, std::vector<Action>& list) const {
        const auto goods = all_ids<GoodId>(book_.goods());
        for (const GoodId first : goods)
            for (const GoodId second : goods) {
                action.goods[0] = Bundle::of(first, 1);
                action.goods[0].add(second, 1);
                if (first <= second && check(book_, state, action).ok()) list.push_back(action);
            }
    }

private:
    const Rulebook& book_;
    PlayerId me_;
};

}  // namespace

double value_of(const Rulebook& book, const State& state, PlayerId me) {
    return Valuing(book, state, me).value();
}

Action ValuePlayer::decide(const Rulebook& book,
                           const View& view,
                           const ActionList& legal,
                           Random& chance) {
    if (legal.size() == 1 && book.verb(legal[0].kind) != Verb::choose_goods)
        return complete_at_random(book, view.state, legal[0], chance);
    const State now = imagine(book, view, chance);
    const Trying trying(book, view.viewer);
    std::vector<Action> listed;
    for (const Action& action : legal) {
        const Verb verb = book.verb(action.kind);
        if (verb == Verb::choose_goods)
            trying.add_pairs(now, action, listed);
        else if (is_ever_done(verb))
            listed.push_back(action);
    }
    std::stable_sort(listed.begin(), listed.end(), [&](const Action& one, const Action& other) {
        return place_in_list(book.content(), one) < place_in_list(book.content(), other);
    });
    Action best = listed.empty() ? complete_at_random(book, view.state, legal[0], chance)
                                 : complete_at_random(book, view.state, listed[0], chance);
    double most = -std::numeric_limits<double>::infinity();
    for (const Action& action : listed) {
        const Verb verb = book.verb(action.kind);
        const double value =
            verb == Verb::end_turn || verb == Verb::reject_trade
                ? value_of(book, now, view.viewer)
                : trying.follow(now, complete_at_random(book, now, action, chance));
        if (value > most) best = action;
        most = std::max(most, value);
    }
    return is_template(book, best) && best.goods[0].empty()
               ? complete_at_random(book, view.state, best, chance)
               : best;
}

}  // namespace hexholm::league
