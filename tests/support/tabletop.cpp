#include "tests/support/tabletop.h"

#include <algorithm>
#include <utility>

#include <catch2/catch.hpp>

#include "engine/game/asking/prompt.h"
#include "engine/game/core/play.h"
#include "engine/game/derived/derived.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/awards.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/standing/measures.h"
#include "engine/game/view/points.h"
#include "engine/game/watch/invariants.h"

namespace hexholm::test {
namespace {

constexpr const char* kBeginner = "map_setup=beginner";

PawnId only_pawn(const Rulebook& book) {
    REQUIRE(book.content().pawns.size() == 1);
    return PawnId(0);
}

void require_sound(const Rulebook& book, const State& state) {
    const auto fault = violated(book, state);
    if (fault) FAIL(*fault);
}

}  // namespace

Tabletop::Tabletop(const Rulebook& book, std::uint64_t seed) : book_(&book) {
    state = start_game(book, seed, &events);
    require_sound(book, state);
}

Tabletop Tabletop::new_game(const std::string& options, int players, std::uint64_t seed) {
    return {base_game(options, players), seed};
}

// The larger island has no beginner map; there the dealt board of the first seed stays.
Tabletop Tabletop::empty_board(const std::string& options, int players) {
    const std::string beginner =
        players > 4 ? options : kBeginner + (options.empty() ? "" : "," + options);
    return empty_board_of(base_game(beginner, players));
}

Tabletop Tabletop::empty_board_of(const Rulebook& book) {
    Tabletop table(book, 1);
    table.clear_board();
    table.turn_of(A);
    require_sound(book, table.state);
    return table;
}

Tabletop Tabletop::main_phase(const std::string& options, int players) {
    Tabletop table = empty_board(options, players);
    table.main_phase_of(A);
    return table;
}

void Tabletop::clear_board() {
    for (const CornerId corner : all_ids<CornerId>(book_->board().corner_count()))
        state.corners[corner] = {};
    for (const EdgeId edge : all_ids<EdgeId>(book_->board().edge_count()))
        state.edges[edge] = {};
    for (const PlayerId player : all_ids<PlayerId>(book_->players())) {
        empty_hand(player);
        for (const PieceId piece : content().pieces.ids())
            state.players[player].supply[piece] =
                static_cast<std::uint8_t>(content().pieces[piece].supply);
        refresh_rates(*book_, state, player);
    }
    state.measures.fill({});
    derive_all(*book_, state);
    Progress progress;
    for (const PlayerId player : all_ids<PlayerId>(book_->players()))
        count_pieces({*book_, state, nullptr, &progress}, player);
    state.frames.fill({});
    state.frame_count = 0;
    state.stage = Stage::play;
    state.first = A;
    state.turn = state.round = 1;
}

void Tabletop::give(PlayerId player, const std::string& text) {
    const Bundle wanted = goods(*book_, text);
    for (const GoodId good : content().goods.ids()) {
        REQUIRE(state.bank[good] >= wanted[good]);
        take_from_bank({*book_, state, nullptr}, player, good, wanted[good]);
    }
}

void Tabletop::take_away(PlayerId player, const std::string& text) {
    const Bundle wanted = goods(*book_, text);
    REQUIRE(can_pay(*book_, state, player, wanted));
    for (const GoodId good : content().goods.ids())
        pay_to_bank({*book_, state, nullptr}, player, good, wanted[good]);
}

void Tabletop::empty_hand(PlayerId player) {
    for (const GoodId good : content().goods.ids())
        pay_to_bank({*book_, state, nullptr}, player, good, state.players[player].goods[good]);
}

void Tabletop::leave_in_bank(const std::string& name, int count, PlayerId keeper) {
    const GoodId id = good(*book_, name);
    REQUIRE(state.bank[id] >= count);
    take_from_bank({*book_, state, nullptr}, keeper, id, state.bank[id] - count);
}

void Tabletop::put(PlayerId player, const std::string& name, int place) {
    Progress progress;          // mods may listen
    derive_all(*book_, state);  // tests write into the state
    put_piece({*book_, state, nullptr, &progress}, player, piece(*book_, name), place);
}

void Tabletop::settlement(PlayerId player, CornerId where) {
    put(player, "settlement", where.number());
    refresh_rates(*book_, state, player);
    require_sound(*book_, state);
}

void Tabletop::city(PlayerId player, CornerId where) {
    put(player, "city", where.number());
    refresh_rates(*book_, state, player);
    require_sound(*book_, state);
}

void Tabletop::road(PlayerId player, EdgeId where) {
    put(player, "road", where.number());
    require_sound(*book_, state);
}

void Tabletop::roads(PlayerId player, const std::vector<EdgeId>& where) {
    for (const EdgeId edge : where)
        road(player, edge);
}

void Tabletop::put_robber(TileId where) {
    state.pawns[only_pawn(*book_)] = where;
    derive_all(*book_, state);
}

void Tabletop::lay(TileId where, const std::string& name, int token) {
    state.terrain[where] = terrain(*book_, name);
    state.token[where] = static_cast<std::uint8_t>(token);
    derive_all(*book_, state);
}

void Tabletop::harbour_at(EdgeId where, const std::string& name) {
    for (std::size_t site = 0; site < content().map.harbour_sites.size(); ++site) {
        if (content().map.harbour_sites[site].edge != where) continue;
        state.harbours[HarbourSiteId(site)] = harbour(*book_, name);
        return;
    }
    FAIL("no harbour site there");
}

void Tabletop::deal(PlayerId player, const std::string& name, int count) {
    const CardId id = card(*book_, name);
    const DeckId deck = content().cards[id].deck;
    for (; count > 0; --count) {
        put_on_top(name);
        state.deck_cards[book_->deck_start(deck) + --state.deck_size[deck]] = CardId::none();
        ++state.players[player].hand[id];
    }
}

void Tabletop::put_on_top(const std::string& name) {
    const CardId id = card(*book_, name);
    const DeckId deck = content().cards[id].deck;
    auto* const first = state.deck_cards.data() + book_->deck_start(deck);
    auto* const last = first + state.deck_size[deck];
    const auto found = std::find(first, last, id);
    REQUIRE(found != last);
    std::swap(*found, *(last - 1));
}

void Tabletop::empty_pile() {
    for (const DeckId deck : content().decks.ids()) {
        const std::size_t start = book_->deck_start(deck);
        for (std::size_t at = 0; at < state.deck_size[deck]; ++at)
            ++state.removed[std::exchange(state.deck_cards[start + at], CardId::none())];
        state.deck_size[deck] = 0;
    }
}

void Tabletop::played_knights(PlayerId player, int count) {
    derive_all(*book_, state);
    const CounterId counter = content().awards[award(*book_, kLargestArmy)].counter;
    deal(player, kKnight, count);
    auto& own = state.players[player];
    const CardId knight = card(*book_, kKnight);
    own.hand[knight] = static_cast<std::uint8_t>(own.hand[knight] - count);
    own.open[knight] = static_cast<std::uint8_t>(own.open[knight] + count);
    auto& cell = counter_cell(state, content().counters[counter], player.index());
    cell = static_cast<std::int16_t>(cell + count);
    measure_counter({*book_, state, nullptr}, player, counter);
    require_sound(*book_, state);
}

void Tabletop::next_roll(int total) {
    for (Random ahead = state.random;; ++state.random.counter, ahead = state.random) {
        int thrown = 0;
        for (const Die& die : content().dice)
            thrown += static_cast<int>(ahead.below(static_cast<std::uint32_t>(die.sides))) + 1;
        if (thrown == total) return;
    }
}

PhaseId Tabletop::phase_with(Verb verb) const {
    for (const PhaseId phase : content().phases.ids())
        for (const ActionKindId kind : content().kinds.ids())
            if (content().phases[phase].actions[kind.index()] && content().kinds[kind].verb == verb)
                return phase;
    FAIL("no phase of the turn has such actions");
    return {};
}

void Tabletop::turn_of(PlayerId player) {
    state.active = state.acting = player;
    state.phase = phase_with(Verb::roll);
    state.dice = {};
    state.built = 0;
    state.offers.fill({});
    state.open_offers = 0;
    state.trade_waiting = 0;
    state.players[player].fresh.fill(0);
    state.players[player].cards_played = 0;
}

void Tabletop::main_phase_of(PlayerId player) {
    turn_of(player);
    state.phase = phase_with(Verb::build);
    state.dice = {1, 1};
}

State Tabletop::with_derived() const {
    State now = state;
    derive_all(*book_, now);
    return now;
}

void Tabletop::act(const Action& wanted) {
    derive_all(*book_, state);  // tests write into the state
    const Refusal refusal = check(*book_, state, wanted);
    INFO("refused: " << reason_text(refusal.reason));
    REQUIRE(refusal.ok());
    State unheard = state;
    apply(*book_, unheard, wanted);
    events.clear();
    apply(*book_, state, wanted, &events);
    REQUIRE(digest(unheard) == digest(state));  // whether anybody listens changes nothing
    require_sound(*book_, state);
}

void Tabletop::act(const std::string& kind, PlayerId player, std::vector<int> args) {
    INFO(kind);
    act(action(kind, player, std::move(args)));
}

void Tabletop::roll(PlayerId player, int total) {
    next_roll(total);
    act("roll", player);
}

void Tabletop::end_turn(PlayerId player) {
    act("end_turn", player);
}

void Tabletop::build(PlayerId player, const std::string& name, int place) {
    act(build_action(player, name, place));
}

Action Tabletop::action(const std::string& kind, PlayerId player, std::vector<int> args) const {
    const auto id = content().kind_named(kind);
    INFO("kind of action: " << kind);
    REQUIRE(id.has_value());
    Action made;
    made.kind = *id;
    made.player = player;
    for (std::size_t at = 0; at < args.size(); ++at)
        made.args[at] = static_cast<std::int16_t>(args[at]);
    return made;
}

Action Tabletop::build_action(PlayerId player, const std::string& name, int place) const {
    return action("build_" + name, player, {place});
}

Action Tabletop::bank_trade(PlayerId player,
                            const std::string& give,
                            const std::string& get) const {
    return action("trade_bank", player, {good(*book_, give).number(), good(*book_, get).number()});
}

Action Tabletop::offer(PlayerId player,
                       const std::string& give,
                       const std::string& get,
                       const std::vector<PlayerId>& asked) const {
    int mask = 0;
    for (const PlayerId other : asked)
        mask |= mask_of(other);
    Action made = action("offer_trade", player, {mask});
    made.goods = {goods(*book_, give), goods(*book_, get)};
    return made;
}

Action Tabletop::discard(PlayerId player, const std::string& text) const {
    Action made = action("discard", player);
    made.goods[0] = goods(*book_, text);
    return made;
}

Action Tabletop::choose_goods(PlayerId player, const std::string& text) const {
    Action made = action("choose_goods", player);
    made.goods[0] = goods(*book_, text);
    return made;
}

Reason Tabletop::why_refused(const Action& wanted) const {
    return check(*book_, with_derived(), wanted).reason;
}

ActionList Tabletop::legal(PlayerId player) const {
    ActionList list;
    legal_actions(*book_, with_derived(), player, list);
    return list;
}

int Tabletop::choices(PlayerId player, const std::string& kind) const {
    const auto id = content().kind_named(kind);
    REQUIRE(id.has_value());
    const ActionList list = legal(player);
    return static_cast<int>(std::count_if(
        list.begin(), list.end(), [&](const Action& listed) { return listed.kind == *id; }));
}

std::string Tabletop::hand(PlayerId player) const {
    return goods_text(*book_, hand_of(*book_, state, player));
}

int Tabletop::cards_in_hand(PlayerId player) const {
    return hand_size(*book_, state, player);
}

int Tabletop::in_bank(const std::string& name) const {
    return state.bank[good(*book_, name)];
}

int Tabletop::supply(PlayerId player, const std::string& name) const {
    return state.players[player].supply[piece(*book_, name)];
}

int Tabletop::held(PlayerId player, const std::string& name) const {
    return state.players[player].hand[card(*book_, name)];
}

int Tabletop::open(PlayerId player, const std::string& name) const {
    return state.players[player].open[card(*book_, name)];
}

int Tabletop::removed(const std::string& name) const {
    return state.removed[card(*book_, name)];
}

int Tabletop::pile() const {
    return deck_left(state, DeckId(0));
}

int Tabletop::points(PlayerId player) const {
    return all_points(*book_, state, player);
}

int Tabletop::open_points(PlayerId player) const {
    return public_points(*book_, state, player);
}

int Tabletop::road_length(PlayerId player) const {
    return measure_of(*book_, state, award(*book_, kLongestRoad), player);
}

int Tabletop::rate(PlayerId player, const std::string& name) const {
    return state.players[player].rates[good(*book_, name)];
}

PlayerId Tabletop::holder(const std::string& name) const {
    return state.award_holder[award(*book_, name)];
}

TileId Tabletop::robber() const {
    return state.pawns[only_pawn(*book_)];
}

bool Tabletop::asks(Op op, PlayerId player) const {
    Prompt prompt;
    return current_prompt(*book_, state, prompt) && prompt.op == op && has(prompt.waiting, player);
}

int Tabletop::told(EventKind kind) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
}

}  // namespace hexholm::test
