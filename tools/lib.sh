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

# lines_of FILE: without comments and empty lines.
lines_of() { sed -E -e 's/ *#.*//' -e '/^ *$/d' "$1"; }

# packages_of build test: what those lists ask for, a line each (tools/packages-build.txt says how they are written).
packages_of() {
    local list
    for list in "$@"; do
        lines_of "$root/tools/packages-$list.txt"
    done
}

# "a (>= 1) | b": a pair a line, the name and the least version, if one is named.
alternatives_of() { tr '|' '\n' <<<"$1" | sed -E 's/^ *([^ ]+)( *\(>= *([^) ]+)\))? *$/\1 \3/'; }

# is_enough VERSION LEAST: whether there is a version, and none older than asked for.
is_enough() { [ -n "$1" ] && { [ -z "$2" ] || dpkg --compare-versions "$1" ge "$2"; }; }

# Of the lines of a list on standard input: those of which nothing is installed.
missing_of() {
    local line name least found
    local -A installed=()
    while read -r name least; do
        installed[$name]=$least
    done < <(dpkg-query -W -f='${db:Status-Status} ${Package} ${Version}\n' | sed -n 's/^installed //p')
    while read -r line; do
        found=no
        while read -r name least; do
            if is_enough "${installed[$name]:-}" "$least"; then found=yes; fi
        done < <(alternatives_of "$line")
        [ $found = yes ] || echo "$line"
    done
}

# known_version NAME: what apt would install. It takes a name that it does not know for a pattern.
known_version() {
    apt-cache policy "$1" 2>/dev/null |
        awk -v name="$1:" '/^[^ ]/ { is_it = $0 == name } is_it && $1 == "Candidate:" && $2 != "(none)" { print $2 }'
}

# choice_for LINE: the first of its packages that this system has; nothing where the line allows `none`. Fails, and says
# what is lacking, when there is no choice.
choice_for() {
    local name least version lacking=()
    while read -r name least; do
        [ "$name" != none ] || return 0
        version=$(known_version "$name")
        if is_enough "$version" "$least"; then
            echo "$name"
            return
        fi
        lacking+=("$name${least:+ ${least#*:} or later (here: ${version:-none})}")
    done < <(alternatives_of "$1")
    printf '%s or ' "${lacking[@]}" | sed 's/ or $//'
    return 1
}

# choose LINE...: fills `chosen` with packages to install, and `lacking` with what the system does not have.
choose() {
    local line choice
    chosen=() lacking=()
    for line in "$@"; do
        if ! choice=$(choice_for "$line"); then
            lacking+=("$choice")
        elif [ -n "$choice" ]; then
            chosen+=("$choice")
        fi
    done
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
    local missing chosen lacking knows_packages=yes
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        need_commands "$@"
        return
    fi
    mapfile -t missing < <(packages_of "$@" | missing_of)
    [ ${#missing[@]} -gt 0 ] || return 0
    choose "${missing[@]}"
    if [ ${#lacking[@]} -gt 0 ] || ! compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; then knows_packages=no; fi
    [ $knows_packages = no ] || [ ${#chosen[@]} -gt 0 ] || return 0

    say "Missing packages: $(joined "${missing[@]}")"
    need_root "${chosen[*]:-${missing[*]}}"
    if [ $knows_packages = no ]; then
        fetch_package_lists
        choose "${missing[@]}"
    fi
    [ ${#lacking[@]} -eq 0 ] || give_up "$(system_name) does not have what Hexholm needs: $(joined "${lacking[@]}")."
    [ ${#chosen[@]} -gt 0 ] || return 0
    install_packages "${chosen[@]}" ||
        give_up "apt-get could not install the packages; its reason stands above." \
            "When that is mended, run this as root and start again:" "$(install_command "${chosen[*]}")"
}

joined() {
    local text
    text=$(printf '%s, ' "$@")
    echo "${text%, }"
}

system_name() { (. /etc/os-release && echo "$PRETTY_NAME") 2>/dev/null || echo "This system"; }

# Systems without apt: nothing can be installed, but what is missing can be named.
need_commands() {
    local command missing=()
    for command in cmake ninja pkg-config c++ python3; do
        command -v "$command" >/dev/null || missing+=("$command")
    done
    [ ${#missing[@]} -eq 0 ] || give_up "$(system_name) has no apt-get, and these programs are missing: $(joined "${missing[@]}")." \
        "Hexholm needs what Debian calls: $(packages_of "$@" | paste -sd, | sed 's/,/, /g')"
}

install_command() { echo "apt-get install --no-install-recommends $1"; }

# need_root PACKAGES: only root can install them.
need_root() {
    [ "$(id -u)" -ne 0 ] || return 0
    command -v sudo >/dev/null ||
        give_up "packages are missing, and installing them needs root; sudo is not here." \
            "Run this as root and start again:" "$(install_command "$1")"
    say "Installing needs root, so sudo may ask for your password"
}

fetch_package_lists() {
    say "Fetching the package lists"
    as_root apt-get --quiet update || give_up "apt-get could not fetch the package lists; its reason stands above."
}

# The package lists are fetched anew only when they are too old to install from.
install_packages() {
    if apt-get install --simulate --quiet=2 "$@" >/dev/null 2>&1; then
        say "Installing them with apt-get"
        if apt_install "$@"; then return; fi
    fi
    fetch_package_lists
    apt_install "$@"
}

# folder_of PRESET: what tools/test builds is what tools/play has built, and the tests.
folder_of() {
    case $1 in
        test) echo "$root/build/release" ;;
        web) echo "$root/build/wasm" ;; # build/web is what browsers fetch
        *) echo "$root/build/$1" ;;
    esac
}

# build PRESET [TARGET...]: builds only what changed, and says how long it will take.
build() {
    local preset=$1 folder
    folder=$(folder_of "$preset")
    shift
    cd "$root" || return
    # Where tools/test has configured, tools/play goes on with its options.
    if [ ! -f "$folder/build.ninja" ] || [ "$preset" = test ]; then
        mkdir -p "$folder"
        if ! cmake --preset "$preset" >"$folder/configure.log" 2>&1; then
            cat "$folder/configure.log" >&2
            return 1
        fi
    fi
    python3 tools/build_progress.py "$folder" "$@"
}
