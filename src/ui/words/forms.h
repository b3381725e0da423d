// How a thing that a mod names stands in a sentence: German says "einen Wagen" and "den Wagen" where English has "a" and "the".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/content/things.h"

namespace hexholm::ui {

// one, only: as what something is done to, one of several or the only one.
enum class Form : std::uint8_t { title, one, only };

// The title in the player's language. A form stands in the language's file behind the title with "#a" or "#the", as
// "Wagon#a": "einen Wagen"; without it English has its article, and other languages their title.
std::string in_form(std::string_view mod, std::string_view title, Form form);
std::string in_form(const Face& face, Form form);

}  // namespace hexholm::ui
