#include "src/ui/cards/table_top.h"

#include <algorithm>
#include <optional>

#include "src/anim/cues/ease.h"
#include "src/anim/places/places.h"
#include "src/scene/card_space.h"
#include "src/ui/cards/card_sheet.h"

namespace hexholm::ui {

namespace {

scene::Vec3 position_of(const Board& board, input::Place place) {
    switch (place.kind) {
        case PlaceKind::tile: return anim::place_of(board, TileId(place.index));
        case PlaceKind::corner: return anim::place_of(board, CornerId(place.index));
        default: return anim::place_of(board, EdgeId(place.index));
    }
}

Rect card_about(const Desk& desk, const scene::Camera& camera, scene::Vec3 position) {
    const scene::Viewport viewport = {desk.width, desk.height};
    const auto seen = scene::project(camera, viewport, position);
    if (!seen) return {};
    const float unit = scene::pixels_per_unit(camera, viewport, position);
    const float wide = unit * scene::kCardWidth;
    const float high = unit * scene::kCardHeight;
    return {seen->x - wide / 2, seen->y - high / 2, wide, high};
}

struct Lying {
    input::Place place;
    Rect rect;
    CardInfo info;
};

// The rectangle about two others; an empty one adds nothing.
Rect around(Rect a, Rect b) {
    if (a.w <= 0) return b;
    if (b.w <= 0) return a;
    const float x = std::min(a.x, b.x);
    const float y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

class TableTop {
public:
    TableTop(Desk& desk, const Table& table, const TableTopSetting& setting)
        : table_(table), setting_(setting), painter_(desk, list_under_all()) {
        mats_.resize(table.seats.size());
    }

    void draw() {
        const Board& board = table_.book.board();
        collect(PlaceKind::tile, board.tile_count());
        collect(PlaceKind::edge, board.edge_count());
        collect(PlaceKind::corner, board.corner_count());
        for (std::size_t seat = 0; seat < mats_.size(); ++seat)
            draw_mat(seat);
        for (const Rect& site : sites_)
            draw_site(site);
        // Cards farther from the eye are a little smaller; either all show their names, or none
        // does.
        bool named = true;
        for (const Lying& card : cards_)
            named &= shows_names(painter_, card.rect.h);
        for (const Lying& card : cards_)
            draw_card_there(card, named);
        for (const anim::Cue& cue : setting_.cues)
            if (cue.kind == anim::CueKind::glow && cue.to.kind == anim::AnchorKind::tile &&
                cue.is_on(setting_.now))
                draw_glow({PlaceKind::tile, static_cast<std::int16_t>(cue.to.index)},
                          anim::hump(cue.progress(setting_.now)));
        for (const scene::Mark& mark : setting_.marks)
            draw_mark(mark);
    }

private:
    Rect rect_of(input::Place place) const {
        return card_about(painter_.desk(), setting_.camera,
                          position_of(table_.book.board(), place));
    }

    void collect(PlaceKind kind, std::size_t count) {
        for (std::size_t at = 0; at < count; ++at) {
            const input::Place place = {kind, static_cast<std::int16_t>(at)};
            std::optional<CardInfo> info = info_at(table_, place);
            const bool site =
                !info && kind == PlaceKind::corner && is_open_site(table_, CornerId(place.index));
            if (!info && !site) continue;
            const Rect rect = rect_of(place);
            widen_mat(place, rect);
            if (site)
                sites_.push_back(rect);
            else
                cards_.push_back({place, rect, std::move(*info)});
        }
    }

    // Whose land it is: that of the tile, or of a tile beside it.
    void widen_mat(input::Place place, Rect rect) {
        high_ = rect.h;
        const Content& content = table_.content();
        const TileId tile = place.kind == PlaceKind::tile ? TileId(place.index)
                            : place.kind == PlaceKind::corner
                                ? content.board.tiles(CornerId(place.index))[0]
                                : content.board.tiles(EdgeId(place.index))[0];
        const std::size_t seat = content.map.tiles[tile.index()].seat;
        if (seat >= 1 && seat <= mats_.size()) mats_[seat - 1] = around(mats_[seat - 1], rect);
    }

    void draw_mat(std::size_t seat) {
        if (mats_[seat].w <= 0) return;
        const Rect mat = mats_[seat].inset(-std::min(painter_.u(9), high_ * 0.17f));
        const float radius = painter_.u(14);
        painter_.shadow(mat, 16, 0.35f, 2);
        painter_.gradient(mat, radius, rgba(0x183A36, 0.60f), rgba(0x102A28, 0.66f));
        painter_.frame(mat, rgba(table_.color(PlayerId(seat)), 0.85f), radius, painter_.u(2));
        painter_.frame(mat.inset(painter_.u(3)), rgba(kCream, 0.10f), radius - painter_.u(3),
                       painter_.u(1));
    }

    // One that is laid down comes from above.
    void draw_card_there(const Lying& card, bool named) {
        constexpr float kAbove = 0.55f;
        const int first = painter_.first_vertex();
        draw_lying(painter_, table_, card.info, card.rect, named);
        for (const anim::Cue& cue : setting_.cues) {
            const bool here =
                cue.kind == anim::CueKind::drop && cue.is_on(setting_.now) &&
                cue.to.index == card.place.index &&
                ((cue.to.kind == anim::AnchorKind::corner &&
                  card.place.kind == PlaceKind::corner) ||
                 (cue.to.kind == anim::AnchorKind::edge && card.place.kind == PlaceKind::edge));
            if (!here) continue;
            const float left = 1 - anim::ease_out(cue.progress(setting_.now));
            painter_.turn_since(first, card.rect.center_x(), card.rect.center_y(), 0,
                                1 + kAbove * left, 1 - left);
        }
    }

    void draw_glow(input::Place place, float strength) {
        const Rect rect = rect_of(place);
        painter_.fill(rect, rgba(kGold, 0.30f * strength), rect.h * 0.10f);
        painter_.frame(rect.inset(-painter_.u(2)), rgba(kGold, strength), rect.h * 0.12f,
                       painter_.u(4));
    }

    void draw_site(Rect rect) {
        const float radius = rect.h * 0.10f;
        const Rect inner = rect.inset(rect.h * 0.04f);
        painter_.fill(inner, rgba(0x081614, 0.22f), radius);
        painter_.frame(inner, rgba(kCream, 0.20f), radius, painter_.u(1.2f));
    }

    void draw_mark(const scene::Mark& mark) {
        const Rect rect = card_about(painter_.desk(), setting_.camera, mark.position);
        if (rect.w <= 0) return;
        const auto part = [](float value) {
            return static_cast<std::uint32_t>(std::clamp(value, 0.0f, 1.0f) * 255);
        };
        const std::uint32_t color =
            part(mark.color.r) << 16 | part(mark.color.g) << 8 | part(mark.color.b);
        const float radius = rect.h * 0.12f;
        const float grown = painter_.u(mark.hovered ? 3.0f : 1.5f);
        painter_.fill(rect, rgba(color, mark.hovered ? 0.34f : 0.20f), radius);
        painter_.frame(rect.inset(-grown - painter_.u(2)), rgba(color, 0.30f), radius + grown,
                       painter_.u(5));
        painter_.frame(rect.inset(-grown), rgba(color), radius + grown,
                       painter_.u(mark.hovered ? 3.2f : 2.2f));
    }

    const Table& table_;
    const TableTopSetting& setting_;
    Painter painter_;
    std::vector<Rect> mats_;  // by seat
    float high_ = 0;          // each card
    std::vector<Rect> sites_;
    std::vector<Lying> cards_;
};

}  // namespace

Rect place_on_table(const Desk& desk,
                    const Table& table,
                    const scene::Camera& camera,
                    input::Place place) {
    return card_about(desk, camera, position_of(table.book.board(), place));
}

void draw_table_top(Desk& desk, const Table& table, const TableTopSetting& setting) {
    TableTop(desk, table, setting).draw();
}

}  // namespace hexholm::ui
