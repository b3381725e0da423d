// Lines of the log that are a sentence with what the event names.
#pragma once

#include "engine/content/content.h"
#include "engine/game/core/event.h"

#include "src/ui/words/log_writer.h"

namespace hexholm::ui {

// False when there is nothing to tell, or nobody of whom the sentence would be.
bool plain_line(const Content& content, const Event& event, LineWriter& line);

}  // namespace hexholm::ui
