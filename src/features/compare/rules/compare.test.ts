import fc from "fast-check";
import { expect, test } from "vitest";
import { comparedFromQuery } from "./compare-address.ts";
import { listAfterComparison, withToggled } from "./compare-list.ts";
import { bestInRow, differs } from "./compare-row.ts";
import { ownCarFromQuery, ownCarName } from "./own-car.ts";

const now = new Date("2026-11-15T12:00:00Z");
const read = (query: string) => comparedFromQuery(new URLSearchParams(query));

test("[COMPARE-1] cars are read repeated and with commas, each once, in order; the fifth and what is no plate are left out", () => {
  expect(read("bilar=MLB001&bilar=mlb%20002,mlb001")).toEqual({
    plates: ["mlb001", "mlb002"],
    leftOut: [],
    isCleared: false,
  });
  const { plates, leftOut } = read("bilar=mlb001,hej,mlb002,mlb003,mlb004,mlb005");
  expect(plates).toEqual(["mlb001", "mlb002", "mlb003", "mlb004"]);
  expect(leftOut).toEqual(["hej", "mlb005"]);
});

test("[COMPARE-1] whatever the address says, no more than four are compared and nothing throws", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const { plates } = comparedFromQuery(new URLSearchParams(texts.map((text) => ["bilar", text])));
      expect(plates.length).toBeLessThanOrEqual(4);
      expect(new Set(plates).size).toBe(plates.length);
    }),
  );
});

test("[COMPARE-9] an empty name says that the last car was taken away", () => {
  expect([read("bilar=").isCleared, read("").isCleared]).toEqual([true, false]);
});

const car = (licenseplate: string) => ({ licenseplate });

test("[COMPARE-8] a tick adds, a second takes away, and a fifth changes nothing; ticked twice is as before, in any list that has room", () => {
  const four = ["a", "b", "c", "d"].map(car);
  expect(withToggled([car("a")], car("b"))).toEqual([car("a"), car("b")]);
  expect(withToggled(four, car("b"))).toEqual([car("a"), car("c"), car("d")]);
  expect(withToggled(four, car("e"))).toEqual(four);
  const plates = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 3 });
  fc.assert(
    fc.property(plates, fc.constantFrom("f", "g"), (list, plate) => {
      const before = list.map(car);
      expect(withToggled(withToggled(before, car(plate)), car(plate))).toEqual(before);
    }),
  );
});

test.each([
  ["begins an empty list", [], ["a"], ["a"]],
  ["goes on from a list with the same car", ["a", "b"], ["b", "c"], ["b", "c"]],
  ["of somebody else leaves the list", ["a", "b"], ["c", "d"], ["a", "b"]],
] as const)("[COMPARE-9] a comparison %s", (_, list, compared, after) => {
  expect(listAfterComparison(list.map(car), compared.map(car))).toEqual(after.map(car));
});

test("[COMPARE-5] the best is marked where two are known and not all alike", () => {
  expect(bestInRow([3, 1, null, 1], "low")).toEqual([false, true, false, true]);
  expect(bestInRow([3, 1, 2], "high")).toEqual([true, false, false]);
  expect(bestInRow([3, null, null], "low")).toEqual([false, false, false]);
  expect(bestInRow([2, 2], "low")).toEqual([false, false]);
});

test("[COMPARE-4] what is not known of one car is a difference", () => {
  expect([differs(["a", "a"]), differs(["a", "b"]), differs(["a", null])]).toEqual([false, true, true]);
});

const own = (query: string) => ownCarFromQuery(new URLSearchParams(query), now);

test("[COMPARE-7] the own car is read as it was told", () => {
  const { ownFacts, errors } = own("egen-modell=Golf&egen-ar=2019&egen-mil=9 200 mil&egen-drivmedel=1");
  expect(ownFacts).toEqual({ series: "golf", modelYear: 2019, mileage: 9_200, fuelType: 1 });
  expect(errors).toEqual({});
  expect([ownCarName(ownFacts), ownCarName({ series: null })]).toEqual(["Volkswagen Golf", null]);
});

test("[COMPARE-7] mistakes are answered field by field and stay as they were written", () => {
  const { ownFacts, errors, values } = own("egen-modell=raket&egen-ar=19&egen-mil=långt&egen-drivmedel=kol");
  expect(ownFacts).toEqual({ series: null, modelYear: null, mileage: null, fuelType: null });
  expect(Object.keys(errors)).toEqual(["series", "modelYear", "mileage", "fuelType"]);
  expect(errors.modelYear).toBe("Skriv modellåret med fyra siffror, 1980–2027.");
  expect(values.mileage).toBe("långt");
  expect(own("").errors).toEqual({});
});
