import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { carCardView, placeName } from "./car-card-view.ts";

const now = new Date("2026-09-03T12:00:00Z");
const coverImage = {
  url: "/files/pictures/ab.jpg",
  position: 0,
  type: 1,
  isHighlight: true,
  preview: "UklGRkA=",
} as const;
const listed = { ...aCar(), coverImage, storeName: "Milstolpen Uppsala", priceEvents: [] };

test("[PAGE-15] a card holds what it shows, in words, and nothing more", () => {
  expect(carCardView(listed, now, null)).toEqual({
    path: "/kopa-bil/volvo/mlb001/",
    name: "Volvo V60",
    variant: "D4 Momentum",
    picture: {
      url: "/files/pictures/ab.jpg",
      alt: "Volvo V60, svart",
      preview: "UklGRkA=",
    },
    badge: null,
    mileage: "8\u00a0000\u00a0mil",
    mileagePercent: 40,
    facts: ["2020", "Diesel", "Automat"],
    price: { kind: "plain", price: "219\u00a0900\u00a0kr" },
    place: "Uppsala",
  });
});

test("[MARKET-3] a card says how its price lies to the market, where that is known", () => {
  expect(carCardView(listed, now, "under").market).toBe("under");
  expect(carCardView(listed, now, "level").market).toBe("level");
  expect(carCardView(listed, now, "over").market).toBe("over");
  expect(carCardView(listed, now, null)).not.toHaveProperty("market");
});

test("[CARDPIC-7] a card knows how many of its pictures can be looked through, five at most", () => {
  expect(carCardView({ ...listed, pictureCount: 3 }, now, null).pictureCount).toBe(3);
  expect(carCardView({ ...listed, pictureCount: 12 }, now, null).pictureCount).toBe(5);
});

test("[PAGE-15] an empty picture address is no picture", () => {
  expect(carCardView({ ...listed, coverImage: { ...coverImage, url: "" } }, now, null).picture).toBeNull();
  expect(carCardView({ ...listed, coverImage: null }, now, null).picture).toBeNull();
});

test("[PAGE-36] a store of another name keeps it", () => {
  expect(placeName("Milstolpen Recharge, Järfälla")).toBe("Recharge, Järfälla");
  expect(placeName("Bilhallen")).toBe("Bilhallen");
});
