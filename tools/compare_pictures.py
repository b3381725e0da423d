#!/usr/bin/python3
"""Whether a picture of the program looks like the one that was approved.

    tools/compare_pictures.py NEW.png APPROVED.jpg

Drivers and versions of fonts differ in single points, so the means of small blocks are compared, and a
few blocks may differ: of the whole picture, and of every small region, so that nothing of the size of a
number, a card, a piece or a die may be another one. A new picture that differs is kept in build/shots. When the change was meant to be
seen: tools/gallery NAME, look at it, commit it.
"""
import os
import shutil
import sys

from PIL import Image, ImageChops

BLOCK = 8          # pixels
MOST_LEVELS = 16   # of 255, by which the mean of a block may differ
MOST_OFF = 0.015   # part of all blocks
REGION = 3         # blocks from side to side
MOST_OFF_IN_REGION = 4  # of its nine blocks


def differing(one, other):
    """Rows of blocks, each 1 where the pictures differ there."""
    difference = ImageChops.difference(one.reduce(BLOCK), other.reduce(BLOCK))
    off = [int(max(pixel) > MOST_LEVELS) for pixel in difference.getdata()]
    return [off[at:at + difference.width] for at in range(0, len(off), difference.width)]


def part_that_differs(rows):
    return sum(map(sum, rows)) / sum(map(len, rows))


def worst_region(rows):
    """How many blocks of a region differ at most, and where in the picture that is."""
    return max((sum(sum(row[x:x + REGION]) for row in rows[y:y + REGION]), x * BLOCK, y * BLOCK)
               for y in range(len(rows) - REGION + 1) for x in range(len(rows[0]) - REGION + 1))


def main():
    new, approved = sys.argv[1:3]
    with Image.open(new) as one, Image.open(approved) as other:
        if one.size != other.size:
            sys.exit(f"{approved}: {other.size} pixels, but the program draws {one.size}")
        rows = differing(one.convert("RGB"), other.convert("RGB"))
    off = part_that_differs(rows)
    blocks, x, y = worst_region(rows)
    if off <= MOST_OFF and blocks <= MOST_OFF_IN_REGION:
        return
    os.makedirs("build/shots", exist_ok=True)
    kept = os.path.join("build/shots", os.path.basename(new))
    shutil.copyfile(new, kept)
    sys.exit(f"{approved}: {off:.1%} of the picture looks different now, most of all at {x},{y} (see {kept}); "
             f"if it shall: tools/gallery {os.path.basename(new).rsplit('-', 1)[0]}")


if __name__ == "__main__":
    main()
