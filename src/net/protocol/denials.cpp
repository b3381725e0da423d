#include "src/net/protocol/denials.h"

namespace hexholm::net {
namespace {

struct Words {
    std::string_view word;
    std::string_view what;
    std::string_view remedy;
};
constexpr std::array<Words, kDenialCount> kWords = {{
    {"none", "", ""},
    {"malformed", /*tr*/ "the message cannot be read",
     /*tr*/ "update the program, or reload the page"},
    {"too_much", /*tr*/ "too many messages were sent at once",
     /*tr*/ "wait a moment, then continue"},
    {"too_many_lines", /*tr*/ "you are connected too many times",
     /*tr*/ "close other windows of the game"},
    {"replaced", /*tr*/ "you have joined again in another window", /*tr*/ "continue there"},
    {"old_client", /*tr*/ "this program is older than the server",
     /*tr*/ "update the program, or reload the page"},
    {"old_server", /*tr*/ "the server is older than this program",
     /*tr*/ "ask its owner to update it"},
    {"hello_first", /*tr*/ "the server does not know who you are yet", /*tr*/ "join again"},
    {"bad_token", /*tr*/ "the server does not know you any more", /*tr*/ "join again with a name"},
    {"bad_name", /*tr*/ "the name cannot be used", /*tr*/ "choose one of 1 to 24 characters"},
    {"bad_origin", /*tr*/ "this web page may not use the server",
     /*tr*/ "open the server's own page"},
    {"false_server", /*tr*/ "the server cannot prove who it is", /*tr*/ "do not play there"},
    {"no_table", /*tr*/ "there is no such table", /*tr*/ "ask for a new link"},
    {"not_invited", /*tr*/ "this table is by invitation",
     /*tr*/ "ask for the complete link, with its invitation"},
    {"table_full", /*tr*/ "all seats are taken", /*tr*/ "watch, or choose another table"},
    {"seat_taken", /*tr*/ "this seat is taken", /*tr*/ "choose another seat"},
    {"no_onlookers", /*tr*/ "nobody may watch this table now", /*tr*/ "choose another table"},
    {"too_many_tables", /*tr*/ "there are too many tables",
     /*tr*/ "leave one you no longer need"},
    {"not_at_table", /*tr*/ "you are not at a table", /*tr*/ "join one first"},
    {"not_owner", /*tr*/ "only the owner of the table may do that", /*tr*/ "ask the owner"},
    {"not_waiting", /*tr*/ "the game has begun", /*tr*/ "open a new table for that"},
    {"not_playing", /*tr*/ "no game is being played here", /*tr*/ "wait until it begins"},
    {"not_over", /*tr*/ "the game is not over", /*tr*/ "wait until it ends"},
    {"voted_down", /*tr*/ "the others were against it",
     /*tr*/ "propose it again when everyone has had a turn"},
    {"not_ready", /*tr*/ "not everyone is ready",
     /*tr*/ "wait for the other players, or put bots in empty seats"},
    {"other_rules", /*tr*/ "your rules differ from those of the table",
     /*tr*/ "update the game and its mods"},
    {"bad_terms", /*tr*/ "the game cannot be played like this", /*tr*/ "change its options"},
    {"kicked", /*tr*/ "the owner has given your seat away", /*tr*/ "choose another table"},
    {"table_gone", /*tr*/ "the table was closed", /*tr*/ "choose another table"},
    {"too_slow", /*tr*/ "the connection is too slow", /*tr*/ "join again on a better one"},
    {"disk", /*tr*/ "the server cannot write to its disk",
     /*tr*/ "tell its owner; nothing is lost"},
    {"chat_too_fast", /*tr*/ "you are sending messages too fast", /*tr*/ "wait a moment"},
    {"no_talk", /*tr*/ "chat is switched off at this table", /*tr*/ "its owner chose that"},
    {"no_package", /*tr*/ "the server no longer has this mod",
     /*tr*/ "join the table again"},
    {"going", /*tr*/ "the server is stopping", /*tr*/ "come back later"},
}};

constexpr std::array<std::string_view, kDenialCount> all_words() {
    std::array<std::string_view, kDenialCount> words{};
    for (std::size_t at = 0; at < kDenialCount; ++at)
        words[at] = kWords[at].word;
    return words;
}

}  // namespace

const std::array<std::string_view, kDenialCount> kDenialWords = all_words();

std::string_view word_of(Denial denial) {
    return kWords[static_cast<std::size_t>(denial)].word;
}

Saying saying_of(Denial denial) {
    const Words& words = kWords[static_cast<std::size_t>(denial)];
    return linked(Saying::words(words.what), "; ", Saying::words(words.remedy));
}

}  // namespace hexholm::net
