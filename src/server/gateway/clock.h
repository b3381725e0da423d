// Reads the clocks for those who take the time from whoever calls.
#pragma once

#include "src/server/served.h"

namespace hexholm::server {

Now now();

}  // namespace hexholm::server
