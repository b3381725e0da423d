#include "src/server/run/whole_server.h"

#include "src/server/gateway/clock.h"
#include "src/server/run/served_maker.h"
#include "src/server/store/sqlite_store.h"

namespace hexholm::server {
namespace {

GatewaySetup gateway_setup(const Options& options,
                           const PackageShelf& packages,
                           const WebPage& page) {
    GatewaySetup setup;
    setup.file = [&packages, &page](std::string_view path) -> std::optional<WebFile> {
        if (std::optional<WebFile> file = page.file_at(path)) return file;
        std::string file = packages.file_at(path);
        if (file.empty()) return std::nullopt;
        return WebFile{.path = std::move(file), .type = "application/zip"};
    };
    setup.address = options.listen;
    setup.port = options.port;
    setup.name = options.name;
    setup.origins = options.origins;
    setup.metrics_for_all = options.metrics_for_all;
    setup.most_lines = options.most_lines;
    setup.openings_per_second = options.openings_per_second;
    if (options.tls.size() == 2) {
        setup.certificate = options.tls[0];
        setup.key = options.tls[1];
    }
    return setup;
}

// A mod that nobody can fetch is no reason to stay closed.
PackageShelf shelf_of(const std::vector<std::string>& folders,
                      const std::string& room,
                      const std::function<void(const Problem&)>& tell) {
    std::vector<Problem> problems;
    PackageShelf shelf = PackageShelf::open(folders, room, problems);
    for (const Problem& problem : problems)
        tell(problem);
    return shelf;
}

}  // namespace

WholeServer::~WholeServer() = default;

Result<std::unique_ptr<WholeServer>> WholeServer::open(
    const Options& options,
    const std::vector<std::string>& mods,
    const std::function<void(const Problem&)>& tell) {
    auto folder = DataFolder::open(options.data.empty() ? usual_data_folder() : options.data);
    if (!folder) return folder.problem();
    std::unique_ptr<WholeServer> server(new WholeServer(std::move(folder.value())));
    const Status opened = server->open_parts(options, mods, tell);
    if (!opened) return opened.problem();
    return server;
}

Status WholeServer::open_parts(const Options& options,
                               const std::vector<std::string>& mods,
                               const std::function<void(const Problem&)>& tell) {
    auto store = SqliteStore::open(folder_.store());
    if (!store) return store.problem();
    store_ = std::move(store.value());
    packages_.emplace(shelf_of(mods, folder_.packages(), tell));
    if (!options.web.empty()) {
        auto page = WebPage::open(options.web);
        if (!page) return page.problem();
        page_ = std::move(page.value());
    }
    auto gateway = Gateway::open(gateway_setup(options, *packages_, page_));
    if (!gateway) return gateway.problem();
    gateway_ = std::move(gateway.value());
    notifier_ = std::make_unique<Notifier>(options.notify);
    ServedParts parts{*store_, *gateway_, &*packages_};
    if (options.any_mods) {
        auto brought =
            BroughtMods::open(folder_.brought(), mods, *packages_, [this] { gateway_->wake(); });
        if (!brought) return brought.problem();
        brought_ = std::move(brought.value());
        parts.packages = brought_.get();
        parts.brought = brought_.get();
    }
    parts.wake = [this] { gateway_->wake(); };
    parts.name = options.name;
    parts.games = folder_.games();
    parts.mods = mods;
    parts.is_public = options.is_public;
    parts.bot_pause_ms = options.bot_pause_ms;
    parts.messages_per_second = options.messages_per_second;
    parts.tell_turn = [this](const std::string& table, const std::string& player) {
        notifier_->tell_turn(table, player);
    };
    parts.lines = &lines_;
    auto served = make_served(parts, now());
    if (!served) return served.problem();
    served_ = std::move(served.value());
    return Done{};
}

}  // namespace hexholm::server
