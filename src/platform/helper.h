// A second copy of the program that thinks for the page, so that no picture waits for it: a worker of the browser.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/base/bytes.h"

namespace hexholm::platform {

// The page's end. Messages arrive whole and in their order.
class Helper {
public:
    // Null where there is no page.
    static std::unique_ptr<Helper> start();

    void send(const Bytes& message);
    std::optional<Bytes> take();
    // Whether the helper could not be started, or has died.
    bool is_lost() const;
};

// Whether this program is that second copy.
bool is_helper();
// Answers each message of the page from now on. main() returns, and the worker lives on.
void serve_page(std::function<std::optional<Bytes>(ByteSpan)> answer);

}  // namespace hexholm::platform
