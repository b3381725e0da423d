// What a browser shows of a server: what it is, and how to join the table that the link names.
#pragma once

#include <string>
#include <string_view>

namespace hexholm::server {

// The name is the owner's and may hold anything.
std::string page_of(std::string_view name);
// Reads the table from the link, of which browsers tell no server that part, and makes of it what opens the program.
std::string_view page_script();

}  // namespace hexholm::server
