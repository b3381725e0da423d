#include "engine/journal/line.h"

#include "engine/base/hash.h"
#include "engine/journal/action_text.h"
#include "engine/journal/words.h"

namespace hexholm {
namespace {

constexpr std::string_view kDigestMark = " # ";
constexpr int kMostTakenBack = 0xFFFF;

std::string undo_text(const RecordedAction& record) {
    return std::string(kUndoWord) + std::to_string(record.action.player.index() + 1) + " " +
           std::to_string(record.taken_back);
}

Status parse_undo(const Content& content,
                  std::string_view text,
                  const std::string& where,
                  RecordedAction& record) {
    const auto words = split(text, ' ');
    const int seat = parse_number<int>(words[0]).value_or(0);
    const int count = words.size() == 2 ? parse_number<int>(words[1]).value_or(0) : 0;
    if (seat < 1 || seat > content.players || count < 1 || count > kMostTakenBack)
        return Problem{where, /*tr*/ "'undo' needs a seat and how many actions it takes back", ""};
    record.action.player = PlayerId(seat - 1);
    record.taken_back = static_cast<std::uint16_t>(count);
    return Done{};
}

}  // namespace

std::string record_text(const Content& content, const RecordedAction& record) {
    std::string line = record.is_undo() ? undo_text(record) : action_text(content, record.action);
    if (record.passed_over) line += kPassedOverMark;
    if (record.digest) line += std::string(kDigestMark) + hash_name(*record.digest);
    return line;
}

Result<RecordedAction> parse_record(const Content& content,
                                    std::string_view text,
                                    const std::string& where) {
    const std::size_t mark = text.find(kDigestMark);
    RecordedAction record;
    if (mark != std::string_view::npos) {
        const std::string_view digits = text.substr(mark + kDigestMark.size());
        if (digits.size() == 16) record.digest = parse_number<std::uint64_t>(digits, 16);
        if (!record.digest)
            return Problem{where, {/*tr*/ "{1} is not a state hash", in_quotes(digits)}, ""};
    }
    text = text.substr(0, mark);
    if (text.starts_with(kUndoWord)) {
        const Status undo = parse_undo(content, text.substr(kUndoWord.size()), where, record);
        if (!undo) return undo.problem();
        return record;
    }
    record.passed_over = text.ends_with(kPassedOverMark);
    if (record.passed_over) text.remove_suffix(kPassedOverMark.size());
    const Result<Action> action = parse_action(content, text, where);
    if (!action) return action.problem();
    record.action = action.value();
    return record;
}

}  // namespace hexholm
