#include "src/gfx/base/program.h"

#include <array>

#include <glm/gtc/type_ptr.hpp>

namespace hexholm::gfx {

// 0 when it will not compile.
static GLuint compile(GLenum kind, const std::string& head, const char* text, std::string& error) {
    const GLuint shader = glCreateShader(kind);
    const std::array<const char*, 2> parts{head.c_str(), text};
    glShaderSource(shader, 2, parts.data(), nullptr);
    glCompileShader(shader);
    GLint ok = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
    if (ok != 0) return shader;
    std::array<char, 1024> log{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    error = log.data();
    glDeleteShader(shader);
    return 0;
}

bool Program::build(const char* vertex,
                    const char* fragment,
                    const std::string& defines,
                    std::string& error) {
    const std::string head = kShaderHead + defines;
    const GLuint first = compile(GL_VERTEX_SHADER, head, vertex, error);
    const GLuint second = compile(GL_FRAGMENT_SHADER, head, fragment, error);
    if (first == 0 || second == 0) return false;
    name_ = GlName<release_program>(glCreateProgram());
    locations_.clear();
    glAttachShader(name_.get(), first);
    glAttachShader(name_.get(), second);
    glLinkProgram(name_.get());
    glDeleteShader(first);
    glDeleteShader(second);
    GLint ok = 0;
    glGetProgramiv(name_.get(), GL_LINK_STATUS, &ok);
    if (ok != 0) return true;
    std::array<char, 1024> log{};
    glGetProgramInfoLog(name_.get(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    error = log.data();
    return false;
}

GLint Program::location(const char* name) {
    const auto [found, fresh] = locations_.try_emplace(name, -1);
    if (fresh) found->second = glGetUniformLocation(name_.get(), name);
    return found->second;
}

void Program::set(const char* name, int value) {
    glUniform1i(location(name), value);
}
void Program::set(const char* name, float value) {
    glUniform1f(location(name), value);
}
void Program::set(const char* name, glm::vec2 value) {
    glUniform2fv(location(name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, glm::vec3 value) {
    glUniform3fv(location(name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, glm::vec4 value) {
    glUniform4fv(location(name), 1, glm::value_ptr(value));
}
void Program::set(const char* name, const glm::mat4& value) {
    glUniformMatrix4fv(location(name), 1, GL_FALSE, glm::value_ptr(value));
}

}  // namespace hexholm::gfx
