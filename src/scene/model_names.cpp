#include "src/scene/model_names.h"

#include <algorithm>

namespace hexholm::scene {

ModelId ModelNames::id(std::string_view name) {
    if (name.empty()) return kNoModel;
    auto found = std::find(names_.begin(), names_.end(), name);
    if (found == names_.end()) found = names_.insert(names_.end(), std::string(name));
    return static_cast<ModelId>(found - names_.begin());
}

}  // namespace hexholm::scene
