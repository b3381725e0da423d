// Stands between a client and a server as a bad network does: passes bytes on late, not at all, or cuts the line.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <thread>

namespace hexholm::test {

class BadWire {
public:
    // Connections to port() go to the other port of this machine. 0: whoever comes is heard by nobody.
    explicit BadWire(std::uint16_t to_port);
    ~BadWire();
    BadWire(const BadWire&) = delete;
    BadWire& operator=(const BadWire&) = delete;

    std::uint16_t port() const { return port_; }
    // From now on. What comes while it is frozen is passed on afterwards.
    void freeze(bool is_frozen) { is_frozen_ = is_frozen; }
    void delay(std::chrono::milliseconds each_way) { delay_ms_ = each_way.count(); }
    void cut() { cuts_ += 1; }  // all connections that are there
    void say_to_client(const char* words) { words_ = words; }
    int connections() const { return connections_; }

private:
    void run();

    const std::uint16_t to_port_;
    std::uint16_t port_ = 0;
    int listening_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> is_frozen_ = false;
    std::atomic<std::int64_t> delay_ms_ = 0;
    std::atomic<int> cuts_ = 0;
    std::atomic<const char*> words_ = nullptr;
    std::atomic<int> connections_ = 0;
    std::thread thread_;
};

}  // namespace hexholm::test
