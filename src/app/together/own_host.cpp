#include "src/app/together/own_host.h"

#include <algorithm>
#include <utility>

#include "src/net/nearby/own_address.h"
#include "src/ui/words/language.h"

namespace hexholm::app {

net::Link own_tables() {
    net::Link link;
    link.host = "own-tables";
    link.port = 0;
    return link;
}

void OwnHost::begin(const std::string& player, bool is_open) {
    end();
    problem_.clear();
    const server::HostingPlan plan{parts_.data, ui::tr("Tables of {1}", {player}), parts_.mods,
                                   is_open, parts_.bot_pause_ms()};
    errand_.begin([plan] { return server::Hosting::begin(plan); });
}

void OwnHost::end() {
    errand_.finish();
    errand_.take();
    if (nearby_ && hosting_) nearby_->withdraw();
    hosting_.reset();
}

bool OwnHost::step() {
    if (nearby_) nearby_->step();
    if (hosting_ && hosting_->has_failed()) {
        end();
        problem_ = ui::tr("Your tables could not continue; open them again.");
        return true;
    }
    auto begun = errand_.take();
    if (!begun) return false;
    if (!*begun) {
        problem_ = ui::told(begun->problem());
        return true;
    }
    hosting_ = std::move(begun->value());
    address_ = hosting_->is_open() ? net::own_address() : "";
    if (hosting_->is_open()) look_around();
    if (hosting_->is_open() && nearby_) nearby_->announce(hosting_->name(), hosting_->port());
    return true;
}

std::size_t OwnHost::others(std::size_t own) const {
    const std::size_t lines = hosting_ ? hosting_->lines() : 0;
    return lines > own ? lines - own : 0;
}

net::Link OwnHost::link() const {
    net::Link link;
    link.host = "127.0.0.1";
    if (hosting_) link.port = hosting_->port();
    return link;
}

net::Link OwnHost::link_for_others() const {
    net::Link link = OwnHost::link();
    if (!address_.empty()) link.host = address_;
    return link;
}

void OwnHost::look_around() {
    if (!std::exchange(has_looked_, true)) nearby_ = parts_.make_nearby();
}

std::vector<net::NearbyServer> OwnHost::nearby() const {
    if (!nearby_) return {};
    std::vector<net::NearbyServer> all = nearby_->servers();
    if (hosting_)
        std::erase_if(all, [this](const net::NearbyServer& one) {
            return one.name == hosting_->name() && one.link.port == hosting_->port();
        });
    return all;
}

}  // namespace hexholm::app
