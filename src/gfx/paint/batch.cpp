#include "src/gfx/paint/batch.h"

#include <algorithm>

namespace hexholm::gfx {

static void point_at_instances(std::size_t first) {
    for (GLuint i = 0; i < 4; ++i) {
        const std::size_t offset = first * sizeof(Instance) + std::size_t{i} * 16;
        glVertexAttribPointer(4 + i, 4, GL_FLOAT, GL_FALSE, sizeof(Instance), buffer_place(offset));
    }
}

static void draw_copies(const MeshSpan& span, std::size_t copies) {
    const std::size_t offset = span.first_index * sizeof(std::uint32_t);
    glDrawElementsInstanced(GL_TRIANGLES, static_cast<GLsizei>(span.index_count), GL_UNSIGNED_INT,
                            buffer_place(offset), static_cast<GLsizei>(copies));
}

int Batch::draw(ModelLibrary& models) {
    if (items_.empty()) return 0;
    std::stable_sort(items_.begin(), items_.end(),
                     [](const Entry& a, const Entry& b) { return a.mesh < b.mesh; });
    flat_.clear();
    for (const Entry& entry : items_)
        flat_.push_back(entry.instance);
    models.bind();
    if (!buffer_) buffer_ = make_buffer();
    glBindBuffer(GL_ARRAY_BUFFER, buffer_.get());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(flat_.size() * sizeof(Instance)),
                 flat_.data(), GL_STREAM_DRAW);
    int triangles = 0;
    for (std::size_t first = 0; first < items_.size();) {
        std::size_t last = first;
        while (last < items_.size() && items_[last].mesh == items_[first].mesh)
            ++last;
        const MeshSpan& span = models.span(items_[first].mesh);
        point_at_instances(first);
        draw_copies(span, last - first);
        triangles += static_cast<int>(span.index_count / 3 * (last - first));
        first = last;
    }
    return triangles;
}

}  // namespace hexholm::gfx
