#include "engine/journal/line.h"

#include "engine/base/hash.h"
#include "engine/journal/action_text.h"
#include "engine/journal/header.h"
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
        return Problem{where, /*tr*/ "'undo' needs a seat and the number of actions to undo", ""};
    record.action.player = PlayerId(seat - 1);
    record.taken_back = static_cast<std::uint16_t>(count);
    return Done{};
}

std::string seat_line(const RecordedAction& record) {
    return std::string(kSeatWord) + std::to_string(record.action.player.index() + 1) + " " +
           seat_text(*record.seat);
}

Status parse_seat_line(const Content& content,
                       std::string_view text,
                       const std::string& where,
                       RecordedAction& record) {
    const std::size_t space = text.find(' ');
    const int player = parse_number<int>(text.substr(0, space)).value_or(0);
    if (player < 1 || player > content.players || space == std::string_view::npos)
        return Problem{where, /*tr*/ "'seat' needs a seat, level, #colour and name", ""};
    JournalSeat seat;
    if (Saying wrong = parse_seat(text.substr(space + 1), seat); !wrong.empty())
        return Problem{where, std::move(wrong), ""};
    record.action.player = PlayerId(player - 1);
    record.seat = std::make_shared<const JournalSeat>(std::move(seat));
    return Done{};
}

std::string settle_text(const RecordedAction& record) {
    std::string text = std::string(kSettleWord) + std::to_string(record.action.player.index() + 1) +
                       " " + std::string(word_of(record.settled->kind));
    if (record.settled->kind == AccordKind::target)
        text += " " + std::to_string(record.settled->target);
    return text;
}

Status parse_settle(const Content& content,
                    std::string_view text,
                    const std::string& where,
                    RecordedAction& record) {
    const auto words = split(text, ' ');
    const int player = parse_number<int>(words[0]).value_or(0);
    const auto kind = words.size() > 1 ? accord_kind_of(words[1]) : std::nullopt;
    const bool has_target = kind == AccordKind::target;
    const auto target = words.size() == 3 ? parse_number<std::int16_t>(words[2]) : std::nullopt;
    if (player < 1 || player > content.players || !kind || words.size() != (has_target ? 3U : 2U) ||
        has_target != target.has_value())
        return Problem{where,
                       /*tr*/
                       "'settle' needs a seat and what was agreed on: agreed, called_off, "
                       "resigned, or target and points",
                       ""};
    record.action.player = PlayerId(player - 1);
    record.settled = Accord{*kind, target.value_or(0)};
    return Done{};
}

}  // namespace

std::string record_text(const Content& content, const RecordedAction& record) {
    std::string line = record.is_undo()      ? undo_text(record)
                       : record.is_seat()    ? seat_line(record)
                       : record.is_settled() ? settle_text(record)
                                             : action_text(content, record.action);
    if (record.passed_over) line += kPassedOverMark;
    if (record.digest) line += std::string(kDigestMark) + hash_name(*record.digest);
    return line;
}

Result<RecordedAction> parse_record(const Content& content,
                                    std::string_view text,
                                    const std::string& where) {
    // The last one: a name may have it, too.
    const std::size_t mark = text.rfind(kDigestMark);
    RecordedAction record;
    if (mark != std::string_view::npos) {
        const std::string_view digits = text.substr(mark + kDigestMark.size());
        if (digits.size() == 16) record.digest = parse_number<std::uint64_t>(digits, 16);
        if (!record.digest)
            return Problem{where, {/*tr*/ "{1} is not a state hash", in_quotes(digits)}, ""};
    }
    text = text.substr(0, mark);
    if (text.starts_with(kSeatWord)) {
        const Status seat = parse_seat_line(content, text.substr(kSeatWord.size()), where, record);
        if (!seat) return seat.problem();
        return record;
    }
    if (text.starts_with(kUndoWord)) {
        const Status undo = parse_undo(content, text.substr(kUndoWord.size()), where, record);
        if (!undo) return undo.problem();
        return record;
    }
    if (text.starts_with(kSettleWord)) {
        const Status read = parse_settle(content, text.substr(kSettleWord.size()), where, record);
        if (!read) return read.problem();
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
