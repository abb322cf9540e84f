import fc from "fast-check";
import { expect, test } from "vitest";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { aCar } from "#tests/a-car.ts";
import { comparedCarFrom } from "./compared-car.ts";
import { likenessOf } from "./likeness.ts";
import { spreadOf } from "./spread.ts";

const own = aCar({
  modelYear: 2020,
  mileage: 8_000,
  fuelType: 2,
  gearboxType: "automatisk",
  horsepower: 190,
});
const same = comparedCarFrom(vehicleOfCar(own), 8_000);

test("[COMPSTOCK-7] the same car does not differ", () => {
  expect(likenessOf(own, same)).toEqual({ distance: 0, label: "Mycket lik", differences: [] });
});

test("[COMPSTOCK-7] what differs is said of our car, and the further the less alike", () => {
  const other = { ...own, modelYear: 2022, mileage: 5_900, gearboxType: "manuell", horsepower: 150 } as const;
  expect(likenessOf(other, same).differences).toEqual([
    "2 år nyare",
    "2\u00a0100\u00a0mil kortare",
    "manuell",
    "40\u00a0hk svagare",
  ]);
  expect(likenessOf({ ...own, mileage: 11_000 }, same)).toMatchObject({
    label: "Mycket lik",
    differences: ["3\u00a0000\u00a0mil längre"],
  });
  expect(likenessOf({ ...own, fuelType: 3 }, same)).toMatchObject({ label: "Lik", differences: ["el"] });
  expect(likenessOf({ ...own, modelYear: 2013 }, same).label).toBe("Delvis lik");
});

test("[COMPSTOCK-7] what is not known of the car weighs nothing", () => {
  const unknown = { ...same, fuelType: null, gearboxType: null, horsepower: null, mileage: null };
  expect(likenessOf({ ...own, fuelType: 3, horsepower: 600, mileage: 30_000 }, unknown).distance).toBe(0);
});

test("[COMPSTOCK-3] the visitor's mileage goes before that of the last inspection", () => {
  const vehicle = { ...vehicleOfCar(own), lastInspectionMileage: 7_000 };
  expect(comparedCarFrom(vehicle, 8_000).mileage).toBe(8_000);
  expect(comparedCarFrom(vehicle, 0).mileage).toBe(0);
  expect(comparedCarFrom(vehicle, null).mileage).toBe(7_000);
});

test("[COMPSTOCK-6] lowest, middle and highest", () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([5])).toEqual({ lowest: 5, median: 5, highest: 5 });
  expect(spreadOf([30, 10, 20])).toEqual({ lowest: 10, median: 20, highest: 30 });
  expect(spreadOf([10, 40, 20, 31])).toEqual({ lowest: 10, median: 26, highest: 40 });
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (numbers) => {
      const spread = spreadOf(numbers);
      const below = numbers.filter((number) => number < (spread?.median ?? 0)).length;
      const above = numbers.filter((number) => number > (spread?.median ?? 0)).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(numbers.length / 2);
      expect([spread?.lowest, spread?.highest]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
    }),
  );
});
