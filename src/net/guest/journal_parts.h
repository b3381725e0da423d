// The journal of a game that is over, while its parts come in.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/base/crypto.h"

#include "src/net/protocol/table_message.h"

namespace hexholm::net {

class JournalParts {
public:
    // More than any game has.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{32} << 20;

    // Whether the part is one of this journal.
    static bool is_part_of(const Over& over, const Part& part) { return part.file == over.journal; }
    // The next one; others, and what is too much, are passed over. REQUIRES: is_part_of().
    void take(const Over& over, const Part& part) {
        const bool fits = over.journal_bytes <= kMostBytes && part.whole == over.journal_bytes &&
                          part.bytes.size() <= over.journal_bytes;
        if (part.at == 0) text_.clear();
        if (!fits || part.at != text_.size() || part.at > over.journal_bytes - part.bytes.size())
            return;
        text_.append(part.bytes.begin(), part.bytes.end());
        is_whole_ = text_.size() == over.journal_bytes && sha256(text_) == over.journal;
    }
    // Once, when it is whole and what was announced.
    std::optional<std::string> take_whole() {
        if (!std::exchange(is_whole_, false)) return std::nullopt;
        return std::exchange(text_, {});
    }

private:
    std::string text_;
    bool is_whole_ = false;
};

}  // namespace hexholm::net
