#include "engine/package/asset_format.h"

#include <algorithm>

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
    bool has_points = false;
    for (std::string_view chunk = chunks.next(); !chunk.empty(); chunk = chunks.next()) {
        if (type_of(chunk) == "IDAT") has_points = true;
        if (type_of(chunk) != "IEND") continue;
        if (has_points) return std::nullopt;
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
