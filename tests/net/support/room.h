// Some guests at a server whose lines are good, for tests of what a lobby and a waiting room do.
#pragma once

#include <catch2/catch.hpp>

#include "tests/net/support/world.h"

namespace hexholm::test {

class Room {
public:
    explicit Room(std::size_t guests) : world(1, guests, {}) {
        for (std::size_t at = 0; at < guests; ++at)
            world.guest(at).connect(world.now_ms());
        world.run(200);
    }

    net::Guest& guest(std::size_t at) { return world.guest(at); }
    // Says it, and waits until it was answered.
    void say(std::size_t at, const net::LobbyRequest& request) {
        REQUIRE(guest(at).say(request));
        world.run(200);
    }
    void create(net::TableTerms terms) {
        say(0, net::Create{std::move(terms)});
        REQUIRE(guest(0).table());
        id = guest(0).table()->id;
        invitation = guest(0).table()->invitation;
    }
    void join(std::size_t at, int seat = net::kAnySeat) {
        guest(at).join({id, invitation, seat}, world.now_ms());
        world.run(200);
    }
    void watch(std::size_t at) {
        guest(at).watch({id, invitation}, world.now_ms());
        world.run(200);
    }
    void get_ready(std::size_t at) {
        guest(at).set_rules(SharedRules::book_for(guest(at).table()->terms.game));
        guest(at).set_ready(true);
        world.run(200);
    }
    // All guests sit down and the game begins.
    void start(net::TableTerms terms) {
        create(std::move(terms));
        for (std::size_t at = 0; at < world.guests(); ++at) {
            if (at > 0) join(at);
            get_ready(at);
        }
        say(0, net::Start{});
        REQUIRE(guest(0).table()->state == net::TableState::playing);
    }
    net::Denial refusal(std::size_t at) {
        return guest(at).refusal() ? guest(at).refusal()->code : net::Denial::none;
    }
    net::SeatPlace place(std::size_t seat, std::size_t seen_by = 0) {
        return guest(seen_by).table()->seats.at(seat).place;
    }
    // The newest message of this kind that the guest was told.
    template <class Message>
    std::optional<Message> newest(std::size_t at) {
        std::optional<Message> found;
        while (auto news = guest(at).take_news())
            if (const auto* const one = std::get_if<Message>(&*news)) found = *one;
        return found;
    }
    // Somebody who must act does.
    void act();
    std::string metric(const std::string& name) {
        const std::string all = world.server().metrics();
        const std::size_t at = all.find("\nhexholm_" + name + " ");
        REQUIRE(at != std::string::npos);
        const std::size_t begin = at + name.size() + 10;
        return all.substr(begin, all.find('\n', begin) - begin);
    }

    World world;
    std::string id;
    std::string invitation;
};

net::TableTerms terms_for(int players);

}  // namespace hexholm::test
