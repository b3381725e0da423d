// Tables of one's own in this program, and those that others keep in the same net.
#include <filesystem>
#include <thread>

#include "src/net/nearby/own_address.h"
#include "tests/src/together/screen.h"

namespace hexholm::test {
namespace {

// A net that is made up.
struct Net {
    std::vector<net::NearbyServer> servers;
    std::string announced;
    std::uint16_t port = 0;
};

class MadeUpNearby final : public net::Nearby {
public:
    explicit MadeUpNearby(Net& net) : net_(net) {}
    void step() override {}
    std::vector<net::NearbyServer> servers() const override {
        auto all = net_.servers;
        if (net_.port != 0) {
            net::Link link;
            link.host = "192.0.2.7";
            link.port = net_.port;
            all.push_back({net_.announced, link});
        }
        return all;
    }
    void announce(const std::string& name, std::uint16_t port) override {
        net_.announced = name;
        net_.port = port;
    }
    void withdraw() override { net_.port = 0; }

private:
    Net& net_;
};

struct HostFolder {
    HostFolder() {
        if (mkdtemp(path.data()) == nullptr) std::abort();
    }
    ~HostFolder() { std::filesystem::remove_all(path); }
    std::string path = (std::filesystem::temp_directory_path() / "hexholm-host-XXXXXX").string();
};

app::OwnHostParts parts_of(const HostFolder& folder, Net& net) {
    return {
        folder.path + "/tables", {"mods"}, [&net] { return std::make_unique<MadeUpNearby>(net); }};
}

void wait_for(app::OwnHost& host) {
    for (int at = 0; at < 2000 && !host.step(); ++at)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    INFO(host.problem());
    REQUIRE(host.is_there());
}

TEST_CASE(
    "open tables are told of in the net until they are closed, and oneself does not see them") {
    const HostFolder folder;
    Net net;
    net.servers = {{"Tables of Bea", {}}};
    app::OwnHost host(parts_of(folder, net));
    host.begin("Ann", true);
    wait_for(host);
    CHECK(net.announced == "Tables of Ann");
    CHECK(net.port == host.link().port);
    REQUIRE(host.nearby().size() == 1);
    CHECK(host.nearby()[0].name == "Tables of Bea");
    CHECK(host.link().host == "127.0.0.1");
    if (!net::own_address().empty()) CHECK(host.link_for_others().host == net::own_address());
    host.end();
    CHECK(net.port == 0);
    CHECK_FALSE(host.is_there());
}

TEST_CASE("tables for this machine alone are told to nobody") {
    const HostFolder folder;
    Net net;
    app::OwnHost host(parts_of(folder, net));
    host.begin("Ann", false);
    wait_for(host);
    CHECK(net.announced.empty());
    CHECK(host.link_for_others() == host.link());
    CHECK(host.others(0) == 0);
}

TEST_CASE("tables that cannot be kept are told of in one line") {
    const HostFolder folder;
    Net net;
    app::OwnHost first(parts_of(folder, net));
    first.begin("Ann", false);
    wait_for(first);
    app::OwnHost second(parts_of(folder, net));
    second.begin("Ann", false);
    for (int at = 0; at < 2000 && !second.step(); ++at)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    CHECK_FALSE(second.is_there());
    CHECK(second.problem().find("close other windows of the game") != std::string::npos);
}

TEST_CASE("who looks around sees the tables in the net, and goes to one with a click") {
    const app::Catalogue catalogue{{"mods"}, {}};
    House house;
    Net net;
    Screen ann(house, 1, catalogue, [&net] { return std::make_unique<MadeUpNearby>(net); });
    ann.room().open();
    ann.frame();
    CHECK(ann.shows("Nobody is hosting tables on this network at the moment."));
    net::Link link;
    link.host = "localhost";
    net.servers = {{"Tables of Bea", link}};
    ann.frame();
    ann.click("nearby_1");
    ann.type("Ann");
    ann.click("name_done");
    for (int at = 0; at < 5; ++at)
        ann.frame();
    CHECK(ann.can_click("create_table"));
}

TEST_CASE("where nobody can be found in the net, nothing is said of it") {
    const app::Catalogue catalogue{{"mods"}, {}};
    House house;
    Screen ann(house, 1, catalogue);
    ann.room().open();
    ann.frame();
    CHECK_FALSE(ann.shows("On this network"));
    CHECK(ann.can_click("host"));
    ann.click("host");
    CHECK_FALSE(ann.can_click("host_open"));
    ann.type("Ann");
    CHECK(ann.can_click("host_open"));
    ann.click("host_here");
    ann.click("back");
    CHECK(ann.can_click("paste_link"));
}

}  // namespace
}  // namespace hexholm::test
