// Looks at models, pictures and sounds: what they claim to be, how much they would unpack to, and of pictures
// whether they do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace hexholm {

std::optional<Problem> model_problem(std::string_view bytes, const std::string& where);    // GLB
std::optional<Problem> picture_problem(std::string_view bytes, const std::string& where);  // PNG
std::optional<Problem> sound_problem(std::string_view bytes, const std::string& where);
std::optional<Problem> pack_problem(std::string_view bytes, const std::string& where);  // HXM1
// Checks how an Ogg file is cut into pages and what Vorbis says at its start; a part of
// sound_problem.
std::optional<Problem> ogg_problem(std::string_view bytes, const std::string& where);

// The picture with only the chunks that it needs. REQUIRES: no picture_problem.
std::string plain_picture(std::string_view bytes);

// A number of 1 to 4 bytes, the least first or the greatest first. REQUIRES: it lies inside.
std::uint32_t little(std::string_view bytes, std::size_t at, std::size_t size);
std::uint32_t big(std::string_view bytes, std::size_t at, std::size_t size);

}  // namespace hexholm
