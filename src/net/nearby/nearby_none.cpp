#include "src/net/nearby/nearby.h"

namespace hexholm::net {

std::unique_ptr<Nearby> make_nearby() {
    return nullptr;
}

}  // namespace hexholm::net
