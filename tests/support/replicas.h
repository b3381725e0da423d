// What seats and an onlooker have who get nothing but images and events as bytes.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "tests/support/properties.h"

namespace hexholm::test {

// Follows a game by changes alone.
class Replicas {
public:
    Replicas(const Rulebook& book, const State& start);

    // The game goes on; what differs from what a seat may know, or nothing.
    Fault follow(const State& after, const EventList& events);
    // Bytes of each update to each seat: the change of its view and the events as it sees them.
    const std::vector<std::size_t>& bytes_of_updates() const { return bytes_of_updates_; }

private:
    struct Seat {
        View truth;
        View replica;
    };
    Fault follow(Seat& seat, const State& after, const EventList& events);

    const Rulebook& book_;
    std::vector<std::unique_ptr<Seat>> seats_;
    std::vector<std::size_t> bytes_of_updates_;
};

// Every seat's view, and that of nobody, is the same after it was sent.
Fault images_are_whole(const Rulebook& book, const State& state);

// The same of the changes that one action makes, and of its events.
Fault changes_are_whole(const Rulebook& book,
                        const State& before,
                        const State& after,
                        const EventList& events);

// Reads whatever the rules and the program read of a view: whatever a stranger sent, nothing may get out of its bounds.
void use_everything(const Rulebook& book, const View& view, Random& chance);

}  // namespace hexholm::test
