// Keeps every file that was fetched, so that the game also starts without a network. Files whose names hold their sums
// never change; the others are asked for each time and taken from the store only when nobody answers.
'use strict';

const kStore = 'hexholm';
const named = path => /-[0-9a-f]{12}\.\w+$/.test(path);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(kStore)).put(request, answer.clone()).catch(() => {});
  return answer;
}

// What another version of the game has left behind.
async function forgetOld(list) {
  const text = await list.clone().text();
  const store = await caches.open(kStore);
  for (const request of await store.keys()) {
    const name = new URL(request.url).pathname.split('/').at(-1);
    if (named(name) && !text.includes(name)) await store.delete(request);
  }
}

async function answerNamed(request) {
  return await (await caches.open(kStore)).match(request) ?? keep(request, await fetch(request));
}

async function answerChanging(request) {
  try {
    const answer = await keep(request, await fetch(request));
    if (answer.ok && request.url.endsWith('/files.json')) await forgetOld(answer);
    return answer;
  } catch (problem) {
    const kept = await (await caches.open(kStore)).match(request, {ignoreSearch: true});
    if (kept) return kept;
    throw problem;
  }
}

// What a page had fetched before this one answered for it. It lies with the browser still, so nothing goes over the wire twice.
self.addEventListener('message', event => event.waitUntil(Promise.all(event.data.map(async address => {
  const request = new Request(address, {cache: 'force-cache'});
  if (isOurs(request) && !await (await caches.open(kStore)).match(request)) await keep(request, await fetch(request));
}))));

function isOurs(request) {
  const url = new URL(request.url);
  const files = new URL(self.registration.scope).pathname;
  const name = url.pathname.slice(files.length);
  return request.method === 'GET' && url.origin === self.location.origin && url.pathname.startsWith(files) &&
    !name.includes('/') && name !== 'metrics';
}

self.addEventListener('fetch', event => {
  if (!isOurs(event.request)) return;
  event.respondWith(named(new URL(event.request.url).pathname) ? answerNamed(event.request) : answerChanging(event.request));
});
