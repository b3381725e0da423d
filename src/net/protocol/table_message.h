// Messages of a table, which are bytes: views, updates and what players ask for. A kind, flags and a number come first.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/bytes.h"
#include "engine/base/crypto.h"
#include "engine/base/result.h"
#include "engine/bots/choices/objection.h"
#include "engine/game/core/action.h"
#include "engine/game/core/event.h"
#include "engine/game/core/rulebook.h"
#include "engine/game/hooks/failures.h"
#include "engine/game/view/view.h"
#include "engine/session/undo.h"

#include "src/net/protocol/limits.h"

namespace hexholm::net {

enum class TableKind : std::uint8_t {
    view = 1,  // server: all that the seat sees
    update,    // server: what has changed since the update before
    ask,       // client: actions, or to take back
    answer,    // server: to one of these
    again,     // client: it has this update and wants those after it; 0: all that it may see
    over,      // server: how the game ended, and the key from which its chance came
    part,      // server: some bytes of a file
    ping,      // client: the newest update that it has
    pong       // server
};
inline constexpr std::uint8_t kLastTableKind = static_cast<std::uint8_t>(TableKind::pong);

// Updates of a game count 1, 2, 3, ... for everybody alike, the first being its beginning.
using UpdateNumber = std::uint64_t;
// A client counts what it asks for.
using AskNumber = std::uint64_t;

// A flag of `again`: by its hash, the data that came was not what the server sent.
inline constexpr std::uint8_t kIsMismatch = 1;

struct Head {
    TableKind kind = TableKind::ping;
    std::uint8_t flags = 0;
    std::uint64_t number = 0;
};
Result<Head> take_head(ByteReader& reader);

struct SeatClock {
    bool runs = false;
    std::int64_t left_ms = 0;
    bool operator==(const SeatClock&) const = default;
};

// Data that is sent with a view or an update, and does not follow from views.
struct Beside {
    std::vector<SeatClock> clocks;  // by seat; none without clocks
    UndoOffer undo{};               // what the viewer may take back
    std::uint32_t hash = 0;         // hash_of(view) when all went well
};

struct Whole {
    UpdateNumber number = 0;
    View view;
    Beside beside;
    std::vector<Event> log;  // what was seen last
};

struct Update {
    UpdateNumber number = 0;
    PlayerId actor{};       // none at the beginning
    ActionKindId kind{};    // none for what was taken back
    Action own{};           // with its arguments, where the viewer was the actor
    UndoOffer undone{};     // ok(): so much was taken back, by the actor
    Objection objection{};  // why a bot has turned the offer down
    std::vector<Event> events;
    View after;
    Beside beside;
};

// What a player asks for.
struct Ask {
    AskNumber number = 0;
    UpdateNumber based_on = 0;  // the newest that was known
    bool is_undo = false;
    bool passes_over = false;  // goes on without what mods fail in
    std::vector<Action> actions;
    bool operator==(const Ask&) const = default;
};

enum class AnswerKind : std::uint8_t {
    done,
    refused,      // see `refusal`
    stale,        // something has happened meanwhile that it answers no more
    cannot_undo,  // see `undo`
    mod_failed,   // see `failures`
    not_now       // nobody can act: the table is no longer, or not yet, in play
};
struct Answer {
    AskNumber number = 0;
    AnswerKind kind = AnswerKind::done;
    std::uint64_t done = 0;  // so many of its actions were carried out
    Refusal refusal{};
    UndoStop undo = UndoStop::none;
    std::vector<HookFailure> failures;
};

enum class Ending : std::uint8_t { won, agreed, called_off, resigned, stuck };
struct Over {
    Ending ending = Ending::won;
    Key256 key;
    Key256 salt;
    Digest256 journal;  // of its text
    std::uint64_t journal_bytes = 0;
    bool operator==(const Over&) const = default;
};

struct Part {
    Digest256 file;
    std::uint64_t at = 0;
    std::uint64_t whole = 0;  // bytes of the file
    Bytes bytes;
    bool operator==(const Part&) const = default;
};

// A hash of a view, as far as it says where a game stands. Equal views have equal hashes.
std::uint32_t hash_of(const View& view);
// A hash, in hexadecimal digits, of where everything lies in a state. Images can only be exchanged
// when it is equal.
std::string hash_of_layout(const Rulebook& book);

// `before`: what the viewer saw at the update before.
Bytes bytes_of(const Rulebook& book, const Whole& whole);
Bytes bytes_of(const Rulebook& book, const Update& update, const View& before);
Bytes bytes_of(const Rulebook& book, const Ask& ask);
Bytes bytes_of(const Answer& answer);
Bytes bytes_of(const Over& over);
Bytes bytes_of(const Part& part);
// `again`, `ping` and `pong` have a number and flags, and nothing else.
Bytes bytes_of(TableKind kind, std::uint64_t number, std::uint8_t flags = 0);

// What came from a stranger. REQUIRES: the head says that it is of this kind.
Result<Whole> take_whole(const Rulebook& book, ByteSpan message);
Result<Update> take_update(const Rulebook& book, const View& before, ByteSpan message);
Result<Ask> take_ask(const Rulebook& book, PlayerId player, ByteSpan message);
Result<Answer> take_answer(const Rulebook& book, ByteSpan message);
Result<Over> take_over(ByteSpan message);
Result<Part> take_part(ByteSpan message);

}  // namespace hexholm::net
