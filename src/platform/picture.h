// Pictures in files: saves what is on the screen, loads what an artist made.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hexholm::platform {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;  // rows from top to bottom, 4 bytes per pixel
};

// `rgb` has rows from top to bottom, 3 bytes per pixel. False, and a line in `error`, when it failed.
bool save_png(const std::string& file,
              int width,
              int height,
              const std::vector<std::uint8_t>& rgb,
              std::string& error);

// Reads a PNG from memory. REQUIRES: its size was judged before.
bool decode_png(const std::string& bytes, Picture& picture, std::string& error);

// Halved until neither side is longer.
Picture shrunk(Picture picture, int most_side);

bool load_picture(const std::string& file, Picture& picture, std::string& error);

}  // namespace hexholm::platform
