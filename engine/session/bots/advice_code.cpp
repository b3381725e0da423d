#include "engine/session/bots/advice_code.h"

#include "engine/game/core/action_code.h"

namespace hexholm {
namespace {

constexpr std::uint64_t kMostTurns = 100'000;
constexpr std::int64_t kMostCount = 1'000'000;

// 0 is none.
template <class SomeId>
void put_id(SomeId id, ByteWriter& writer) {
    writer.number(id.is_none() ? 0 : id.index() + 1);
}

template <class SomeId>
SomeId take_id(std::size_t count, ByteReader& reader) {
    const std::uint64_t number = reader.number(count);
    return number == 0 ? SomeId() : SomeId(number - 1);
}

std::uint32_t take_position(ByteReader& reader) {
    return static_cast<std::uint32_t>(reader.number(0xFFFF'FFFF));
}

int take_count(ByteReader& reader) {
    return static_cast<int>(reader.signed_number(-kMostCount, kMostCount));
}

void put_row(const Rulebook& book, const TurnRow& row, Bytes& bytes) {
    ByteWriter writer(bytes);
    writer.number(row.size());
    for (const Action& action : row) {
        writer.number(action.player.index());
        put_action(book, action, bytes);
    }
}

TurnRow take_row(const Rulebook& book, ByteReader& reader) {
    TurnRow row;
    for (std::uint64_t left = reader.number(row.room()); left > 0 && !reader.failed(); --left) {
        const PlayerId player(reader.number(book.players() - 1));
        const Result<Action> action = take_action(book, player, reader);
        if (action) row.push_back(action.value());
    }
    return row;
}

void put_reasons(const AdviceReasons& reasons, ByteWriter& writer) {
    writer.number(reasons.size());
    for (const AdviceReason& reason : reasons) {
        writer.byte(static_cast<std::uint8_t>(reason.kind));
        writer.signed_number(reason.count);
        put_id(reason.good, writer);
        put_id(reason.award, writer);
        put_id(reason.player, writer);
        put_id(reason.counter, writer);
        put_id(reason.aim, writer);
    }
}

AdviceReasons take_reasons(const Rulebook& book, ByteReader& reader) {
    AdviceReasons reasons;
    for (std::uint64_t left = reader.number(reasons.room()); left > 0 && !reader.failed(); --left) {
        AdviceReason reason;
        const std::uint8_t kind = reader.byte();
        if (kind > static_cast<std::uint8_t>(AdviceReason::Kind::sound))
            reader.fail("there is no such reason");
        else
            reason.kind = static_cast<AdviceReason::Kind>(kind);
        reason.count = take_count(reader);
        reason.good = take_id<GoodId>(book.goods(), reader);
        reason.award = take_id<AwardId>(book.content().awards.size(), reader);
        reason.player = take_id<PlayerId>(book.players(), reader);
        reason.counter = take_id<CounterId>(book.content().counters.size(), reader);
        reason.aim = take_id<ActionKindId>(book.content().kinds.size(), reader);
        reasons.push_back(reason);
    }
    return reasons;
}

}  // namespace

void put_advice(const Rulebook& book, const std::vector<Advice>& advice, Bytes& bytes) {
    ByteWriter writer(bytes);
    writer.number(advice.size());
    for (const Advice& one : advice) {
        put_row(book, one.row, bytes);
        writer.signed_number(one.chance);
        put_reasons(one.reasons, writer);
    }
}

std::vector<Advice> take_advice(const Rulebook& book, ByteReader& reader) {
    std::vector<Advice> advice;
    std::uint64_t left = reader.number(Adviser::kMostAdvice);
    for (; left > 0 && !reader.failed(); --left) {
        Advice& one = advice.emplace_back();
        one.row = take_row(book, reader);
        if (one.row.empty()) reader.fail("it advises nothing");
        one.chance = take_count(reader);
        one.reasons = take_reasons(book, reader);
    }
    return advice;
}

void put_look_back(const Rulebook& book, const LookBack& told, Bytes& bytes) {
    ByteWriter writer(bytes);
    writer.number(told.curve.size());
    for (const ChancesThen& then : told.curve) {
        writer.number(then.at);
        for (const int chance : then.chances)
            writer.signed_number(chance);
    }
    writer.number(told.dearest.size());
    for (const MissedTurn& turn : told.dearest) {
        put_id(turn.player, writer);
        writer.number(turn.at);
        writer.signed_number(turn.cost);
        put_row(book, turn.better, bytes);
        put_reasons(turn.reasons, writer);
    }
}

LookBack take_look_back(const Rulebook& book, ByteReader& reader) {
    LookBack told;
    for (std::uint64_t left = reader.number(kMostTurns); left > 0 && !reader.failed(); --left) {
        ChancesThen& then = told.curve.emplace_back();
        then.at = take_position(reader);
        for (std::size_t player = 0; player < book.players(); ++player)
            then.chances.push_back(take_count(reader));
    }
    for (std::uint64_t left = reader.number(kDearest); left > 0 && !reader.failed(); --left) {
        MissedTurn& turn = told.dearest.emplace_back();
        turn.player = take_id<PlayerId>(book.players(), reader);
        turn.at = take_position(reader);
        turn.cost = take_count(reader);
        turn.better = take_row(book, reader);
        turn.reasons = take_reasons(book, reader);
    }
    return told;
}

}  // namespace hexholm
