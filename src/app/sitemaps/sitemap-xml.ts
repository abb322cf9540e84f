import { escaped } from "#core/text/markup.ts";

export type SitemapUrl = {
  loc: string;
  /** As ISO 8601; null when nobody knows. */
  lastmod: string | null;
  changefreq: "daily" | "yearly";
  image: { loc: string; title: string } | null;
};

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

export const urlsetStart = `${xml}<urlset xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const urlsetEnd = "</urlset>\n";

/** Every address is as weighty as any other: 0.8. */
export function urlXml({ loc, lastmod, changefreq, image }: SitemapUrl): string {
  const changed = lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`;
  const picture =
    image === null
      ? ""
      : `<image:image><image:loc>${escaped(image.loc)}</image:loc><image:title>${escaped(image.title)}</image:title></image:image>`;
  return `<url><loc>${escaped(loc)}</loc>${changed}<changefreq>${changefreq}</changefreq><priority>0.8</priority>${picture}</url>\n`;
}

export function indexXml(parts: readonly { loc: string; lastmod: string }[]): string {
  const lines = parts.map(
    ({ loc, lastmod }) => `<sitemap><loc>${escaped(loc)}</loc><lastmod>${lastmod}</lastmod></sitemap>\n`,
  );
  return `${xml}<sitemapindex xmlns="${namespace}">\n${lines.join("")}</sitemapindex>\n`;
}
