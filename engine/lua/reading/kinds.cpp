#include "engine/lua/reading/kinds.h"

namespace hexholm {

std::string_view kind_word(Kind kind) {
    constexpr std::array<std::string_view, kKindCount> kWords = {
        "good",   "terrain",     "route", "counter",    "piece", "pawn",    "figure",
        "deck",   "card",        "zone",  "hand_limit", "award", "payment", "harbour",
        "map",    "replacement", "shore", "effect",     "pick",  "action",  "bonus",
        "relief", "bank_trade",  "track", "panel",      "cue",   "bot",     "aim",
        "threat", "moment",      "guard", "neutral",    "phase", "dice",    "on_roll",
        "on",     "setup",       "seats", "turn",       "rules"};
    return kWords[static_cast<std::size_t>(kind)];
}

}  // namespace hexholm
