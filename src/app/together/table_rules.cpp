#include "src/app/together/table_rules.h"

#include <algorithm>
#include <utility>

#include "src/ui/words/language.h"

namespace hexholm::app {

namespace {

constexpr std::int64_t kProgress_ms = 1000;

Problem not_given(const net::ModTerms& mod) {
    return {"",
            {/*tr*/ "the table plays with {1} {2}, which the server does not provide", mod.id,
             mod.version},
            /*tr*/ "install the same version"};
}

}  // namespace

TableRules::TableRules(std::vector<std::string> roots, std::string cache)
    : roots_(std::move(roots)), cache_folder_(std::move(cache)) {
    wait(false);
}

void TableRules::wait(bool on) {
    loader_.wait(on);
    trial_.wait(on);
}

void TableRules::forget() {
    loader_.forget();
    trial_.forget();
    wanted_.reset();
    stage_ = RulesStage::none;
    problem_.clear();
    book_.reset();
    missing_.clear();
    packages_.clear();
    fetched_.clear();
    fetch_.reset();
    told_percent_ = net::kNotFetching;
}

bool TableRules::step(net::Guest& guest, std::int64_t now_ms) {
    const RulesStage before = stage_;
    const int percent_before = percent();
    note_line(guest);
    take_parts(guest, now_ms);
    find_out();
    if (guest.wants_rules()) {
        Wanted wanted{guest.table()->terms.game, guest.table()->rules};
        // The rules are told as soon as they are loaded there; for a finished game perhaps never.
        const net::TableState state = guest.table()->state;
        const bool is_told = !wanted.rules.empty() || (state != net::TableState::waiting &&
                                                       state != net::TableState::asleep);
        if (is_told && wanted_ != wanted) begin(std::move(wanted));
        if (is_told && book_) guest.set_rules(book_);
    }
    if (stage_ == RulesStage::asking_server) ask_server(guest);
    if (stage_ == RulesStage::fetching) fetch(guest, now_ms);
    if (stage_ == RulesStage::trying) see_trial();
    tell_progress(guest, now_ms);
    return std::exchange(has_changed_, false) || stage_ != before || percent() != percent_before;
}

void TableRules::note_line(const net::Guest& guest) {
    const bool has_line = guest.standing() == net::Standing::here;
    if (!std::exchange(has_line_, has_line) && has_line) {
        is_asked_ = false;
        told_percent_ = net::kNotFetching;
        if (fetch_) fetch_->lose();
    }
}

bool TableRules::open_cache() {
    if (cache_) return true;
    const Result<net::PackageCache> cache = net::PackageCache::open(cache_folder_);
    if (cache)
        cache_ = std::make_shared<const net::PackageCache>(cache.value());
    else
        fail(cache.problem());
    return cache_ != nullptr;
}

void TableRules::begin(Wanted wanted) {
    const int told_percent = told_percent_;
    forget();
    told_percent_ = told_percent;
    wanted_ = std::move(wanted);
    has_fetched_ = false;
    if (open_cache()) load();
}

void TableRules::load() {
    stage_ = RulesStage::loading;
    loader_.begin([roots = roots_, cache = cache_, wanted = *wanted_] {
        return net::find_rules(roots, cache.get(), wanted.terms, wanted.rules);
    });
}

void TableRules::find_out() {
    const auto found = loader_.take();
    if (!found) return;
    has_changed_ = true;
    if (!*found) return fail(found->problem());
    fetched_ = found->value().mods.fetched;
    missing_ = found->value().mods.missing;
    if (missing_.empty()) {
        book_ = found->value().book;
        stage_ = RulesStage::there;
        return;
    }
    if (has_fetched_) return fail(not_given(missing_.front()));
    packages_.clear();
    stage_ = RulesStage::asking_server;
    is_asked_ = false;
}

// Some at a time, until all are known.
void TableRules::ask_server(net::Guest& guest) {
    if (is_asked_) return;
    net::AskPackages ask;
    for (std::size_t at = packages_.size();
         at < missing_.size() && ask.rules.size() < net::kMostPackagesTold; ++at)
        ask.rules.push_back(missing_[at].sha256);
    is_asked_ = guest.say(ask);
}

void TableRules::take(const net::Packages& told) {
    if (stage_ != RulesStage::asking_server || !is_asked_) return;
    is_asked_ = false;
    has_changed_ = true;
    const std::size_t until = std::min(missing_.size(), packages_.size() + net::kMostPackagesTold);
    for (std::size_t at = packages_.size(); at < until; ++at) {
        const net::ModTerms& mod = missing_[at];
        const auto row = std::ranges::find_if(told.rows, [&](const net::PackageTold& one) {
            return one.rules == mod.sha256 && one.id == mod.id;
        });
        if (row == told.rows.end()) return fail(not_given(mod));
        auto name = net::name_from(*row);
        if (!name) return fail(name.problem());
        packages_.push_back(std::move(name.value()));
    }
    if (packages_.size() == missing_.size()) take_packages();
}

void TableRules::take_packages() {
    if (net::bytes_of_all(packages_) > net::Fetch::kMostBytes)
        return fail({"", /*tr*/ "the mods of the table are too large to download",
                     /*tr*/ "install them yourself, or choose another table"});
    stage_ = RulesStage::asking_player;
    if (may_fetch_) allow();
}

void TableRules::allow() {
    if (stage_ != RulesStage::asking_player) return;
    may_fetch_ = true;
    has_changed_ = true;
    stage_ = RulesStage::fetching;
    fetch_.emplace(*cache_, packages_);
}

void TableRules::refuse(net::Denial denial) {
    const bool is_meant = stage_ == RulesStage::fetching && denial == net::Denial::no_package;
    if (is_meant) fail({"", net::saying_of(denial), {}});
}

void TableRules::take_parts(net::Guest& guest, std::int64_t now_ms) {
    if (stage_ != RulesStage::fetching) return;
    for (const net::Part& part : guest.take_parts()) {
        if (stage_ != RulesStage::fetching) return;
        if (const Status taken = fetch_->take(part, now_ms); !taken) fail(taken.problem());
    }
}

void TableRules::fetch(net::Guest& guest, std::int64_t now_ms) {
    if (auto whole = fetch_->take_whole()) return try_out(std::move(*whole));
    if (!has_line_) return;
    if (const auto need = fetch_->next(now_ms)) guest.say(*need);
}

// Tries the mod out. Its dependencies are looked for among the mods that came before it, and the
// player's own.
void TableRules::try_out(net::Arrival arrival) {
    stage_ = RulesStage::trying;
    std::vector<std::string> roots = fetched_;
    roots.insert(roots.end(), roots_.begin(), roots_.end());
    auto kept = std::make_shared<net::Arrival>(std::move(arrival));
    trial_.begin([cache = cache_, kept, roots] { return cache->take(std::move(*kept), roots); });
}

void TableRules::see_trial() {
    const auto tried = trial_.take();
    if (!tried) return;
    has_changed_ = true;
    if (!*tried) return fail(tried->problem());
    const auto come = fetch_->come();
    fetched_.push_back(cache_->root_of(packages_[come - 1].sha256));
    stage_ = RulesStage::fetching;
    if (!fetch_->is_done()) return;
    has_fetched_ = true;
    load();
}

int TableRules::percent() const {
    const bool comes = stage_ == RulesStage::fetching || stage_ == RulesStage::trying ||
                       (stage_ == RulesStage::loading && has_fetched_);
    if (!comes || !fetch_) return net::kNotFetching;
    return static_cast<int>(fetch_->come_bytes() * 100 /
                            std::max<std::uint64_t>(fetch_->all_bytes(), 1));
}

void TableRules::tell_progress(net::Guest& guest, std::int64_t now_ms) {
    const int now = percent();
    const bool ends = now == net::kNotFetching;
    if (now == told_percent_ || (!ends && now_ms - told_ms_ < kProgress_ms)) return;
    if (!guest.table() || !guest.say(net::Fetching{now})) return;
    told_percent_ = now;
    told_ms_ = now_ms;
}

void TableRules::fail(const Problem& problem) {
    stage_ = RulesStage::failed;
    has_changed_ = true;
    problem_ = ui::told(problem);
    fetch_.reset();
}

}  // namespace hexholm::app
