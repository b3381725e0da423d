// Whether a game has a board that the table can show.
#pragma once

#include <optional>

#include "engine/base/result.h"
#include "engine/content/content.h"

namespace hexholm::app {

// The table shows islands of hexes; a board of cards or squares is played with hexholm-cli.
std::optional<Problem> not_drawable(const Content& content);

}  // namespace hexholm::app
