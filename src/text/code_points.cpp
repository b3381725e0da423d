#include "src/text/code_points.h"

#include <algorithm>
#include <span>

#include <utf8proc.h>

namespace hexholm::text {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

bool is_in(std::span<const Range> ranges, char32_t code_point) {
    const auto behind =
        std::upper_bound(ranges.begin(), ranges.end(), code_point,
                         [](char32_t wanted, const Range& range) { return wanted < range.first; });
    return behind != ranges.begin() && code_point <= std::prev(behind)->last;
}

constexpr Range kPlain[] = {
    {0x20, 0x7E},     {0xA0, 0xAC},     {0xAE, 0x2FF},    {0x370, 0x482},   {0x48A, 0x58F},
    {0x10A0, 0x10FF}, {0x1200, 0x135A}, {0x1360, 0x139F}, {0x1C80, 0x1CBF}, {0x1D00, 0x1DBF},
    {0x1E00, 0x200A}, {0x2010, 0x2027}, {0x202F, 0x205F}, {0x2070, 0x20CF}, {0x2100, 0x2BFF},
    {0x2C60, 0x2C7F}, {0x2D80, 0x2DDF}, {0x2E00, 0x3029}, {0x302E, 0x3098}, {0x309B, 0x4DFF},
    {0x4E00, 0x9FFF}, {0xA640, 0xA66E}, {0xA700, 0xA7FF}, {0xAB30, 0xAB6F}, {0xAC00, 0xD7A3},
    {0xF900, 0xFB06}, {0xFE30, 0xFE6F}, {0xFF01, 0xFFEF}, {0xFFFC, 0xFFFD},
};
constexpr Range kHan[] = {{0x3400, 0x4DBF}, {0x4E00, 0x9FFF}, {0xF900, 0xFAFF}, {0x20000, 0x3FFFF}};
constexpr Range kWide[] = {
    {0x2E80, 0xA4CF}, {0xF900, 0xFAFF}, {0xFF01, 0xFFEF}, {0x1F000, 0x1FAFF}, {0x20000, 0x3FFFF}};
constexpr Range kJoined[] = {{0x600, 0x77F},   {0x7C0, 0x7FF},   {0x840, 0x8FF},
                             {0x1800, 0x18AF}, {0xFB50, 0xFDFF}, {0xFE70, 0xFEFE}};

const utf8proc_property_t& property(char32_t code_point) {
    return *utf8proc_get_property(static_cast<utf8proc_int32_t>(code_point));
}

}  // namespace

bool is_plain(char32_t code_point) {
    return is_in(kPlain, code_point);
}
bool is_invisible(char32_t code_point) {
    return property(code_point).ignorable != 0 ||
           property(code_point).category == UTF8PROC_CATEGORY_CF;
}
bool is_mark(char32_t code_point) {
    const auto category = property(code_point).category;
    return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC ||
           category == UTF8PROC_CATEGORY_ME;
}
bool is_han(char32_t code_point) {
    return is_in(kHan, code_point);
}
bool is_kana(char32_t code_point) {
    return code_point >= 0x3041 && code_point <= 0x30FF;
}
bool is_wide(char32_t code_point) {
    return is_in(kWide, code_point);
}
bool is_emoji(char32_t code_point) {
    const auto kind = property(code_point).boundclass;
    return code_point >= 0x1F000 && code_point < 0x20000 &&
           (kind == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC ||
            kind == UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR ||
            kind == UTF8PROC_BOUNDCLASS_E_MODIFIER || kind == UTF8PROC_BOUNDCLASS_EXTEND);
}
bool is_joined(char32_t code_point) {
    return is_in(kJoined, code_point);
}

}  // namespace hexholm::text
