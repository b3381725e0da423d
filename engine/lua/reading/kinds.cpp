#include "engine/lua/reading/kinds.h"

#include <algorithm>

#include "engine/base/check.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {

std::string_view kind_word(Kind kind) {
    constexpr std::array<std::string_view, kKindCount> kWords = {
        "good",   "terrain",     "route",   "counter",    "piece",     "pawn",        "figure",
        "deck",   "card",        "zone",    "hand_limit", "award",     "payment",     "harbour",
        "map",    "replacement", "shore",   "effect",     "pick",      "action",      "bonus",
        "relief", "bank_trade",  "track",   "panel",      "statistic", "achievement", "piece_set",
        "cue",    "bot",         "aim",     "threat",     "moment",    "guard",       "neutral",
        "phase",  "dice",        "on_roll", "on",         "setup",     "seats",       "turn",
        "rules"};
    HEX_CHECK(static_cast<std::size_t>(kind) < kWords.size());
    return kWords[static_cast<std::size_t>(kind)];
}

std::vector<std::string> kind_words() {
    std::vector<std::string> words;
    for (std::size_t kind = 0; is_named(static_cast<Kind>(kind)); ++kind)
        words.emplace_back(kind_word(static_cast<Kind>(kind)));
    return words;
}

std::optional<std::size_t> Names::place_of(Kind kind,
                                           std::string_view word,
                                           std::string_view mod) const {
    const auto place = [&](std::string_view name) -> std::optional<std::size_t> {
        const auto found = std::lower_bound(of(kind).begin(), of(kind).end(), name);
        if (found == of(kind).end() || *found != name) return std::nullopt;
        return static_cast<std::size_t>(found - of(kind).begin());
    };
    const auto plain = place(word);
    return plain ? plain : place(spaces.meant(kind_word(kind), mod, word));
}

Saying Names::remedy(Kind kind, const std::string& word) const {
    const std::vector<std::string> called = spaces.called(kind_word(kind), word);
    if (called.size() < 2) return name_remedy(word, of(kind));
    return "several mods have one: write " + in_quotes(called[0]) + " or " + in_quotes(called[1]);
}

}  // namespace hexholm
