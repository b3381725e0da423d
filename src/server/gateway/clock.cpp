#include "src/server/gateway/clock.h"

#include <chrono>

namespace hexholm::server {

Now now() {
    using std::chrono::duration_cast;
    const auto steady = std::chrono::steady_clock::now().time_since_epoch();
    const auto calendar = std::chrono::system_clock::now().time_since_epoch();
    return {duration_cast<std::chrono::milliseconds>(steady).count(),
            duration_cast<std::chrono::seconds>(calendar).count()};
}

}  // namespace hexholm::server
