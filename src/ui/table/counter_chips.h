// Numbers and open cards that mods keep for players and for the game, as small chips.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "src/ui/table/layout.h"
#include "src/ui/table/table.h"

namespace hexholm::ui {

// Whether people hear of the counter at all: it has a title, is no matter of one turn, and stands
// on no card that is shown anyway.
bool is_told(const Content& content, CounterId counter);

// Either it is so or it is not: no number is wanted, and nothing while it is not.
bool is_flag(const Counter& counter);

// What the players' panels need a third row for, in any game with this content.
bool has_chips(const Content& content);
bool awards_need_room(const Content& content);  // beside several decks
bool has_game_counters(const Content& content);

struct Chip {
    const Face* face = nullptr;
    scene::ModelId icon = scene::kNoModel;
    int count = 0;
    int goal = 0;  // with so many the player has won; 0: not by them

    std::string number() const;  // "3", or "3/4" where there is a goal
};
// The chips of one player, as the viewer may see them.
std::vector<Chip> chips_of(const Table& table, PlayerId player);

// The chips without those that are 0, for when there is no room for all.
std::vector<Chip> without_zeros(std::vector<Chip> chips);
float chips_width(const Painter& painter, std::span<const Chip> chips, float gap);
// How many of them, from the first, fit into so many pixels.
std::size_t chips_that_fit(const Painter& painter,
                           std::span<const Chip> chips,
                           float room,
                           float gap);
// Draws them in a row; gives the one under the mouse, or nothing.
const Chip* draw_chips(
    Painter& painter, std::span<const Chip> chips, std::uint32_t team, float x, float y, float gap);
// Draws "+count" for chips that there is no room for.
void draw_more_chips(Painter& painter, std::size_t count, float right, float y);

// The counters of the game, in a strip under the bank.
void draw_game_counters(Desk& desk, const Layout& layout, const Table& table);

}  // namespace hexholm::ui
