#include "src/net/packages/arrival.h"

#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace hexholm::net {
namespace {

Problem unwritable(const std::string& path, int error) {
    return {path, linked(/*tr*/ "the package cannot be written", ": ", system_saying(error)),
            /*tr*/ "free some disk space"};
}

Problem other_than_announced(const PackageName& name) {
    return {name.id,
            /*tr*/ "the server sent a different package than it announced",
            /*tr*/ "do not play there"};
}

}  // namespace

Result<Arrival> Arrival::begin(const PackageName& name, const std::string& folder) {
    if (name.bytes == 0 || name.bytes > kMostPackageBytes)
        return Problem{name.id, /*tr*/ "the package is too long", ""};
    std::string path = folder + "/arriving-XXXXXX";
    const int file = ::mkostemp(path.data(), O_CLOEXEC);
    if (file < 0) return unwritable(path, errno);
    return Arrival(name, std::move(path), file);
}

Arrival::Arrival(Arrival&& other) noexcept
    : name_(std::move(other.name_)),
      path_(std::exchange(other.path_, {})),
      file_(std::exchange(other.file_, -1)),
      arrived_(other.arrived_) {}

Arrival& Arrival::operator=(Arrival&& other) noexcept {
    std::swap(name_, other.name_);
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(arrived_, other.arrived_);
    return *this;
}

Arrival::~Arrival() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(path_.c_str());
}

Status Arrival::add(std::uint64_t offset, ByteSpan part) {
    if (offset != arrived_ || part.empty() || part.size() > name_.bytes - arrived_)
        return other_than_announced(name_);
    while (!part.empty()) {
        const ssize_t count = ::write(file_, part.data(), part.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return unwritable(path_, errno);
        part = part.subspan(static_cast<std::size_t>(count));
        arrived_ += static_cast<std::uint64_t>(count);
    }
    return Done{};
}

Result<std::string> Arrival::finish() {
    const Result<std::string> bytes = read_package(path_);
    if (!bytes) return bytes.problem();
    // The content is not looked at before its hash is right.
    if (sha256(bytes.value()) != name_.sha256) return other_than_announced(name_);
    const Result<PackedMod> packed = look_into(path_);
    if (!packed) return packed.problem();
    const ModFolder& mod = packed.value().manifest;
    const bool is_announced = mod.id == name_.id && mod.version == name_.version &&
                              packed.value().hash.digest == name_.rules;
    if (!is_announced) return other_than_announced(name_);
    ::close(std::exchange(file_, -1));
    return std::exchange(path_, {});
}

}  // namespace hexholm::net
