#include "src/net/packages/package_name.h"

#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/base/plain_text.h"
#include "engine/lua/reading/mod_names.h"

namespace hexholm::net {
namespace {

Problem unreadable(const std::string& file, int error) {
    return {file, linked(/*tr*/ "the package cannot be read", ": ", system_saying(error)), ""};
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

// An open file that has a size, and is no pipe that never ends.
Result<std::string> read_open(const std::string& file, int number) {
    struct stat about {};
    if (::fstat(number, &about) != 0) return unreadable(file, errno);
    if (!S_ISREG(about.st_mode)) return unreadable(file, EINVAL);
    if (static_cast<std::uint64_t>(about.st_size) > kMostPackageBytes)
        return Problem{file, /*tr*/ "the package is too long", ""};
    std::string bytes(static_cast<std::size_t>(about.st_size), '\0');
    std::size_t at = 0;
    while (at < bytes.size()) {
        const ssize_t count = ::read(number, bytes.data() + at, bytes.size() - at);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return unreadable(file, count < 0 ? errno : EIO);
        at += static_cast<std::size_t>(count);
    }
    return bytes;
}

}  // namespace

Result<std::string> read_package(const std::string& file) {
    const int number = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (number < 0) return unreadable(file, errno);
    Result<std::string> bytes = read_open(file, number);
    ::close(number);
    return bytes;
}

std::string fit_line(const std::string& text) {
    std::string line = plain_line(text);
    std::size_t signs = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool begins_sign = (static_cast<unsigned char>(line[at]) & 0xC0U) != 0x80U;
        if (begins_sign && ++signs > kMostTitleSigns) line.resize(at);
    }
    return line;
}

Result<PackageName> name_of_package(const std::string& file) {
    const Result<std::string> bytes = read_package(file);
    if (!bytes) return bytes.problem();
    const Result<PackedMod> packed = look_into(file);
    if (!packed) return packed.problem();
    const ModFolder& mod = packed.value().manifest;
    PackageName name;
    name.id = mod.id;
    name.title = mod.title;
    name.version = mod.version;
    name.rules = packed.value().hash.digest;
    name.sha256 = sha256(bytes.value());
    name.bytes = bytes.value().size();
    name.authors = joined(mod.authors);
    name.licence = mod.licence;
    return name;
}

PackageTold told_of(const PackageName& name) {
    PackageTold told;
    told.id = name.id;
    told.title = fit_line(name.title);
    told.version = name.version;
    told.rules = hex_text(name.rules);
    told.sha256 = hex_text(name.sha256);
    told.bytes = static_cast<std::int64_t>(name.bytes);
    told.authors = fit_line(name.authors);
    told.licence = fit_line(name.licence);
    return told;
}

Result<PackageName> name_from(const PackageTold& told) {
    const auto rules = parse_digest(told.rules);
    const auto sha256 = parse_digest(told.sha256);
    if (!rules || !sha256 || !is_name(told.id))
        return Problem{told.id, saying_of(Denial::malformed), {}};
    if (told.bytes <= 0 || static_cast<std::uint64_t>(told.bytes) > kMostPackageBytes)
        return Problem{told.id, /*tr*/ "the package is too long", ""};
    return PackageName{told.id,      told.title,  told.version,
                       *rules,       *sha256,     static_cast<std::uint64_t>(told.bytes),
                       told.authors, told.licence};
}

}  // namespace hexholm::net
