// Why somebody turns an offer down, in a word.
#pragma once

#include <cstdint>

namespace hexholm {

enum class Objection : std::uint8_t {
    none,          // nothing speaks against it
    about_to_win,  // whoever offers is so near to victory that nobody trades with him
    lacks_goods,   // what is wanted is not there
    lacks_room,    // what is given cannot be kept
    needs_goods,   // what is wanted is worth more than what is given
    too_little,    // the trade brings less than it must
    leads          // it would do for somebody who is not ahead
};

}  // namespace hexholm
