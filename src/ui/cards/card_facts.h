// What a card says about itself beside its title and its picture: symbols, a price, what is stored on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/ui/table/table.h"
#include "src/ui/theme/card_art.h"

namespace hexholm::ui {

// Whether cards lie on the table instead of an island.
inline bool is_card_table(const Content& content) {
    return !content.board.has_directions();
}

// An amount of something that the card counts for; without an icon it is points.
struct CardSymbol {
    scene::ModelId icon = scene::kNoModel;
    int count = 0;
};

// The content of a card for a thing at a place or in a hand.
struct CardInfo {
    CardFace face;
    std::string help{};
    std::uint32_t rim = 0;  // in the colour of who owns it; 0: nobody does
    std::vector<CardSymbol> symbols{};
    Bundle price{};
    // Only for land: its number, and how much is stored of how much room.
    std::string number{};
    GoodId stored{};
    int store = 0;
    int room = 0;
};

CardInfo info_of(const Table& table, CardId card);
CardInfo info_of(const Table& table, PieceId piece, PlayerId owner);
// The card of a tile of known land. REQUIRES: `tile` has a terrain that gives or says something.
CardInfo info_of(const Table& table, TileId tile);

// The card of anything that a line of the log can name; `number`: that of land, or the value of a
// counter.
CardInfo info_of(const Table& table, const Thing& thing, int number = 0);
// The picture of such a thing; kNoModel where it has none.
scene::ModelId picture_of(const anim::Looks& looks, const Thing& thing);

// The card of what lies at this place; nullopt when nothing does.
std::optional<CardInfo> info_at(const Table& table, input::Place place);
// Whether a card could come to lie at this corner by now.
bool is_open_site(const Table& table, CornerId corner);

// The kind of action with which a card of the hand is put on the table; none when there is no such.
ActionKindId laying_kind(const Content& content, CardId card);

}  // namespace hexholm::ui
