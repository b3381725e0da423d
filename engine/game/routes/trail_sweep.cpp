#include "engine/game/routes/trail_sweep.h"

#include <algorithm>
#include <bit>

namespace hexholm {
namespace {

constexpr std::uint64_t kLow = 0x111111111111111ULL;  // the lowest bit of every slot

unsigned at_slot(std::uint64_t key, unsigned slot) {
    return static_cast<unsigned>(key >> (4 * slot)) & 15U;
}
std::uint64_t put(unsigned value, unsigned slot) {
    return static_cast<std::uint64_t>(value) << (4 * slot);
}

// Where a slot holds this part, its lowest bit; others none.
std::uint64_t slots_of_part(std::uint64_t key, unsigned part) {
    const std::uint64_t differs = ((key >> 1) & (7 * kLow)) ^ (part * kLow);
    return ~(differs | differs >> 1 | differs >> 2) & kLow;
}

// Renumbers the parts of the key in the order of their first slots.
std::uint64_t numbered_anew(std::uint64_t key) {
    std::array<std::uint8_t, 8> names{};
    std::uint8_t last = 0;
    std::uint64_t renamed = key & ~(14 * kLow);
    for (std::uint64_t rest = key & (14 * kLow); rest != 0;) {
        const auto shift = static_cast<unsigned>(std::countr_zero(rest)) & ~3U;
        const std::uint64_t part = (rest >> shift & 15U) >> 1;
        if (names[part] == 0) names[part] = ++last;
        renamed |= static_cast<std::uint64_t>(names[part]) << (shift + 1);
        rest &= ~(std::uint64_t{15} << shift);
    }
    return renamed;
}

}  // namespace

TrailSweep::TrailSweep(const TrailNetwork& network, Place start) : network_(network) {
    std::array<bool, 2 * TrailNetwork::kMostLines> known{};
    known[start] = true;
    places_.push_back(start);
    int twice = 0;
    for (std::size_t at = 0; at < places_.size(); ++at) {
        const auto& junction = network.junctions_[places_[at]];
        slot_[places_[at]] = kNoSlot;
        open_[places_[at]] = junction.degree;
        odd_ += junction.degree & 1;
        for (std::size_t end = 0; end < junction.degree; ++end) {
            const LineNumber number = junction.lines[end];
            twice += network.lines_[number].length;
            shortest_ = std::min<int>(shortest_, network.lines_[number].length);
            const Place far = network.far_end(number, places_[at]);
            if (!known[far]) places_.push_back(far);
            known[far] = true;
        }
    }
    total_ = twice / 2;
    left_ = total_;
}

int TrailSweep::longest(int best) {
    best_ = best;
    choices_.push_back({0, 0});
    Place place = 0;
    while (left_ > 0 && choose_place(place)) {
        const auto& junction = network_.junctions_[place];
        for (std::size_t end = 0; end < junction.degree; ++end)
            if (!decided_[junction.lines[end]]) decide(junction.lines[end]);
    }
    return best_;
}

// The place under way that brings the fewest new ones, so that the front stays short. It begins at
// the far end, for a front that grows in the middle has two sides.
bool TrailSweep::choose_place(Place& chosen) const {
    int fewest = static_cast<int>(TrailNetwork::kMostEnds) + 1;
    for (const Place place : places_) {
        if (slot_[place] == kNoSlot) continue;
        const int count = new_places(place);
        if (count > fewest) continue;
        fewest = count;
        chosen = place;
    }
    if (fewest > static_cast<int>(TrailNetwork::kMostEnds)) chosen = places_.back();
    return open_[chosen] > 0;
}

int TrailSweep::new_places(Place place) const {
    const auto& junction = network_.junctions_[place];
    int count = 0;
    for (std::size_t end = 0; end < junction.degree; ++end) {
        const Place far = network_.far_end(junction.lines[end], place);
        count += slot_[far] == kNoSlot && open_[far] > 1 ? 1 : 0;
    }
    return count;
}

bool TrailSweep::enter(Place place) {
    if (slot_[place] != kNoSlot) return true;
    if (free_slots_ == 0) return false;
    slot_[place] = static_cast<std::uint8_t>(std::countr_zero(free_slots_));
    free_slots_ &= free_slots_ - 1;
    return true;
}

// Every choice goes on with the line and without it. In a network too wide it is left out.
void TrailSweep::decide(LineNumber number) {
    const auto& line = network_.lines_[number];
    decided_[number] = true;
    left_ -= line.length;
    const bool fits = enter(line.ends[0]) && enter(line.ends[1]);
    const std::size_t before = choices_.size();
    for (std::size_t at = 0; fits && at < before; ++at) {
        Choice with = choices_[at];
        with.length += line.length;
        if (use(with.key, slot_[line.ends[0]], slot_[line.ends[1]])) choices_.push_back(with);
    }
    for (const Place end : line.ends)
        if (--open_[end] == 0) leave(end);
    merge_equal();
}

// False when the choice has too many unconnected parts to be told apart.
bool TrailSweep::use(Key& key, unsigned from, unsigned to) const {
    const unsigned first = at_slot(key, from) >> 1;
    const unsigned second = at_slot(key, to) >> 1;
    unsigned part = first != 0 ? first : second;
    for (unsigned other = 1; part == 0 && other <= kMostParts; ++other)
        if (slots_of_part(key, other) == 0) part = other;
    if (part == 0) return false;
    if (first != 0 && second != 0) key ^= slots_of_part(key, second) * ((first ^ second) << 1);
    for (const unsigned slot : {from, to}) {
        const unsigned odd = (at_slot(key, slot) & 1U) ^ 1U;
        key = (key & ~put(15, slot)) | put(part << 1 | odd, slot);
    }
    return true;
}

// No further line touches the place.
void TrailSweep::leave(Place place) {
    const unsigned slot = slot_[place];
    if (slot == kNoSlot) return;
    std::size_t kept = 0;
    for (Choice& choice : choices_)
        if (leave(choice, slot)) choices_[kept++] = choice;
    choices_.shorten(kept);
    slot_[place] = kNoSlot;
    free_slots_ |= 1U << slot;
}

// False when the choice can be no part of a trail, or is a whole one.
bool TrailSweep::leave(Choice& choice, unsigned slot) {
    const unsigned value = at_slot(choice.key, slot);
    if (value == 0) return true;
    choice.key &= ~put(15, slot);
    choice.key += static_cast<Key>(value & 1U) << kOddShift;
    if ((choice.key >> kOddShift) > 2) return false;
    if (slots_of_part(choice.key, value >> 1) != 0) return true;
    const bool is_all = (choice.key & (15 * kLow)) == 0;
    if (is_all) best_ = std::max(best_, choice.length);
    return false;
}

// Keeps the longest of equal choices, and of all those that can still become the longest trail.
void TrailSweep::merge_equal() {
    std::size_t kept = 0;
    for (const Choice& choice : choices_)
        if (choice.length + left_ > best_)
            choices_[kept++] = {numbered_anew(choice.key), choice.length};
    choices_.shorten(kept);
    std::sort(choices_.begin(), choices_.end(), [](const Choice& one, const Choice& other) {
        return one.key != other.key ? one.key < other.key : one.length > other.length;
    });
    const auto end =
        std::unique(choices_.begin(), choices_.end(),
                    [](const Choice& one, const Choice& other) { return one.key == other.key; });
    choices_.shorten(static_cast<std::size_t>(end - choices_.begin()));
    if (choices_.size() <= kMostChoices) return;
    std::sort(choices_.begin(), choices_.end(), [](const Choice& one, const Choice& other) {
        return one.length != other.length ? one.length > other.length : one.key < other.key;
    });
    choices_.shorten(kMostChoices);
}

}  // namespace hexholm
