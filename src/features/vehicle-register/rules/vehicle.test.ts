import { expect, test } from "vitest";
import { tradeInInfo } from "#features/valuation/rules/trade-in-info.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { staffFacts, vehicleFacts } from "./vehicle.ts";
import { forVisitor, noRegister } from "./vehicle-lookup.ts";
import { vehicleOfCar } from "./vehicle-of-car.ts";

const facts = vehicleOfCar(aCar());
const staffOnly = staffFacts.parse({
  basic: {
    chassisNumber: "QQQ12345678901234",
    purchaseDate: "2024-05-02",
    insurer: "Exempel Försäkring",
    lessor: null,
    creditor: "Exempelbanken",
    isDirectImport: false,
    isStolen: true,
    hasDrivingBan: true,
    hasUseBan: true,
  },
  debt: { tax: 1_200, fees: 500 },
  owner: { isCompany: false, previousOwners: [{ from: "2021-03-04" }] },
});

test("[VEHICLE-1] a fact that cannot be read costs that fact", () => {
  const odd = {
    ...facts,
    horsepower: -5,
    fuelType: 9,
    colour: "lila",
    firstRegisteredOn: "i våras",
    seats: 4.5,
  };
  const read = vehicleFacts.parse(odd);
  expect(read).toEqual({
    ...facts,
    horsepower: null,
    fuelType: null,
    colour: null,
    firstRegisteredOn: null,
    seats: null,
  });
});

test.each(["licenseplate", "make", "model", "modelYear", "traffic"] as const)(
  "[VEHICLE-1] without %s it is no vehicle",
  (name) => {
    expect(vehicleFacts.safeParse({ ...facts, [name]: undefined }).success).toBe(false);
  },
);

test("[VEHICLE-2] what a visitor is told holds nothing of the owner", () => {
  const told = JSON.stringify(forVisitor({ kind: "found", vehicle: { facts, staffOnly } }));
  expect(JSON.parse(told)).toEqual({ kind: "found", vehicle: facts });
  for (const secret of ["QQQ123", "Exempel", "1200", "debt", "isStolen", "Ban", "wner"])
    expect(told).not.toContain(secret);
});

test("[VEHICLE-3] staff's part is read as the sections of the trade-in info", () => {
  const dossier = { licenseplate: "mlb001", carName: "Volvo V60", carInfo: {}, valuation: null };
  expect(tradeInInfo.parse({ ...dossier, smartInfo: staffOnly }).smartInfo).toMatchObject(staffOnly);
});

test("[VEHICLE-4] without a register the answer says so", async () => {
  expect(forVisitor(await noRegister(aPlate("mlb001")))).toEqual({ kind: "noRegister" });
});

test("[VEHICLE-5] our own car is told of with its own facts", () => {
  const car = aCar({ horsepower: 190, consumption: 5, fuelType: 2, modelYear: 2020 });
  const told = vehicleOfCar(car);
  expect(vehicleFacts.parse(told)).toEqual(told);
  expect(told).toMatchObject({
    licenseplate: car.licenseplate,
    series: "v60",
    modelYear: 2020,
    powerKw: 140,
    co2: 132,
    emissionClass: "Euro 6",
    traffic: "inTraffic",
  });
  expect(vehicleOfCar({ ...car, fuelType: 3 })).toMatchObject({ co2: 0, emissionClass: "El" });
  expect(vehicleOfCar({ ...car, consumption: null }).co2).toBeNull();
});
