import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { carCardView } from "./car-card-view.ts";
import { changeText, type LiveCar, showsOtherwise } from "./live-car.ts";
import { liveCarOf, removedLiveCar } from "./live-car-texts.ts";

const now = new Date("2026-09-03T12:00:00Z");
const listed = { ...aCar(), coverImage: null, storeName: "Milstolpen Uppsala", priceEvents: [] };
const reserved = { ...listed, status: 135 };
const sold = {
  ...listed,
  status: 140,
  sale: { soldAt: now, deliveredAt: null, price: 210_000, daysInStock: 9 },
};

test("[LIVE-1] a page is told what a card loaded now would say, and nothing more", () => {
  const { badge, price } = carCardView(reserved, now, null);
  expect(liveCarOf(reserved, now, null)).toEqual({
    path: "/kopa-bil/volvo/mlb001/",
    plate: "MLB 001",
    name: "Volvo V60",
    badge,
    price,
    monthly: { cost: expect.any(String), months: "i 36\u00a0månader", effectiveRate: expect.any(String) },
    state: "reserved",
  });
  expect(liveCarOf(listed, now, "under").market).toBe("under");
  expect(showsOtherwise(carCardView(listed, now, null), liveCarOf(listed, now, null))).toBe(false);
  expect(showsOtherwise(carCardView(listed, now, null), liveCarOf(reserved, now, null))).toBe(true);
});

test("[LIVE-1] a sold car says when it was sold, and costs nothing by the month", () => {
  expect(liveCarOf(sold, now, null)).toMatchObject({
    state: "sold",
    badge: { label: "Såld" },
    price: { kind: "sold", price: "210\u00a0000\u00a0kr", soldOn: "såld 3 september 2026" },
    monthly: undefined,
  });
});

test("[LIVE-2] a car that was struck from the stock is not for sale, at its last price", () => {
  expect(removedLiveCar(listed, now)).toMatchObject({
    state: "gone",
    badge: { label: "Inte till salu" },
    price: { kind: "plain", price: "219\u00a0900\u00a0kr" },
  });
});

const before = carCardView(listed, now, null);
const changes: [string, typeof before, LiveCar, string | null][] = [
  ["reserved", before, liveCarOf(reserved, now, null), "är nu reserverad"],
  ["sold", before, liveCarOf(sold, now, null), "är nu såld"],
  ["struck", before, removedLiveCar(listed, now), "är inte längre till salu"],
  ["released", carCardView(reserved, now, null), liveCarOf(listed, now, null), "är ledig igen"],
  ["cheaper", before, liveCarOf({ ...listed, price: 199_900 }, now, null), "kostar nu 199\u00a0900\u00a0kr"],
  [
    "cheaper while reserved",
    carCardView(reserved, now, null),
    liveCarOf({ ...reserved, price: 199_900 }, now, null),
    "kostar nu 199\u00a0900\u00a0kr",
  ],
  [
    "one day older",
    { ...before, badge: { label: "Ny i dag", tone: "fresh" } },
    liveCarOf(listed, now, null),
    null,
  ],
];

test.each(changes)("[LIVE-3] a car that is %s is named with what happened", (_, message, words, text) => {
  expect(changeText(message, words)).toBe(text && `Volvo V60, MLB 001, ${text}`);
});
