// What whoever looks after a server can know of its tables.
#include "src/server/core/server.h"
#include "src/server/metrics_text.h"

namespace hexholm::server {

std::string Server::metrics() const {
    std::map<net::TableState, std::uint64_t> states;
    for (const auto& [id, table] : tables_)
        ++states[table->state()];
    MetricsText text;
    text.several("tables", "gauge");
    for (std::size_t at = 0; at < net::kStateWords.size(); ++at)
        text.of("tables", "state", net::kStateWords[at], states[static_cast<net::TableState>(at)]);
    text.gauge("lines", lines_.size());
    text.gauge("contents", contents_.size());
    text.counter("messages_in_total", figures_.messages_in);
    text.counter("bytes_in_total", figures_.bytes_in);
    text.counter("messages_out_total", figures_.messages_out);
    text.counter("bytes_out_total", figures_.bytes_out);
    text.counter("asks_total", figures_.asks);
    text.times("ask_seconds", figures_.ask_times);
    text.counter("updates_total", figures_.updates);
    text.counter("views_total", figures_.views);
    text.counter("hash_mismatches_total", figures_.mismatches);
    text.counter("refusals_total", figures_.refusals);
    text.counter("slow_readers_total", figures_.slow_readers);
    text.counter("games_woken_total", figures_.woken);
    text.counter("accounts_forgotten_total", figures_.forgotten);
    const JournalCommitter::Figures syncs = setup_.committer->figures();
    text.counter("journal_sync_rounds_total", syncs.rounds);
    text.counter("journal_syncs_total", syncs.syncs);
    return text.text();
}

}  // namespace hexholm::server
