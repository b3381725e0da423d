// Rules that several tables share: loaded once, kept while in use and for a while after.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "src/server/core/contents/content_loader.h"

namespace hexholm::server {

class Contents {
public:
    explicit Contents(ContentLoader& loader) : loader_(loader) {}

    // The rules; nullopt while they are being loaded: ask again. A problem is told to all who wait;
    // after that loading is tried anew.
    std::optional<LoadedContent> get(const net::GameTerms& terms, std::int64_t now_ms);
    // Lets go what nobody has used for an hour.
    void tidy(std::int64_t now_ms);
    std::size_t size() const { return kept_.size(); }

private:
    struct Kept {
        std::shared_ptr<const Content> content;  // null while it is loaded
        std::optional<Problem> problem;
        std::int64_t used_ms = 0;
    };
    ContentLoader& loader_;
    std::map<std::string, Kept> kept_;
};

}  // namespace hexholm::server
