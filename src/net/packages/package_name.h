// What is known of a packed mod before it is there, so that people can be asked whether they want it.
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/crypto.h"
#include "engine/package/package.h"

#include "src/net/protocol/lobby.h"

namespace hexholm::net {

inline constexpr std::size_t kMostPackageBytes = std::size_t{32} << 20;
// How much of a package one message carries.
inline constexpr std::size_t kPackagePartBytes = std::size_t{16} << 10;

struct PackageName {
    std::string id;
    std::string title;
    std::string version;
    Digest256 rules;   // the hash of its rules
    Digest256 sha256;  // of the file
    std::uint64_t bytes = 0;
    std::string authors;  // joined by commas
    std::string licence;

    bool operator==(const PackageName&) const = default;
};

// What a mod says of itself, as long as a message has room for.
std::string fit_line(const std::string& text);
// The name of the package in this file, which is hashed and judged. A problem when the file is too
// long or no package.
Result<PackageName> name_of_package(const std::string& file);
// Converts a name to the form of messages and back. A problem when a hash is invalid, or the size
// is out of bounds.
PackageTold told_of(const PackageName& name);
Result<PackageName> name_from(const PackageTold& told);
// The bytes of a file that has so many at most.
Result<std::string> read_package(const std::string& file);

}  // namespace hexholm::net
