// A lesson: a game whose course is settled beforehand, told in steps in which somebody does his part.
//
// Lessons lie in MOD/lessons/*.lua. They are no rules: no game knows of them, and they do not count to the
// hash that journals name. Chance comes from the lesson's seed and every action is written down, so a lesson
// runs the same everywhere; whether it still does is known as soon as it is settled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/game/core/action.h"
#include "engine/lua/machine/api_function.h"
#include "engine/lua/mods/manifest.h"
#include "engine/lua/reading/fields.h"
#include "engine/lua/reading/tree.h"

namespace hexholm {

// A step of a lesson as its author wrote it; actions and places are texts that are not read yet.
struct LessonStepDraft {
    std::string text;
    std::string hint;
    std::string opens;
    Tree first;      // a list of actions, or nothing
    Tree act;        // an action, or nothing
    Tree points_at;  // a point or a list of them, or nothing
};
struct LessonDraft {
    std::string id;   // "base:first_steps"
    std::string mod;  // whose texts they are
    std::string title;
    std::string help;
    std::string scenario;
    std::string where;  // "base/lessons/first_steps.lua:12"
    int players = 0;
    int seed = 0;
    std::vector<OptionValue> options;
    std::vector<std::string> mods;
    std::vector<LessonStepDraft> steps;
};

// What a step shows: a place on the board, or a part of the screen.
struct LessonPoint {
    PlaceKind place = PlaceKind::none;
    std::int16_t number = -1;  // of the place
    std::string part;          // of the screen: one of lesson_parts(), or the name of an action

    bool operator==(const LessonPoint&) const = default;
};

struct LessonStep {
    std::string text;
    std::string hint;   // to who does something else; empty: a general one
    std::string opens;  // it goes on when this dialog has been opened: one of lesson_dialogs()
    std::vector<LessonPoint> points;
    // The table when it begins: so many actions of the course have been done. Those up to `ready` happen by
    // themselves; with `acts` the next one is the learner's, and ends the step.
    std::size_t begin = 0;
    std::size_t ready = 0;
    bool acts = false;

    std::size_t end() const { return ready + (acts ? 1 : 0); }
};

struct Lesson {
    std::string id;
    std::string mod;
    std::string title;
    std::string help;
    std::shared_ptr<const Content> content;
    std::uint64_t seed = 0;
    std::vector<Action> course;
    std::vector<LessonStep> steps;

    static constexpr PlayerId kLearner = PlayerId(0);
};

// All lessons of a mod, in the order of files and calls. Broken ones are left out and told.
std::vector<LessonDraft> read_lessons(const ModFolder& mod, std::vector<Problem>& problems);

// Loads the game and plays the whole lesson; the first thing that is wrong with it.
Result<std::shared_ptr<const Lesson>> play_out_lesson(const LessonDraft& draft,
                                                      const std::vector<ModFolder>& library);

// Parts of the screen that a step can point at, and dialogs that it can ask for.
std::span<const std::string_view> lesson_parts();
std::span<const std::string_view> lesson_dialogs();

// hex.lesson and its fields, for the manual.
std::span<const ApiFunction> lesson_declarations();
std::vector<FieldDoc> lesson_docs();

}  // namespace hexholm
