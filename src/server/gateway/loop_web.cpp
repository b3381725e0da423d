// Plain HTTP: a page for people with a browser, numbers for whoever looks after the server, and files.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "src/server/gateway/address.h"
#include "src/server/gateway/loop.h"
#include "src/server/gateway/page.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kHeaderBytes = 2'048;

using Header = std::pair<const char*, std::string_view>;

// The page needs nothing from elsewhere, and is shown in no other page.
constexpr Header kOwnNeeds = {"content-security-policy:",
                              "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; "
                              "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"};
// The game computes, thinks in a worker, and plays at other servers as well.
constexpr Header kGameNeeds = {
    "content-security-policy:",
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "connect-src 'self' ws: wss:; img-src 'self' blob:; manifest-src 'self'; "
    "style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"};
constexpr Header kNoSniffing = {"x-content-type-options:", "nosniff"};
constexpr Header kNoReferrer = {"referrer-policy:", "no-referrer"};
constexpr Header kAskAgain = {"cache-control:", "no-cache"};
constexpr Header kForEver = {"cache-control:", "public, max-age=31536000, immutable"};
constexpr std::array kOwnHeaders = {kOwnNeeds, kNoSniffing, kNoReferrer, kAskAgain};
constexpr Header kByEncoding = {"vary:", "accept-encoding"};

bool add_headers(lws* socket,
                 std::span<const Header> headers,
                 unsigned char** at,
                 unsigned char* end) {
    return std::ranges::all_of(headers, [&](const Header& header) {
        return lws_add_http_header_by_name(
                   socket, reinterpret_cast<const unsigned char*>(header.first),
                   reinterpret_cast<const unsigned char*>(header.second.data()),
                   static_cast<int>(header.second.size()), at, end) == 0;
    });
}

bool accepts(lws* socket, std::string_view encoding) {
    std::array<char, 256> text{};
    const int length = lws_hdr_copy(socket, text.data(), static_cast<int>(text.size()),
                                    WSI_TOKEN_HTTP_ACCEPT_ENCODING);
    if (length <= 0) return false;
    return std::string_view(text.data(), static_cast<std::size_t>(length)).find(encoding) !=
           std::string_view::npos;
}

struct Packed {
    std::string ending;
    std::string_view encoding;
};

// The smallest packed form of the file that the browser accepts.
Packed packed_for(lws* socket, const WebFile& file) {
    if (file.has_brotli && accepts(socket, "br")) return {".br", "br"};
    if (file.has_gzip && accepts(socket, "gzip")) return {".gz", "gzip"};
    return {};
}

}  // namespace

int Loop::on_request(lws* socket, std::string_view path) {
    if (lws_hdr_total_length(socket, WSI_TOKEN_GET_URI) == 0)
        return refuse(socket, HTTP_STATUS_METHOD_NOT_ALLOWED, "only GET is answered");
    const auto file = setup_.file ? setup_.file(path) : std::nullopt;
    if (file) return send_file(socket, *file);
    if (path == "/") return answer(socket, "text/html; charset=utf-8", page_of(setup_.name));
    if (path == "/join.js")
        return answer(socket, "text/javascript; charset=utf-8", std::string(page_script()));
    if (path == "/metrics") {
        if (!setup_.metrics_for_all && !is_loopback(address_of(socket)))
            return refuse(socket, HTTP_STATUS_FORBIDDEN, "metrics are for this machine alone");
        return answer(socket, "text/plain; version=0.0.4; charset=utf-8", metrics());
    }
    return refuse(socket, HTTP_STATUS_NOT_FOUND, "there is no such page");
}

int Loop::send_file(lws* socket, const WebFile& file) {
    const Packed packed = packed_for(socket, file);
    std::vector<Header> headers = {kNoSniffing, kNoReferrer,
                                   file.never_changes ? kForEver : kAskAgain};
    if (file.is_page) headers.push_back(kGameNeeds);
    if (file.has_brotli || file.has_gzip) headers.push_back(kByEncoding);
    if (!packed.ending.empty()) headers.emplace_back("content-encoding:", packed.encoding);
    std::array<unsigned char, kHeaderBytes> room{};
    unsigned char* at = room.data();
    if (!add_headers(socket, headers, &at, room.data() + room.size())) return -1;
    const std::string path = file.path + packed.ending;
    const int sent = lws_serve_http_file(socket, path.c_str(), file.type.c_str(),
                                         reinterpret_cast<const char*>(room.data()),
                                         static_cast<int>(at - room.data()));
    return sent < 0 || (sent > 0 && lws_http_transaction_completed(socket) != 0) ? -1 : 0;
}

int Loop::answer(lws* socket, std::string_view type, std::string body) {
    std::array<unsigned char, LWS_PRE + kHeaderBytes> room{};
    unsigned char* const begin = room.data() + LWS_PRE;
    unsigned char* at = begin;
    unsigned char* const end = room.data() + room.size() - 1;
    const std::string type_text(type);
    if (lws_add_http_common_headers(socket, HTTP_STATUS_OK, type_text.c_str(), body.size(), &at,
                                    end) != 0 ||
        !add_headers(socket, kOwnHeaders, &at, end) ||
        lws_finalize_write_http_header(socket, begin, &at, end) != 0)
        return -1;
    answers_[socket] = {std::move(body), 0};
    lws_callback_on_writable(socket);
    return 0;
}

int Loop::go_on_answering(lws* socket) {
    const auto found = answers_.find(socket);
    if (found == answers_.end()) return 0;
    WebAnswer& answer = found->second;
    std::array<unsigned char, LWS_PRE + kPieceBytes> room;  // NOLINT: no need to clear it each time
    const std::size_t count = std::min(kPieceBytes, answer.body.size() - answer.sent);
    std::copy_n(answer.body.begin() + static_cast<std::ptrdiff_t>(answer.sent), count,
                room.begin() + LWS_PRE);
    answer.sent += count;
    const bool is_last = answer.sent == answer.body.size();
    if (is_last) answers_.erase(found);
    if (lws_write(socket, room.data() + LWS_PRE, count,
                  is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
        return -1;
    if (is_last) return lws_http_transaction_completed(socket) != 0 ? -1 : 0;
    lws_callback_on_writable(socket);
    return 0;
}

// Positive: the request was answered, and the line is of no further use.
int Loop::refuse(lws* socket, unsigned status, const char* why) {
    return lws_return_http_status(socket, status, why) != 0 ? -1 : 1;
}

std::string Loop::address_of(lws* socket) const {
    std::array<char, 64> text{};
    lws_get_peer_simple(socket, text.data(), text.size());
    const std::string address = plain_address(text.data());
    if (!is_loopback(address)) return address;
    std::array<char, 512> forwarded{};
    const int length = lws_hdr_copy(socket, forwarded.data(), static_cast<int>(forwarded.size()),
                                    WSI_TOKEN_X_FORWARDED_FOR);
    if (length < 0) return address_behind_proxy(address, "too long");
    return address_behind_proxy(address, {forwarded.data(), static_cast<std::size_t>(length)});
}

std::string Loop::metrics() const {
    std::size_t waiting = 0;
    for (const auto& [id, line] : lines_)
        waiting += line->outgoing.bytes();
    const std::string own = metrics_of(figures_, lines_.size(), waiting);
    return served_ == nullptr ? own : own + served_->metrics();
}

}  // namespace hexholm::server
