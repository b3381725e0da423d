// A beginner: tries every move in its head and takes the one that looks best right after it.
#pragma once

#include "engine/bots/bot.h"

namespace hexholm {

class EasyBot final : public Bot {
public:
    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;
};

}  // namespace hexholm
