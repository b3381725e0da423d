// A mod on its way from the owner of a table to a server that has not got it.
#pragma once

#include <optional>
#include <string>

#include "src/net/packages/arrival.h"
#include "src/server/outlet.h"

namespace hexholm::server {

struct Bringing {
    std::string id;
    LineId line = 0;                         // of whoever was asked for it
    std::optional<net::PackageName> name{};  // as he has announced it
    std::optional<net::Arrival> arrival{};   // while its parts come
    std::uint64_t asked_until = 0;
};

}  // namespace hexholm::server
