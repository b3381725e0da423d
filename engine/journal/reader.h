// Reads a journal back: first its head, then, with the rules it names, its actions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/journal/checksum.h"
#include "engine/journal/header.h"
#include "engine/journal/recorded.h"

namespace hexholm {

struct JournalLine {
    int number = 0;  // in the file, from 1
    std::string text;
};

// The text of a journal, its actions not yet understood.
struct JournalText {
    std::string where;  // the file's name, for messages
    JournalHeader header;
    std::vector<JournalLine> lines;
    bool torn = false;  // the last line was cut in the middle and is left out
    // Something before the last line was changed or lost: by what the first such line is known.
    std::optional<Problem> damage;
    std::size_t sound_bytes = 0;  // of the text: up to there, or to its last whole line
    RunningChecksum checksum;     // up to there
    std::string line_end = "\n";  // "\r\n" where an editor or a version control has made that of it
};

// The whole file, if it is not too large for a journal.
Result<std::string> read_text(const std::string& path);
Result<JournalText> parse_journal(const std::string& text, const std::string& where);
Result<JournalText> read_journal(const std::string& path);

// The head alone, from the first bytes of the file: for lists of many journals.
Result<JournalHeader> read_header(const std::string& path);

// All lines in order, with those that were taken back and those that take back. Hashes of states that
// cannot be compared any more are left out. Damage is a problem; who clears it gets what can be read. Names that
// the content does not have are a problem, too.
Result<std::vector<RecordedAction>> recorded_actions(const JournalText& journal,
                                                     const Content& content);

}  // namespace hexholm
