// A beginner: tries every move in its head and takes the one that looks best right after it.
#pragma once

#include "engine/bots/levels/player.h"
#include "engine/bots/worth/temper.h"

namespace hexholm {

class EasyBot final : public Bot {
public:
    explicit EasyBot(Temper temper = {}) : temper_(temper) {}

    Action decide(const Rulebook& book,
                  const View& view,
                  const ActionList& legal,
                  Random& chance) override;

private:
    Temper temper_;
};

}  // namespace hexholm
