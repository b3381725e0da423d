// A server with the page of the game, and a browser in front of it that draws without a graphics card.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const programs = process.env.BUILD ?? join(root, 'build/release');
const kLong_ms = 120000;

export const rest = ms => new Promise(done => setTimeout(done, ms));

// Until `what` gives something; fails with a line that says what was waited for.
export async function wait(what, name, longest_ms = kLong_ms) {
  for (const end = Date.now() + longest_ms; Date.now() < end; await rest(100)) {
    const found = await what();
    if (found) return found;
  }
  throw new Error(`waited in vain for ${name}`);
}

export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'hexholm-web-'));
  return {path, remove: () => rmSync(path, {recursive: true, force: true})};
}

// A program of ours; what it prints is kept in `said`.
export function run(program, words, environment = {}) {
  const child = spawn(join(programs, program), words, {env: {...process.env, ...environment}});
  const running = {child, said: ''};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => { running.said += text; });
  running.ended = new Promise(done => child.on('close', code => done(code)));
  running.stop = signal => {
    child.kill(signal ?? 'SIGTERM');
    return running.ended;
  };
  return running;
}

export async function startServer(data, port = 0) {
  const server = run('hexholm-server', ['--web', join(root, 'build/web'), '--data', data, '--port', String(port), '--openings', '0']);
  const [, address] = await wait(() => /waits at (http\S+)/.exec(server.said), 'the server');
  return Object.assign(server, {address, port: Number(new URL(address).port)});
}

// A way to the port that can be cut: lines end at once then, and nobody gets through until it is mended.
export async function startWire(port) {
  const lines = new Set();
  let isCut = false;
  const wire = createServer(here => {
    if (isCut) return here.resetAndDestroy();
    const there = connect(port, '127.0.0.1');
    for (const [end, other] of [[here, there], [there, here]]) {
      lines.add(end);
      end.pipe(other);
      end.on('error', () => {});
      end.on('close', () => {
        lines.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise(done => wire.listen(0, '127.0.0.1', done));
  const cut = () => {
    isCut = true;
    for (const end of lines) end.resetAndDestroy();
  };
  const mend = () => { isCut = false; };
  return {port: wire.address().port, cut, mend, stop: () => { cut(); wire.close(); }};
}

export function startBrowser(profile) {
  return puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    userDataDir: profile,
    protocolTimeout: kLong_ms,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--mute-audio',
      '--force-color-profile=srgb', '--disable-dev-shm-usage'],
  });
}

// A screen that nobody sees; it says the number that it has found free.
async function startScreen() {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const number = await new Promise((done, fail) => {
    child.on('error', fail);
    child.stdio[3].once('data', text => done(String(text).trim()));
  });
  return {name: `:${number}`, stop: () => child.kill()};
}

// Without a graphics card it draws by Mesa, which it finds through a screen only, and which it must be told to take.
export async function startFirefox(profile) {
  const screen = await startScreen();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    userDataDir: profile,
    protocolTimeout: kLong_ms,
    env: {...process.env, DISPLAY: screen.name},
    extraPrefsFirefox: {'webgl.force-enabled': true, 'gfx.color_management.mode': 0},
  });
  browser.on('disconnected', screen.stop);
  return browser;
}

// The page at this address, as the program is asked to start there.
export async function open(browser, address, asked = {}, size = {width: 1280, height: 720}) {
  const page = await browser.newPage();
  page.said = [];
  page.on('console', line => page.said.push(line.text()));
  page.on('pageerror', problem => page.said.push(`error: ${problem.message}`));
  await page.setViewport(size);
  const words = ['--spots', '/spots', ...asked.arguments ?? []];
  await page.evaluateOnNewDocument(given => { globalThis.hexholmAsked = given; }, {...asked, arguments: words});
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return page;
}

// Answers for the server where a file's name begins so; null: nothing comes.
export async function answerFor(page, answers) {
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  page.on('request', request => {
    const file = new URL(request.url()).pathname.slice(1);
    const start = Object.keys(answers).find(name => file.startsWith(name));
    if (start === undefined) return request.continue();
    return answers[start] === null ? request.abort() : request.respond({status: 200, body: answers[start], contentType: 'text/javascript'});
  });
}

// The first picture of the game stands.
export const seen = page => wait(() => page.evaluate(() => document.getElementById('start').hidden), 'the first picture')
  .catch(problem => { throw new Error(`${problem.message}\n${page.said.join('\n')}`); });

// Where the buttons are, by name, in pixels of the canvas.
export async function spots(page) {
  const text = await page.evaluate(() => {
    try {
      return FS.readFile('/spots', {encoding: 'utf8'});
    } catch {
      return '';
    }
  });
  return new Map(text.split('\n').filter(Boolean).map(line => {
    const [name, x, y] = line.split(' ');
    return [name, {x: Number(x), y: Number(y)}];
  }));
}

async function spotOf(page, name) {
  const spot = await wait(async () => (await spots(page)).get(name), `the button ${name}`);
  const ratio = await page.evaluate(() => Module.canvas.width / Module.canvas.clientWidth);
  return {x: spot.x / ratio, y: spot.y / ratio};
}

export async function click(page, name) {
  const {x, y} = await spotOf(page, name);
  await page.mouse.click(x, y, {delay: 60});
}

export async function tap(page, name) {
  const {x, y} = await spotOf(page, name);
  await page.touchscreen.tap(x, y);
}

// Letter by letter, as people do.
export const type = (page, text) => page.keyboard.type(text, {delay: 40});

// So many pictures have been shown since.
export const pictures = (page, count) => page.evaluate(async left => {
  while (left-- > 0) await new Promise(requestAnimationFrame);
}, count);

// A file is let go over the page.
export const drop = (page, name, bytes) => page.evaluate((path, text) => {
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))], path));
  dispatchEvent(new DragEvent('drop', {dataTransfer: data}));
}, name, bytes.toString('base64'));

// How many bytes of the file the browser's store has; 0: it has none.
export const kept = (page, path) => page.evaluate(name => new Promise(done => {
  const asked = indexedDB.open('/kept');
  asked.onerror = () => done(0);
  asked.onsuccess = () => {
    const store = asked.result.transaction('FILE_DATA').objectStore('FILE_DATA').get(name);
    asked.result.close();
    store.onsuccess = () => done(store.result?.contents?.length ?? 0);
    store.onerror = () => done(0);
  };
}), path);

export const hasButton = async (page, name) => (await spots(page)).has(name);

// A file of the program, whole.
export async function fileOf(page, path) {
  const text = await page.evaluate(name => {
    try {
      return btoa(Array.from(FS.readFile(name), byte => String.fromCharCode(byte)).join(''));
    } catch {
      return '';
    }
  }, path);
  return text && Buffer.from(text, 'base64');
}

// The paths of the games that are kept, the newest at the end.
export const games = page => page.evaluate(() => {
  const folder = '/kept/.local/share/hexholm/games';
  return FS.analyzePath(folder).exists ? FS.readdir(folder).filter(name => name.endsWith('.journal')).sort().map(name => `${folder}/${name}`) : [];
});

export const linesOf = page => page.evaluate(() => Array.from(document.querySelectorAll('#lines p'), line => line.textContent));
