// Flat rectangles with a few numbers each: signs, marks.
#pragma once

#include <vector>

#include "src/gfx/base/gl_objects.h"

namespace hexholm::gfx {

// Record is a struct of `Record::kVectors` groups of four floats; attribute i of the shader is group i.
template <class Record>
class Quads {
public:
    void clear() { records_.clear(); }
    void add(const Record& record) { records_.push_back(record); }
    bool empty() const { return records_.empty(); }

    void draw() {
        if (records_.empty()) return;
        prepare();
        glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(records_.size() * sizeof(Record)),
                     records_.data(), GL_STREAM_DRAW);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(records_.size()));
    }

private:
    static_assert(sizeof(Record) == Record::kVectors * 16);

    void prepare() {
        const bool first = !array_;
        if (first) {
            array_ = make_array();
            buffer_ = make_buffer();
        }
        glBindVertexArray(array_.get());
        glBindBuffer(GL_ARRAY_BUFFER, buffer_.get());
        if (!first) return;
        for (GLuint i = 0; i < Record::kVectors; ++i) {
            glEnableVertexAttribArray(i);
            glVertexAttribDivisor(i, 1);
            glVertexAttribPointer(i, 4, GL_FLOAT, GL_FALSE, sizeof(Record),
                                  buffer_place(std::size_t{i} * 16));
        }
    }

    std::vector<Record> records_;
    VertexArray array_;
    Buffer buffer_;
};

}  // namespace hexholm::gfx
