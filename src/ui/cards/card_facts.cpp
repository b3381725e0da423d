#include "src/ui/cards/card_facts.h"

#include <algorithm>

#include "engine/game/trade/prices.h"

#include "src/ui/table/turn_bar.h"
#include "src/ui/words/language.h"

namespace hexholm::ui {

namespace {

// Adds a symbol for a counted thing: its picture, or points.
void add_symbol(const Table& table, CounterId id, int count, std::vector<CardSymbol>& symbols) {
    const Counter& counter = table.content().counters[id];
    if (counter.points != 0) {
        symbols.push_back({scene::kNoModel, count * counter.points});
    } else if (table.looks.counters[id] != scene::kNoModel) {
        symbols.push_back({table.looks.counters[id], count});
    }
}

std::optional<CardInfo> card_at(const Table& table, CornerId corner) {
    for (const Zone& zone : table.content().zones) {
        if (!zone.per_corner) continue;
        const ZoneRun& run = table.content().zone_runs[zone.first_run + corner.index()];
        const int count = table.state().counters[run.cell];
        if (count == 0) continue;
        const int top = table.state().counters[run.cell + static_cast<std::size_t>(count)];
        if (top > 0) return info_of(table, CardId(top - 1));
    }
    return std::nullopt;
}

// Land that gives nothing has not been reached by anybody.
bool is_worth_showing(const Table& table, TileId tile) {
    const TerrainId terrain = table.state().terrain[tile];
    if (terrain.is_none() || table.state().face_down[tile] != 0) return false;
    return table.state().token[tile] != 0 || table.content().terrains[terrain].produces.total() > 0;
}

}  // namespace

ActionKindId laying_kind(const Content& content, CardId card) {
    for (const ActionKindId kind : content.kinds.ids()) {
        const ActionKind& what = content.kinds[kind];
        if (what.verb == Verb::act &&
            content.mod_actions[ModActionId(what.subject)].needs_card == card)
            return kind;
    }
    return {};
}

CardInfo info_of(const Table& table, CardId card) {
    const Card& declared = table.content().cards[card];
    CardInfo info;
    info.face = card_face(table.content(), table.looks, card);
    info.help = help_of(declared.face);
    if (declared.total != 0) info.number = std::to_string(declared.total);
    if (declared.points != 0) info.symbols.push_back({scene::kNoModel, declared.points});
    for (const auto& [counter, count] : declared.counts)
        add_symbol(table, counter, count, info.symbols);
    if (const ActionKindId kind = laying_kind(table.content(), card); kind.is_some())
        info.price = price_of(table, kind);
    else
        info.price = price_of(table, declared.cost);
    return info;
}

CardInfo info_of(const Table& table, PieceId piece, PlayerId owner) {
    const Piece& declared = table.content().pieces[piece];
    CardInfo info;
    info.face = {table.looks.piece_icons[piece], declared.face.color, title_of(declared.face)};
    info.help = help_of(declared.face);
    info.rim = table.color(owner);
    if (declared.points != 0) info.symbols.push_back({scene::kNoModel, declared.points});
    return info;
}

// Without what lies on it.
static CardInfo info_of(const Table& table, TerrainId id, int token) {
    const Content& content = table.content();
    const Terrain& terrain = content.terrains[id];
    CardInfo info;
    info.face = {table.looks.terrains[id], terrain.face.color, title_of(terrain.face)};
    info.help = help_of(terrain.face);
    if (token > 0) info.number = content.token_text(token);
    std::string goods;
    for (const GoodId good : content.goods.ids())
        if (terrain.produces[good] > 0)
            (goods += goods.empty() ? "" : tr(", ")) += title_of(content.goods[good].face);
    if (info.help.empty() && !goods.empty() && !info.number.empty())
        info.help = tr("Yields {1} on {2}", {goods, info.number});
    return info;
}

scene::ModelId picture_of(const anim::Looks& looks, const Thing& thing) {
    switch (thing.kind) {
        case ThingKind::piece: return looks.piece_icons[PieceId(thing.index)];
        case ThingKind::figure: return looks.figure_icons[FigureKindId(thing.index)];
        case ThingKind::pawn: return looks.pawn_icons[PawnId(thing.index)];
        case ThingKind::card: return looks.cards[CardId(thing.index)];
        case ThingKind::award: return looks.awards[AwardId(thing.index)];
        case ThingKind::terrain: return looks.terrains[TerrainId(thing.index)];
        case ThingKind::counter: return looks.counters[CounterId(thing.index)];
        case ThingKind::cue: return looks.cues[CueId(thing.index)];
        case ThingKind::die_side: {
            const DieSide side = die_side_of(thing);
            return looks.die_sides[side.die][side.side];
        }
        default: return scene::kNoModel;
    }
}

CardInfo info_of(const Table& table, const Thing& thing, int number) {
    if (thing.kind == ThingKind::terrain) return info_of(table, TerrainId(thing.index), number);
    if (thing.kind == ThingKind::card) return info_of(table, CardId(thing.index));
    CardInfo info;
    if (const Face* const face = face_of(table.content(), thing); face != nullptr) {
        info.face = {picture_of(table.looks, thing), face->color, title_of(*face)};
        info.help = help_of(*face);
        if (thing.kind == ThingKind::counter && number > 0) info.number = std::to_string(number);
        if (thing.kind == ThingKind::die_side) {
            const DieSide at = die_side_of(thing);
            const DieFace& side = table.content().dice[at.die].faces[at.side];
            info.face.title = tr_of(face->title_mod, side.title);
            if (!side.help.empty()) info.help = tr_of(face->title_mod, side.help);
        }
    }
    return info;
}

CardInfo info_of(const Table& table, TileId tile) {
    const Content& content = table.content();
    const TerrainId id = table.state().terrain[tile];
    const Terrain& terrain = content.terrains[id];
    CardInfo info = info_of(table, id, table.state().token[tile]);
    for (const GoodId good : content.goods.ids()) {
        const CounterId kept = content.goods[good].kept;
        if (kept.is_none() || terrain.produces[good] == 0) continue;
        info.stored = good;
        info.store = table.state().counters[content.counters[kept].cell_of(tile.index())];
        info.room = content.counters[kept].most;
    }
    return info;
}

std::optional<CardInfo> info_at(const Table& table, input::Place place) {
    if (place.kind == PlaceKind::tile) {
        const TileId tile(place.index);
        if (is_worth_showing(table, tile)) return info_of(table, tile);
        return std::nullopt;
    }
    if (place.kind == PlaceKind::none || place.index < 0) return std::nullopt;
    const bool corner = place.kind == PlaceKind::corner;
    const Spot& spot = corner ? table.state().corners[CornerId(place.index)]
                              : table.state().edges[EdgeId(place.index)];
    if (!spot.empty()) return info_of(table, spot.piece(), spot.owner());
    return corner ? card_at(table, CornerId(place.index)) : std::nullopt;
}

// Where the places of a card's own action say that it may be put, whoever has the land.
bool is_open_site(const Table& table, CornerId corner) {
    const Content& content = table.content();
    return std::ranges::any_of(content.mod_actions, [&](const ModAction& mod_action) {
        if (mod_action.needs_card.is_none() || mod_action.picks.empty()) return false;
        const Pick& pick = content.picks[mod_action.picks.front()];
        if (pick.type != ArgType::corner || pick.with_counter.is_none()) return false;
        const std::size_t cell = content.counters[pick.with_counter].cell_of(corner.index());
        if (cell == Counter::kNoCell) return false;
        const int value = table.state().counters[cell];
        return value >= pick.with_least && value <= pick.with_most;
    });
}

}  // namespace hexholm::ui
