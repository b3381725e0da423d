#include "src/cli/authors/room_used.h"

#include <algorithm>

#include "engine/base/limits.h"
#include "engine/game/core/layout.h"

namespace hexholm::cli {
namespace {

struct Room {
    const char* what;
    std::size_t most;
    std::size_t (*used)(const Content& content);
};

std::size_t cards_in_decks(const Content& content) {
    return layout_of(content).deck_cards;
}

constexpr auto kRooms = std::to_array<Room>({
    {"bytes of the state", kMaxStateBytes, [](const Content& c) { return layout_of(c).bytes; }},
    {"tiles", kMaxTiles, [](const Content& c) { return c.board.tile_count(); }},
    {"corners", kMaxCorners, [](const Content& c) { return c.board.corner_count(); }},
    {"edges", kMaxEdges, [](const Content& c) { return c.board.edge_count(); }},
    {"goods", kMaxGoods, [](const Content& c) { return c.goods.size(); }},
    {"terrains", kMaxTerrains, [](const Content& c) { return c.terrains.size(); }},
    {"pieces", kMaxPieces, [](const Content& c) { return c.pieces.size(); }},
    {"neutral pieces", kMaxPawns, [](const Content& c) { return c.pawns.size(); }},
    {"routes", kMaxRoutes, [](const Content& c) { return c.routes.size(); }},
    {"decks", kMaxDecks, [](const Content& c) { return c.decks.size(); }},
    {"kinds of cards", kMaxCards, [](const Content& c) { return c.cards.size(); }},
    {"cards", kMaxDeckCards, cards_in_decks},
    {"awards", kMaxAwards, [](const Content& c) { return c.awards.size(); }},
    {"kinds of harbours", kMaxHarbours, [](const Content& c) { return c.harbours.size(); }},
    {"harbours", kMaxHarbourSites, [](const Content& c) { return layout_of(c).harbours; }},
    {"dice", kMaxDice, [](const Content& c) { return c.dice.size(); }},
    {"effects", kMaxEffects, [](const Content& c) { return c.effects.size(); }},
    {"kinds of actions", kMaxActionKinds, [](const Content& c) { return c.kinds.size(); }},
});

// "32,768".
std::string in_thousands(std::size_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;)
        digits.insert(at -= 3, ",");
    return digits;
}

}  // namespace

void RoomUsed::see(const Content& content) {
    static_assert(kRooms.size() == kRows);
    for (std::size_t at = 0; at < kRows; ++at)
        used_[at] = std::max(used_[at], kRooms[at].used(content));
}

std::string RoomUsed::line() const {
    std::string text;
    for (std::size_t at = 0; at < kRows; ++at)
        if (used_[at] > 0)
            text += (text.empty() ? "uses: " : ", ") + in_thousands(used_[at]) + " of " +
                    in_thousands(kRooms[at].most) + " " + kRooms[at].what;
    return text;
}

}  // namespace hexholm::cli
