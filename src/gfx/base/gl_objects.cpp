#include "src/gfx/base/gl_objects.h"

#include <algorithm>

namespace hexholm::gfx {

void release_texture(GLuint name) {
    glDeleteTextures(1, &name);
}
void release_buffer(GLuint name) {
    glDeleteBuffers(1, &name);
}
void release_array(GLuint name) {
    glDeleteVertexArrays(1, &name);
}
void release_framebuffer(GLuint name) {
    glDeleteFramebuffers(1, &name);
}
void release_renderbuffer(GLuint name) {
    glDeleteRenderbuffers(1, &name);
}
void release_program(GLuint name) {
    glDeleteProgram(name);
}

Buffer make_buffer() {
    GLuint name = 0;
    glGenBuffers(1, &name);
    return Buffer(name);
}

VertexArray make_array() {
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    return VertexArray(name);
}

Texture make_texture(int width, int height, const void* pixels, Wrap wrap, bool mipmaps) {
    GLuint name = 0;
    glGenTextures(1, &name);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, name);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    const GLint edge = wrap == Wrap::repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, edge);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, edge);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                    mipmaps ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    if (mipmaps && pixels != nullptr) glGenerateMipmap(GL_TEXTURE_2D);
    return Texture(name);
}

void ready_for_solids() {
    glEnable(GL_DEPTH_TEST);
    glEnable(GL_CULL_FACE);
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
}

void bind_texture(int unit, GLuint texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture);
}

void Target::free() {
    framebuffer_.reset();
    color_.reset();
    color_samples_.reset();
    depth_.reset();
    width_ = height_ = samples_ = 0;
}

void Target::resize(int width, int height, int samples, bool with_depth) {
    if (framebuffer_ && width == width_ && height == height_ && samples == samples_ &&
        with_depth == with_depth_) {
        return;
    }
    free();
    width_ = width;
    height_ = height;
    samples_ = samples;
    with_depth_ = with_depth;
    GLuint name = 0;
    glGenFramebuffers(1, &name);
    framebuffer_ = Framebuffer(name);
    glBindFramebuffer(GL_FRAMEBUFFER, name);
    attach_color();
    if (with_depth) attach_depth();
}

static Renderbuffer make_renderbuffer(GLenum format, int width, int height, int samples) {
    GLuint name = 0;
    glGenRenderbuffers(1, &name);
    glBindRenderbuffer(GL_RENDERBUFFER, name);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples > 1 ? samples : 0, format, width,
                                     height);
    return Renderbuffer(name);
}

void Target::attach_color() {
    if (samples_ > 1) {
        color_samples_ = make_renderbuffer(GL_RGBA8, width_, height_, samples_);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER,
                                  color_samples_.get());
        return;
    }
    color_ = make_texture(width_, height_, nullptr, Wrap::clamp, false);
    lay_out_as_window(width_, height_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, color_.get(), 0);
}

void Target::attach_depth() {
    depth_ = make_renderbuffer(GL_DEPTH_COMPONENT24, width_, height_, samples_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.get());
}

void Target::bind() const {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.get());
    glViewport(0, 0, width_, height_);
}

Texture Target::take_texture() {
    Texture taken = std::move(color_);
    free();
    return taken;
}

Rect intersect(Rect a, Rect b) {
    const int x0 = std::max(a.x, b.x);
    const int y0 = std::max(a.y, b.y);
    const int x1 = std::min(a.x + a.width, b.x + b.width);
    const int y1 = std::min(a.y + a.height, b.y + b.height);
    return {x0, y0, x1 - x0, y1 - y0};
}

void copy_rect(const Target& from, Rect source, GLuint to, int to_x, int to_y, bool with_depth) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    GLbitfield what = GL_COLOR_BUFFER_BIT;
    if (with_depth) what |= GL_DEPTH_BUFFER_BIT;
    glBlitFramebuffer(source.x, source.y, source.x + source.width, source.y + source.height, to_x,
                      to_y, to_x + source.width, to_y + source.height, what, GL_NEAREST);
}

void enlarge(const Target& from, const Target& to) {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to.framebuffer());
    const auto copy = [&](GLbitfield what, GLenum filter) {
        glBlitFramebuffer(0, 0, from.width(), from.height(), 0, 0, to.width(), to.height(), what,
                          filter);
    };
    copy(GL_COLOR_BUFFER_BIT, GL_LINEAR);
    copy(GL_DEPTH_BUFFER_BIT, GL_NEAREST);
}

void show_turned(const Target& from, int width, int height) {
    const bool same = from.width() == width && from.height() == height;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    glBlitFramebuffer(0, 0, from.width(), from.height(), 0, height, width, 0, GL_COLOR_BUFFER_BIT,
                      same ? GL_NEAREST : GL_LINEAR);
}

}  // namespace hexholm::gfx
