#include "engine/game/trail.h"

#include <algorithm>
#include <utility>

#include "engine/game/trail_sweep.h"

namespace hexholm {

TrailNetwork::Place TrailNetwork::add_place() {
    junctions_.push_back({{}, 0});
    return static_cast<Place>(junctions_.size() - 1);
}

void TrailNetwork::add_line(Place from, Place to) {
    const auto number = static_cast<LineNumber>(lines_.size());
    lines_.push_back({{from, to}, 1});
    for (const Place end : {from, to}) {
        Junction& junction = junctions_[end];
        HEX_CHECK(junction.degree < junction.lines.size());
        junction.lines[junction.degree++] = number;
    }
}

int TrailNetwork::longest(int known) {
    best_ = known;
    simplify();
    search();
    return best_;
}

// Makes the network smaller without changing the answer, but for what is noted on the way. Most
// networks are used up by it.
void TrailNetwork::simplify() {
    for (std::size_t at = 0; at < junctions_.size(); ++at) {
        simplify_at(static_cast<Place>(at));
        while (!changed_.empty()) {
            const Place place = changed_.back();
            changed_.pop_back();
            simplify_at(place);
        }
    }
}

void TrailNetwork::simplify_at(Place place) {
    const Junction& junction = junctions_[place];
    if (junction.degree == 3) {
        if (junction.lines[0] == junction.lines[1] || junction.lines[1] == junction.lines[2] ||
            junction.lines[0] == junction.lines[2]) {
            close_loop(place);
            return;
        }
        if (!drop_shorter_tip(place)) return;
    }
    if (junction.degree == 2) {
        join_two(place);
    } else if (junction.degree == 1) {
        const LineNumber number = junction.lines[0];
        if (is_tip(number, place))
            drop_tip(number);
        else
            changed_.push_back(far_end(number, place));
    }
}

// Two lines that nothing else touches become one.
void TrailNetwork::join_two(Place place) {
    const auto [kept, gone, unused] = junctions_[place].lines;
    junctions_[place].degree = 0;
    if (kept == gone) {
        note(lines_[kept].length);
        return;
    }
    const Place near = far_end(kept, place);
    const Place far = far_end(gone, place);
    Line& line = lines_[kept];
    line.length = static_cast<std::uint8_t>(line.length + lines_[gone].length);
    line.ends = {near, far};
    auto& beyond = junctions_[far].lines;
    *std::find(beyond.begin(), beyond.end(), gone) = kept;
    changed_.push_back(near);
    changed_.push_back(far);
}

// A ring at the end of a line: who comes by the line goes round once and stops.
void TrailNetwork::close_loop(Place place) {
    Junction& junction = junctions_[place];
    std::sort(junction.lines.begin(), junction.lines.end());
    const bool loop_first = junction.lines[0] == junction.lines[1];
    const LineNumber loop = junction.lines[1];
    const LineNumber stem = junction.lines[loop_first ? 2 : 0];
    lines_[stem].length = static_cast<std::uint8_t>(lines_[stem].length + lines_[loop].length);
    junction.lines[0] = stem;
    junction.degree = 1;
    changed_.push_back(place);
}

// Of two lines that both end here a trail uses both and nothing else, or no more than the longer.
bool TrailNetwork::drop_shorter_tip(Place place) {
    const auto lines = junctions_[place].lines;
    for (std::size_t at = 0; at < 3; ++at) {
        LineNumber shorter = lines[at];
        LineNumber longer = lines[(at + 1) % 3];
        if (!is_tip(shorter, place) || !is_tip(longer, place)) continue;
        if (lines_[longer].length < lines_[shorter].length) std::swap(shorter, longer);
        note(lines_[shorter].length + lines_[longer].length);
        junctions_[far_end(shorter, place)].degree = 0;
        unlink(place, shorter);
        return true;
    }
    return false;
}

void TrailNetwork::drop_tip(LineNumber number) {
    note(lines_[number].length);
    for (const Place end : lines_[number].ends)
        junctions_[end].degree = 0;
}

void TrailNetwork::unlink(Place place, LineNumber number) {
    Junction& junction = junctions_[place];
    auto& lines = junction.lines;
    *std::find(lines.begin(), lines.end(), number) = lines[--junction.degree];
}

// What is left are places where three lines meet and lines that end, at most one at such a place.
void TrailNetwork::search() {
    for (std::size_t at = 0; at < junctions_.size(); ++at)
        if (junctions_[at].degree == 3) search_part(static_cast<Place>(at));
}

void TrailNetwork::search_part(Place start) {
    TrailSweep sweep(*this, start);
    if (sweep.total() > best_) note(sweep.longest(best_));
    for (const Place place : sweep.places())
        junctions_[place].degree = 0;
}

}  // namespace hexholm
