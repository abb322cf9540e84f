/*
 * Keeps an empty shell and, after a yes, the last pages seen, so that there is something to read when the network is
 * gone. Pages are asked for on the network first; built files never change and are taken from here.
 *
 * The pages of the site make the cache of seen pages after a yes and remove it with the yes (app/shell/seen-pages.ts):
 * where it is not there, nothing but the shell and its files is stored.
 */
const shellPath = "/_app/";
/** The page registers a new address with every build, so that every build brings its own shell. */
const shellName = `shell${self.location.search}`;
const pagesName = "pages";
const assetsName = "assets";
const most = { [pagesName]: 20, [assetsName]: 150 };

/** What belongs to one visitor or one moment is never cached. */
const neverCached =
  /^\/(api|personal|logga-in|auth|idp|mina-sidor|arende|offertforslag|customer-uploads|_app)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(cacheShell().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) =>
  event.waitUntil(dropOldShells().then(() => self.clients.claim())),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(assetFor(request));
  else if (request.mode === "navigate") event.respondWith(pageFor(event));
});

/** A page reached by a link on another is never asked for whole; the page itself says that it was seen. */
self.addEventListener("message", (event) => {
  const { seen } = event.data ?? {};
  if (typeof seen === "string") event.waitUntil(cacheSeen(seen));
});

const mayCachePages = () => caches.has(pagesName);

async function cacheShell() {
  const answer = await fetch(shellPath);
  if (!answer.ok) throw new Error(`${shellPath} answered ${answer.status}`);
  await cacheAssetsOf(await answer.clone().text());
  await (await caches.open(shellName)).put(shellPath, answer);
}

async function dropOldShells() {
  const current = [shellName, pagesName, assetsName];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

async function assetFor(request) {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && (await mayCachePages())) await putInCache(assetsName, request.url, answer.clone());
  return answer;
}

async function pageFor(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await fetch(request);
    event.waitUntil(cachePage(pathname + search, answer.clone()));
    return answer;
  } catch {
    if (pathname === shellPath) return shell();
    const cached = await caches.match(pathname + search, { cacheName: pagesName });
    return cached ?? Response.redirect(`${shellPath}?sida=${encodeURIComponent(pathname + search)}`);
  }
}

async function shell() {
  return (await (await caches.open(shellName)).match(shellPath)) ?? Response.error();
}

/** When each page was last cached, so that one which has just been loaded whole is not asked for again. */
const cachedAt = new Map();

async function cacheSeen(page) {
  const { origin, pathname, search } = new URL(page, self.location.origin);
  const isFresh = Date.now() - (cachedAt.get(pathname + search) ?? 0) < 60_000;
  if (origin !== self.location.origin || neverCached.test(pathname) || isFresh) return;
  if (!(await mayCachePages())) return;
  const answer = await fetch(pathname + search, { headers: { accept: "text/html" } }).catch(() => null);
  if (answer) await cachePage(pathname + search, answer);
}

/** The server says no-store for every answer that sets a cookie; the cookie itself cannot be seen from here. */
async function cachePage(page, answer) {
  const isPage = answer.ok && answer.type === "basic" && !answer.redirected;
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html");
  const isPrivate = /no-store|private/.test(answer.headers.get("cache-control") ?? "");
  if (!isPage || !isHtml || isPrivate || neverCached.test(page) || !(await mayCachePages())) return;
  await cacheAssetsOf(await answer.clone().text());
  // The yes may have been withdrawn meanwhile.
  if (!(await mayCachePages())) return;
  cachedAt.set(page, Date.now());
  await putInCache(pagesName, page, answer);
}

/** Built files that a page names come with it; they lie in the browser's own cache already. */
async function cacheAssetsOf(html) {
  const assets = await caches.open(assetsName);
  const named = new Set(html.match(/\/assets\/[\w.-]+/g));
  await Promise.all(
    [...named].map(async (asset) => {
      if (!(await assets.match(asset))) await assets.add(asset).catch(() => null);
    }),
  );
}

/** The newest lie last; when there are too many the oldest go. */
async function putInCache(name, address, answer) {
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, answer);
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, -most[name]).map((oldest) => cache.delete(oldest)));
}
