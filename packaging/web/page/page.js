// Brings the program to the page: fetches it, lays out its files, starts it, and does for it what only a page can do.
'use strict';

// Tests put words and files of their own here.
const asked = globalThis.hexholmAsked ?? {};
const canvas = document.getElementById('canvas');
const lines = document.getElementById('lines');
const told = new Set();

// One line for the reader, once; it can be put away where the game goes on.
function tell(text, stays = false) {
  if (told.has(text)) return;
  told.add(text);
  const line = document.createElement('p');
  line.textContent = text;
  if (!stays) {
    const away = document.createElement('button');
    away.textContent = '✕';
    away.onclick = () => line.remove();
    line.append(away);
  }
  lines.append(line);
}

// Nothing goes on after it.
class Stop extends Error {}

function stop(text) {
  document.getElementById('start').hidden = true;
  tell(text, true);
  throw new Stop(text);
}

// ---- What the browser must be able to do ----

// Modules with nothing in them but vectors, and but exceptions.
const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const exceptions = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

function isNewEnough() {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream === 'undefined') return false;
  return [vectors, exceptions].every(bytes => WebAssembly.validate(new Uint8Array(bytes)));
}

// What draws, where the browser tells it; nothing where it cannot draw.
function graphics() {
  const context = document.createElement('canvas').getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  return context && (names ? context.getParameter(names.UNMASKED_RENDERER_WEBGL) : 'WebGL');
}

// ---- Fetching ----

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

// A package is a line of JSON - pairs of path and length - and then the files' bytes.
function unpack(bytes) {
  const end = bytes.indexOf(10);
  let at = end + 1;
  for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, bytes.subarray(at, at += length));
  }
}

// ---- What is kept ----

const kKept = '/kept';
let keeps = false;
let isKeeping = false;
let keepAgain = false;
let keepTimer = 0;

const synced = fromStore => new Promise((done, failed) => FS.syncfs(fromStore, problem => problem ? failed(problem) : done()));

async function keepNow() {
  clearTimeout(keepTimer);
  keepTimer = 0;
  if (!keeps) return;
  keepAgain = isKeeping;
  if (isKeeping) return;
  isKeeping = true;
  try {
    await synced(false);
  } catch {
    tell(word('full'));
  }
  isKeeping = false;
  if (keepAgain) keepNow();
}

function keepSoon() {
  keepTimer ||= setTimeout(keepNow, 60);
}

// The file system has no word for "something was written below this folder", so its operations are listened to.
function listenForWrites() {
  const probe = `${kKept}/.probe`;
  FS.writeFile(probe, '');
  const file = FS.lookupPath(probe).node;
  const listen = (operations, names) => {
    for (const name of names) {
      const plain = operations[name];
      operations[name] = (...given) => {
        if ((given[0].node ?? given[0]).mount === file.mount) keepSoon();
        return plain(...given);
      };
    }
  };
  listen(file.stream_ops, ['write']);
  listen(file.node_ops, ['setattr']);
  listen(FS.lookupPath(kKept).node.node_ops, ['mknod', 'rename', 'unlink', 'rmdir', 'symlink']);
  FS.unlink(probe);
}

async function openStore() {
  FS.mkdirTree(kKept);
  try {
    FS.mount(IDBFS, {}, kKept);
    await synced(true);
    keeps = true;
  } catch {
    tell(word('forgets'));
    return;
  }
  listenForWrites();
  navigator.storage?.persist?.();
  addEventListener('visibilitychange', () => document.hidden && keepNow());
  addEventListener('pagehide', keepNow);
}

// ---- What the program asks of the page ----

let catalogue;  // files.json
const parts = new Map();  // of the program's files that are fetched when they are wanted: null while they come, then true

async function fetchPart(name) {
  const box = document.createElement('div');
  box.textContent = word(`part_${name.split('-')[0]}`);
  box.innerHTML += '<div class="bar"><i></i></div>';
  document.getElementById('parts').append(box);
  const file = catalogue.packages[name];
  try {
    const bar = box.querySelector('i');
    const files = await fetched(file, progressOf([file], part => { bar.style.width = `${4 + 96 * part}%`; })(file));
    unpack(files);
    parts.set(name, true);
    if (name !== 'sounds') ++hexholmPage.arrived;
    if (name === 'mods') hexholmPage.helper.give(files);
  } catch (problem) {
    parts.delete(name);
    retryAt.set(name, Date.now() + 30000);
    tell(problem.message);
  }
  box.remove();
}
const retryAt = new Map();

// Hands a text to a function of the program, which copies what it wants to keep.
function give(text, take, ...before) {
  const place = stringToNewUTF8(text);
  take(...before, place);
  _free(place);
}

// A file of the reader's, for the program as if it had been dropped on its window.
async function takeFile(file) {
  if (!file || file.size > 64 << 20) return;
  FS.mkdirTree('/tmp/taken');
  const path = `/tmp/taken/${file.name.replace(/[/\\\0]/g, '_')}`;
  FS.writeFile(path, new Uint8Array(await file.arrayBuffer()));
  give(path, _hexholm_drop);
}
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => {
  event.preventDefault();
  takeFile(event.dataTransfer?.files[0]);
});

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

// Finer screens than the program may draw for are taken for coarser ones.
let mostPixels = 2;
const finePixels = Object.getOwnPropertyDescriptor(globalThis, 'devicePixelRatio')?.get ?? (() => 1);
Object.defineProperty(globalThis, 'devicePixelRatio', {get: () => Math.min(finePixels.call(globalThis), mostPixels), configurable: true});

let asksBeforeLeaving = false;
addEventListener('beforeunload', event => { if (asksBeforeLeaving) event.preventDefault(); });

globalThis.hexholmPage = {
  // Whether the part is there; otherwise it is fetched from now on.
  want(name) {
    if (parts.get(name)) return true;
    if (name === 'sounds' && !navigator.userActivation?.hasBeenActive) return false;
    const waits = parts.has(name) || !catalogue.packages[name] || Date.now() < (retryAt.get(name) ?? 0);
    if (!waits) {
      parts.set(name, null);
      fetchPart(name);
    }
    return false;
  },
  askBeforeLeaving(on) { asksBeforeLeaving = on; },
  // Gives a file to the reader, as browsers do.
  handOut(path) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
    link.download = path.slice(path.lastIndexOf('/') + 1);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
  askForFile(ending) {
    const chooser = document.createElement('input');
    chooser.type = 'file';
    chooser.accept = ending;
    chooser.onchange = () => takeFile(chooser.files[0]);
    chooser.click();
  },
  showKeyboard(on) {
    if (on === (document.activeElement === keyboard) || Date.now() < keyboardStays_ms) return;
    emptyKeyboard();
    (on ? keyboard : canvas).focus();
  },
  limitPixels(most) {
    if (most === mostPixels) return;
    mostPixels = most;
    dispatchEvent(new Event('resize'));
  },
  ended(code) {
    keepNow();
    if (code === 0) stop(word('ended'));
  },
  uncover() { document.getElementById('start').hidden = true; },
  // Pages without encryption know the old way only.
  copyOut(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text).catch(() => {});
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
    canvas.focus();
  },
  bringClipboard() {
    const text = isPasted ? null : prompt(word('paste'));
    isPasted = false;
    if (text !== null) give(text, _hexholm_paste);
  },
  arrived: 0,  // parts of which something is seen
  problems: [],
  helper: null,
};

// ---- The worker, a second copy of the program that thinks for it ----

class Helper {
  isLost = false;
  #answers = [];
  #worker;

  constructor(packages) {
    try {
      this.#worker = new Worker('helper.js');
    } catch {
      return this.#lose();
    }
    this.#worker.onerror = () => this.#lose();
    this.#worker.onmessage = ({data}) => data.problem ? this.#lose() : this.#answers.push(data);
    const environment = {...pageEnvironment(), ...asked.environment};
    this.#worker.postMessage({script: catalogue.script.name, module: hexholmPage.module, environment, keeps});
    packages.forEach(files => this.give(files));
  }
  // Files of the program; they are no longer the caller's.
  give(files) {
    if (!this.isLost) this.#worker.postMessage({files}, [files.buffer]);
  }
  send(message) { this.#worker?.postMessage(message, [message.buffer]); }
  nextSize() { return this.#answers[0]?.length ?? -1; }
  take() { return this.#answers.shift(); }
  #lose() {
    this.isLost = true;
    tell(word('bots'));
  }
}

// ---- The start ----

function show(part, what) {
  document.getElementById('progress').style.width = `${4 + 96 * part}%`;
  document.getElementById('doing').textContent = word(what);
}

const kLettersOf = {ja: 'letters-ja', ko: 'letters-ko', zh: 'letters-zh'};

function argumentsOfPage() {
  const words = [...asked.arguments ?? []];
  if (/^#[\w=&-]{1,300}$/.test(location.hash) && location.protocol !== 'file:')
    words.push('--join', `${location.origin}/${location.hash}`);
  return words;
}

let driver;

// The program reads its language from the environment, as on a desktop.
function pageEnvironment() {
  return {HOME: kKept, HEXHOLM_ROOT: '/', HEXHOLM_DRIVER: driver, LANG: `${pageLanguage}.UTF-8`};
}

function started(module, script) {
  return new Promise((done, failed) => {
    globalThis.Module = {
      canvas,
      noInitialRun: true,
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then(instance => receive(instance, module), failed);
        return {};
      },
      preRun: [() => Object.assign(ENV, pageEnvironment(), asked.environment)],
      onRuntimeInitialized: done,
      onAbort: reason => tell(word('stopped', reason), true),
      print: line => console.log(line),
      printErr: line => {
        hexholmPage.problems.push(line);
        console.error(line);
      },
    };
    const element = document.createElement('script');
    element.src = script.name;
    element.integrity = script.integrity;
    element.onerror = () => failed(new Error(word('damaged', script.name)));
    document.body.append(element);
  });
}

async function start() {
  show(0, 'fetching');
  if (!isNewEnough()) stop(word('old'));
  driver = graphics();
  if (!driver) stop(word('graphics'));
  const answer = await fetch('files.json', {cache: 'no-cache'}).catch(() => null);
  if (!answer?.ok) stop(word('fetch', 'files.json'));
  catalogue = await answer.json();
  const names = ['core', kLettersOf[pageLanguage], ...asked.packages ?? []].filter(name => catalogue.packages[name]);
  const files = [catalogue.program, ...names.map(name => catalogue.packages[name])];
  const progress = progressOf(files, part => show(part, 'fetching'));
  const [program, ...packages] = await Promise.all(files.map(file => fetched(file, progress(file))));
  show(1, 'starting');
  hexholmPage.module = await WebAssembly.compile(program);
  await started(hexholmPage.module, catalogue.script);
  packages.forEach(unpack);
  names.forEach(name => parts.set(name, true));
  await openStore();
  for (const [path, text] of Object.entries(asked.files ?? {}))
    FS.writeFile(path, text);
  hexholmPage.helper = new Helper(packages.slice(0, 1));
  canvas.focus();
  const code = callMain(argumentsOfPage());
  if (code !== 0) stop(hexholmPage.problems.at(-1) ?? word('stopped', code));
}

// The server may have been given a newer version since.
async function lookForNewer() {
  if (document.hidden || !catalogue) return;
  const now = await fetch('files.json', {cache: 'no-cache'}).then(answer => answer.json()).catch(() => null);
  if (now && now.program.name !== catalogue.program.name) tell(word('renewed'));
}
addEventListener('visibilitychange', lookForNewer);
addEventListener('online', lookForNewer);

globalThis.addEventListener('error', event => { if (!(event.error instanceof Stop)) tell(word('stopped', event.message), true); });
canvas.addEventListener('webglcontextlost', () => tell(word('lost'), true));
document.addEventListener('contextmenu', event => event.preventDefault());

start().catch(problem => {
  if (problem instanceof Stop) return;
  document.getElementById('start').hidden = true;
  tell(problem.message, true);
});
if (navigator.serviceWorker && !asked.withoutKeeper) navigator.serviceWorker.register('keeper.js').catch(() => {});
