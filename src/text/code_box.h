// A letter that no font has: a box with its number in it, so that nobody takes it for another one.
#pragma once

#include "src/text/face.h"

namespace hexholm::text {

float code_box_advance(char32_t code_point);  // in ems
Bitmap draw_code_box(char32_t code_point, float em);

}  // namespace hexholm::text
