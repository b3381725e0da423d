#include "src/cli/authors/tried_deals.h"

#include "engine/game/game.h"
#include "engine/game/hooks/failures.h"
#include "engine/game/land/deal.h"

namespace hexholm::cli {

int hard_deals(const Rulebook& book) {
    // What functions do wrong as a game begins is told of the games that are played.
    const FailureCollector nobody(nullptr);
    int hard = 0;
    for (int seed = 1; seed <= kTriedDeals; ++seed)
        hard += lies_as_asked(book, start_game(book, static_cast<std::uint64_t>(seed))) ? 0 : 1;
    return hard;
}

}  // namespace hexholm::cli
