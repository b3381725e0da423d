# shellcheck shell=bash
# What tools/play, tools/test and tools/check share: saying, installing, building. Sourced, never run.

set -euo pipefail

# shellcheck disable=SC2034  # read by whoever sources this
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd -P)

# Paths inside the compiler cache are relative, so another clone of the same sources is served too.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

say() { printf '\n== %s\n' "$*"; }

give_up() {
    printf '\n%s: %s\n' "$(basename "$0")" "$1" >&2
    shift
    [ $# -eq 0 ] || printf '  %s\n' "$@" >&2
    exit 1
}

# packages_of build test: the names in those lists.
packages_of() {
    local list
    for list in "$@"; do
        sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$root/tools/packages-$list.txt"
    done
}

# The packages among the arguments that are not installed.
missing_of() {
    local have
    # dpkg-query fails when it knows one of the names not at all; what it prints is still right.
    have=$(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
        awk '$2 == "installed" { print $1 }') || true
    printf '%s\n' "$@" | grep -vxF "$have" || true
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 \
        install --yes --quiet --no-install-recommends "$@"
}

# ensure_packages build [test]: installs what is missing, or says what is needed and why it cannot.
ensure_packages() {
    local wanted missing command
    mapfile -t wanted < <(packages_of "$@")
    if ! command -v dpkg-query >/dev/null; then
        say "This is not a Debian system, so nothing is installed. Hexholm needs what Debian 12 calls:"
        printf '  %s\n' "${wanted[*]}"
        return
    fi
    mapfile -t missing < <(missing_of "${wanted[@]}")
    [ ${#missing[@]} -gt 0 ] || return 0

    say "Missing packages: ${missing[*]}"
    command="apt-get install --no-install-recommends ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        give_up "packages are missing and apt-get is not here to install them." \
            "Install them some other way and start again: ${missing[*]}"
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        give_up "packages are missing, and installing them needs root; sudo is not here." \
            "Run this as root and start again:" "$command"
    fi
    [ "$(id -u)" -eq 0 ] || say "Installing needs root, so sudo may ask for your password"
    install_packages "${missing[@]}" ||
        give_up "apt-get could not install the packages; its reason stands above." \
            "When that is mended, run this as root and start again:" "$command"
}

# The package lists are fetched only when they are absent or too old to install from.
install_packages() {
    if apt-get install --simulate --quiet=2 "$@" >/dev/null 2>&1; then
        say "Installing them with apt-get"
        if apt_install "$@"; then return; fi
    fi
    say "Fetching the package lists, then installing with apt-get"
    as_root apt-get --quiet update && apt_install "$@"
}

# build PRESET [TARGET...]: builds only what changed.
build() {
    local preset=$1 target arguments=()
    shift
    for target in "$@"; do
        arguments+=(--target "$target")
    done
    say "Building ($preset: build/$preset)"
    cd "$root" || return
    [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" || return
    cmake --build --preset "$preset" "${arguments[@]}"
}
