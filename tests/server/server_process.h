// Runs hexholm-server as its owner does.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace hexholm::test {

struct Ended {
    int exit_code = -1;  // -1: by a signal
    std::string out;
    std::string err;
};

class ServerProcess {
public:
    explicit ServerProcess(const std::vector<std::string>& arguments);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // On which it says that it waits; nothing but that has been said before.
    std::uint16_t port();
    void signal(int number) const;
    pid_t id() const { return id_; }
    // What it has said since, when it has come to its end.
    Ended end();

    static std::string program();

private:
    pid_t id_ = -1;
    int out_ = -1;
    int err_ = -1;
    std::string said_;
};

// Of a program that ends by itself.
Ended run_server_with(const std::vector<std::string>& arguments);

}  // namespace hexholm::test
