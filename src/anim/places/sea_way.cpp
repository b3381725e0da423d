#include "src/anim/places/sea_way.h"

#include <algorithm>
#include <deque>

#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/scene/hex_space.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kOffShore = 0.25f;  // from a corner of the land

// Corners that can be passed, and how each was reached.
class Search {
public:
    Search(const Rulebook& book, const State& state)
        : book_(book), state_(state), before_(book.board().corner_count(), kUnseen) {}

    // The shortest way from one of the corners to one of the others; empty when water does not lead
    // there.
    std::vector<CornerId> run(const std::vector<CornerId>& from, const std::vector<CornerId>& to) {
        for (const CornerId corner : from)
            see(corner, kStart);
        while (!next_.empty()) {
            const CornerId at = next_.front();
            next_.pop_front();
            if (std::find(to.begin(), to.end(), at) != to.end()) return way_to(at);
            for (const EdgeId edge : book_.board().edges(at))
                if (is_wet(edge)) see(other_end(edge, at), at.number());
        }
        return {};
    }

private:
    static constexpr int kUnseen = -2;
    static constexpr int kStart = -1;

    void see(CornerId corner, int before) {
        if (before_[corner.index()] != kUnseen) return;
        before_[corner.index()] = before;
        next_.push_back(corner);
    }
    bool is_wet(EdgeId edge) const {
        const auto& tiles = book_.board().tiles(edge);
        return tiles.size() < 2 || std::ranges::any_of(tiles, [&](TileId tile) {
                   return is_water(book_.content(), state_, tile);
               });
    }
    CornerId other_end(EdgeId edge, CornerId corner) const {
        const auto& ends = book_.board().ends(edge);
        return ends[0] == corner ? ends[1] : ends[0];
    }
    std::vector<CornerId> way_to(CornerId last) const {
        std::vector<CornerId> way = {last};
        for (int at = before_[last.index()]; at >= 0; at = before_[CornerId(at).index()])
            way.emplace_back(at);
        std::reverse(way.begin(), way.end());
        return way;
    }

    const Rulebook& book_;
    const State& state_;
    std::vector<int> before_;
    std::deque<CornerId> next_;
};

std::vector<CornerId> corners_of(const Board& board, Anchor place) {
    std::vector<CornerId> corners;
    if (place.kind == AnchorKind::tile)
        for (const CornerId corner : board.corners(TileId(place.index)))
            corners.push_back(corner);
    else
        for (const CornerId corner : board.ends(EdgeId(place.index)))
            corners.push_back(corner);
    return corners;
}

// Where a thing afloat lies at the place.
Vec3 berth_of(const Rulebook& book, const State& state, Anchor place) {
    if (place.kind == AnchorKind::tile) return stand_of_pawn(book, state, TileId(place.index), 0);
    const PieceId piece = state.edges[EdgeId(place.index)].piece();
    if (piece.is_some()) return stand_of(book, state, piece, place.index).position;
    Vec3 at = place_of(book.board(), EdgeId(place.index));
    at.y = scene::kWaterLevel;
    return at;
}

// Past a corner of the land, with some water under the keel.
Vec3 passing(const Rulebook& book, const State& state, CornerId corner) {
    const Board& board = book.board();
    const Vec3 at = place_of(board, corner);
    Vec3 away{};
    for (const TileId tile : board.tiles(corner))
        if (!is_water(book.content(), state, tile)) away = away + at - place_of(board, tile);
    Vec3 point = scene::length(away) < 0.01f ? at : at + scene::normalize(away) * kOffShore;
    point.y = scene::kWaterLevel;
    return point;
}

// Cuts the corners of the line; its ends stay.
std::vector<Vec3> smoothed(const std::vector<Vec3>& line) {
    std::vector<Vec3> smooth = {line.front()};
    for (std::size_t at = 0; at + 1 < line.size(); ++at) {
        smooth.push_back(scene::mix(line[at], line[at + 1], 0.25f));
        smooth.push_back(scene::mix(line[at], line[at + 1], 0.75f));
    }
    smooth.push_back(line.back());
    return smooth;
}

}  // namespace

std::vector<Vec3> sea_way(const Rulebook& book, const State& state, Anchor from, Anchor to) {
    std::vector<Vec3> way = {berth_of(book, state, from)};
    const auto corners =
        Search(book, state).run(corners_of(book.board(), from), corners_of(book.board(), to));
    for (const CornerId corner : corners)
        way.push_back(passing(book, state, corner));
    way.push_back(berth_of(book, state, to));
    return smoothed(smoothed(way));
}

float length_of(const std::vector<Vec3>& way) {
    float sum = 0;
    for (std::size_t at = 0; at + 1 < way.size(); ++at)
        sum += scene::length(way[at + 1] - way[at]);
    return sum;
}

Course course_at(const std::vector<Vec3>& way, float part) {
    float left = length_of(way) * std::clamp(part, 0.0f, 1.0f);
    for (std::size_t at = 0; at + 1 < way.size(); ++at) {
        const Vec3 leg = way[at + 1] - way[at];
        const float length = scene::length(leg);
        if (left > length && at + 2 < way.size()) {
            left -= length;
            continue;
        }
        const float along = length > 0 ? std::min(1.0f, left / length) : 0.0f;
        return {scene::mix(way[at], way[at + 1], along), leg};
    }
    return {way.front(), {1, 0, 0}};
}

}  // namespace hexholm::anim
