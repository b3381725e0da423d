#include "src/scene/model_names.h"

#include <algorithm>

namespace hexholm::scene {

ModelId ModelNames::id(std::string_view name) {
    if (name.empty()) return kNoModel;
    auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end()) {
        found = names_.insert(names_.end(), std::string(name));
        substitutes_.push_back(kNoModel);
    }
    return static_cast<ModelId>(found - names_.begin());
}

void ModelNames::set_substitute(ModelId id, ModelId other) {
    if (id != kNoModel && id != other) substitutes_[static_cast<std::size_t>(id)] = other;
}

}  // namespace hexholm::scene
