#include "engine/journal/reader.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/journal/action_text.h"
#include "engine/journal/words.h"

namespace hexholm {
namespace {

constexpr std::string_view kDigestMark = " # ";
constexpr std::uintmax_t kMostBytes = 64u << 20;  // a long game has a tenth of a megabyte

std::string_view without_return(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

Result<RecordedAction> recorded(const JournalLine& line,
                                const Content& content,
                                const std::string& where) {
    std::string_view text = line.text;
    const std::size_t mark = text.find(kDigestMark);
    RecordedAction record;
    record.line = line.number;
    if (mark != std::string_view::npos) {
        const std::string_view digits = text.substr(mark + kDigestMark.size());
        if (digits.size() == 16) record.digest = parse_number<std::uint64_t>(digits, 16);
        if (!record.digest) return Problem{where, in_quotes(digits) + " is not a state hash", ""};
    }
    text = text.substr(0, mark);
    record.passed_over = text.ends_with(kPassedOverMark);
    if (record.passed_over) text.remove_suffix(kPassedOverMark.size());
    const Result<Action> action = parse_action(content, text, where);
    if (!action) return action.problem();
    record.action = action.value();
    return record;
}

}  // namespace

Result<JournalText> parse_journal(const std::string& text, const std::string& where) {
    std::vector<std::string_view> lines = split(text, '\n');
    // What stands behind the last line end was cut off while it was written.
    JournalText journal{where, {}, {}, !lines.back().empty()};
    lines.pop_back();
    for (std::string_view& line : lines)
        line = without_return(line);
    const auto blank = std::find(lines.begin(), lines.end(), std::string_view());
    const Result<JournalHeader> header = parse_header({lines.begin(), blank}, where);
    if (blank == lines.end() && !lines.empty() && is_journal(lines[0]))
        return Problem{where, "the journal is cut in its head", "nothing of it can be used"};
    if (!header) return header.problem();
    journal.header = header.value();
    for (auto line = blank + 1; line < lines.end(); ++line)
        journal.lines.push_back({static_cast<int>(line - lines.begin()) + 1, std::string(*line)});
    return journal;
}

Result<JournalText> read_journal(const std::string& path) {
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(path, error);
    if (error) return Problem{path, "the journal cannot be read: " + error.message(), ""};
    if (bytes > kMostBytes)
        return Problem{path, "this is too large for a journal", "name a journal of Hexholm"};
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad())
        return Problem{path, std::string("the journal cannot be read: ") + std::strerror(errno),
                       ""};
    return parse_journal(text, path);
}

Result<std::vector<RecordedAction>> recorded_actions(const JournalText& journal,
                                                     const Content& content) {
    std::vector<RecordedAction> records;
    records.reserve(journal.lines.size());
    for (const JournalLine& line : journal.lines) {
        const std::string where = journal.where + ":" + std::to_string(line.number);
        const Result<RecordedAction> record = recorded(line, content, where);
        if (!record) return record.problem();
        records.push_back(record.value());
    }
    return records;
}

}  // namespace hexholm
