#include "src/server/core/table/head.h"

#include "src/net/protocol/lobby_fields.h"

namespace hexholm::net {

// Beside the messages, so that both are described in one way.
template <class F, Is<server::HeadSeat> M>
void describe(F& f, M& m) {
    f.text("account", m.account, kIdText);
    f.text("name", m.name, kNameText);
    f.text("bot", m.bot, kIdText);
    f.number("left_ms", m.left_ms, INT64_MIN, INT64_MAX);
    f.yes("resigned", m.has_resigned);
    f.yes("left", m.has_left);
    f.yes("offered", m.is_offered);
}

struct HeadText {
    TableTerms terms;
    std::string owner;
    std::string invitation;
    std::string key;
    std::string salt;
    std::vector<server::HeadSeat> seats;
    std::uint32_t waits_for = 0;
    Ending ending = Ending::won;
};
inline constexpr std::array<std::string_view, 5> kEndingWords = {"won", "agreed", "called_off",
                                                                 "resigned", "stuck"};

template <class F, Is<HeadText> M>
void describe(F& f, M& m) {
    f.part("terms", m.terms);
    f.text("owner", m.owner, kIdText);
    f.text("invitation", m.invitation, kIdText);
    f.text("key", m.key, kIdText);
    f.text("salt", m.salt, kIdText);
    f.list("seats", m.seats, kMaxPlayers);
    f.number("waits_for", m.waits_for, 0, UINT32_MAX);
    f.word("ending", m.ending, kEndingWords);
}

}  // namespace hexholm::net

namespace hexholm::server {

TableRecord record_of(const TableHead& head) {
    net::Json json;
    net::JsonWriter writer(json);
    const net::HeadText text = {head.terms,
                                head.owner,
                                head.invitation,
                                hex_text(head.key.key),
                                hex_text(head.key.salt),
                                head.seats,
                                head.waits_for,
                                head.ending};
    describe(writer, text);
    TableRecord record{head.id, head.stage, json.dump(), {}, head.written_s};
    for (const HeadSeat& seat : head.seats)
        if (!seat.account.empty()) record.accounts.push_back(seat.account);
    return record;
}

std::optional<TableHead> head_from(const TableRecord& record) {
    const net::Json json = net::Json::parse(record.head, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    net::HeadText text;
    std::string fault;
    net::JsonReader reader(json, fault);
    describe(reader, text);
    const auto key = parse_key(text.key);
    const auto salt = parse_key(text.salt);
    const bool fits = text.seats.size() == static_cast<std::size_t>(text.terms.game.players);
    if (!fault.empty() || !key || !salt || !fits) return std::nullopt;
    return TableHead{record.id,     record.stage, text.terms,     text.owner,       text.invitation,
                     {*key, *salt}, text.seats,   text.waits_for, record.touched_s, text.ending};
}

}  // namespace hexholm::server
