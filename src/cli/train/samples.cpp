#include "src/cli/train/samples.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>

namespace hexholm::cli {
namespace {

constexpr std::uint64_t kSampleMark = 0x68657873616D7031;
constexpr char kPlayAgain[] = "remove it, and its games are played again";

}  // namespace

void Samples::add(const InputsOfAll& inputs, PlayerId viewer) {
    const auto append = [&](const Inputs& row) {
        for (const std::int32_t value : row)
            numbers_.push_back(static_cast<std::int16_t>(
                std::clamp<std::int32_t>(value, std::numeric_limits<std::int16_t>::min(),
                                         std::numeric_limits<std::int16_t>::max())));
    };
    append(inputs[viewer.index()]);
    for (std::size_t player = 0; player < players_; ++player)
        if (player != viewer.index()) append(inputs[player]);
    viewers_.push_back(viewer.value);
}

void Samples::note_winner(PlayerId winner) {
    for (const std::uint8_t viewer : viewers_)
        winners_.push_back(static_cast<std::uint8_t>(winner.value == viewer  ? 0
                                                     : winner.value < viewer ? winner.value + 1
                                                                             : winner.value));
    viewers_.clear();
}

void Samples::drop_open() {
    viewers_.clear();
    numbers_.resize(winners_.size() * width());
}

void Samples::append(const Samples& more) {
    if (players_ == 0) *this = Samples(more.own_, more.other_, more.players_);
    if (more.size() == 0) return;
    numbers_.insert(numbers_.end(), more.numbers_.begin(), more.numbers_.end());
    winners_.insert(winners_.end(), more.winners_.begin(), more.winners_.end());
}

Status Samples::save(const std::string& file) const {
    std::ofstream stream(file, std::ios::binary);
    const std::array<std::uint64_t, 5> head = {kSampleMark, own_, other_, players_, size()};
    stream.write(reinterpret_cast<const char*>(head.data()), sizeof head);
    stream.write(reinterpret_cast<const char*>(numbers_.data()),
                 static_cast<std::streamsize>(numbers_.size() * sizeof numbers_[0]));
    stream.write(reinterpret_cast<const char*>(winners_.data()),
                 static_cast<std::streamsize>(winners_.size()));
    stream.close();
    if (!stream) return Problem{file, "this cannot be written", "free some disk space"};
    return Done{};
}

Status Samples::load(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::array<std::uint64_t, 5> head{};
    stream.read(reinterpret_cast<char*>(head.data()), sizeof head);
    const bool is_mine = stream && head[0] == kSampleMark && head[1] == own_ && head[2] == other_ &&
                         head[3] == players_ && head[4] < 1ULL << 32;
    if (!is_mine) return Problem{file, "these are not positions of this game", kPlayAgain};
    numbers_.resize(head[4] * width());
    winners_.resize(head[4]);
    stream.read(reinterpret_cast<char*>(numbers_.data()),
                static_cast<std::streamsize>(numbers_.size() * sizeof numbers_[0]));
    stream.read(reinterpret_cast<char*>(winners_.data()),
                static_cast<std::streamsize>(winners_.size()));
    if (!stream) return Problem{file, "this is cut short", kPlayAgain};
    if (std::any_of(winners_.begin(), winners_.end(),
                    [&](std::uint8_t winner) { return winner >= players_; }))
        return Problem{file, "this names a winner who did not play", kPlayAgain};
    return Done{};
}

}  // namespace hexholm::cli
