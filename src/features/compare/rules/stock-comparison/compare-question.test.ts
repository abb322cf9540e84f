import { expect, test } from "vitest";
import { compareQuestion, formValuesIn } from "./compare-question.ts";

const now = new Date("2026-11-17T08:00:00Z");
const read = (query: string) => compareQuestion(new URLSearchParams(query), now);

test("[COMPSTOCK-1] nothing asked, a plate, a plate with its mileage", () => {
  expect(read("")).toEqual({ kind: "nothing" });
  expect(read("utm_source=x")).toEqual({ kind: "nothing" });
  expect(read("licenseplate=ABC+123")).toEqual({ kind: "plate", plate: "abc123", mileage: null });
  for (const entered of ["8000", "8 000", "8%C2%A0000", "8 000 mil"])
    expect(read(`licenseplate=abc123&miltal=${entered}`)).toMatchObject({ kind: "plate", mileage: 8_000 });
});

test.each([
  ["licenseplate=", ["plate"]],
  ["licenseplate=AB123", ["plate"]],
  ["licenseplate=abc123&miltal=långt", ["mileage"]],
  ["licenseplate=abc123&miltal=-1", ["mileage"]],
  ["licenseplate=abc123&miltal=100000", ["mileage"]],
  ["licenseplate=abc123&miltal=8,5", ["mileage"]],
  ["licenseplate=x&miltal=x", ["plate", "mileage"]],
  ["bil=&ar=&drivmedel=&miltal=", ["model", "year"]],
  ["bil=volvo/golf&ar=2019", ["model"]],
  ["bil=__proto__/x&ar=2019", ["model"]],
  ["bil=volvo/v60&ar=1949", ["year"]],
  ["bil=volvo/v60&ar=2028", ["year"]],
  ["bil=volvo/v60&ar=2019&drivmedel=9", ["fuel"]],
  ["licenseplate=x&bil=volvo/v60&ar=2019", ["plate"]],
])("[COMPSTOCK-2] %s is wrong in %j", (query, fields) => {
  const question = read(query);
  expect(question.kind === "wrong" && Object.keys(question.fieldErrors)).toEqual(fields);
});

test("[COMPSTOCK-4] a car can be typed, with or without a plate, with or without fuel and mileage", () => {
  expect(read("bil=volvo/v60&ar=2019&drivmedel=2&miltal=9 000&licenseplate=QVI001")).toEqual({
    kind: "typed",
    car: {
      licenseplate: "qvi001",
      name: "Volvo V60",
      normalizedMake: "volvo",
      series: "v60",
      modelYear: 2019,
      fuelType: 2,
      gearboxType: null,
      horsepower: null,
      mileage: 9_000,
    },
  });
  expect(read("bil=volvo/&ar=2019")).toMatchObject({
    kind: "typed",
    car: { licenseplate: null, name: "Volvo", series: null, fuelType: null, mileage: null },
  });
});

test("[COMPSTOCK-2] what was written is shown again, within bounds", () => {
  const entered = formValuesIn(new URLSearchParams({ licenseplate: " AB 12 ", miltal: "x".repeat(500) }));
  expect(entered).toMatchObject({ plate: "AB 12", mileage: "x".repeat(40), model: "" });
});
