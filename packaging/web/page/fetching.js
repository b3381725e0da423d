// Fetches files of the page, with how far they are, and looks whether they are whole.
'use strict';

function joined(pieces, bytes) {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

// A page without encryption can take no sums; the length has to do there.
async function isWhole(bytes, {size, sum}) {
  if (bytes.length !== size) return false;
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('') === sum;
}

// `progress` is told how many bytes have come. Fails with a line for the reader.
async function fetched(file, progress) {
  const pieces = [];
  let bytes = 0;
  try {
    const answer = await fetch(file.name);
    if (!answer.ok) throw new Error(answer.status);
    for (const reader = answer.body.getReader();;) {
      const {done, value} = await reader.read();
      if (done) break;
      pieces.push(value);
      bytes += value.length;
      progress(Math.min(bytes, file.size));
    }
  } catch {
    throw new Error(word('fetch', file.name));
  }
  const whole = joined(pieces, bytes);
  if (!await isWhole(whole, file)) throw new Error(word('damaged', file.name));
  return whole;
}

// How far several files are together; `show` gets a part of 1.
function progressOf(files, show) {
  const come = new Map(files.map(file => [file, 0]));
  const all = files.reduce((sum, file) => sum + file.size, 0);
  return file => bytes => {
    come.set(file, bytes);
    show([...come.values()].reduce((sum, part) => sum + part, 0) / Math.max(all, 1));
  };
}
