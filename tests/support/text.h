// Asking texts.
#pragma once

#include <string>

namespace hexholm::test {

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace hexholm::test
