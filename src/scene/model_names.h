// The names of everything that can be put on the table ("forest", "house"), each with a small number.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm::scene {

// kNoModel draws nothing.
enum class ModelId : std::int32_t {};
inline constexpr ModelId kNoModel{-1};

// Whoever builds scenes asks for a number once and keeps it; the renderer looks the shape up when it
// first meets the number, so names may be added at any time, before or after the packs are loaded.
class ModelNames {
public:
    ModelId id(std::string_view name);
    const std::string& name(ModelId id) const { return names_[static_cast<std::size_t>(id)]; }
    std::size_t size() const { return names_.size(); }

private:
    std::vector<std::string> names_;
};

}  // namespace hexholm::scene
