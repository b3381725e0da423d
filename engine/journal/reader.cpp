#include "engine/journal/reader.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

#include "engine/files/text_file.h"
#include "engine/journal/line.h"
#include "engine/journal/words.h"

namespace hexholm {
namespace {

constexpr std::uintmax_t kMostBytes = 64u << 20;  // a long game has a tenth of a megabyte
constexpr std::size_t kMostHeadBytes = 64u << 10;
constexpr std::size_t kMostLineBytes = 4u << 10;
constexpr std::size_t kMostLines = 1u << 20;
constexpr std::size_t kSumLetters = 8;
constexpr std::size_t kDigestLetters = 16;

std::string_view without_return(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

// Takes "1c2d3e4f" from the end of "1 roll # 0123456789abcdef 1c2d3e4f"; empty when there is none.
std::string_view take_checksum(std::string_view& line) {
    const std::size_t mark = line.rfind(" # ");
    if (mark == std::string_view::npos) return "";
    const std::size_t end = mark + 3 + kDigestLetters;
    if (line.size() != end + 1 + kSumLetters || line[end] != ' ') return "";
    const std::string_view sum = line.substr(end + 1);
    line = line.substr(0, end);
    return sum;
}

// Goes through the lines of the game as long as their checksums fit.
class LineReader {
public:
    explicit LineReader(JournalText& journal) : journal_(journal) {}

    // False when it does not fit to what stands before it.
    bool take(std::string_view whole, int number) {
        std::string_view line = without_return(whole);
        const std::string_view sum =
            journal_.header.version >= 2 ? take_checksum(line) : std::string_view();
        const JournalLine read = {number, std::string(line)};
        if (journal_.damage) {
            journal_.lines.push_back(read);
            return true;
        }
        RunningChecksum next = journal_.checksum;
        next.add(line);
        if (!sum.empty() && sum != next.text()) return false;
        journal_.checksum = next;
        journal_.lines.push_back(read);
        journal_.sound_bytes += whole.size() + 1;
        return true;
    }

private:
    JournalText& journal_;
};

void read_lines(JournalText& journal,
                const std::vector<std::string_view>& lines,
                std::size_t first) {
    LineReader reader(journal);
    for (std::size_t at = first; at < lines.size(); ++at) {
        const int number = static_cast<int>(at) + 1;
        if (reader.take(lines[at], number)) continue;
        // The machine went down while the last line was written.
        journal.torn = at + 1 == lines.size();
        if (journal.torn) return;
        journal.damage =
            Problem{journal.where + ":" + std::to_string(number),
                    /*tr*/
                    "this line does not match the lines before it: something was changed or lost",
                    /*tr*/ "everything before it is undamaged"};
        reader.take(lines[at], number);
    }
}

Problem too_large(const std::string& where) {
    return {where, /*tr*/ "this is too large for a journal", /*tr*/ "name a journal of Hexholm"};
}

// Refuses sizes that no program writes, before they take memory.
Status check_size(const std::vector<std::string_view>& lines,
                  std::size_t head,
                  const std::string& where) {
    std::size_t head_bytes = 0;
    for (std::size_t at = 0; at < lines.size() && at < kMostLines; ++at) {
        const bool is_head = at < head;
        if (is_head) head_bytes += lines[at].size() + 1;
        if (is_head ? head_bytes > kMostHeadBytes : lines[at].size() > kMostLineBytes)
            return too_large(where + ":" + std::to_string(at + 1));
    }
    if (lines.size() > kMostLines) return too_large(where + ":" + std::to_string(kMostLines + 1));
    return Done{};
}

Problem unreadable(const std::string& path, int error) {
    return {path, linked(/*tr*/ "the journal cannot be read", ": ", system_saying(error)), ""};
}

// Only an ordinary file has one: to open a pipe would wait for whoever writes into it.
Result<std::uintmax_t> size_of(const std::string& path) {
    std::error_code error;
    const std::uintmax_t bytes = std::filesystem::file_size(path, error);
    if (error) return unreadable(path, error.value());
    return bytes;
}

}  // namespace

Result<JournalText> parse_journal(const std::string& text, const std::string& where) {
    if (is_utf16(text)) return utf16_problem(where);
    std::string_view plain = text;
    if (plain.starts_with(kByteOrderMark)) plain.remove_prefix(kByteOrderMark.size());
    std::vector<std::string_view> lines = split(plain, '\n');
    // What stands behind the last line end was cut off while it was written.
    JournalText journal;
    journal.where = where;
    journal.torn = !lines.back().empty();
    lines.pop_back();
    const auto blank = std::find_if(lines.begin(), lines.end(), [](std::string_view line) {
        return without_return(line).empty();
    });
    std::vector<std::string_view> head(lines.begin(), blank);
    const Status sized = check_size(lines, head.size(), where);
    if (!sized) return sized.problem();
    if (!head.empty() && head.front().ends_with('\r')) journal.line_end = "\r\n";
    for (std::string_view& line : head)
        line = without_return(line);
    const Result<JournalHeader> header = parse_header(head, where);
    if (blank == lines.end() && !head.empty() && is_known_version(journal_version(head[0])))
        return Problem{where, /*tr*/ "the journal ends within its header",
                       /*tr*/ "nothing of it can be used"};
    if (!header) return header.problem();
    journal.header = header.value();
    journal.sound_bytes = static_cast<std::size_t>(blank->data() - text.data()) + blank->size() + 1;
    for (const std::string_view line : head)
        journal.checksum.add(line);
    read_lines(journal, lines, head.size() + 1);
    return journal;
}

Result<std::string> read_text(const std::string& path) {
    const Result<std::uintmax_t> bytes = size_of(path);
    if (!bytes) return bytes.problem();
    if (bytes.value() > kMostBytes) return too_large(path);
    std::ifstream file(path, std::ios::binary);
    // Not by an iterator of the buffer: that one throws where a disk fails.
    std::string text(static_cast<std::size_t>(bytes.value()) + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad()) return unreadable(path, errno);
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

Result<JournalText> read_journal(const std::string& path) {
    const Result<std::string> text = read_text(path);
    if (!text) return text.problem();
    return parse_journal(text.value(), path);
}

Result<JournalHeader> read_header(const std::string& path) {
    const Result<std::uintmax_t> bytes = size_of(path);
    if (!bytes) return bytes.problem();
    std::ifstream file(path, std::ios::binary);
    std::string text(kMostHeadBytes, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad()) return unreadable(path, errno);
    text.resize(static_cast<std::size_t>(file.gcount()));
    const std::size_t blank = std::min(text.find("\n\n"), text.find("\n\r\n"));
    if (blank != std::string::npos) text.resize(text.find('\n', blank + 1) + 1);
    const Result<JournalText> journal = parse_journal(text, path);
    if (!journal) return journal.problem();
    return journal.value().header;
}

Result<std::vector<RecordedAction>> recorded_actions(const JournalText& journal,
                                                     const Content& content) {
    if (journal.damage) return *journal.damage;
    std::vector<RecordedAction> records;
    records.reserve(journal.lines.size());
    std::size_t standing = 0;
    for (const JournalLine& line : journal.lines) {
        const std::string where = journal.where + ":" + std::to_string(line.number);
        Result<RecordedAction> record = parse_record(content, line.text, where);
        if (!record) return record.problem();
        record.value().line = line.number;
        if (journal.header.version < kFirstVersionOfTheseStates) record.value().digest.reset();
        if (record.value().taken_back > standing)
            return Problem{where, /*tr*/ "this undoes more actions than there are", ""};
        standing += record.value().is_undo() || record.value().is_seat() ? 0 : 1;
        standing -= record.value().taken_back;
        records.push_back(record.value());
    }
    return records;
}

}  // namespace hexholm
