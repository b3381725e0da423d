// The game in a browser: it starts, plays, keeps, joins, and says what it cannot do.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {answerFor, click, drop, fileOf, folder, games, hasButton, kept, linesOf, open, pictures, programs, rest, root, run, seen, spots, startBrowser, startFirefox, startServer, startWire, tap, type, wait} from './support.js';

const room = folder();
const starts = {Chromium: startBrowser, Firefox: startFirefox};
const browsers = {};
let server;

before(async () => {
  server = await startServer(join(room.path, 'server'));
});
after(async () => {
  for (const browser of Object.values(browsers)) await (await browser).close();
  await server?.stop();
  room.remove();
});

function browserOf(name) {
  return browsers[name] ??= starts[name](join(room.path, name));
}

// A page of its own, which is closed whatever happens.
function plays(name, work, where = 'Chromium') {
  test(`${name} (${where})`, {timeout: 300000}, async () => {
    const browser = await browserOf(where);
    const pages = [];
    try {
      await work(async (address = server.address, asked, size) => {
        const page = await open(browser, address, asked, size);
        pages.push(page);
        return page;
      });
    } finally {
      for (const page of pages.filter(page => !page.isClosed())) {
        await page.evaluate(() => globalThis.hexholmPage?.askBeforeLeaving(false)).catch(() => {});
        await page.close();
      }
    }
  });
}

// What is drawn without a graphics card takes its time.
const kSmall = {width: 640, height: 360};
const kBoard = ['--scenario', 'base:first_game', '--players', '4', '--seed', '3'];

async function looksAsOnDesktop(visit) {
  const shot = ['--offscreen', '--frames', '61', '--shot'];
  const page = await visit(undefined, {arguments: [...kBoard, ...shot, '60:/shot.png']});
  const picture = await wait(() => fileOf(page, '/shot.png'), 'the picture');
  writeFileSync(join(room.path, 'web.png'), picture);
  const desktop = run('hexholm', [...kBoard, ...shot, `60:${join(room.path, 'desktop.png')}`],
    {XDG_DATA_HOME: room.path, XDG_CONFIG_HOME: room.path});
  assert.equal(await desktop.ended, 0, desktop.said);
  // Edges and waves differ as they do between two presets; nothing else may.
  const compare = `import sys; sys.path.insert(0, 'tools'); import compare_pictures as c; from PIL import Image
print(c.part_that_differs(c.differing(*(Image.open(name).convert('RGB') for name in sys.argv[1:]))))`;
  const pictures = ['web.png', 'desktop.png'].map(name => join(room.path, name));
  const differs = Number(execFileSync('/usr/bin/python3', ['-c', compare, ...pictures], {cwd: root}));
  assert.ok(differs < 0.015, `${differs} of the picture differs`);
}

// From the first settlement to the first roll of a game for three.
const kFirstTurn = ['+5 click place_14', '+5 click place_0', '+5 click place_20', '+5 click place_0', '+5 click roll'];

async function playsInput(visit) {
  const input = [...kFirstTurn, ''].join('\n');
  const words = ['--offscreen', '--players', '3', '--seed', '12', '--speed', 'instant', '--input', '/play.input'];
  const page = await visit(undefined, {arguments: words, files: {'/play.input': input}});
  await wait(() => hasButton(page, 'trade'), 'the turn after the dice');
  assert.deepEqual(await linesOf(page), []);
}

for (const browser of Object.keys(starts)) {
  plays('the board looks as on the desktop', looksAsOnDesktop, browser);
  plays('recorded input is played', playsInput, browser);
}

plays('a game goes on where the page was loaded anew', async visit => {
  const input = [...kFirstTurn, ''].join('\n');
  const words = ['--offscreen', '--players', '3', '--seed', '12', '--speed', 'instant', '--input', '/play.input'];
  const page = await visit(undefined, {arguments: words, files: {'/play.input': input}}, kSmall);
  await wait(() => hasButton(page, 'trade'), 'the turn after the dice');
  const path = (await games(page)).at(-1);
  const played = await fileOf(page, path);
  await wait(async () => (await kept(page, path)) === played.length, 'the journal in the store');
  await page.close();
  const again = await visit(undefined, {}, kSmall);
  await seen(again);
  await click(again, 'continue');
  await wait(() => hasButton(again, 'trade'), 'the same turn');
  assert.ok((await fileOf(again, path)).equals(played));
});

plays('the second start needs no network', async visit => {
  const other = await startServer(join(room.path, 'other'));
  const page = await visit(other.address, {}, kSmall);
  await seen(page);
  await wait(() => page.evaluate(async () => {
    const store = await caches.open('hexholm');
    const needed = ['', 'store.js', catalogue.script.name, catalogue.program.name, catalogue.packages.core.name];
    return (await Promise.all(needed.map(name => store.match(new URL(name, location.href))))).every(Boolean);
  }), 'the files in the store');
  await page.close();
  await other.stop();
  const again = await visit(other.address, {arguments: ['--players', '3', '--seed', '12']}, kSmall);
  await wait(() => hasButton(again, 'place_14'), 'a game');
  // Packages that nobody has wanted yet are told of; nothing else may be missing.
  assert.deepEqual((await linesOf(again)).filter(line => !line.includes('.pack')), []);
});

plays('a link joins at once, and the line comes back', async visit => {
  const guest = run('hexholm-cli', ['guest', server.address, '--name', 'Anna', '--players', '3', '--bots', 'normal', '--pause', '300'],
    {XDG_DATA_HOME: join(room.path, 'anna'), XDG_CONFIG_HOME: join(room.path, 'anna')});
  const [link] = await wait(() => /http\S+#t=\S+/.exec(guest.said), 'the link of the table');
  const wire = await startWire(server.port);
  const page = await visit(link.replace(`:${server.port}/`, `:${wire.port}/`), {}, kSmall);
  await seen(page);
  await click(page, 'guest_name');
  await pictures(page, 10);
  await type(page, 'Bert');
  await wait(() => hasButton(page, 'name_done'), 'the name');
  await page.keyboard.press('Enter');
  await wait(() => /is taken by Bert/.test(guest.said), 'Bert at the table');
  await click(page, 'get_ready');
  await wait(() => /the table is playing/.test(guest.said), 'the game');
  const placesOf = async () => [...(await spots(page)).keys()].filter(name => name.startsWith('place_'));
  await wait(async () => (await placesOf()).length > 0, 'a place to choose');
  wire.cut();
  await rest(10000);
  wire.mend();
  await wait(async () => {
    const [place] = await placesOf();
    if (place) await click(page, place);
    return /Bert place_settlement/.test(guest.said);
  }, 'a settlement of Bert');
  wire.stop();
  await guest.stop();
});

plays('a mod is dropped on the page, and kept', async visit => {
  const there = {cwd: room.path, env: {...process.env, XDG_DATA_HOME: room.path}};
  execFileSync(join(programs, 'hexholm-cli'), ['new', 'dropped'], there);
  execFileSync(join(programs, 'hexholm-cli'), ['pack', 'dropped'], there);
  const [zip] = readdirSync(room.path).filter(name => name.startsWith('dropped') && name.endsWith('.zip'));
  const page = await visit(undefined, {}, kSmall);
  await seen(page);
  await drop(page, zip, readFileSync(join(room.path, zip)));
  const manifest = '/kept/.local/share/hexholm/mods/dropped/mod.json';
  await wait(async () => {
    if (await hasButton(page, 'dialog_ok')) await click(page, 'dialog_ok');
    return kept(page, manifest);
  }, 'the mod in the store');
  await page.close();
  const again = await visit(undefined, {}, kSmall);
  await seen(again);
  assert.match((await fileOf(again, manifest)).toString(), /"dropped"/);
});

plays('a phone is touched', async visit => {
  const phone = {width: 390, height: 844, deviceScaleFactor: 1, isMobile: true, hasTouch: true};
  const page = await visit(undefined, {arguments: ['--players', '3', '--seed', '12', '--speed', 'instant']}, phone);
  await seen(page);
  await tap(page, 'place_14');
  await pictures(page, 30);
  assert.ok(await hasButton(page, 'place_14'), 'one tap only points');
  await tap(page, 'place_14');
  await wait(async () => !await hasButton(page, 'place_30'), 'the road after the settlement');
});

// What a page that cannot go on, or not as it should, says in the reader's language. `spoil` runs in the page beforehand, and
// `answers` takes the place of the server for some of its files.
const kTroubles = [
  {name: 'WebGL 2 is missing', says: /Dieser Browser zeigt kein WebGL 2/, spoil: () => { HTMLCanvasElement.prototype.getContext = () => null; }},
  {name: 'the browser is old', says: /Dieser Browser ist zu alt/, spoil: () => { WebAssembly.validate = () => false; }},
  {name: 'the browser cannot even read the page', says: /Dieser Browser ist zu alt/, answers: {'page.js': 'what ?? is ?. this'}},
  {name: 'the page comes in part', says: /page\.js konnte nicht geholt werden/, answers: {'page.js': null}},
  {name: 'a part of the page is missing', says: /store\.js konnte nicht geholt werden/, answers: {'store.js': null}},
  {name: 'the browser keeps nothing', says: /behält nichts/, goesOn: true,
    spoil: () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }; }},
  {name: 'a package is not what was sent', says: /core-\w+\.pack kam anders an/, answers: {'core-': 'something else'}},
  {name: 'a package does not come', says: /core-\w+\.pack konnte nicht geholt werden/, answers: {'core-': null}},
  {name: 'there is no worker', says: /Bots können hier nicht/, goesOn: true, spoil: () => { delete globalThis.Worker; }},
];

for (const {name, says, spoil, answers, goesOn} of kTroubles)
  plays(`it is told where ${name}`, async visit => {
    const page = await visit('about:blank');
    await page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'languages', {value: ['de-DE']}));
    if (spoil) await page.evaluateOnNewDocument(spoil);
    if (answers) await answerFor(page, answers);
    await page.goto(server.address);
    const [line] = await wait(async () => (await linesOf(page)).length > 0 && linesOf(page), 'the line');
    assert.match(line, says);
    if (goesOn) await seen(page);
    assert.equal((await linesOf(page)).length, 1);
  });
