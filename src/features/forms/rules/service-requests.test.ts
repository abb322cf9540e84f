import { expect, test } from "vitest";
import { formErrors } from "#tests/form-errors.ts";
import { insuranceRequest, serviceBooking, warrantyRequest } from "./service-requests.ts";

const person = { name: "Karin Exempel", email: "karin@example.com" };
const errorsOf = (...asked: Parameters<typeof formErrors>) => Object.keys(formErrors(...asked));

test("[INSURE-1] a level, how far and an address are needed; a car is not", () => {
  expect(errorsOf(insuranceRequest, {})).toEqual(["level", "milPerYear", "name", "email"]);
  expect(insuranceRequest.parse({ ...person, level: "Hel", milPerYear: "1 000–1 500 mil" })).toMatchObject({
    licenseplate: null,
    phoneNumber: null,
  });
});

test("[EXTEND-1] a length and the car are needed", () => {
  expect(errorsOf(warrantyRequest, person)).toEqual(["length", "licenseplate"]);
  expect(
    warrantyRequest.parse({ ...person, length: "24 månader", licenseplate: "MLB 84A" }).licenseplate,
  ).toBe("mlb84a");
});

test("[SERVICE-1] a time, the car and how to reach its owner are needed", () => {
  expect(errorsOf(serviceBooking, person)).toEqual(["start", "licenseplate", "phoneNumber"]);
  const right = {
    ...person,
    start: "2026-11-18T09:00Z",
    licenseplate: "MLB 84A",
    phoneNumber: "070-174 06 12",
  };
  expect(serviceBooking.parse(right)).toMatchObject({ licenseplate: "mlb84a", mileage: null });
  expect(errorsOf(serviceBooking, { ...right, start: "på tisdag" })).toEqual(["start"]);
});
