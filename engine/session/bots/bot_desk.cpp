#include "engine/session/bots/bot_desk.h"

#include <atomic>
#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/game/core/action_code.h"
#include "engine/game/view/image.h"
#include "engine/journal/line.h"
#include "engine/session/bots/advice.h"
#include "engine/session/bots/advice_code.h"
#include "engine/session/bots/bot_thinker.h"
#include "engine/session/bots/far_words.h"

namespace hexholm {
namespace {

constexpr int kReadAtATime = 12;  // actions, so that it is seen how far it is

void put_answer(const Rulebook& book, const BotAnswer& answer, Bytes& bytes) {
    put_action(book, answer.action, bytes);
    ByteWriter writer(bytes);
    writer.byte(static_cast<std::uint8_t>(answer.objection));
    writer.number(answer.failures.size());
    for (const HookFailure& failure : answer.failures) {
        put_text(failure.mod, writer);
        put_text(failure.where, writer);
        put_text(failure.what, writer);
    }
}

}  // namespace

struct BotDesk::Table {
    explicit Table(std::shared_ptr<const Content> content) : book(std::move(content)) {}

    bool think_about(ByteReader& message, Bytes& bytes);
    bool advise(ByteReader& message, Bytes& bytes);
    bool begin_looking_back(ByteReader& message);
    bool read_on(Bytes& bytes);

    Rulebook book;
    SeatedBots bots;
    std::unique_ptr<Adviser> adviser;  // made when it is first asked
    std::unique_ptr<Retrospect> reading;
};

BotDesk::BotDesk(Load load) : load_(std::move(load)) {}
BotDesk::~BotDesk() = default;

std::optional<Bytes> BotDesk::answer(ByteSpan message) {
    ByteReader reader(message);
    const std::uint8_t kind = reader.byte();
    const std::uint64_t number = reader.number();
    if (kind == kOpen) return open(number, reader);
    if (kind == kClose) {
        tables_.erase(number);
        return std::nullopt;
    }
    const auto found = tables_.find(number);
    if (found == tables_.end()) return message_of(kFailed, number);
    return answer_at(*found->second, kind, number, reader);
}

std::optional<Bytes> BotDesk::open(std::uint64_t number, ByteReader& message) {
    const std::string game = take_text(message);
    std::vector<std::string> levels(message.number(kMaxPlayers));
    for (std::string& level : levels)
        level = take_text(message);
    const auto content = load_(game);
    if (!content || message.failed()) return message_of(kFailed, number);
    auto table = std::make_unique<Table>(content.value());
    for (const std::string& level : levels)
        table->bots.push_back(level.empty() ? nullptr : make_bot(*content.value(), level));
    tables_[number] = std::move(table);
    return std::nullopt;
}

std::optional<Bytes> BotDesk::answer_at(Table& table,
                                        std::uint8_t kind,
                                        std::uint64_t number,
                                        ByteReader& message) {
    Bytes bytes = message_of(kind == kReadOn ? kLookBack : kind, number);
    ByteWriter(bytes).number(message.number());  // of the question
    bool is_answered = false;
    switch (kind) {
        case kQuestion: is_answered = table.think_about(message, bytes); break;
        case kAdvise: is_answered = table.advise(message, bytes); break;
        case kLookBack:
            is_answered = table.begin_looking_back(message) && table.read_on(bytes);
            break;
        case kReadOn: is_answered = table.read_on(bytes); break;
        default: break;
    }
    return is_answered ? bytes : message_of(kFailed, number);
}

bool BotDesk::Table::think_about(ByteReader& message, Bytes& bytes) {
    const std::uint64_t seat = message.number(kMaxPlayers);
    const auto at = static_cast<std::uint32_t>(message.number(0xFFFF'FFFF));
    const std::uint64_t chance_seed = message.number();
    const Random chance{chance_seed, message.number()};
    if (message.failed() || seat >= bots.size() || !bots[seat]) return false;
    Result<View> view = take_view(book, message.raw(message.left()));
    if (!view) return false;
    const auto question = std::make_unique<BotQuestion>(
        BotQuestion{PlayerId(static_cast<std::uint8_t>(seat)), at, view.value(), chance});
    put_answer(book, think(book, *bots[seat], *question), bytes);
    return true;
}

bool BotDesk::Table::advise(ByteReader& message, Bytes& bytes) {
    const Result<View> view = take_view(book, message.raw(message.left()));
    if (!view || view.value().viewer.is_none()) return false;
    if (!adviser) adviser = std::make_unique<Adviser>(book);
    const std::atomic<bool> never = false;
    put_advice(book, advice_for(book, *adviser, view.value(), never), bytes);
    return true;
}

bool BotDesk::Table::begin_looking_back(ByteReader& message) {
    reading.reset();
    const GameSeed seed = take_seed(message);
    std::vector<RecordedAction> played;
    for (std::uint64_t left = message.number(kMostFarActions); left > 0 && !message.failed();
         --left) {
        const auto record = parse_record(book.content(), take_text(message), "");
        if (!record) return false;
        played.push_back(record.value());
    }
    if (message.failed() || !Adviser::knows_chances(book)) return false;
    reading = std::make_unique<Retrospect>(book, seed, std::move(played));
    return true;
}

bool BotDesk::Table::read_on(Bytes& bytes) {
    if (!reading) return false;
    for (int left = kReadAtATime; left > 0; --left) {
        if (reading->step()) continue;
        ByteWriter(bytes).byte(1);
        put_look_back(book, std::exchange(reading, nullptr)->conclude(), bytes);
        return true;
    }
    ByteWriter(bytes).byte(0);
    ByteWriter(bytes).number(reading->done());
    return true;
}

}  // namespace hexholm
