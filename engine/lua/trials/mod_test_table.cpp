#include "engine/lua/trials/mod_test_table.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/derived/derived.h"
#include "engine/game/figures/going.h"
#include "engine/game/figures/standing.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/pawns/pawns.h"
#include "engine/game/pieces/pieces.h"
#include "engine/game/standing/counters.h"
#include "engine/game/standing/harbours.h"
#include "engine/game/turn/turn.h"
#include "engine/game/view/card_places.h"
#include "engine/game/view/view.h"
#include "engine/game/watch/invariants.h"

namespace hexholm {
namespace {

constexpr int kMostTurns = 5000;     // of a game that is played to its end
constexpr int kMostThrows = 200000;  // looked at for a total

}  // namespace

// Like an action, but without rules that could refuse it: what it begins is carried on.
template <class Work>
Fault TestTable::change(Work work) {
    Progress progress;
    progress.given = aside_;
    const Play play{book_, state_, nullptr, &progress};
    work(play);
    go_on(play);
    put_aside({progress.given.begin(), progress.given.end()});
    if (Fault fault = failing()) return fault;
    return progress.failed ? Fault("a rule of the mod leads nowhere") : unsound();
}

Fault TestTable::begin(std::uint64_t seed) {
    // What the first player chooses about the board is chosen by chance.
    if (Fault fault = start(seed, Stage::choosing)) return fault;
    clear_board();
    return change([](const Play& play) { finish_action(play); });
}

Fault TestTable::begin_after_setup(std::uint64_t seed) {
    return start(seed, Stage::setup);
}

// Plays by chance until this stage is over.
Fault TestTable::start(std::uint64_t seed, Stage last) {
    chance_ = {random_bits(seed, 0x74657374), 0};
    state_ = start_game(book_, seed);
    while (state_.stage <= last && state_.frame_count > 0)
        if (Fault fault = one_random_action()) return fault;
    if (state_.stage == Stage::over) return "the game is over before it has begun";
    return failing();
}

// Clears the board as if the set-up had no rounds: finish_action() begins the first turn.
void TestTable::clear_board() {
    Progress progress;
    const Play play{book_, state_, nullptr, &progress};
    for (const CornerId corner : all_ids<CornerId>(book_.board().corner_count()))
        state_.corners[corner] = {};
    for (const EdgeId edge : all_ids<EdgeId>(book_.board().edge_count()))
        state_.edges[edge] = {};
    for (const FigureId figure : content().figures.ids())
        state_.figures[figure] = {};
    for (const PlayerId player : all_ids<PlayerId>(book_.owners())) {
        PlayerState& own = state_.players[player];
        for (const GoodId good : content().goods.ids())
            pay_to_bank(play, player, good, own.goods[good]);
        for (const PieceId piece : content().pieces.ids())
            own.supply[piece] = static_cast<std::uint8_t>(content().pieces[piece].supply);
        refresh_rates(book_, state_, player);
    }
    state_.award_holder.fill(PlayerId::none());
    state_.measures.fill({});
    derive_all(book_, state_);
    for (const PlayerId player : all_ids<PlayerId>(book_.players()))
        count_pieces(play, player);
    state_.frames.fill({});
    state_.frame_count = 0;
    state_.stage = Stage::choosing;
    state_.setup_round = static_cast<std::uint8_t>(content().setup.size());
    state_.setup_turns = 0;
    state_.first = state_.active = state_.acting = PlayerId(0);
}

Fault TestTable::lay(TileId tile, TerrainId terrain, int token) {
    HEX_CHECK(tile.index() < book_.board().tile_count() && terrain.is_some() && token >= 0);
    return change([&](const Play& play) {
        play.state.terrain[tile] = terrain;
        play.state.token[tile] = static_cast<std::uint8_t>(token);
        play.state.face_down[tile] = 0;
        for (const PawnId pawn : content().pawns.ids())
            if (content().pawns[pawn].blocks_production && play.state.pawns[pawn] == tile)
                play.state.pawns[pawn] = TileId::none();
        derive_all(play.book, play.state);
    });
}

Fault TestTable::put(PlayerId player, PieceId piece, int place) {
    HEX_CHECK(player.index() < book_.owners() && place >= 0);
    const Piece& declared = content().pieces[piece];
    const bool on_edge = declared.on == PlaceKind::edge;
    const Spot& spot = on_edge ? state_.edges[EdgeId(place)] : state_.corners[CornerId(place)];
    const bool upgrades = is_own(spot, player) && !on_edge && declared.upgrades == spot.piece();
    if (!spot.empty() && !upgrades) return "that place is already taken";
    if (state_.players[player].supply[piece] == 0)
        return "the player has no " + declared.name + " left";
    return change([&](const Play& play) {
        put_piece(play, player, piece, place);
        refresh_rates(book_, play.state, player);
    });
}

Fault TestTable::give(PlayerId player, GoodId good, int count) {
    HEX_CHECK(player.index() < book_.players() && count >= 0);
    if (state_.bank[good] < count)
        return "the bank has only " + std::to_string(state_.bank[good]) + " " +
               content().goods[good].name;
    return change([&](const Play& play) { take_from_bank(play, player, good, count); });
}

Fault TestTable::put_on_top(CardId card) {
    HEX_CHECK(card.index() < content().cards.size());
    const DeckId deck = content().cards[card].deck;
    auto* const first = state_.deck_cards.data() + book_.deck_start(deck);
    auto* const last = first + state_.deck_size[deck];
    auto* const found = std::find(first, last, card);
    if (found == last) return "no card " + content().cards[card].name + " is left in the pile";
    std::rotate(found, found + 1, last);
    return {};
}

Fault TestTable::lay_cards(CardPlace place, std::span<const CardId> cards) {
    HEX_CHECK(has_order(place));
    while (place.where == CardWhere::zone && card_count(book_, state_, place) > 0) {
        const CardId top = nth_card(book_, state_, place, card_count(book_, state_, place) - 1);
        const DeckId deck = content().cards[top].deck;
        take_card(book_, state_, place, top, deck);
        put_card(book_, state_, pile_place(deck), top, deck, CardMove::kBottom);
    }
    for (std::size_t at = cards.size(); at > 0; --at) {
        const CardId card = cards[at - 1];
        const DeckId deck = content().cards[card].deck;
        if (count_card(book_, state_, pile_place(deck), card) == 0)
            return "no card " + content().cards[card].name + " is left in the pile";
        if (room_at(book_, state_, place, deck) <= 0)
            return "there is no room for " + content().cards[card].name;
        int lowest = 0;
        while (nth_card(book_, state_, pile_place(deck), lowest) != card)
            ++lowest;
        take_card(book_, state_, pile_place(deck), card, deck, lowest);
        put_card(book_, state_, place, card, deck, CardMove::kTop);
    }
    return change([&](const Play& play) { count_cards(play, place); });
}

// A card that the player has had since an earlier turn.
Fault TestTable::deal(PlayerId player, CardId card) {
    const Card& declared = content().cards[card];
    if (!declared.opens_at_once && room_in_hand(book_, state_, player, declared.deck) < 1)
        return "the player cannot hold more cards of " + content().decks[declared.deck].name;
    if (Fault fault = put_on_top(card)) return fault;
    return change([&](const Play& play) {
        auto& fresh = play.player(player).fresh[card];
        const std::uint8_t before = fresh;
        draw_card(play, player, declared.deck);
        fresh = before;
    });
}

Fault TestTable::set(CounterId counter, std::size_t owner, int value) {
    HEX_CHECK(counter.index() < content().counters.size());
    const Counter& declared = content().counters[counter];
    if (value < declared.least || value > declared.most)
        return "the counter " + declared.name + " goes from " + std::to_string(declared.least) +
               " to " + std::to_string(declared.most);
    const PlayerId told = declared.per == Owner::player ? PlayerId(owner) : state_.acting;
    return change([&](const Play& play) { set_counter(play, told, counter, owner, value); });
}

Fault TestTable::move(PawnId pawn, TileId tile) {
    HEX_CHECK(pawn.index() < content().pawns.size());
    return change([&](const Play& play) { place_pawn(play, state_.acting, pawn, tile); });
}

Fault TestTable::put_figure(PlayerId player, FigureKindId kind, FigurePlace to, FigureId& figure) {
    const FigureKind& declared = content().figure_kinds[kind];
    figure = figure_in_supply(book_, state_, kind, player);
    if (figure.is_none()) return "the player has no " + declared.name + " left";
    const bool held = declared.in_holds && to.is_on(PlaceKind::corner);
    if (held && has_room(book_, state_, figure, CornerId(to.number())) != Reason::none)
        return "no hold with room for a " + declared.name + " is there";
    if (declared.occupies && !held && has_figure_at(book_, state_, to, book_.occupying_figures()))
        return "another figure occupies the place";
    return change([&](const Play& play) { send_figure(play, player, figure, to); });
}

void TestTable::put_aside(std::vector<std::int16_t> numbers) {
    aside_ = std::move(numbers);
}

Fault TestTable::act(const Action& action, const std::string& words) {
    const Refusal refusal = check(book_, state_, action);
    if (Fault fault = failing()) return fault;
    if (!refusal.ok()) return words + " is refused: " + refusal_words(refusal) + instead(refusal);
    return carry_out(action, words);
}

Fault TestTable::carry_out(const Action& action, const std::string& words) {
    std::span<const std::int16_t> given(aside_);
    const bool done = apply_given(book_, state_, action, given);
    put_aside({given.begin(), given.end()});
    if (Fault fault = failing()) return words + " fails: " + *fault;
    if (!done) return words + " fails: a rule of the mod leads nowhere";
    return unsound();
}

Fault TestTable::roll(int total, const std::vector<DieValue>& faces) {
    const ActionKindId kind = book_.kind(Verb::roll);
    if (kind.is_none()) return "no dice are rolled in this game";
    const Action action{kind, state_.acting, {-1, -1, -1}, {}};
    const std::string words = "player " + std::to_string(state_.acting.index() + 1) + ": roll";
    const Refusal refusal = check(book_, state_, action);
    if (!refusal.ok()) return words + " is refused: " + refusal_words(refusal) + instead(refusal);
    if (Fault fault = turn_dice(total, faces)) return fault;
    return carry_out(action, words);
}

// The next card with this total lies on top.
Fault TestTable::turn_cards(int total) {
    HEX_CHECK(content().rules.roll_from.is_some());
    const DeckId deck = content().rules.roll_from;
    const std::size_t start = book_.deck_start(deck);
    for (std::size_t at = 0; at < state_.deck_size[deck]; ++at) {
        const CardId card = state_.deck_cards[start + at];
        if (content().cards[card].total == total) return put_on_top(card);
    }
    return "no card of " + std::to_string(total) + " is left in the pile";
}

// Do the next throws show this total, and the wanted faces?
bool TestTable::throws(Random& ahead, int total, const std::vector<DieValue>& faces) const {
    int thrown = 0;
    bool as_wanted = true;
    for (std::size_t die = 0; die < content().dice.size(); ++die) {
        const Die& declared = content().dice[die];
        const int face =
            static_cast<int>(ahead.below(static_cast<std::uint32_t>(declared.sides))) + 1;
        thrown += declared.counts ? face : 0;
        for (const DieValue& wanted : faces)
            as_wanted = as_wanted && (wanted.die != static_cast<int>(die) || wanted.face == face);
    }
    return as_wanted && thrown == total;
}

Fault TestTable::turn_dice(int total, const std::vector<DieValue>& faces) {
    if (book_.is_rolled_again(total, state_.round))
        return "a " + std::to_string(total) + " is rolled again in this round";
    if (content().rules.roll_from.is_some()) return turn_cards(total);
    Random random = state_.random;
    for (int tries = 0; tries < kMostThrows; ++tries, ++random.counter) {
        Random ahead = random;
        if (!throws(ahead, total, faces)) continue;
        state_.random = random;
        return {};
    }
    return "the dice of this game cannot show " + std::to_string(total) +
           (faces.empty() ? "" : " with these faces");
}

Fault TestTable::one_random_action() {
    const PlayerMask acting = to_act(book_, state_);
    if (acting == 0) return "nobody has to act";
    const PlayerId player(std::countr_zero(acting));
    legal_actions(book_, state_, player, legal_);
    const std::string words = "player " + std::to_string(player.index() + 1);
    if (legal_.empty()) return words + " has to act and can do nothing";
    const Action action = choose_(book_, state_, legal_, chance_);
    return act(action, words + ": " + content().kinds[action.kind].name);
}

Fault TestTable::play(int actions) {
    for (int count = 0; count < actions && state_.stage != Stage::over; ++count)
        if (Fault fault = one_random_action()) return fault;
    return {};
}

Fault TestTable::finish() {
    while (state_.stage != Stage::over) {
        if (state_.turn > kMostTurns)
            return "the game is not over after " + std::to_string(kMostTurns) +
                   " turns; with t:game { setup = true } it begins with pieces on the board";
        if (Fault fault = one_random_action()) return fault;
    }
    return {};
}

Fault TestTable::failing() const {
    FailureList* const gathered = FailureCollector::current();
    if (gathered == nullptr) return {};
    const std::vector<HookFailure> failures = gathered->take();
    if (failures.empty()) return {};
    return failures.front().where + ": " + failures.front().what;
}

Fault TestTable::unsound() const {
    const Fault broken = violated(book_, state_);
    return broken ? Fault("this breaks a rule of every game: " + *broken) : Fault();
}

}  // namespace hexholm
