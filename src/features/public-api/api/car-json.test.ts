import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { placeNamesOf } from "#tests/place-names.ts";
import { soldCarJson } from "./car-json.ts";

const setting = {
  images: [],
  publicOrigin: "https://www.example.com",
  asOf: new Date("2026-11-15T12:00:00Z"),
  levelOf: () => null,
};
const soldOn = (soldAt: string | null) => ({
  ...aCar({ status: 150 }),
  storeName: "",
  placeNames: placeNamesOf(aCar()),
  coverImage: null,
  priceEvents: [],
  sale: soldAt === null ? null : { soldAt: new Date(soldAt), deliveredAt: null, price: 1, daysInStock: 1 },
});

test.each(["2023-11-16T12:00:00Z", null])(
  "[ADVERT-4] a car sold %s has the address of its page",
  (soldAt) => {
    expect(soldCarJson(soldOn(soldAt), setting).url).toMatch(/^https:\/\/www\.example\.com\/salda-bilar\//);
  },
);

test("[ADVERT-4] a car whose page is gone has no address", () => {
  expect(soldCarJson(soldOn("2023-11-15T11:00:00Z"), setting).url).toBeNull();
});
