// What a program keeps of a server: as whom it was there, and the token by which the server knows that.
#pragma once

#include <string>

#include "engine/base/result.h"

#include "src/net/protocol/link.h"

namespace hexholm::net {

struct Visit {
    std::string name;
    std::string token;
    bool takes_mods = false;  // the player has once said that mods may come from there
    bool operator==(const Visit&) const = default;
};

// $XDG_STATE_HOME/hexholm/servers, or its default below the home folder. A problem when the system names neither.
Result<std::string> usual_visits_folder();

// A file for each server, by the id that it proves, so that it is known again at another address; and one for each address
// with the server that was there the last time. Whoever plays as several people at one server, as programs do, tells
// them apart by `who`.
class Visits {
public:
    Visits(std::string folder, const Link& link, const std::string& who = {});

    // The last visit to the server at this address; empty when there is none, or the file cannot be
    // used.
    Visit last() const;
    Visit of(const std::string& server) const;
    // Writes the visit at once, to a file that only its owner may read.
    Status save(const std::string& server, const Visit& visit) const;
    void forget(const std::string& server) const;

private:
    std::string path_of(const std::string& server) const;

    std::string folder_;
    std::string who_;
    std::string address_;  // its file
};

}  // namespace hexholm::net
