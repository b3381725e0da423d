// Brings mods of one's own to a server that has not got them, for a table that one has opened.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/net/guest/guest.h"
#include "src/net/packages/package_name.h"

namespace hexholm::net {

class ModBringer {
public:
    // `roots`: where mods lie.
    explicit ModBringer(std::vector<std::string> roots) : roots_(std::move(roots)) {}

    // The server asks for a mod of the table. It is packed while the caller waits.
    void take(const Bring& bring, Guest& guest);
    // Sends parts of the announced package that the server asks for.
    void take(const Want& want, Guest& guest) const;

private:
    std::vector<std::string> roots_;
    PackageName name_;
    std::string bytes_;  // of the package
};

}  // namespace hexholm::net
