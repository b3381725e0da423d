// A handful of goods as bytes: which there are, then how many of each.
#pragma once

#include "engine/base/bundle.h"
#include "engine/base/bytes.h"

namespace hexholm {

inline void put_goods(const Bundle& goods, ByteWriter& writer) {
    std::uint64_t mask = 0;
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        mask |= std::uint64_t{goods[good] != 0} << good.value;
    writer.number(mask);
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        if (goods[good] != 0) writer.number(static_cast<std::uint64_t>(goods[good]));
}

// Which of them exist is for the caller to say.
inline Bundle take_goods(ByteReader& reader) {
    Bundle goods;
    const std::uint64_t mask = reader.number(kAllGoods);
    for (const GoodId good : all_ids<GoodId>(kMaxGoods))
        if ((mask >> good.value & 1U) != 0)
            goods.set(good, static_cast<int>(reader.number(Bundle::kMaxOfOne)));
    return goods;
}

}  // namespace hexholm
