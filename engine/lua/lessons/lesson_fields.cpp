#include "engine/lua/lessons/lesson_fields.h"

#include <algorithm>
#include <array>

#include "engine/base/limits.h"
#include "engine/lua/reading/limits.h"
#include "engine/lua/reading/suggest.h"

namespace hexholm {
namespace {

constexpr auto kLessonParts = std::to_array<std::string_view>(
    {"advice",   "bank",    "builds", "cards",    "dice",     "end_turn", "hand",     "help",
     "line",     "log",     "menu",   "player_1", "player_2", "player_3", "player_4", "player_5",
     "player_6", "players", "roll",   "speed",    "trade",    "turn",     "undo"});
constexpr auto kLessonDialogs =
    std::to_array<std::string_view>({"advice", "cards", "costs", "statistics", "trade"});

Tree tree_or_nothing(const Tree* tree) {
    return tree == nullptr ? Tree() : *tree;
}

void read_lesson_opens(Fields& fields, LessonStepDraft& step) {
    fields.text("opens", step.opens,
                R"(The step is over when this dialog has been opened: "advice", "cards", "costs", )"
                R"("statistics" or "trade".)");
    if (step.opens.empty() || fields.documenting()) return;
    if (std::find(kLessonDialogs.begin(), kLessonDialogs.end(), step.opens) != kLessonDialogs.end())
        return;
    fields.problem("opens", "is " + in_quotes(step.opens),
                   name_remedy(step.opens, {kLessonDialogs.begin(), kLessonDialogs.end()}));
}

void read_lesson_step(Fields& fields, LessonStepDraft& step) {
    fields.text("text", step.text,
                "What is said, in two or three short sentences. {1}, {2} are the names of the "
                "players.",
                Need::needed);
    step.first = tree_or_nothing(fields.raw(
        "first", "list of actions", "none",
        R"(What happens by itself when the step begins: { { 2, "roll" }, { 2, "end_turn" } }, )"
        "with the seat first."));
    step.act = tree_or_nothing(
        fields.raw("act", "action", "none",
                   R"(What seat 1 must do: { "build_road", { 0, 0, "E" } }, written as for )"
                   "`t:act` in tests. Nothing else can be done, and the program shows the way "
                   "there. Without it somebody reads and goes on."));
    read_lesson_opens(fields, step);
    step.points_at = tree_or_nothing(fields.raw(
        "points_at", "point, or list of points", "none",
        R"({ tile = { 0, 0 } }, { corner = { 0, 0, "N" } }, { edge = { 0, 0, "E" } } )"
        R"(or { part = "hand" }. Parts of the screen are )" +
            [] {
                std::string all;
                for (const std::string_view part : kLessonParts)
                    all += (all.empty() ? "`" : ", `") + std::string(part) + "`";
                return all;
            }() +
            ", and the buttons of actions by their names."));
    fields.text("hint", step.hint, "Said when something else is tried.");
}

void read_lesson_options(Fields& fields, std::vector<OptionValue>& options) {
    const Tree* found = fields.raw("options", "values by name of an option", "empty",
                                   R"(As in { map_setup = "variable" }.)");
    if (found == nullptr) return;
    if (found->type != Tree::Type::table || !found->items.empty())
        return fields.problem("options", "must be a table of values by name");
    for (const auto& [name, value] : found->fields) {
        if (value.type == Tree::Type::text)
            options.push_back({name, value.text});
        else if (value.type == Tree::Type::number)
            options.push_back({name, std::to_string(value.number)});
        else if (value.type == Tree::Type::flag)
            options.push_back({name, value.flag ? "true" : "false"});
        else
            fields.problem("options", in_quotes(name) + " must be a text, a number, true or false");
    }
}

}  // namespace

void read_lesson_fields(Fields& fields, LessonDraft& draft) {
    fields.text("title", draft.title, "What lists call it.", Need::needed);
    fields.text("help", draft.help, "One sentence about what is learnt.");
    fields.text("scenario", draft.scenario,
                R"(The game: "base", or "mod:name"; the first of the mod when left out.)");
    fields.number("players", draft.players, 1, static_cast<int>(kMaxPlayers),
                  "How many play; seat 1 is the learner.", Need::needed);
    fields.number("seed", draft.seed, 0, 2'000'000'000,
                  "What all chance comes from. Search for one that suits the course.",
                  Need::needed);
    read_lesson_options(fields, draft.options);
    fields.texts("mods", draft.mods, "Further mods to switch on.");
    fields.each("steps", "What is said and done, in order.", [&](Fields& inner) {
        LessonStepDraft step;
        read_lesson_step(inner, step);
        draft.steps.push_back(std::move(step));
    });
    if (fields.documenting()) return;
    if (draft.steps.empty()) fields.problem("steps", "has no step", "add at least one step");
    if (draft.steps.size() > kMaxLessonSteps)
        fields.problem("steps", "has too many steps",
                       "there can be " + std::to_string(kMaxLessonSteps) + "; make two lessons");
}

std::span<const std::string_view> lesson_parts() {
    return kLessonParts;
}
std::span<const std::string_view> lesson_dialogs() {
    return kLessonDialogs;
}

std::vector<FieldDoc> lesson_docs() {
    std::vector<FieldDoc> docs;
    const Names names;
    LessonDraft draft;
    Fields::Context context;
    context.names = &names;
    context.docs = &docs;
    Fields fields(nullptr, std::move(context));
    read_lesson_fields(fields, draft);
    return docs;
}

}  // namespace hexholm
