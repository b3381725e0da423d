// Reads the line that the manual shows of a function: "game:give(player: integer, good: string)".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexholm {

class Signature {
public:
    struct Parameter {
        std::string name;  // "..." for any number of further arguments
        std::string type;  // without the '?'; empty when it is not told
        bool optional = false;
    };

    explicit Signature(std::string_view line);

    const std::string& name() const { return name_; }  // "game:give"
    std::string with_point() const;                    // "game.give"
    bool is_method() const { return name_.find(':') != std::string::npos; }
    const std::vector<Parameter>& parameters() const { return parameters_; }
    const std::string& returns() const { return returns_; }  // "integer?"; empty for nothing
    // The name of the parameter at this place, from 0; empty when there is none.
    std::string parameter(int at) const;
    std::size_t fewest() const;  // arguments that must be given
    // Arguments that can be given; -1 for any number.
    int most() const;

private:
    std::string name_;
    std::vector<Parameter> parameters_;
    std::string returns_;
};

}  // namespace hexholm
