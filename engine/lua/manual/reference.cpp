#include "engine/lua/manual/reference.h"

#include <span>
#include <string_view>
#include <vector>

#include "engine/content/content_limits.h"
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
    page.add(reference_text::kPuzzles);
}

void limits(Page& page) {
    page.add("\n## Limits\n\n| what | at most |\n| --- | --- |\n");
    for (const ModLimit& row : kModLimits)
        page.limit(row.what, row.most);
    page.limit("effects and questions under way at one time", kMaxFrames);
    for (const ContentLimit& row : kContentLimits) {
        const bool is_joined = row.of.empty() || row.of[0] == ',' || row.of[0] == ':';
        page.limit(std::string(row.what) + (is_joined ? "" : " ") + std::string(row.of), row.most);
    }
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
