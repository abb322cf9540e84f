import { expect, test } from "vitest";
import { completeCars } from "./complete-cars.ts";

const complete = { make: "Volvo", licenseplate: "mlb001" };

test.each([
  { licenseplate: "mlb002" },
  { make: "Volvo" },
  { make: null, licenseplate: "mlb002" },
  { make: "Volvo", licenseplate: "" },
])("[LIST-10] the car %j is dropped", (car) => {
  expect(completeCars([car, complete])).toEqual([complete]);
});

test("[LIST-10] the others keep their order", () => {
  const other = { make: "Audi", licenseplate: "mlb000" };
  expect(completeCars([complete, other])).toEqual([complete, other]);
});
