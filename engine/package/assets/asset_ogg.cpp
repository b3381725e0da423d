// How long an Ogg Vorbis sound may become, counted from its pages before anything is decoded.
#include "engine/lua/reading/limits.h"
#include "engine/package/assets/asset_format.h"

namespace hexholm {
namespace {

constexpr std::size_t kPageHead = 27;
constexpr std::size_t kCheckSumAt = 22;
constexpr std::size_t kVorbisHead = 30;
constexpr std::uint32_t kBegins = 2;  // flag of the first page of a stream

// The check sum of pages: a decoder looks for pages inside of those whose sum is wrong.
std::uint32_t check_sum(std::string_view page) {
    std::uint32_t sum = 0;
    for (std::size_t at = 0; at < page.size(); ++at) {
        const bool own = at >= kCheckSumAt && at < kCheckSumAt + 4;
        sum ^= own ? 0 : std::uint32_t{static_cast<unsigned char>(page[at])} << 24;
        for (int bit = 0; bit < 8; ++bit)
            sum = sum << 1 ^ ((sum & 0x80000000U) != 0 ? 0x04C11DB7U : 0);
    }
    return sum;
}

// The page at the start of `bytes`; empty when there is no whole and sound one.
std::string_view first_page(std::string_view bytes) {
    if (bytes.size() < kPageHead || !bytes.starts_with("OggS") || bytes[4] != 0) return {};
    const std::size_t pieces = little(bytes, 26, 1);
    if (bytes.size() < kPageHead + pieces) return {};
    std::size_t size = kPageHead + pieces;
    for (std::size_t i = 0; i < pieces; ++i)
        size += little(bytes, kPageHead + i, 1);
    if (size > bytes.size()) return {};
    const std::string_view page = bytes.substr(0, size);
    return check_sum(page) == little(page, kCheckSumAt, 4) ? page : std::string_view{};
}

// A packet ends at every piece shorter than 255 bytes.
std::uint64_t packets_in(std::string_view page) {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < little(page, 26, 1); ++i)
        count += little(page, kPageHead + i, 1) < 255 ? 1 : 0;
    return count;
}

struct Vorbis {
    std::uint32_t channels = 0, rate = 0, samples = 0;  // of a packet, at most

    bool usable() const { return channels >= 1 && channels <= 2 && rate >= 8000 && rate <= 48000; }
};

Vorbis vorbis_of(std::string_view page) {
    const std::string_view body = page.substr(kPageHead + little(page, 26, 1));
    if (body.size() < kVorbisHead || body.substr(0, 7) != "\x01vorbis") return {};
    const std::uint32_t long_block = little(body, 28, 1) >> 4;  // as a power of two
    return {little(body, 11, 1), little(body, 12, 4), (1U << long_block) / 2};
}

}  // namespace

// One stream, one page after the other: so the decoder can find no more than what was counted here.
std::optional<Problem> ogg_problem(std::string_view bytes, const std::string& where) {
    const std::string_view begin = first_page(bytes);
    if (begin.empty()) return Problem{where, "the sound was cut short", "save it anew"};
    const Vorbis vorbis = vorbis_of(begin);
    if (!vorbis.usable())
        return Problem{where, "the sound is written in a way that is not known",
                       "save it as Ogg Vorbis with 1 or 2 channels and 8000 to 48000 Hz"};
    std::uint64_t packets = 0;
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::string_view page = first_page(rest);
        if (page.empty()) return Problem{where, "the sound is damaged", "save it anew"};
        const bool begins = (little(page, 5, 1) & kBegins) != 0;
        if (little(page, 14, 4) != little(begin, 14, 4) || begins != (rest.size() == bytes.size()))
            return Problem{where, "the file has several streams", "save the sound alone"};
        packets += packets_in(page);
        rest.remove_prefix(page.size());
    }
    if (packets * vorbis.samples <= std::uint64_t{vorbis.rate} * kMaxSoundSeconds)
        return std::nullopt;
    return Problem{where,
                   "the sound is longer than " + std::to_string(kMaxSoundSeconds) + " seconds",
                   "cut it"};
}

}  // namespace hexholm
