#include "engine/lua/compiling/compile.h"

#include <algorithm>
#include <array>

#include "engine/base/check.h"
#include "engine/content/digest.h"
#include "engine/game/core/layout.h"
#include "engine/lua/compiling/gathering.h"
#include "engine/lua/compiling/limit_check.h"
#include "engine/lua/maps/map_changes.h"
#include "engine/lua/reading/suggest.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr auto kNeeded =
    std::to_array<Kind>({Kind::good, Kind::terrain, Kind::piece, Kind::map, Kind::phase, Kind::dice,
                         Kind::setup, Kind::seats, Kind::turn, Kind::rules});

// Checks the number of colours; players have one each, too.
void check_colours(const Gathering& gathering, int players, Problems& problems) {
    Shares colours;
    colours.add("the players", static_cast<std::size_t>(players));
    for (const Declaration& neutral : gathering.of(Kind::neutral))
        colours.add(neutral.mod, 1);
    check_limit(Limit::colours, colours, gathering.last_place(Kind::neutral), problems);
}

void check_needed(const Gathering& gathering, Problems& problems) {
    for (const Kind kind : kNeeded)
        if (gathering.of(kind).empty())
            problems.add("", "no mod of this game declares hex." + std::string(kind_word(kind)),
                         "let the mod depend on one that does, for example base");
}

std::vector<std::string> all_tags(const Gathering& gathering) {
    std::vector<std::string> tags;
    for (const Declaration& good : gathering.of(Kind::good))
        if (const Tree* list = good.table.find("tags"))
            for (const Tree& tag : list->items)
                tags.push_back(tag.text);
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

// Windows have the names that cards react to.
std::vector<std::string> all_windows(const Gathering& gathering) {
    std::vector<std::string> windows;
    for (const Declaration& card : gathering.of(Kind::card))
        if (const Tree* name = card.table.find("reacts_to"))
            if (name->type == Tree::Type::text && !name->text.empty())
                windows.push_back(name->text);
    std::sort(windows.begin(), windows.end());
    windows.erase(std::unique(windows.begin(), windows.end()), windows.end());
    return windows;
}

// False when the game has more of something than it can have; then there is nothing to look at.
bool read_all(const Gathering& gathering, Draft& draft, Problems& problems) {
    RunningTotals totals(draft.content, gathering);
    for (const KindSpec& spec : kind_specs()) {
        for (const Declaration& declaration : gathering.of(spec.kind)) {
            const auto or_own = [&](const std::string& mod) {
                return mod.empty() ? declaration.mod : mod;
            };
            Fields fields(&declaration.table,
                          {declaration.where, subject_of(declaration), or_own(declaration.assets),
                           or_own(declaration.title_mod), or_own(declaration.help_mod),
                           &draft.names, &problems, nullptr, or_own(declaration.sound_mod), nullptr,
                           declaration.mod, or_own(declaration.looks_mod), &declaration.places});
            spec.read(fields, declaration.name, draft);
            fields.finish();
            if (!totals.note(draft.content, declaration)) return totals.check(problems);
        }
    }
    return totals.check(problems);
}

// A name became an id by its place among all names of its kind, so there is a row for each name.
void check_rows(const Draft& draft) {
    const Content& content = draft.content;
    const auto named = [&](Kind kind) { return draft.names.of(kind).size(); };
    HEX_CHECK(content.goods.size() == named(Kind::good));
    HEX_CHECK(content.terrains.size() == named(Kind::terrain));
    HEX_CHECK(content.routes.size() == named(Kind::route));
    HEX_CHECK(content.counters.size() == named(Kind::counter));
    HEX_CHECK(content.pieces.size() == named(Kind::piece));
    HEX_CHECK(content.pawns.size() == named(Kind::pawn));
    HEX_CHECK(content.figure_kinds.size() == named(Kind::figure));
    HEX_CHECK(content.decks.size() == named(Kind::deck));
    HEX_CHECK(content.cards.size() == named(Kind::card));
    HEX_CHECK(content.zones.size() == named(Kind::zone));
    HEX_CHECK(content.hand_limits.size() == named(Kind::hand_limit));
    HEX_CHECK(content.awards.size() == named(Kind::award));
    HEX_CHECK(content.payments.size() == named(Kind::payment));
    HEX_CHECK(content.harbours.size() == named(Kind::harbour));
    HEX_CHECK(content.bonuses.size() == named(Kind::bonus));
    HEX_CHECK(content.reliefs.size() == named(Kind::relief));
    HEX_CHECK(content.bank_trades.size() == named(Kind::bank_trade));
    HEX_CHECK(content.tracks.size() == named(Kind::track));
    HEX_CHECK(content.panels.size() == named(Kind::panel));
    HEX_CHECK(content.cues.size() == named(Kind::cue));
    HEX_CHECK(content.picks.size() == named(Kind::pick));
    HEX_CHECK(draft.maps.size() == named(Kind::map));
}

// The places that the map marks, in order.
std::vector<std::uint16_t> marked_places(const MapSpec& map, CounterId counter) {
    std::vector<std::uint16_t> places;
    for (const Mark& mark : map.marks)
        if (mark.counter == counter) places.push_back(mark.place);
    std::sort(places.begin(), places.end());
    return places;
}

std::vector<std::uint16_t> figures_of(const Content& content, FigureKindId kind) {
    std::vector<std::uint16_t> figures;
    for (const FigureId figure : content.figures.ids())
        if (content.figures[figure].kind == kind) figures.push_back(figure.value);
    return figures;
}

// Behind the counters. Gives the first cell behind them.
std::size_t place_zones(Content& content, std::size_t cell) {
    for (const ZoneId id : content.zones.ids()) {
        Zone& zone = content.zones[id];
        zone.first_run = content.zone_runs.size();
        std::size_t room = 0;
        for (const Card& card : content.cards)
            if (zone.decks == 0 || in_mask(zone.decks, card.deck))
                room += static_cast<std::size_t>(card.copies);
        if (zone.holds > 0) room = std::min(room, static_cast<std::size_t>(zone.holds));
        int runs = zone.per_player ? content.players : zone.stacks;
        if (zone.per_corner) runs = static_cast<int>(content.board.corner_count());
        for (int owner = 0; owner < runs; ++owner) {
            content.zone_runs.push_back({id, static_cast<std::uint8_t>(owner), cell, room});
            cell += room + 1;
        }
    }
    return cell;
}

// Goods that lie on tiles: their counters, and terrains of which it is plain what lies there.
void note_kept(Content& content, const Places& places, Problems& problems) {
    for (const GoodId good : content.goods.ids()) {
        const CounterId kept = content.goods[good].kept;
        if (kept.is_none()) continue;
        Counter& counter = content.counters[kept];
        counter.keeps = true;
        if (counter.per != Owner::tile || counter.least != 0 || counter.marked_only)
            problems.add(places.of(Kind::good)[good.index()],
                         "good " + in_quotes(content.goods[good].name) +
                             ": 'kept' names the counter " + in_quotes(counter.name) +
                             ", which does not count all tiles from 0 on",
                         R"(write per = "tile" there, without least and marked_only)");
    }
    for (const TerrainId terrain : content.terrains.ids()) {
        int kinds = 0;
        for (const GoodId good : content.goods.ids())
            kinds +=
                content.terrains[terrain].produces[good] > 0 && content.goods[good].kept.is_some();
        if (kinds > 1)
            problems.add(places.of(Kind::terrain)[terrain.index()],
                         "terrain " + in_quotes(content.terrains[terrain].name) +
                             " produces several goods that are kept on tiles",
                         "leave one of them");
    }
}

void place_counters(Content& content) {
    std::size_t cell = 0;
    for (const CounterId id : content.counters.ids()) {
        Counter& counter = content.counters[id];
        if (counter.of.is_some()) {
            counter.marked_only = true;
            counter.mark(figures_of(content, counter.of));
        } else if (counter.marked_only)
            counter.mark(marked_places(content.map, id));
        counter.cell = cell;
        cell += cell_count(content, counter);
    }
    cell = place_zones(content, cell);
    if (content.rules.keeps_received) content.received_cell = cell;
}

void forbid_terrains(Draft& draft) {
    for (Terrain& terrain : draft.content.terrains)
        if (std::find(draft.setup_forbidden.begin(), draft.setup_forbidden.end(), terrain.name) !=
            draft.setup_forbidden.end())
            terrain.setup_forbidden = true;
}

void choose_map(Draft& draft, Problems& problems) {
    const auto found = draft.names.place_of(Kind::map, draft.map, draft.map_mod);
    if (!found) {
        problems.add(draft.map_where, "there is no map " + in_quotes(draft.map),
                     draft.names.remedy(Kind::map, draft.map));
        return;
    }
    HEX_CHECK(*found < draft.maps.size());
    DraftMap& map = draft.maps[*found];
    const int players = draft.content.players;
    if (players < map.players_least || players > map.players_most)
        problems.add(map.where,
                     "the map " + in_quotes(map.name) + " is for " +
                         std::to_string(map.players_least) + " to " +
                         std::to_string(map.players_most) + " players, not " +
                         std::to_string(players),
                     "choose another map or number of players");
    if (problems.any()) return;
    replace_terrains(draft, map, problems);
    add_shores(draft, map, problems);
    draft.content.map = map.spec;
    draft.content.board = map.board;
    draft.content.start_pieces = map.start_pieces;
    if (!map.start_pieces.empty() && !map.setup_follows) draft.content.setup.clear();
}

// Which number a region has says the map.
void number_regions(Draft& draft) {
    const std::vector<std::string>& regions = draft.content.map.regions;
    for (const auto& [hook, names] : draft.away_from)
        for (std::size_t number = 1; number < regions.size(); ++number)
            if (std::ranges::find(names, regions[number]) != names.end())
                draft.content.hooks[hook].away_from |= std::uint32_t{1} << number;
}

// Only what mods may declare without end can outgrow the state.
void check_room(const Content& content, Problems& problems) {
    const Layout layout = layout_of(content);
    if (layout.bytes <= most_of(Limit::state_bytes)) return;
    const RoomShare most = largest_share(content);
    problems.add("",
                 "a state of this game needs " + std::to_string(layout.bytes) + " bytes, " +
                     std::to_string(most.bytes) + " of them for " + most.what,
                 at_most(Limit::state_bytes) + "; let counters of places be marked_only");
}

}  // namespace

std::shared_ptr<Content> compile(const std::vector<Declaration>& declarations,
                                 const Lineage& lineage,
                                 int players,
                                 Problems& problems) {
    const Gathering gathering(declarations, lineage, problems);
    check_declared(gathering, problems);
    check_colours(gathering, players, problems);
    check_needed(gathering, problems);
    if (problems.any()) return nullptr;
    Draft draft;
    draft.names = gathering.names();
    draft.lineage = &lineage;
    draft.content.players = players;
    // Effects can be named before they are read.
    for (const std::string& name : draft.names.of(Kind::effect))
        draft.content.named_effects.emplace_back(name,
                                                 draft.content.effects.add(Effect{name, {}, {}}));
    draft.content.tags = all_tags(gathering);
    draft.content.windows = all_windows(gathering);
    if (!read_all(gathering, draft, problems)) return nullptr;
    if (!problems.any()) check_rows(draft);
    if (!problems.any()) hand_on_picks(draft.content, gathering.places(), problems);
    forbid_terrains(draft);
    choose_map(draft, problems);
    number_regions(draft);
    if (!problems.any()) number_figures(draft, gathering.places(), problems);
    note_kept(draft.content, gathering.places(), problems);
    place_counters(draft.content);
    check_zone_places(draft.content, gathering.places(), problems);
    if (!problems.any()) check_room(draft.content, problems);
    make_action_kinds(draft, problems);
    if (!problems.any()) check_begun_together(draft.content, lineage, gathering.places(), problems);
    if (!problems.any()) check_nesting(draft.content, problems);
    if (!problems.any()) check_whole_game(draft, gathering.places(), problems);
    draft.content.names = std::move(draft.names.spaces);
    if (!problems.any()) draft.content.hash = content_digest(draft.content);
    return std::make_shared<Content>(std::move(draft.content));
}

}  // namespace hexholm
