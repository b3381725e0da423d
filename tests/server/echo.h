// A server that says again what it is told, and a gateway in front of it.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "src/server/gateway/gateway.h"

namespace hexholm::test {

using server::Frame;
using server::LineId;
using server::Now;

Frame text_frame(std::string_view text);

// "close WHY", "flood N" (so many messages of 1,000 bytes) and "drop" (what waits) are done; all else is said again.
class Echo final : public server::Served {
public:
    void speak_by(server::Outlet& outlet) { outlet_ = &outlet; }

    void opened(LineId line, const server::Caller& caller, Now time) override;
    void received(LineId line, bool is_text, ByteSpan message, Now time) override;
    void closed(LineId line, Now time) override;
    std::int64_t go_on(Now time) override;
    void put_to_sleep(std::int64_t back_in_s, Now time) override;
    std::string metrics() const override { return "hexholm_echoes 7\n"; }

    std::vector<server::Caller> callers() const;
    std::vector<std::string> messages() const;
    std::vector<LineId> open_lines() const;
    std::vector<LineId> closed_lines() const;
    int rounds() const { return rounds_; }
    // What go_on() gives.
    std::atomic<std::int64_t> rest_ms = 60'000;

private:
    server::Outlet* outlet_ = nullptr;
    mutable std::mutex mutex_;
    std::vector<server::Caller> callers_;
    std::vector<std::string> messages_;
    std::vector<LineId> open_;
    std::vector<LineId> closed_;
    std::atomic<int> rounds_ = 0;
};

class RunningGateway {
public:
    explicit RunningGateway(server::GatewaySetup setup = any_port());
    ~RunningGateway();
    RunningGateway(const RunningGateway&) = delete;
    RunningGateway& operator=(const RunningGateway&) = delete;

    // On a free port, without a limit for how often this machine may come.
    static server::GatewaySetup any_port();

    std::uint16_t port() const { return gateway_->port(); }
    server::Gateway& gateway() { return *gateway_; }
    Echo& echo() { return echo_; }
    void stop();
    // A figure as /metrics tells it.
    std::string metric(const std::string& name) const;
    // Bytes that wait for all lines, when the system takes no more of them.
    std::string settled_waiting() const;

private:
    Echo echo_;
    std::unique_ptr<server::Gateway> gateway_;
    std::thread thread_;
};

}  // namespace hexholm::test
