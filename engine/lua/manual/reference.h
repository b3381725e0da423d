// The manual for authors of mods, written by the same tables that read the mods.
#pragma once

#include <string>
#include <vector>

namespace hexholm {

// docs/modding/reference.md, as Markdown.
std::string api_reference();

struct FieldDoc;
struct KindSpec;
// The fields of a kind of declaration.
std::vector<FieldDoc> docs_of(const KindSpec& spec);

}  // namespace hexholm
