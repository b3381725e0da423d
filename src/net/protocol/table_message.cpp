#include "src/net/protocol/table_message.h"

#include "engine/base/hash.h"
#include "engine/game/core/action_code.h"
#include "engine/game/core/state_rows.h"
#include "engine/game/view/image.h"

#include "src/net/protocol/table_bytes.h"

namespace hexholm::net {
namespace {

constexpr std::uint8_t kIsUndo = 1;
constexpr std::uint8_t kPassesOver = 2;
constexpr std::size_t kMostFailures = 4;
constexpr std::size_t kMostFailureBytes = 400;
constexpr std::uint64_t kMostFileBytes = std::uint64_t{1} << 32;

Bytes begun(TableKind kind, std::uint64_t number, std::uint8_t flags = 0) {
    Bytes bytes;
    ByteWriter writer(bytes);
    put_head(writer, {kind, flags, number});
    return bytes;
}

Head skip_head(ByteReader& reader) {
    const Result<Head> head = take_head(reader);
    return head ? head.value() : Head{};
}

template <std::size_t kCount>
std::array<std::uint8_t, kCount> take_array(ByteReader& reader) {
    std::array<std::uint8_t, kCount> array{};
    const ByteSpan bytes = reader.raw(kCount);
    if (bytes.size() == kCount) std::copy(bytes.begin(), bytes.end(), array.begin());
    return array;
}

// Writes the action before its events: its kind for all, its arguments only for the player who did
// it.
void put_deed(const Rulebook& book, const Update& update, Bytes& bytes) {
    ByteWriter writer(bytes);
    put_player(writer, update.actor);
    put_kind(writer, update.kind);
    writer.byte(static_cast<std::uint8_t>(update.objection));
    put_offer(writer, update.undone);
    writer.byte(update.own.kind.is_some() ? 1 : 0);
    if (update.own.kind.is_some()) put_action(book, update.own, bytes);
}

Status take_deed(const Rulebook& book, ByteReader& reader, Update& update) {
    update.actor = take_player(reader, book.players());
    update.kind = take_kind(reader, book.content().kinds.size());
    update.objection = take_word(reader, Objection::leads);
    update.undone = take_offer(reader, book);
    const std::uint8_t has_own = reader.byte();
    if (has_own > 1) reader.fail("a mark is neither set nor clear");
    if (reader.failed() || has_own == 0) return Done{};
    if (update.actor.is_none()) reader.fail("nobody has done it");
    if (reader.failed()) return Done{};
    const Result<Action> own = take_action(book, update.actor, reader);
    if (!own) return own.problem();
    update.own = own.value();
    return Done{};
}

}  // namespace

std::uint32_t hash_of(const View& view) {
    const State& state = view.state;
    constexpr std::size_t kWord = sizeof(std::uint64_t);
    const std::size_t words = state.measures_at / kWord;
    const std::uint64_t front =
        hash_words(reinterpret_cast<const std::uint64_t*>(state.data()), words);
    const std::string_view rest(reinterpret_cast<const char*>(state.data()) + words * kWord,
                                state.measures_at - words * kWord);
    const std::uint64_t hash = hash_text(rest, front);
    return static_cast<std::uint32_t>(hash ^ hash >> 32U);
}

std::string hash_of_layout(const Rulebook& book) {
    std::string all;
    for (const StateRow& row : state_rows(book)) {
        all += row.title();
        for (const std::uint64_t part :
             {std::uint64_t{row.at}, std::uint64_t{row.size}, std::uint64_t{row.count},
              std::uint64_t{row.groups}, std::uint64_t{row.stride}})
            all += ' ' + std::to_string(part);
        all += '\n';
    }
    return hex_text(sha256(all));
}

Bytes bytes_of(const Rulebook& book, const Whole& whole) {
    Bytes bytes = begun(TableKind::view, whole.number);
    ByteWriter writer(bytes);
    put_beside(writer, whole.beside);
    put_events_of(whole.log, bytes);
    put_view(book, whole.view, bytes);
    return bytes;
}

Result<Whole> take_whole(const Rulebook& book, ByteSpan message) {
    ByteReader reader(message);
    Whole whole;
    whole.number = skip_head(reader).number;
    whole.beside = take_beside(reader, book);
    if (reader.failed()) return end_of(reader).problem();
    const Status log = take_events_of(book, reader, whole.log);
    if (!log) return log.problem();
    if (whole.log.size() > kMostLogEvents) reader.fail("its log is too long");
    if (reader.left() > kMostViewBytes) reader.fail("its view is too long");
    if (reader.failed()) return end_of(reader).problem();
    Result<View> view = take_view(book, reader.raw(reader.left()));
    if (!view) return view.problem();
    whole.view = view.value();
    return whole;
}

Bytes bytes_of(const Rulebook& book, const Update& update, const View& before) {
    Bytes bytes = begun(TableKind::update, update.number);
    ByteWriter writer(bytes);
    put_deed(book, update, bytes);
    put_beside(writer, update.beside);
    put_events_of(update.events, bytes);
    put_change(before.state, update.after.state, bytes);
    return bytes;
}

Result<Update> take_update(const Rulebook& book, const View& before, ByteSpan message) {
    ByteReader reader(message);
    Update update;
    update.number = skip_head(reader).number;
    if (const Status deed = take_deed(book, reader, update); !deed) return deed.problem();
    update.beside = take_beside(reader, book);
    if (reader.failed()) return end_of(reader).problem();
    if (const Status events = take_events_of(book, reader, update.events); !events)
        return events.problem();
    if (reader.left() > kMostChangeBytes) reader.fail("its change is too long");
    if (reader.failed()) return end_of(reader).problem();
    Result<View> after = take_change(book, before, reader.raw(reader.left()));
    if (!after) return after.problem();
    update.after = after.value();
    return update;
}

Bytes bytes_of(const Rulebook& book, const Ask& ask) {
    const unsigned flags = (ask.is_undo ? kIsUndo : 0U) | (ask.passes_over ? kPassesOver : 0U);
    Bytes bytes = begun(TableKind::ask, ask.number, static_cast<std::uint8_t>(flags));
    ByteWriter writer(bytes);
    writer.number(ask.based_on);
    writer.byte(static_cast<std::uint8_t>(ask.actions.size()));
    for (const Action& action : ask.actions)
        put_action(book, action, bytes);
    return bytes;
}

Result<Ask> take_ask(const Rulebook& book, PlayerId player, ByteSpan message) {
    ByteReader reader(message);
    if (message.size() > kMostActBytes) reader.fail("it is too long");
    const Head head = skip_head(reader);
    Ask ask;
    ask.number = head.number;
    ask.is_undo = (head.flags & kIsUndo) != 0;
    ask.passes_over = (head.flags & kPassesOver) != 0;
    if (head.flags > (kIsUndo | kPassesOver)) reader.fail("its flags are not known");
    ask.based_on = reader.number();
    const std::uint8_t count = reader.byte();
    if (count > kMostActions || (count == 0) != ask.is_undo)
        reader.fail("it has a wrong number of actions");
    for (std::size_t at = 0; at < count && !reader.failed(); ++at) {
        const Result<Action> action = take_action(book, player, reader);
        if (!action) return action.problem();
        ask.actions.push_back(action.value());
    }
    if (const Status end = end_of(reader); !end) return end.problem();
    return ask;
}

Bytes bytes_of(const Answer& answer) {
    Bytes bytes = begun(TableKind::answer, answer.number);
    ByteWriter writer(bytes);
    writer.byte(static_cast<std::uint8_t>(answer.kind));
    writer.number(answer.done);
    writer.byte(static_cast<std::uint8_t>(answer.refusal.reason));
    writer.byte(answer.refusal.good.value);
    writer.signed_number(answer.refusal.number);
    writer.byte(static_cast<std::uint8_t>(answer.undo));
    const std::size_t count = std::min(answer.failures.size(), kMostFailures);
    writer.byte(static_cast<std::uint8_t>(count));
    for (std::size_t at = 0; at < count; ++at)
        for (const std::string* text :
             {&answer.failures[at].mod, &answer.failures[at].where, &answer.failures[at].what})
            put_text(writer, in_quotes(*text));
    return bytes;
}

Result<Answer> take_answer(const Rulebook& book, ByteSpan message) {
    ByteReader reader(message);
    Answer answer;
    answer.number = skip_head(reader).number;
    answer.kind = take_word(reader, AnswerKind::not_now);
    answer.done = reader.number(kMostActions);
    answer.refusal.reason = take_word(reader, Reason::mod_failed);
    answer.refusal.good = GoodId(reader.byte());
    if (answer.refusal.good.is_some() && answer.refusal.good.index() >= book.goods())
        reader.fail("there is no such good");
    answer.refusal.number = static_cast<int>(reader.signed_number(INT32_MIN, INT32_MAX));
    answer.undo = take_word(reader, UndoStop::settled);
    const std::uint8_t failures = reader.byte();
    if (failures > kMostFailures) reader.fail("it has too many failures");
    for (std::size_t at = 0; at < failures && !reader.failed(); ++at) {
        HookFailure& failure = answer.failures.emplace_back();
        for (std::string* text : {&failure.mod, &failure.where, &failure.what})
            *text = take_text(reader, kMostFailureBytes);
    }
    if (const Status end = end_of(reader); !end) return end.problem();
    return answer;
}

Bytes bytes_of(const Over& over) {
    Bytes bytes = begun(TableKind::over, 0);
    ByteWriter writer(bytes);
    writer.byte(static_cast<std::uint8_t>(over.ending));
    writer.raw(over.key.bytes);
    writer.raw(over.salt.bytes);
    writer.raw(over.journal.bytes);
    writer.number(over.journal_bytes);
    return bytes;
}

Result<Over> take_over(ByteSpan message) {
    ByteReader reader(message);
    skip_head(reader);
    Over over;
    over.ending = take_word(reader, Ending::stuck);
    over.key.bytes = take_array<kDigestBytes>(reader);
    over.salt.bytes = take_array<kDigestBytes>(reader);
    over.journal.bytes = take_array<kDigestBytes>(reader);
    over.journal_bytes = reader.number(kMostFileBytes);
    if (const Status end = end_of(reader); !end) return end.problem();
    return over;
}

Bytes bytes_of(const Part& part) {
    Bytes bytes = begun(TableKind::part, part.at);
    ByteWriter writer(bytes);
    writer.raw(part.file.bytes);
    writer.number(part.whole);
    put_span(writer, part.bytes);
    return bytes;
}

Result<Part> take_part(ByteSpan message) {
    ByteReader reader(message);
    Part part;
    part.at = skip_head(reader).number;
    part.file.bytes = take_array<kDigestBytes>(reader);
    part.whole = reader.number(kMostFileBytes);
    const ByteSpan bytes = take_span(reader, kMostPartBytes);
    if (part.at > part.whole || bytes.size() > part.whole - part.at)
        reader.fail("it lies beyond the end of its file");
    if (const Status end = end_of(reader); !end) return end.problem();
    part.bytes.assign(bytes.begin(), bytes.end());
    return part;
}

Bytes bytes_of(TableKind kind, std::uint64_t number, std::uint8_t flags) {
    return begun(kind, number, flags);
}

}  // namespace hexholm::net
