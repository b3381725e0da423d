# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # `taken` and `took` are read by whoever sources this; `system` and `log` are theirs
# Clean systems of Debian in a cache folder, for tools/systems and tools/release. Sourced, after lib.sh.

cache=${XDG_CACHE_HOME:-$HOME/.cache}/hexholm/systems
mirror=${HEXHOLM_MIRROR:-http://deb.debian.org/debian}
fresh=no

# system_option OPTION [VALUE]: takes one that all these tools know; how many words that were goes to `taken`.
system_option() {
    taken=1
    case $1 in
        --mirror) mirror=${2:?--mirror needs a URL} taken=2 ;;
        --fresh) fresh=yes ;;
        *) return 1 ;;
    esac
}

system_options_usage() {
    cat <<END
  --mirror URL   of the archive (else HEXHOLM_MIRROR, else http://deb.debian.org/debian)
  --fresh        make the systems anew, from what the archive has today
Systems, downloaded packages and logs are kept in $cache.
END
}

# base_of SUITE: makes the smallest system of it there is.
base_of() {
    local file=$cache/$1.tar
    [ "$fresh" = no ] || rm -f "$file"
    [ ! -f "$file" ] || return 0
    say "Making the system $1"
    command -v mmdebstrap >/dev/null ||
        give_up "mmdebstrap is missing." "Run this as root and start again: $(install_command mmdebstrap)"
    mkdir -p "$cache"
    mmdebstrap --quiet --variant=minbase --include=ca-certificates --format=tar "$1" "$file.new" "$mirror" ||
        give_up "mmdebstrap could not make the system $1; its reason stands above."
    mv "$file.new" "$file"
}

# apart ARGS: this tool again where mounts are its own and end with it; for others than root, as root of a namespace.
apart() {
    local rights=()
    [ "$(id -u)" -eq 0 ] || rights=(--map-root-user --map-auto)
    exec unshare "${rights[@]}" --mount --pid --fork --kill-child --mount-proc \
        env HEXHOLM_APART=1 "$0" "$@"
}

# in_clean_systems ARGS -- SUITE...: sees to it that these systems are there and that this tool, with ARGS, runs apart.
in_clean_systems() {
    local arguments=()
    while [ "$1" != -- ]; do
        arguments+=("$1")
        shift
    done
    shift
    [ -z "${HEXHOLM_APART:-}" ] || return 0
    for suite in "$@"; do
        base_of "$suite"
    done
    apart "${arguments[@]}"
}

# unpack SUITE FOLDER: a system that nobody has touched, with the host's devices; its packages are fetched only once.
unpack() {
    exec {lock}>"$2.lock"
    flock --nonblock "$lock" || give_up "another run is using $2."
    lay_out "$@" || give_up "the system $1 could not be laid out in $2; the reason stands above."
}

lay_out() {
    rm -rf --one-file-system "$2" &&
        mkdir -p "$2" "$cache/packages-$1/partial" &&
        tar --extract --file "$cache/$1.tar" --directory "$2" --exclude='./dev/*' &&
        mount -t proc proc "$2/proc" &&
        mount --rbind /dev "$2/dev" &&
        mount --bind "$cache/packages-$1" "$2/var/cache/apt/archives" &&
        cp --dereference /etc/resolv.conf "$2/etc/resolv.conf" &&
        # mmdebstrap leaves it out; then a name server is asked for the machine itself, and may not know it.
        printf '127.0.0.1 localhost\n::1 localhost\n' >"$2/etc/hosts"
}

throw_away() {
    umount --lazy "$1/dev" "$1/proc" "$1/var/cache/apt/archives"
    rm -rf --one-file-system "$1"
    exec {lock}>&-
}

# inside FOLDER COMMAND...: runs it there, with nothing of this system's environment but ways through a proxy.
inside() {
    local folder=$1 passed=()
    shift
    for name in http_proxy https_proxy no_proxy; do
        [ -z "${!name:-}" ] || passed+=("$name=${!name}")
    done
    chroot "$folder" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "${passed[@]}" "$@"
}

name_of() { sed -nE 's/^PRETTY_NAME="(.*)"/\1/p' "$1/etc/os-release"; }

# step NAME COMMAND...: into `log`; the seconds it took go to `took`.
step() {
    local began=$SECONDS status=0
    say "$system: $1 (what it says: $log)"
    shift
    "$@" >>"$log" 2>&1 </dev/null || status=$?
    took=$((SECONDS - began))
    [ "$status" -eq 0 ] || tail -n 25 "$log" >&2
    return "$status"
}

# last_in_log PATTERN: what its parentheses found last.
last_in_log() { sed -nE "s/^.*$1.*/\1/p" "$log" | tail -n 1; }
