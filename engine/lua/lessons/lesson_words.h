// Reads actions and places as lessons write them: { 2, "build_road", { 0, 0, "E" } }.
#pragma once

#include "engine/base/result.h"
#include "engine/game/core/action.h"
#include "engine/lua/lessons/lesson.h"

namespace hexholm {

// Problems name neither file nor step: whoever asks knows them.
class LessonWords {
public:
    explicit LessonWords(const Content& content) : content_(content) {}

    // Reads an action. `has_seat`: a seat stands before it; otherwise it is the learner's action.
    Result<Action> action(const Tree& tree, bool has_seat) const;
    Result<std::vector<LessonPoint>> points(const Tree& tree) const;

private:
    Result<LessonPoint> point(const Tree& tree) const;
    Result<LessonPoint> part(const Tree& tree) const;
    Result<std::int16_t> place(const Tree& tree, PlaceKind kind) const;
    Result<std::int16_t> seat(const Tree& tree) const;
    Result<std::int16_t> seats(const Tree& tree) const;
    Result<std::int16_t> number(const Tree& tree, ArgType type) const;
    Result<Bundle> goods(const Tree& tree) const;
    Result<ActionKindId> kind(const Tree& tree) const;
    Status fill(Action& action, const Tree& tree, std::size_t from) const;

    const Content& content_;
};

}  // namespace hexholm
