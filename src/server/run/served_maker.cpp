#include "src/server/run/served_maker.h"

#include <algorithm>
#include <thread>

#include "engine/session/bots/bot_pool.h"

#include "src/server/core/contents/folder_loader.h"
#include "src/server/core/server.h"

namespace hexholm::server {
namespace {

constexpr std::size_t kSyncsAtOnce = 16;

// One processor is left to the sockets and the rules.
std::size_t bot_workers() {
    return std::max(std::thread::hardware_concurrency(), 2U) - 1;
}

BroughtRoots roots_of(const BroughtMods* brought) {
    if (brought == nullptr) return {};
    return [brought](const net::GameTerms& terms) { return brought->roots_for(terms); };
}

// The server with the threads that load, think and write for it, which outlive its tables.
class HostedServer final : public Served {
public:
    explicit HostedServer(const ServedParts& parts)
        : committer_(JournalCommitter::kUsualPause, JournalCommitter::sync_data, kSyncsAtOnce),
          loader_(parts.mods, parts.wake, roots_of(parts.brought)),
          bots_(bot_workers(), parts.wake) {}

    Status open(const ServedParts& parts, Now now) {
        lines_ = parts.lines;
        auto server = Server::open(setup_from(parts), now);
        if (!server) return server.problem();
        server_ = std::move(server.value());
        return Done{};
    }

    void opened(LineId line, const Caller& caller, Now now) override {
        server_->opened(line, caller, now);
    }
    void received(LineId line, bool is_text, ByteSpan message, Now now) override {
        server_->received(line, is_text, message, now);
    }
    void closed(LineId line, Now now) override { server_->closed(line, now); }
    std::int64_t go_on(Now now) override {
        if (lines_ != nullptr) *lines_ = server_->lines();
        return server_->go_on(now);
    }
    void put_to_sleep(std::int64_t back_in_s, Now now) override {
        server_->put_to_sleep(back_in_s, now);
    }
    std::string metrics() const override { return server_->metrics(); }

private:
    Setup setup_from(const ServedParts& parts) {
        Setup setup;
        setup.store = &parts.store;
        setup.outlet = &parts.outlet;
        setup.packages = parts.packages;
        setup.keeper = parts.brought;
        setup.loader = &loader_;
        setup.committer = &committer_;
        setup.wake = parts.wake;
        setup.games = parts.games;
        setup.name = parts.name;
        setup.is_public = parts.is_public;
        setup.bot_pause_ms = parts.bot_pause_ms;
        setup.limits.messages_a_second = parts.messages_per_second;
        setup.tell_turn = parts.tell_turn;
        setup.thinker = [this](const Rulebook& book, SeatedBots bots) {
            return bots_.thinker(book, std::move(bots));
        };
        return setup;
    }

    JournalCommitter committer_;
    LoaderThread loader_;
    BotPool bots_;
    std::unique_ptr<Server> server_;
    std::atomic<std::size_t>* lines_ = nullptr;
};

}  // namespace

Result<std::unique_ptr<Served>> make_served(const ServedParts& parts, Now now) {
    auto served = std::make_unique<HostedServer>(parts);
    const Status opened = served->open(parts, now);
    if (!opened) return opened.problem();
    return std::unique_ptr<Served>(std::move(served));
}

}  // namespace hexholm::server
