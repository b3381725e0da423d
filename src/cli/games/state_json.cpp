#include "src/cli/games/state_json.h"

#include <nlohmann/json.hpp>

#include "engine/base/hash.h"
#include "engine/game/core/play.h"
#include "engine/game/core/state_rows.h"
#include "engine/game/game.h"
#include "engine/game/view/points.h"
#include "engine/game/view/view.h"

#include "src/cli/common/json_line.h"

namespace hexholm::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kStageNames[] = {"choosing", "setup", "play", "over"};

Json player_number(PlayerId player) {
    return player.is_none() ? Json(nullptr) : Json(player.index() + 1);
}

// {"name": count, ...} of everything that is not zero.
template <class IdType, class Things, class Counts>
Json counts_json(const Things& things, const Counts& counts) {
    Json json = Json::object();
    for (const IdType id : things.ids())
        if (counts[id] != 0) json[things[id].name] = counts[id];
    return json;
}

// {"name": value, ...} of the counters that are not zero and belong to the game, or to this owner.
Json counters_json(const Content& content, const State& state, Owner per, std::size_t owner) {
    Json json = Json::object();
    for (const Counter& counter : content.counters) {
        if (counter.per != per) continue;
        if (const int value = counter_value(state, counter, owner); value != 0)
            json[counter.name] = value;
    }
    return json;
}

template <class IdType, class Row>
Json pieces_json(const Content& content, const Row& row, std::size_t count, PlayerId player) {
    Json json = Json::object();
    for (const IdType id : all_ids<IdType>(count))
        if (is_own(row[id], player))
            json[content.pieces[row[id].piece()].name].push_back(id.index());
    return json;
}

Json player_json(const Rulebook& book, const State& state, PlayerId player) {
    const Content& content = book.content();
    const PlayerState& own = state.players[player];
    Json awards = Json::array();
    for (const AwardId award : content.awards.ids())
        if (state.award_holder[award] == player) awards.push_back(content.awards[award].name);
    return {
        {"points", all_points(book, state, player)},
        {"public_points", public_points(book, state, player)},
        {"goods", counts_json<GoodId>(content.goods, own.goods)},
        {"hand", counts_json<CardId>(content.cards, own.hand)},
        {"open", counts_json<CardId>(content.cards, own.open)},
        {"wins", is_winner(state, player)},
        {"supply", counts_json<PieceId>(content.pieces, own.supply)},
        {"awards", awards},
        {"counters", counters_json(content, state, Owner::player, player.index())},
        {"corners",
         pieces_json<CornerId>(content, state.corners, book.board().corner_count(), player)},
        {"edges", pieces_json<EdgeId>(content, state.edges, book.board().edge_count(), player)}};
}

Json tiles_json(const Rulebook& book, const State& state) {
    Json tiles = Json::array();
    for (const TileId tile : all_ids<TileId>(book.board().tile_count())) {
        const Hex hex = book.board().hex(tile);
        tiles.push_back({{"q", hex.q},
                         {"r", hex.r},
                         {"terrain", book.content().terrains[state.terrain[tile]].name},
                         {"token", state.token[tile]}});
    }
    return tiles;
}

// The name of a thing, or its number where it has none.
Json name_json(const Content& content, NumberOf named, std::size_t number) {
    switch (named) {
        case NumberOf::player: return number + 1;
        case NumberOf::good: return content.goods[GoodId(number)].name;
        case NumberOf::card: return content.cards[CardId(number)].name;
        case NumberOf::deck: return content.decks[DeckId(number)].name;
        case NumberOf::piece: return content.pieces[PieceId(number)].name;
        case NumberOf::pawn: return content.pawns[PawnId(number)].name;
        case NumberOf::terrain: return content.terrains[TerrainId(number)].name;
        case NumberOf::harbour: return content.harbours[HarbourId(number)].name;
        case NumberOf::award: return content.awards[AwardId(number)].name;
        case NumberOf::phase: return content.phases[PhaseId(number)].name;
        case NumberOf::nothing: break;
    }
    return number;
}

Json value_json(const Content& content, const StateRow& row, std::int64_t value) {
    if (row.kind == ValueKind::spot) {
        const Spot spot(PlayerId(value >> Spot::kPieceBits), PieceId(value & Spot::kNone));
        if (spot.empty()) return nullptr;
        return {{"owner", spot.owner().index() + 1}, {"piece", content.pieces[spot.piece()].name}};
    }
    if (value == row.other) return nullptr;
    if (row.names != NumberOf::nothing)
        return name_json(content, row.names, static_cast<std::size_t>(value));
    return row.is_signed ? Json(value) : Json(static_cast<std::uint64_t>(value));
}

// One value, an object of what its values are about, or an array.
Json values_json(const Content& content,
                 const StateRow& row,
                 const State& state,
                 std::size_t group) {
    Json values = row.by == NumberOf::nothing ? Json::array() : Json::object();
    for (std::size_t nth = 0; nth < row.count; ++nth) {
        Json value = value_json(content, row, value_in(row, state, group, nth));
        if (row.by == NumberOf::nothing)
            values.push_back(std::move(value));
        else
            values[name_json(content, row.by, nth).get<std::string>()] = std::move(value);
    }
    return row.count == 1 && row.by == NumberOf::nothing ? values[0] : values;
}

// Rows of things of mods are told by the name of the thing: one, or several that it has.
void add_json(Json& to, const StateRow& row, Json values) {
    if (row.of.empty())
        to = std::move(values);
    else
        to[std::string(row.of)].push_back(std::move(values));
}

// Everything, row by row: "players.goods" is `goods` in each of `players`.
Json rows_json(const Rulebook& book, const State& state) {
    Json rows = Json::object();
    for (const StateRow& row : state_rows(book)) {
        if (row.kind == ValueKind::fixed || row.name == "unused") continue;
        const std::size_t dot = row.name.find('.');
        if (dot == std::string_view::npos) {
            add_json(rows[std::string(row.name)], row, values_json(book.content(), row, state, 0));
            continue;
        }
        for (std::size_t group = 0; group < row.groups; ++group)
            add_json(rows[std::string(row.name.substr(0, dot))][group]
                         [std::string(row.name.substr(dot + 1))],
                     row, values_json(book.content(), row, state, group));
    }
    return rows;
}

}  // namespace

std::string state_json(const Rulebook& book, const State& state) {
    const Content& content = book.content();
    Json pawns = Json::object();
    for (const PawnId pawn : content.pawns.ids())
        pawns[content.pawns[pawn].name] =
            state.pawns[pawn].is_none() ? Json(nullptr) : Json(state.pawns[pawn].index());
    Json dice = Json::array();
    for (std::size_t die = 0; die < content.dice.size(); ++die)
        dice.push_back(state.dice[die]);
    Json players = Json::array();
    for (const PlayerId player : all_ids<PlayerId>(book.players()))
        players.push_back(player_json(book, state, player));
    const Json json = {{"scenario", content.scenario},
                       {"hash", hash_name(digest(state))},
                       {"actions", state.actions},
                       {"turn", state.turn},
                       {"round", state.round},
                       {"stage", kStageNames[static_cast<std::size_t>(state.stage)]},
                       {"active", player_number(state.active)},
                       {"acting", player_number(state.acting)},
                       {"winner", player_number(state.winner)},
                       {"dice", dice},
                       {"bank", counts_json<GoodId>(content.goods, state.bank)},
                       {"deck_left", counts_json<DeckId>(content.decks, state.deck_size)},
                       {"pawns", pawns},
                       {"counters", counters_json(content, state, Owner::game, 0)},
                       {"players", players},
                       {"tiles", tiles_json(book, state)},
                       {"rows", rows_json(book, state)}};
    return json_line(json);
}

}  // namespace hexholm::cli
