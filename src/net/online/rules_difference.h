// Which mod is to blame when the rules here are not those of a table.
#pragma once

#include <optional>

#include "engine/content/content.h"

#include "src/net/protocol/lobby.h"

namespace hexholm::net {

// Names the first mod that is not the same here and there; nothing where none is found.
std::optional<Problem> rules_difference(const Content& here, const TableTold& table);

}  // namespace hexholm::net
