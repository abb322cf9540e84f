/** Cached by public/sw.js under this name. */
const cacheName = "pages";

export type SeenPage = { path: string; title: string };

/** The pages that can be read without a network, the latest first. [OFFLINE-3] */
export async function seenPages(): Promise<SeenPage[]> {
  if (!("caches" in globalThis)) return [];
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

/** The title without the name of the chain, which they all share. [OFFLINE-3] */
export function titleFromPage(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  return title.replaceAll("&amp;", "&").replace(/ – [^–]*$/, "");
}
