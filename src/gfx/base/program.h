// A little program for the graphics card, made of two texts.
#pragma once

#include <string>
#include <unordered_map>

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "src/gfx/base/gl_objects.h"

namespace hexholm::gfx {

class Program {
public:
    // `defines` goes in front of both texts. False, and the driver's words in `error`, when it will not build.
    bool build(const char* vertex,
               const char* fragment,
               const std::string& defines,
               std::string& error);

    void use() const { glUseProgram(name_.get()); }
    void set(const char* name, int value);
    void set(const char* name, float value);
    void set(const char* name, glm::vec2 value);
    void set(const char* name, glm::vec3 value);
    void set(const char* name, glm::vec4 value);
    void set(const char* name, const glm::mat4& value);

private:
    GLint location(const char* name);

    GlName<release_program> name_;
    std::unordered_map<std::string, GLint> locations_;
};

}  // namespace hexholm::gfx
