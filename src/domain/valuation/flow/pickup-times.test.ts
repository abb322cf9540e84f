import { expect, test } from "vitest";
import { pickupTimes } from "./pickup-times.ts";

test("[FLOW-11] a car is fetched on working days, from tomorrow and two weeks ahead", () => {
  const times = pickupTimes(new Date("2026-11-17T09:00:00Z"));
  expect(times[0]).toBe("onsdag 18 november, förmiddag (9–12)");
  expect(times.at(-1)).toBe("tisdag 1 december, eftermiddag (13–17)");
  expect(times).toHaveLength(20);
  expect(times.filter((time) => /^(lördag|söndag)/.test(time))).toEqual([]);
});

test("[FLOW-11] nor on a public holiday", () => {
  expect(pickupTimes(new Date("2026-12-18T09:00:00Z")).join()).not.toContain("25 december");
});
