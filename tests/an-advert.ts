import type { ExternalAdvert } from "#features/cars/rules/external-advert.ts";
import { aPlate } from "./any-plate.ts";

/** What somebody else advertises; a test says only what it is about: anAdvert({ price: 99_900 }). */
export function anAdvert(said: Partial<ExternalAdvert> = {}): ExternalAdvert {
  return {
    licenseplate: aPlate("mlb77q"),
    make: "Škoda",
    normalizedMake: "skoda",
    model: "Octavia",
    series: "octavia",
    title: "Škoda Octavia Combi 1.5 TSI",
    modelYear: 2019,
    mileage: 9_120,
    bodyType: "kombi",
    gearboxType: "manuell",
    fuelType: 1,
    horsepower: 150,
    price: 149_900,
    sellerName: "Kim Exempel",
    sellerIsPrivate: true,
    area: "Örebro",
    publishedAt: new Date("2026-10-20T06:12:00Z"),
    removedAt: null,
    imageUrl: null,
    imagePreview: null,
    url: "https://annonser.example/bil/mlb77q?visa=1",
    ...said,
  };
}
