// A value that is made when somebody first asks for it.
#pragma once

#include <new>
#include <type_traits>

namespace hexholm {

// Costs nothing until it is used, however large it is: an empty std::optional fills its room with
// zeroes.
template <class T>
class Lazy {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    Lazy() {}
    Lazy(const Lazy&) = delete;
    Lazy& operator=(const Lazy&) = delete;

    bool is_made() const { return is_made_; }
    // What make() gives; it is called at most once.
    template <class Make>
    T& get(Make make) {
        if (!is_made_) {
            ::new (static_cast<void*>(&value_)) T(make());
            is_made_ = true;
        }
        return value_;
    }
    // REQUIRES: is_made().
    const T& value() const { return value_; }

private:
    union {
        T value_;
    };
    bool is_made_ = false;
};

}  // namespace hexholm
