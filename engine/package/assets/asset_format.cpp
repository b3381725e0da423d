#include "engine/package/assets/asset_format.h"

#include <algorithm>
#include <array>

#include <zlib.h>

#include "engine/base/check.h"
#include "engine/lua/reading/limits.h"

namespace hexholm {
namespace {

constexpr std::string_view kPngHead = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kPngChunk = 12;  // length, type and check sum around the content
constexpr std::size_t kWavHead = 12;
constexpr std::uint32_t kLeastRate = 8000;
constexpr std::uint32_t kMostRate = 48000;

Problem broken(const std::string& where, const std::string& what) {
    return {where, what, "save it anew"};
}

// The chunks of a picture in order; stops at the first that does not fit in.
struct Chunks {
    std::string_view bytes;
    std::size_t at = kPngHead.size();

    std::string_view next() {
        if (bytes.size() - at < kPngChunk) return {};
        const std::size_t length = big(bytes, at, 4);
        if (length > bytes.size() - at - kPngChunk) return {};
        const std::string_view chunk = bytes.substr(at, kPngChunk + length);
        at += chunk.size();
        return chunk;
    }
};

std::string_view type_of(std::string_view chunk) {
    return chunk.substr(4, 4);
}

std::optional<Problem> side_problem(std::uint32_t width,
                                    std::uint32_t height,
                                    const std::string& where) {
    if (width == 0 || height == 0) return broken(where, "the picture has no points");
    if (std::max(width, height) <= kMaxPictureSide) return std::nullopt;
    return Problem{
        where,
        "the picture has " + std::to_string(width) + " x " + std::to_string(height) + " points",
        "at most " + std::to_string(kMaxPictureSide) + " x " + std::to_string(kMaxPictureSide) +
            " are possible"};
}

// How a picture is written: what its first chunk says, and what the decoder needs besides.
struct PngFormat {
    std::uint32_t width = 0, height = 0, depth = 0, color = 0, interlace = 0;

    std::uint32_t channels() const {
        switch (color) {
            case 2: return 3;
            case 4: return 2;
            case 6: return 4;
            default: return 1;
        }
    }
    bool usable() const {
        const bool small = depth == 1 || depth == 2 || depth == 4;
        const bool known =
            color == 0   ? small || depth == 8 || depth == 16
            : color == 3 ? small || depth == 8
                         : (color == 2 || color == 4 || color == 6) && (depth == 8 || depth == 16);
        return known && interlace <= 1;
    }
    // Rows of points, each after the number of its filter.
    std::uint64_t bytes_of(std::uint64_t wide, std::uint64_t high) const {
        return wide == 0 ? 0 : high * (1 + (wide * depth * channels() + 7) / 8);
    }
    std::uint64_t bytes() const {
        if (interlace == 0) return bytes_of(width, height);
        constexpr std::array<std::array<std::uint32_t, 4>, 7> kPasses = {{{0, 0, 8, 8},
                                                                          {4, 0, 8, 8},
                                                                          {0, 4, 4, 8},
                                                                          {2, 0, 4, 4},
                                                                          {0, 2, 2, 4},
                                                                          {1, 0, 2, 2},
                                                                          {0, 1, 1, 2}}};
        std::uint64_t sum = 0;
        for (const auto& [x, y, across, down] : kPasses)
            sum += bytes_of((width + across - 1 - x) / across, (height + down - 1 - y) / down);
        return sum;
    }
};

// Whether this unpacks to so many bytes, and no more than that is ever unpacked.
bool unpacks_to(std::string_view packed, std::uint64_t bytes) {
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) return false;
    // zlib does not write to its input; its type is older than const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    std::array<Bytef, 16384> part{};
    std::uint64_t got = 0;
    int state = Z_OK;
    while (state == Z_OK && got < bytes) {
        stream.next_out = part.data();
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        got += part.size() - stream.avail_out;
    }
    inflateEnd(&stream);
    return got >= bytes;
}

// All that the decoder would stumble over.
std::optional<Problem> content_problem(const PngFormat& format,
                                       bool has_palette,
                                       std::string_view packed,
                                       const std::string& where) {
    if (!format.usable())
        return Problem{where, "the picture is written in a way that PNG does not know",
                       "save it with 8 bits for each colour"};
    if (format.color == 3 && !has_palette) return broken(where, "the picture has no palette");
    if (!unpacks_to(packed, format.bytes()))
        return broken(where, "the picture has fewer points than it says, or they are damaged");
    return std::nullopt;
}

struct WavFormat {
    std::uint32_t code = 0, channels = 0, rate = 0, bits = 0;

    bool usable() const {
        const bool numbers = code == 1 && (bits == 8 || bits == 16 || bits == 24 || bits == 32);
        return (numbers || (code == 3 && bits == 32)) && (channels == 1 || channels == 2) &&
               rate >= kLeastRate && rate <= kMostRate;
    }
    std::uint64_t bytes_a_second() const { return std::uint64_t{rate} * channels * (bits / 8); }
};

std::optional<Problem> length_problem(const WavFormat& format,
                                      std::size_t length,
                                      const std::string& where) {
    if (!format.usable())
        return Problem{where, "the sound is written in a way that is not known",
                       "save it as PCM with 16 bits, 1 or 2 channels and 8000 to 48000 Hz"};
    if (length <= format.bytes_a_second() * kMaxSoundSeconds) return std::nullopt;
    return Problem{where,
                   "the sound is longer than " + std::to_string(kMaxSoundSeconds) + " seconds",
                   "cut it"};
}

std::optional<Problem> wav_problem(std::string_view bytes, const std::string& where) {
    WavFormat format;
    for (std::size_t at = kWavHead; bytes.size() - at >= 8;) {
        const std::size_t length = little(bytes, at + 4, 4);
        const std::string_view type = bytes.substr(at, 4);
        at += 8;
        if (length > bytes.size() - at) return broken(where, "the sound was cut short");
        if (type == "fmt " && length >= 16)
            format = {little(bytes, at, 2), little(bytes, at + 2, 2), little(bytes, at + 4, 4),
                      little(bytes, at + 14, 2)};
        if (type == "data") return length_problem(format, length, where);
        at += std::min(length + length % 2, bytes.size() - at);
    }
    return broken(where, "there is no sound in this file");
}

}  // namespace

std::uint32_t little(std::string_view bytes, std::size_t at, std::size_t size) {
    HEX_CHECK(size <= 4 && at <= bytes.size() && size <= bytes.size() - at);
    std::uint32_t value = 0;
    for (std::size_t i = size; i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::uint32_t big(std::string_view bytes, std::size_t at, std::size_t size) {
    HEX_CHECK(size <= 4 && at <= bytes.size() && size <= bytes.size() - at);
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::optional<Problem> model_problem(std::string_view bytes, const std::string& where) {
    if (bytes.substr(0, 4) != "glTF" || bytes.size() < 20 || little(bytes, 4, 4) != 2)
        return Problem{where, "this is not a glTF 2.0 model in one file", "export it as .glb"};
    if (little(bytes, 8, 4) != bytes.size() || bytes.substr(16, 4) != "JSON" ||
        little(bytes, 12, 4) > bytes.size() - 20)
        return Problem{where, "the model was cut short", "export it anew"};
    if (little(bytes, 12, 4) > kMaxModelJsonBytes)
        return Problem{where, "the model has too many parts", "join its meshes and export it anew"};
    return std::nullopt;
}

std::optional<Problem> picture_problem(std::string_view bytes, const std::string& where) {
    if (!bytes.starts_with(kPngHead)) return broken(where, "this is not a PNG picture");
    Chunks chunks{bytes};
    const std::string_view first = chunks.next();
    if (first.size() != kPngChunk + 13 || type_of(first) != "IHDR")
        return broken(where, "the picture does not say how large it is");
    if (auto problem = side_problem(big(first, 8, 4), big(first, 12, 4), where)) return problem;
    const PngFormat format{big(first, 8, 4), big(first, 12, 4), big(first, 16, 1),
                           big(first, 17, 1), big(first, 20, 1)};
    bool has_palette = false;
    std::string packed;
    for (std::string_view chunk = chunks.next(); !chunk.empty(); chunk = chunks.next()) {
        if (type_of(chunk) == "PLTE") has_palette = true;
        if (type_of(chunk) == "IDAT") packed += chunk.substr(8, chunk.size() - kPngChunk);
        if (type_of(chunk) != "IEND") continue;
        if (!packed.empty()) return content_problem(format, has_palette, packed, where);
        return broken(where, "the picture ends before it begins");
    }
    return broken(where, "the picture was cut short");
}

std::string plain_picture(std::string_view bytes) {
    std::string plain(kPngHead);
    Chunks chunks{bytes};
    for (std::string_view chunk = chunks.next(); !chunk.empty(); chunk = chunks.next()) {
        const std::string_view type = type_of(chunk);
        if (type == "IHDR" || type == "PLTE" || type == "tRNS" || type == "IDAT") plain += chunk;
        if (type != "IEND") continue;
        plain += chunk;
        break;
    }
    return plain;
}

std::optional<Problem> sound_problem(std::string_view bytes, const std::string& where) {
    if (bytes.starts_with("OggS")) return ogg_problem(bytes, where);
    if (bytes.size() >= kWavHead && bytes.starts_with("RIFF") && bytes.substr(8, 4) == "WAVE")
        return wav_problem(bytes, where);
    return broken(where, "this is neither an Ogg Vorbis nor a WAV sound");
}

std::optional<Problem> pack_problem(std::string_view bytes, const std::string& where) {
    if (bytes.size() < 12 || !bytes.starts_with("HXM1"))
        return Problem{where, "this is not a pack of models", "build it anew"};
    if (little(bytes, 4, 4) != bytes.size())
        return Problem{where, "the pack of models was cut short", "build it anew"};
    return std::nullopt;
}

}  // namespace hexholm
