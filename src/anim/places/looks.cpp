#include "src/anim/places/looks.h"

#include <array>
#include <cstdio>
#include <utility>

#include "engine/content/set_models.h"

namespace hexholm::anim {

using scene::kNoModel;
using scene::ModelId;
using scene::ModelNames;

static ModelId id_of(const Face& face, const std::string& name, ModelNames& names) {
    return name.empty() ? kNoModel : names.id(face.mod + "/" + name);
}

static ModelId with_substitute(ModelId id, ModelId other, ModelNames& names) {
    if (id == kNoModel) return other;
    if (other != kNoModel) names.set_substitute(id, other);
    return id;
}

static ModelId colored(const Face& face, ModelNames& names) {
    std::array<char, 8> name{};
    std::snprintf(name.data(), name.size(), "#%06x", face.color & 0xFFFFFF);
    return names.id(name.data());
}

// A model in the icon's place serves for both; `plain` is shown when there is no model.
static ModelId model_of(const Face& face, ModelId plain, ModelNames& names) {
    const bool has_icon_model = face.model.empty() && !face.icon.ends_with(".png");
    return with_substitute(id_of(face, has_icon_model ? face.icon : face.model, names), plain,
                           names);
}

// The model in the set, or the thing's own model when the set has none.
static ModelId in_set(const Face& face, int set, std::size_t look, ModelId own, ModelNames& names) {
    const auto at = static_cast<std::size_t>(set);
    if (set < 0 || at >= face.set_models.size()) return own;
    return with_substitute(id_of(face, for_look(face.set_models[at], look), names), own, names);
}

static ModelId icon_of(const Face& face, ModelId model, ModelNames& names) {
    return with_substitute(id_of(face, face.icon, names), model, names);
}

template <class IdType, class Thing>
static Table<IdType, ModelId> icons_of(const Table<IdType, Thing>& things, ModelNames& names) {
    Table<IdType, ModelId> icons;
    for (const Thing& thing : things)
        icons.add(icon_of(thing.face, id_of(thing.face, thing.face.model, names), names));
    return icons;
}

// Whatever stands on the table can be seen, with a model or without.
static void find_table_looks(const Content& content, ModelNames& names, int set, Looks& looks) {
    for (const Terrain& terrain : content.terrains) {
        const ModelId model =
            model_of(terrain.face, terrain.land ? colored(terrain.face, names) : kNoModel, names);
        std::vector<ModelId> others;
        for (const std::string& look : terrain.looks)
            others.push_back(
                with_substitute(names.id(terrain.looks_mod + "/" + look), model, names));
        looks.terrains.add(model);
        looks.terrain_looks.add(std::move(others));
    }
    for (const Piece& piece : content.pieces) {
        const ModelId own = model_of(piece.face, names.id("#team"), names);
        const ModelId model = in_set(piece.face, set, 0, own, names);
        looks.pieces.add(model);
        looks.piece_icons.add(icon_of(piece.face, model, names));
    }
    for (const Pawn& pawn : content.pawns) {
        const ModelId own = model_of(pawn.face, colored(pawn.face, names), names);
        const ModelId model = in_set(pawn.face, set, 0, own, names);
        looks.pawns.add(model);
        looks.pawn_icons.add(icon_of(pawn.face, model, names));
    }
}

// One model for each look. What has none is known by its icon, or by its letters.
static void find_figure_looks(const Content& content, ModelNames& names, int set, Looks& looks) {
    for (const FigureKind& kind : content.figure_kinds) {
        const ModelId plain = model_of(kind.face, kNoModel, names);
        std::vector<ModelId> models;
        for (const std::string& look : kind.looks)
            models.push_back(with_substitute(id_of(kind.face, look, names), plain, names));
        if (models.empty()) models.push_back(plain);
        for (std::size_t look = 0; look < models.size(); ++look)
            models[look] = in_set(kind.face, set, look, models[look], names);
        looks.figure_icons.add(icon_of(kind.face, models.front(), names));
        looks.figures.add(std::move(models));
    }
}

Looks find_looks(const Content& content, ModelNames& names, std::string_view piece_set) {
    Looks looks;
    int set = static_cast<int>(content.piece_sets.size()) - 1;
    while (set >= 0 && content.piece_sets[static_cast<std::size_t>(set)].name != piece_set)
        --set;
    find_table_looks(content, names, set, looks);
    find_figure_looks(content, names, set, looks);
    looks.goods = icons_of(content.goods, names);
    looks.cards = icons_of(content.cards, names);
    looks.decks = icons_of(content.decks, names);
    looks.awards = icons_of(content.awards, names);
    looks.counters = icons_of(content.counters, names);
    looks.mod_actions = icons_of(content.mod_actions, names);
    looks.payments = icons_of(content.payments, names);
    looks.tracks = icons_of(content.tracks, names);
    looks.zones = icons_of(content.zones, names);
    looks.cues = icons_of(content.cues, names);
    for (const Statistic& one : content.statistics)
        looks.statistics.push_back(icon_of(one.face, kNoModel, names));
    for (const Die& die : content.dice) {
        std::vector<ModelId>& sides = looks.die_sides.emplace_back();
        for (const DieFace& face : die.faces)
            sides.push_back(face.icon.empty() ? kNoModel
                                              : names.id(die.face.mod + "/" + face.icon));
    }
    looks.fog = names.id("#fog");
    return looks;
}

}  // namespace hexholm::anim
