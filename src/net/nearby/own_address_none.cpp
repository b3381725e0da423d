#include "src/net/nearby/own_address.h"

namespace hexholm::net {

std::string own_address() {
    return {};
}

}  // namespace hexholm::net
