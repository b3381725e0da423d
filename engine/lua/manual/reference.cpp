#include "engine/lua/manual/reference.h"

#include <span>
#include <string_view>
#include <vector>

#include "engine/base/limits.h"
#include "engine/lua/calls/game_call.h"
#include "engine/lua/declaring/mod_run.h"
#include "engine/lua/lessons/lesson.h"
#include "engine/lua/machine/library.h"
#include "engine/lua/manual/reference_texts.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/trials/mod_test.h"
#include "engine/lua/words/draft.h"

namespace hexholm {
namespace {

class Page {
public:
    Page& add(std::string_view text) {
        text_ += text;
        return *this;
    }
    void fields(const std::vector<FieldDoc>& docs) {
        if (docs.empty()) {
            add("It has no fields.\n");
            return;
        }
        add("| field | value | when left out | meaning |\n| --- | --- | --- | --- |\n");
        for (const FieldDoc& doc : docs)
            add("| `")
                .add(doc.name)
                .add("` | ")
                .add(doc.type)
                .add(" | ")
                .add(doc.initial)
                .add(" | ")
                .add(doc.doc)
                .add(" |\n");
    }
    void functions(std::span<const ApiFunction> functions) {
        for (const ApiFunction& each : functions)
            add("| `").add(each.signature).add("` | ").add(each.doc).add(" |\n");
    }
    void limit(std::string_view what, std::size_t most) {
        add("| ").add(what).add(" | ").add(std::to_string(most)).add(" |\n");
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

}  // namespace

std::vector<FieldDoc> docs_of(const KindSpec& spec) {
    std::vector<FieldDoc> docs;
    const Names names;
    Draft draft;
    draft.content.players = static_cast<int>(kMaxPlayers);
    Fields fields(nullptr, {"", "", "", "", "", &names, nullptr, &docs});
    spec.read(fields, "", draft);
    return docs;
}

namespace {

void game_functions(Page& page) {
    page.add(reference_text::kFunctionsInMods);
    page.functions(game_questions());
    page.functions(game_turn());
    page.functions(game_places());
    page.functions(game_figures());
    page.functions(game_card_questions());
    page.add(reference_text::kChanges);
    page.functions(game_changes());
    page.functions(figure_changes());
    page.functions(game_card_changes());
}

void language(Page& page) {
    page.add("| function | meaning |\n| --- | --- |\n");
    page.functions(basic_functions());
    page.functions(string_functions());
    page.functions(table_functions());
    page.functions(math_functions());
    page.functions(hex_functions());
}

void declarations(Page& page) {
    for (const KindSpec& spec : kind_specs()) {
        page.add("### hex.").add(kind_word(spec.kind)).add("\n\n").add(spec.doc).add("\n\n");
        page.add("```lua\n").add(spec.example).add("\n```\n\n");
        if (spec.kind == Kind::effect)
            page.add("It has no fields: it is a list of steps, see *Steps of effects*.\n");
        else
            page.fields(docs_of(spec));
        page.add("\n");
    }
    page.add(
        "### Steps of effects\n\nAn effect is a list of steps, done one after the other. Each "
        "step is a function, or has exactly one field that\nsays what happens. The other fields "
        "say more about it: what they mean begins with the names of those beside which\nthey may "
        "stand, as in \"give, choose: ...\".\n\n");
    page.fields(step_docs());
}

void tests(Page& page) {
    page.add(reference_text::kTests);
    for (const auto functions :
         {test_declarations(), test_arrangements(), test_actions(), test_questions()})
        page.functions(functions);
    page.add(reference_text::kReasons);
    for (int value = 0; value < 256; ++value) {
        const auto reason = static_cast<Reason>(value);
        if (reason_name(reason).empty()) continue;
        page.add("| `").add(reason_name(reason)).add("` | ").add(reason_text(reason)).add(" |\n");
    }
}

void lessons(Page& page) {
    page.add(reference_text::kLessons);
    page.fields(lesson_docs());
}

void limits(Page& page) {
    page.add("\n## Limits\n\n| what | at most |\n| --- | --- |\n");
    page.limit("bytes of mod.json", kMaxManifestBytes);
    page.limit("bytes of one Lua file", kMaxLuaFileBytes);
    page.limit("bytes of all Lua of a mod", kMaxModLuaBytes);
    page.limit("Lua files of a mod", kMaxModFiles);
    page.limit("steps of a mod's Lua while loading", static_cast<std::size_t>(kLoadFuel));
    page.limit("steps of one call of a function while playing",
               static_cast<std::size_t>(kHookFuel));
    page.limit("steps of all functions in one action", static_cast<std::size_t>(kActionFuel));
    page.limit("changes of the game by functions in one action", kMaxChanges);
    page.limit("functions that a mod declares", kMaxFunctions);
    page.limit("instructions of one function", kMaxFunctionSteps);
    page.limit("functions that call functions", kMaxCallDepth);
    page.limit("bytes of memory of a mod's Lua", kSoftMemoryBytes);
    page.limit("declarations of a mod", kMaxDeclarations);
    page.limit("values in one declaration", kMaxTableNodes);
    page.limit("tables inside tables", kMaxTableDepth);
    page.limit("bytes of one text", kMaxTextBytes);
    page.limit("letters of a name", kMaxNameBytes);
    page.limit("bytes of a text made by string.rep, string.format or table.concat",
               kMaxRepeatBytes);
    page.limit("values of table.unpack", kMaxUnpack);
    page.limit("bytes of a model", kMaxModelBytes);
    page.limit("triangles of a model", kMaxModelTriangles);
    page.limit("bytes of a picture", kMaxPictureBytes);
    page.limit("points on a side of a picture", kMaxPictureSide);
    page.limit("bytes of a sound", kMaxSoundBytes);
    page.limit("seconds of a sound", kMaxSoundSeconds);
    page.limit("bytes of a translation", kMaxLanguageBytes);
    page.limit("bytes of a packed mod", kMaxArchiveBytes);
    page.limit("bytes of a mod unpacked", kMaxUnpackedBytes);
    page.limit("files of a packed mod", kMaxArchiveFiles);
    page.limit("bytes of a state: all that changes in a game", kMaxStateBytes);
    page.limit("tiles of a board", kMaxTiles);
    page.limit("kinds of goods", kMaxGoods);
    page.limit("kinds of terrains", kMaxTerrains);
    page.limit("kinds of pieces", kMaxPieces);
    page.limit("kinds of neutral pieces", kMaxPawns);
    page.limit("kinds of figures", kMaxFigureKinds);
    page.limit("figures of all kinds and players", kMaxFigures);
    page.limit("kinds of routes", kMaxRoutes);
    page.limit("decks", kMaxDecks);
    page.limit("kinds of cards", kMaxCards);
    page.limit("cards in all decks", kMaxDeckCards);
    page.limit("awards", kMaxAwards);
    page.limit("kinds of harbours", kMaxHarbours);
    page.limit("harbours on a board", kMaxHarbourSites);
    page.limit("effects and questions under way at one time", kMaxFrames);
    page.limit("dice", kMaxDice);
}

}  // namespace

std::string api_reference() {
    Page page;
    page.add(reference_text::kManualHead);
    page.fields(manifest_docs());
    page.add(reference_text::kOptions);
    language(page);
    page.add(reference_text::kDeclarations);
    declarations(page);
    game_functions(page);
    tests(page);
    lessons(page);
    limits(page);
    return page.take();
}

}  // namespace hexholm
