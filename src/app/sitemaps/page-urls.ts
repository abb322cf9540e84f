import { paths } from "#core/paths.ts";
import { textsForSearch } from "#features/content/service/public-texts.server.ts";
import type { Store } from "#features/stores/rules/store.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

type Where = { publicOrigin: string; isProduction: boolean; isBlogElsewhere: boolean };

/** Every page that a search engine may show: those around a text that does not hide, the lists, the stores. */
export function pageUrls(
  stores: readonly Store[],
  { publicOrigin, isProduction, isBlogElsewhere }: Where,
): SitemapUrl[] {
  const texts = textsForSearch({ isProduction }).filter(
    ({ path }) => !(isBlogElsewhere && path === paths.blog()),
  );
  const pages: [path: string, lastmod: string | null][] = [
    [paths.home(), null],
    [paths.buy(), null],
    ...texts.map(({ path, page }): [string, string] => [path, page.reviewed]),
    ...stores.map(({ slug }): [string, null] => [paths.store(slug), null]),
  ];
  return pages.map(([path, lastmod]) => ({
    loc: `${publicOrigin}${path}`,
    lastmod,
    changefreq: "daily",
    image: null,
  }));
}
