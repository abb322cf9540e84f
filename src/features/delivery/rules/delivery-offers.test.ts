import fc from "fast-check";
import { expect, test } from "vitest";
import { holidaysOn } from "#core/dates/public-holidays.ts";
import { dayPlus, weekdayOf } from "#core/dates/stockholm-day.ts";
import { postcodeAreas } from "#features/stores/rules/postcode-areas.ts";
import type { DeliveryRules } from "./delivery.ts";
import { deliveryFrom, deliveryTo } from "./delivery-offers.ts";
import { deliveryText } from "./delivery-text.ts";

const uppsala = { latitude: 59.86, longitude: 17.64 };
const rules: DeliveryRules = {
  steps: [
    { toMil: 5, own: { price: 1_500, workdays: 1 }, shared: { price: 1_000, workdays: 2 } },
    { toMil: 80, own: { price: 5_000, workdays: 2 }, shared: { price: 3_900, workdays: 3 } },
  ],
  sharedWeekdays: [2, 4],
  homeVisits: { toMil: 10, hours: { opens: "09:00", closes: "17:00" } },
  exceptions: [
    { prefix: "62", place: "Gotland", extraPrice: 1_500, extraWorkdays: 1 },
    { prefix: "98", place: "Kiruna", isReached: false },
  ],
};
const offersTo = (postcode: string, today = "2026-11-15") =>
  deliveryTo(postcode, { from: uppsala, today, rules });

test("[DELIVERY-1] near costs less than far, alone is sooner and dearer than together", () => {
  // Sunday 15 November: alone on Monday, together on Tuesday and Thursday.
  expect(offersTo("753 20")).toEqual({
    postcode: "753\u00a020",
    town: "Uppsala",
    offers: [
      { day: "2026-11-16", way: "own", price: 1_500 },
      { day: "2026-11-17", way: "shared", price: 1_000 },
      { day: "2026-11-19", way: "shared", price: 1_000 },
    ],
  });
  expect(offersTo("90326")).toMatchObject({
    town: "Umeå",
    offers: [
      { day: "2026-11-17", price: 5_000 },
      { day: "2026-11-19", price: 3_900 },
      { day: "2026-11-24", price: 3_900 },
    ],
  });
  expect(deliveryFrom(rules)).toBe(1_000);
});

test("[DELIVERY-1] nobody is offered the dearer way on a day when the cheaper comes too", () => {
  // Monday: alone on Tuesday; together from Wednesday on, so on Thursday.
  expect(offersTo("75320", "2026-11-16")).toMatchObject({
    offers: [{ way: "own" }, { day: "2026-11-19" }, { day: "2026-11-24" }],
  });
  const sameDay = {
    ...rules,
    steps: [{ toMil: 80, own: { price: 2, workdays: 1 }, shared: { price: 1, workdays: 1 } }],
  };
  expect(deliveryTo("75320", { from: uppsala, today: "2026-11-16", rules: sameDay })).toMatchObject({
    offers: [{ day: "2026-11-17", way: "shared" }, { day: "2026-11-19" }],
  });
});

test("[DELIVERY-2] an island costs more and takes longer; some places are not reached", () => {
  expect(offersTo("621 40")).toMatchObject({
    offers: [{ day: "2026-11-18", price: 6_500 }, { price: 5_400 }, { price: 5_400 }],
  });
  expect(offersTo("981 30")).toEqual({ error: "Dit kör vi inte ut bilar. Välj att hämta bilen i butiken." });
  const near = { ...rules, steps: rules.steps.slice(0, 1) };
  expect(deliveryTo("90326", { from: uppsala, today: "2026-11-15", rules: near })).toHaveProperty("error");
});

test.each(["", "7532", "abcde", "99999", "753 2O"])("[DELIVERY-2] %j is no postcode", (entered) => {
  expect(offersTo(entered)).toEqual({ error: expect.stringMatching(/postnumm?e?r/i) });
});

test("[DELIVERY-3] never on a weekend or a holiday, never in the past, in order, whatever the day and place", () => {
  const days = fc.integer({ min: 0, max: 3_000 }).map((ahead) => dayPlus("2026-01-01", ahead));
  const postcodes = fc.constantFrom(...Object.keys(postcodeAreas)).map((digits) => digits.padEnd(5, "0"));
  fc.assert(
    fc.property(days, postcodes, (today, postcode) => {
      const answer = deliveryTo(postcode, { from: uppsala, today });
      if ("error" in answer) return;
      expect(answer.offers.length).toBeGreaterThan(0);
      for (const { day, price } of answer.offers) {
        expect(day > today && price > 0).toBe(true);
        expect([0, 6]).not.toContain(weekdayOf(day));
        expect(holidaysOn(day)).toEqual([]);
      }
      const order = answer.offers.map(({ day }) => day);
      expect(order).toEqual(order.toSorted());
      expect(new Set(order).size).toBe(order.length);
    }),
  );
});

test("[DELIVERY-1] what was chosen is said with place, day and price", () => {
  const chosen = {
    postcode: "903\u00a026",
    town: "Umeå",
    day: "2026-11-19",
    way: "shared",
    price: 3_900,
  } as const;
  expect(deliveryText(chosen)).toBe("Umeå, 903\u00a026, torsdag 19 november, 3\u00a0900\u00a0kr");
});
