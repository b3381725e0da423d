#include "src/server/core/contents/folder_loader.h"

#include <algorithm>

#include "engine/lua/loading/loader.h"

namespace hexholm::server {
namespace {

std::optional<LoadedContent> take_from(std::map<std::string, LoadedContent>& loaded,
                                       const std::string& key) {
    const auto found = loaded.find(key);
    if (found == loaded.end()) return std::nullopt;
    LoadedContent content = std::move(found->second);
    loaded.erase(found);
    return content;
}

std::optional<Problem> other_version(const Content& content, const net::GameTerms& terms) {
    for (const net::ModTerms& wanted : terms.mods)
        for (const ModInfo& mod : content.mods)
            if (mod.id == wanted.id && !wanted.version.empty() && mod.version != wanted.version)
                return Problem{"", "the server has " + mod.id + " " + mod.version,
                               "install that version, or leave it out"};
    return std::nullopt;
}

}  // namespace

static std::vector<std::string> all_roots(const std::vector<std::string>& roots,
                                          const BroughtRoots& brought,
                                          const net::GameTerms& terms) {
    std::vector<std::string> all = brought ? brought(terms) : std::vector<std::string>();
    all.insert(all.end(), roots.begin(), roots.end());
    return all;
}

LoadedContent load_terms(const std::vector<std::string>& roots, const net::GameTerms& terms) {
    LoadRequest request;
    request.mod_roots = roots;
    request.scenario = terms.scenario;
    request.players = terms.players;
    request.options = terms.options;
    for (const net::ModTerms& mod : terms.mods)
        request.mods.push_back(mod.id);
    LoadedContent loaded = load_content(request);
    if (!loaded) return loaded;
    if (const auto problem = other_version(*loaded.value(), terms)) return *problem;
    if (loaded.value()->players != terms.players)
        return Problem{"",
                       "the game is for " + std::to_string(loaded.value()->players) + " players",
                       "choose so many seats"};
    return loaded;
}

void DirectLoader::begin(const std::string& key, const net::GameTerms& terms) {
    loaded_.insert_or_assign(key, load_terms(all_roots(roots_, brought_, terms), terms));
}

std::optional<LoadedContent> DirectLoader::take(const std::string& key) {
    return take_from(loaded_, key);
}

LoaderThread::LoaderThread(std::vector<std::string> roots,
                           std::function<void()> wake,
                           BroughtRoots brought)
    : roots_(std::move(roots)),
      brought_(std::move(brought)),
      wake_(std::move(wake)),
      thread_([this] { run(); }) {}

LoaderThread::~LoaderThread() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    more_.notify_all();
    thread_.join();
}

void LoaderThread::begin(const std::string& key, const net::GameTerms& terms) {
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back({key, terms});
    }
    more_.notify_all();
}

std::optional<LoadedContent> LoaderThread::take(const std::string& key) {
    const std::lock_guard lock(mutex_);
    return take_from(loaded_, key);
}

void LoaderThread::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        more_.wait(lock, [this] { return stop_ || !wanted_.empty(); });
        if (stop_) return;
        const Wanted next = std::move(wanted_.front());
        wanted_.pop_front();
        lock.unlock();
        LoadedContent loaded = load_terms(all_roots(roots_, brought_, next.terms), next.terms);
        lock.lock();
        loaded_.insert_or_assign(next.key, std::move(loaded));
        lock.unlock();
        wake_();
        lock.lock();
    }
}

}  // namespace hexholm::server
