#include "engine/game/game.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/base/check.h"
#include "engine/base/hash.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/goods.h"
#include "engine/game/asking/guards.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/asking/prompt.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/payments.h"
#include "engine/game/derived/derived.h"
#include "engine/game/hooks/calls.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/hooks/list_fuel.h"
#include "engine/game/land/deal.h"
#include "engine/game/pieces/build_action.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/moves.h"
#include "engine/game/standing/derived.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/travel/travel.h"
#include "engine/game/turn/roll.h"
#include "engine/game/turn/turn.h"
#include "engine/game/view/view.h"

namespace hexholm {
namespace {

void fill_supplies(const Play& play) {
    const Content& content = play.book.content();
    for (const GoodId good : content.goods.ids())
        play.state.bank[good] = static_cast<std::uint8_t>(
            content.goods[good].endless ? Bundle::kMaxOfOne : content.goods[good].bank);
    for (const PlayerId player : all_ids<PlayerId>(play.book.owners())) {
        for (const PieceId piece : content.pieces.ids())
            play.player(player).supply[piece] =
                static_cast<std::uint8_t>(content.pieces[piece].supply);
        refresh_rates(play.book, play.state, player);
    }
}

void fill_counters(const Play& play) {
    const Content& content = play.book.content();
    for (const Counter& counter : content.counters)
        for (std::int16_t& cell : cells_of(play.book, play.state, counter))
            cell = static_cast<std::int16_t>(counter.start);
    for (const Mark& mark : content.map.marks)
        counter_cell(play.state, content.counters[mark.counter], mark.place) =
            static_cast<std::int16_t>(mark.value);
    settle_all_derived(play);
}

void fill_decks(const Play& play, const GameSeed& seed) {
    const Content& content = play.book.content();
    for (const DeckId deck : content.decks.ids()) {
        auto& size = play.state.deck_size[deck];
        for (const CardId card : content.cards.ids()) {
            if (content.cards[card].deck != deck) continue;
            for (int copy = 0; copy < content.cards[card].copies; ++copy)
                play.state.deck_cards[play.book.deck_start(deck) + size++] = card;
        }
        seed.begin_part(play.state.random, DealPart::deck, deck.index());
        shuffle_deck(play.book, play.state, deck);
    }
    seed.begin_part(play.state.random, DealPart::zones);
    fill_zones(play);
}

// The number of players that an argument may name: some picks also name colours that nobody plays.
std::size_t players_named(const Rulebook& book, Verb verb) {
    return verb == Verb::answer || verb == Verb::act ? book.owners() : book.players();
}

bool names_something(const Rulebook& book, Verb verb, ArgType type, int value) {
    const auto within = [&](std::size_t count) {
        return value >= 0 && static_cast<std::size_t>(value) < count;
    };
    switch (type) {
        case ArgType::tile: return within(book.board().tile_count());
        case ArgType::corner: return within(book.board().corner_count());
        case ArgType::edge: return within(book.board().edge_count());
        case ArgType::player: return within(players_named(book, verb));
        case ArgType::players: return within(std::size_t{1} << book.players());
        case ArgType::good: return within(book.goods());
        case ArgType::card: return within(book.content().cards.size());
        case ArgType::figure: return within(book.content().figures.size());
        case ArgType::goods:
        case ArgType::number: return true;
    }
    return false;
}

bool only_known_goods(const Rulebook& book, Bundle goods) {
    for (std::size_t good = book.goods(); good < kMaxGoods; ++good)
        if (goods[GoodId(good)] > 0) return false;
    return true;
}

// Whether every argument names something and no other field is set, so that each action has one
// form only.
bool is_well_formed(const Rulebook& book, const Action& action) {
    if (action.kind.index() >= book.content().kinds.size()) return false;
    if (action.player.index() >= book.players()) return false;
    std::size_t numbers = 0;
    std::size_t bundles = 0;
    for (const ArgType type : book.content().kinds[action.kind].args) {
        if (type == ArgType::goods)
            ++bundles;
        else if (!names_something(book, book.verb(action.kind), type, action.args[numbers++]))
            return false;
    }
    for (std::size_t at = numbers; at < action.args.size(); ++at)
        if (action.args[at] != -1) return false;
    for (std::size_t at = 0; at < action.goods.size(); ++at)
        if (!only_known_goods(book, action.goods[at]) ||
            (at >= bundles && !action.goods[at].empty()))
            return false;
    return true;
}

bool is_trade_talk(Verb verb) {
    return verb == Verb::offer_trade || verb == Verb::accept_trade || verb == Verb::reject_trade ||
           verb == Verb::confirm_trade || verb == Verb::withdraw_trade;
}

// Whether the player may use this kind now, apart from its arguments and price.
Reason may_use(const Rulebook& book, const State& state, PlayerId player, ActionKindId kind) {
    if (player != state.acting) return Reason::not_your_turn;
    if (!book.content().phases[state.phase].actions[kind.index()]) return Reason::not_now;
    return state.trade_waiting == 0 ? Reason::none : Reason::must_answer;
}

Refusal check_in_phase(const Rulebook& book, const State& state, const Action& action) {
    const ActionKind& kind = book.content().kinds[action.kind];
    switch (kind.verb) {
        case Verb::roll:
        case Verb::end_turn: return {};
        case Verb::build: return check_build(book, state, action, PieceId(kind.subject));
        case Verb::buy: return check_buy(book, state, action.player, DeckId(kind.subject));
        case Verb::play: return check_play_card(book, state, action.player, CardId(kind.subject));
        case Verb::trade_bank: return check_trade_bank(book, state, action);
        case Verb::buy_with: return check_buy_with(book, state, action, PaymentId(kind.subject));
        case Verb::move: return check_move(book, state, action, PieceId(kind.subject));
        case Verb::act: return check_mod_action(book, state, action, ModActionId(kind.subject));
        case Verb::build_figure: return check_build_figure(book, state, action);
        case Verb::travel: return check_travel(book, state, action);
        case Verb::load: return check_load(book, state, action);
        case Verb::unload: return check_unload(book, state, action);
        default: return {Reason::not_now};
    }
}

// Draws one good at random, weighted by the number of cards of each kind.
Bundle random_good(const Rulebook& book, const auto& goods, GoodMask of, Random& chance) {
    unsigned all = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(of, good)) all += goods[good];
    if (all == 0) return {};
    auto left = static_cast<int>(chance.below(all));
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(of, good) && (left -= goods[good]) < 0) return Bundle::of(good, 1);
    return {};
}

Bundle random_part(
    const Rulebook& book, const auto& goods, GoodMask of, int count, Random& chance) {
    HEX_CHECK(count >= 0);
    if (count == 1) return random_good(book, goods, of, chance);
    // Writes all cards in a row, eight at a time; the next good overwrites what is too many. This
    // avoids branches on the number of cards, which the processor could not predict.
    constexpr std::size_t kAtOnce = sizeof(std::uint64_t);
    std::array<std::uint8_t, kMaxGoods * Bundle::kMaxOfOne + kAtOnce> cards;
    std::size_t left = 0;
    for (const GoodId good : all_ids<GoodId>(book.goods())) {
        const std::size_t copies = in_mask(of, good) ? goods[good] : 0;
        std::size_t written = 0;
        do {
            std::memset(&cards[left + written], good.value, kAtOnce);
            written += kAtOnce;
        } while (written < copies);
        left += copies;
    }
    Bundle part;
    for (int taken = 0; taken < count && left > 0; ++taken) {
        std::uint8_t& card = cards[chance.below(static_cast<std::uint32_t>(left))];
        part.add(GoodId(card), 1);
        card = cards[--left];
    }
    return part;
}

// The goods in the bank, limited by the player's room for goods that are kept on tiles.
auto goods_on_offer(const Rulebook& book, const State& state, PlayerId player) {
    auto goods = state.bank;
    for (const GoodId good : all_ids<GoodId>(book.goods()))
        if (in_mask(book.kept_goods(), good))
            goods[good] = static_cast<std::uint8_t>(kept_room(book, state, player, good));
    return goods;
}

[[gnu::always_inline]] inline void do_action(const Play& play, const Action& action, Verb verb) {
    const ActionKind& kind = play.book.content().kinds[action.kind];
    switch (verb) {
        case Verb::end_turn: apply_end_turn(play); break;
        case Verb::build: apply_build(play, action, PieceId(kind.subject)); break;
        case Verb::buy: apply_buy(play, action.player, DeckId(kind.subject)); break;
        case Verb::play: apply_play_card(play, action.player, CardId(kind.subject)); break;
        case Verb::reveal: apply_reveal(play, action.player, CardId(kind.subject)); break;
        case Verb::trade_bank: apply_trade_bank(play, action); break;
        case Verb::buy_with: apply_buy_with(play, action, PaymentId(kind.subject)); break;
        case Verb::move: apply_move(play, action); break;
        case Verb::act: apply_mod_action(play, action, ModActionId(kind.subject)); break;
        case Verb::build_figure: apply_build_figure(play, action); break;
        case Verb::load: apply_load(play, action); break;
        case Verb::unload: apply_unload(play, action); break;
        case Verb::travel:
            if (is_asking(play.state))
                apply_answer_to_step(play, action);
            else
                apply_travel(play, action);
            break;
        case Verb::offer_trade: apply_offer(play, action); break;
        case Verb::accept_trade:
        case Verb::reject_trade:
        case Verb::confirm_trade:
        case Verb::withdraw_trade: apply_answer(play, action, verb); break;
        default: apply_answer_to_step(play, action); break;
    }
}

// Inlined because the call would be a noticeable part of an action's cost.
[[gnu::always_inline]] inline void carry_out(const Play& play, const Action& action) {
    const Verb verb = play.book.verb(action.kind);
    const bool scores = may_score(play.book, play.state, verb);
    // While a roll is possible, hardly any other action is.
    if (verb == Verb::roll)
        apply_roll(play);
    else
        do_action(play, action, verb);
    ++play.state.actions;
    // All effects that the action has begun go on here and nowhere else. After a function of a mod
    // the points must be counted, for it may have changed anything.
    finish_action(play, scores || play.progress != nullptr);
}

// Restores the state before the action. Derived values were not saved, because this is rare; they
// are computed again.
void go_back(const Rulebook& book, State& state, const State& before) {
    state.become_but_derived(before);
    std::fill_n(state.derived.data(), state.derived.size(), 0);
    derive_all(book, state);
}

// Carries out an action that may call functions of mods. Returns false and restores the state and
// the events when one of them fails.
[[gnu::noinline]] bool apply_with_hooks(const Rulebook& book,
                                        State& state,
                                        const Action& action,
                                        EventList* events,
                                        Progress& progress) {
    State before;
    before.become_but_derived(state);
    const std::size_t told = events == nullptr ? 0 : events->size();
    const Play play{book, state, events, &progress};
    carry_out(play, action);
    if (!progress.failed) return true;
    go_back(book, state, before);
    if (events != nullptr) events->shorten(told);
    return false;
}

}  // namespace

State start_game(const Rulebook& book, const GameSeed& seed, EventList* events) {
    State state(book.layout());
    state.random.seed = seed.number;
    // A function that fails while the table is laid has no effect; the effects of the others stay.
    Progress progress;
    progress.tolerant = true;
    const Play play{book, state, events, &progress};
    deal_map(play, seed);
    fill_supplies(play);
    fill_counters(play);
    fill_decks(play, seed);
    derive_all(book, state);
    seed.begin_part(state.random, DealPart::opening);
    begin_game(play);
    finish_action(play);
    return state;
}

Action complete_at_random(const Rulebook& book,
                          const State& state,
                          const Action& action,
                          Random& chance) {
    if (!is_template(book, action)) return action;
    const Verb verb = book.verb(action.kind);
    if (verb == Verb::offer_trade) return sample_offer(book, state, action.player, chance);
    Action complete = action;
    Prompt prompt;
    switch (verb) {
        case Verb::discard:
        case Verb::give:
            current_prompt(book, state, prompt);
            complete.goods[0] = random_part(book, state.players[action.player].goods, prompt.of,
                                            discard_count(book, state, action.player), chance);
            break;
        default:
            current_prompt(book, state, prompt);
            complete.goods[0] = random_part(book, goods_on_offer(book, state, action.player),
                                            prompt.of, prompt.count, chance);
            break;
    }
    return complete;
}

namespace {

// Checks an action while no question is open. REQUIRES: no question is open.
Refusal check_free_action(const Rulebook& book, const State& state, const Action& action) {
    const ActionKind& kind = book.content().kinds[action.kind];
    if (kind.verb == Verb::offer_trade) return check_offer(book, state, action);
    if (is_trade_talk(kind.verb)) return check_answer(book, state, action, kind.verb);
    if (kind.verb == Verb::reveal)
        return check_reveal(book, state, action.player, CardId(kind.subject));
    const Reason reason = may_use(book, state, action.player, action.kind);
    return reason == Reason::none ? check_in_phase(book, state, action) : Refusal{reason};
}

}  // namespace

Refusal check(const Rulebook& book, const State& state, const Action& action) {
    if (!is_well_formed(book, action)) return {Reason::malformed};
    if (state.stage == Stage::over) return {Reason::game_over};
    if (is_asking(state)) return check_answer_to_step(book, state, action);
    const Refusal refusal = check_free_action(book, state, action);
    return refusal.ok() && book.has_guards() ? check_guards(book, state, action) : refusal;
}

bool apply(const Rulebook& book,
           State& state,
           const Action& action,
           EventList* events,
           Failures failures) {
    if (book.can_run_functions(action.kind) && may_run_functions(book, state, action)) {
        Progress progress;
        progress.tolerant = failures == Failures::passed_over;
        return apply_with_hooks(book, state, action, events, progress);
    }
    const Play play{book, state, events};
    carry_out(play, action);
    return true;
}

bool apply_given(const Rulebook& book,
                 State& state,
                 const Action& action,
                 std::span<const std::int16_t>& given) {
    if (given.empty() && !book.has_hooks()) return apply(book, state, action);
    Progress progress;
    progress.given = given;
    const bool done = apply_with_hooks(book, state, action, nullptr, progress);
    given = progress.given;
    return done;
}

std::uint64_t digest(const State& state) {
    // The positions of the rows are left out, so that games keep their digests when the engine adds
    // rows that they do not use.
    const auto hash_of = [](const void* words, std::size_t bytes) {
        return hash_words(static_cast<const std::uint64_t*>(words), bytes / sizeof(std::uint64_t));
    };
    std::array<std::uint64_t, 2 + kMaxOwners> parts{};
    HEX_CHECK(state.players.size() <= kMaxOwners);
    std::size_t count = 0;
    parts[count++] = hash_of(static_cast<const StateNumbers*>(&state), sizeof(StateNumbers));
    parts[count++] = hash_of(state.in_rows().data(), state.in_rows().size());
    for (std::size_t player = 0; player < state.players.size(); ++player)
        parts[count++] =
            hash_of(static_cast<const PlayerNumbers*>(&state.players[PlayerId(player)]),
                    sizeof(PlayerNumbers));
    return hash_words(parts.data(), count);
}

}  // namespace hexholm
