#include "engine/game/core/menu.h"

#include <algorithm>

namespace hexholm {
namespace {

// So much of each good at any time, whatever the price follows; nothing where a function says it.
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
    const std::size_t place = menu.prices.size() % 4;
    if (place == 0) menu.small_prices.emplace_back();
    menu.prices.push_back({entry, PackedGoods::of(goods)});
    Menu::Prices& four = menu.small_prices.back();
    four.goods[place] = goods.words()[0];
    for (std::size_t dear = 0; dear < four.too_dear.size(); ++dear)
        if (((dear >> place) & 1U) != 0) four.too_dear[dear] |= entry;
}

// Of the last entry.
void note_means(const Content& content, const ActionKind& kind, bool plain_rates, Menu& menu) {
    const std::uint64_t entry = std::uint64_t{1} << (menu.entries.size() - 1);
    menu.all |= entry;
    const auto price = [&](const Price& declared) {
        if (declared.follows()) menu.following |= entry;
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
            break;
        case Verb::buy: price(content.decks[DeckId(kind.subject)].cost); break;
        case Verb::trade_bank:
            menu.of_goods |= entry;
            if (plain_rates) menu.of_rates |= entry;
            break;
        case Verb::build_figure:
            price(content.figure_kinds[FigureKindId(kind.subject)].cost);
            break;
        case Verb::act: {
            const ModAction& mod_action = content.mod_actions[ModActionId(kind.subject)];
            price(mod_action.cost);
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
    menus.back().entries.push_back({id, kind.verb, kind.subject});
    note_means(content, kind, plain_rates, menus.back());
}

}  // namespace hexholm
