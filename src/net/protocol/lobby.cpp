#include "src/net/protocol/lobby.h"

#include "src/net/protocol/lobby_fields.h"

namespace hexholm::net {
namespace {

template <class Either>
std::string text_of_either(const Either& message) {
    Json json;
    std::visit(
        [&](const auto& one) {
            JsonWriter writer(json);
            describe(writer, one);
            json["type"] = one.kType;
        },
        message);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Problem unreadable(std::string_view why) {
    return {"", saying_of(Denial::malformed), Saying(plain_line(why))};
}

// Reads it as this kind when it is named so.
template <class One, class Either>
bool read_as(const Json& json, const std::string& type, Either& message, std::string& fault) {
    if (type != One::kType) return false;
    JsonReader reader(json, fault);
    describe(reader, message.template emplace<One>());
    return true;
}

template <class... Kinds>
Result<std::variant<Kinds...>> read_either(std::string_view text,
                                           const std::variant<Kinds...>* /*of these kinds*/) {
    const std::optional<Json> json = parse_json(text);
    if (!json || !json->is_object()) return unreadable("it is no JSON of sound size");
    std::string type;
    std::string fault;
    JsonReader(*json, fault).text("type", type, kIdText);
    std::variant<Kinds...> message;
    const bool is_known = (read_as<Kinds>(*json, type, message, fault) || ...);
    if (!fault.empty()) return unreadable(fault);
    if (!is_known) return unreadable("type is not known");
    return message;
}

}  // namespace

std::string server_proof_text(std::string_view nonce) {
    return "hexholm server " + std::string(nonce);
}

std::string text_of(const LobbyRequest& message) {
    return text_of_either(message);
}

std::string text_of(const LobbyTelling& message) {
    return text_of_either(message);
}

Result<LobbyRequest> read_request(std::string_view text) {
    return read_either(text, static_cast<const LobbyRequest*>(nullptr));
}

Result<LobbyTelling> read_telling(std::string_view text) {
    return read_either(text, static_cast<const LobbyTelling*>(nullptr));
}

}  // namespace hexholm::net
