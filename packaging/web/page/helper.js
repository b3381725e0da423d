// The second copy of the program, which thinks while the page draws. The first message brings the program and its files;
// the later ones are the program's own.
'use strict';
importScripts('package.js');

const kKept = '/kept';
const kOpensTable = 1;  // the first byte of such a message (engine/session/bots/far_bots.cpp)

function start({script, module, environment, keeps}) {
  return new Promise((done, failed) => {
    self.Module = {
      noInitialRun: true,
      instantiateWasm(imports, receive) {
        WebAssembly.instantiate(module, imports).then(instance => receive(instance, module), failed);
        return {};
      },
      preRun: [() => Object.assign(ENV, environment)],
      onRuntimeInitialized: done,
      onAbort: failed,
    };
    importScripts(script);
  }).then(() => {
    FS.mkdirTree(kKept);
    if (keeps) FS.mount(IDBFS, {}, kKept);
    callMain([]);
  });
}

// Mods that the player has got since lie in the store of the page.
const readStore = () => new Promise(done => FS.syncfs(true, done));

function answer(message) {
  const place = _malloc(message.length);
  HEAPU8.set(message, place);
  _hexholm_answer(place, message.length);
  _free(place);
}

async function take(message) {
  if (message.module) return start(message);
  if (message.files) return unpack(message.files);
  if (message[0] === kOpensTable) await readStore();
  answer(message);
}

let row = Promise.resolve();
onmessage = event => {
  row = row.then(() => take(event.data)).catch(problem => {
    postMessage({problem: String(problem)});
    close();
  });
};
