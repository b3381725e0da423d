#include "src/net/protocol/link.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "engine/base/plain_text.h"

namespace hexholm::net {
namespace {

struct Scheme {
    std::string_view word;
    std::optional<bool> is_encrypted;  // none: as the host is
    std::uint16_t port = 0;            // when none is named
};
constexpr std::array kSchemes = {Scheme{"https", true, 443}, Scheme{"http", false, 80},
                                 Scheme{"wss", true, 443}, Scheme{"ws", false, 80},
                                 Scheme{"hexholm", std::nullopt, kUsualPort}};

// The text without the blanks and ends of lines that copying may add.
std::string_view without_blanks(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

Problem no_link(std::string_view text) {
    return {"",
            {/*tr*/ "{1} is not a link to a table", in_quotes(text)},
            /*tr*/
            "paste the whole link you were sent; it looks like https://example.org/#t=ab12"};
}

// Takes away what stands before the mark; all of it where there is none.
std::string_view take_until(std::string_view& rest, std::string_view mark) {
    const std::size_t at = rest.find(mark);
    const std::string_view head = rest.substr(0, at);
    rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + mark.size());
    return head;
}

bool is_plain(std::string_view word) {
    return std::ranges::all_of(word, [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
               (letter >= 'A' && letter <= 'Z') || letter == '-' || letter == '_';
    });
}

bool is_host(std::string_view host) {
    return !host.empty() && std::ranges::all_of(host, [](char letter) {
        return is_plain({&letter, 1}) || letter == '.' || letter == ':';
    });
}

bool take_port(std::string_view digits, std::uint16_t& port) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
    return error == std::errc() && end == digits.data() + digits.size() && port != 0;
}

// "play.example.org", "10.0.0.7:7117", "[fe80::1]:7117".
bool take_host(std::string_view text, Link& link) {
    std::string_view port;
    if (text.starts_with('[')) {
        text.remove_prefix(1);
        if (text.find(']') == std::string_view::npos) return false;
        link.host = take_until(text, "]");
        if (!text.empty() && !text.starts_with(':')) return false;
        port = text;
    } else {
        const std::size_t colon = text.find(':');
        link.host = text.substr(0, colon);
        if (colon != std::string_view::npos) port = text.substr(colon);
    }
    return is_host(link.host) && (port.empty() || take_port(port.substr(1), link.port));
}

// "t=ID&i=INVITATION", in any order; words that are not known are those of a later version.
bool take_words(std::string_view words, Link& link) {
    while (!words.empty()) {
        std::string_view value = take_until(words, "&");
        const std::string_view name = take_until(value, "=");
        if (!is_plain(value)) return false;
        if (name == "t") link.table = value;
        if (name == "i") link.invitation = value;
    }
    return true;
}

bool starts_with_number(std::string_view host, std::string_view block) {
    return host.starts_with(block) && std::ranges::all_of(host, [](char letter) {
               return letter == '.' || (letter >= '0' && letter <= '9');
           });
}

}  // namespace

bool is_local_host(std::string_view host) {
    if (host == "localhost" || host == "::1" || host.ends_with(".local")) return true;
    if (host.find(':') != std::string_view::npos)
        return host.starts_with("fe80:") || host.starts_with("fd") || host.starts_with("fc");
    if (host.find('.') == std::string_view::npos) return true;  // the name of a machine in this net
    if (starts_with_number(host, "172.")) {
        int second = 0;
        std::from_chars(host.data() + 4, host.data() + host.size(), second);
        return second >= 16 && second <= 31;
    }
    return std::ranges::any_of(
        std::array{"10.", "127.", "192.168.", "169.254."},
        [&](std::string_view block) { return starts_with_number(host, block); });
}

std::string text_of(const Link& link) {
    const bool is_ipv6 = link.host.find(':') != std::string::npos;
    const std::uint16_t usual = link.is_encrypted ? 443 : 80;
    std::string text = link.is_encrypted ? "https://" : "http://";
    text += is_ipv6 ? "[" + link.host + "]" : link.host;
    if (link.port != usual) text += ":" + std::to_string(link.port);
    text += "/";
    if (!link.table.empty()) text += "#t=" + link.table;
    if (!link.invitation.empty()) text += (link.table.empty() ? "#i=" : "&i=") + link.invitation;
    return text;
}

Result<Link> read_link(std::string_view text) {
    const std::string_view whole = without_blanks(text);
    if (whole.size() > kMostLinkBytes) return no_link(whole.substr(0, 40));
    std::string_view rest = whole;
    Scheme scheme = {"", std::nullopt, kUsualPort};
    if (rest.find("://") != std::string_view::npos) {
        const std::string_view word = take_until(rest, "://");
        const auto* const known =
            std::ranges::find_if(kSchemes, [&](const Scheme& one) { return one.word == word; });
        if (known == kSchemes.end()) return no_link(whole);
        scheme = *known;
    }
    std::string_view place = take_until(rest, "#");
    Link link;
    link.port = scheme.port;
    if (!take_host(take_until(place, "/"), link) || !take_words(rest, link)) return no_link(whole);
    link.is_encrypted = scheme.is_encrypted.value_or(!is_local_host(link.host));
    return link;
}

}  // namespace hexholm::net
