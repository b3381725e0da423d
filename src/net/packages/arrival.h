// One package while its parts come in, under a temporary name until it is whole and its hash is right.
#pragma once

#include <string>

#include "engine/base/bytes.h"

#include "src/net/packages/package_name.h"

namespace hexholm::net {

class Arrival {
public:
    // Into this folder, which is there.
    static Result<Arrival> begin(const PackageName& name, const std::string& folder);

    Arrival(Arrival&& other) noexcept;
    Arrival& operator=(Arrival&& other) noexcept;
    // Deletes the package if it is not whole.
    ~Arrival();

    const PackageName& name() const { return name_; }
    std::uint64_t next_offset() const { return arrived_; }
    bool is_whole() const { return arrived_ == name_.bytes; }
    // The next part; another one, or more than was announced, is a problem, and so is a full disk.
    Status add(std::uint64_t offset, ByteSpan part);
    // The file, when hash, id and version are what was announced. It is the caller's then.
    Result<std::string> finish();

private:
    Arrival(PackageName name, std::string path, int file)
        : name_(std::move(name)), path_(std::move(path)), file_(file) {}

    PackageName name_;
    std::string path_;
    int file_;
    std::uint64_t arrived_ = 0;
};

}  // namespace hexholm::net
