// Runs a target without libFuzzer: every file of its corpus, then the same changes to them each time.
//
//     fuzz-TARGET CORPUS_FOLDER CHANGES      or      fuzz-TARGET FILE...
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <vector>

#include "tests/fuzz/target.h"

namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::uint8_t>;

Bytes read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Bytes> read_corpus(const fs::path& folder) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder))
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Bytes> corpus;
    for (const fs::path& path : paths)
        corpus.push_back(read_file(path));
    return corpus;
}

class Changer {
public:
    explicit Changer(const std::vector<Bytes>& corpus) : corpus_(corpus) {}

    // One of the files with one to six changes.
    Bytes next() {
        Bytes bytes = corpus_[below(corpus_.size())];
        for (std::size_t count = 1 + below(6); count > 0; --count)
            change(bytes);
        return bytes;
    }

private:
    // The same on every system, unlike the standard distributions.
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : chance_() % limit; }

    void change(Bytes& bytes) {
        const std::size_t at = below(bytes.size());
        const auto place = bytes.begin() + static_cast<long>(at);
        const std::size_t length = std::min(bytes.size() - at, 1 + below(16));
        switch (below(7)) {
            case 0:
                if (!bytes.empty()) *place = static_cast<std::uint8_t>(*place ^ (1u << below(8)));
                break;
            case 1:
                if (!bytes.empty()) *place = odd_byte();
                break;
            case 2: bytes.insert(place, 1 + below(8), odd_byte()); break;
            case 3: bytes.erase(place, place + static_cast<long>(length)); break;
            case 4: {
                const Bytes copy(place, place + static_cast<long>(length));
                bytes.insert(place, copy.begin(), copy.end());
                break;
            }
            case 5: bytes.resize(at); break;
            default: join(bytes, at);
        }
    }

    // Goes on with the rest of another file.
    void join(Bytes& bytes, std::size_t at) {
        const Bytes& other = corpus_[below(corpus_.size())];
        bytes.resize(at);
        bytes.insert(bytes.end(), other.begin() + static_cast<long>(below(other.size())),
                     other.end());
    }

    std::uint8_t odd_byte() {
        const std::uint8_t odd[] = {0,  1,  9,  10, 13, 27,  32,  34,  39,  44,  45,
                                    47, 48, 57, 91, 92, 123, 125, 127, 128, 254, 255};
        return odd[below(std::size(odd))];
    }

    const std::vector<Bytes>& corpus_;
    std::mt19937 chance_{20240607};
};

void try_bytes(const Bytes& bytes) {
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

// `last` keeps what was tried last, for the time after a crash.
int try_folder(const fs::path& folder, int changes, const fs::path& last) {
    const std::vector<Bytes> corpus = read_corpus(folder);
    if (corpus.empty()) {
        std::fprintf(stderr, "there is nothing in %s\n", folder.c_str());
        return 1;
    }
    for (const Bytes& bytes : corpus)
        try_bytes(bytes);
    Changer changer(corpus);
    for (int at = 0; at < changes; ++at) {
        const Bytes bytes = changer.next();
        std::ofstream(last, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<long>(bytes.size()));
        try_bytes(bytes);
    }
    fs::remove(last);
    std::printf("%zu files, %d changes: no fault\n", corpus.size(), changes);
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const fs::path last = fs::temp_directory_path() / fs::path(arguments[0]).filename();
    if (count == 3 && fs::is_directory(arguments[1]))
        return try_folder(arguments[1], std::atoi(arguments[2]), last.string() + "-last");
    for (int at = 1; at < count; ++at)
        try_bytes(read_file(arguments[at]));
    return count > 1 ? 0 : 2;
}
