// A line by libwebsockets, on a thread of its own, so that names, certificates and slow networks keep nobody waiting.
#pragma once

#include <functional>
#include <memory>
#include <thread>

#include "src/net/line/line_mail.h"
#include "src/net/line/socket_thread.h"

namespace hexholm::net {

class SocketLine final : public Line {
public:
    // The work of its thread.
    using Run = std::function<void(LineMail&)>;

    explicit SocketLine(Run run = run_socket_thread);
    // Soon over, even while the system still looks for the server's name.
    ~SocketLine() override;
    SocketLine(const SocketLine&) = delete;
    SocketLine& operator=(const SocketLine&) = delete;

    void open(const Link& link) override;
    bool send(bool is_text, Bytes message) override;
    std::optional<LineEvent> poll() override;
    void close() override;

private:
    Run run_;
    std::shared_ptr<LineMail> mail_ = std::make_shared<LineMail>();
    std::thread thread_;
};

}  // namespace hexholm::net
