// Where a server takes any mods: those of a table that it has not got come from whoever owns the table.
#include <algorithm>

#include "src/server/core/setup/mod_keeper.h"
#include "src/server/core/table/table.h"

namespace hexholm::server {

using net::Denial;

// One after the other.
bool Table::has_all_mods(Now now) {
    ModKeeper* const keeper = house_.setup.keeper;
    if (keeper == nullptr) return true;
    const auto owner = seat_of(head_.owner);
    const LineId line = owner ? seats_[*owner].watching.line : 0;
    if (bringing_ && bringing_->line != line) bringing_.reset();
    if (bringing_ && bringing_->name && !bringing_->arrival) see_trial(now);
    if (bringing_ || are_terms_bad_) return false;
    const auto& mods = head_.terms.game.mods;
    const auto missing =
        std::ranges::find_if(mods, [&](const net::ModTerms& mod) { return !keeper->has(mod); });
    if (missing == mods.end()) return true;
    if (line == 0) return false;
    bringing_.emplace(Bringing{.id = missing->id, .line = line});
    house_.mail.tell(line, net::Bring{missing->id, missing->version});
    return false;
}

void Table::see_trial(Now now) {
    const auto tried = house_.setup.keeper->take_tried(bringing_->name->sha256);
    if (!tried) return;
    if (*tried)
        agree_on_brought(now);
    else
        fail_bringing(tried->problem());
}

void Table::agree_on_brought(Now now) {
    const net::PackageName name = *bringing_->name;
    for (net::ModTerms& mod : head_.terms.game.mods)
        if (mod.id == name.id)
            mod = {name.id, name.version, hex_text(name.sha256),
                   static_cast<std::int64_t>(name.bytes)};
    bringing_.reset();
    is_dirty_ = true;
    save(now);
}

void Table::fail_bringing(const Problem& problem) {
    house_.mail.refuse(bringing_->line, Denial::bad_terms, problem);
    bringing_.reset();
    are_terms_bad_ = true;
}

Denial Table::bring(const Guest& guest, const net::Brings& brings, Now now) {
    if (!bringing_ || bringing_->line != guest.line || bringing_->name) return Denial::none;
    const auto name = net::name_from(brings.package);
    if (!name || name.value().id != bringing_->id) {
        fail_bringing({bringing_->id, "neither the server nor you have this mod",
                       "install it, or leave it out"});
        return Denial::none;
    }
    if (name.value().bytes > kMostBroughtBytes) {
        fail_bringing({bringing_->id, "the mod is too large to be brought", "leave it out"});
        return Denial::none;
    }
    bringing_->name = name.value();
    if (house_.setup.keeper->has(
            {name.value().id, name.value().version, brings.package.sha256, 0})) {
        agree_on_brought(now);  // somebody has brought it before
        return Denial::none;
    }
    auto arrival = house_.setup.keeper->begin(name.value());
    if (!arrival) {
        fail_bringing(arrival.problem());
        return Denial::disk;
    }
    bringing_->arrival = std::move(arrival.value());
    want_parts();
    return Denial::none;
}

// Asks for as many parts at a time as the server itself would send to somebody who fetches a mod.
void Table::want_parts() {
    const std::uint64_t whole = bringing_->name->bytes;
    const std::uint64_t under_way = bringing_->asked_until - bringing_->arrival->next_offset();
    constexpr std::uint64_t kHalf = net::kMostPartsWanted / 2 * net::kPackagePartBytes;
    if (under_way > kHalf || bringing_->asked_until >= whole) return;
    constexpr int kParts = net::kMostPartsWanted / 2;
    house_.mail.tell(bringing_->line,
                     net::Want{hex_text(bringing_->name->sha256),
                               static_cast<std::int64_t>(bringing_->asked_until), kParts});
    bringing_->asked_until += kParts * net::kPackagePartBytes;
    bringing_->asked_until = std::min(bringing_->asked_until, whole);
}

// Whether the line sends parts that were asked for, which do not count against its limit.
bool Table::awaits_parts(LineId line) const {
    return bringing_ && bringing_->arrival && bringing_->line == line;
}

void Table::take_part(ByteSpan message) {
    const Result<net::Part> part = net::take_part(message);
    net::Arrival& arrival = *bringing_->arrival;
    if (!part || part.value().file != bringing_->name->sha256) return;
    if (part.value().at >= bringing_->asked_until || part.value().at != arrival.next_offset())
        return;
    if (const Status added = arrival.add(part.value().at, part.value().bytes); !added)
        return fail_bringing(added.problem());
    if (!arrival.is_whole()) return want_parts();
    house_.setup.keeper->try_out(std::move(arrival));
    bringing_->arrival.reset();
}

}  // namespace hexholm::server
