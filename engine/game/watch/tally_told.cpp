// The numbers of a game that mods declare: read from events that everybody sees.
#include <algorithm>

#include "engine/game/core/event_facts.h"
#include "engine/game/places/figure_place.h"
#include "engine/game/watch/tally.h"

namespace hexholm {
namespace {

bool names(const std::vector<CounterId>& counters, CounterId counter) {
    return std::find(counters.begin(), counters.end(), counter) != counters.end();
}

// Whose it is, or who has changed it.
PlayerId owner_of(const Content& content, const Counter& counter, const Event& event) {
    if (counter.per == Owner::player) return PlayerId(event.c);
    if (counter.per != Owner::figure) return event.player;
    const PlayerId owner = content.figures[FigureId(event.c)].owner;
    return owner.is_some() ? owner : event.player;
}

int count_of(GoodMask mask, const Bundle& goods) {
    int sum = 0;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        if ((mask >> good.index() & 1U) != 0) sum += goods[good];
    return sum;
}

}  // namespace

void Tally::add_for(const Rulebook& book, std::size_t statistic, PlayerId player, int more) {
    if (book.content().statistics[statistic].of_game)
        told[statistic] += more;
    else if (player.is_some() && player.index() < players.size())
        players[player.index()].told[statistic] += more;
}

void Tally::begin_told(const Rulebook& book) {
    const auto& statistics = book.content().statistics;
    told.assign(statistics.size(), 0);
    for (PlayerTally& player : players)
        player.told.assign(statistics.size(), 0);
    for (std::size_t at = 0; at < statistics.size(); ++at)
        for (const CounterId id : statistics[at].counters)
            for (const PlayerId player : all_ids<PlayerId>(players.size()))
                if (const Counter& counter = book.content().counters[id];
                    counter.per == Owner::player || player.index() == 0)
                    add_for(book, at, player, counter.start);
}

void Tally::add_counted(const Rulebook& book, const Event& event) {
    const Content& content = book.content();
    const CounterId id(event.a);
    const Counter& counter = content.counters[id];
    const auto [before, is_new] =
        counters_.try_emplace({id.number(), event.c}, static_cast<int>(counter.start));
    const int change = event.b - before->second;
    before->second = event.b;
    for (std::size_t at = 0; at < content.statistics.size(); ++at) {
        const Statistic& one = content.statistics[at];
        if (names(one.counters, id)) add_for(book, at, owner_of(content, counter, event), change);
        if (change > 0 && names(one.rises, id))
            add_for(book, at, owner_of(content, counter, event), change);
    }
}

void Tally::add_told(const Rulebook& book, const Event& event) {
    const Content& content = book.content();
    if (content.statistics.empty() || event.secret != 0) return;
    if (event.kind == EventKind::counted) return add_counted(book, event);
    // Counters of a turn start anew without a word.
    if (event.kind == EventKind::turn_began)
        std::erase_if(counters_, [&](const auto& told_last) {
            return content.counters[CounterId(told_last.first.first)].reset_each_turn;
        });
    for (std::size_t at = 0; at < content.statistics.size(); ++at) {
        const Statistic& one = content.statistics[at];
        visit_goods(event, [&](const Bundle& goods, PlayerId, PlayerId to) {
            if (to.is_some()) add_for(book, at, to, count_of(one.goods, goods));
        });
        if (event.kind == EventKind::figure_moved && !FigurePlace::of_bits(event.b).is_in_play() &&
            FigurePlace::of_bits(event.c).is_in_play()) {
            const Figure& figure = content.figures[FigureId(event.a)];
            if ((one.figures >> figure.kind.index() & 1U) != 0)
                add_for(book, at, figure.owner.is_some() ? figure.owner : event.player, 1);
        }
        if (event.kind == EventKind::placed || event.kind == EventKind::upgraded)
            if ((one.pieces >> event.a & 1U) != 0) add_for(book, at, event.player, 1);
        if (event.kind == EventKind::card_played || event.kind == EventKind::card_revealed)
            if ((one.decks >> content.cards[CardId(event.a)].deck.index() & 1U) != 0)
                add_for(book, at, event.player, 1);
    }
}

}  // namespace hexholm
