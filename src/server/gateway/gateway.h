// The sockets of a server: WebSockets for those who play, and a few pages for browsers, on one port.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"

#include "src/net/protocol/link.h"
#include "src/server/outlet.h"
#include "src/server/served.h"

namespace hexholm::server {

// The longest message that is taken from a client.
inline constexpr std::size_t kMostMessageBytes = std::size_t{64} << 10;
// The most bytes that wait for a client. A client that does not read them is cut off.
inline constexpr std::size_t kMostWaitingBytes = std::size_t{1} << 20;

struct WebFile {
    std::string path;
    std::string type;            // as "application/zip"
    bool has_brotli = false;     // the same beside it, packed: path.br
    bool has_gzip = false;       // path.gz
    bool is_page = false;        // of the game itself, which computes and speaks with servers
    bool never_changes = false;  // under this name
};

struct GatewaySetup {
    std::string address = "127.0.0.1";     // an address of this machine; "::" for all of them
    std::uint16_t port = net::kUsualPort;  // 0: any that is free
    std::string certificate;               // files in PEM; both empty: no TLS
    std::string key;
    std::string name;                  // of the server, for its page
    std::vector<std::string> origins;  // "https://play.example.org": pages that may speak with it
    bool metrics_for_all = false;      // else from this machine alone
    std::size_t most_lines = 10'000;
    int openings_per_second = 5;     // for each address; 0: as many as come
    std::int64_t hello_ms = 10'000;  // until the first message
    std::int64_t ping_ms = 20'000;   // after what came last
    std::int64_t pong_ms = 20'000;   // after a ping
    // The file under a path such as "/packages/..."; nullopt when there is none. A file for "/"
    // replaces the page that tells how to join.
    std::function<std::optional<WebFile>(std::string_view path)> file;
};

class Loop;

// The sockets of a server. Call its functions on the thread that serves, unless a comment says
// otherwise.
class Gateway final : public Outlet {
public:
    // Takes the port; whoever comes waits until somebody serves.
    static Result<std::unique_ptr<Gateway>> open(GatewaySetup setup);
    ~Gateway() override;

    std::uint16_t port() const;
    // Serves until stop() is called, then puts `served` to sleep, sends what waits, and closes all
    // lines. After lines had news, and when it was woken, `served` may go on.
    Status serve(Served& served);

    // These two may be called from any thread.
    void wake();
    void stop(std::int64_t back_in_s);
    // The files of the certificate are new. When they are wrong `tell` is called, and the old one stays.
    void read_certificate_again(std::function<void(const Problem&)> tell);

    void send(LineId line, Frame frame) override;
    void close(LineId line, std::string_view why) override;
    std::size_t waiting_bytes(LineId line) const override;
    void drop_waiting(LineId line) override;

private:
    explicit Gateway(std::unique_ptr<Loop> loop);

    std::unique_ptr<Loop> loop_;
};

}  // namespace hexholm::server
