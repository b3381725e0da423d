#include <algorithm>
#include <array>
#include <map>

#include <avahi-client/client.h>
#include <avahi-client/lookup.h>
#include <avahi-client/publish.h>
#include <avahi-common/alternative.h>
#include <avahi-common/error.h>
#include <avahi-common/malloc.h>
#include <avahi-common/simple-watch.h>

#include "engine/base/plain_text.h"

#include "src/net/nearby/nearby.h"

namespace hexholm::net {
namespace {

constexpr const char* kService = "_hexholm._tcp";
constexpr std::size_t kMostNameBytes = 63;  // of a label in DNS

std::string label_of(const std::string& name) {
    return std::string(first_bytes(plain_line(name), kMostNameBytes));
}

struct PollDeleter {
    void operator()(AvahiSimplePoll* poll) const { avahi_simple_poll_free(poll); }
};
struct ClientDeleter {
    void operator()(AvahiClient* client) const { avahi_client_free(client); }
};

class AvahiNearby final : public Nearby {
public:
    AvahiNearby() : poll_(avahi_simple_poll_new()) { connect(); }

    void step() override {
        if (poll_ && avahi_simple_poll_iterate(poll_.get(), 0) != 0) is_broken_ = true;
        if (is_broken_) reconnect();
    }

    std::vector<NearbyServer> servers() const override {
        std::vector<NearbyServer> all;
        for (const auto& [key, server] : found_)
            if (std::ranges::find(all, server.name, &NearbyServer::name) == all.end())
                all.push_back(server);
        std::ranges::sort(all, {}, &NearbyServer::name);
        if (all.size() > kMost) all.resize(kMost);
        return all;
    }

    void announce(const std::string& name, std::uint16_t port) override {
        name_ = label_of(name);
        port_ = port;
        publish();
    }

    void withdraw() override {
        port_ = 0;
        if (group_ != nullptr) avahi_entry_group_reset(group_);
    }

private:
    // A service is seen on each card of the machine, by each kind of address.
    struct Key {
        AvahiIfIndex card;
        AvahiProtocol protocol;
        std::string name;
        auto operator<=>(const Key&) const = default;
    };

    void connect() {
        if (!poll_) return;
        int error = 0;
        // Without a daemon it waits until there is one.
        client_.reset(avahi_client_new(avahi_simple_poll_get(poll_.get()), AVAHI_CLIENT_NO_FAIL,
                                       &AvahiNearby::client_changed, this, &error));
        is_broken_ = client_ == nullptr;
    }

    // The daemon was stopped, and may be back: all that was asked of it is gone with it.
    void reconnect() {
        constexpr int kStepsBetween = 100;
        if (++steps_broken_ % kStepsBetween != 1) return;
        found_.clear();
        group_ = nullptr;
        browser_ = nullptr;
        client_.reset();
        poll_.reset(avahi_simple_poll_new());
        connect();
    }

    static void client_changed(AvahiClient* client, AvahiClientState state, void* self) {
        auto& nearby = *static_cast<AvahiNearby*>(self);
        if (state == AVAHI_CLIENT_S_RUNNING) nearby.begin(client);
        if (state == AVAHI_CLIENT_FAILURE) nearby.is_broken_ = true;
    }

    // Called while the client is still being made, too.
    void begin(AvahiClient* client) {
        if (browser_ == nullptr)
            browser_ = avahi_service_browser_new(client, AVAHI_IF_UNSPEC, AVAHI_PROTO_UNSPEC,
                                                 kService, nullptr, AvahiLookupFlags(0),
                                                 &AvahiNearby::browsed, this);
        if (group_ == nullptr)
            group_ = avahi_entry_group_new(client, &AvahiNearby::group_changed, this);
        publish();
    }

    static void group_changed(AvahiEntryGroup*, AvahiEntryGroupState state, void* self) {
        auto& nearby = *static_cast<AvahiNearby*>(self);
        if (state == AVAHI_ENTRY_GROUP_COLLISION) nearby.publish_renamed();
    }

    void publish() {
        if (group_ == nullptr || port_ == 0) return;
        avahi_entry_group_reset(group_);
        const int added = avahi_entry_group_add_service(group_, AVAHI_IF_UNSPEC, AVAHI_PROTO_UNSPEC,
                                                        AvahiPublishFlags(0), name_.c_str(),
                                                        kService, nullptr, nullptr, port_, nullptr);
        if (added == AVAHI_ERR_COLLISION) return publish_renamed();
        if (added == 0) avahi_entry_group_commit(group_);
    }

    // Somebody else is called so already.
    void publish_renamed() {
        char* const other = avahi_alternative_service_name(name_.c_str());
        name_ = other;
        avahi_free(other);
        publish();
    }

    static void browsed(AvahiServiceBrowser*,
                        AvahiIfIndex card,
                        AvahiProtocol protocol,
                        AvahiBrowserEvent event,
                        const char* name,
                        const char* type,
                        const char* domain,
                        AvahiLookupResultFlags,
                        void* self) {
        auto& nearby = *static_cast<AvahiNearby*>(self);
        if (event == AVAHI_BROWSER_REMOVE) nearby.found_.erase({card, protocol, name});
        if (event != AVAHI_BROWSER_NEW || nearby.found_.size() >= 4 * kMost) return;
        // It goes with its answer.
        avahi_service_resolver_new(client_of(nearby.browser_), card, protocol, name, type, domain,
                                   AVAHI_PROTO_UNSPEC, AvahiLookupFlags(0), &AvahiNearby::resolved,
                                   self);
    }

    static AvahiClient* client_of(AvahiServiceBrowser* browser) {
        return avahi_service_browser_get_client(browser);
    }

    static void resolved(AvahiServiceResolver* resolver,
                         AvahiIfIndex card,
                         AvahiProtocol protocol,
                         AvahiResolverEvent event,
                         const char* name,
                         const char*,
                         const char*,
                         const char*,
                         const AvahiAddress* address,
                         std::uint16_t port,
                         AvahiStringList*,
                         AvahiLookupResultFlags,
                         void* self) {
        if (event == AVAHI_RESOLVER_FOUND)
            static_cast<AvahiNearby*>(self)->add({card, protocol, name}, *address, port);
        avahi_service_resolver_free(resolver);
    }

    void add(const Key& key, const AvahiAddress& address, std::uint16_t port) {
        std::array<char, AVAHI_ADDRESS_STR_MAX> text{};
        avahi_address_snprint(text.data(), text.size(), &address);
        Link link;
        link.host = text.data();
        link.port = port;
        // An address that is good on one wire only cannot be told in a link.
        if (link.host.starts_with("fe80:") || port == 0) return;
        found_[key] = {plain_line(key.name), link};
    }

    std::unique_ptr<AvahiSimplePoll, PollDeleter> poll_;
    std::unique_ptr<AvahiClient, ClientDeleter> client_;  // owns group and browser
    AvahiServiceBrowser* browser_ = nullptr;
    AvahiEntryGroup* group_ = nullptr;
    bool is_broken_ = false;
    int steps_broken_ = 0;
    std::string name_;
    std::uint16_t port_ = 0;  // 0: nothing is announced
    std::map<Key, NearbyServer> found_;
};

}  // namespace

std::unique_ptr<Nearby> make_nearby() {
    return std::make_unique<AvahiNearby>();
}

}  // namespace hexholm::net
