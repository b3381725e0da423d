// Korean particles take one of two forms by the sound before them; a sentence with places has both until its values are known.
#pragma once

#include <string>

namespace hexholm::ui {

// "7을(를)" becomes "7을", "도로을(를)" becomes "도로를": for 은(는), 이(가), 을(를), 와(과) and (으)로 behind Hangul or a
// digit, with quotation marks or brackets between. Behind any other letter nobody knows how it is read: both forms stay.
std::string with_particles(std::string text);

}  // namespace hexholm::ui
