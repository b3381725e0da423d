// Brings the program to the page: fetches it, lays out its files, starts it, and does for it what only a page can do.
'use strict';

// Tests put words and files of their own here.
const asked = globalThis.hexholmAsked ?? {};
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
  if (missingScript) stop(word('fetch', missingScript));
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

// So that the second start needs no network; the first one has fetched much before anybody kept it.
async function keepPage() {
  if (!navigator.serviceWorker || asked.withoutKeeper) return;
  await navigator.serviceWorker.register('keeper.js');
  const {active} = await navigator.serviceWorker.ready;
  const fetchedFiles = performance.getEntriesByType('resource').map(file => file.name);
  const ofWorker = new URL('helper.js', location.href).href;  // not among them
  active.postMessage([location.href.split('#')[0], ofWorker, ...fetchedFiles]);
}

start().then(keepPage).catch(problem => {
  if (problem instanceof Stop) return;
  document.getElementById('start').hidden = true;
  tell(problem.message, true);
});
