#include "src/server/run/program.h"

#include <algorithm>
#include <filesystem>

#include <sys/resource.h>

#include "engine/base/terminal.h"

#include "src/server/run/signals.h"
#include "src/server/run/whole_server.h"

namespace hexholm::server {
namespace {

void tell(const Problem& problem) {
    print_error_line("hexholm-server: %s", problem.line().c_str());
}

// A file for each line and each table. No more than that: the library keeps a row for each file that could be.
void set_file_limit(std::size_t most_lines) {
    constexpr rlim_t kOthers = 12'000;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = std::min<rlim_t>(2 * most_lines + kOthers, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

// Mods that came with the program, then those of the owner.
std::vector<std::string> mod_folders(const Options& options) {
    namespace fs = std::filesystem;
    std::error_code failed;
    const fs::path beside = fs::read_symlink("/proc/self/exe", failed).parent_path();
    const fs::path installed = (beside / "../share/hexholm/mods").lexically_normal();
    std::vector<std::string> folders = {fs::is_directory(beside / "mods", failed)
                                            ? (beside / "mods").string()
                                            : installed.string()};
    folders.insert(folders.end(), options.mods.begin(), options.mods.end());
    return folders;
}

void say_where(const Options& options, std::uint16_t port) {
    const bool is_everywhere = options.listen == "::" || options.listen == "0.0.0.0";
    net::Link link;
    link.host = is_everywhere ? "localhost" : options.listen;
    link.port = port;
    link.is_encrypted = !options.tls.empty();
    print_line("hexholm-server: %s waits at %s", options.name.c_str(), text_of(link).c_str());
    flush_printed();
}

}  // namespace

Status run_server(const Options& options) {
    hold_signals();
    set_file_limit(options.most_lines);
    const auto server = WholeServer::open(options, mod_folders(options), tell);
    if (!server) return server.problem();
    Gateway& sockets = server.value()->gateway();
    const Signals signals([&] { sockets.stop(0); }, [&] { sockets.read_certificate_again(tell); });
    say_where(options, sockets.port());
    return server.value()->serve();
}

}  // namespace hexholm::server
