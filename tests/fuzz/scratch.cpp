#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/fuzz/target.h"

namespace hexholm::fuzz {

namespace fs = std::filesystem;

constexpr std::size_t kMostMessage = 4000;

Scratch::Scratch() {
    std::error_code error;
    const fs::path memory = "/dev/shm";
    const fs::path base = fs::is_directory(memory, error) ? memory : fs::temp_directory_path();
    folder_ = (base / "hexholm-fuzz-XXXXXX").string();
    expect(mkdtemp(folder_.data()) != nullptr, "there is room for a temporary folder");
}

Scratch::~Scratch() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void Scratch::write(const std::string& name, const std::string& text) const {
    const fs::path full = path(name);
    fs::create_directories(full.parent_path());
    std::ofstream(full, std::ios::binary) << text;
}

void expect(bool promise, const char* what) {
    if (promise) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

void expect_plain(const std::string& message) {
    const bool plain = !message.empty() && message.size() <= kMostMessage &&
                       std::none_of(message.begin(), message.end(), [](unsigned char letter) {
                           return letter < 32 || letter == 127;
                       });
    if (!plain) std::fprintf(stderr, "message: %s\n", message.substr(0, kMostMessage).c_str());
    expect(plain, "a message is one short line without control characters");
}

}  // namespace hexholm::fuzz
