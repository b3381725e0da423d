#include "src/app/mods/drawable.h"

namespace hexholm::app {

std::optional<Problem> not_drawable(const Content& content) {
    if (content.board.has_directions()) return std::nullopt;
    return Problem{"", "its board is no island of hexes, and the table shows no other yet",
                   "play it with hexholm-cli"};
}

}  // namespace hexholm::app
