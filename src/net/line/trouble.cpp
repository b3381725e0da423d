#include "src/net/line/trouble.h"

namespace hexholm::net {

Trouble trouble_of_no_host(const Link& link) {
    return {LineEnd::no_such_host,
            {link.host,
             /*tr*/ "there is no computer with this name",
             /*tr*/ "check that the link is complete and that you are online"}};
}

Trouble trouble_of_nobody(const Link& link) {
    return {LineEnd::nobody_there,
            {link.host,
             /*tr*/ "no server is running there at the moment",
             /*tr*/ "ask its owner to start it, or whether the link is still valid"}};
}

Trouble trouble_of_silence(const Link& link) {
    return {
        LineEnd::not_reached,
        {link.host,
         /*tr*/ "it does not answer",
         /*tr*/
         "check that you are online; if you are, it may be reachable only from its own network"}};
}

Trouble trouble_of_distrust(const Link& link) {
    return {LineEnd::not_trusted,
            {link.host,
             /*tr*/ "its certificate does not prove that it is this server",
             /*tr*/ "tell its owner; somebody else could read what you send"}};
}

Trouble trouble_of_no_encryption(const Link& link) {
    return {LineEnd::another_program,
            {link.host,
             /*tr*/ "it does not use encrypted connections",
             /*tr*/ "ask its owner for a link that begins with http:"}};
}

Trouble trouble_of_another_program(const Link& link) {
    return {LineEnd::another_program,
            {link.host,
             /*tr*/ "a program answers there, but no server of this game",
             /*tr*/ "ask whoever sent the link whether it is still valid"}};
}

namespace {

Trouble turned_away(const Link& link, unsigned status) {
    constexpr unsigned kTooOften = 429;
    constexpr unsigned kFull = 503;
    if (status == kTooOften)
        return {LineEnd::turned_away,
                {link.host,
                 /*tr*/ "too many requests came from your network",
                 /*tr*/ "try again in a minute"}};
    if (status == kFull)
        return {LineEnd::turned_away,
                {link.host, /*tr*/ "the server is full", /*tr*/ "try again later"}};
    return {LineEnd::turned_away,
            {link.host,
             {/*tr*/ "it turned the connection down (code {1})", status},
             /*tr*/ "ask its owner why"}};
}

}  // namespace

Trouble trouble_of_answer(const Link& link, unsigned status) {
    constexpr unsigned kForbidden = 403;
    constexpr unsigned kTooOften = 429;
    constexpr unsigned kFirstOfServers = 500;
    if (status == kForbidden || status == kTooOften || status >= kFirstOfServers)
        return turned_away(link, status);
    return trouble_of_another_program(link);
}

Trouble trouble_of_long_messages(const Link& link) {
    return {LineEnd::another_program,
            {link.host, /*tr*/ "it sends messages that are too long", /*tr*/ "tell its owner"}};
}

Trouble trouble_of_mixed_page(const Link& link) {
    return {LineEnd::not_trusted,
            {link.host,
             /*tr*/ "this page came over an encrypted connection, and the server has none",
             /*tr*/ "open the server's own page, with the link you were sent"}};
}

Trouble trouble_of_goodbye(std::string_view words) {
    if (words.empty())
        return {LineEnd::said_goodbye, {"", /*tr*/ "the server closed the connection", ""}};
    return {LineEnd::said_goodbye,
            {"", {/*tr*/ "the server closed the connection: {1}", words}, ""}};
}

Trouble trouble_of_loss() {
    return {LineEnd::lost, {"", /*tr*/ "the connection was lost", ""}};
}

Trouble trouble_of_memory() {
    return {LineEnd::lost,
            {"",
             /*tr*/ "not enough memory for a connection",
             /*tr*/ "close other programs"}};
}

}  // namespace hexholm::net
