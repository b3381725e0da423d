// What the store knows of a table: what was agreed, who sits where, and from which key all chance comes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/game_seed.h"

#include "src/net/protocol/lobby.h"
#include "src/net/protocol/table_message.h"
#include "src/server/store/store.h"

namespace hexholm::server {

struct HeadSeat {
    std::string account;  // empty: nobody, or a bot
    std::string name;
    std::string bot;
    std::int64_t left_ms = 0;  // on his clock when it was written
    bool has_resigned = false;
    bool has_left = false;    // a bot plays until he comes back
    bool is_offered = false;  // to those who come or look on

    bool operator==(const HeadSeat&) const = default;
};

struct TableHead {
    std::string id;
    TableStage stage = TableStage::waiting;
    net::TableTerms terms;
    std::string owner;  // account
    std::string invitation;
    ChanceKey key;
    std::vector<HeadSeat> seats;
    std::uint32_t waits_for = 0;  // seats that had to act when the game went to sleep
    std::int64_t written_s = 0;
    net::Ending ending = net::Ending::won;

    bool operator==(const TableHead&) const = default;
};

TableRecord record_of(const TableHead& head);
// Reads the head of a table; nullopt when a program wrote it that this one does not understand.
std::optional<TableHead> head_from(const TableRecord& record);

}  // namespace hexholm::server
