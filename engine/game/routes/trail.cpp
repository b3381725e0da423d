#include "engine/game/routes/trail.h"

#include <algorithm>
#include <utility>

#include "engine/base/check.h"
#include "engine/game/routes/trail_sweep.h"

namespace hexholm {

void TrailNetwork::add_line(Place from, Place to, int length) {
    const auto number = static_cast<LineNumber>(lines_.size());
    lines_.push_back({{from, to}, static_cast<std::uint16_t>(length)});
    for (const Place end : {from, to}) {
        Junction& junction = junctions_[end];
        HEX_CHECK(junction.degree < junction.lines.size());
        crosses_ |= junction.degree == kUsualEnds;
        junction.lines[junction.degree++] = number;
    }
}

int TrailNetwork::longest(int known, int most) {
    HEX_CHECK(known >= 0);
    best_ = known;
    most_of_all_ = most;
    if (crosses_) {
        search(1);
        return best_;
    }
    Stems stems;
    if (!take_away_trees(stems)) return best_;
    const int in_trees = best_;
    if (!go_round_rings(stems)) {
        keep_rings(stems);
        simplify();
        search(kUsualEnds);
    }
    if (best_ > in_trees) trail_.clear();
    return best_;
}

// Outside of rings a trail leads from end to end: one tip after the other is taken away, and the place
// before it keeps how far it was from there. True when rings are left.
bool TrailNetwork::take_away_trees(Stems& stems) {
    FixedVector<Place, 2 * kMostLines + 1> tips;
    for (std::size_t at = 0; at < junctions_.size(); ++at) {
        const auto& [lines, degree] = junctions_[at];
        stems[at] = {degree, static_cast<LineNumber>(lines[0] ^ lines[1] ^ lines[2]), 0, 0};
        tips.push_back_if(static_cast<Place>(at), degree == 1);
    }
    Midst midst{kNoPlace, {}};
    std::size_t left = lines_.size();
    for (std::size_t at = 0; at < tips.size(); ++at) {
        if (stems[tips[at]].degree == 0) continue;  // the other end of its last line was a tip, too
        const Place before = take_away_tip(stems, tips[at], midst);
        tips.push_back_if(before, stems[before].degree == 1);
        --left;
    }
    if (midst.place != kNoPlace) keep_trail(stems, midst);
    return left != 0;
}

TrailNetwork::Place TrailNetwork::take_away_tip(Stems& stems, Place tip, Midst& midst) {
    const LineNumber line = stems[tip].lines;
    const Place before = far_end(line, tip);
    Stem& next = stems[before];
    const auto reach = static_cast<std::uint16_t>(stems[tip].reach + lines_[line].length);
    if (reach + next.reach > best_) {
        best_ = reach + next.reach;
        midst = {before, {line, next.reach != 0 ? next.farthest : line}};
    }
    next.farthest = reach > next.reach ? line : next.farthest;
    next.reach = std::max(reach, next.reach);
    next.lines ^= line;
    --next.degree;
    stems[tip].degree = 0;
    return before;
}

// Writes the trail from its middle to both ends.
void TrailNetwork::keep_trail(const Stems& stems, const Midst& midst) {
    trail_.clear();
    for (LineNumber line : midst.lines) {
        Place place = far_end(line, midst.place);
        trail_.push_back(line);
        for (; stems[place].reach != 0; place = far_end(line, place)) {
            line = stems[place].farthest;
            trail_.push_back(line);
        }
        if (midst.lines[0] == midst.lines[1]) return;
    }
}

// Finds the longest trail when no ring touches another one or a way that leads to one. Otherwise
// returns false.
bool TrailNetwork::go_round_rings(Stems& stems) {
    for (std::size_t at = 0; at < junctions_.size(); ++at)
        if (stems[at].degree > 2) return false;
    for (std::size_t at = 0; at < junctions_.size(); ++at)
        if (stems[at].degree != 0) go_round(stems, static_cast<Place>(at));
    return true;
}

// A trail comes in from a tree and goes all the way round, or out into another tree; this way round or that.
void TrailNetwork::go_round(Stems& stems, Place start) {
    const auto is_of_ring = [&](LineNumber line) {
        return stems[far_end(line, start)].degree != 0;
    };
    const auto& ends = junctions_[start];
    LineNumber line =
        *std::find_if(ends.lines.begin(), ends.lines.begin() + ends.degree, is_of_ring);
    struct Tree {
        int at;  // so far round the ring
        int reach;
    };
    FixedVector<Tree, kMostLines> trees;
    int length = 0;
    Place place = start;
    do {
        if (stems[place].reach != 0) trees.push_back({length, stems[place].reach});
        stems[place].degree = 0;
        length += lines_[line].length;
        place = far_end(line, place);
        line ^= stems[place].lines;
    } while (place != start);
    note(length);
    for (std::size_t one = 0; one < trees.size(); ++one) {
        note(length + trees[one].reach);
        for (std::size_t other = 0; other < one; ++other) {
            const int between = trees[one].at - trees[other].at;
            note(trees[one].reach + trees[other].reach + std::max(between, length - between));
        }
    }
}

// The lines of rings, with one line for the farthest way out from each of their places.
void TrailNetwork::keep_rings(const Stems& stems) {
    for (std::size_t at = 0; at < junctions_.size(); ++at) {
        auto& [lines, degree] = junctions_[at];
        std::size_t kept = 0;
        for (std::size_t end = 0; end < kUsualEnds; ++end) {
            const Place far = far_end(lines[end], static_cast<Place>(at));
            lines[kept] = lines[end];
            kept += static_cast<std::size_t>((end < degree) & (stems[at].degree != 0) &
                                             (stems[far].degree != 0));
        }
        degree = static_cast<std::uint8_t>(kept);
    }
    for (std::size_t at = 0; at < junctions_.size(); ++at) {
        const Stem& stem = stems[at];
        if (stem.degree == 0 || stem.reach == 0) continue;
        const auto place = static_cast<Place>(at);
        const Place tip = far_end(stem.farthest, place);
        lines_[stem.farthest] = {{place, tip}, stem.reach};
        junctions_[at].lines[junctions_[at].degree++] = stem.farthest;
        junctions_[tip] = {{stem.farthest}, 1};
    }
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
    const LineNumber kept = junctions_[place].lines[0];
    const LineNumber gone = junctions_[place].lines[1];
    junctions_[place].degree = 0;
    if (kept == gone) {
        note(lines_[kept].length);
        return;
    }
    const Place near = far_end(kept, place);
    const Place far = far_end(gone, place);
    Line& line = lines_[kept];
    line.length = static_cast<std::uint16_t>(line.length + lines_[gone].length);
    line.ends = {near, far};
    auto& beyond = junctions_[far].lines;
    *std::find(beyond.begin(), beyond.end(), gone) = kept;
    changed_.push_back(near);
    changed_.push_back(far);
}

// A ring at the end of a line: who comes by the line goes round once and stops.
void TrailNetwork::close_loop(Place place) {
    Junction& junction = junctions_[place];
    std::sort(junction.lines.begin(), junction.lines.begin() + 3);
    const bool loop_first = junction.lines[0] == junction.lines[1];
    const LineNumber loop = junction.lines[1];
    const LineNumber stem = junction.lines[loop_first ? 2 : 0];
    lines_[stem].length = static_cast<std::uint16_t>(lines_[stem].length + lines_[loop].length);
    junction.lines[0] = stem;
    junction.degree = 1;
    changed_.push_back(place);
}

// When two lines end here, a trail uses both and nothing else, or at most the longer one.
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

// The parts with a place at which so many lines end. Of a simplified network places are left where three
// lines meet and lines that end, at most one at such a place.
void TrailNetwork::search(std::size_t least) {
    for (std::size_t at = 0; at < junctions_.size(); ++at)
        if (junctions_[at].degree >= least) search_part(static_cast<Place>(at));
}

void TrailNetwork::search_part(Place start) {
    TrailSweep sweep(*this, start);
    most_ = std::min(sweep.most(), most_of_all_);
    if (best_ < most_) {
        if (sweep.places().size() <= kFewPlaces)
            for (const Place place : sweep.places())
                walk(place, 0);
        else
            note(sweep.longest(best_));
    }
    for (const Place place : sweep.places())
        junctions_[place].degree = 0;
}

// Tries every trail that begins with this one, until one is as long as any can be.
void TrailNetwork::walk(Place place, int length) {
    note(length);
    const Junction& junction = junctions_[place];
    for (std::size_t end = 0; end < junction.degree && best_ < most_; ++end) {
        const LineNumber number = junction.lines[end];
        if (walked_[number]) continue;
        walked_[number] = true;
        walk(far_end(number, place), length + lines_[number].length);
        walked_[number] = false;
    }
}

}  // namespace hexholm
