/* Copies, fills and compares memory sixteen bytes at a time. emscripten's own functions leave longer copies to JavaScript,
   which is dear for states of a few thousand bytes, and compare byte by byte. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <wasm_simd128.h>

enum { kRow = 16, kRows = 4 * kRow };

/* They may lie anywhere. */
typedef uint64_t __attribute__((aligned(1), may_alias)) Eight;
typedef uint32_t __attribute__((aligned(1), may_alias)) Four;

/* A few bytes, of which the last ones are read before the first ones are written. */
static void copy_few(unsigned char* to, const unsigned char* from, size_t count) {
    if (count >= 8) {
        const uint64_t first = *(const Eight*)from;
        const uint64_t last = *(const Eight*)(from + count - 8);
        *(Eight*)to = first;
        *(Eight*)(to + count - 8) = last;
    } else if (count >= 4) {
        const uint32_t first = *(const Four*)from;
        const uint32_t last = *(const Four*)(from + count - 4);
        *(Four*)to = first;
        *(Four*)(to + count - 4) = last;
    } else if (count > 0) {
        const unsigned char first = from[0];
        const unsigned char middle = from[count / 2];
        const unsigned char last = from[count - 1];
        to[0] = first;
        to[count / 2] = middle;
        to[count - 1] = last;
    }
}

void* memcpy(void* restrict where, const void* restrict what, size_t count) {
    unsigned char* to = where;
    const unsigned char* from = what;
    if (count < kRow) {
        copy_few(to, from, count);
        return where;
    }
    const v128_t end = wasm_v128_load(from + count - kRow);
    unsigned char* const last = to + count - kRow;
    for (; count >= kRows; count -= kRows, to += kRows, from += kRows) {
        const v128_t a = wasm_v128_load(from);
        const v128_t b = wasm_v128_load(from + kRow);
        const v128_t c = wasm_v128_load(from + 2 * kRow);
        const v128_t d = wasm_v128_load(from + 3 * kRow);
        wasm_v128_store(to, a);
        wasm_v128_store(to + kRow, b);
        wasm_v128_store(to + 2 * kRow, c);
        wasm_v128_store(to + 3 * kRow, d);
    }
    for (; count >= kRow; count -= kRow, to += kRow, from += kRow)
        wasm_v128_store(to, wasm_v128_load(from));
    wasm_v128_store(last, end);
    return where;
}

void* memset(void* where, int value, size_t count) {
    unsigned char* to = where;
    const v128_t row = wasm_u8x16_splat((uint8_t)value);
    if (count < kRow) {
        while (count-- > 0)
            *to++ = (unsigned char)value;
        return where;
    }
    wasm_v128_store(to + count - kRow, row);
    for (; count >= kRows; count -= kRows, to += kRows) {
        wasm_v128_store(to, row);
        wasm_v128_store(to + kRow, row);
        wasm_v128_store(to + 2 * kRow, row);
        wasm_v128_store(to + 3 * kRow, row);
    }
    for (; count >= kRow; count -= kRow, to += kRow)
        wasm_v128_store(to, row);
    return where;
}

int memcmp(const void* one, const void* other, size_t count) {
    const unsigned char* left = one;
    const unsigned char* right = other;
    for (; count >= kRow; count -= kRow, left += kRow, right += kRow) {
        const v128_t equal = wasm_i8x16_eq(wasm_v128_load(left), wasm_v128_load(right));
        if (!wasm_i8x16_all_true(equal)) {
            const int at = __builtin_ctz(~(unsigned)wasm_i8x16_bitmask(equal));
            return left[at] - right[at];
        }
    }
    for (; count > 0; --count, ++left, ++right)
        if (*left != *right) return *left - *right;
    return 0;
}
