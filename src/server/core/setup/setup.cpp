#include "src/server/core/setup/setup.h"

namespace hexholm::server {

std::string random_digits(const Setup& setup, std::size_t bytes) {
    return hex_text(random_key(setup)).substr(0, 2 * bytes);
}

Key256 random_key(const Setup& setup) {
    Key256 key;
    setup.fill_with_random(key.bytes);
    return key;
}

}  // namespace hexholm::server
