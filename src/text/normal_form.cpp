#include "src/text/normal_form.h"

#include <cstdlib>

#include <utf8proc.h>

namespace hexholm::text {

static std::string mapped(std::string_view text, int options) {
    utf8proc_uint8_t* made = nullptr;
    const utf8proc_ssize_t bytes = utf8proc_map(
        reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
        static_cast<utf8proc_ssize_t>(text.size()), &made, static_cast<utf8proc_option_t>(options));
    std::string out(text);
    if (bytes >= 0)
        out.assign(reinterpret_cast<const char*>(made), static_cast<std::size_t>(bytes));
    std::free(made);  // NOLINT: the library asks for it
    return out;
}

std::string composed(std::string_view text) {
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string folded(std::string_view text) {
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

}  // namespace hexholm::text
