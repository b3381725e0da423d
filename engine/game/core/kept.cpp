// How much of a good that is kept on tiles the tiles of a player can still take.
#include <algorithm>

#include "engine/game/core/derived.h"
#include "engine/game/core/play.h"

namespace hexholm {

int kept_room(const Rulebook& book, const State& state, PlayerId player, GoodId good) {
    const Content& content = book.content();
    const int most = content.counters[content.goods[good].kept].most;
    const auto tiles = static_cast<int>(kept_by(book, state, player, good).tiles);
    return std::max(0, most * tiles - state.players[player].goods[good]);
}

}  // namespace hexholm
