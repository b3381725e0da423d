#include "tests/support/random_game.h"

#include "engine/base/check.h"

namespace hexholm::test {
namespace {

constexpr std::uint32_t kOneOfferIn = 12;

bool is_talk(Verb verb) {
    return verb == Verb::offer_trade || verb == Verb::withdraw_trade;
}

PlayerId random_player(PlayerMask mask, Random& chance) {
    FixedVector<PlayerId, kMaxPlayers> players;
    for (const PlayerId player : all_ids<PlayerId>(kMaxPlayers))
        if (has(mask, player)) players.push_back(player);
    return players[chance.below(static_cast<std::uint32_t>(players.size()))];
}

}  // namespace

RandomGame::RandomGame(const Rulebook& rules, std::uint64_t seed)
    : book(rules), state(start_game(rules, seed, &events)), chance{seed ^ 0x5EED, 0} {}

bool RandomGame::step() {
    const PlayerMask waiting = to_act(book, state);
    if (waiting == 0) return false;
    const Action action = random_action(book, state, random_player(waiting, chance), chance);
    events.clear();
    failed = !apply(book, state, action, &events);
    if (!failed) played.push_back(action);
    return !failed;
}

Action random_action(const Rulebook& book, const State& state, PlayerId player, Random& chance) {
    ActionList list;
    legal_actions(book, state, player, list);
    HEX_CHECK(!list.empty());
    while (true) {
        const Action action = list[chance.below(static_cast<std::uint32_t>(list.size()))];
        const bool talk = is_talk(book.content().kinds[action.kind].verb);
        if (talk && list.size() > 1 && chance.below(kOneOfferIn) != 0) continue;
        return complete_at_random(book, state, action, chance);
    }
}

}  // namespace hexholm::test
