// Which of the bots that must act has waited longest, and for how long.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game/core/state.h"

namespace hexholm {

// Times are of the clock that a session is given.
class BotTurns {
public:
    explicit BotTurns(std::size_t seats) : since_(seats) {}

    // The bot that has waited longest among those that must act; none when there are none. Waiting
    // does not begin while bots may not act.
    PlayerId next(PlayerMask acting, std::int64_t now_ms, bool allowed);
    bool has_waited(PlayerId player, std::int64_t now_ms, std::int64_t pause_ms) const;

    // This one, or everybody, begins to wait anew.
    void reset(PlayerId player) { since_[player.index()].reset(); }
    void reset() { since_.assign(since_.size(), std::nullopt); }

private:
    // For each seat, since when it could act and was free to. Bots that are asked together wait and
    // think together.
    std::vector<std::optional<std::int64_t>> since_;
};

}  // namespace hexholm
