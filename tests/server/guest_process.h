// Runs hexholm-cli guest, and reads what it says.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <sys/types.h>

#include "tests/server/wait.h"

namespace hexholm::test {

class GuestProcess {
public:
    // What it says goes into `folder`, and what it keeps of servers.
    GuestProcess(const std::string& folder,
                 const std::string& name,
                 const std::string& link,
                 const std::vector<std::string>& more = {});
    ~GuestProcess();
    GuestProcess(const GuestProcess&) = delete;
    GuestProcess& operator=(const GuestProcess&) = delete;

    // Its path.
    static std::string program();
    // All that it has said so far.
    std::string said() const;
    bool says(const std::string& words) const;
    // The first link in it; empty when none comes.
    std::string link() const;
    // The newest update of which it has told; 0: none.
    std::uint64_t newest() const;
    // By its number: who did what.
    std::map<std::uint64_t, std::string> updates() const;
    // As the program ends: -1 by a signal, or not at all.
    int exit_code();

private:
    std::string output_;
    pid_t id_ = -1;
};

}  // namespace hexholm::test
