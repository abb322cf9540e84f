import * as z from "zod";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

/** As much of a month's file as the site map says; we wrote it, but maybe with an earlier version of the site. */
const file = z.object({
  data: z.object({
    json: z.array(
      z.object({
        url: z.url().nullable(),
        title: z.string(),
        coverImage: z.object({ url: z.url() }).nullable(),
        sale: z.object({ soldAt: z.string(), deliveredAt: z.string().nullable() }),
      }),
    ),
  }),
});

/** The cars of one month that still have a page, each of which hardly ever changes again. */
export function soldFileUrls(
  text: string,
  { publicOrigin, asOf }: { publicOrigin: string; asOf: Date },
): SitemapUrl[] {
  return file.parse(JSON.parse(text)).data.json.flatMap(({ url, title, coverImage, sale }) => {
    if (url === null || isSoldLongAgo({ soldAt: new Date(sale.soldAt) }, asOf)) return [];
    return [
      {
        // The file is for good, the address of the site is not.
        loc: `${publicOrigin}${new URL(url).pathname}`,
        lastmod: sale.deliveredAt ?? sale.soldAt,
        changefreq: "yearly",
        image: coverImage?.url.startsWith(`${publicOrigin}/`) ? { loc: coverImage.url, title } : null,
      },
    ];
  });
}
