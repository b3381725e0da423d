#include "tests/server/echo.h"

#include <catch2/catch.hpp>

#include "tests/server/plain_socket.h"

namespace hexholm::test {

Frame text_frame(std::string_view text) {
    return {true, std::make_shared<const Bytes>(text.begin(), text.end())};
}

void Echo::opened(LineId line, const server::Caller& caller, Now) {
    const std::lock_guard lock(mutex_);
    callers_.push_back(caller);
    open_.push_back(line);
}

void Echo::received(LineId line, bool is_text, ByteSpan message, Now) {
    const std::string text(message.begin(), message.end());
    {
        const std::lock_guard lock(mutex_);
        messages_.push_back(text);
    }
    if (text.starts_with("close ")) {
        outlet_->send(line, text_frame("goodbye"));
        outlet_->close(line, text.substr(6));
        outlet_->send(line, text_frame("too late"));
    } else if (text.starts_with("flood ")) {
        // As if of a table, so that it may be dropped.
        const auto flood = std::make_shared<const Bytes>(1'000, 'f');
        for (int count = std::stoi(text.substr(6)); count > 0; --count)
            outlet_->send(line, {false, flood});
    } else if (text == "drop") {
        outlet_->send(line, text_frame("said once"));
        const auto waiting = outlet_->waiting_bytes(line);
        outlet_->drop_waiting(line);
        outlet_->send(line, text_frame("dropped " + std::to_string(waiting)));
    } else {
        outlet_->send(line,
                      {is_text, std::make_shared<const Bytes>(message.begin(), message.end())});
    }
}

void Echo::closed(LineId line, Now) {
    const std::lock_guard lock(mutex_);
    std::erase(open_, line);
    closed_.push_back(line);
}

std::int64_t Echo::go_on(Now) {
    ++rounds_;
    return rest_ms;
}

void Echo::put_to_sleep(std::int64_t back_in_s, Now) {
    for (const LineId line : open_lines())
        outlet_->send(line, text_frame("going " + std::to_string(back_in_s)));
}

std::vector<server::Caller> Echo::callers() const {
    const std::lock_guard lock(mutex_);
    return callers_;
}

std::vector<std::string> Echo::messages() const {
    const std::lock_guard lock(mutex_);
    return messages_;
}

std::vector<LineId> Echo::open_lines() const {
    const std::lock_guard lock(mutex_);
    return open_;
}

std::vector<LineId> Echo::closed_lines() const {
    const std::lock_guard lock(mutex_);
    return closed_;
}

server::GatewaySetup RunningGateway::any_port() {
    server::GatewaySetup setup;
    setup.port = 0;
    setup.openings_per_second = 0;
    return setup;
}

RunningGateway::RunningGateway(server::GatewaySetup setup) {
    auto opened = server::Gateway::open(std::move(setup));
    if (!opened.ok()) FAIL(opened.problem().line());
    gateway_ = std::move(opened.value());
    echo_.speak_by(*gateway_);
    thread_ = std::thread([this] { (void)gateway_->serve(echo_); });
}

RunningGateway::~RunningGateway() {
    stop();
}

void RunningGateway::stop() {
    if (!thread_.joinable()) return;
    gateway_->stop(5);
    thread_.join();
}

std::string RunningGateway::metric(const std::string& name) const {
    const std::string all = PlainSocket(port()).get("/metrics");
    const std::size_t at = all.find("\n" + name + " ");
    if (at == std::string::npos) return "";
    const std::size_t begin = at + name.size() + 2;
    return all.substr(begin, all.find('\n', begin) - begin);
}

std::string RunningGateway::settled_waiting() const {
    const std::string name = "hexholm_socket_waiting_bytes";
    std::string before;
    std::string waiting = metric(name);
    for (int same = 0; same < 10; same = waiting == before ? same + 1 : 0) {
        before = waiting;
        waiting = metric(name);
    }
    return waiting;
}

}  // namespace hexholm::test
