// Serves the requests of far_bots.h: bots and judges think here for tables in another program. It
// loads the rules of each table itself.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/base/bytes.h"
#include "engine/base/result.h"
#include "engine/content/content.h"

namespace hexholm {

class BotDesk {
public:
    using Load = std::function<Result<std::shared_ptr<const Content>>(std::string_view game)>;

    explicit BotDesk(Load load);
    ~BotDesk();
    BotDesk(const BotDesk&) = delete;
    BotDesk& operator=(const BotDesk&) = delete;

    // Takes a message of the table, and gives the one to send back; none where the message wants no answer.
    std::optional<Bytes> answer(ByteSpan message);

private:
    struct Table;

    std::optional<Bytes> open(std::uint64_t number, ByteReader& message);
    std::optional<Bytes> answer_at(Table& table,
                                   std::uint8_t kind,
                                   std::uint64_t number,
                                   ByteReader& message);

    Load load_;
    std::map<std::uint64_t, std::unique_ptr<Table>> tables_;
};

}  // namespace hexholm
