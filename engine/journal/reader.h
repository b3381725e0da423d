// Reads a journal back: first its head, then, with the rules it names, its actions.
#pragma once

#include <string>
#include <vector>

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
};

Result<JournalText> parse_journal(const std::string& text, const std::string& where);
Result<JournalText> read_journal(const std::string& path);

// REQUIRES: the content is the one of the journal's head (content_difference).
Result<std::vector<RecordedAction>> recorded_actions(const JournalText& journal,
                                                     const Content& content);

}  // namespace hexholm
