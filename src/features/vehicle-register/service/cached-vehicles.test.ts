import { expect, test } from "vitest";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import type { RegisterLookup } from "../rules/vehicle-lookup.ts";
import { vehicleOfCar } from "../rules/vehicle-of-car.ts";
import { cachedVehicles } from "./cached-vehicles.ts";

const facts = vehicleOfCar(aCar());
const found = {
  kind: "found",
  vehicle: { facts, staffOnly: { owner: "hemlig" } },
} as unknown as RegisterLookup;
const hour = 3_600_000;

function remembered(answerOf: (plate: LicensePlate) => RegisterLookup) {
  const asked: string[] = [];
  let now = 0;
  const find = cachedVehicles({
    register: async (plate) => {
      asked.push(plate);
      return answerOf(plate);
    },
    clock: () => new Date(now),
  });
  return { find, asked, later: (ms: number) => (now += ms) };
}

test("[REGISTER-10] a plate is asked for once a day, without staff's part", async () => {
  const { find, asked, later } = remembered(() => found);
  const plate = aPlate("mlb001");
  expect(await find(plate)).toEqual({ kind: "found", vehicle: facts });
  later(24 * hour - 1);
  expect(await find(plate)).toEqual({ kind: "found", vehicle: facts });
  expect(asked).toHaveLength(1);
  later(1);
  await find(plate);
  expect(asked).toHaveLength(2);
});

test("[REGISTER-10] an unknown plate is asked for again after an hour, a failure at once", async () => {
  const unknown = remembered(() => ({ kind: "unknown" }));
  await unknown.find(aPlate("mlb001"));
  unknown.later(hour - 1);
  await unknown.find(aPlate("mlb001"));
  expect(unknown.asked).toHaveLength(1);
  unknown.later(1);
  await unknown.find(aPlate("mlb001"));
  expect(unknown.asked).toHaveLength(2);
  const away = remembered(() => ({ kind: "unavailable" }));
  await away.find(aPlate("mlb001"));
  await away.find(aPlate("mlb001"));
  expect(away.asked).toHaveLength(2);
});

test("[REGISTER-10] all who ask at the same moment ask once", async () => {
  const { find, asked } = remembered(() => found);
  await Promise.all(Array.from({ length: 50 }, () => find(aPlate("mlb001"))));
  expect(asked).toHaveLength(1);
});

test("[REGISTER-10] 5,000 plates are cached; the first in goes first", async () => {
  const { find, asked } = remembered(() => found);
  const plateAt = (at: number) =>
    aPlate(`${"abcdef"[Math.floor(at / 1_000)]}bc${String(at % 1_000).padStart(3, "0")}`);
  for (let at = 0; at <= 5_000; at++) await find(plateAt(at));
  await find(plateAt(5_000));
  await find(plateAt(1));
  expect(asked).toHaveLength(5_001);
  await find(plateAt(0));
  expect(asked).toHaveLength(5_002);
});
