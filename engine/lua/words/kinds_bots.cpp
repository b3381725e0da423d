// Players made of code that mods declare.
#include <algorithm>
#include <array>

#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

constexpr int kMostPercent = 1000;

void likings(Fields& fields,
             std::string_view field,
             Kind kind,
             std::vector<int>& per_cents,
             std::size_t count,
             std::string_view doc) {
    std::vector<std::pair<std::size_t, int>> named;
    fields.counts(field, kind, kMostPercent, named, doc);
    if (named.empty()) return;
    per_cents.assign(count, 100);
    for (const auto& [thing, per_cent] : named)
        if (thing < count) per_cents[thing] = per_cent;
}

}  // namespace

void read_bot(Fields& fields, const std::string& name, Draft& draft) {
    using Level = std::string_view;
    constexpr auto kLevels =
        std::to_array<Choice<Level>>({{"easy", "easy"}, {"normal", "normal"}, {"hard", "hard"}});
    const Content& content = draft.content;
    DeclaredBot bot;
    bot.name = name;
    Level level = "normal";
    face_fields(fields, bot.face);
    fields.choice("level", level, kLevels, "Whose skill it has.");
    likings(fields, "goods", Kind::good, bot.goods, content.goods.size(),
            "What it feels goods to be worth, in per cent; what is not named is 100. Read by "
            "normal and hard.");
    likings(fields, "pieces", Kind::piece, bot.pieces, content.pieces.size(),
            "The same of placing these pieces.");
    likings(fields, "decks", Kind::deck, bot.decks, content.decks.size(),
            "The same of buying from these decks.");
    likings(fields, "awards", Kind::award, bot.awards, content.awards.size(),
            "The same of awards for routes.");
    hook_field(
        fields, "judge", bot.judge, draft, "game, player",
        "How many hundredths of a point the position is worth to the player, beside what every "
        "bot sees. Asked about tables that the bot imagines. Read by easy.");
    bot.level = level;
    constexpr auto kTaken = std::to_array<Level>({"human", "random", "easy", "normal", "hard"});
    if (std::find(kTaken.begin(), kTaken.end(), name) != kTaken.end())
        fields.problem("", "has the name of a level", "give it another name");
    if (bot.judge.is_some() && level != "easy")
        fields.problem("judge", "is not asked by a " + bot.level + " bot",
                       R"(write level = "easy")");
    draft.content.bots.push_back(std::move(bot));
}

}  // namespace hexholm
