#include "src/platform/helper.h"

#ifdef __EMSCRIPTEN__
#include <cstdint>
#include <utility>

#include <emscripten.h>
#endif

namespace hexholm::platform {

#ifdef __EMSCRIPTEN__

// The other halves are packaging/web/page/page.js and helper.js.

std::unique_ptr<Helper> Helper::start() {
    return std::make_unique<Helper>();
}

void Helper::send(const Bytes& message) {
    EM_ASM({ hexholmPage.helper.send(HEAPU8.slice($0, $0 + $1)); }, message.data(), message.size());
}

std::optional<Bytes> Helper::take() {
    const int size = EM_ASM_INT({ return hexholmPage.helper.nextSize(); });
    if (size < 0) return std::nullopt;
    Bytes message(static_cast<std::size_t>(size));
    EM_ASM({ HEAPU8.set(hexholmPage.helper.take(), $0); }, message.data());
    return message;
}

bool Helper::is_lost() const {
    return EM_ASM_INT({ return hexholmPage.helper.isLost; }) != 0;
}

bool is_helper() {
    return EM_ASM_INT({ return typeof WorkerGlobalScope == 'function' ? 1 : 0; }) != 0;
}

static std::function<std::optional<Bytes>(ByteSpan)>& answerer() {
    static std::function<std::optional<Bytes>(ByteSpan)> kept;
    return kept;
}

void serve_page(std::function<std::optional<Bytes>(ByteSpan)> answer) {
    answerer() = std::move(answer);
}

extern "C" EMSCRIPTEN_KEEPALIVE void hexholm_answer(const std::uint8_t* message, std::size_t size) {
    const std::optional<Bytes> answer = answerer()({message, size});
    if (answer) EM_ASM({ postMessage(HEAPU8.slice($0, $0 + $1)); }, answer->data(), answer->size());
}

#else

std::unique_ptr<Helper> Helper::start() {
    return nullptr;
}

void Helper::send(const Bytes& /*message*/) {}

std::optional<Bytes> Helper::take() {
    return std::nullopt;
}

bool Helper::is_lost() const {
    return true;
}

bool is_helper() {
    return false;
}

void serve_page(std::function<std::optional<Bytes>(ByteSpan)> /*answer*/) {}

#endif

}  // namespace hexholm::platform
