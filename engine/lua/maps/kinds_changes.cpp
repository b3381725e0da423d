// What changes the map that is used, whichever it is: replaced terrains, tiles beside the land.
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostTiles = static_cast<int>(kMaxTiles);
constexpr int kMostToken = 80;

void check_shore(Fields& fields, const Draft& draft, const DraftShore& shore) {
    if (shore.terrain.is_none()) return;
    const Terrain& terrain = draft.content.terrains[shore.terrain];
    if (terrain.land)
        fields.problem("terrain", "names the land " + terrain.name, "name a terrain at sea");
    if (shore.tokens.empty()) return;
    if (!terrain.numbered)
        fields.problem("tokens", "are not used, because " + terrain.name + " takes none",
                       "remove them or set numbered = true in the terrain");
    else if (shore.tokens.size() != static_cast<std::size_t>(shore.count))
        fields.problem("tokens",
                       "has " + std::to_string(shore.tokens.size()) + ", but there are " +
                           std::to_string(shore.count) + " tiles",
                       "give one for each tile");
}

}  // namespace

void read_replacement(Fields& fields, const std::string& name, Draft& draft) {
    DraftReplacement made;
    made.name = name;
    made.where = fields.context().where;
    fields.id("terrain", Kind::terrain, made.terrain, "What comes.", Need::needed);
    fields.names("replaces", Kind::terrain, made.replaces,
                 "What goes: the first of these that still lies on the map.");
    fields.number("count", made.count, 1, kMostTiles, "How many tiles.");
    for (const std::size_t old : made.replaces)
        if (made.terrain.is_some() && draft.content.terrains[TerrainId(old)].land !=
                                          draft.content.terrains[made.terrain].land)
            fields.problem("replaces", "names land and what comes is none, or the reverse",
                           "replace land by land and sea by sea");
    if (made.replaces.empty())
        fields.problem("replaces", "is empty", "name at least one terrain, the best first");
    draft.replacements.push_back(std::move(made));
}

void read_shore(Fields& fields, const std::string& name, Draft& draft) {
    DraftShore made;
    made.name = name;
    made.where = fields.context().where;
    fields.id("terrain", Kind::terrain, made.terrain, "What lies there; not land.", Need::needed);
    fields.number("count", made.count, 1, kMostTiles, "How many tiles.");
    fields.number("corners", made.corners, 1, 6, "Each touches exactly so many corners of land.");
    fields.numbers("tokens", made.tokens, 1, kMostToken,
                   "Number tokens that are shuffled onto them.");
    fields.flag("harbours", made.harbours, "Also at places where a harbour is.");
    fields.flag("fewer", made.fewer, "With too few places only those are used.");
    if (!fields.documenting()) check_shore(fields, draft, made);
    draft.shores.push_back(std::move(made));
}

}  // namespace hexholm
