import { expect, test } from "vitest";
import * as z from "zod";
import { insuranceWish, serviceWish, warrantyWish } from "./service-wishes.ts";

const person = { name: "Karin Exempel", email: "karin@example.com" };
const errorsOf = (schema: z.ZodType, sent: object) => {
  const { error } = schema.safeParse(sent);
  return error ? Object.keys(z.flattenError(error).fieldErrors) : [];
};

test("[INSURE-1] a level, how far and an address are needed; a car is not", () => {
  expect(errorsOf(insuranceWish, {})).toEqual(["level", "milPerYear", "name", "email"]);
  expect(insuranceWish.parse({ ...person, level: "Hel", milPerYear: "1 000–1 500 mil" })).toMatchObject({
    licenseplate: null,
    phoneNumber: null,
  });
});

test("[EXTEND-1] a length and the car are needed", () => {
  expect(errorsOf(warrantyWish, person)).toEqual(["length", "licenseplate"]);
  expect(warrantyWish.parse({ ...person, length: "24 månader", licenseplate: "MLB 84A" }).licenseplate).toBe(
    "mlb84a",
  );
});

test("[SERVICE-1] what, which car, where and when in the day are needed; the day may be any", () => {
  expect(errorsOf(serviceWish, person)).toEqual(["work", "licenseplate", "store", "time"]);
  const right = { ...person, work: "Service", licenseplate: "MLB 84A", store: "Uppsala", time: "Förmiddag" };
  expect(serviceWish.parse(right).day).toBeNull();
  expect(errorsOf(serviceWish, { ...right, day: "på tisdag" })).toEqual(["day"]);
});
