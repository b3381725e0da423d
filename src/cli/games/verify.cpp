#include "src/cli/games/verify.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/game/core/play.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/view.h"
#include "engine/game/watch/invariants.h"
#include "engine/game/watch/step_invariants.h"
#include "engine/journal/action_text.h"

#include "src/cli/games/blame.h"

namespace hexholm::cli {
namespace {

// The dear checks are made at one position in so many, by chance.
constexpr std::uint32_t kDeepCheckIn = 8;
constexpr int kRandomActions = 8;

bool contains(const ActionList& list, const Action& action) {
    return std::find(list.begin(), list.end(), action) != list.end();
}

bool same(const ActionList& one, const ActionList& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

bool shows_hand(const Rulebook& book, const PlayerState& player) {
    return !player.hand.has_only(0) || !player.fresh.has_only(0) ||
           std::ranges::any_of(all_ids<GoodId>(book.goods()), [&](GoodId good) {
               return player.goods[good] > 0 && !in_mask(book.public_goods(), good);
           });
}

}  // namespace

Violation violation_of(const State& state, const HookFailure& failure, const std::string& during) {
    return {"action " + std::to_string(state.actions) + ", " + during, failure.where,
            "a function of the mod fails: " + failure.what};
}

void Verifier::begin(const State& state, std::uint64_t seed) {
    seed_ = seed;
    chance_ = {random_bits(seed, 0x766572), 0};
    played_.clear();
    if (const auto what = violated(book_, state)) broken(state, *what);
    report_failures(state, "while the table was laid");
}

bool Verifier::may_go_on(const State& state, PlayerMask acting) {
    if (acting == 0) broken(state, "nobody has to act, but the game is not over");
    return acting != 0;
}

bool Verifier::apply_checked(State& state, const Action& action, const ActionList& legal) {
    check_legal_list(state, action.player, legal);
    const bool deep = chance_.below(kDeepCheckIn) == 0;
    if (deep) check_position(state, action.player, legal);
    if (const Refusal refusal = check(book_, state, action); !refusal.ok()) {
        broken(state, text(action) + " was chosen but is refused: " +
                          std::string(reason_text(refusal.reason)));
        return false;
    }
    report_failures(state, "in a question");
    if (!carry_out(state, action, deep)) return false;
    if (const auto what = violated(book_, state)) broken(state, text(action) + ": " + *what);
    played_.push_back({action, digest(state)});
    return true;
}

// False when a function of a mod failed: then nothing has changed, and the same would fail again.
bool Verifier::carry_out(State& state, const Action& action, bool deep) {
    const State before = state;
    State copy = state;
    if (deep) apply(book_, copy, action);
    events_.clear();
    const bool done = apply(book_, state, action, &events_);
    if (const auto what = unaccounted(book_, before, state, events_))
        broken(state, text(action) + ": " + *what);
    if (const auto what = wrong_harvest(book_, before, action, state))
        broken(state, text(action) + ": " + *what);
    if (deep && (copy != state || digest(copy) != digest(state)))
        broken(state, text(action) + " did something else to a copy of the state");
    report_failures(state, "in " + text(action));
    return done;
}

void Verifier::report_failures(const State& state, const std::string& during) {
    for (const HookFailure& failure : failures_.take())
        violations_.push_back(violation_of(state, failure, during));
}

void Verifier::check_position(const State& state, PlayerId actor, const ActionList& legal) {
    check_others(state, actor);
    check_reasons(state, actor, legal);
    check_random_actions(state, actor, legal);
    check_every_place(state, actor, legal);
    check_onlookers(state);
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        legal_actions(book_, state, player, list_);
        check_views(state, player, list_);
    }
}

void Verifier::finish(const State& state) {
    check_replay();
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        legal_actions(book_, state, player, list_);
        if (state.stage == Stage::over && !list_.empty())
            broken(state, "actions are listed after the end");
    }
}

// Stops where it goes another way: what follows need not be allowed there.
void Verifier::check_replay() {
    State again = start_game(book_, seed_);
    for (const RecordedAction& record : played_) {
        if (!check(book_, again, record.action).ok())
            return broken(again, text(record.action) + " is refused when the game is replayed");
        apply(book_, again, record.action);
        if (digest(again) != record.digest)
            return broken(again, text(record.action) + " does something else in the replay");
    }
}

void Verifier::check_legal_list(const State& state, PlayerId player, const ActionList& legal) {
    if (legal.empty()) broken(state, "a player must act and has no legal action");
    for (const Action& action : legal) {
        const Action complete = complete_at_random(book_, state, action, chance_);
        const Refusal refusal = check(book_, state, complete);
        if (action.player != player) broken(state, text(action) + " is listed for another player");
        if (!refusal.ok())
            broken(state, text(complete) + " is listed but refused: " +
                              std::string(reason_text(refusal.reason)));
        if (is_template(book_, complete)) broken(state, text(action) + " cannot be completed");
    }
    for (std::size_t at = 1; at < legal.size(); ++at)
        if (legal[at] == legal[at - 1]) broken(state, text(legal[at]) + " is listed twice");
}

// Players who need not act may still propose and show; all that is listed for them must hold too.
void Verifier::check_others(const State& state, PlayerId actor) {
    const PlayerMask acting = to_act(book_, state);
    for (const PlayerId player : all_ids<PlayerId>(book_.players())) {
        if (player == actor) continue;
        legal_actions(book_, state, player, list_);
        if (has(acting, player) || !list_.empty()) check_legal_list(state, player, list_);
    }
}

void Verifier::check_reasons(const State& state, PlayerId player, const ActionList& legal) {
    for (const ActionKindId kind : book_.content().kinds.ids()) {
        const bool listed =
            std::ranges::any_of(legal, [&](const Action& action) { return action.kind == kind; });
        if (why_not(book_, state, player, kind).ok() != listed)
            broken(state, book_.content().kinds[kind].name +
                              (listed ? " is listed, but a reason is given why not"
                                      : " is not listed, but no reason is given"));
    }
}

void Verifier::check_views(const State& state, PlayerId player, const ActionList& legal) {
    const View view = view_for(book_, state, player);
    legal_actions(book_, view.state, player, seen_list_);
    if (!same(seen_list_, legal))
        blame(state, differing_kind(seen_list_, legal),
              "what a player may do depends on what is hidden from him");
    for (const PlayerId other : all_ids<PlayerId>(book_.players())) {
        const bool open = is_hand_open(book_, state, player, other);
        if (other == player ? !same_player(view.state, state, other)
                            : !open && shows_hand(book_, view.state.players[other]))
            broken(state, "a view shows a wrong or secret hand");
        if (hand_size(book_, view.state, other) != hand_size(book_, state, other) ||
            cards_held(book_, view.state, other) != cards_held(book_, state, other))
            broken(state, "a view counts hands wrongly");
    }
    check_table(state, view);
    const State imagined = imagine(book_, view, chance_);
    if (const auto what = violated(book_, imagined)) broken(state, "imagined: " + *what);
    if (view_for(book_, imagined, player).state != view.state)
        broken(state, "an imagined state looks different to its viewer");
    check_silence(state, imagined, player, legal);
}

// Checks that a view hides what no player may know.
void Verifier::check_table(const State& state, const View& view) {
    if (view.state.random != Random{}) broken(state, "a view knows the dice to come");
    OpenedCards opened;
    const bool looks = opened_cards(book_, state, view.viewer, opened);
    for (const DeckId deck : book_.content().decks.ids()) {
        if (looks && opened.place == pile_place(deck)) continue;
        for (int nth = 0; nth < view.state.deck_size[deck]; ++nth)
            if (nth_card(book_, view.state, pile_place(deck), nth).is_some())
                broken(state, "a view knows the order of a pile");
    }
    for (const TileId tile : all_ids<TileId>(book_.board().tile_count()))
        if (state.face_down[tile] != 0 &&
            (view.state.terrain[tile] != TerrainId(0) || view.state.token[tile] != 0))
            broken(state, "a view sees through a tile that lies face down");
    for (const Counter& counter : book_.content().counters) {
        if (counter.visible == Visibility::all) continue;
        const bool is_own = counter.visible == Visibility::owner && counter.per == Owner::player;
        const auto cells = cells_of(book_, view.state, counter);
        for (std::size_t owner = 0; owner < cells.size(); ++owner)
            if (cells[owner] != counter.start && !(is_own && PlayerId(owner) == view.viewer))
                broken(state, "a view knows the secret counter " + counter.name);
    }
    const auto& harbours = view.state.harbours;
    if (!std::is_sorted(harbours.begin() + laid_harbours(book_, state), harbours.end()))
        broken(state, "a view knows the order of the harbours to come");
}

void Verifier::check_onlookers(const State& state) {
    const View view = view_for(book_, state, PlayerId::none());
    check_table(state, view);
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        if (shows_hand(book_, view.state.players[player]))
            broken(state,
                   "whoever looks on sees the hand of seat " + std::to_string(player.index() + 1));
}

// Checks that hidden things change neither what a player may do nor why he may not.
void Verifier::check_silence(const State& state,
                             const State& imagined,
                             PlayerId player,
                             const ActionList& legal) {
    legal_actions(book_, imagined, player, seen_list_);
    if (!same(seen_list_, legal))
        blame(state, differing_kind(seen_list_, legal),
              "what a player may do depends on what is hidden from him");
    for (const ActionKindId kind : book_.content().kinds.ids())
        if (why_not(book_, imagined, player, kind) != why_not(book_, state, player, kind))
            blame(state, kind,
                  "why a player may not " + book_.content().kinds[kind].name +
                      " depends on what is hidden from him");
}

// Anything may be asked; what is allowed must be listed, all else refused with a reason.
void Verifier::check_random_actions(const State& state, PlayerId player, const ActionList& legal) {
    for (int count = 0; count < kRandomActions; ++count) {
        check_asked(state, random_action(player));
        if (!legal.empty()) {
            const auto any = chance_.below(static_cast<std::uint32_t>(legal.size()));
            check_asked(state, spoiled(legal[any]));
        }
    }
}

// All places on the board, players, goods and cards: none that is allowed may lack in the list. Of
// the kinds that need two of them one is taken by chance.
void Verifier::check_every_place(const State& state, PlayerId player, const ActionList& legal) {
    const Table<ActionKindId, ActionKind>& kinds = book_.content().kinds;
    const ActionKindId large(chance_.below(static_cast<std::uint32_t>(kinds.size())));
    for (const ActionKindId kind : kinds.ids()) {
        const auto& args = kinds[kind].args;
        if (std::ranges::find(args, ArgType::goods) != args.end()) continue;
        if (args.size() != 1 && (args.size() != 2 || kind != large)) continue;
        const int seconds = args.size() == 2 ? choices(args[1]) : 1;
        for (int value = 0; value < choices(args[0]) * seconds; ++value) {
            Action action{kind, player, {-1, -1, -1}, {}};
            action.args[0] = static_cast<std::int16_t>(value / seconds);
            if (args.size() == 2) action.args[1] = static_cast<std::int16_t>(value % seconds);
            if (check(book_, state, action).ok() && !contains(legal, action))
                broken(state, text(action) + " is allowed but not listed");
        }
    }
}

int Verifier::choices(ArgType type) const {
    const Board& board = book_.board();
    switch (type) {
        case ArgType::tile: return static_cast<int>(board.tile_count());
        case ArgType::corner: return static_cast<int>(board.corner_count());
        case ArgType::edge: return static_cast<int>(board.edge_count());
        case ArgType::player: return static_cast<int>(book_.players());
        case ArgType::players: return 1 << book_.players();
        case ArgType::good: return static_cast<int>(book_.goods());
        case ArgType::card: return static_cast<int>(book_.content().cards.size());
        case ArgType::figure: return static_cast<int>(book_.content().figures.size());
        case ArgType::goods:
        case ArgType::number: break;
    }
    return 64;
}

void Verifier::check_asked(const State& state, const Action& action) {
    const State before = state;
    const Refusal refusal = check(book_, state, action);
    if (state != before) broken(state, "the table changed by a mere question");
    if (!refusal.ok()) {
        if (reason_text(refusal.reason).empty())
            broken(state, "an action is refused without a reason");
        return;
    }
    Action listed = action;
    listed.goods = {};
    if (is_template(book_, listed)) listed.args = {-1, -1, -1};
    legal_actions(book_, state, action.player, list_);
    if (!contains(list_, listed) && !contains(list_, action))
        broken(state, text(action) + " is allowed but not listed");
    State copy = state;
    if (!apply(book_, copy, action) && copy != state)
        broken(state, text(action) + " fails and changes the state all the same");
    report_failures(state, "in " + text(action));
    if (const auto what = violated(book_, copy)) broken(state, text(action) + ": " + *what);
}

// One thing about it is something else, perhaps nothing that exists.
Action Verifier::spoiled(Action action) {
    constexpr std::array<std::int16_t, 6> kOdd = {-32768, -2, -1, 0, 255, 32767};
    const auto odd = [&] { return kOdd[chance_.below(kOdd.size())]; };
    const std::size_t place = chance_.below(3);
    switch (chance_.below(5)) {
        case 0: action.player = PlayerId(chance_.below(256)); break;
        case 1: action.kind = ActionKindId(chance_.below(256)); break;
        case 2: action.args[place] = odd(); break;
        case 3:
            action.args[place] =
                static_cast<std::int16_t>(action.args[place] + (chance_.below(2) == 0 ? 1 : -1));
            break;
        default:
            action.goods[chance_.below(2)] =
                Bundle::of(GoodId(chance_.below(kMaxGoods)), static_cast<int>(chance_.below(256)));
    }
    return action;
}

Action Verifier::random_action(PlayerId player) {
    Action action;
    action.player = player;
    action.kind =
        ActionKindId(chance_.below(static_cast<std::uint32_t>(book_.content().kinds.size())));
    const auto& args = book_.content().kinds[action.kind].args;
    std::size_t at = 0;
    std::size_t bundles = 0;
    for (const ArgType type : args) {
        if (type == ArgType::goods)
            action.goods[bundles++] =
                Bundle::of(GoodId(chance_.below(static_cast<std::uint32_t>(book_.goods()))),
                           static_cast<int>(chance_.below(4)));
        else
            action.args[at++] =
                static_cast<std::int16_t>(chance_.below(chance_.below(2) == 0 ? 8 : 100));
    }
    return action;
}

std::string Verifier::text(const Action& action) const {
    return "'" + action_text(book_.content(), action) + "'";
}

// Names the function of the mod that is asked about such actions: it has looked at what is hidden.
void Verifier::blame(const State& state, ActionKindId kind, const std::string& what) {
    const Content& content = book_.content();
    const HookId hook = kind.is_none() ? HookId::none() : test_of(content, content.kinds[kind]);
    if (hook.is_none()) return broken(state, what);
    violations_.push_back(
        {"action " + std::to_string(state.actions), content.hooks[hook].where,
         what + ": " + content.hooks[hook].name + " for '" + content.kinds[kind].name + "'"});
}

void Verifier::broken(const State& state, const std::string& what) {
    violations_.push_back({"action " + std::to_string(state.actions), "", what});
}

std::vector<Violation> Verifier::take_violations() {
    return std::exchange(violations_, {});
}

}  // namespace hexholm::cli
