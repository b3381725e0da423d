// A journal with the rules that it was played with, for the commands that read one.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/journal/reader.h"

namespace hexholm::cli {

struct JournalGame {
    JournalText text;
    std::shared_ptr<const Content> content;
    std::vector<RecordedAction> records;  // all lines, also those that were taken back
    std::optional<Problem> damage;        // a checksum that does not fit
    Saying other_mod;                     // a mod that has changed, though the content has not

    const JournalHeader& header() const { return text.header; }
    // What went wrong in playing it, and what may have led to it.
    Problem explained(Problem problem) const;
    // Says that a mod differs from the recorded one; called when nothing went wrong.
    void tell_other_mod() const;
};

// Says on standard error when the last line was cut.
Result<JournalGame> load_journal_game(const std::string& path);

}  // namespace hexholm::cli
