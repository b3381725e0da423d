// JSON as a line that any terminal and any reader can take.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace hexholm::cli {

// Letters beyond ASCII are written as \uXXXX, so that none of them steers a terminal and nothing of a text is lost;
// bytes that are no letter become U+FFFD, where nlohmann would throw.
inline std::string json_line(const nlohmann::ordered_json& json) {
    return json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace hexholm::cli
