#include "engine/game/land/keeping.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/derived/derived.h"
#include "engine/game/land/received.h"

namespace hexholm {
namespace {

std::int16_t& stock_on(const Play& play, TileId tile, GoodId good) {
    HEX_CHECK(play.book.content().goods[good].kept.is_some());
    const Content& content = play.book.content();
    return counter_cell(play.state, content.counters[content.goods[good].kept], tile.index());
}

// The tiles of one player on which a good can lie.
template <class Visit>
void visit_tiles_of(
    const Rulebook& book, const State& state, PlayerId player, GoodId good, Visit visit) {
    const std::uint64_t* const words = kept_tiles_of(book, state, player, good);
    for (std::size_t word = 0; word < book.layout().derived.tile_words; ++word)
        for (std::uint64_t left = words[word]; left != 0; left &= left - 1)
            visit(TileId(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
}

void change_stock(const Play& play, PlayerId player, TileId tile, GoodId good, int change) {
    auto& stock = stock_on(play, tile, good);
    stock = static_cast<std::int16_t>(stock + change);
    HEX_CHECK(stock >= 0);
    follow_kept(play.book, play.state, tile, play.book.content().goods[good].kept, change);
    play.tell({.kind = EventKind::counted,
               .player = player,
               .a = play.book.content().goods[good].kept.number(),
               .b = stock,
               .c = tile.number()});
}

// So many more must lie on the player's tiles; below 0: less.
int owed_to_tiles(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    return state.players[player].goods[good] -
           static_cast<int>(kept_by(book, state, player, good).lying);
}

int room_on_tiles(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const Kept kept = kept_by(book, state, player, good);
    return book.content().counters[book.content().goods[good].kept].most *
               static_cast<int>(kept.tiles) -
           static_cast<int>(kept.lying);
}

// Is there only one way to put so many there, or to take them away?
bool is_clear_where(
    const Rulebook& book, const State& state, PlayerId player, GoodId good, int owed) {
    const Counter& counter = book.content().counters[book.content().goods[good].kept];
    if (kept_by(book, state, player, good).tiles == 1) return true;
    // All that lies there goes, or all room is filled.
    if (owed == (owed < 0 ? -static_cast<int>(kept_by(book, state, player, good).lying)
                          : room_on_tiles(book, state, player, good)))
        return true;
    int tiles = 0;
    visit_tiles_of(book, state, player, good, [&](TileId tile) {
        const int stock = counter_value(state, counter, tile.index());
        tiles += owed < 0 ? stock > 0 : stock < counter.most;
    });
    return tiles == 1;
}

// From the first tile on, as far as it goes.
void settle_in_order(const Play& play, PlayerId player, GoodId good, int owed) {
    const Content& content = play.book.content();
    const int most = content.counters[content.goods[good].kept].most;
    visit_tiles_of(play.book, play.state, player, good, [&](TileId tile) {
        const int stock = stock_on(play, tile, good);
        const int change = std::clamp(owed, -stock, most - stock);
        if (change != 0) change_stock(play, player, tile, good, change);
        owed -= change;
    });
    HEX_CHECK(owed == 0);
}

void lose(const Play& play, PlayerId player, GoodId good, int count) {
    pay_to_bank(play, player, good, count);
    play.tell(
        {.kind = EventKind::discarded, .player = player, .goods = {Bundle::of(good, count), {}}});
}

// True when the player must say which tile it is.
bool settle_good(const Play& play, PlayerId player, GoodId good) {
    const int owed_now = owed_to_tiles(play.book, play.state, player, good);
    const int owed = std::min(owed_now, room_on_tiles(play.book, play.state, player, good));
    if (owed < owed_now) lose(play, player, good, owed_now - owed);
    Frame* const question = is_clear_where(play.book, play.state, player, good, owed)
                                ? nullptr
                                : begin_effect(play, player, play.book.keep_effect());
    if (question == nullptr) {
        settle_in_order(play, player, good, owed);
        return false;
    }
    question->second = good.number();
    return true;
}

}  // namespace

// With all that multiplies or adds to it there.
int kept_harvest(
    const Rulebook& book, const State& state, TileId tile, PlayerId owner, GoodId good) {
    const Content& content = book.content();
    const TerrainId terrain = state.terrain[tile];
    int gain = 0;
    int times = 1;
    for (const Bonus& bonus : content.bonuses) {
        const Counter& counter = content.counters[bonus.counter];
        if (!in_mask(bonus.terrains, terrain) || counter.per == Owner::corner) continue;
        const std::size_t place = counter.per == Owner::tile     ? tile.index()
                                  : counter.per == Owner::player ? owner.index()
                                                                 : 0;
        const int value = std::max<int>(counter_value(state, counter, place), 0);
        const int strength = bonus.each ? value : std::min(value, 1);
        if (strength == 0) continue;
        if (bonus.times != Bonus::kOnce) times *= bonus.times * strength;
        gain = std::min(gain + bonus.gain[good] * strength, Bundle::kMaxOfOne);
    }
    return std::min((content.terrains[terrain].produces[good] + gain) * times, Bundle::kMaxOfOne);
}

void settle_kept(const Play& play) {
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        const Bundle::Words lanes = unsettled_lanes(play.book, play.state, player);
        for (std::size_t word = 0; word < lanes.size(); ++word)
            for (std::uint64_t left = lanes[word]; left != 0;) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(left)) / 8;
                left &= ~(std::uint64_t{0xFF} << (8 * lane));
                if (settle_good(play, player, GoodId(8 * word + lane))) return;
            }
    }
}

void keep_harvest(const Play& play, const TileSet& tiles) {
    const Content& content = play.book.content();
    tiles.visit([&](TileId tile) {
        const int seat = content.map.tiles[tile.index()].seat;
        const GoodId good = kept_good(play.book, play.state, tile);
        if (seat == 0 || good.is_none()) return true;
        const PlayerId owner(seat - 1);
        const int room =
            content.counters[content.goods[good].kept].most - stock_on(play, tile, good);
        const int count = std::min(kept_harvest(play.book, play.state, tile, owner, good), room);
        if (count <= 0) return true;
        change_stock(play, owner, tile, good, count);
        take_from_bank(play, owner, good, count);
        note_received(play, owner, good, count);
        play.tell({.kind = EventKind::produced,
                   .player = owner,
                   .a = tile.number(),
                   .goods = {Bundle::of(good, count), {}}});
        return true;
    });
}

GoodId kept_good_asked(const State& state) {
    return GoodId(top_frame(state).second);
}

int left_to_keep(const Rulebook& book, const State& state) {
    return owed_to_tiles(book, state, top_frame(state).player, kept_good_asked(state));
}

void list_keep(const Rulebook& book,
               const State& state,
               PlayerId player,
               ActionKindId kind,
               ActionList& list) {
    const GoodId good = kept_good_asked(state);
    const Counter& counter = book.content().counters[book.content().goods[good].kept];
    const bool takes = left_to_keep(book, state) > 0;
    visit_tiles_of(book, state, player, good, [&](TileId tile) {
        const int stock = counter_value(state, counter, tile.index());
        if (takes ? stock < counter.most : stock > 0)
            list_action(list, kind, player, tile.number());
    });
}

Refusal check_keep(const Rulebook& book, const State& state, const Action& action) {
    const GoodId good = kept_good_asked(state);
    const TileId tile(action.args[0]);
    const Content& content = book.content();
    const Counter& counter = content.counters[content.goods[good].kept];
    if (content.map.tiles[tile.index()].seat != action.player.index() + 1 ||
        kept_good(book, state, tile) != good)
        return {Reason::wrong_place};
    const int stock = counter_value(state, counter, tile.index());
    const bool takes = left_to_keep(book, state) > 0;
    if (takes && stock >= counter.most) return {Reason::no_room};
    return {takes || stock > 0 ? Reason::none : Reason::too_little};
}

void apply_keep(const Play& play, const Action& action) {
    const int change = left_to_keep(play.book, play.state) > 0 ? 1 : -1;
    change_stock(play, action.player, TileId(action.args[0]), kept_good_asked(play.state), change);
}

}  // namespace hexholm
