// Positions from played games with who won them: what a judge is fitted to.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/bots/judge/features.h"

namespace hexholm::cli {

// Each row: the viewer's numbers, then those of the others in the order of their seats.
class Samples {
public:
    Samples() = default;
    Samples(std::size_t own, std::size_t other, std::size_t players)
        : own_(own), other_(other), players_(players) {}

    void add(const InputsOfAll& inputs, PlayerId viewer);
    // Notes the winner of all rows that have none yet, which are of his game. A row stores him as 0
    // for the viewer, or as one of the others, counted from 1.
    void note_winner(PlayerId winner);
    void drop_open();
    void append(const Samples& more);

    std::size_t size() const { return winners_.size(); }
    std::size_t own() const { return own_; }
    std::size_t other() const { return other_; }
    std::size_t players() const { return players_; }
    std::size_t width() const { return players_ == 0 ? 0 : own_ + (players_ - 1) * other_; }
    const std::int16_t* row(std::size_t at) const { return &numbers_[at * width()]; }
    std::size_t winner(std::size_t at) const { return winners_[at]; }

    Status save(const std::string& file) const;
    // A problem when the file is not whole, or of another game.
    Status load(const std::string& file);

private:
    std::size_t own_ = 0;
    std::size_t other_ = 0;
    std::size_t players_ = 0;
    std::vector<std::int16_t> numbers_;
    std::vector<std::uint8_t> winners_;
    std::vector<std::uint8_t> viewers_;  // of rows without a winner
};

}  // namespace hexholm::cli
