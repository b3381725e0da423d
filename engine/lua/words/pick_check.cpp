#include "engine/lua/words/pick_check.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace hexholm {
namespace {

// A field that is only for some types of picks.
struct OnlyFor {
    const char* field;
    std::vector<ArgType> types;
    const char* words;
};
constexpr auto kTile = ArgType::tile;
constexpr auto kCorner = ArgType::corner;
constexpr auto kEdge = ArgType::edge;
constexpr auto kPlayer = ArgType::player;
constexpr auto kFigure = ArgType::figure;
const std::vector<OnlyFor>& only_for() {
    static const std::vector<OnlyFor> rows = {
        {"terrains", {kTile, kTile, kTile, kTile}, "tiles"},
        {"piece", {kCorner, kEdge, kEdge, kEdge}, "corners and edges"},
        {"whose", {kCorner, kEdge, kPlayer, kFigure}, "players, figures, corners and edges"},
        {"free_coast", {kEdge, kEdge, kEdge, kEdge}, "edges"},
        {"open_end", {kEdge, kEdge, kEdge, kEdge}, "edges"},
        {"touches_own", {kTile, kCorner, kEdge, kEdge}, "tiles, corners and edges"},
        {"reached", {kTile}, "tiles"},
        {"face_down", {kTile}, "tiles"},
        {"neutral", {kPlayer, kPlayer, kPlayer, kPlayer}, "players"},
        {"with_goods", {kPlayer, kPlayer, kPlayer, kPlayer}, "players"},
        {"with_counter",
         {kTile, kCorner, kEdge, kPlayer, kFigure},
         "players, figures, tiles, corners and edges"},
        {"at", {kTile, kCorner, kEdge, kFigure}, "figures, tiles, corners and edges"},
        {"without_figure", {kTile, kCorner, kEdge}, "tiles, corners and edges"},
        {"tokens", {kTile}, "tiles"},
        {"other_token", {kTile}, "tiles"},
        {"strands_no", {kEdge}, "edges"},
        {"can_travel", {kFigure}, "figures"},
        {"of", {ArgType::good}, "goods"},
        {"figure", {kFigure}, "figures"},
        {"raises", {kFigure}, "figures"},
        {"near", {kFigure}, "figures"},
        {"loaded", {kFigure}, "figures"},
        {"cargo", {kFigure}, "figures"},
        {"room_for", {kFigure}, "figures"},
        {"in_the_way_of", {kFigure}, "figures"},
        {"swaps_with", {kFigure}, "figures"},
        {"meets", {kFigure}, "figures"},
        {"in_piece", {kFigure}, "figures"},
        {"none_left", {kFigure}, "figures"},
        {"aboard_picked", {kFigure}, "figures"},
        {"unconnected", {kCorner, kFigure}, "corners and figures"},
        {"free_for_figure", {kTile, kCorner, kEdge}, "tiles, corners and edges"},
        {"beside", {kPlayer, kFigure, kFigure, kFigure}, "players and figures"},
        {"points", {kPlayer, kPlayer, kPlayer, kPlayer}, "players"},
        {"by_terrains", {kCorner, kEdge, kFigure}, "figures, corners and edges"},
        {"on_routes", {kCorner, kEdge, kFigure, kFigure}, "figures, corners and edges"},
        {"raises_to", {kFigure}, "figures"},
        {"by_own", {kFigure}, "figures"},
        {"holds", {ArgType::good}, "goods"},
        {"room", {ArgType::good}, "goods"},
        {"free_for", {kCorner, kEdge, kFigure, kPlayer}, "players, figures, corners and edges"},
        {"without_picked", {kEdge}, "edges"},
        {"land", {kTile, kCorner}, "tiles and corners"},
        {"room_in", {kCorner}, "corners"},
        {"stack_of", {ArgType::number}, "numbers"},
        {"other_than", {ArgType::number}, "numbers"},
        {"near_picked", {kTile, kCorner, kEdge, kEdge}, "tiles, corners and edges"},
        {"deck", {ArgType::card, kPlayer, kPlayer, kPlayer}, "players and cards"},
        {"up_to", {ArgType::number, ArgType::number, ArgType::number, ArgType::number}, "numbers"},
        {"from", {ArgType::card, ArgType::good}, "goods and cards"},
        {"cards", {ArgType::card, ArgType::number}, "cards and numbers"}};
    return rows;
}

Owner owner_of(ArgType type) {
    switch (type) {
        case ArgType::tile: return Owner::tile;
        case ArgType::corner: return Owner::corner;
        case ArgType::edge: return Owner::edge;
        case ArgType::figure: return Owner::figure;
        default: return Owner::player;
    }
}

void check_counter(Fields& fields, const Pick& pick, const Draft& draft) {
    for (const char* field : {"with_least", "with_most"})
        if (fields.has(field) && pick.with_counter.is_none())
            fields.problem(field, "is for picks with_counter", "name the counter");
    if (pick.with_counter.is_none() || pick.with_counter.index() >= draft.content.counters.size())
        return;
    if (draft.content.counters[pick.with_counter].per != owner_of(pick.type))
        fields.problem("with_counter", "counts something other than what is picked",
                       "give the counter the 'per' of what is picked");
}

void check_at(Fields& fields, const Pick& pick, const Draft& draft) {
    if (pick.at.is_none() || pick.at.index() >= draft.content.counters.size()) return;
    const Owner per = draft.content.counters[pick.at].per;
    const bool of_places = per == Owner::tile || per == Owner::corner || per == Owner::edge;
    const bool fits = pick.type == ArgType::figure ? of_places : per == owner_of(pick.type);
    if (!fits)
        fields.problem("at", "is a counter of something else than the place",
                       "give the counter the 'per' of the place");
}

void check_raised(Fields& fields, const Pick& pick, const Draft& draft) {
    if (pick.raises.is_some() && pick.raises.index() < draft.content.counters.size() &&
        draft.content.counters[pick.raises].per != Owner::figure)
        fields.problem("raises", "is not a counter of figures", R"(give it per = "figure")");
}

void check_place_of(Fields& fields, const Pick& pick, const Draft& draft) {
    if (pick.free_for.is_none() || pick.free_for.index() >= draft.content.pieces.size()) return;
    if (pick.type == ArgType::figure) return;
    const bool on_edge = draft.content.pieces[pick.free_for].on == PlaceKind::edge;
    if (pick.type != ArgType::player && on_edge != (pick.type == ArgType::edge))
        fields.problem(
            "free_for", "names a piece that stands on something else",
            std::string(on_edge ? R"(write what = "edge")" : R"(write what = "corner")"));
}

void check_room(Fields& fields, const Pick& pick, const Draft& draft) {
    if (pick.room_in.is_some() && pick.room_in.index() < draft.content.zones.size() &&
        !draft.content.zones[pick.room_in].per_corner)
        fields.problem("room_in", "names a zone that corners do not have",
                       R"(give it per = "corner")");
}

void check_source(Fields& fields, const Pick& pick) {
    if (pick.type == ArgType::good && pick.from == PickSource::discards)
        fields.problem("from", "names the discards, where no goods are", "write \"bank\"");
    if (pick.type == ArgType::card && pick.from == PickSource::others)
        fields.problem("from", "refers to other players, whose cards are hidden",
                       R"(pick a player first, and write "picked")");
    if (pick.type == ArgType::card && pick.from == PickSource::bank)
        fields.problem("from", "names the bank, where no cards are", "write \"discards\"");
}

}  // namespace

void check_pick(Fields& fields, const Pick& pick, const Draft& draft) {
    for (const OnlyFor& only : only_for())
        if (fields.has(only.field) &&
            std::find(only.types.begin(), only.types.end(), pick.type) == only.types.end())
            fields.problem(only.field, "is only for " + std::string(only.words), "remove it");
    for (const auto& [field, instead] : {std::pair("least", "with_least"), {"most", "with_most"}})
        if (fields.has(field) && pick.type != ArgType::number)
            fields.problem(field, "is the range of numbers",
                           pick.with_counter.is_some()
                               ? "write " + std::string(instead) + " for the value of the counter"
                               : "remove it");
    if (pick.type == ArgType::number && pick.most < pick.least)
        fields.problem("most", "is less than least");
    if (pick.type == ArgType::number && pick.most >= pick.least)
        fits(fields, "most", Limit::pick_numbers,
             static_cast<std::size_t>(pick.most - pick.least + 1));
    check_counter(fields, pick, draft);
    check_at(fields, pick, draft);
    check_raised(fields, pick, draft);
    check_place_of(fields, pick, draft);
    check_source(fields, pick);
    check_room(fields, pick, draft);
}

bool is_plain(const Fields& fields, const Pick& pick) {
    constexpr std::array<std::string_view, 7> kPlain = {"whose",   "with_counter", "at",    "land",
                                                        "room_in", "figure",       "raises"};
    if (pick.type != kFigure &&
        ((pick.type != kCorner && pick.type != kEdge) || pick.whose == Whose::others))
        return false;
    constexpr std::array<std::string_view, 2> kPlainOfEdges = {"free_coast", "touches_own"};
    const auto is_among = [](const auto& words, std::string_view field) {
        return std::ranges::find(words, field) != words.end();
    };
    return std::ranges::none_of(
               only_for(),
               [&](const OnlyFor& only) {
                   return !is_among(kPlain, only.field) &&
                          (pick.type != kEdge || !is_among(kPlainOfEdges, only.field)) &&
                          fields.has(only.field);
               }) &&
           pick.test.is_none() && pick.list.is_none();
}

}  // namespace hexholm
