// Compares sixteen bytes with a value at once (SIMD where the processor has it).
#pragma once

#include <cstdint>
#if defined(__SSE2__)
#include <emmintrin.h>
#else
#include <cstring>
#endif

namespace hexholm {

constexpr unsigned kBytesInRow = 16;

// Which of sixteen bytes have (byte & mask) == wanted: a bit for each.
#if defined(__SSE2__)
inline unsigned bytes_like(const void* bytes, unsigned mask, unsigned wanted) {
    const __m128i row = _mm_loadu_si128(static_cast<const __m128i*>(bytes));
    const __m128i masked = _mm_and_si128(row, _mm_set1_epi8(static_cast<char>(mask)));
    const __m128i equal = _mm_cmpeq_epi8(masked, _mm_set1_epi8(static_cast<char>(wanted)));
    return static_cast<unsigned>(_mm_movemask_epi8(equal));
}
#else
inline unsigned bytes_like(const void* bytes, unsigned mask, unsigned wanted) {
    unsigned char row[kBytesInRow];
    std::memcpy(row, bytes, sizeof row);
    unsigned found = 0;
    for (unsigned at = 0; at < kBytesInRow; ++at)
        found |= unsigned{(row[at] & mask) == wanted} << at;
    return found;
}
#endif

// Compares eight 16-bit numbers with `wanted` at once; returns a bit for each that is equal.
constexpr unsigned kPairsInRow = 8;
#if defined(__SSE2__)
inline unsigned pairs_like(const void* pairs, unsigned wanted) {
    const __m128i row = _mm_loadu_si128(static_cast<const __m128i*>(pairs));
    const __m128i equal = _mm_cmpeq_epi16(row, _mm_set1_epi16(static_cast<short>(wanted)));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(equal, _mm_setzero_si128())));
}
#else
inline unsigned pairs_like(const void* pairs, unsigned wanted) {
    unsigned short row[kPairsInRow];
    std::memcpy(row, pairs, sizeof row);
    unsigned found = 0;
    for (unsigned at = 0; at < kPairsInRow; ++at)
        found |= unsigned{row[at] == wanted} << at;
    return found;
}
#endif

// Which of eight 16-bit numbers lie within least to most: a bit for each.
#if defined(__SSE2__)
inline unsigned pairs_within(const void* pairs, std::int16_t least, std::int16_t most) {
    const __m128i row = _mm_loadu_si128(static_cast<const __m128i*>(pairs));
    const __m128i outside = _mm_or_si128(_mm_cmplt_epi16(row, _mm_set1_epi16(least)),
                                         _mm_cmpgt_epi16(row, _mm_set1_epi16(most)));
    const __m128i packed = _mm_packs_epi16(outside, _mm_setzero_si128());
    return static_cast<unsigned>(_mm_movemask_epi8(packed)) ^ 0xFFU;
}
#else
inline unsigned pairs_within(const void* pairs, std::int16_t least, std::int16_t most) {
    std::int16_t row[kPairsInRow];
    std::memcpy(row, pairs, sizeof row);
    unsigned found = 0;
    for (unsigned at = 0; at < kPairsInRow; ++at)
        found |= unsigned{row[at] >= least && row[at] <= most} << at;
    return found;
}
#endif

// The sum of those of so many bytes for which the mask has 0xFF, and not 0.
#if defined(__SSE2__)
inline unsigned sum_within(const void* bytes, const void* mask) {
    const __m128i row = _mm_and_si128(_mm_loadu_si128(static_cast<const __m128i*>(bytes)),
                                      _mm_loadu_si128(static_cast<const __m128i*>(mask)));
    const __m128i halves = _mm_sad_epu8(row, _mm_setzero_si128());
    return static_cast<unsigned>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
}
#else
inline unsigned sum_within(const void* bytes, const void* mask) {
    unsigned char row[kBytesInRow];
    unsigned char wanted[kBytesInRow];
    std::memcpy(row, bytes, sizeof row);
    std::memcpy(wanted, mask, sizeof wanted);
    unsigned sum = 0;
    for (unsigned at = 0; at < kBytesInRow; ++at)
        sum += row[at] & wanted[at];
    return sum;
}
#endif

// Which of four rows of eight bytes have a byte that is greater than the byte of `held` in its
// place: a bit for each.
#if defined(__SSE2__)
inline unsigned rows_beyond(const std::uint64_t* rows, std::uint64_t held) {
    const __m128i limit = _mm_set1_epi64x(static_cast<long long>(held));
    const auto* const pairs = reinterpret_cast<const __m128i*>(rows);
    const __m128 first = _mm_castsi128_ps(_mm_subs_epu8(_mm_loadu_si128(pairs), limit));
    const __m128 second = _mm_castsi128_ps(_mm_subs_epu8(_mm_loadu_si128(pairs + 1), limit));
    const __m128 lower = _mm_shuffle_ps(first, second, _MM_SHUFFLE(2, 0, 2, 0));
    const __m128 upper = _mm_shuffle_ps(first, second, _MM_SHUFFLE(3, 1, 3, 1));
    const __m128i beyond = _mm_castps_si128(_mm_or_ps(lower, upper));
    const __m128i within = _mm_cmpeq_epi32(beyond, _mm_setzero_si128());
    return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(within))) ^ 0xFU;
}
#else
inline unsigned rows_beyond(const std::uint64_t* rows, std::uint64_t held) {
    unsigned found = 0;
    for (unsigned at = 0; at < 4; ++at)
        for (unsigned byte = 0; byte < 64; byte += 8)
            found |= unsigned{((rows[at] >> byte) & 0xFFU) > ((held >> byte) & 0xFFU)} << at;
    return found;
}
#endif

}  // namespace hexholm
