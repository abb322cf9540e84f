/** Cached by public/sw.js under this name, as long as there is a cache of this name. */
const cacheName = "pages";

/**
 * What was read can be read again without a network, for those who have said yes; a no removes what was stored. The
 * page that is open when the yes is said is the first.
 */
export async function allowSeenPages(isAllowed: boolean): Promise<void> {
  if (!("caches" in globalThis)) return;
  if (!isAllowed) return void (await caches.delete(cacheName));
  await caches.open(cacheName);
  await recordSeenPage(location.pathname + location.search);
}

/** A page reached by a link was never asked for whole: the service worker is told of it. */
export async function recordSeenPage(page: string): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  worker?.active?.postMessage({ seen: page });
}

export type SeenPage = { path: string; title: string };

/** The pages that can be read without a network, the latest first. */
export async function seenPages(): Promise<SeenPage[]> {
  if (!("caches" in globalThis) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? "";
      return { path: pathname + search, title: titleFromPage(html) };
    }),
  );
  return pages.toReversed();
}

/** Whether the page at this address can be read without a network. */
export async function isCached(address: string): Promise<boolean> {
  const [page = ""] = address.split("#");
  return (await caches.match(page, { cacheName })) !== undefined;
}

/** The title without the name of the chain, which they all share. */
export function titleFromPage(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return title.replaceAll("&amp;", "&").replace(/ – [^–]*$/, "");
}
