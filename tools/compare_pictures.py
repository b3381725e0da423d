#!/usr/bin/python3
"""Whether a picture of the program looks like the one that was approved.

    tools/compare_pictures.py NEW.png APPROVED.jpg

Drivers and versions of fonts differ in single points, so the means of small blocks are compared, and a
few blocks may differ. A new picture that differs is kept in build/shots. When the change was meant to be
seen: tools/gallery NAME, look at it, commit it.
"""
import os
import shutil
import sys

from PIL import Image, ImageChops

BLOCK = 8          # pixels
MOST_LEVELS = 16   # of 255, by which the mean of a block may differ
MOST_OFF = 0.015   # part of all blocks


def part_that_differs(one, other):
    difference = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    levels = [max(pixel) for pixel in difference.getdata()]
    return sum(level > MOST_LEVELS for level in levels) / len(levels)


def main():
    new, approved = sys.argv[1:3]
    with Image.open(new) as one, Image.open(approved) as other:
        if one.size != other.size:
            sys.exit(f"{approved}: {other.size} pixels, but the program draws {one.size}")
        off = part_that_differs(one.convert("RGB"), other.convert("RGB"))
    if off <= MOST_OFF:
        return
    os.makedirs("build/shots", exist_ok=True)
    kept = os.path.join("build/shots", os.path.basename(new))
    shutil.copyfile(new, kept)
    sys.exit(f"{approved}: {off:.1%} of the picture looks different now (see {kept}); "
             f"if it shall: tools/gallery {os.path.basename(new).rsplit('-', 1)[0]}")


if __name__ == "__main__":
    main()
