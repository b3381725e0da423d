// What can only be judged when everything is compiled: games that could never go on are refused.
#include <algorithm>
#include <numeric>
#include <set>

#include "engine/lua/draft.h"
#include "engine/lua/suggest.h"

namespace hexholm {
namespace {

void check_upgrades(const Content& content, const Places& places, Problems& problems) {
    for (const PieceId id : content.pieces.ids()) {
        const Piece& piece = content.pieces[id];
        if (piece.upgrades.is_none()) continue;
        PieceId below = piece.upgrades;
        for (std::size_t steps = 0; below.is_some() && below != id; ++steps) {
            if (steps > content.pieces.size()) break;
            below = content.pieces[below].upgrades;
        }
        const std::string subject = "piece " + in_quotes(piece.name) + ": 'upgrades' ";
        if (below.is_some())
            problems.add(places.of(Kind::piece)[id.index()],
                         subject + "leads in a circle back to a piece that it replaces",
                         "let the lowest piece upgrade nothing");
        else if (content.pieces[piece.upgrades].on != PlaceKind::corner)
            problems.add(places.of(Kind::piece)[id.index()], subject + "names a piece on edges",
                         "name a piece on corners");
    }
}

void check_tokens(const Content& content, const std::string& where, Problems& problems) {
    const int least = static_cast<int>(content.dice.size());
    const int most = std::accumulate(content.dice.begin(), content.dice.end(), 0);
    std::set<int> tokens;
    for (const AreaSpec& area : content.map.areas)
        tokens.insert(area.tokens.begin(), area.tokens.end());
    for (const TileSpec& tile : content.map.tiles)
        if (tile.token > 0) tokens.insert(tile.token);
    const std::string start = "the map " + in_quotes(content.map.name) + " has the token ";
    for (const int token : tokens) {
        if (token < least || token > most)
            problems.add(
                where, start + std::to_string(token) + ", which no roll can show",
                "use tokens from " + std::to_string(least) + " to " + std::to_string(most));
        if (content.effect_of_roll(token))
            problems.add(
                where,
                start + std::to_string(token) + ", but that roll does something else than produce",
                "use another token");
    }
}

bool allows(const Content& content, const Phase& phase, Verb verb) {
    std::size_t at = 0;
    return std::any_of(content.kinds.begin(), content.kinds.end(), [&](const ActionKind& kind) {
        return phase.actions.test(at++) && kind.verb == verb;
    });
}

void check_phases(const Content& content, const Places& places, Problems& problems) {
    const std::string& where = places.of(Kind::turn).front();
    for (const Phase& phase : content.phases) {
        if (!allows(content, phase, Verb::roll) && !allows(content, phase, Verb::end_turn))
            problems.add(where, "the phase " + in_quotes(phase.name) + " never ends",
                         R"(add "roll" or "end_turn" to its actions)");
    }
    if (content.phases.empty())
        problems.add(where, "the turn has no phases", "name at least one");
    else if (!allows(content, *(content.phases.end() - 1), Verb::end_turn))
        problems.add(where, R"(the last phase of the turn does not allow "end_turn")",
                     "add it to its actions");
}

}  // namespace

void check_whole_game(const Draft& draft, const Places& places, Problems& problems) {
    check_upgrades(draft.content, places, problems);
    check_tokens(draft.content, draft.map_where, problems);
    check_phases(draft.content, places, problems);
}

}  // namespace hexholm
