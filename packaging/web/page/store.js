// Keeps saved games, settings and mods in the store of the browser, soon after each change.
'use strict';

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
