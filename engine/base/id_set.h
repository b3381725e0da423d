// A set of things of one kind, a bit for each; gone through in the order of their ids.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hexholm {

template <class IdType, std::size_t kCount>
class IdSet {
public:
    // The first `count` ids.
    static IdSet first(std::size_t count) {
        IdSet all;
        for (std::size_t at = 0; 64 * at < count; ++at)
            all.words_[at] = ~std::uint64_t{0} >> (64 - std::min<std::size_t>(64, count - 64 * at));
        return all;
    }
    // The set that these words hold.
    static IdSet of(const std::uint64_t* words, std::size_t count) {
        IdSet set;
        std::copy_n(words, count, set.words_.begin());
        return set;
    }
    bool has(IdType id) const { return ((words_[id.index() / 64] >> (id.index() % 64)) & 1U) != 0; }
    void add(IdType id) { words_[id.index() / 64] |= std::uint64_t{1} << (id.index() % 64); }
    // Adds the id; if it is in the set already, adds it to `again` as well.
    void add(IdType id, IdSet& again) {
        const std::size_t word = id.index() / 64;
        const std::uint64_t bit = std::uint64_t{1} << (id.index() % 64);
        again.words_[word] |= words_[word] & bit;
        words_[word] |= bit;
    }
    // Without a branch, for what nobody can foresee.
    void add_if(IdType id, bool wanted) {
        words_[id.index() / 64] |= std::uint64_t{wanted} << (id.index() % 64);
    }
    void add(const IdSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] |= other.words_[at];
    }
    void keep(const IdSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] &= other.words_[at];
    }
    void remove(const IdSet& other) {
        for (std::size_t at = 0; at < words_.size(); ++at)
            words_[at] &= ~other.words_[at];
    }
    void remove(const std::uint64_t* words, std::size_t count) {
        for (std::size_t at = 0; at < count; ++at)
            words_[at] &= ~words[at];
    }
    void add(const std::uint64_t* words, std::size_t count) {
        for (std::size_t at = 0; at < count; ++at)
            words_[at] |= words[at];
    }
    // Removes the ids that are in both sets, and adds those that are only in the words.
    void flip(const std::uint64_t* words, std::size_t count) {
        for (std::size_t at = 0; at < count; ++at)
            words_[at] ^= words[at];
    }
    void remove(IdType id) { words_[id.index() / 64] &= ~(std::uint64_t{1} << (id.index() % 64)); }

    // The overloads below look only at the first `words` words. REQUIRES: the other words are
    // empty.
    void add(const IdSet& other, std::size_t words) {
        for (std::size_t at = 0; at < words; ++at)
            words_[at] |= other.words_[at];
    }
    void keep(const IdSet& other, std::size_t words) {
        for (std::size_t at = 0; at < words; ++at)
            words_[at] &= other.words_[at];
    }
    void remove(const IdSet& other, std::size_t words) {
        for (std::size_t at = 0; at < words; ++at)
            words_[at] &= ~other.words_[at];
    }
    bool empty(std::size_t words) const {
        std::uint64_t all = 0;
        for (std::size_t at = 0; at < words; ++at)
            all |= words_[at];
        return all == 0;
    }
    template <class Visit>
    void visit(std::size_t words, Visit visit) const {
        for (std::size_t at = 0; at < words; ++at)
            for (std::uint64_t rest = words_[at]; rest != 0; rest &= rest - 1)
                visit(IdType(64 * at + static_cast<std::size_t>(std::countr_zero(rest))));
    }

    bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_)
            all |= word;
        return all == 0;
    }
    int count() const {
        int all = 0;
        for (const std::uint64_t word : words_)
            all += std::popcount(word);
        return all;
    }
    int count(std::size_t words) const {
        int all = 0;
        for (std::size_t at = 0; at < words; ++at)
            all += std::popcount(words_[at]);
        return all;
    }
    // The ids from 64 * word on, a bit for each.
    void set_word(std::size_t word, std::uint64_t bits) { words_[word] = bits; }
    std::uint64_t word(std::size_t word) const { return words_[word]; }
    const std::uint64_t* data() const { return words_.data(); }

    // Calls visit(id) for each until it returns false.
    template <class Visit>
    void visit(Visit visit) const {
        for (std::size_t at = 0; at < words_.size(); ++at)
            for (std::uint64_t rest = words_[at]; rest != 0; rest &= rest - 1)
                if (!visit(IdType(64 * at + static_cast<std::size_t>(std::countr_zero(rest)))))
                    return;
    }

private:
    std::array<std::uint64_t, (kCount + 63) / 64> words_{};
};

}  // namespace hexholm
