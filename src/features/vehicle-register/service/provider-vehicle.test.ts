import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { vehicleFromProvider } from "./provider-vehicle.ts";
import { bodyFrom, colourFrom, fuelFrom, seriesFrom } from "./register-words.ts";

const sample = JSON.parse(
  readFileSync(new URL("../../../../docs/samples/vehicle-register.json", import.meta.url), "utf8"),
);

test("[REGISTER-5] the sample of the documentation is read whole", () => {
  expect(vehicleFromProvider(sample)).toEqual({
    facts: {
      licenseplate: "mlb84a",
      make: "Volvo",
      normalizedMake: "volvo",
      model: "V60 T6 AWD",
      series: "v60",
      modelDescription: "T6 AWD Recharge Inscription",
      modelYear: 2021,
      firstRegisteredOn: "2021-03-04",
      bodyType: "kombi",
      gearboxType: "automatisk",
      fuelType: 5,
      colour: "blå",
      seats: 5,
      horsepower: 340,
      powerKw: 250,
      hasAwd: true,
      consumption: 1.8,
      co2: 41,
      wltpRange: 56,
      batteryCapacityGross: 11.6,
      annualTax: 360,
      emissionClass: "Euro 6",
      traffic: "inTraffic",
      lastInspectionOn: "2026-05-12",
      isDirectImport: false,
      lastInspectionMileage: 8_790,
      inspectionDueOn: "2027-07-12",
    },
    staffOnly: {
      basic: {
        chassisNumber: "QQQ00000000001234",
        builtYear: 2021,
        purchaseDate: "2023-06-30",
        insurer: "Exempel Försäkring",
        lessor: null,
        creditor: "Exempelbanken",
        isDirectImport: false,
        isStolen: false,
        hasDrivingBan: false,
        hasUseBan: false,
      },
      debt: { tax: 0, fees: 0 },
      owner: { isCompany: false, previousOwners: [{ from: "2021-03-04" }, { from: "2023-06-30" }] },
    },
  });
});

test("[REGISTER-5] with the least that a register must say, the rest is unknown", () => {
  const { make, model, vehicleYear, status } = sample.basic;
  const min = { licenseplate: "mlb84a", basic: { make, model, vehicleYear, status } };
  expect(vehicleFromProvider(min)).toMatchObject({
    facts: { make: "Volvo", fuelType: null, horsepower: null, lastInspectionMileage: null },
    staffOnly: { basic: { isStolen: null }, debt: { tax: null }, owner: { previousOwners: [] } },
  });
  expect(vehicleFromProvider({ ...min, technical: { powerKw: "mycket", co2: 40 } })).toMatchObject({
    facts: { powerKw: null, co2: 40 },
  });
});

test.each([
  ["a list", []],
  ["null", null],
  ["no plate", { ...sample, licenseplate: undefined }],
  ["a plate that is none", { ...sample, licenseplate: "12" }],
  ["no basic section", { ...sample, basic: undefined }],
  ["a year that is none", { ...sample, basic: { ...sample.basic, vehicleYear: "2021" } }],
  ["a status that we do not know", { ...sample, basic: { ...sample.basic, status: "Vilande" } }],
])("[REGISTER-6] %s is no vehicle", (_, payload) => {
  expect(vehicleFromProvider(payload)).toBeNull();
});

test.each([
  ["volvo", "V60 T6 AWD", "v60"],
  ["volvo", "V70", null],
  ["bmw", "320d xDrive", "3-serie"],
  ["bmw", "X3 xDrive20d", "x3"],
  ["mercedes-benz", "C 220 d", "c-klass"],
  ["peugeot", "2008 GT", "2008"],
  ["mitsubishi", "ECLIPSE CROSS PHEV", "eclipse cross"],
] as const)("[REGISTER-5] %s %j is of the series %j", (make, model, series) => {
  expect(seriesFrom(make, model)).toBe(series);
});

test("[REGISTER-5] words of the register for body, fuel and colour", () => {
  expect(["Stationsvagn", "SUV", "Coupé", "Skåp", "Båt", null].map(bodyFrom)).toEqual([
    "kombi",
    "suv",
    "sportkupe",
    "transportbil-skap",
    null,
    null,
  ]);
  expect(["Ljusgrå", "Silver", "Vit", "Lila", ""].map(colourFrom)).toEqual(["grå", "grå", "vit", null, null]);
  expect(fuelFrom(["El"], true)).toBe(3);
  expect(fuelFrom(["Bensin", "El"], false)).toBe(4);
  expect(fuelFrom(["Diesel", "El"], true)).toBe(5);
  expect(fuelFrom(["Bensin", "Etanol"], null)).toBe(6);
  expect(fuelFrom(["Diesel"], null)).toBe(2);
  expect(fuelFrom([], null)).toBeNull();
});
