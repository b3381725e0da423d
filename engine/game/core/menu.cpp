#include "engine/game/core/menu.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "engine/base/byte_row.h"
#include "engine/content/pickable.h"
#include "engine/game/core/action.h"

namespace hexholm {
namespace {

// The least of each good that the price can ever ask; nothing where a function sets the price.
Bundle least_price(const Price& price) {
    if (!price.follows()) return price.fixed;
    if (price.call.is_some() || price.rows.empty()) return {};
    Bundle least = price.rows.front();
    for (const Bundle& row : price.rows)
        for (const GoodId good : all_ids<GoodId>(kMaxGoods))
            least.set(good, std::min(least[good], row[good]));
    return least;
}

void note_price(std::uint64_t entry, Bundle goods, Menu& menu) {
    const auto place = static_cast<std::size_t>(std::popcount(menu.of_prices)) % 4;
    if (place == 0) menu.small_prices.emplace_back();
    menu.prices.back() = PackedGoods::of(goods);
    menu.of_prices |= entry;
    Menu::Prices& four = menu.small_prices.back();
    four.goods[place] = goods.words()[0];
    for (std::size_t dear = 0; dear < four.too_dear.size(); ++dear)
        if (((dear >> place) & 1U) != 0) four.too_dear[dear] |= entry;
}

// Collects what an entry needs beside goods, pieces and cards.
class Needs {
public:
    Needs(const Content& content, std::uint64_t entry, Menu& menu)
        : content_(content), entry_(entry), menu_(menu) {}

    void figure(Where where, std::uint64_t kinds) {
        note(menu_.figures, {entry_, kinds, where}, [&](const Menu::NeededFigure& known) {
            return known.kinds == kinds && known.where == where;
        });
        menu_.of_figures |= entry_;
        menu_.asked |= entry_;
    }
    void figure(Where where, FigureKindId kind) { figure(where, std::uint64_t{1} << kind.value); }
    // Some figure that takes the kind along.
    void carrier_of(FigureKindId cargo) {
        std::uint64_t carriers = 0;
        for (const FigureKindId id : content_.figure_kinds.ids())
            if (((content_.figure_kinds[id].carries >> cargo.value) & 1U) != 0)
                carriers |= std::uint64_t{1} << id.value;
        figure(Where::on_board, carriers);
    }
    // Only what is said by numbers: candidates that a function lists are asked for.
    void pick(PickId id) {
        const Pick& pick = content_.picks[id];
        if (pick.piece.is_some() && pick.whose == Whose::own)
            built(std::uint32_t{1} << pick.piece.value, 1);
        if (pick.type != ArgType::figure || pick.list.is_some()) return;
        const std::uint64_t kinds = pickable_kinds(content_, pick);
        if (pick.whose != Whose::own) return figure(Where::anybodys, kinds);
        figure(Where::in_play, kinds);
        if (std::has_single_bit(kinds)) marks(FigureKindId(std::countr_zero(kinds)), pick);
        if (pick.of_figure.cargo != 0) figure(Where::carried, pick.of_figure.cargo);
        if (pick.loaded) figure(Where::carried, ~std::uint64_t{0});
        if (pick.of_figure.swaps_with.is_some()) figure(Where::in_play, pick.of_figure.swaps_with);
    }
    // Some figure of the kind that the player owns must have so much of the counter. Of kinds with many figures
    // that is left to the list.
    void mark(FigureKindId id, CounterId counter, int least, int most) {
        const FigureKind& kind = content_.figure_kinds[id];
        if (counter.is_none() || !kind.owned || kind.supply > static_cast<int>(kPairsInRow)) return;
        const std::size_t cell = content_.counters[counter].cell_of(kind.first.index());
        if (cell == Counter::kNoCell) return;
        const Menu::NeededMark need{entry_, cell, static_cast<std::size_t>(kind.supply),
                                    static_cast<std::int16_t>(least),
                                    static_cast<std::int16_t>(most)};
        note(menu_.marks, need, [&](const Menu::NeededMark& known) {
            return known.cell == cell && known.least == need.least && known.most == need.most;
        });
        menu_.of_marks |= entry_;
        menu_.asked |= entry_;
    }
    void built(std::uint32_t pieces, int count) {
        Menu::NeededBuilt need{entry_, {}};
        for (std::uint32_t rest = pieces; rest != 0; rest &= rest - 1) {
            const PieceId piece(std::countr_zero(rest));
            need.left.push_back({piece, content_.pieces[piece].supply - count});
        }
        note(menu_.built, need,
             [&](const Menu::NeededBuilt& known) { return known.left == need.left; });
        menu_.of_built |= entry_;
        menu_.asked |= entry_;
    }
    // A figure of the kind is put where it may be; into a hold whatever is near.
    void put(FigureKindId id) {
        const FigureKind& kind = content_.figure_kinds[id];
        figure(Where::in_supply, id);
        if (kind.near != 0 && !kind.in_holds) built(kind.near, 1);
    }
    void card(const Card& declared) {
        if (declared.needs_pick.is_some()) pick(declared.needs_pick);
        if (declared.effect.is_none() || declared.needs_effect == NeedsEffect::none) return;
        // When an effect has several steps one that can be done is enough, unless all are needed.
        const std::vector<Step>& steps = content_.effects[declared.effect].steps;
        if (declared.needs_effect == NeedsEffect::some && steps.size() != 1) return;
        for (const Step& step : steps)
            if (step.op == Op::place_figure)
                put(FigureKindId(step.a));
            else if (step.op == Op::pick && !content_.picks[PickId(step.a)].needs_answers())
                pick(PickId(step.a));
    }
    void count(CounterId id, int least, int most) {
        if (!is_counted(id)) return;
        const Counter& counter = content_.counters[id];
        auto& counts = (menu_.of_prices & entry_) != 0 ? menu_.priced_counts : menu_.counts;
        note(counts, {entry_, counter.cell, least, most}, [&](const Menu::NeededCount& known) {
            return known.cell == counter.cell && known.least == least && known.most == most;
        });
        menu_.of_counts |= entry_;
        menu_.asked |= entry_;
    }
    void open_card(CardId card) {
        if (card.is_none()) return;
        menu_.open.push_back({entry_, card});
        menu_.of_open |= entry_;
        menu_.asked |= entry_;
    }
    void worth(DeckId deck, const Amount& value) {
        if (deck.is_none() || value.follows()) return;
        auto& worths = menu_.worths;
        auto need = std::ranges::find(worths, deck, &Menu::NeededWorth::deck);
        if (need == worths.end()) need = worths.insert(need, {deck, coins_of(deck), {}});
        const auto least = static_cast<std::size_t>(std::max(value.fixed, 0));
        need->lacking.resize(std::max(need->lacking.size(), least + 1), 0);
        for (std::size_t worth = 0; worth < least; ++worth)
            need->lacking[worth] |= entry_;
        menu_.of_worths |= entry_;
        menu_.asked |= entry_;
    }
    void mod_action(const ModAction& declared) {
        open_card(declared.needs_open);
        worth(declared.pay_deck, declared.pay_value);
        for (const PickId id : declared.picks)
            pick(id);
        for (const PickId id : declared.stages)
            if (!content_.picks[id].needs_answers()) pick(id);
        if (declared.needs_figure.is_some()) figure(Where::in_supply, declared.needs_figure);
        count(declared.needs_counter, declared.needs_count, INT16_MAX);
        if (declared.limit.is_some())
            count(declared.limit, INT16_MIN, content_.counters[declared.limit].most - 1);
        if (declared.pay_counter.is_some() && !declared.pay_count.follows())
            count(declared.pay_counter,
                  content_.counters[declared.pay_counter].least + declared.pay_count.fixed,
                  INT16_MAX);
        if (declared.needs_piece.is_some())
            built(std::uint32_t{1} << declared.needs_piece.value, declared.needs_pieces);
        if (is_bare(declared)) menu_.bare |= entry_;
    }

private:
    void marks(FigureKindId kind, const Pick& pick) {
        mark(kind, pick.with_counter, pick.with_least, pick.with_most);
        if (pick.raises.is_some())
            mark(kind, pick.raises, INT16_MIN, content_.counters[pick.raises].most - 1);
    }
    std::vector<Menu::NeededWorth::Coin> coins_of(DeckId deck) const {
        std::vector<Menu::NeededWorth::Coin> coins;
        for (const CardId card : content_.cards.ids())
            if (content_.cards[card].deck == deck && content_.cards[card].value != 0)
                coins.push_back({card, content_.cards[card].value});
        return coins;
    }
    // Can the menu ask for the counter?
    bool is_counted(CounterId id) const {
        return id.is_some() && content_.counters[id].per == Owner::player &&
               !content_.counters[id].marked_only;
    }
    // Does the menu ask for all that the action needs but its picks and an effect?
    bool is_bare(const ModAction& declared) const {
        const auto is_asked = [&](CounterId id) { return id.is_none() || is_counted(id); };
        return declared.needs_award.is_none() && declared.needs_none.is_none() &&
               declared.needs_pick.is_none() && declared.needs_supply.is_none() &&
               declared.needs_points == 0 && !has_amount(declared.needs_goods) &&
               is_asked(declared.needs_counter) && is_asked(declared.limit) &&
               is_asked(declared.pay_counter) &&
               (declared.pay_deck.is_none() || !declared.pay_value.follows()) &&
               (declared.pay_counter.is_none() || !declared.pay_count.follows());
    }
    // Notes a need once for all entries that have it.
    template <class Need, class IsSame>
    void note(std::vector<Need>& needs, const Need& need, IsSame is_same) {
        const auto known = std::ranges::find_if(needs, is_same);
        if (known == needs.end())
            needs.push_back(need);
        else
            known->entry |= entry_;
    }

    const Content& content_;
    std::uint64_t entry_;
    Menu& menu_;
};

// Notes what the last entry of the menu needs.
void note_means(const Content& content, const ActionKind& kind, bool plain_rates, Menu& menu) {
    const std::uint64_t entry = std::uint64_t{1} << (menu.entries.size() - 1);
    menu.all |= entry;
    Needs needs(content, entry, menu);
    const auto price = [&](const Price& declared) {
        if (declared.follows()) {
            menu.following |= entry;
            menu.asked |= entry;
        }
        const Bundle least = least_price(declared);
        if (least.empty()) return;
        note_price(entry, least, menu);
        menu.of_goods |= entry;
    };
    switch (kind.verb) {
        case Verb::roll:
        case Verb::end_turn: menu.at_once |= entry; break;
        case Verb::build:
            menu.pieces.push_back({entry, PieceId(kind.subject)});
            menu.of_pieces |= entry;
            price(content.pieces[PieceId(kind.subject)].cost);
            break;
        case Verb::play:
            menu.by_card[kind.subject] |= entry;
            menu.of_cards |= entry;
            price(content.cards[CardId(kind.subject)].cost);
            needs.card(content.cards[CardId(kind.subject)]);
            break;
        case Verb::buy: price(content.decks[DeckId(kind.subject)].cost); break;
        case Verb::buy_with: {
            const CounterId counter = content.payments[PaymentId(kind.subject)].counter;
            needs.count(counter, content.counters[counter].least + 1, INT16_MAX);
            break;
        }
        case Verb::trade_bank:
            menu.of_goods |= entry;
            if (plain_rates) menu.of_rates |= entry;
            break;
        case Verb::build_figure:
            price(content.figure_kinds[FigureKindId(kind.subject)].cost);
            needs.put(FigureKindId(kind.subject));
            break;
        case Verb::move:
            menu.of_moves |= entry;
            if (!content.pieces[PieceId(kind.subject)].line) break;
            menu.of_lines |= entry;
            menu.asked |= entry;
            break;
        case Verb::travel: {
            const FigureKindId figures(kind.subject);
            needs.figure(Where::on_board, figures);
            needs.mark(figures, content.figure_kinds[figures].moves.spends, 1, INT16_MAX);
            break;
        }
        case Verb::load:
            needs.figure(Where::on_board, FigureKindId(kind.subject));
            needs.carrier_of(FigureKindId(kind.subject));
            break;
        case Verb::unload: needs.figure(Where::aboard, FigureKindId(kind.subject)); break;
        case Verb::act: {
            const ModAction& mod_action = content.mod_actions[ModActionId(kind.subject)];
            price(mod_action.cost);
            needs.mod_action(mod_action);
            if (mod_action.needs_card.is_none()) break;
            menu.by_card[mod_action.needs_card.index()] |= entry;
            menu.of_cards |= entry;
            break;
        }
        default: break;
    }
}

}  // namespace

void add_to_menus(const Content& content,
                  ActionKindId id,
                  bool plain_rates,
                  std::vector<Menu>& menus) {
    const ActionKind& kind = content.kinds[id];
    if (menus.empty() || menus.back().entries.size() == Menu::kMost) {
        menus.emplace_back();
        menus.back().by_card.resize(content.cards.size());
    }
    Menu& menu = menus.back();
    menu.entries.push_back({id, kind.verb, kind.subject});
    menu.prices.emplace_back();
    note_means(content, kind, plain_rates, menu);
    constexpr int kFew = 8;
    menu.is_short =
        content.goods.size() <= 8 && std::popcount(menu.of_prices & menu.of_cards) <= kFew;
}

// `by_thing` are the entries that need each thing; none where there are more of these than a table is made for.
static std::optional<Menu::ByHeld> by_held(const std::vector<std::uint64_t>& by_thing) {
    const auto is_needed = [](std::uint64_t entries) { return entries != 0; };
    const auto first = std::ranges::find_if(by_thing, is_needed);
    const auto end = std::find_if(by_thing.rbegin(), by_thing.rend(), is_needed).base();
    const std::span<const std::uint64_t> needed(first, std::max(first, end));
    if (needed.size() > Menu::kFewHeld) return std::nullopt;
    Menu::ByHeld table;
    if (!needed.empty()) table.first = static_cast<std::size_t>(first - by_thing.begin());
    table.all = (std::uint64_t{1} << needed.size()) - 1;
    for (std::uint64_t held = 0; held <= table.all; ++held) {
        std::uint64_t lacking = 0;
        for (std::size_t at = 0; at < needed.size(); ++at)
            lacking |= ((held >> at) & 1U) != 0 ? 0 : needed[at];
        table.lacking.push_back(lacking);
    }
    return table;
}

bool make_plain(ActionKindId offer, Menu& menu) {
    std::vector<std::uint64_t> by_piece(kMaxPieces);
    for (const auto& [entry, piece] : menu.pieces)
        by_piece[piece.index()] |= entry;
    std::optional<Menu::ByHeld> cards = by_held(menu.by_card);
    std::optional<Menu::ByHeld> pieces = by_held(by_piece);
    if (!menu.is_short || !cards || !pieces || !std::has_single_bit(menu.at_once)) return false;
    menu.plain_cards = *std::move(cards);
    menu.plain_pieces = *std::move(pieces);
    const auto alone = static_cast<std::size_t>(std::countr_zero(menu.at_once));
    menu.lone = action_bits(menu.entries[alone].kind, PlayerId(0), -1, -1);
    menu.offer = offer;
    return true;
}

}  // namespace hexholm
