// The page and the worker lay out packages alike.
'use strict';

// A package is a line of JSON - pairs of path and length - and then the files' bytes.
function unpack(bytes) {
  const end = bytes.indexOf(10);
  let at = end + 1;
  for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes.subarray(at, at += length));
  }
}
