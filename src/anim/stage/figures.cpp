#include "src/anim/stage/figures.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/anim/places/stands.h"
#include "src/text/clusters.h"

namespace hexholm::anim {

using scene::Vec3;

namespace {

constexpr float kFigureDrop = 1.2f;
constexpr float kFigureSink = 0.3f;
constexpr float kHopHeight = 0.12f;  // of each step over land
constexpr float kArcHeight = 0.7f;   // of a way that is no step
constexpr float kLongStep = 1.95f;   // what is further is no step
constexpr float kFigureRocking = 0.10f;
constexpr float kDimmed = 0.45f;  // shade of a figure that is out of action
constexpr float kMarkOverFigure = 0.40f;
constexpr double kWalkStep_s = 0.34;  // for the length of an edge
constexpr double kStepLeast_s = 0.30;
constexpr double kStepMost_s = 0.9;

int counter_at(const State& state, const Counter& counter, FigureId figure) {
    const std::size_t cell = counter.cell_of(figure.index());
    return cell == Counter::kNoCell ? 0 : state.counters[cell];
}

// The figure's rank, or the other number that chooses its look; 0 when none does.
int look_value(const Content& content, const State& state, FigureId figure) {
    const FigureKind& kind = content.figure_kinds[content.figures[figure].kind];
    if (kind.looks_by.is_none()) return 0;
    return counter_at(state, content.counters[kind.looks_by], figure);
}

bool is_dim(const Content& content, const State& state, FigureId figure) {
    const FigureKind& kind = content.figure_kinds[content.figures[figure].kind];
    return kind.dim.is_some() && counter_at(state, content.counters[kind.dim], figure) == 0;
}

// What the coin before it says: a number that players know by a name.
int shown_rank(const Content& content, FigureKindId kind, int value) {
    const CounterId counter = content.figure_kinds[kind].looks_by;
    return counter.is_some() && !content.counters[counter].face.title.empty() ? value : 0;
}

// One or two letters for who has no picture.
std::string letters_of(const Face& face) {
    return std::string(text::first_clusters(face.title, 2));
}

const Cue* cue_of(const std::vector<Cue>& cues, double now, FigureId figure, CueKind kind) {
    for (const Cue& cue : cues)
        if (cue.kind == kind && cue.thing == figure.number() && cue.is_on(now)) return &cue;
    return nullptr;
}

bool is_step(const FigureStand& from, const FigureStand& to) {
    return scene::length(to.position - from.position) < kLongStep;
}

// The corner that two edges share, round which the way bends.
std::optional<Vec3> bend_of(const Board& board, FigurePlace from, FigurePlace to) {
    if (!from.is_on(PlaceKind::edge) || !to.is_on(PlaceKind::edge)) return std::nullopt;
    for (const CornerId one : board.ends(EdgeId(from.number())))
        for (const CornerId other : board.ends(EdgeId(to.number())))
            if (one == other) return place_of(board, one);
    return std::nullopt;
}

struct Pose {
    FigureStand stand;
    float roll_rad = 0;
    float alpha = 1;
};

// The pose of a figure between two places: over land it hops, over water it glides, otherwise it
// flies in a wide arc.
Pose under_way(const Rulebook& book,
               FigurePlace from,
               FigurePlace to,
               const FigureStand& start,
               const FigureStand& end,
               bool afloat,
               float t) {
    Pose pose;
    const bool step = is_step(start, end) && from.is_on_board() && to.is_on_board();
    const float e = step ? t : ease_both(t);
    Vec3 at = scene::mix(start.position, end.position, e);
    if (const auto bend = bend_of(book.board(), from, to); bend && step) {
        const Vec3 over = {bend->x, start.position.y, bend->z};
        at = scene::mix(scene::mix(start.position, over, e), scene::mix(over, end.position, e), e);
    }
    if (!step)
        at.y += kArcHeight * hump(e);
    else if (!afloat)
        at.y += kHopHeight * std::abs(std::sin(e * 2 * scene::kPi));
    pose.stand.position = at;
    pose.stand.turn_rad = turn_between(start.turn_rad, end.turn_rad, e);
    pose.stand.scale = start.scale + (end.scale - start.scale) * e;
    pose.roll_rad = step ? kFigureRocking * std::sin(e * 2 * scene::kPi) : 0;
    return pose;
}

class Parade {
public:
    Parade(const StageSetting& setting,
           const State& state,
           const std::vector<Cue>& cues,
           double now)
        : setting_(setting), book_(setting.book), state_(state), cues_(cues), now_(now) {}

    void add(scene::Scene& scene) {
        for (const FigureId figure : book_.content().figures.ids()) {
            if (const Cue* cue = cue_of(cues_, now_, figure, CueKind::vanish))
                scene.pieces.push_back(vanishing(figure, *cue));
            else if (state_.figures[figure].is_in_play())
                scene.pieces.push_back(piece_of(figure, pose_of(figure)));
        }
    }

private:
    // The pose of a figure at a place; a figure aboard goes along with its carrier.
    Pose pose_at(FigureId figure, FigurePlace place) const {
        if (!place.is_aboard()) return {figure_stand(book_, state_, figure, place)};
        const FigureId carrier = place.carrier();
        return {aboard_stand(book_, state_, figure, carrier, pose_of(carrier).stand)};
    }
    Pose pose_of(FigureId figure) const {
        const FigurePlace place = state_.figures[figure];
        if (const Cue* cue = cue_of(cues_, now_, figure, CueKind::travel)) {
            const FigurePlace to = place_of_anchor(cue->to);
            const Pose start = pose_at(figure, place);
            return under_way(book_, place, to, start.stand, pose_at(figure, to).stand,
                             floats(book_.content(), book_.content().figures[figure].kind),
                             cue->progress(now_));
        }
        Pose pose = pose_at(figure, place);
        if (const Cue* cue = cue_of(cues_, now_, figure, CueKind::appear)) {
            const float t = cue->progress(now_);
            pose.stand.position.y += kFigureDrop * (1 - bounce(t));
            pose.alpha = std::min(1.0f, 0.3f + t * 4);
        }
        return pose;
    }
    // A figure that vanishes sinks into the ground at its old place and fades.
    scene::Piece vanishing(FigureId figure, const Cue& cue) const {
        const float t = cue.progress(now_);
        Pose pose = pose_at(figure, place_of_anchor(cue.from));
        pose.stand.position.y -= kFigureSink * ease_in(t);
        pose.alpha = std::min(1.0f, (1 - t) * 1.5f);
        return piece_of(figure, pose);
    }
    scene::Piece piece_of(FigureId figure, const Pose& pose) const {
        scene::Piece piece = figure_piece(setting_, state_, figure, pose.stand);
        piece.rotation = piece.rotation * scene::turn({0, 0, 1}, pose.roll_rad);
        piece.alpha = pose.alpha;
        return piece;
    }

    const StageSetting& setting_;
    const Rulebook& book_;
    const State& state_;
    const std::vector<Cue>& cues_;
    double now_;
};

void darken_blocked(const Content& content, const State& state, scene::Scene& scene) {
    for (const FigureId figure : content.figures.ids()) {
        const FigurePlace place = state.figures[figure];
        const FigureKind& kind = content.figure_kinds[content.figures[figure].kind];
        if (!kind.blocks_production || !place.is_on(PlaceKind::tile)) continue;
        scene::Tile& below = scene.tiles[static_cast<std::size_t>(place.number())];
        below.blocked |= below.token.number != 0 || below.small_tokens.front().number != 0;
    }
}

}  // namespace

FigurePlace place_of_anchor(Anchor anchor) {
    switch (anchor.kind) {
        case AnchorKind::tile: return FigurePlace::on(PlaceKind::tile, anchor.index);
        case AnchorKind::corner: return FigurePlace::on(PlaceKind::corner, anchor.index);
        case AnchorKind::edge: return FigurePlace::on(PlaceKind::edge, anchor.index);
        case AnchorKind::figure: return FigurePlace::aboard(FigureId(anchor.index));
        default: return {};
    }
}

Anchor anchor_of(FigurePlace place) {
    switch (place.kind()) {
        case FigurePlace::Kind::tile: return {AnchorKind::tile, place.number()};
        case FigurePlace::Kind::corner: return {AnchorKind::corner, place.number()};
        case FigurePlace::Kind::edge: return {AnchorKind::edge, place.number()};
        case FigurePlace::Kind::aboard: return {AnchorKind::figure, place.number()};
        default: return {};
    }
}

float turn_between(float from_rad, float to_rad, float t) {
    const float whole = 2 * scene::kPi;
    float way = std::fmod(to_rad - from_rad, whole);
    if (way > scene::kPi) way -= whole;
    if (way < -scene::kPi) way += whole;
    return from_rad + way * t;
}

double travel_length_s(
    const Rulebook& book, const State& state, FigureId figure, FigurePlace from, FigurePlace to) {
    const Vec3 way = figure_stand(book, state, figure, to).position -
                     figure_stand(book, state, figure, from).position;
    return std::clamp(kWalkStep_s * static_cast<double>(scene::length(way)), kStepLeast_s,
                      kStepMost_s);
}

scene::Piece figure_piece(const StageSetting& setting,
                          const State& state,
                          FigureId figure,
                          const FigureStand& stand) {
    const Content& content = setting.book.content();
    const Figure& one = content.figures[figure];
    const FigureKind& kind = content.figure_kinds[one.kind];
    const auto& models = setting.looks.figures[one.kind];
    const int value = look_value(content, state, figure);
    const auto look = static_cast<std::size_t>(std::max(value - 1, 0));
    scene::Piece piece;
    piece.model = models[std::min(look, models.size() - 1)];
    if (piece.model == scene::kNoModel)
        piece.coin = {true, setting.looks.figure_icons[one.kind], letters_of(kind.face)};
    piece.position = stand.position;
    piece.rotation = scene::turn_y(stand.turn_rad);
    piece.scale = stand.scale;
    piece.team =
        scene::rgb(one.owner.is_some() ? setting.colors[one.owner.index()] : kind.face.color);
    piece.seat = one.owner.is_some() ? static_cast<int>(one.owner.index()) : -1;
    piece.rank = shown_rank(content, one.kind, value);
    const bool on_ground = !floats(content, one.kind) && !state.figures[figure].is_aboard();
    piece.on_base = on_ground && one.owner.is_some();
    piece.room = on_ground ? kRoom * stand.scale : 0;
    piece.mark_above = kMarkOverFigure * stand.scale;
    if (is_dim(content, state, figure)) piece.shade = kDimmed;
    return piece;
}

void add_figures(const StageSetting& setting,
                 const State& state,
                 const std::vector<Cue>& cues,
                 double now,
                 scene::Scene& scene) {
    if (setting.book.content().figures.empty()) return;
    Parade(setting, state, cues, now).add(scene);
    darken_blocked(setting.book.content(), state, scene);
}

}  // namespace hexholm::anim
