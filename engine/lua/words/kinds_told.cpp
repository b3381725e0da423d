// What is told and shown of a game beside its rules: numbers of the statistics, achievements, sets of pieces.
#include <algorithm>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostTold = 32'000;

template <class Mask>
Mask bits_of_all(const std::vector<std::size_t>& things) {
    Mask mask = 0;
    for (const std::size_t thing : things)
        mask |= Mask{1} << thing;
    return mask;
}

void told_counters(Fields& fields,
                   std::string_view field,
                   std::vector<CounterId>& counters,
                   const Draft& draft,
                   std::string_view doc) {
    std::vector<std::size_t> named;
    fields.names(field, Kind::counter, named, doc);
    if (fields.documenting()) return;
    for (const std::size_t counter : named) {
        if (counter >= draft.content.counters.size()) continue;
        counters.emplace_back(counter);
        if (draft.content.counters[counters.back()].visible != Visibility::all)
            fields.problem(field, "names a counter that not everybody sees",
                           "statistics tell what everybody knows: name a visible one");
    }
}

// One number for all as soon as it follows counters of the game.
bool follows_game(Fields& fields, const Statistic& one, const Draft& draft) {
    bool of_game = false;
    bool of_seats = one.figures != 0 || one.pieces != 0 || one.decks != 0 || one.goods != 0;
    for (const auto* list : {&one.counters, &one.rises})
        for (const CounterId counter : *list)
            (draft.content.counters[counter].per == Owner::game ? of_game : of_seats) = true;
    if (of_game && of_seats)
        fields.problem("", "counts for the game and for seats",
                       "make two of it: one with counters of the game, one with the others");
    return of_game;
}

}  // namespace

void read_statistic(Fields& fields, const std::string& name, Draft& draft) {
    Statistic one;
    one.name = name;
    face_fields(fields, one.face);
    told_counters(fields, "counters", one.counters, draft,
                  "What these counters of players, or of the game, are in the end, together.");
    told_counters(
        fields, "rises", one.rises, draft,
        "By how much these counters rose in all; those of figures for their owners, those "
        "of places for who has changed them.");
    std::vector<std::size_t> figures;
    std::vector<std::size_t> pieces;
    std::vector<std::size_t> decks;
    fields.names("figures", Kind::figure, figures, "How often such a figure came into play.");
    fields.names("pieces", Kind::piece, pieces, "How often the player placed such a piece.");
    fields.names("decks", Kind::deck, decks,
                 "How many cards of these piles were played or laid open.");
    one.figures = bits_of_all<std::uint64_t>(figures);
    one.pieces = bits_of_all<std::uint32_t>(pieces);
    one.decks = bits_of_all<std::uint32_t>(decks);
    goods_field(fields, "goods", one.goods, draft,
                "Goods and tags: how many the player received, as far as everybody could see.");
    fields.flag("proud", one.proud, "Whoever has most of it stands out.");
    if (!fields.documenting()) {
        one.of_game = follows_game(fields, one, draft);
        if (one.counters.empty() && one.rises.empty() && one.figures == 0 && one.pieces == 0 &&
            one.decks == 0 && one.goods == 0)
            fields.problem("", "counts nothing",
                           "name counters, rises, figures, pieces, decks or goods");
    }
    draft.content.statistics.push_back(std::move(one));
}

void read_achievement(Fields& fields, const std::string& name, Draft& draft) {
    Achievement one;
    one.name = name;
    one.mod = fields.context().mod;
    face_fields(fields, one.face);
    fields.flag("won", one.won, "Only for who has won.");
    std::size_t statistic = static_cast<std::size_t>(-1);
    fields.name_of("statistic", Kind::statistic, statistic, "Of this number of the statistics:");
    fields.number("least", one.least, 0, kMostTold, "statistic: at least so much.");
    fields.id("award", Kind::award, one.award, "Who holds this award in the end.");
    fields.number("points", one.points, 0, 1000, "At least so many points in the end.");
    fields.number("lead", one.lead, 0, 1000, "So many more points than everybody else.");
    fields.number("turns", one.turns, 0, kMostTold,
                  "The game had at most so many turns of all players together; 0: any number.");
    if (!fields.documenting()) {
        if (statistic < draft.content.statistics.size())
            one.statistic = static_cast<int>(statistic);
        if (!one.won && one.statistic < 0 && one.award.is_none() && one.points == 0 &&
            one.lead == 0)
            fields.problem("", "asks for nothing",
                           "name won, a statistic, an award, points or a lead");
        if (one.statistic >= 0 && one.least == 0)
            fields.problem("least", "is missing", "write how much of the statistic it takes");
    }
    draft.content.achievements.push_back(std::move(one));
}

void read_piece_set(Fields& fields, const std::string& name, Draft& draft) {
    PieceSet set;
    set.name = name;
    face_fields(fields, set.face);
    draft.content.piece_sets.push_back(std::move(set));
}

void set_models_field(Fields& fields, Face& face) {
    fields.texts_by(
        "models", Kind::piece_set, face.set_models,
        "Its models in sets of pieces, by their names. In that of a figure a '#' is the "
        "number of its look. No rule.");
}

}  // namespace hexholm
