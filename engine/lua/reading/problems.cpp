#include "engine/lua/reading/problems.h"

#include <algorithm>
#include <utility>

#include "engine/lua/reading/limits.h"

namespace hexholm {

std::string plain_message(std::string text) {
    if (text.size() > kMaxMessage) text = text.substr(0, kMaxMessage) + "...";
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < 32 || letter == 127) letter = '?';
    return text;
}

static Saying plain_saying(Saying saying) {
    const std::string english = saying.english();
    std::string plain = plain_message(english);
    return plain == english ? std::move(saying) : Saying(std::move(plain));
}

void Problems::add(std::string where, Saying what, Saying remedy) {
    if (list_.size() >= kMaxProblems) return;
    Problem problem{plain_message(std::move(where)), plain_saying(std::move(what)),
                    plain_saying(std::move(remedy))};
    if (std::find(list_.begin(), list_.end(), problem) == list_.end())
        list_.push_back(std::move(problem));
}

}  // namespace hexholm
