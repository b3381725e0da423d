#include "engine/lua/machine/signature.h"

#include <algorithm>

namespace hexholm {
namespace {

constexpr std::string_view kMany = "...";

Signature::Parameter read_parameter(std::string_view part) {
    const std::size_t colon = std::min(part.find(": "), part.size());
    Signature::Parameter parameter{std::string(part.substr(0, colon)), "", false};
    if (colon < part.size()) parameter.type = part.substr(colon + 2);
    parameter.optional = !parameter.type.empty() && parameter.type.back() == '?';
    if (parameter.optional) parameter.type.pop_back();
    return parameter;
}

}  // namespace

Signature::Signature(std::string_view line) {
    const std::size_t open = line.find('(');
    const std::size_t close =
        line.rfind("):") == std::string_view::npos ? line.rfind(')') : line.rfind("):");
    name_ = line.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) return;
    if (close + 3 < line.size()) returns_ = line.substr(close + 3);
    std::string_view rest = line.substr(open + 1, close - open - 1);
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(", "), rest.size());
        parameters_.push_back(read_parameter(rest.substr(0, comma)));
        rest = comma < rest.size() ? rest.substr(comma + 2) : "";
    }
}

std::string Signature::with_point() const {
    std::string name = name_;
    std::replace(name.begin(), name.end(), ':', '.');
    return name;
}

std::string Signature::parameter(int at) const {
    if (at < 0 || parameters_.empty()) return "";
    const auto place = static_cast<std::size_t>(at);
    if (place >= parameters_.size() || parameters_[place].name == kMany) return "";
    return parameters_[place].name;
}

std::size_t Signature::fewest() const {
    return static_cast<std::size_t>(
        std::count_if(parameters_.begin(), parameters_.end(),
                      [](const Parameter& one) { return !one.optional && one.name != kMany; }));
}

int Signature::most() const {
    const bool many = !parameters_.empty() && parameters_.back().name == kMany;
    return many ? -1 : static_cast<int>(parameters_.size());
}

}  // namespace hexholm
