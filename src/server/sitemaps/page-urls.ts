import type { Store } from "#domain/store/store.ts";
import { paths } from "#paths";
import { contentLibrary } from "#web/content/content-library.server.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

/** Every page that a search engine may show: those around a text that does not hide, the lists, the stores. [SITEMAP-4] */
export function pageUrls(stores: readonly Store[], publicOrigin: string): SitemapUrl[] {
  const texts = [...contentLibrary].filter(([, { noindex }]) => !noindex);
  const pages: [path: string, lastmod: string | null][] = [
    [paths.home(), null],
    [paths.buy(), null],
    ...texts.map(([slug, { reviewed }]): [string, string] => [pathOfText(slug), reviewed]),
    ...stores.map(({ slug }): [string, null] => [paths.store(slug), null]),
  ];
  return pages.map(([path, lastmod]) => ({
    loc: `${publicOrigin}${path}`,
    lastmod,
    changefreq: "daily",
    image: null,
  }));
}

/** The text of a list of texts is called "index", and its page as the folder. */
function pathOfText(slug: string): string {
  return `/${slug.replace(/\/index$/, "")}/`;
}
