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
// The name of a mod's own thing is MOD/NAME, so that two mods may use the same word for two things.
class ModelNames {
public:
    ModelId id(std::string_view name);
    const std::string& name(ModelId id) const { return names_[static_cast<std::size_t>(id)]; }
    std::size_t size() const { return names_.size(); }

    // The model that is shown in place of `id` when its file cannot be used; kNoModel unless it was
    // set.
    void set_substitute(ModelId id, ModelId other);
    ModelId substitute(ModelId id) const { return substitutes_[static_cast<std::size_t>(id)]; }

private:
    std::vector<std::string> names_;
    std::vector<ModelId> substitutes_;
};

}  // namespace hexholm::scene
