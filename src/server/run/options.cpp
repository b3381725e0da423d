#include "src/server/run/options.h"

#include <sstream>

#include <CLI/CLI.hpp>

#include "engine/base/plain_text.h"
#include "engine/base/terminal.h"
#include "engine/journal/header.h"

#include "src/server/gateway/origin.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kMostNameLetters = 60;

std::string mistake_in_origin(const std::string& text) {
    if (is_origin(text)) return "";
    return in_quotes(text) + " is no origin; it looks like https://play.example.org";
}

std::string mistake_in_name(const std::string& text) {
    if (!text.empty() && text.size() <= kMostNameLetters && plain_line(text) == text) return "";
    return "the name is to have 1 to " + std::to_string(kMostNameLetters) +
           " bytes in one line, without signs that steer a terminal";
}

void add_options(CLI::App& app, Options& options) {
    app.add_option("--port", options.port, "port on which people come")
        ->check(CLI::Range(0, 65'535))
        ->capture_default_str();
    app.add_option("--listen", options.listen,
                   "address on which people come; :: stands for all of this machine")
        ->capture_default_str();
    app.add_option("--data", options.data,
                   "folder of accounts, tables and games "
                   "[$XDG_DATA_HOME/hexholm/server, or /var/lib/hexholm]");
    app.add_option("--name", options.name, "what the server is called")
        ->check(CLI::Validator(mistake_in_name, ""))
        ->capture_default_str();
    app.add_flag("--public", options.is_public,
                 "anybody may open and find tables; else people come by invitation");
    app.add_option("--tls", options.tls,
                   "certificate with its chain, and its key, in PEM; read again on SIGHUP")
        ->expected(2)
        ->type_name("CERT KEY");
    app.add_option("--origin", options.origins,
                   "web page that may speak with the server, as https://play.example.org; "
                   "may be given several times")
        ->expected(1)
        ->check(CLI::Validator(mistake_in_origin, ""));
    app.add_option("--mods", options.mods,
                   "folder with more mods to play; may be given several times")
        ->expected(1)
        ->check(CLI::ExistingDirectory);
    app.add_flag(
        "--any-mods", options.any_mods,
        "who opens a table may bring mods that are not here; they are tried and kept apart");
    app.add_option("--web", options.web,
                   "folder of the game as a page (tools/web makes build/web), so that friends need "
                   "a browser only");
    app.add_option("--notify", options.notify,
                   "command to run when a game by mail waits for somebody; HEXHOLM_TABLE and "
                   "HEXHOLM_PLAYER say which and for whom");
    app.add_option("--bot-pause", options.bot_pause_ms,
                   "milliseconds that a bot waits before it acts, so that people can follow")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    app.add_flag("--metrics-public", options.metrics_for_all,
                 "anybody may read /metrics; else this machine alone");
    app.add_option("--lines", options.most_lines, "connections at most")
        ->check(CLI::Range(1, 60'000))
        ->capture_default_str();
    app.add_option("--openings", options.openings_per_second,
                   "connections a second from one address; 0: as many as come")
        ->check(CLI::Range(0, 10'000))
        ->capture_default_str();
    app.add_option("--messages", options.messages_per_second,
                   "messages a second that are taken from a line")
        ->check(CLI::Range(5, 100'000))
        ->capture_default_str();
}

}  // namespace

std::optional<Options> read_options(int argc, char** argv, int& exit_code) {
    Options options;
    CLI::App app("Tables of Hexholm for people who play from elsewhere", "hexholm-server");
    app.set_version_flag("--version", "hexholm " + std::string(kEngineVersion));
    add_options(app, options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        exit_code = app.exit(success, text, text);
        print_lines(text.str());
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        print_error_line("hexholm-server: %s; see hexholm-server --help", error.what());
        exit_code = kUsage;
        return std::nullopt;
    }
    return options;
}

}  // namespace hexholm::server
