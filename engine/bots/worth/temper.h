// How somebody plays: with which skill and style, and what a bot that a mod declares likes more than others do
// (hex.bot). Levels like nothing more than others.
#pragma once

#include <vector>

#include "engine/bots/worth/skill.h"
#include "engine/bots/worth/style.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/core/state.h"

namespace hexholm {

// Which of Content::bots somebody plays like.
struct Temper {
    int bot = -1;
    Skill skill{};
    Style style{};

    const DeclaredBot* of(const Content& content) const {
        const auto at = static_cast<std::size_t>(bot);
        return bot >= 0 && at < content.bots.size() ? &content.bots[at] : nullptr;
    }
    // A worth as this player feels it; `per_cents` is a list of DeclaredBot, `thing` a place in it.
    int felt(const Content& content,
             std::vector<int> DeclaredBot::*per_cents,
             std::size_t thing,
             int worth) const {
        const DeclaredBot* declared = of(content);
        if (declared == nullptr || thing >= (declared->*per_cents).size()) return worth;
        return worth * (declared->*per_cents)[thing] / 100;
    }
    // What the mod's function says of the position, in hundredths of a point; 0 without one.
    // REQUIRES: nothing of the state is hidden (imagine()).
    int judge(const Rulebook& book, const State& state, PlayerId me) const;
};

}  // namespace hexholm
