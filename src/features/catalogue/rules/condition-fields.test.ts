import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { filterDay } from "#tests/any-filter.ts";
import { demoChain } from "#tests/demo-chain.ts";
import { facetFields, initialFilter } from "./filter.ts";
import { chipsOf } from "./filter-chips.ts";
import { filterFromQuery } from "./filter-url.ts";
import type { FilterableCar } from "./filterable-car.ts";

const { batteryHealthFrom, tyreDepthFrom, serviceHistory, noRemarks } = facetFields;

function checked(facts: Partial<FilterableCar>): FilterableCar {
  return { ...aCar({ inspectedOn: "2026-10-01", inspectionComplete: true }), ...facts };
}

const withBattery = (percent: number) =>
  checked({ batteryHealth: { percent, method: "Fulladdningstest", measuredOn: "2026-10-01" } });

test("[CONDITION-1] a battery is within the bounds that it reaches, and one that is not known within none", () => {
  const reached = (car: FilterableCar) => [80, 90, 95].filter((min) => batteryHealthFrom.agrees(car, min));
  expect(reached(withBattery(90))).toEqual([80, 90]);
  expect(reached(withBattery(79.9))).toEqual([]);
  expect(reached(checked({ batteryHealth: null }))).toEqual([]);
  expect(batteryHealthFrom.agrees(checked({ batteryHealth: null }), null)).toBe(true);
});

test("[CONDITION-2] tyres are judged by the shallower axle", () => {
  const car = checked({ tyreDepthFront: 7, tyreDepthRear: 4.9 });
  expect([4, 5, 6].filter((min) => tyreDepthFrom.agrees(car, min))).toEqual([4]);
  expect(tyreDepthFrom.agrees(checked({ tyreDepthRear: null }), 4)).toBe(false);
});

test.each([
  ["full", ["documented", "full"]],
  ["partial", ["documented"]],
  ["none", []],
  [null, []],
] as const)("[CONDITION-4] a car with history %s agrees with %j", (history, agreed) => {
  const car = checked({ serviceHistory: history });
  expect(serviceHistory.facet.options.filter((option) => serviceHistory.agrees(car, option))).toEqual(agreed);
});

test("[CONDITION-3] a car of which nobody knows has neither remarks nor none", () => {
  const unknown = checked({ remarkCount: null });
  expect([true, false].map((criteria) => noRemarks.agrees(unknown, criteria))).toEqual([false, false]);
});

test.each([
  ["batteryHealthFrom=90", { batteryHealthFrom: 90 }],
  ["batteryhealthfrom=92", { batteryHealthFrom: 90 }],
  ["batteryHealthFrom=99", { batteryHealthFrom: 95 }],
  ["batteryHealthFrom=70", {}],
  ["tyreDepthFrom=4,6", { tyreDepthFrom: 5 }],
  ["tyreDepthFrom=2", {}],
  ["serviceHistory=full&noRemarks=true", { serviceHistory: "full", noRemarks: true }],
])("[CONDITION-5] %s", (query, criteria) => {
  expect(filterFromQuery(new URLSearchParams(query), filterDay).filter).toEqual({
    ...initialFilter,
    ...criteria,
  });
});

test("[CONDITION-7] chips say what is asked of the condition", () => {
  const criteria = { batteryHealthFrom: 90, tyreDepthFrom: 5, serviceHistory: "full", noRemarks: true };
  const labels = chipsOf({ ...initialFilter, ...criteria }, demoChain).map(({ label }) => label);
  expect(labels).toEqual([
    "Batterihälsa minst 90\u00a0%",
    "Däck minst 5\u00a0mm",
    "Fullservad",
    "Utan anmärkning",
  ]);
});
