// The game as a page: what `tools/web` has laid out in a folder, for browsers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

#include "src/server/gateway/gateway.h"

namespace hexholm::server {

class WebPage {
public:
    // Reads the list of files. Only what lies in the folder now is ever given out. Fails when the
    // folder holds no such page.
    static Result<WebPage> open(const std::string& folder);

    // "/page.js" as a browser asks for it; "/" is the page itself.
    std::optional<WebFile> file_at(std::string_view path) const;

private:
    std::map<std::string, WebFile, std::less<>> files_;
};

}  // namespace hexholm::server
