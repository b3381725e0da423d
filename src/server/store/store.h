// What a server must know again after it was stopped, beside the journals of its tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/crypto.h"
#include "engine/base/result.h"

namespace hexholm::server {

// Somebody who has played here; there are no passwords. Whoever has the token is it.
struct Account {
    std::string id;  // 32 hexadecimal digits; only its owner and the store know it
    std::string name;
    Digest256 token;  // SHA-256 of the token: a stolen store opens no account
    Digest256
        token_before;  // stays valid until the newer one was used: the message with it may have been lost
    std::int64_t seen_s = 0;  // Unix time

    bool operator==(const Account&) const = default;
};

enum class TableStage : std::uint8_t { waiting, playing, over, broken, stopped };

struct TableRecord {
    std::string id;
    TableStage stage = TableStage::waiting;
    std::string head;                   // JSON: what was agreed about the game, and who sits where
    std::vector<std::string> accounts;  // those that have a seat
    std::int64_t touched_s = 0;         // Unix time

    bool operator==(const TableRecord&) const = default;
};

// A complaint of a guest.
struct Report {
    std::string table;
    std::string from;  // account
    std::string what;  // a word of the protocol
    std::string text;
    std::uint64_t update = 0;
    std::int64_t time_s = 0;

    bool operator==(const Report&) const = default;
};

// All is on the disk when a call returns. A problem says what to do; nothing was changed then.
class Store {
public:
    virtual ~Store() = default;

    // The secret by which the server proves who it is, wherever it moves to. It is made when it is asked for first.
    virtual Result<Key256> identity() = 0;

    // The account that one of its two tokens opens.
    virtual Result<std::optional<Account>> account_of_token(const Digest256& token) = 0;
    virtual Result<std::optional<Account>> account(std::string_view id) = 0;
    // A new one, or in the place of the one with its id.
    virtual Status put_account(const Account& account) = 0;
    // Deletes accounts without a seat that were seen last before this time; returns how many they
    // were.
    virtual Result<std::size_t> forget_accounts(std::int64_t seen_before_s) = 0;

    // The tables, sorted by id.
    virtual Result<std::vector<TableRecord>> tables() = 0;
    virtual Status put_table(const TableRecord& table) = 0;
    // Deletes a table, if it is there.
    virtual Status drop_table(std::string_view id) = 0;

    virtual Status put_report(const Report& report) = 0;
    // The newest first.
    virtual Result<std::vector<Report>> reports(std::size_t most) = 0;
};

}  // namespace hexholm::server
