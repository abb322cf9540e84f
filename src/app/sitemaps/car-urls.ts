import { paths } from "#core/paths.ts";
import { sitemapEntryFor } from "#features/catalogue/rules/sitemap-entry.ts";
import type { CatalogCar, SoldCar } from "#features/catalogue/service/stock/stock-kinds.ts";
import type { SitemapUrl } from "./sitemap-xml.ts";

type Site = { publicOrigin: string; asOf: Date };

export function listedCarUrl(car: CatalogCar, site: Site): SitemapUrl {
  const priced = car.priceEvents.findLast(({ at }) => at <= site.asOf)?.at ?? null;
  const changedAt = latest(car.publishedAt, priced);
  return carUrl(car, paths.car, { ...site, changefreq: "daily", changedAt });
}

/** A sold car keeps its advert, which hardly ever changes again. */
export function soldCarUrl(car: SoldCar, site: Site): SitemapUrl {
  const changedAt = car.sale?.deliveredAt ?? car.sale?.soldAt ?? car.publishedAt;
  return carUrl(car, paths.soldCar, { ...site, changefreq: "yearly", changedAt });
}

type About = Site & { changefreq: SitemapUrl["changefreq"]; changedAt: Date | null };

function carUrl(
  car: CatalogCar,
  pathOf: typeof paths.car,
  { publicOrigin, changefreq, changedAt }: About,
): SitemapUrl {
  const entry = sitemapEntryFor(car, ownPicture(car.coverImage?.url ?? null, publicOrigin));
  const { make: normalizedMake, licenseplate, displayImage, advertTitle } = entry;
  return {
    loc: `${publicOrigin}${pathOf({ normalizedMake, licenseplate })}`,
    lastmod: changedAt?.toISOString() ?? null,
    changefreq,
    image: displayImage === null ? null : { loc: displayImage, title: advertTitle },
  };
}

/** Search engines believe what a host says of its own pictures only. */
function ownPicture(url: string | null, publicOrigin: string): string | null {
  if (url === null || url === "") return null;
  const picture = new URL(url, publicOrigin);
  return picture.origin === publicOrigin ? picture.href : null;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
