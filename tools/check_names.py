#!/usr/bin/env python3
"""Names that one file keeps for itself must not be those of others.

Sources are compiled in batches, and which files share a batch changes with every new file. So a constant, a function
or a type of an unnamed namespace, or a static one, may come to stand beside another of its name: at best that fails
to compile, at worst it is taken for the one of a header. This looks for such names: twice within one folder, or so near
in the list of sources that a build may compile them as one; a constant with the name of one in a header of its namespace
or an outer one; a type with the name of one in a header of its namespace; a constant of a function with the name of one
that a source before it keeps.
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTANT = re.compile(r"^(?:static |inline )*(?:constexpr|const) [\w:<>, *&]*?\b(k[A-Z]\w*)(?:\[\w*\])?(?: =|\{|;)")
INNER_CONSTANT = re.compile(CONSTANT.pattern.replace("^", r"^ +"), re.M)
TYPE = re.compile(r"^(?:struct|class|enum class|enum) (\w+)(?: final)?(?: : [^;]*)?(?: \{|$)")
FUNCTION = re.compile(r"^(?:template <.*> )?(?:static |constexpr |inline )*[\w:<>, *&]+? [*&]?(\w+)\(")
NEAR = 24  # sources: CMAKE_UNITY_BUILD_BATCH_SIZE (CMakeLists.txt)
KEYWORDS = {"return", "if", "for", "while", "switch", "else", "using", "namespace"}


def local_names(text):
    """(kind, name, parameters) of what stands in unnamed namespaces, or is static, at the left edge of a source."""
    depth_unnamed = False
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("namespace {"):
            depth_unnamed = True
        elif line.startswith("}  // namespace"):
            depth_unnamed = False
        if not line or line[0] in " }#/" or line.split("(")[0].split(" ")[0] in KEYWORDS:
            continue
        if not (depth_unnamed or line.startswith("static ")):
            continue
        if found := CONSTANT.match(line):
            yield "constant", found[1], ""
        elif found := TYPE.match(line):
            if not line.endswith(";"):
                yield "type", found[1], ""
        elif (found := FUNCTION.match(line)) and "::" + found[1] not in line:
            head = line
            for more in lines[at + 1:at + 12]:
                if ")" in head:
                    break
                head += " " + more.strip()
            yield "function", found[1], parameters(head)


def parameters(head):
    """The types of a function's parameters: two of one name may differ in them."""
    inside = head[head.index("(") + 1:head.rindex(")")] if ")" in head else ""
    return ", ".join(re.sub(r"\s*\b\w+$", "", part.split(" = ")[0]).strip() for part in inside.split(","))


def namespace_of(text):
    return "::".join(re.findall(r"^namespace ([\w:]+) \{", text, re.M))


def header_constants(folder):
    """By namespace and name."""
    names = {}
    for header in sorted((ROOT / folder).rglob("*.h")):
        text = header.read_text()
        for line in text.split("\n"):
            if found := CONSTANT.match(line):
                names.setdefault((namespace_of(text), found[1]), header.relative_to(ROOT))
    return names


def hidden(constants, namespace, name):
    """The header whose constant this one would hide in its namespace."""
    while namespace:
        if header := constants.get((namespace, name)):
            return header
        namespace = namespace.rpartition("::")[0]
    return None


def is_within(inner, outer):
    return inner == outer or inner.startswith(outer + "::")


def shadowing(kept, number, namespace, text):
    """(name, source) of the constants of functions that would shadow one that a source shortly before this keeps."""
    for name in sorted(set(INNER_CONSTANT.findall(text))):
        for before, outer, path in kept[name]:
            if number - NEAR < before < number and is_within(namespace, outer):
                yield name, path


def header_types(folder):
    """By namespace and name."""
    names = {}
    for header in sorted((ROOT / folder).rglob("*.h")):
        text = header.read_text()
        for line in text.split("\n"):
            if (found := TYPE.match(line)) and not line.endswith(";"):
                names.setdefault((namespace_of(text), found[1]), header.relative_to(ROOT))
    return names


def main():
    faults = []
    engine = header_constants("engine")
    below = {"engine": engine, "src": {**engine, **header_constants("src")}}
    below |= {f"tests/{program}": {} for program in ("engine", "net", "server", "src")}
    for part, constants in below.items():
        owners = defaultdict(list)
        types = header_types(part)
        near = defaultdict(list)
        kept = defaultdict(list)
        for number, source in enumerate(sorted((ROOT / part).rglob("*.cpp"))):
            text = source.read_text()
            path = source.relative_to(ROOT)
            seen = set()
            for name, other in shadowing(kept, number, namespace_of(text), text):
                faults.append(f"{path}: {name} in a function would shadow that of {other}; give one another name")
            for kind, name, more in local_names(text):
                if kind == "constant":
                    kept[name].append((number, namespace_of(text), path))
                if kind == "constant" and (other := hidden(constants, namespace_of(text), name)):
                    faults.append(f"{path}: {name} is a name of {other}, too")
                if kind == "type" and (other := types.get((namespace_of(text), name))):
                    faults.append(f"{path}: the type {name} is a name of {other}, too")
                if (kind, name, more) not in seen:
                    owners[source.parent, namespace_of(text), kind, name, more].append(path)
                    near[namespace_of(text), kind, name, more].append((number, path))
                seen.add((kind, name, more))
        for (_, _, kind, name, _), paths in owners.items():
            if len(paths) > 1:
                others = ", ".join(str(path) for path in paths[1:])
                faults.append(f"{paths[0]}: the {kind} {name} stands in {others}, too; give one another name")
        for (_, kind, name, _), places in near.items():
            for (first, path), (second, other) in zip(places, places[1:]):
                if second - first < NEAR and path.parent != other.parent:
                    faults.append(f"{path}: the {kind} {name} stands near by in {other}, too; give one another name")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
