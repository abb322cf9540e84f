import { expect, test } from "vitest";
import { aCar } from "#tests/a-car.ts";
import { vehicleTax } from "./vehicle-tax.ts";

const now = new Date("2026-11-15T12:00:00Z");
const registered = (firstRegisteredOn: string) => ({
  firstRegisteredOn,
  modelYear: Number(firstRegisteredOn.slice(0, 4)),
});

test("[COST-5] the register's tax counts, year after year; a car that turns three pays the plain tax from then on", () => {
  expect(vehicleTax(aCar({ annualTax: 3_482 }), 3, now)).toEqual({ perYear: 3_482, assumed: null });
  // 6.0 l petrol: 139.2 g, plain 360 + 28.2 × 22 = 980.
  const car = aCar({ ...registered("2024-11-15"), fuelType: 1, consumption: 6, annualTax: 7_000 });
  const { perYear, assumed } = vehicleTax(car, 2, now);
  expect(perYear).toBeCloseTo((7_000 + 980.4) / 2, -1);
  expect(assumed).toBe("Skatten sjunker när bilen blir tre år.");
  expect(vehicleTax({ ...car, ...registered("2023-01-02") }, 2, now).perYear).toBe(7_000);
});

test("[COST-5] a tax that is low already does not rise", () => {
  const car = aCar({ ...registered("2025-11-15"), fuelType: 5, consumption: 1.5, annualTax: 360 });
  expect(vehicleTax(car, 5, now)).toEqual({ perYear: 360, assumed: null });
});

test.each([
  ["an electric car", { fuelType: 3, ...registered("2025-06-01") }, 360],
  ["petrol, after the first years", { fuelType: 1, consumption: 6, ...registered("2020-05-01") }, 980],
  [
    "diesel since July 2018",
    { fuelType: 2, consumption: 5, ...registered("2020-05-01") },
    360 + 462 + 1_785 + 250,
  ],
  ["diesel before", { fuelType: 2, consumption: 5, ...registered("2015-05-01") }, 822 * 2.37 + 250],
  ["gas and ethanol", { fuelType: 6, consumption: 8, ...registered("2020-05-01") }, 360 + 21 * 11],
  [
    "petrol of 2025, its first year",
    { fuelType: 1, consumption: 6, ...registered("2026-11-01") },
    360 + 50 * 107 + 14.2 * 132,
  ],
] as const)("[COST-6] by the law's rules: %s", (_, said, perYear) => {
  expect(vehicleTax(aCar({ ...said, annualTax: null }), 1, now).perYear).toBeCloseTo(perYear, -1);
});

test.each([
  [{ consumption: 6 }, "Skatten är räknad på utsläppen som följer av förbrukningen."],
  [{ consumption: null }, "Skatten är bara grundbeloppet: bilens utsläpp är okända."],
  [registered("2004-05-01"), "Skatten är en uppskattning: bilar före 2006 beskattas efter vikt."],
])("[COST-6] what was assumed is said: %o", (said, text) => {
  expect(vehicleTax(aCar({ fuelType: 1, annualTax: null, ...said }), 3, now).assumed).toBe(text);
});
