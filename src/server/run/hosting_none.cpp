#include "src/server/run/hosting.h"

namespace hexholm::server {

class WholeServer {};

bool Hosting::is_possible() {
    return false;
}

Result<std::unique_ptr<Hosting>> Hosting::begin(const HostingPlan& plan) {
    return Problem{plan.name, /*tr*/ "a browser cannot host tables",
                   /*tr*/ "host with the installed program"};
}

Hosting::~Hosting() = default;

std::size_t Hosting::lines() const {
    return 0;
}

bool Hosting::has_failed() const {
    return false;
}

}  // namespace hexholm::server
