// Which registers an instruction of Lua 5.4 looks at, as lopcodes.h says.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hexholm {

// Does the instruction read the register? What is not known for certain counts as read.
inline bool reads_register(std::uint32_t bits, std::size_t place) {
    const std::uint32_t code = bits & 0x7FU;
    const std::size_t a = (bits >> 7) & 0xFFU;
    const std::size_t b = (bits >> 16) & 0xFFU;
    const std::size_t c = bits >> 24;
    const bool c_is_constant = ((bits >> 15) & 1U) != 0;
    const bool is_b = b == place;
    const bool is_c = c == place && !c_is_constant;
    const bool from_a = a <= place;
    switch (code) {
        case 0: return is_b;  // move
        case 1:
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
        case 7:
        case 8:
        case 9: return false;                // values, nil, captured variables
        case 10: return a == place;          // into a captured variable
        case 11: return false;               // a field of a captured variable
        case 12: return is_b || c == place;  // a field by a register
        case 13:
        case 14: return is_b;                        // a field by a number or name
        case 15: return is_c;                        // into a captured table
        case 16: return a == place || is_b || is_c;  // into a table by a register
        case 17:
        case 18: return a == place || is_c;  // into a table by a number or name
        case 19: return false;               // a new table
        case 20: return is_b || is_c;        // a method
        case 56:
        case 71:
        case 79:
        case 81:
        case 82: return false;  // jump, empty return, closure (what it captures is told there)
        case 65:
        case 66: return a == place;  // comparisons with a number, test
        case 67: return is_b;        // test and set
        case 72: return a == place;  // return of one
        default: break;
    }
    if (code >= 21 && code <= 33) return is_b;                // with a constant
    if (code >= 34 && code <= 45) return is_b || c == place;  // of two registers
    if (code >= 49 && code <= 52) return is_b;                // of one register
    if (code == 47 || code == 48) return a == place;          // their metamethods
    if (code == 46 || (code >= 57 && code <= 59)) return a == place || is_b;
    if (code >= 60 && code <= 64) return a == place;
    // Calls, returns, loops and lists begin at their first register.
    return from_a;
}

}  // namespace hexholm
