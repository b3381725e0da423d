#include "tests/support/properties.h"

#include <algorithm>
#include <array>

#include "engine/game/invariants.h"

namespace hexholm::test {
namespace {

bool takes_goods(const ActionKind& kind) {
    return std::find(kind.args.begin(), kind.args.end(), ArgType::goods) != kind.args.end();
}

std::string name_of(const Rulebook& book, const Action& action) {
    std::string name = "seat " + std::to_string(action.player.index()) + " ";
    name += action.kind.index() < book.content().kinds.size()
                ? book.content().kinds[action.kind].name
                : "nonsense";
    for (const int arg : action.args)
        if (arg != -1) name += " " + std::to_string(arg);
    return name;
}

bool same_lists(const ActionList& a, const ActionList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

// Kinds stand together, and within a kind the arguments ascend: so nothing stands twice either.
Fault order_fault(const Rulebook& book, const ActionList& list) {
    std::array<bool, 128> done{};
    for (std::size_t at = 0; at < list.size(); ++at) {
        if (at > 0 && list[at].kind == list[at - 1].kind) {
            if (!(list[at - 1].args < list[at].args))
                return "not ascending: " + name_of(book, list[at]);
            continue;
        }
        if (done[list[at].kind.index()]) return "listed in two places: " + name_of(book, list[at]);
        done[list[at].kind.index()] = true;
    }
    return {};
}

std::size_t choices(const Rulebook& book, ArgType type) {
    switch (type) {
        case ArgType::tile: return book.board().tile_count();
        case ArgType::corner: return book.board().corner_count();
        case ArgType::edge: return book.board().edge_count();
        case ArgType::player: return book.players();
        case ArgType::players: return std::size_t{1} << book.players();
        case ArgType::good: return book.goods();
        case ArgType::number: return 64;
        case ArgType::goods: break;
    }
    return 1;
}

// Calls visit for every action of the kind.
template <class Visit>
void for_each_action(const Rulebook& book, ActionKindId kind, PlayerId player, Visit visit) {
    const auto& args = book.content().kinds[kind].args;
    std::array<std::size_t, 3> count = {1, 1, 1};
    for (std::size_t at = 0; at < args.size(); ++at)
        count[at] = choices(book, args[at]);
    for (std::size_t a = 0; a < count[0]; ++a)
        for (std::size_t b = 0; b < count[1]; ++b)
            for (std::size_t c = 0; c < count[2]; ++c) {
                const std::array<std::size_t, 3> values = {a, b, c};
                Action action{kind, player, {-1, -1, -1}, {}};
                for (std::size_t at = 0; at < args.size(); ++at)
                    action.args[at] = static_cast<std::int16_t>(values[at]);
                visit(action);
            }
}

Fault accepted_fault(const Rulebook& book, const State& state, PlayerId player, Random& chance) {
    ActionList list;
    legal_actions(book, state, player, list);
    if (has(to_act(book, state), player) && list.empty())
        return "seat " + std::to_string(player.index()) + " must act and cannot";
    if (const Fault fault = order_fault(book, list); !fault.empty()) return fault;
    for (const Action& action : list) {
        if (action.player != player) return "listed for another: " + name_of(book, action);
        const Action complete = complete_at_random(book, state, action, chance);
        const Refusal refusal = check(book, state, complete);
        if (!refusal.ok())
            return "listed but refused: " + name_of(book, complete) + ": " +
                   std::string(reason_text(refusal.reason));
    }
    return {};
}

bool shows_hand(const PlayerState& player) {
    const PlayerState empty{};
    return player.goods != empty.goods || player.hand != empty.hand || player.fresh != empty.fresh;
}

using Hands = std::array<std::array<int, kMaxGoods>, kMaxPlayers>;

void move(Hands& hands, PlayerId player, Bundle goods, int sign) {
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        hands[player.index()][good.index()] += sign * goods[good];
}

void follow(Hands& hands, const Event& event) {
    switch (event.kind) {
        case EventKind::produced:
        case EventKind::gained: move(hands, event.player, event.goods[0], 1); break;
        case EventKind::paid:
        case EventKind::discarded: move(hands, event.player, event.goods[0], -1); break;
        case EventKind::stolen:
        case EventKind::collected:
            move(hands, event.player, event.goods[0], 1);
            move(hands, event.other, event.goods[0], -1);
            break;
        case EventKind::traded_bank:
            move(hands, event.player, event.goods[0], -1);
            move(hands, event.player, event.goods[1], 1);
            break;
        case EventKind::traded:
            move(hands, event.player, event.goods[0], -1);
            move(hands, event.player, event.goods[1], 1);
            move(hands, event.other, event.goods[0], 1);
            move(hands, event.other, event.goods[1], -1);
            break;
        default: break;
    }
}

Fault events_fault(const Rulebook& book,
                   const State& before,
                   const State& after,
                   const EventList& events) {
    Hands hands{};
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        for (const GoodId good : all_ids<GoodId>(book.goods()))
            hands[player.index()][good.index()] = before.players[player].goods[good];
    for (const Event& event : events)
        follow(hands, event);
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        for (const GoodId good : all_ids<GoodId>(book.goods()))
            if (hands[player.index()][good.index()] != after.players[player].goods[good])
                return "the events do not account for the " + book.content().goods[good].name +
                       " of seat " + std::to_string(player.index());
    return {};
}

// B-148: what stands on an edge stays, and a corner is at most upgraded by its owner.
Fault pieces_fault(const Rulebook& book, const State& before, const State& after) {
    for (const EdgeId edge : all_ids<EdgeId>(book.board().edge_count()))
        if (!before.edges[edge].empty() && before.edges[edge] != after.edges[edge])
            return "B-148: edge " + std::to_string(edge.index()) + " changed";
    for (const CornerId corner : all_ids<CornerId>(book.board().corner_count())) {
        const Spot& old = before.corners[corner];
        const Spot& now = after.corners[corner];
        if (old.empty() || old == now) continue;
        if (now.empty() || now.owner != old.owner ||
            book.content().pieces[now.piece].upgrades != old.piece)
            return "B-148: corner " + std::to_string(corner.index()) + " changed";
    }
    return {};
}

Action random_bytes(const Rulebook& book, Random& chance) {
    const auto small = [&](std::uint32_t count) { return static_cast<int>(chance.below(count)); };
    Action action;
    action.kind = ActionKindId(small(static_cast<std::uint32_t>(book.content().kinds.size()) + 2));
    action.player = PlayerId(small(static_cast<std::uint32_t>(book.players()) + 2));
    for (auto& arg : action.args)
        arg = static_cast<std::int16_t>(small(3) == 0 ? small(65536) - 32768 : small(80) - 2);
    for (auto& goods : action.goods)
        if (small(2) == 0) goods = Bundle::from_bits(chance.bits() & chance.bits() & chance.bits());
    return action;
}

}  // namespace

Fault list_is_accepted(const Rulebook& book, const State& state, Random& chance) {
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        if (const Fault fault = accepted_fault(book, state, player, chance); !fault.empty())
            return fault;
    return {};
}

Fault list_is_complete(const Rulebook& book, const State& state) {
    Fault fault;
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        ActionList list;
        legal_actions(book, state, player, list);
        for (const ActionKindId kind : book.content().kinds.ids()) {
            if (takes_goods(book.content().kinds[kind])) continue;
            for_each_action(book, kind, player, [&](const Action& action) {
                const bool listed = std::find(list.begin(), list.end(), action) != list.end();
                if (check(book, state, action).ok() && !listed)
                    fault = "allowed but not listed: " + name_of(book, action);
            });
        }
    }
    return fault;
}

Fault refusals_have_reasons(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        ActionList list;
        legal_actions(book, state, player, list);
        for (const ActionKindId kind : book.content().kinds.ids()) {
            const bool listed = std::any_of(list.begin(), list.end(),
                                            [&](const Action& a) { return a.kind == kind; });
            if (why_not(book, state, player, kind).ok() != listed)
                return "why_not() and the list differ: seat " + std::to_string(player.index()) +
                       " " + book.content().kinds[kind].name;
        }
    }
    return {};
}

Fault views_keep_the_list(const Rulebook& book, const State& state) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const View view = view_for(book, state, player);
        ActionList full;
        ActionList seen;
        legal_actions(book, state, player, full);
        legal_actions(book, view.state, player, seen);
        if (!same_lists(full, seen))
            return "the list differs in the view of seat " + std::to_string(player.index());
        if (to_act(book, view.state) != to_act(book, state)) return "who acts differs in a view";
        for (const Action& action : full)
            if (!is_template(book, action) && !check(book, view.state, action).ok())
                return "refused in the view: " + name_of(book, action);
    }
    return {};
}

Fault views_hide(const Rulebook& book, const State& state, Random& chance) {
    for (const PlayerId player : all_ids<PlayerId>(book.players())) {
        const std::string seat = " of seat " + std::to_string(player.index());
        const View view = view_for(book, state, player);
        const State other = imagine(book, view, chance);
        if (const auto fault = violated(book, other)) return "imagined" + seat + ": " + *fault;
        if (view_for(book, other, player).state != view.state)
            return "the hidden part shows in the view" + seat;
        ActionList full;
        ActionList imagined;
        legal_actions(book, state, player, full);
        legal_actions(book, other, player, imagined);
        if (!same_lists(full, imagined)) return "the hidden part shows in the list" + seat;
        if (view_for(book, view.state, player).state != view.state)
            return "a view of the view differs" + seat;
        for (const PlayerId rival : all_ids<PlayerId>(book.players())) {
            if (rival != player && shows_hand(view.state.players[rival]))
                return "a hand is seen in the view" + seat;
            if (hand_size(book, view.state, rival) != hand_size(book, state, rival) ||
                cards_held(book, view.state, rival) != cards_held(book, state, rival) ||
                public_points(book, view.state, rival) != public_points(book, state, rival))
                return "a public number differs in the view" + seat;
        }
        if (all_points(book, view.state, player) != all_points(book, state, player))
            return "own points differ in the view" + seat;
    }
    return {};
}

Fault nonsense_is_harmless(const Rulebook& book, const State& state, Random& chance) {
    for (int tries = 0; tries < 20; ++tries) {
        const Action action = random_bytes(book, chance);
        if (!check(book, state, action).ok()) continue;
        State after = state;
        apply(book, after, action);
        if (const auto fault = violated(book, after))
            return "after " + name_of(book, action) + ": " + *fault;
    }
    return {};
}

Fault any_fault(const Rulebook& book, const State& state, Random& chance) {
    if (const auto fault = violated(book, state)) return *fault;
    for (const Fault& fault :
         {list_is_accepted(book, state, chance), list_is_complete(book, state),
          refusals_have_reasons(book, state), views_keep_the_list(book, state),
          views_hide(book, state, chance), nonsense_is_harmless(book, state, chance)})
        if (!fault.empty()) return fault;
    return {};
}

Fault step_fault(const Rulebook& book,
                 const State& before,
                 const Action& action,
                 const State& after,
                 const EventList& events) {
    State silent = before;
    apply(book, silent, action);
    if (silent != after || digest(silent) != digest(after))
        return "a copy goes another way: " + name_of(book, action);
    State again = before;
    EventList told;
    apply(book, again, action, &told);
    if (!std::equal(told.begin(), told.end(), events.begin(), events.end()))
        return "a copy tells something else: " + name_of(book, action);
    if (const Fault fault = events_fault(book, before, after, events); !fault.empty())
        return fault + " after " + name_of(book, action);
    if (after.actions != before.actions + 1) return "an action was not counted";
    return pieces_fault(book, before, after);
}

}  // namespace hexholm::test
