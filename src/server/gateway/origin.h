// Which web pages may speak with the server: their scripts run in the browsers of people who have opened them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hexholm::server {

// `origin` and `host` as a browser sends them; programs send no origin. A page of this server itself may, where people
// have typed its address as numbers or where it came encrypted: of a plain name alone nobody knows whose it is, so pages
// with such names are to be listed.
bool may_speak(std::string_view origin, std::string_view host, std::span<const std::string> listed);

// "https://play.example.org" or "http://10.0.0.7:7117": nothing before or behind it.
bool is_origin(std::string_view text);

}  // namespace hexholm::server
