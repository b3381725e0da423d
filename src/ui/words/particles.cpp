#include "src/ui/words/particles.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "src/text/utf8.h"

namespace hexholm::ui {

namespace {

enum class Sound : std::uint8_t { unknown, open, closed, liquid };  // liquid: ends in ㄹ

struct Particle {
    std::string_view both;
    std::string_view after_closed;
    std::string_view after_open;
    bool liquid_is_open = false;
};
constexpr std::array kParticles = {Particle{"은(는)", "은", "는"}, Particle{"이(가)", "이", "가"},
                                   Particle{"을(를)", "을", "를"}, Particle{"와(과)", "과", "와"},
                                   Particle{"(으)로", "으로", "로", true}};

// Syllables of Hangul stand in rows of 28, of which the first has no closing letter and the ninth closes with ㄹ.
constexpr char32_t kFirstSyllable = 0xAC00;
constexpr char32_t kLastSyllable = 0xD7A3;
constexpr char32_t kClosings = 28;
constexpr char32_t kLiquid = 8;

Sound sound_of(char32_t letter) {
    // 영 일 이 삼 사 오 육 칠 팔 구; 십, 백 and so on, which a 0 stands for as well, close like 영.
    constexpr std::array kDigits = {Sound::closed, Sound::liquid, Sound::open,   Sound::closed,
                                    Sound::open,   Sound::open,   Sound::closed, Sound::liquid,
                                    Sound::liquid, Sound::open};
    if (letter >= '0' && letter <= '9') return kDigits[letter - '0'];
    if (letter < kFirstSyllable || letter > kLastSyllable) return Sound::unknown;
    const char32_t closing = (letter - kFirstSyllable) % kClosings;
    return closing == 0 ? Sound::open : closing == kLiquid ? Sound::liquid : Sound::closed;
}

// The sound of the last letter that is read aloud.
Sound sound_at_end(std::string_view text) {
    constexpr std::u32string_view kSilent = U"'\"’”)]」』>";
    while (!text.empty()) {
        std::size_t at = text.size() - 1;
        while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
            --at;
        std::size_t next = at;
        const char32_t letter = text::next_code_point(text, next);
        if (kSilent.find(letter) == std::u32string_view::npos) return sound_of(letter);
        text = text.substr(0, at);
    }
    return Sound::unknown;
}

void settle(std::string& text, const Particle& particle) {
    for (std::size_t at = text.find(particle.both); at != std::string::npos;
         at = text.find(particle.both, at + 1)) {
        const Sound sound = sound_at_end(std::string_view(text).substr(0, at));
        if (sound == Sound::unknown) continue;
        const bool open =
            sound == Sound::open || (sound == Sound::liquid && particle.liquid_is_open);
        text.replace(at, particle.both.size(), open ? particle.after_open : particle.after_closed);
    }
}

}  // namespace

std::string with_particles(std::string text) {
    for (const Particle& particle : kParticles)
        settle(text, particle);
    return text;
}

}  // namespace hexholm::ui
