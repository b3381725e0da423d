#include "src/cli/authors/room_used.h"

#include <algorithm>

#include "engine/content/content_limits.h"
#include "engine/game/core/layout.h"

namespace hexholm::cli {
namespace {

struct Room {
    Limit limit;
    std::size_t (*used)(const Content& content);
};

std::size_t cards_in_decks(const Content& content) {
    return layout_of(content).deck_cards;
}

constexpr auto kRooms = std::to_array<Room>({
    {Limit::state_bytes, [](const Content& c) { return layout_of(c).bytes; }},
    {Limit::tiles, [](const Content& c) { return c.board.tile_count(); }},
    {Limit::corners, [](const Content& c) { return c.board.corner_count(); }},
    {Limit::edges, [](const Content& c) { return c.board.edge_count(); }},
    {Limit::goods, [](const Content& c) { return c.goods.size(); }},
    {Limit::terrains, [](const Content& c) { return c.terrains.size(); }},
    {Limit::pieces, [](const Content& c) { return c.pieces.size(); }},
    {Limit::pawns, [](const Content& c) { return c.pawns.size(); }},
    {Limit::routes, [](const Content& c) { return c.routes.size(); }},
    {Limit::decks, [](const Content& c) { return c.decks.size(); }},
    {Limit::cards, [](const Content& c) { return c.cards.size(); }},
    {Limit::deck_cards, cards_in_decks},
    {Limit::awards, [](const Content& c) { return c.awards.size(); }},
    {Limit::harbours, [](const Content& c) { return c.harbours.size(); }},
    {Limit::harbour_sites, [](const Content& c) { return layout_of(c).harbours; }},
    {Limit::dice, [](const Content& c) { return c.dice.size(); }},
    {Limit::effects, [](const Content& c) { return c.effects.size(); }},
    {Limit::action_kinds, [](const Content& c) { return c.kinds.size(); }},
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
                    in_thousands(most_of(kRooms[at].limit)) + " " +
                    std::string(row_of(kRooms[at].limit).what);
    return text;
}

}  // namespace hexholm::cli
