// Files of mods for tests: a small model and a small picture, and how to spoil them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace hexholm::test {

template <class T>
void put(std::string& bytes, T value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

// A model file of this JSON and these numbers.
inline std::string glb(std::string json, std::string numbers) {
    json.resize((json.size() + 3) / 4 * 4, ' ');
    numbers.resize((numbers.size() + 3) / 4 * 4, '\0');
    std::string bytes = "glTF";
    put(bytes, std::uint32_t{2});
    put(bytes, static_cast<std::uint32_t>(28 + json.size() + numbers.size()));
    put(bytes, static_cast<std::uint32_t>(json.size()));
    bytes += "JSON" + json;
    put(bytes, static_cast<std::uint32_t>(numbers.size()));
    bytes.append("BIN\0", 4);
    return bytes + numbers;
}

// A triangle lying on the table, 1 long and wide, with three indices of 16 bits behind its places.
inline std::string triangle_numbers() {
    std::string numbers;
    for (const float value : {0.0F, 0.0F, 0.0F, 0.0F, 0.0F, 1.0F, 1.0F, 0.0F, 0.0F})
        put(numbers, value);
    numbers += std::string("\0\0\1\0\2\0", 6);
    return numbers;
}

inline std::string triangle_json() {
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1,"material":0}]}],
"materials":[{"name":"red","pbrMetallicRoughness":{"baseColorFactor":[1,0,0,1]}}],
"buffers":[{"byteLength":44}],
"bufferViews":[{"buffer":0,"byteOffset":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":6}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"},
{"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"}]})";
}

inline std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    return at == std::string::npos ? "" : text.replace(at, from.size(), to);
}

inline void write_file(const std::filesystem::path& file, const std::string& bytes) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace hexholm::test
