// What the tests of the server share.
#pragma once

#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

#include "engine/package/archives/temporary_folder.h"

namespace hexholm::test {

// A folder that is gone after the test.
class Folder {
public:
    std::string file(const std::string& name) const { return folder_.path() + "/" + name; }
    const std::string& path() const { return folder_.path(); }

private:
    static TemporaryFolder made() {
        Result<TemporaryFolder> folder = TemporaryFolder::make();
        REQUIRE(folder.ok());
        return std::move(folder.value());
    }
    TemporaryFolder folder_ = made();
};

}  // namespace hexholm::test
