#include "engine/journal/checksum.h"

#include "engine/base/hash.h"

namespace hexholm {

void RunningChecksum::add(std::string_view line) {
    sum_ = hash_text("\n", hash_text(line, sum_));
}

std::string RunningChecksum::text() const {
    return hash_name(sum_ ^ sum_ >> 32).substr(8);
}

}  // namespace hexholm
