#include "src/server/run/hosting.h"

#include <charconv>
#include <chrono>
#include <fstream>

#include "engine/base/plain_text.h"
#include "engine/files/text_file.h"

#include "src/server/run/whole_server.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kMostHostLetters = 60;
constexpr std::chrono::seconds kEnd{6};  // its lines get three for what they are still told

std::string port_file(const std::string& folder) {
    return folder + "/port";
}

std::uint16_t port_of_last_time(const std::string& folder) {
    constexpr std::size_t kMostBytes = 16;
    const Result<std::string> text = read_text_file(port_file(folder), kMostBytes);
    std::uint16_t port = 0;
    if (text) std::from_chars(text.value().data(), text.value().data() + text.value().size(), port);
    return port == 0 ? net::kUsualPort : port;
}

// Saves the port. Without it the next server has another port, and earlier guests need a new link.
void keep_port(const std::string& folder, std::uint16_t port) {
    std::ofstream(port_file(folder)) << port << '\n';
}

Options options_for(const HostingPlan& plan) {
    Options options;
    options.data = plan.data;
    options.name = plain_line(plan.name).substr(0, kMostHostLetters);
    options.listen = plan.is_open ? "::" : "127.0.0.1";
    options.is_public = true;
    options.bot_pause_ms = plan.bot_pause_ms;
    options.openings_per_second = 20;  // a whole family may share one address
    return options;
}

Result<std::unique_ptr<WholeServer>> open_somewhere(const HostingPlan& plan) {
    Options options = options_for(plan);
    const auto open = [&] { return WholeServer::open(options, plan.mods, [](const Problem&) {}); };
    options.port = port_of_last_time(plan.data);
    auto server = open();
    if (!server) {
        options.port = 0;
        server = open();
    }
    if (server || !plan.is_open) return server;
    options.listen = "0.0.0.0";  // a machine without IPv6
    return open();
}

}  // namespace

bool Hosting::is_possible() {
    return true;
}

Result<std::unique_ptr<Hosting>> Hosting::begin(const HostingPlan& plan) {
    auto server = open_somewhere(plan);
    if (!server)
        return Problem{server.problem().where, server.problem().what,
                       /*tr*/
                       "close other windows of the game, and check that its folder can be written"};
    keep_port(plan.data, server.value()->gateway().port());
    return std::unique_ptr<Hosting>(new Hosting(plan, std::move(server.value())));
}

Hosting::Hosting(const HostingPlan& plan, std::shared_ptr<WholeServer> server)
    : name_(plan.name),
      is_open_(plan.is_open),
      port_(server->gateway().port()),
      server_(std::move(server)),
      thread_([server = server_] { (void)server->serve(); }) {}

// Files on the disk are whole at any moment, so a server that does not end in time is abandoned.
Hosting::~Hosting() {
    server_->gateway().stop(0);
    server_.reset();
    (void)thread_.wait(kEnd);
}

std::size_t Hosting::lines() const {
    return server_->lines();
}

bool Hosting::has_failed() const {
    return thread_.has_ended();
}

}  // namespace hexholm::server
