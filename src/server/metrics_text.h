// What /metrics says, in the form that Prometheus reads. All names begin with "hexholm_".
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace hexholm::server {

// How often something took how long, for shares as "99 % within 60 ms".
struct Times {
    static constexpr std::array<std::int64_t, 10> kMost_ms = {5,  10,  15,  20,    30,
                                                              60, 100, 250, 1'000, 5'000};

    std::array<std::uint64_t, kMost_ms.size()>
        within{};  // each counts those of the shorter ones, too
    std::uint64_t count = 0;
    std::uint64_t sum_ms = 0;

    void note(std::int64_t ms) {
        for (std::size_t at = 0; at < kMost_ms.size(); ++at)
            within[at] += ms <= kMost_ms[at] ? 1 : 0;
        ++count;
        sum_ms += static_cast<std::uint64_t>(ms);
    }
};

class MetricsText {
public:
    void gauge(std::string_view name, std::uint64_t value) { one(name, "gauge", value); }
    void counter(std::string_view name, std::uint64_t value) { one(name, "counter", value); }
    // One name with several values; those follow by of().
    void several(std::string_view name, std::string_view type) {
        text_.append("# TYPE hexholm_").append(name).append(" ").append(type).append("\n");
    }
    void of(std::string_view name,
            std::string_view label,
            std::string_view word,
            std::uint64_t value) {
        text_.append("hexholm_").append(name).append("{").append(label).append("=\"");
        text_.append(word).append("\"} ").append(std::to_string(value)).append("\n");
    }
    void times(std::string_view name, const Times& times) {
        several(name, "histogram");
        const std::string bucket = std::string(name) + "_bucket";
        for (std::size_t at = 0; at < Times::kMost_ms.size(); ++at)
            of(bucket, "le", seconds(static_cast<std::uint64_t>(Times::kMost_ms[at])),
               times.within[at]);
        of(bucket, "le", "+Inf", times.count);
        line(std::string(name) + "_sum", seconds(times.sum_ms));
        line(std::string(name) + "_count", std::to_string(times.count));
    }
    const std::string& text() const { return text_; }

private:
    static std::string seconds(std::uint64_t ms) {
        const std::string digits = std::to_string(1'000 + ms % 1'000).substr(1);
        return std::to_string(ms / 1'000) + "." + digits;
    }
    void line(std::string_view name, std::string_view value) {
        text_.append("hexholm_").append(name).append(" ").append(value).append("\n");
    }
    void one(std::string_view name, std::string_view type, std::uint64_t value) {
        several(name, type);
        line(name, std::to_string(value));
    }

    std::string text_;
};

}  // namespace hexholm::server
