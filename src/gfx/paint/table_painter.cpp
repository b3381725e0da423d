#include "src/gfx/paint/table_painter.h"

#include <algorithm>
#include <cmath>

#include "src/gfx/base/shaders_common.h"
#include "src/gfx/base/shaders_flat.h"
#include "src/gfx/base/shaders_mesh.h"

namespace hexholm::gfx {

using scene::Vec3;

static constexpr float kHalo = 3;  // a shape beside those of scene::SparkShape

bool TablePainter::create(const std::string& defines, std::string& error) {
    const std::string light = kLightText;
    const std::string tone = kToneText;
    const std::string mesh_vertex = std::string(kTurnText) + light + kMeshVertexText;
    const std::string mesh_fragment = tone + kShadowText + kMeshFragmentText;
    const std::string sign_vertex = "uniform float uExposure;\n" + light + kSignVertexText;
    const std::string spark_fragment = tone + kSparkFragmentText;
    const std::string sign_fragment = tone + kShadowText + kSignFragmentText;
    return mesh_.build(mesh_vertex.c_str(), mesh_fragment.c_str(), defines, error) &&
           sign_.build(sign_vertex.c_str(), sign_fragment.c_str(), defines, error) &&
           mark_.build(kMarkVertexText, kMarkFragmentText, "", error) &&
           spark_.build((light + kSparkVertexText).c_str(), spark_fragment.c_str(), "", error);
}

int TablePainter::solids(const FrameView& view,
                         const std::vector<Item>& items,
                         ModelLibrary& models,
                         SignAtlas& signs,
                         const ScreenBox& part) {
    batch_.clear();
    signs_.clear();
    for (const Item& item : items) {
        if (item.mesh == kNoMesh) continue;
        const Bounds& bounds = models.span(item.mesh).bounds;
        if (!overlap(box_of(view.view_projection, item, bounds), part)) continue;
        batch_.add(item);
        if (item.face >= 0) add_face(item);
    }
    mesh_.apply(view);
    const int triangles = batch_.draw(models);
    draw_signs(view, signs);
    return triangles;
}

int TablePainter::shapes(const FrameView& view,
                         const std::vector<Item>& items,
                         ModelLibrary& models) {
    batch_.clear();
    for (const Item& item : items)
        batch_.add(item);
    mesh_.apply(view);
    return batch_.draw(models);
}

void TablePainter::faces(const FrameView& view, const std::vector<Item>& items, SignAtlas& signs) {
    signs_.clear();
    for (const Item& item : items)
        add_face(item);
    draw_signs(view, signs);
}

int TablePainter::ghosts(const FrameView& view,
                         const std::vector<Item>& items,
                         ModelLibrary& models) {
    if (items.empty()) return 0;
    batch_.clear();
    for (const Item& item : items)
        batch_.add(item);
    mesh_.apply(view);
    // First only how far away they are, so that a ghost does not show its own far side.
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    batch_.draw(models);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glEnable(GL_BLEND);
    glDepthFunc(GL_LEQUAL);
    const int triangles = batch_.draw(models);
    glDepthFunc(GL_LESS);
    glDisable(GL_BLEND);
    return triangles;
}

static std::array<float, 4> four(Vec3 v, float w) {
    return {v.x, v.y, v.z, w};
}

void TablePainter::add_face(const Item& item) {
    const Instance& at = item.instance;
    const float half = item.face_radius * at.scale.x;
    const SignAtlas::Cell cell = SignAtlas::cell(item.face);
    SignRecord record{};
    record.center =
        four(at.position + scene::rotate(at.rotation, {0, item.face_height * at.scale.y, 0}), 1);
    record.right = four(scene::rotate(at.rotation, {half, 0, 0}), at.alpha);
    record.up = four(scene::rotate(at.rotation, {0, 0, -half}), at.shade);
    record.cell = four({cell.left, cell.top, cell.width}, cell.height);
    record.tint = four({1, 1, 1}, at.glow);
    signs_.add(record);
}

void TablePainter::draw_signs(const FrameView& view, SignAtlas& signs) {
    if (signs_.empty()) return;
    const GLuint atlas = signs.texture();
    sign_.apply(view).set("uAtlas", 0);
    bind_texture(0, atlas);
    glEnable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_FALSE);
    signs_.draw();
    glDepthMask(GL_TRUE);
    glEnable(GL_CULL_FACE);
    glDisable(GL_BLEND);
}

void TablePainter::labels(const FrameView& view,
                          const std::vector<scene::Label>& labels,
                          SignAtlas& signs) {
    signs_.clear();
    for (const scene::Label& label : labels) {
        const int index = signs.words(label.text);
        // Without the rim of the cell, into which its neighbours shine from afar.
        constexpr float kRim = 0.07f;
        SignAtlas::Cell cell = SignAtlas::cell(index);
        cell = {cell.left + cell.width * kRim, cell.top + cell.height * kRim,
                cell.width * (1 - 2 * kRim), cell.height * (1 - 2 * kRim)};
        const float half = label.height * 0.9f * (1 - 2 * kRim);
        SignRecord record{};
        record.center = four(label.position, 0);
        record.right = four(view.axes.right * half, label.alpha);
        record.up = four(view.axes.up * half, 1);
        record.cell = four({cell.left, cell.top, cell.width}, cell.height);
        record.tint = four({label.color.r, label.color.g, label.color.b}, 0);
        signs_.add(record);
    }
    glDisable(GL_DEPTH_TEST);
    draw_signs(view, signs);
    glEnable(GL_DEPTH_TEST);
}

void TablePainter::blobs(const FrameView& view, const std::vector<MarkRecord>& spots) {
    if (spots.empty()) return;
    marks_.clear();
    for (const MarkRecord& spot : spots)
        marks_.add(spot);
    view.apply(mark_);
    glEnable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_FALSE);
    marks_.draw();
    glDepthMask(GL_TRUE);
    glEnable(GL_CULL_FACE);
    glDisable(GL_BLEND);
}

void TablePainter::sparks(const FrameView& view, const std::vector<scene::Spark>& sparks) {
    if (sparks.empty()) return;
    sparks_.clear();
    for (const scene::Spark& spark : sparks)
        sparks_.add({four(spark.position, spark.size),
                     four({spark.color.r, spark.color.g, spark.color.b}, spark.alpha),
                     {static_cast<float>(spark.shape), spark.turn_rad, 0, 0}});
    draw_sparks(view);
}

// Drawn a little nearer to the eye than the wall that its window is in, and not through the wall.
void TablePainter::add_halo(const FrameView& view, const Item& item, const Lamp& lamp) {
    constexpr float kBefore = 0.10f;
    constexpr float kAllRound = 0.5f;
    const Instance& at = item.instance;
    const Vec3 shines = scene::rotate(at.rotation, lamp.direction);
    const Vec3 place = at.position + scene::rotate(at.rotation, lamp.place * at.scale.x);
    const Vec3 eye{view.eye.x, view.eye.y, view.eye.z};
    const Vec3 to_eye = scene::normalize(eye - place);
    const float facing = scene::dot(shines, to_eye);
    const bool one_sided = scene::length(shines) > kAllRound;
    const float seen = one_sided ? std::clamp(facing * 2.5f, 0.0f, 1.0f) : 1.0f;
    if (seen <= 0) return;
    const float radius = (0.11f + lamp.size * 3.0f) * at.scale.x;
    sparks_.add({four(place + to_eye * kBefore, radius),
                 four({lamp.color.r, lamp.color.g, lamp.color.b},
                      0.75f * seen * view.light.halos * at.alpha),
                 {kHalo, 0, 0, 0}});
}

void TablePainter::halos(const FrameView& view,
                         const std::vector<Item>& items,
                         const ModelLibrary& models) {
    if (view.light.halos <= 0) return;
    sparks_.clear();
    for (const Item& item : items) {
        if (item.mesh == kNoMesh) continue;
        for (const Lamp& lamp : models.span(item.mesh).lamps)
            add_halo(view, item, lamp);
    }
    draw_sparks(view);
}

void TablePainter::draw_sparks(const FrameView& view) {
    if (sparks_.empty()) return;
    view.apply(spark_);
    spark_.set("uRight", to_glm(view.axes.right));
    spark_.set("uUp", to_glm(view.axes.up));
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_FALSE);
    sparks_.draw();
    glDepthMask(GL_TRUE);
    glEnable(GL_CULL_FACE);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDisable(GL_BLEND);
}

static MarkRecord record_of(const scene::Mark& mark, float breath, float opacity) {
    const float size = mark.hovered ? 1.18f : mark.pulsing ? 1.0f + 0.05f * breath : 1.0f;
    const float bright = mark.hovered ? 1.0f : mark.pulsing ? 0.35f + 0.45f * breath : 0.3f;
    MarkRecord record{};
    record.place = four(mark.position + Vec3{0, 0.06f, 0}, mark.heading_rad);
    record.shape = {static_cast<float>(mark.shape), size, bright, 1};
    record.color = four({mark.color.r, mark.color.g, mark.color.b}, mark.strength * opacity);
    return record;
}

void TablePainter::marks(const FrameView& view, const std::vector<scene::Mark>& marks) {
    if (marks.empty()) return;
    const float breath = 0.5f + 0.5f * std::sin(view.time_s * 4.2f);
    std::vector<MarkRecord> records;
    records.reserve(marks.size());
    for (const scene::Mark& mark : marks)
        records.push_back(record_of(mark, breath, 1));
    blobs(view, records);
    // A faint second time without regard to what stands in front: a peak must not hide a choice.
    for (std::size_t i = 0; i < marks.size(); ++i)
        records[i] = record_of(marks[i], breath, 0.28f);
    glDepthFunc(GL_GREATER);
    blobs(view, records);
    glDepthFunc(GL_LESS);
}

}  // namespace hexholm::gfx
