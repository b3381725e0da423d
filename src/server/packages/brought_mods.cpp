#include "src/server/packages/brought_mods.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "engine/lua/mods/plan.h"
#include "engine/package/package.h"

#include "src/server/packages/part_of.h"

namespace hexholm::server {
namespace {

namespace fs = std::filesystem;

std::map<std::string, std::string> versions_in(const std::vector<std::string>& roots) {
    std::map<std::string, std::string> versions;
    for (const ModFolder& mod : find_mods(roots))
        if (mod.usable()) versions.emplace(mod.id, mod.version);
    return versions;
}

}  // namespace

Result<std::unique_ptr<BroughtMods>> BroughtMods::open(const std::string& folder,
                                                       std::vector<std::string> roots,
                                                       const PackageSource& own,
                                                       std::function<void()> wake) {
    std::error_code failed;
    fs::create_directories(folder + "/packages", failed);
    auto cache = net::PackageCache::open(folder + "/mods", kMostBytes);
    if (!cache) return cache.problem();
    std::unique_ptr<BroughtMods> mods(
        new BroughtMods(folder, std::move(cache.value()), std::move(roots), own, std::move(wake)));
    mods->find_kept();
    return mods;
}

BroughtMods::BroughtMods(std::string folder,
                         net::PackageCache cache,
                         std::vector<std::string> roots,
                         const PackageSource& own,
                         std::function<void()> wake)
    : folder_(std::move(folder)),
      cache_(std::move(cache)),
      roots_(std::move(roots)),
      own_versions_(versions_in(roots_)),
      own_(own),
      wake_(std::move(wake)) {
    worker_.begin([this] { return try_next(); });
}

BroughtMods::~BroughtMods() = default;

std::string BroughtMods::file_of(const Digest256& sha256) const {
    return folder_ + "/packages/" + hex_text(sha256) + ".zip";
}

void BroughtMods::find_kept() {
    std::error_code failed;
    for (fs::directory_iterator at(folder_ + "/packages", failed), end; !failed && at != end;
         at.increment(failed)) {
        const auto digest = parse_digest(at->path().stem().string());
        const bool is_kept = digest && !cache_.root_of(*digest).empty();
        const auto name = is_kept ? net::name_of_package(at->path().string())
                                  : Result<net::PackageName>(Problem{});
        std::error_code ignored;
        if (name && name.value().sha256 == *digest)
            names_.push_back(std::make_unique<const net::PackageName>(name.value()));
        else
            fs::remove(at->path(), ignored);
    }
}

bool BroughtMods::has(const net::ModTerms& mod) const {
    if (const auto sha256 = parse_digest(mod.sha256))
        return !cache_.root_of(*sha256).empty() && find(*sha256) != nullptr;
    const auto own = own_versions_.find(mod.id);
    return own != own_versions_.end() && (mod.version.empty() || mod.version == own->second);
}

Result<net::Arrival> BroughtMods::begin(const net::PackageName& name) const {
    return cache_.begin(name);
}

void BroughtMods::try_out(net::Arrival arrival) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(arrival));
    }
    worker_.wake();
}

bool BroughtMods::try_next() {
    std::optional<net::Arrival> next;
    {
        const std::lock_guard lock(mutex_);
        if (waiting_.empty()) return false;
        next = std::move(waiting_.front());
        waiting_.pop_front();
    }
    const net::PackageName name = next->name();
    Status status = keep(std::move(*next));
    {
        const std::lock_guard lock(mutex_);
        tried_.push_back({name, std::move(status)});
    }
    wake_();
    return true;
}

// Keeps the mod and packs it anew. Equal files pack to equal bytes, so others get what was brought.
Status BroughtMods::keep(net::Arrival arrival) const {
    const net::PackageName name = arrival.name();
    if (const Status kept = cache_.take(std::move(arrival), roots_); !kept) return kept;
    const std::string mod = cache_.root_of(name.sha256) + "/" + name.id;
    const std::string beside = file_of(name.sha256) + ".new";
    if (const auto packed = pack_mod(mod, beside); !packed) return packed.problem();
    const auto same = net::name_of_package(beside);
    std::error_code failed;
    if (same && same.value().sha256 == name.sha256)
        fs::rename(beside, file_of(name.sha256), failed);
    else
        failed = std::make_error_code(std::errc::io_error);
    std::error_code ignored;
    fs::remove(beside, ignored);
    if (failed)
        return Problem{name.id, {"the mod cannot be kept: {1}", system_saying(failed.value())}, ""};
    return Done{};
}

std::optional<Status> BroughtMods::take_tried(const Digest256& sha256) {
    const std::lock_guard lock(mutex_);
    const auto found =
        std::ranges::find_if(tried_, [&](const Tried& one) { return one.name.sha256 == sha256; });
    if (found == tried_.end()) return std::nullopt;
    Status status = std::move(found->status);
    if (status && find(sha256) == nullptr)
        names_.push_back(std::make_unique<const net::PackageName>(found->name));
    tried_.erase(found);
    return status;
}

const net::PackageName* BroughtMods::find(const Digest256& sha256) const {
    if (const net::PackageName* const own = own_.find(sha256)) return own;
    for (const auto& name : names_)
        if (name->sha256 == sha256) return name.get();
    return nullptr;
}

const net::PackageName* BroughtMods::with_rules(const Digest256& rules) const {
    if (const net::PackageName* const own = own_.with_rules(rules)) return own;
    for (const auto& name : names_)
        if (name->rules == rules) return name.get();
    return nullptr;
}

std::optional<Bytes> BroughtMods::part(const Digest256& sha256, std::uint64_t offset) const {
    if (own_.find(sha256) != nullptr) return own_.part(sha256, offset);
    const net::PackageName* const name = find(sha256);
    return name == nullptr ? std::nullopt : part_of(file_of(sha256), name->bytes, offset);
}

std::vector<std::string> BroughtMods::roots_for(const net::GameTerms& terms) const {
    std::vector<std::string> roots;
    for (const net::ModTerms& mod : terms.mods)
        if (const auto sha256 = parse_digest(mod.sha256))
            if (std::string root = cache_.root_of(*sha256); !root.empty())
                roots.push_back(std::move(root));
    return roots;
}

}  // namespace hexholm::server
