// Keeps the page for when there is no network. What is named for its content comes from what was kept, all else from the
// network while it answers. Calls to a server are never kept; the engine's packs the page keeps itself.

const KEPT = 'ludotheque-page';
const FOREVER = /\/assets\/|\/engine\/pyodide-/;
const NEVER = /\/api\/|\/docs\/|\/healthz$|\/metrics$|\/engine\/[^/]*\.pack$/;
const root = new URL('./', self.registration.scope);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== root.origin || NEVER.test(url.pathname)) return;
  event.respondWith(FOREVER.test(url.pathname) ? fromKept(request) : fromNetwork(request));
});

async function fromKept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request);
}

/** Without a network every address is the one page. */
async function fromNetwork(request) {
  try {
    return await keep(request);
  } catch (error) {
    const known = await caches.match(request.mode === 'navigate' ? root : request, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) {
    const kept = await caches.open(KEPT);
    // A full disk is no reason not to answer.
    await kept.put(request.mode === 'navigate' ? root : request, answer.clone()).catch(() => undefined);
  }
  return answer;
}

self.addEventListener('message', (event) => {
  if (event.data !== 'keep all') return;
  const answer = keepAll().then(
    () => 'kept',
    (error) => String(error),
  );
  event.waitUntil(answer.then((word) => event.ports[0]?.postMessage(word)));
});

/** Every file of the build that is not here yet; what an older build had goes. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  const list = new URL('files.json', root);
  const answer = await fetch(list, { cache: 'no-cache' });
  const files = (await answer.clone().json()).map((name) => new URL(name, root).href);
  const here = new Set((await kept.keys()).map((request) => request.url));
  for (const file of files) if (!here.has(file) || !FOREVER.test(file)) await kept.add(file);
  for (const file of here) if (FOREVER.test(file) && !files.includes(file)) await kept.delete(file);
  await kept.put(list, answer);
}
