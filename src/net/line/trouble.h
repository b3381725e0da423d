// Finds out why a server could not be reached, and says it so that people know what to do.
#pragma once

#include <string>
#include <string_view>

#include "src/net/line/line.h"

namespace hexholm::net {

struct Trouble {
    LineEnd end = LineEnd::lost;
    Problem why;
};

// How far a line had come when it ended: not to its first word, that word was sent, or it was answered.
enum class Reached : std::uint8_t { nothing, asked, answered };

// Tries once more how far one gets, for a few seconds at most.
Trouble trouble_before_answer(const Link& link, Reached reached);
Trouble trouble_of_no_host(const Link& link);
Trouble trouble_of_nobody(const Link& link);  // no program has the port
// No message has come for too long.
Trouble trouble_of_silence(const Link& link);
Trouble trouble_of_distrust(
    const Link& link);  // its certificate is missing, or that of somebody else
Trouble trouble_of_no_encryption(const Link& link);
Trouble trouble_of_another_program(const Link& link);
Trouble trouble_of_long_messages(const Link& link);
// Browsers let an encrypted page open encrypted lines only.
Trouble trouble_of_mixed_page(const Link& link);
// A server that answers, but opens no line: with this status of HTTP, 0 where there was none.
Trouble trouble_of_answer(const Link& link, unsigned status);
Trouble trouble_of_goodbye(std::string_view words);
Trouble trouble_of_loss();
Trouble trouble_of_memory();  // the library does not start

}  // namespace hexholm::net
