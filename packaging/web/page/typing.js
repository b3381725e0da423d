// Letters for the program: of keyboards that are drawn on the screen, and of the clipboard.
'use strict';

const canvas = document.getElementById('canvas');

// Hands a text to a function of the program, which copies what it wants to keep.
function give(text, take, ...before) {
  const place = stringToNewUTF8(text);
  take(...before, place);
  _free(place);
}

// Screens that are touched type into a field that nobody sees. What its keyboard makes of it, which finishes words and builds
// letters of several strokes, is told as letters taken back and letters typed.
const keyboard = document.getElementById('keyboard');
const kStands = '\u00a0'.repeat(64);  // so that there is something to be taken back
let stands = kStands;

function typeIn(takenBack, letters) {
  const kMost = 7;  // in one event of the program
  for (let at = 0; at === 0 || at < letters.length; at += kMost)
    give(letters.slice(at, at + kMost).join(''), _hexholm_type, at === 0 ? takenBack : 0);
}
function emptyKeyboard() { keyboard.value = stands = kStands; }

keyboard.addEventListener('input', event => {
  const [before, now] = [[...stands], [...keyboard.value]];
  const differs = before.findIndex((letter, at) => letter !== now[at]);
  const same = differs < 0 ? before.length : differs;
  stands = keyboard.value;
  typeIn(before.length - same, now.slice(same));
  if (!event.isComposing && now.length < kStands.length) emptyKeyboard();
});
keyboard.addEventListener('keypress', event => event.stopPropagation());  // the letter comes as input

// Some browsers show the keyboard only while a finger is lifted, before the program has seen it.
let keyboardStays_ms = 0;
canvas.addEventListener('touchend', event => {
  const {clientX, clientY} = event.changedTouches[0];
  const place = canvas.getBoundingClientRect();
  const ratio = canvas.width / place.width;
  if (!globalThis._hexholm_is_box?.((clientX - place.left) * ratio, (clientY - place.top) * ratio)) return;
  event.preventDefault();  // else the browser would give the canvas the keyboard back
  keyboard.style.top = `${clientY}px`;  // the browser moves the page so that it is seen
  hexholmPage.showKeyboard(true);
  keyboardStays_ms = Date.now() + 500;
});

// A page may not look into the clipboard; it is told when the reader pastes by keys, and asks him otherwise.
let isPasted = false;
addEventListener('paste', event => {
  if (event.target === keyboard) return;
  isPasted = true;
  give(event.clipboardData?.getData('text') ?? '', _hexholm_paste);
});
