#include "engine/game/land/keeping.h"

#include <algorithm>
#include <bit>

#include "engine/base/check.h"
#include "engine/game/asking/effects.h"
#include "engine/game/derived/derived.h"
#include "engine/game/land/received.h"

namespace hexholm {
namespace {

// The counter of tiles that tells how much of the good lies there.
const Counter& stock_of(const Rulebook& book, GoodId good) {
    const CounterId kept = book.content().goods[good].kept;
    HEX_CHECK(kept.is_some());
    return book.content().counters[kept];
}

// The tiles of one player on which a good can lie.
template <class Visit>
void visit_tiles_of(
    const Rulebook& book, const State& state, PlayerId player, GoodId good, Visit visit) {
    const std::size_t tile_words = book.layout().derived.tile_words;
    const std::uint64_t* const words = kept_tiles_of(book, state, player, good);
    for (std::size_t word = 0; word < tile_words; ++word)
        for (std::uint64_t left = words[word]; left != 0; left &= left - 1)
            visit(TileId(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
}

void change_stock(const Play& play,
                  PlayerId player,
                  TileId tile,
                  GoodId good,
                  const Counter& counter,
                  int change) {
    std::int16_t& stock = counter_cell(play.state, counter, tile.index());
    stock = static_cast<std::int16_t>(stock + change);
    HEX_CHECK(stock >= 0);
    follow_kept(play.book, play.state, player, good, change);
    play.tell_made([&] {
        return Event{.kind = EventKind::counted,
                     .player = player,
                     .a = play.book.content().goods[good].kept.number(),
                     .b = stock,
                     .c = tile.number()};
    });
}

// How many more goods must be put on the player's tiles; negative when some must be taken away.
int owed_to_tiles(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    return state.players[player].goods[good] -
           static_cast<int>(kept_by(book, state, player, good).lying);
}

// Is there only one way to put so many there, or to take them away?
bool is_clear_where(const Rulebook& book,
                    const State& state,
                    PlayerId player,
                    GoodId good,
                    const Counter& counter,
                    int owed) {
    const Kept kept = kept_by(book, state, player, good);
    const auto lying = static_cast<int>(kept.lying);
    const auto most = static_cast<int>(kept.most);
    // There is one tile, all that lies there goes, or all room is filled.
    if (most == counter.most || owed == (owed < 0 ? -lying : most - lying)) return true;
    int tiles = 0;
    visit_tiles_of(book, state, player, good, [&](TileId tile) {
        const int stock = counter_value(state, counter, tile.index());
        tiles += owed < 0 ? stock > 0 : stock < counter.most;
    });
    return tiles == 1;
}

// Puts or takes the goods tile by tile, beginning with the first, until nothing is owed.
void settle_in_order(
    const Play& play, PlayerId player, GoodId good, const Counter& counter, int owed) {
    visit_tiles_of(play.book, play.state, player, good, [&](TileId tile) {
        if (owed == 0) return;
        const int stock = counter_value(play.state, counter, tile.index());
        const int change = std::clamp(owed, -stock, counter.most - stock);
        if (change != 0) change_stock(play, player, tile, good, counter, change);
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
    const Counter& counter = stock_of(play.book, good);
    const Kept kept = kept_by(play.book, play.state, player, good);
    const int owed_now = owed_to_tiles(play.book, play.state, player, good);
    const int owed = std::min(owed_now, static_cast<int>(kept.most) - static_cast<int>(kept.lying));
    if (owed < owed_now) lose(play, player, good, owed_now - owed);
    Frame* const question = is_clear_where(play.book, play.state, player, good, counter, owed)
                                ? nullptr
                                : begin_effect(play, player, play.book.keep_effect());
    if (question == nullptr) {
        settle_in_order(play, player, good, counter, owed);
        return false;
    }
    question->second = good.number();
    question->waiting = mask_of(player);
    return true;
}

}  // namespace

// How much of the good the tile's number brings its owner, with all that multiplies or adds to it.
int kept_harvest(
    const Rulebook& book, const State& state, TileId tile, PlayerId owner, GoodId good) {
    const Content& content = book.content();
    const TerrainId terrain = state.terrain[tile];
    int gain = 0;
    int times = 1;
    for (const BonusId id : book.bonuses_on(terrain)) {
        const Bonus& bonus = content.bonuses[id];
        const Counter& counter = content.counters[bonus.counter];
        if (counter.per == Owner::corner) continue;
        const std::size_t place = counter.per == Owner::tile     ? tile.index()
                                  : counter.per == Owner::player ? owner.index()
                                                                 : 0;
        const int value = counter_value(state, counter, place);
        if (value <= 0) continue;
        const int strength = bonus.each ? value : 1;
        if (bonus.times != Bonus::kOnce) times *= bonus.times * strength;
        gain = std::min(gain + bonus.gain[good] * strength, Bundle::kMaxOfOne);
    }
    return std::min((content.terrains[terrain].produces[good] + gain) * times, Bundle::kMaxOfOne);
}

bool settle_kept(const Play& play) {
    for (const PlayerId player : all_ids<PlayerId>(play.book.players())) {
        const Bundle::Words lanes = unsettled_lanes(play.book, play.state, player);
        for (std::size_t word = 0; word < lanes.size(); ++word)
            for (std::uint64_t left = lanes[word]; left != 0;) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(left)) / 8;
                left &= ~(std::uint64_t{0xFF} << (8 * lane));
                if (settle_good(play, player, GoodId(8 * word + lane))) return false;
            }
    }
    return true;
}

void keep_harvest(const Play& play, const TileSet& tiles) {
    const Content& content = play.book.content();
    tiles.visit([&](TileId tile) {
        const int seat = content.map.tiles[tile.index()].seat;
        const GoodId good = kept_good(play.book, play.state, tile);
        if (seat == 0 || good.is_none()) return true;
        const PlayerId owner(seat - 1);
        const Counter& counter = stock_of(play.book, good);
        const int room = counter.most - counter_value(play.state, counter, tile.index());
        const int count = std::min(kept_harvest(play.book, play.state, tile, owner, good), room);
        if (count <= 0) return true;
        change_stock(play, owner, tile, good, counter, count);
        take_from_bank(play, owner, good, count);
        note_received(play, owner, good, count);
        play.tell_made([&] {
            return Event{.kind = EventKind::produced,
                         .player = owner,
                         .a = tile.number(),
                         .goods = {Bundle::of(good, count), {}}};
        });
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
    const Counter& counter = stock_of(book, good);
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
    const Counter& counter = stock_of(book, good);
    if (book.content().map.tiles[tile.index()].seat != action.player.index() + 1 ||
        kept_good(book, state, tile) != good)
        return {Reason::wrong_place};
    const int stock = counter_value(state, counter, tile.index());
    const bool takes = left_to_keep(book, state) > 0;
    if (takes && stock >= counter.most) return {Reason::no_room};
    return {takes || stock > 0 ? Reason::none : Reason::too_little};
}

void apply_keep(const Play& play, const Action& action) {
    const GoodId good = kept_good_asked(play.state);
    change_stock(play, action.player, TileId(action.args[0]), good, stock_of(play.book, good),
                 left_to_keep(play.book, play.state) > 0 ? 1 : -1);
}

}  // namespace hexholm
