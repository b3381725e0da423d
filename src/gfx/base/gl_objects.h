// What the graphics driver holds for us - textures, buffers, drawing surfaces - given back when done.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "src/gfx/base/api.h"

namespace hexholm::gfx {

// An OpenGL name with its owner.
template <void (*Release)(GLuint)>
class GlName {
public:
    GlName() = default;
    explicit GlName(GLuint name) : name_(name) {}
    GlName(GlName&& other) noexcept : name_(std::exchange(other.name_, 0)) {}
    GlName& operator=(GlName&& other) noexcept {
        if (this != &other) {
            reset();
            name_ = std::exchange(other.name_, 0);
        }
        return *this;
    }
    ~GlName() { reset(); }

    GLuint get() const { return name_; }
    explicit operator bool() const { return name_ != 0; }
    void reset() {
        if (name_ != 0) Release(std::exchange(name_, 0));
    }

private:
    GLuint name_ = 0;
};

void release_texture(GLuint name);
void release_buffer(GLuint name);
void release_array(GLuint name);
void release_framebuffer(GLuint name);
void release_renderbuffer(GLuint name);
void release_program(GLuint name);

using Texture = GlName<release_texture>;
using Buffer = GlName<release_buffer>;
using VertexArray = GlName<release_array>;
using Framebuffer = GlName<release_framebuffer>;
using Renderbuffer = GlName<release_renderbuffer>;

// OpenGL takes places in a buffer as pointers.
inline const void* buffer_place(std::size_t bytes) {
    return reinterpret_cast<const void*>(bytes);  // NOLINT(performance-no-int-to-ptr)
}

Buffer make_buffer();
VertexArray make_array();

enum class Wrap { clamp, repeat };

// 8-bit RGBA; `pixels` may be null. Mipmapped when asked for.
Texture make_texture(int width, int height, const void* pixels, Wrap wrap, bool mipmaps);
void bind_texture(int unit, GLuint texture);
// Depth on, blending off: as opaque things are drawn.
void ready_for_solids();

// A surface to draw on: colour (a texture unless multisampled) and depth.
class Target {
public:
    // Samples above 1 make a multisampled surface, which can only be copied from.
    void resize(int width, int height, int samples, bool with_depth);
    void free();

    void bind() const;  // and sets the viewport to all of it
    GLuint framebuffer() const { return framebuffer_.get(); }
    GLuint texture() const { return color_.get(); }
    int width() const { return width_; }
    int height() const { return height_; }
    int samples() const { return samples_; }
    // The colour texture, handed over; the target is empty afterwards.
    Texture take_texture();

private:
    void attach_color();
    void attach_depth();

    int width_ = 0, height_ = 0, samples_ = 0;
    bool with_depth_ = false;
    Framebuffer framebuffer_;
    Texture color_;
    Renderbuffer color_samples_, depth_;
};

struct Rect {
    int x = 0, y = 0, width = 0, height = 0;  // y from the lower side, as OpenGL counts
    bool empty() const { return width <= 0 || height <= 0; }
};
Rect intersect(Rect a, Rect b);

// Copies colour (and depth) between surfaces, multisampled ones being averaged. Same size.
void copy_rect(const Target& from, Rect source, GLuint to, int to_x, int to_y, bool with_depth);

// Copies colour, smoothly, and depth to all of another surface. Neither is multisampled.
void enlarge(const Target& from, const Target& to);

// Copies a surface that was drawn upside down to the whole window, with smooth scaling. Windows count
// their rows from the upper side: software renderers copy memory this way, and draw the picture pixel by
// pixel any other way, which takes seven times as long.
void show_turned(const Target& from, int width, int height);

}  // namespace hexholm::gfx
