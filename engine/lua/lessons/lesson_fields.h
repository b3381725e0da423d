// The fields of a lesson and of its steps, for reading and for the manual.
#pragma once

#include "engine/lua/lessons/lesson.h"

namespace hexholm {

void read_lesson_fields(Fields& fields, LessonDraft& draft);

}  // namespace hexholm
