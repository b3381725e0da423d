#include "engine/session/bots/bot_turns.h"

namespace hexholm {

PlayerId BotTurns::next(PlayerMask acting, std::int64_t now_ms, bool allowed) {
    PlayerId longest;
    for (const PlayerId player : all_ids<PlayerId>(since_.size())) {
        auto& since = since_[player.index()];
        if (!has(acting, player)) {
            since.reset();
            continue;
        }
        if (!since && allowed) since = now_ms;
        const bool longer = longest.is_none() || (since && !since_[longest.index()]) ||
                            (since && *since < *since_[longest.index()]);
        if (longer) longest = player;
    }
    return longest;
}

bool BotTurns::has_waited(PlayerId player, std::int64_t now_ms, std::int64_t pause_ms) const {
    const auto since = since_[player.index()];
    return since && now_ms - *since >= pause_ms;
}

}  // namespace hexholm
