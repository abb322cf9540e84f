import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { anImage } from "#tests/a-stock-entry.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { listedCarUrl, soldCarUrl } from "./car-urls.ts";
import { urlXml } from "./sitemap-xml.ts";

const site = { publicOrigin: "https://www.example.com", asOf: new Date("2026-11-15T12:00:00Z") };
const aListedCar = (url: string | null = null) => ({
  ...aCar({ title: "Volvo V60 R&D" }),
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  coverImage: url === null ? null : anImage(0, { url }),
  priceEvents: [
    { at: new Date("2026-10-01T08:00:00Z"), price: 219_900 },
    { at: new Date("2026-12-01T08:00:00Z"), price: 199_900 },
  ],
});

test.each([
  ["/media/1.webp", "https://www.example.com/media/1.webp"],
  ["https://www.example.com/media/1.webp", "https://www.example.com/media/1.webp"],
  ["https://pictures.example.org/1.webp", undefined],
  ["//pictures.example.org/1.webp", undefined],
  ["", undefined],
  [null, undefined],
])("[SITEMAP-3] of the picture %s the site map says %s", (url, loc) => {
  expect(listedCarUrl(aListedCar(url), site).image?.loc).toBe(loc);
});

test("[SITEMAP-2] a price that comes later has changed nothing yet; a sold car was last changed when it was delivered, or sold", () => {
  expect(listedCarUrl(aListedCar(), site).lastmod).toBe("2026-10-01T08:00:00.000Z");
  const soldAt = new Date("2026-11-02T08:00:00Z");
  const sale = { soldAt, deliveredAt: null, price: 190_000, daysInStock: 20 };
  const sold = (deliveredAt: Date | null) =>
    soldCarUrl({ ...aListedCar(), sale: { ...sale, deliveredAt } }, site);
  expect(sold(null)).toMatchObject({ lastmod: soldAt.toISOString(), changefreq: "yearly" });
  expect(sold(site.asOf).lastmod).toBe(site.asOf.toISOString());
});

test("[SITEMAP-3] the title of the advert stands with its picture, safe to read as XML", () => {
  expect(urlXml(listedCarUrl(aListedCar("/1.webp"), site))).toContain(
    "<image:title>Volvo V60 R&amp;D</image:title>",
  );
});
