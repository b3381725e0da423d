// Typing names: each letter counts once, whatever it is written with, and nothing that was typed is lost.
#include "src/text/normal_form.h"
#include "src/text/shaper.h"
#include "src/text/utf8.h"
#include "src/ui/parts/text_box.h"
#include "tests/src/drawn.h"

namespace hexholm {
namespace {

using namespace test;

constexpr const char* kNames[] = {"Ada",
                                  "Łukasz Žižka",
                                  "Nguyễn Thị Hằng",
                                  "Ελένη Фёдор",
                                  "김철수 뷁",
                                  "髙橋 﨑",
                                  "龑喆昇垚彧翀",
                                  "𠮷野",
                                  "שָׁלוֹם",
                                  "محمد عبد الله",
                                  "नमस्ते",
                                  "🎲👨‍👩‍👧🇩🇪",
                                  "a1️⃣ ❤️ x",
                                  "\uE000\u0B02"};

// A box that is typed in, frame after frame.
class TypingWindow {
public:
    explicit TypingWindow(text::TextLimit limit) : limit_(limit) {
        frame();
        frame();
    }
    void type(std::string_view letters) {
        ImGui::GetIO().AddInputCharactersUTF8(text::in_pieces(letters).c_str());
        frame();
        frame();
    }
    const std::string& text() const { return text_; }
    // From where to where its letters reach.
    std::pair<float, float> sides() {
        std::pair<float, float> sides = {1e9f, 0};
        frame();
        const Drawn drawn = frame();
        for (const DrawnWord& word : drawn.words())
            sides = {std::min(sides.first, word.rect.x), std::max(sides.second, word.rect.right())};
        return sides;
    }

private:
    Drawn frame() {
        window_.fit();
        return window_.frame([&](ui::Desk& desk) {
            ui::Sheet sheet(desk, "sheet", {0, 0, 400, 100});
            ui::Painter painter(desk, sheet.list());
            ui::draw_text_box(painter, "name", {10, 10, 300, 30}, limit_, text_,
                              ui::Typing::at_once);
        });
    }

    PaperWindow window_;
    text::TextLimit limit_;
    std::string text_;
};

std::size_t code_points(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        text::next_code_point(text, at);
    return count;
}

}  // namespace

TEST_CASE("a text that is typed has one code point for each letter, and means what it meant") {
    text::Shaper shaper("assets/fonts");
    for (const std::string name : kNames) {
        INFO(name);
        const std::string typed = shaper.typed(text::Style::sans, name);
        CHECK(code_points(typed) == text::cluster_count(name));
        CHECK(shaper.meant(typed) == text::composed(name));
    }
}

TEST_CASE("plain texts are drawn as they stand, without a copy") {
    text::Shaper shaper("assets/fonts");
    for (const std::string_view plain :
         {"Ada", "Größer – „so“…", "Łukasz", "Ελένη", "Фёдор", "김철수", "髙橋"})
        CHECK(shaper.shown(text::Style::sans, plain).data() == plain.data());
}

TEST_CASE("whatever is typed or pasted arrives, code points beyond 16 bits too") {
    for (const std::string name : kNames) {
        INFO(name);
        TypingWindow window({40});
        window.type(name);
        CHECK(window.text() == text::composed(name));
    }
}

TEST_CASE(
    "letters that were typed one after the other become one, and more can be typed behind them") {
    TypingWindow window({20});
    window.type("a");
    window.type("\u0323");  // a dot below: as many bytes as before, but one letter
    window.type("b");
    window.type("🇩");
    window.type("🇪");
    window.type("x");
    CHECK(window.text() == "ạb🇩🇪x");
}

TEST_CASE("a name has as many letters as a person counts, however many bytes they take") {
    for (const std::string letter : {"a", "ß", "뷁", "𠮷", "👨‍👩‍👧", "नि"}) {
        INFO(letter);
        TypingWindow window({20});
        std::string twenty;
        for (int count = 0; count < 20; ++count)
            twenty += letter;
        for (int count = 0; count < 23; ++count)
            window.type(letter);
        CHECK(window.text() == twenty);
    }
    TypingWindow window({20});
    window.type("twenty-one letters it");
    CHECK(window.text() == "twenty-one letters i");
}

TEST_CASE("what goes from right to left is typed from the right side of its box") {
    TypingWindow window({20});
    window.type("ابت");
    const auto [left, right] = window.sides();
    CHECK(left > 250);
    CHECK(right < 310);
    window.type("ثج");
    CHECK(window.sides().first < left);
    CHECK(window.sides().second == Approx(right).margin(1.5));
    window.type(" x");
    CHECK(window.sides().first < 30);
    CHECK(window.text() == "ابتثج x");
}

TEST_CASE("marks that are heaped on a letter come to an end") {
    TypingWindow window({20});
    for (int round = 0; round < 60; ++round)
        window.type("o\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030A\u030B\u030C");
    CHECK(window.text().size() <= text::TextLimit{20}.bytes);
    CHECK(text::cluster_count(window.text()) <= 20);
    CHECK_FALSE(window.text().empty());
}

}  // namespace hexholm
