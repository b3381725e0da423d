// How the things of the game in play look: the number of each thing's model.
#pragma once

#include <string_view>
#include <vector>

#include "engine/content/content.h"

#include "src/scene/model_names.h"

namespace hexholm::anim {

// Made once per game and set of pieces. Things without a model or an icon of their own have kNoModel.
struct Looks {
    Table<TerrainId, scene::ModelId> terrains;
    Table<TerrainId, std::vector<scene::ModelId>> terrain_looks;  // by number, from 1 on
    Table<PieceId, scene::ModelId> pieces;
    Table<PawnId, scene::ModelId> pawns;
    Table<GoodId, scene::ModelId> goods;  // icons from here on
    Table<CardId, scene::ModelId> cards;
    Table<DeckId, scene::ModelId> decks;
    Table<AwardId, scene::ModelId> awards;
    Table<CounterId, scene::ModelId> counters;
    Table<ModActionId, scene::ModelId> mod_actions;
    Table<PaymentId, scene::ModelId> payments;
    // The models of figures by the number of a look, from the first one on; kNoModel: a coin on a
    // base.
    Table<FigureKindId, std::vector<scene::ModelId>> figures;
    Table<PieceId, scene::ModelId> piece_icons;
    Table<PawnId, scene::ModelId> pawn_icons;
    Table<FigureKindId, scene::ModelId> figure_icons;
    Table<TrackId, scene::ModelId> tracks;
    Table<ZoneId, scene::ModelId> zones;
    Table<CueId, scene::ModelId> cues;
    std::vector<scene::ModelId> statistics;              // as Content has them
    std::vector<std::vector<scene::ModelId>> die_sides;  // by die, then side, from the first on
    scene::ModelId fog = scene::kNoModel;                // over what nobody has seen yet
};

// `piece_set`: the name of one of Content::piece_sets; with any other things have their own models.
Looks find_looks(const Content& content, scene::ModelNames& names, std::string_view piece_set);

}  // namespace hexholm::anim
