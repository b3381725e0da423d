// The game of a content on hexagonal boards of any size, to see what size costs.
#pragma once

#include <memory>

#include "engine/content/content.h"

namespace hexholm::cli {

// The game on a hexagon of tiles with `radius` rings around the middle. Land and tokens are
// repeated from the content's first area; there are no harbours.
std::shared_ptr<const Content> on_hexagon(const Content& content, int radius);

}  // namespace hexholm::cli
