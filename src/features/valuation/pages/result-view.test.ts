import { expect, test } from "vitest";
import { aCarToValue, soldMarket } from "#tests/sold-market.ts";
import { offerFrom } from "../rules/buying-price.ts";
import { trainValuation } from "../rules/engine/train.ts";
import { lastValidDay } from "../rules/valid-until.ts";
import { valueCar } from "../rules/value-car.ts";
import { offerView } from "./result-view.ts";

const now = new Date("2026-11-17T09:00:00Z");
const valued = valueCar(trainValuation(soldMarket(500)), {
  car: aCarToValue(),
  isImported: false,
  condition: { wear: "worn" },
});
if (valued.kind === "declined") throw new Error(valued.reason);
const offer = offerFrom(valued, valued);
const view = offerView(offer, () => ({ name: "V60 T6", soldAt: new Date("2026-10-30T10:00:00Z") }), {
  now,
  validUntil: lastValidDay(now),
});

/** "−5 400 kr" → -5400 */
const numberIn = (text: string) => Number(text.replace("−", "-").replaceAll(/[^\d-]/g, ""));

test("[FLOW-8] the sums as they are shown add up to what is shown as their sum; it holds for seven days, and says when it was worked out", () => {
  const { rows } = view.waterfall;
  const sums = rows.map(({ sum }) => numberIn(sum));
  const result = sums.pop();
  expect(sums.reduce((sum, each) => sum + each, 0)).toBe(result);
  expect(view.likeliest).toBe(rows.at(-1)?.sum);
  expect(rows.map(({ detail }) => detail)).toContain("Slitet");
  expect([view.computed, view.validUntil]).toEqual(["17 november 2026", "24 november 2026"]);
});

test("[FLOW-8] everything lies within its drawing, and the likeliest within its band", () => {
  const { band, post, dots } = view.scale;
  for (const place of [band.from, band.from + band.length, post, ...dots]) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
  }
  expect(post).toBeGreaterThanOrEqual(band.from);
  expect(post).toBeLessThanOrEqual(band.from + band.length + 0.01);
  for (const { from, length } of view.waterfall.rows) expect(from + length).toBeLessThanOrEqual(100.01);
});

test("[FLOW-8] the sold cars are named, with what was paid and when, and never by their plates", () => {
  expect(view.sold.length).toBeGreaterThanOrEqual(5);
  expect(view.sold[0]).toMatchObject({ name: "V60 T6", sold: "30 oktober 2026" });
  expect(JSON.stringify(view)).not.toContain(offer.comparables[0]?.id);
});
