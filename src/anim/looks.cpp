#include "src/anim/looks.h"

namespace hexholm::anim {

template <class IdType, class Thing>
static Table<IdType, scene::ModelId> models_of(const Table<IdType, Thing>& things,
                                               scene::ModelNames& names) {
    Table<IdType, scene::ModelId> models;
    for (const Thing& thing : things)
        models.add(names.id(thing.face.model.empty() ? thing.face.icon : thing.face.model));
    return models;
}

template <class IdType, class Thing>
static Table<IdType, scene::ModelId> icons_of(const Table<IdType, Thing>& things,
                                              scene::ModelNames& names) {
    Table<IdType, scene::ModelId> models;
    for (const Thing& thing : things)
        models.add(names.id(thing.face.icon.empty() ? thing.face.model : thing.face.icon));
    return models;
}

Looks find_looks(const Content& content, scene::ModelNames& names) {
    Looks looks;
    looks.terrains = models_of(content.terrains, names);
    looks.pieces = models_of(content.pieces, names);
    looks.pawns = models_of(content.pawns, names);
    looks.goods = icons_of(content.goods, names);
    looks.cards = icons_of(content.cards, names);
    looks.decks = icons_of(content.decks, names);
    looks.awards = icons_of(content.awards, names);
    looks.counters = icons_of(content.counters, names);
    looks.piece_icons = icons_of(content.pieces, names);
    looks.pawn_icons = icons_of(content.pawns, names);
    return looks;
}

}  // namespace hexholm::anim
