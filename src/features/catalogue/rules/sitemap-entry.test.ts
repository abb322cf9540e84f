import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { sitemapEntryFor } from "./sitemap-entry.ts";

test("[LIST-11] what the site map says of an advert", () => {
  const car = aCar({ make: "Škoda", normalizedMake: "skoda", title: "Škoda Octavia 1.5 TSI" });
  expect(sitemapEntryFor(car, "/bild/1.webp")).toEqual({
    make: "skoda",
    licenseplate: car.licenseplate,
    displayImage: "/bild/1.webp",
    advertTitle: "Škoda Octavia 1.5 TSI",
  });
  expect(sitemapEntryFor(car, null).displayImage).toBeNull();
});
