// What every target is: it tries bytes of a stranger once; the only wrong ending is a crash, a hang
// or too much memory. With libFuzzer (tools/fuzz) or with plain_main.cpp (CTest).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace hexholm::fuzz {

// A folder in memory for targets that need files; goes away with the program.
class Scratch {
public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    // Makes the folders on the way.
    void write(const std::string& name, const std::string& text) const;

private:
    std::string folder_;
};

inline std::string text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// The promise of every error message: one line that says something, no control characters, short.
// Ends the program when it is broken.
void expect_plain(const std::string& message);

// For what must be true; ends the program.
void expect(bool promise, const char* what);

}  // namespace hexholm::fuzz
