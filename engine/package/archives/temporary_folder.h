// A folder that vanishes with whoever asked for it, so that a failure leaves nothing behind.
#pragma once

#include <string>

#include "engine/base/result.h"

namespace hexholm {

class TemporaryFolder {
public:
    // Makes a folder in the system's place for such folders, or inside `parent`; only the user can
    // read it.
    static Result<TemporaryFolder> make();
    static Result<TemporaryFolder> make_in(const std::string& parent);

    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;
    ~TemporaryFolder();

    const std::string& path() const { return path_; }

private:
    explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}

    std::string path_;  // empty after a move
};

}  // namespace hexholm
