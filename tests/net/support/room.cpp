#include "tests/net/support/room.h"

#include "tests/support/random_game.h"

namespace hexholm::test {

net::TableTerms terms_for(int players) {
    net::TableTerms terms;
    terms.title = "Friends";
    terms.game.players = players;
    terms.bots.resize(static_cast<std::size_t>(players));
    return terms;
}

void Room::act() {
    for (std::size_t at = 0; at < world.guests(); ++at) {
        const net::Replica* const replica = guest(at).replica();
        const bool may_ask = replica != nullptr && replica->view() != nullptr &&
                             guest(at).standing() == net::Standing::here && !guest(at).is_asking();
        if (!may_ask) continue;
        const View& view = *replica->view();
        if (view.viewer.is_none() || !has(to_act(replica->book(), view.state), view.viewer))
            continue;
        guest(at).ask({random_action(replica->book(), view.state, view.viewer, world.chance())},
                      false, world.now_ms());
        break;
    }
    world.run(200);
}

}  // namespace hexholm::test
