#include "src/ui/board_tip.h"

#include "src/ui/counter_chips.h"
#include "src/ui/language.h"

namespace hexholm::ui {

static std::string yields_text(const Content& content, const Terrain& terrain) {
    std::string list;
    const auto add = [&](std::string_view what) {
        if (!list.empty()) list += tr(", ");
        list += what;
    };
    for (const GoodId good : content.goods.ids())
        if (terrain.produces[good] > 0) add(title_of(content.goods[good].face));
    if (terrain.choose > 0) add(tr("goods of your choice"));
    if (terrain.draws.is_some()) add(title_of(content.decks[terrain.draws].face));
    if (terrain.counts.is_some()) add(title_of(content.counters[terrain.counts].face));
    std::string numbers;
    for (const int number : terrain.numbers) {
        if (!numbers.empty()) numbers += tr(", ");
        numbers += std::to_string(number);
    }
    if (list.empty()) return "";
    return numbers.empty() ? tr("Gives {1}", {list}) : tr("Gives {1} on {2}", {list, numbers});
}

static std::string pawns_text(const Table& table, TileId tile) {
    std::string text;
    for (const PawnId pawn : table.content().pawns.ids()) {
        if (table.state().pawns[pawn] != tile) continue;
        const Pawn& declared = table.content().pawns[pawn];
        text += '\n';
        text += declared.blocks_production
                    ? tr("{1} stands here: it gives nothing", {title_of(declared.face)})
                    : std::string(title_of(declared.face));
    }
    return text;
}

// Numbers that a mod keeps for this place. What lies on the board says what it is for.
static std::string counters_text(const Table& table, Owner per, std::size_t place) {
    std::string text;
    const Content& content = table.content();
    for (const CounterId id : content.counters.ids()) {
        const Counter& counter = content.counters[id];
        if (counter.per != per || !is_told(content, id)) continue;
        if (counter.cell_of(place) == Counter::kNoCell) continue;
        const int value = counter_value(table.state(), counter, place);
        if (value == 0) continue;
        text += '\n';
        if (!counter.marker || counter.most > 1)
            text += tr("{1}: {2}", {title_of(counter.face), std::to_string(value)});
        else
            text += title_of(counter.face);
        if (counter.marker && !counter.face.help.empty()) (text += '\n') += help_of(counter.face);
    }
    return text;
}

void draw_tile_tip(Desk& desk, const Table& table, TileId tile) {
    const State& state = table.state();
    const TerrainId id = state.terrain[tile];
    Painter painter(desk, list_over_all());
    if (id.is_none() || state.face_down[tile] != 0)
        return painter.tip(tr("Nobody knows yet what lies here"));
    const Terrain& terrain = table.content().terrains[id];
    std::string text(title_of(terrain.face));
    const std::string yields = yields_text(table.content(), terrain);
    if (!yields.empty()) text += "\n" + yields;
    const int token = state.token[tile];
    if (token > 0)
        text += "\n" + tr("On a {1}: {2} of 36 throws",
                          {std::to_string(token), std::to_string(table.book.pips(token))});
    else if (!terrain.face.help.empty())
        (text += '\n') += help_of(terrain.face);
    painter.tip(text + counters_text(table, Owner::tile, tile.index()) + pawns_text(table, tile));
}

void draw_marker_tip(Desk& desk, const Table& table, Owner per, std::size_t place) {
    const std::string text = counters_text(table, per, place);
    if (!text.empty()) Painter(desk, list_over_all()).tip(text.substr(1));
}

}  // namespace hexholm::ui
