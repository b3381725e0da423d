// Loads rules from folders of mods, while the caller waits or on a thread of its own.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "src/server/core/contents/content_loader.h"

namespace hexholm::server {

// Returns the folders of mods that were brought for a table.
using BroughtRoots = std::function<std::vector<std::string>(const net::GameTerms&)>;

// A problem where a mod has another version than agreed.
LoadedContent load_terms(const std::vector<std::string>& roots, const net::GameTerms& terms);

// While the caller waits: for tests.
class DirectLoader final : public ContentLoader {
public:
    explicit DirectLoader(std::vector<std::string> roots, BroughtRoots brought = {})
        : roots_(std::move(roots)), brought_(std::move(brought)) {}

    void begin(const std::string& key, const net::GameTerms& terms) override;
    std::optional<LoadedContent> take(const std::string& key) override;

private:
    std::vector<std::string> roots_;
    BroughtRoots brought_;
    std::map<std::string, LoadedContent> loaded_;
};

// `wake` is called on its thread when something is there.
class LoaderThread final : public ContentLoader {
public:
    LoaderThread(std::vector<std::string> roots,
                 std::function<void()> wake,
                 BroughtRoots brought = {});
    ~LoaderThread() override;
    LoaderThread(const LoaderThread&) = delete;
    LoaderThread& operator=(const LoaderThread&) = delete;

    void begin(const std::string& key, const net::GameTerms& terms) override;
    std::optional<LoadedContent> take(const std::string& key) override;

private:
    struct Wanted {
        std::string key;
        net::GameTerms terms;
    };
    void run();

    const std::vector<std::string> roots_;
    const BroughtRoots brought_;
    const std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Wanted> wanted_;
    std::map<std::string, LoadedContent> loaded_;
    bool stop_ = false;
    std::thread thread_;
};

}  // namespace hexholm::server
