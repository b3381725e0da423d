// Loads the rules of games. It may take a while, so a server asks for them and looks again later.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "engine/content/content.h"

#include "src/net/protocol/terms.h"

namespace hexholm::server {

using LoadedContent = Result<std::shared_ptr<const Content>>;

class ContentLoader {
public:
    virtual ~ContentLoader() = default;

    // Begins to load; `key` names it.
    virtual void begin(const std::string& key, const net::GameTerms& terms) = 0;
    // Once, when it is there.
    virtual std::optional<LoadedContent> take(const std::string& key) = 0;
};

}  // namespace hexholm::server
