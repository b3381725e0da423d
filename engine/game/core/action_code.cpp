#include "engine/game/core/action_code.h"

#include "engine/base/check.h"
#include "engine/game/core/answers.h"
#include "engine/game/core/goods_code.h"

namespace hexholm {
namespace {

Bundle take_known_goods(const Rulebook& book, ByteReader& reader) {
    const Bundle goods = take_goods(reader);
    for (std::size_t good = book.goods(); good < kMaxGoods; ++good)
        if (goods[GoodId(good)] != 0) reader.fail("there is no such good");
    return goods;
}

}  // namespace

void put_action(const Rulebook& book, const Action& action, Bytes& bytes) {
    HEX_CHECK(action.kind.index() < book.content().kinds.size());
    ByteWriter writer(bytes);
    writer.number(action.kind.value);
    std::size_t number = 0;
    std::size_t goods = 0;
    for (const ArgType type : book.content().kinds[action.kind].args) {
        if (type == ArgType::goods)
            put_goods(action.goods[goods++], writer);
        else
            writer.signed_number(action.args[number++]);
    }
}

Result<Action> take_action(const Rulebook& book, PlayerId player, ByteReader& reader) {
    Action action;
    action.player = player;
    const auto& kinds = book.content().kinds;
    const std::uint64_t kind = reader.number(kinds.size() - 1);
    std::size_t number = 0;
    std::size_t goods = 0;
    if (!reader.failed()) action.kind = ActionKindId(kind);
    if (!reader.failed())
        for (const ArgType type : kinds[action.kind].args) {
            if (type == ArgType::goods)
                action.goods[goods++] = take_known_goods(book, reader);
            else
                action.args[number++] = static_cast<std::int16_t>(
                    reader.signed_number(type == ArgType::number ? INT16_MIN : 0,
                                         static_cast<std::int64_t>(choices_of(book, type)) - 1));
        }
    if (reader.failed())
        return Problem{
            "action", std::string(reader.fault()) + ", and this game knows no such action", {}};
    return action;
}

}  // namespace hexholm
