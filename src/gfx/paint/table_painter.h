// Draws lists of things: solid ones, painted faces, translucent ones, marks and words.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "src/gfx/base/quads.h"
#include "src/gfx/paint/batch.h"
#include "src/gfx/paint/frame_view.h"
#include "src/gfx/paint/screen_box.h"
#include "src/gfx/paint/sign_atlas.h"

namespace hexholm::gfx {

struct SignRecord {
    static constexpr GLuint kVectors = 5;
    std::array<float, 4> center, right, up, cell, tint;
};

struct MarkRecord {
    static constexpr GLuint kVectors = 3;
    std::array<float, 4> place, shape, color;
};

struct SparkRecord {
    static constexpr GLuint kVectors = 3;
    std::array<float, 4> place, color, shape;
};

class TablePainter {
public:
    bool create(const std::string& defines, std::string& error);

    // Culls to the part of the screen, in -1..1. Return the number of triangles.
    int solids(const FrameView& view,
               const std::vector<Item>& items,
               ModelLibrary& models,
               SignAtlas& signs,
               const ScreenBox& part);
    // Without faces, all of them.
    int shapes(const FrameView& view, const std::vector<Item>& items, ModelLibrary& models);
    // Only what is painted on them.
    void faces(const FrameView& view, const std::vector<Item>& items, SignAtlas& signs);
    int ghosts(const FrameView& view, const std::vector<Item>& items, ModelLibrary& models);

    // Soft dark spots under things that throw no real shadow.
    void blobs(const FrameView& view, const std::vector<MarkRecord>& spots);
    void marks(const FrameView& view, const std::vector<scene::Mark>& marks);
    void sparks(const FrameView& view, const std::vector<scene::Spark>& sparks);
    // The light round windows and embers, where the time of day shows it.
    void halos(const FrameView& view, const std::vector<Item>& items, const ModelLibrary& models);
    void labels(const FrameView& view, const std::vector<scene::Label>& labels, SignAtlas& signs);

private:
    void add_face(const Item& item);
    void add_halo(const FrameView& view, const Item& item, const Lamp& lamp);
    void draw_sparks(const FrameView& view);
    void draw_signs(const FrameView& view, SignAtlas& signs);

    ProgramPair mesh_, sign_;
    Program mark_, spark_;
    Batch batch_;
    Quads<SignRecord> signs_;
    Quads<MarkRecord> marks_;
    Quads<SparkRecord> sparks_;
};

}  // namespace hexholm::gfx
