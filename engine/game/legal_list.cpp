// All that a player may do now, as a list.
#include <algorithm>
#include <bit>

#include "engine/base/byte_row.h"
#include "engine/base/lazy.h"
#include "engine/game/asking/effects.h"
#include "engine/game/asking/guards.h"
#include "engine/game/asking/mod_actions.h"
#include "engine/game/cards/card_moves.h"
#include "engine/game/cards/cards.h"
#include "engine/game/cards/payments.h"
#include "engine/game/derived/derived.h"
#include "engine/game/game.h"
#include "engine/game/hooks/hooks.h"
#include "engine/game/hooks/list_fuel.h"
#include "engine/game/pieces/building.h"
#include "engine/game/pieces/moves.h"
#include "engine/game/trade/prices.h"
#include "engine/game/trade/trade.h"
#include "engine/game/travel/cargo.h"
#include "engine/game/travel/travel.h"

namespace hexholm {
namespace {

// The entries whose prices are always higher than what these goods can pay: a bit for each.
[[gnu::always_inline]] inline std::uint64_t too_dear(const PackedGoodsOf<1>& goods,
                                                     const Menu& menu) {
    std::uint64_t dear = 0;
    for (const Menu::Prices& four : menu.small_prices)
        dear |= four.too_dear[rows_beyond(four.goods.data(), goods.word())];
    return dear;
}
// The entries that need a card which is not in the hand. Most hands hold no card at all, and few
// hold more than one or two.
[[gnu::always_inline]] inline std::uint64_t without_held_card(const PlayerState& own,
                                                              const Menu& menu) {
    std::uint64_t in_hand = 0;
    visit_filled(own.hand, [&](CardId card) { in_hand |= menu.by_card[card.index()]; });
    return menu.of_cards & ~in_hand;
}
[[gnu::always_inline]] inline std::uint64_t without_card(const PlayerState& own, const Menu& menu) {
    return own.hand.is_clear() ? menu.of_cards : without_held_card(own, menu);
}

// The entries that move a piece, if a piece was moved in this turn already.
[[gnu::always_inline]] inline std::uint64_t without_move(const State& state, const Menu& menu) {
    return may_move_more(state) ? 0 : menu.of_moves;
}

[[gnu::always_inline]] inline std::uint64_t without_piece(const PlayerState& own,
                                                          const Menu& menu) {
    std::uint64_t lacking = 0;
    for (const auto& [entry, piece] : menu.pieces)
        lacking |= own.supply[piece] != 0 ? 0 : entry;
    return lacking;
}

// The entries for which the player has the goods, except those in `without`: a bit for each. It
// does not branch on single answers because the processor could not predict them.
[[gnu::always_inline]] inline std::uint64_t with_means(const PlayerState& own,
                                                       const Menu& menu,
                                                       std::uint64_t without) {
    using Goods = PackedGoodsOf<1>;
    std::uint64_t lacking = without;
    if (menu.of_goods != 0) {
        const Goods goods = Goods::of(own.goods.rows);
        if (goods.empty()) {
            lacking |= menu.of_goods;
        } else {
            lacking |= too_dear(goods, menu);
            const bool trades = goods.covers_some(Goods::of(own.rates.rows));
            lacking |= menu.of_rates & (std::uint64_t{trades} - 1);
        }
    }
    return menu.all & ~lacking;
}

// The entries of a long menu, or of a game with many goods, for which the player has the goods and
// cards: a bit for each. Not inlined because few games need it.
// REQUIRES: SomeGoods has a lane for each good of the game.
template <class SomeGoods>
[[gnu::noinline]] std::uint64_t with_many_means(const PlayerState& own, const Menu& menu) {
    const SomeGoods goods = SomeGoods::of(own.goods.rows);
    std::uint64_t left = menu.all & ~without_held_card(own, menu);
    if (goods.empty()) {
        left &= ~menu.of_goods;
    } else {
        for (std::uint64_t asked = left & menu.of_prices; asked != 0; asked &= asked - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(asked));
            if (!goods.covers(SomeGoods(menu.prices[at]))) left &= ~(asked & -asked);
        }
        if (!goods.covers_some(SomeGoods::of(own.rates.rows))) left &= ~menu.of_rates;
    }
    return left;
}

// The entries of the set whose prices follow the game and are too high now.
std::uint64_t too_dear(const Rulebook& book,
                       const State& state,
                       PlayerId player,
                       const Menu& menu,
                       std::uint64_t entries) {
    std::uint64_t dear = 0;
    for (std::uint64_t left = entries; left != 0; left &= left - 1) {
        const int at = std::countr_zero(left);
        const ActionKindId kind = menu.entries[static_cast<std::size_t>(at)].kind;
        if (!can_pay(book, state, player, *price_of_kind(book.content(), kind)))
            dear |= std::uint64_t{1} << at;
    }
    return dear;
}

// The entries that need an open card which does not lie before the player, or cards that are worth
// more than his.
[[gnu::noinline]] std::uint64_t without_cards(const PlayerState& own, const Menu& menu) {
    std::uint64_t lacking = 0;
    for (const Menu::NeededOpen& need : menu.open)
        lacking |= own.open[need.card] != 0 ? 0 : need.entry;
    for (const Menu::NeededWorth& need : menu.worths) {
        int worth = 0;
        for (const auto& [card, value] : need.coins)
            worth += value * own.hand[card];
        const auto row = static_cast<std::size_t>(std::max(worth, 0));
        lacking |= need.lacking[std::min(row, need.lacking.size() - 1)];
    }
    return lacking;
}

// Reads the cells of all figures of the seat at once. Reading past the last counter is safe because
// the rows behind the counters are longer than that.
bool has_marked(const State& state, PlayerId player, const Menu::NeededMark& need) {
    const std::int16_t* const cells =
        state.counters.data() + need.cell + player.index() * need.of_seat;
    return (pairs_within(cells, need.least, need.most) & ((1U << need.of_seat) - 1U)) != 0;
}

bool has_built(const PlayerState& own, const Menu::NeededBuilt& need) {
    return std::ranges::any_of(need.left, [&](const Menu::NeededBuilt::Left& left) {
        return own.supply[left.piece] <= left.most;
    });
}

// The entries for which one of these counters of the player is too low or too high.
inline std::uint64_t without_counts(const State& state,
                                    PlayerId player,
                                    const std::vector<Menu::NeededCount>& counts) {
    std::uint64_t lacking = 0;
    for (const Menu::NeededCount& need : counts) {
        const int count = state.counters[need.cell + player.index()];
        lacking |= count >= need.least && count <= need.most ? 0 : need.entry;
    }
    return lacking;
}

bool has_movable_in_line(const Rulebook& book, const State& state, PlayerId player) {
    const std::uint64_t* const movable = movable_in_lines(book, state, player);
    std::uint64_t any = 0;
    for (std::size_t at = 0; at < book.place_sets().edge_words(); ++at)
        any |= movable[at];
    return any != 0;
}

// The entries of the set that are not possible now: figures are not where they must be, pieces or
// cards are missing, no piece of a line can move, or a price that follows the game is too high.
[[gnu::noinline]] std::uint64_t not_possible(const Rulebook& book,
                                             const State& state,
                                             PlayerId player,
                                             const Menu& menu,
                                             std::uint64_t entries) {
    std::uint64_t lacking = 0;
    if ((entries & menu.of_figures) != 0) {
        const std::uint64_t* const there = whereabouts_of(book, state, player);
        for (const Menu::NeededFigure& need : menu.figures) {
            const bool is_there = (there[static_cast<std::size_t>(need.where)] & need.kinds) != 0;
            lacking |= is_there ? 0 : need.entry;
        }
    }
    if ((entries & menu.of_counts & menu.of_prices & ~lacking) != 0)
        lacking |= without_counts(state, player, menu.priced_counts);
    if ((entries & ~lacking) == 0) return lacking;
    // Tests that take longer are made only for the entries that are left.
    if ((entries & menu.of_built & ~lacking) != 0)
        for (const Menu::NeededBuilt& need : menu.built)
            if ((need.entry & entries & ~lacking) != 0 && !has_built(state.players[player], need))
                lacking |= need.entry;
    if ((entries & menu.of_marks & ~lacking) != 0)
        for (const Menu::NeededMark& need : menu.marks)
            if ((need.entry & entries & ~lacking) != 0 && !has_marked(state, player, need))
                lacking |= need.entry;
    if ((entries & (menu.of_open | menu.of_worths) & ~lacking) != 0)
        lacking |= without_cards(state.players[player], menu);
    if ((entries & menu.of_lines) != 0 && !has_movable_in_line(book, state, player))
        lacking |= menu.of_lines;
    const std::uint64_t asked = entries & menu.following & ~lacking;
    return asked == 0 ? lacking : lacking | too_dear(book, state, player, menu, asked);
}

// Lists the actions of one entry. REQUIRES: the player has what with_means() and not_possible() ask
// for, and can pay.
[[gnu::always_inline]] inline void list_in_phase(const Rulebook& book,
                                                 const State& state,
                                                 Holdings& own,
                                                 Lazy<Carriers>& carriers,
                                                 const Menu::Entry& entry,
                                                 bool is_bare,
                                                 ActionList& list) {
    const PlayerId player = own.player();
    const auto list_if = [&](const Refusal& refusal) {
        if (refusal.ok()) list_action(list, entry.kind, player);
    };
    switch (entry.verb) {
        case Verb::roll:
        case Verb::end_turn: list_action(list, entry.kind, player); break;
        case Verb::build:
            list_places(book, state, own, entry.kind, PieceId(entry.subject), {}, list);
            break;
        case Verb::buy: list_if({why_no_card(book, state, player, DeckId(entry.subject))}); break;
        case Verb::play:
            list_if(check_play_card(book, state, player, CardId(entry.subject)));
            break;
        case Verb::trade_bank: list_trade_bank(book, state, player, entry.kind, list); break;
        case Verb::buy_with:
            list_buy_with(book, state, player, entry.kind, PaymentId(entry.subject), list);
            break;
        case Verb::move:
            list_moves(book, state, own, entry.kind, PieceId(entry.subject), list);
            break;
        case Verb::act:
            list_mod_action(book, state, player, entry.kind, ModActionId(entry.subject), list,
                            is_bare);
            break;
        case Verb::build_figure:
            list_figure_places(book, state, player, entry.kind, FigureKindId(entry.subject), list);
            break;
        case Verb::travel:
            list_travel(book, state, player, entry.kind, FigureKindId(entry.subject), list);
            break;
        case Verb::load:
            carriers.get([&] { return Carriers(book, state, player); })
                .list_loads(entry.kind, FigureKindId(entry.subject), list);
            break;
        case Verb::unload:
            list_unloads(book, state, player, entry.kind, FigureKindId(entry.subject), list);
            break;
        default: break;  // offers and laying cards open do not depend on the phase
    }
}

[[gnu::noinline]] void list_reveals(const Rulebook& book,
                                    const State& state,
                                    PlayerId player,
                                    ActionList& list) {
    for (const CardId card : book.reveal_cards()) {
        if (state.players[player].hand[card] == 0) continue;
        const ActionKindId kind = book.kind(Verb::reveal, card.index());
        if (kind.is_some() && check_reveal(book, state, player, card).ok())
            list_action(list, kind, player);
    }
}

[[gnu::always_inline]] inline void list_each_entry(const Rulebook& book,
                                                   const State& state,
                                                   PlayerId player,
                                                   const Menu& menu,
                                                   std::uint64_t left,
                                                   ActionList& list) {
    // Counters are tested first: that is quick, and often no entry is left afterwards.
    if ((left & menu.asked) != 0) {
        if ((left & menu.of_counts) != 0) left &= ~without_counts(state, player, menu.counts);
        if (const std::uint64_t asked = left & menu.asked; asked != 0)
            left &= ~not_possible(book, state, player, menu, asked);
    }
    Holdings own(book, state, player);
    Lazy<Carriers> carriers;
    for (; left != 0; left &= left - 1) {
        const Menu::Entry& entry = menu.entries[static_cast<std::size_t>(std::countr_zero(left))];
        const bool is_bare = (left & -left & menu.bare) != 0;
        list_in_phase(book, state, own, carriers, entry, is_bare, list);
    }
}

// Not inlined: more than half of all lists hold only actions that need no further test, and would
// pay for the registers that this function needs.
[[gnu::noinline]] void list_entries(const Rulebook& book,
                                    const State& state,
                                    PlayerId player,
                                    const Menu& menu,
                                    std::uint64_t left,
                                    ActionList& list) {
    list_each_entry(book, state, player, menu, left, list);
}

// Lists the actions that only the phase allows. Not inlined, since most lists that get here are
// answers to an offer.
[[gnu::noinline]] void list_menus(const Rulebook& book,
                                  const State& state,
                                  PlayerId player,
                                  ActionList& list) {
    for (const Menu& menu : book.menus(state.phase)) {
        const PlayerState& own = state.players[player];
        std::uint64_t left = menu.is_short       ? with_means(own, menu, without_card(own, menu))
                             : book.goods() <= 8 ? with_many_means<PackedGoodsOf<1>>(own, menu)
                                                 : with_many_means<PackedGoods>(own, menu);
        if ((left & menu.of_pieces) != 0) left &= ~without_piece(own, menu);
        left &= ~without_move(state, menu);
        if ((left & ~menu.at_once) != 0) {
            list_entries(book, state, player, menu, left, list);
            continue;
        }
        for (; left != 0; left &= left - 1)
            list_action(list, menu.entries[static_cast<std::size_t>(std::countr_zero(left))].kind,
                        player);
    }
}

// Lists the offer to trade. REQUIRES: the menu is plain, the player acts, and no offer is open.
[[gnu::always_inline]] inline void list_plain_offer(
    const Rulebook& book, const State& state, PlayerId player, const Menu& menu, ActionList& list) {
    if (menu.offer.is_some() && !trade_is_over(book, state) && state.stage == Stage::play &&
        !PackedGoodsOf<1>::of(state.players[player].goods.rows).empty())
        list_action(list, menu.offer, player);
}

// Lists the entries of a plain menu and the offer to trade. Not inlined for the reason that
// list_entries() gives.
[[gnu::noinline]] void list_plain_entries(const Rulebook& book,
                                          const State& state,
                                          PlayerId player,
                                          const Menu& menu,
                                          std::uint64_t left,
                                          ActionList& list) {
    list_each_entry(book, state, player, menu, left, list);
    list_plain_offer(book, state, player, menu, list);
}

// Lists all actions while no question is open. REQUIRES: no question is open.
[[gnu::noinline]] void list_unasked(const Rulebook& book,
                                    const State& state,
                                    PlayerId player,
                                    ActionList& list) {
    if (player == state.acting && state.trade_waiting == 0) list_menus(book, state, player, list);
    list_offers(book, state, player, list);
    if (!book.reveal_cards().empty()) list_reveals(book, state, player, list);
    if (!book.guarded_kinds(state.phase).empty()) leave_out_guarded(book, state, player, list);
}

// The entries of a plain menu for which the player lacks a card or a piece: a bit for each.
[[gnu::always_inline]] inline std::uint64_t lacking(const Menu::ByHeld& needs,
                                                    const std::uint8_t* counts) {
    const unsigned none = bytes_like(counts + needs.first, 0xFF, 0);
    return needs.lacking[~none & needs.all];
}

// Lists the entries that are left of a plain menu. REQUIRES: the player acts, and no offer is open.
[[gnu::always_inline]] inline void list_left(const Rulebook& book,
                                             const State& state,
                                             PlayerId player,
                                             const Menu& menu,
                                             std::uint64_t left,
                                             ActionList& list) {
    if ((left & ~menu.at_once) != 0)
        return list_plain_entries(book, state, player, menu, left, list);
    list.clear();  // it is empty already; this tells the compiler that there is room
    write_action(list.grow(), menu.lone | std::uint64_t{player.value} << kActor);
    list_plain_offer(book, state, player, menu, list);
}
// list_free() serves menus in which no entry costs goods, as before the roll. Not inlined into one
// function with list_plain(), since looking at goods needs many registers.
[[gnu::noinline]] void list_free(
    const Rulebook& book, const State& state, PlayerId player, const Menu& menu, ActionList& list) {
    const std::uint64_t without =
        lacking(menu.plain_cards, state.players[player].hand.data()) | without_move(state, menu);
    list_left(book, state, player, menu, menu.all & ~without, list);
}
[[gnu::noinline]] void list_plain(
    const Rulebook& book, const State& state, PlayerId player, const Menu& menu, ActionList& list) {
    const PlayerState& own = state.players[player];
    const std::uint64_t without = lacking(menu.plain_cards, own.hand.data()) |
                                  lacking(menu.plain_pieces, own.supply.rows.data()) |
                                  without_move(state, menu);
    list_left(book, state, player, menu, with_means(own, menu, without), list);
}

// Lists all actions of the player. The functions that it calls are not inlined, so that registers
// are saved only once. REQUIRES: the game is not over.
inline void list_all(const Rulebook& book, const State& state, PlayerId player, ActionList& list) {
    if (is_asking(state)) return list_answers_to_step(book, state, player, list);
    const Menu* const menu = book.plain_menu(state.phase);
    if (menu != nullptr && player == state.acting && !is_talking(state))
        return menu->of_goods == 0 ? list_free(book, state, player, *menu, list)
                                   : list_plain(book, state, player, *menu, list);
    return list_unasked(book, state, player, list);
}

[[gnu::noinline]] void list_with_functions(const Rulebook& book,
                                           const State& state,
                                           PlayerId player,
                                           ActionList& list) {
    const ListFuel fuel(true);
    list_all(book, state, player, list);
}

}  // namespace

void legal_actions(const Rulebook& book, const State& state, PlayerId player, ActionList& list) {
    list.clear();
    if (state.stage == Stage::over) return;
    if (book.has_questions()) return list_with_functions(book, state, player, list);
    return list_all(book, state, player, list);
}

}  // namespace hexholm
