// hexholm-server from the first word to the last.
#pragma once

#include "engine/base/result.h"

#include "src/server/run/options.h"

namespace hexholm::server {

// Runs the server until a signal ends it.
Status run_server(const Options& options);

}  // namespace hexholm::server
