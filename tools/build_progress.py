#!/usr/bin/env python3
"""Build with ninja, and tell how far it is and about how long it will take.

usage: tools/build_progress.py FOLDER [TARGET...]

How much work a step is follows from the size of what it compiles; how fast the machine is, from the steps that are
done. On a terminal one line tells it and counts down; elsewhere a line comes now and then. What the compiler says is
printed as it comes, and the exit code is ninja's.
"""
import os
import re
import selectors
import subprocess
import sys
import time

# A guess until the first steps are done: what a core of a common machine compiles in a second. A source brings headers
# that cost as much as this many bytes of it; linking and such are nearly nothing.
BYTES_A_SECOND = 15_000
BYTES_OF_HEADERS = 90_000
BYTES_OF_OTHER_STEPS = 3_000
GUESS_COUNTS = 0.15   # of all the work: so much is known of the speed beforehand
LINE_EVERY_S = 30     # where it is no terminal
STEP = re.compile(r"\[\d+/\d+\] (.*)")
OBJECT = re.compile(r"Building CXX object (\S*?)CMakeFiles/[^/]+\.dir/(\S+)\.(?:o|gch)$")


def size_of(path):
    return os.path.getsize(path) if os.path.isfile(path) else 0


def work_of(step, folder, root):
    """How much a step is, in bytes of source."""
    compiled = OBJECT.search(step)
    if not compiled:
        return BYTES_OF_OTHER_STEPS
    made = os.path.join(folder, os.path.splitext(step.split()[-1])[0])
    if not os.path.isfile(made):
        return BYTES_OF_HEADERS + size_of(os.path.join(root, compiled[1], compiled[2]))
    with open(made, encoding="utf-8") as file:  # several sources as one, or headers compiled beforehand
        return BYTES_OF_HEADERS + sum(map(size_of, re.findall(r'^#include "(.*)"', file.read(), re.MULTILINE)))


def plan(folder, targets, root):
    """What will be done, each step with its work. What makes the plan is brought up to date before."""
    made = subprocess.run(["ninja", "build.ninja"], cwd=folder, capture_output=True, text=True)
    if made.returncode != 0:
        sys.exit(made.stdout + made.stderr)
    # By another name: ninja would only tell that it looks whether build.ninja must be made anew.
    with open(os.path.join(folder, "plan.ninja"), "w", encoding="utf-8") as file:
        file.write("include build.ninja\n")
    steps = subprocess.run(["ninja", "-n", "-f", "plan.ninja", *targets], cwd=folder, capture_output=True,
                           text=True).stdout
    return {step[1]: work_of(step[1], folder, root) for step in map(STEP.match, steps.splitlines()) if step}


def in_words(seconds):
    if seconds < 50:
        return "less than a minute"
    minutes = round(seconds / 60)
    return f"about {minutes} minute{'s' if minutes > 1 else ''}"


class Progress:
    """What is done, and how it is told."""

    def __init__(self, works):
        self.works = works
        self.total = sum(works.values())
        self.done = self.steps_done = 0
        self.began = self.judged = self.told = time.monotonic()
        self.cores = len(os.sched_getaffinity(0))
        self.left = self.total / BYTES_A_SECOND / self.cores
        self.is_terminal = sys.stdout.isatty()

    def begin(self):
        cores = f"{self.cores} core{'s' if self.cores > 1 else ''}"
        print(f"{len(self.works)} steps, {in_words(self.left)} on {cores}", flush=True)

    def finish(self, step):
        if step not in self.works:  # ninja looks after build.ninja
            return
        self.done += self.works[step]
        self.steps_done += 1
        now = time.monotonic()
        guessed = GUESS_COUNTS * self.total
        seconds = (now - self.began) + guessed / BYTES_A_SECOND / self.cores
        self.left = max(0, self.total - self.done) * seconds / (self.done + guessed)
        self.judged = now

    def text(self):
        part = min(99, 100 * self.done // self.total)
        left = max(0, self.left - (time.monotonic() - self.judged))
        return f"{part:3} %  step {self.steps_done}/{len(self.works)}  {in_words(left)} left"

    def tell(self):
        now = time.monotonic()
        if self.is_terminal:
            print(f"\r\033[K{self.text()}", end="", flush=True)
        elif now - self.told >= LINE_EVERY_S:
            print(self.text(), flush=True)
            self.told = now

    def pass_on(self, line):
        """A line of the compiler's."""
        print(("\r\033[K" if self.is_terminal else "") + line, flush=True)

    def end(self, code):
        if self.is_terminal:
            print("\r\033[K", end="")
        if code == 0:
            print(f"Built in {time.monotonic() - self.began:.0f} s", flush=True)


def follow(ninja, progress):
    """Reads what ninja prints to its end, and tells the time in between."""
    waiter = selectors.DefaultSelector()
    waiter.register(ninja.stdout, selectors.EVENT_READ)
    rest = b""
    while True:
        if waiter.select(timeout=1):
            read = os.read(ninja.stdout.fileno(), 65536)
            if not read:
                break
            *lines, rest = (rest + read).split(b"\n")
            for line in (line.decode(errors="replace") for line in lines):
                step = STEP.match(line)
                if step:
                    progress.finish(step[1])
                else:
                    progress.pass_on(line)
        progress.tell()


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, targets = sys.argv[1], sys.argv[2:]
    root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    os.environ["NINJA_STATUS"] = "[%f/%t] "  # by which steps are known
    works = plan(folder, targets, root)
    if not works:
        return 0
    progress = Progress(works)
    progress.begin()
    with subprocess.Popen(["ninja", *targets], cwd=folder, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT) as ninja:
        try:
            follow(ninja, progress)
        except KeyboardInterrupt:  # ninja has heard it, too
            ninja.wait()
            return 130
    progress.end(ninja.returncode)
    return ninja.returncode


if __name__ == "__main__":
    sys.exit(main())
