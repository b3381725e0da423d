#include "engine/lua/compile.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/content/digest.h"
#include "engine/lua/draft.h"
#include "engine/lua/limits.h"
#include "engine/lua/suggest.h"

namespace hexholm {
namespace {

using ByKind = std::array<std::vector<Declaration>, kKindCount>;

std::size_t place(Kind kind) {
    return static_cast<std::size_t>(kind);
}

// Named things are sorted; the nameless are joined to one each, later mods winning.
class Gathering {
public:
    Gathering(const std::vector<Declaration>& declarations, Problems& problems)
        : problems_(problems) {
        for (const Declaration& declaration : declarations)
            take(declaration);
        for (std::size_t kind = 0; kind < kKindCount; ++kind)
            if (is_named(static_cast<Kind>(kind))) sort_names(by_kind_[kind]);
    }

    const std::vector<Declaration>& of(Kind kind) const { return by_kind_[place(kind)]; }

    const std::string& last_place(Kind kind) const { return last_[place(kind)]; }

    Names names() const {
        Names names;
        for (std::size_t kind = 0; kind < kKindCount; ++kind)
            for (const Declaration& declaration : by_kind_[kind])
                names.of_kind[kind].push_back(declaration.name);
        return names;
    }

    Places places() const {
        Places places;
        for (std::size_t kind = 0; kind < kKindCount; ++kind)
            for (const Declaration& declaration : by_kind_[kind])
                places.of_kind[kind].push_back(declaration.where);
        return places;
    }

private:
    void take(const Declaration& declaration) {
        last_[place(declaration.kind)] = declaration.where;
        std::vector<Declaration>& row = by_kind_[place(declaration.kind)];
        const bool joined = !is_named(declaration.kind) && declaration.kind != Kind::on_roll;
        if (!joined || row.empty()) {
            row.push_back(declaration);
            return;
        }
        row[0].table.merge(declaration.table);
        row[0].where = declaration.where;
    }

    void sort_names(std::vector<Declaration>& row) {
        std::stable_sort(row.begin(), row.end(),
                         [](const auto& a, const auto& b) { return a.name < b.name; });
        for (std::size_t at = 1; at < row.size(); ++at)
            if (row[at].name == row[at - 1].name)
                problems_.add(row[at].where,
                              std::string(kind_word(row[at].kind)) + " " + in_quotes(row[at].name) +
                                  " is declared already at " + row[at - 1].where,
                              "give one of them another name");
        row.erase(std::unique(row.begin(), row.end(),
                              [](const auto& a, const auto& b) { return a.name == b.name; }),
                  row.end());
    }

    Problems& problems_;
    ByKind by_kind_;
    std::array<std::string, kKindCount> last_;  // the declaration made last
};

struct Limit {
    Kind kind;
    std::size_t most;
};
constexpr auto kLimits = std::to_array<Limit>({{Kind::good, kMaxGoods},
                                               {Kind::terrain, kMaxTerrains},
                                               {Kind::piece, kMaxPieces},
                                               {Kind::pawn, kMaxPawns},
                                               {Kind::route, kMaxRoutes},
                                               {Kind::deck, kMaxDecks},
                                               {Kind::card, kMaxCards},
                                               {Kind::award, kMaxAwards},
                                               {Kind::harbour, kMaxHarbours},
                                               {Kind::counter, 100},
                                               {Kind::map, 100},
                                               {Kind::phase, 32}});
constexpr auto kNeeded =
    std::to_array<Kind>({Kind::good, Kind::terrain, Kind::piece, Kind::map, Kind::phase, Kind::dice,
                         Kind::setup, Kind::seats, Kind::turn, Kind::rules});

void check_amounts(const Gathering& gathering, Problems& problems) {
    for (const Limit& limit : kLimits) {
        const std::size_t count = gathering.of(limit.kind).size();
        if (count > limit.most)
            problems.add(gathering.last_place(limit.kind),
                         "the game has " + std::to_string(count) + " kinds of " +
                             std::string(kind_word(limit.kind)),
                         "at most " + std::to_string(limit.most) + " are possible");
    }
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

void read_all(const Gathering& gathering, Draft& draft, Problems& problems) {
    for (const KindSpec& spec : kind_specs()) {
        for (const Declaration& declaration : gathering.of(spec.kind)) {
            const std::string word(kind_word(spec.kind));
            const std::string subject =
                declaration.name.empty() ? "hex." + word : word + " " + in_quotes(declaration.name);
            Fields fields(&declaration.table, {declaration.where, subject, declaration.mod,
                                               &draft.names, &problems, nullptr});
            spec.read(fields, declaration.name, draft);
            fields.finish();
        }
    }
}

std::size_t cells_of(const Counter& counter, const Content& content) {
    switch (counter.per) {
        case Owner::game: return 1;
        case Owner::player: return static_cast<std::size_t>(content.players);
        case Owner::tile: return content.board.tile_count();
        case Owner::corner: return content.board.corner_count();
        case Owner::edge: return content.board.edge_count();
    }
    return 0;
}

void place_counters(Content& content, Problems& problems) {
    std::size_t cell = 0;
    for (Counter& counter : content.counters) {
        counter.cell = cell;
        cell += cells_of(counter, content);
    }
    if (cell > kMaxCounterCells)
        problems.add("", "the counters need " + std::to_string(cell) + " cells",
                     "at most " + std::to_string(kMaxCounterCells) + " are possible");
}

void forbid_terrains(Draft& draft) {
    for (Terrain& terrain : draft.content.terrains)
        if (std::find(draft.setup_forbidden.begin(), draft.setup_forbidden.end(), terrain.name) !=
            draft.setup_forbidden.end())
            terrain.setup_forbidden = true;
}

void choose_map(Draft& draft, Problems& problems) {
    const std::vector<std::string>& known = draft.names.of(Kind::map);
    const auto found = std::lower_bound(known.begin(), known.end(), draft.map);
    if (found == known.end() || *found != draft.map) {
        problems.add(draft.map_where, "there is no map " + in_quotes(draft.map),
                     name_remedy(draft.map, known));
        return;
    }
    const DraftMap& map = draft.maps[static_cast<std::size_t>(found - known.begin())];
    const int players = draft.content.players;
    if (players < map.players_least || players > map.players_most)
        problems.add(map.where,
                     "the map " + in_quotes(map.name) + " is for " +
                         std::to_string(map.players_least) + " to " +
                         std::to_string(map.players_most) + " players, not " +
                         std::to_string(players),
                     "choose another map or number of players");
    draft.content.map = map.spec;
    draft.content.board = map.board;
    draft.content.start_pieces = map.start_pieces;
    if (!map.start_pieces.empty()) draft.content.setup.clear();
}

void check_cards(const Content& content, Problems& problems) {
    int cards = 0;
    for (const Card& card : content.cards)
        cards += card.copies;
    if (cards > static_cast<int>(kMaxDeckCards))
        problems.add("", "the decks hold " + std::to_string(cards) + " cards",
                     "at most " + std::to_string(kMaxDeckCards) + " are possible");
    if (content.effects.size() > 250)
        problems.add("", "there are more than 250 effects", "declare fewer cards");
}

}  // namespace

std::shared_ptr<Content> compile(const std::vector<Declaration>& declarations,
                                 int players,
                                 Problems& problems) {
    const Gathering gathering(declarations, problems);
    check_amounts(gathering, problems);
    if (problems.any()) return nullptr;
    Draft draft;
    draft.names = gathering.names();
    draft.content.players = players;
    draft.content.tags = all_tags(gathering);
    read_all(gathering, draft, problems);
    forbid_terrains(draft);
    choose_map(draft, problems);
    place_counters(draft.content, problems);
    check_cards(draft.content, problems);
    make_action_kinds(draft, problems);
    if (!problems.any()) check_whole_game(draft, gathering.places(), problems);
    if (problems.any()) return nullptr;
    draft.content.hash = content_digest(draft.content);
    return std::make_shared<Content>(std::move(draft.content));
}

}  // namespace hexholm
