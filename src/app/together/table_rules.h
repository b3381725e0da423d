// By which rules a table plays: loaded from the player's mods and from those that came from servers. What is missing is
// fetched, once the player has said that he wants it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/net/guest/guest.h"
#include "src/net/online/rules.h"
#include "src/net/packages/fetch.h"
#include "src/platform/errand.h"

namespace hexholm::app {

enum class RulesStage : std::uint8_t {
    none,           // at no table, or the server loads them itself
    loading,        // here
    asking_server,  // what it has of the mods that are missing
    asking_player,  // whether they may come
    fetching,
    trying,  // one that has come
    failed,  // see problem()
    there
};

class TableRules {
public:
    // `cache`: the folder of mods that came from servers.
    TableRules(std::vector<std::string> roots, std::string cache);

    // See platform::Errand::wait().
    void wait(bool on);
    // Called once a frame. True when there is something new to see.
    bool step(net::Guest& guest, std::int64_t now_ms);
    void take(const net::Packages& told);
    void refuse(net::Denial denial);
    // Called when the player is at the table no more.
    void forget();

    RulesStage stage() const { return stage_; }
    const std::shared_ptr<const Rulebook>& book() const { return book_; }
    // Why there are none; in words of the player's language, or empty.
    const std::string& problem() const { return problem_; }
    // The packages that are to be fetched, or were fetched.
    const std::vector<net::PackageName>& packages() const { return packages_; }
    std::uint64_t come_bytes() const { return fetch_ ? fetch_->come_bytes() : 0; }
    int percent() const;
    bool may_fetch() const { return may_fetch_; }
    // Whether the player was asked at an earlier visit.
    void trust(bool may_fetch) { may_fetch_ = may_fetch; }
    void allow();
    void try_again() { wanted_.reset(); }
    // Roots of mods that play along and are not the player's own.
    const std::vector<std::string>& fetched() const { return fetched_; }

private:
    struct Wanted {
        net::GameTerms terms;
        std::vector<net::ModTerms> rules;
        bool operator==(const Wanted&) const = default;
    };
    void begin(Wanted wanted);
    void load();
    void note_line(const net::Guest& guest);
    void find_out();
    void ask_server(net::Guest& guest);
    void take_packages();
    void fetch(net::Guest& guest, std::int64_t now_ms);
    void take_parts(net::Guest& guest, std::int64_t now_ms);
    void try_out(net::Arrival arrival);
    void see_trial();
    void tell_progress(net::Guest& guest, std::int64_t now_ms);
    void fail(const Problem& problem);
    bool open_cache();

    using Cache = std::shared_ptr<const net::PackageCache>;

    const std::vector<std::string> roots_;
    const std::string cache_folder_;
    bool may_fetch_ = false;
    Cache cache_;
    std::optional<Wanted> wanted_;  // that is looked for, or was found
    RulesStage stage_ = RulesStage::none;
    std::string problem_;
    bool has_changed_ = false;
    bool has_line_ = false;
    bool has_fetched_ = false;  // for what is wanted
    bool is_asked_ = false;     // the server, on this line
    platform::Errand<Result<net::FoundRules>> loader_;
    platform::Errand<Status> trial_;
    std::shared_ptr<const Rulebook> book_;
    std::vector<net::ModTerms> missing_;
    std::vector<net::PackageName> packages_;
    std::vector<std::string> fetched_;
    std::optional<net::Fetch> fetch_;
    int told_percent_ = net::kNotFetching;
    std::int64_t told_ms_ = 0;
};

}  // namespace hexholm::app
