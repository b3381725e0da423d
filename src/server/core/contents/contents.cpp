#include "src/server/core/contents/contents.h"

namespace hexholm::server {
namespace {

constexpr std::int64_t kKept_ms = 3'600'000;
constexpr std::int64_t kProblemKept_ms = 5000;

std::string key_of(const net::GameTerms& terms) {
    std::string key = terms.scenario + '\n' + std::to_string(terms.players);
    for (const net::ModTerms& mod : terms.mods)
        key += '\n' + mod.id + ' ' + mod.version + ' ' + mod.sha256;
    for (const OptionValue& option : terms.options)
        key += '\n' + option.name + '=' + option.value;
    return key;
}

}  // namespace

std::optional<LoadedContent> Contents::get(const net::GameTerms& terms, std::int64_t now_ms) {
    const std::string key = key_of(terms);
    auto found = kept_.find(key);
    if (found != kept_.end() && found->second.problem &&
        now_ms - found->second.used_ms > kProblemKept_ms) {
        kept_.erase(found);
        found = kept_.end();
    }
    if (found == kept_.end()) {
        loader_.begin(key, terms);
        found = kept_.emplace(key, Kept{nullptr, std::nullopt, now_ms}).first;
    }
    Kept& kept = found->second;
    if (kept.problem) return LoadedContent(*kept.problem);
    kept.used_ms = now_ms;
    if (kept.content) return LoadedContent(kept.content);
    const std::optional<LoadedContent> loaded = loader_.take(key);
    if (!loaded) return std::nullopt;
    if (*loaded) kept.content = loaded->value();
    if (!*loaded) kept.problem = loaded->problem();
    return loaded;
}

void Contents::tidy(std::int64_t now_ms) {
    std::erase_if(kept_, [&](const auto& one) {
        const Kept& kept = one.second;
        return kept.content && kept.content.use_count() == 1 && now_ms - kept.used_ms > kKept_ms;
    });
}

}  // namespace hexholm::server
