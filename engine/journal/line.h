// One line of a journal as text: "2 build_road 17 # 9f3a..." or "undo 2 1 # 04c1...".
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/content/content.h"
#include "engine/journal/recorded.h"

namespace hexholm {

// Without line end and without the running checksum.
std::string record_text(const Content& content, const RecordedAction& record);

// The reverse. Whether what is taken back had been done is another question.
Result<RecordedAction> parse_record(const Content& content,
                                    std::string_view text,
                                    const std::string& where);

}  // namespace hexholm
