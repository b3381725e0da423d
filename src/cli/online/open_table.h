// What a table should be like, from the command line of whoever opens it.
#pragma once

#include <optional>

#include "src/cli/common/command.h"
#include "src/net/protocol/terms.h"

namespace hexholm::cli {

// Null after a problem, see load_game(). `bots` take the last seats.
std::optional<net::TableTerms> terms_of(const GameChoice& choice,
                                        const std::vector<std::string>& bots,
                                        int& exit_code);

}  // namespace hexholm::cli
