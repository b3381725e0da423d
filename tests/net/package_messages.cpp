// What a server answers to those who want its mods.
#include "src/server/core/lines/deliveries.h"
#include "tests/net/support/room.h"

namespace hexholm::test {
namespace {

// Packages that are made up: their bytes count from 0 to 250 again and again.
class Shelf final : public server::PackageSource {
public:
    Shelf() {
        name_.id = "tiny";
        name_.title = "Tiny";
        name_.version = "1.0.0";
        name_.bytes = 1'000'000;
        name_.rules = sha256("rules");
        name_.sha256 = sha256("file");
        name_.authors = std::string(500, 'x') + "\n";
    }
    const net::PackageName& name() const { return name_; }
    const net::PackageName* find(const Digest256& hash) const override {
        return hash == name_.sha256 ? &name_ : nullptr;
    }
    const net::PackageName* with_rules(const Digest256& hash) const override {
        return hash == name_.rules ? &name_ : nullptr;
    }
    std::optional<Bytes> part(const Digest256&, std::uint64_t offset) const override {
        if (is_gone) return std::nullopt;
        Bytes bytes(std::min<std::uint64_t>(net::kPackagePartBytes, name_.bytes - offset));
        for (std::size_t at = 0; at < bytes.size(); ++at)
            bytes[at] = static_cast<std::uint8_t>((offset + at) % 251);
        return bytes;
    }
    bool is_gone = false;

private:
    net::PackageName name_;
};

struct Host {
    Host() {
        room.world.setup().packages = &shelf;
        room.world.crash(false);  // the server begins anew, with that
        room.world.run(60'000);
    }
    Shelf shelf;
    Room room{2};
    std::string file = hex_text(shelf.name().sha256);
};

TEST_CASE("what a server has of some rules is told, in texts that fit into the message") {
    Host host;
    host.room.say(
        0, net::AskPackages{{hex_text(host.shelf.name().rules), "ab", std::string(64, '0')}});
    const auto told = host.room.newest<net::Packages>(0);
    REQUIRE(told);
    REQUIRE(told->rows.size() == 1);
    const auto name = net::name_from(told->rows[0]);
    REQUIRE(name);
    CHECK(name.value().id == "tiny");
    CHECK(name.value().bytes == 1'000'000);
    CHECK(name.value().sha256 == host.shelf.name().sha256);
    CHECK(name.value().authors.size() == net::kMostTitleSigns);
}

TEST_CASE("parts come in order, as many as were asked for, to the end of the file") {
    Host host;
    host.room.say(0, net::Need{host.file, 16'384, 3});
    auto parts = host.room.guest(0).take_parts();
    REQUIRE(parts.size() == 3);
    for (std::size_t at = 0; at < 3; ++at) {
        CHECK(parts[at].file == host.shelf.name().sha256);
        CHECK(parts[at].at == (at + 1) * net::kPackagePartBytes);
        CHECK(parts[at].whole == 1'000'000);
        CHECK(parts[at].bytes[0] == parts[at].at % 251);
    }
    host.room.say(0, net::Need{host.file, 990'000, 8});
    parts = host.room.guest(0).take_parts();
    REQUIRE(parts.size() == 1);
    CHECK(parts[0].bytes.size() == 10'000);
    CHECK(host.room.guest(1).take_parts().empty());
}

TEST_CASE("what a server has not got is refused") {
    Host host;
    for (const net::Need& need : {net::Need{"ab", 0, 1}, net::Need{std::string(64, '0'), 0, 1},
                                  net::Need{host.file, 1'000'000, 1}}) {
        host.room.say(0, need);
        CHECK(host.room.refusal(0) == net::Denial::no_package);
        CHECK(host.room.guest(0).take_parts().empty());
        host.room.say(0, net::Leave{});
        CHECK(host.room.refusal(0) == net::Denial::not_at_table);
    }
    host.shelf.is_gone = true;
    host.room.say(0, net::Need{host.file, 0, 8});
    CHECK(host.room.refusal(0) == net::Denial::no_package);
}

TEST_CASE("parts wait as long as the reader is slow, and no more of them than are useful") {
    Host host;
    auto outlet = host.room.world.setup().outlet;
    REQUIRE(outlet != nullptr);
    server::Figures figures;
    server::Mail mail(*outlet, figures);
    server::Deliveries deliveries(&host.shelf, mail);
    int taken = 0;
    while (deliveries.want(7, net::Need{host.file, 0, 8}) == net::Denial::none)
        REQUIRE(++taken < 5);
    CHECK(taken == 2);
    CHECK_FALSE(deliveries.go_on());
    CHECK(figures.messages_out == server::Deliveries::kMostParts);
    CHECK(deliveries.want(7, net::Need{host.file, 0, 8}) == net::Denial::none);
    deliveries.forget(7);
    CHECK_FALSE(deliveries.go_on());
    CHECK(figures.messages_out == server::Deliveries::kMostParts);
}

TEST_CASE("others at the table are told how far somebody is with fetching") {
    Host host;
    host.room.create(terms_for(3));
    host.room.join(1);
    host.room.say(1, net::Fetching{40});
    const auto seat = static_cast<std::size_t>(host.room.guest(1).table()->mine);
    CHECK(host.room.guest(0).table()->seats.at(seat).fetched_percent == 40);
    // Whoever comes on a new line says so anew.
    host.room.world.cut(1);
    host.room.world.run(5000);
    CHECK(host.room.guest(0).table()->seats.at(seat).fetched_percent == net::kNotFetching);
}

TEST_CASE("a package that is announced wrongly is refused before any of it comes") {
    const Shelf shelf;
    net::PackageTold told = told_of(shelf.name());
    CHECK(net::name_from(told));
    for (const auto& spoil : std::vector<std::function<void(net::PackageTold&)>>{
             [](net::PackageTold& one) { one.id = "../x"; },
             [](net::PackageTold& one) { one.rules = "xy"; },
             [](net::PackageTold& one) { one.sha256.clear(); },
             [](net::PackageTold& one) { one.bytes = 0; },
             [](net::PackageTold& one) { one.bytes = std::int64_t{1} << 31; }}) {
        net::PackageTold wrong = told;
        spoil(wrong);
        CHECK_FALSE(net::name_from(wrong));
    }
}

}  // namespace
}  // namespace hexholm::test
