#include "src/server/packages/part_of.h"

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

#include "src/net/packages/package_name.h"

namespace hexholm::server {

std::optional<Bytes> part_of(const std::string& file, std::uint64_t whole, std::uint64_t offset) {
    if (offset >= whole) return std::nullopt;
    const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return std::nullopt;
    Bytes bytes(std::min<std::uint64_t>(net::kPackagePartBytes, whole - offset));
    const ssize_t count = ::pread(opened, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    ::close(opened);
    if (count != static_cast<ssize_t>(bytes.size())) return std::nullopt;
    return bytes;
}

}  // namespace hexholm::server
