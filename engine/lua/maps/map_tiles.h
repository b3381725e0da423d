// The tiles of a map as they are written: in rows, or one by one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lua/words/draft.h"

namespace hexholm {

// Column and row of a place.
void hex_fields(Fields& each, Hex& hex);

struct MapTiles {
    Fields& fields;
    Draft& draft;
    std::vector<TileSpec> written{};  // the board sorts them
    BoardPlan plan{};                 // of a board that is told place by place
    std::size_t column = 0;           // of the row that is read, from 1

    void rows();
    void single_tiles();
    void token_list(Fields& each, std::vector<int>& tokens);

    void row_item(Fields& row, const std::string& text, Hex hex);
    // The place of a tile in the author's rows of texts, for messages.
    std::string tile_text(const TileSpec& tile) const;
    void terrain_named(Fields& row, const std::string& word, TileSpec& tile);
    void token_of(Fields& row, const std::string& word, TileSpec& tile);
    std::optional<int> token_in(Fields& each, std::string_view field, const Tree& tree);
};

}  // namespace hexholm
