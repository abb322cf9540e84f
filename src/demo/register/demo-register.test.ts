import fc from "fast-check";
import { expect, test } from "vitest";
import { type LicensePlate, licensePlate } from "#core/plate/license-plate.ts";
import { staffFacts, vehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { RegisterLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { aCar } from "#tests/a-car.ts";
import { aPlate } from "#tests/any-plate.ts";
import { demoModels } from "../models/read-models.ts";
import { plateNumber } from "../plates.ts";
import { demoRegister } from "./demo-register.ts";
import { stateOf, type VehicleState, vehicleStates } from "./vehicle-states.ts";

const today = new Date("2026-11-17T08:00:00Z");
const findOn = (clock: Date) => demoRegister({ findOwnCar: () => null, clock: () => clock });
const find = findOn(today);

const letters = [..."abcdefghijklmnopqrstuvwxyzåäö"];
const digits = [..."0123456789"];
const anyPlateOfTheRule = fc
  .tuple(
    ...Array.from({ length: 3 }, () => fc.constantFrom(...letters)),
    ...Array.from({ length: 2 }, () => fc.constantFrom(...digits)),
    fc.constantFrom(...letters, ...digits, "-"),
  )
  .map((signs) => licensePlate.parse(signs.join("")));

function vehicleIn(answer: RegisterLookup) {
  if (answer.kind !== "found") throw new Error(`Not found: ${answer.kind}`);
  return answer.vehicle;
}

test("[REGISTER-1] every plate has an answer, and the same again", async () => {
  await fc.assert(
    fc.asyncProperty(anyPlateOfTheRule, async (plate) => {
      const answer = await find(plate);
      expect(await find(plate)).toEqual(answer);
      if (answer.kind === "unknown") return;
      const { facts, staffOnly } = vehicleIn(answer);
      expect(vehicleFacts.parse(facts)).toEqual(facts);
      expect(staffFacts.parse(staffOnly)).toEqual(staffOnly);
      const model = demoModels().find(
        ({ make, series }) => make === facts.normalizedMake && series === facts.series,
      );
      const variants = model?.variants.filter(({ name }) => name === facts.modelDescription) ?? [];
      const wasSold = variants.some(
        ({ years: [from, to] }) => from <= facts.modelYear && facts.modelYear <= to,
      );
      expect(wasSold).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test("[REGISTER-1] next year it is the same vehicle, only with another inspection", async () => {
  const plate = aPlate("qvi008");
  const { facts } = vehicleIn(await find(plate));
  const { facts: later } = vehicleIn(await findOn(new Date("2027-11-17"))(plate));
  const { lastInspectionOn, lastInspectionMileage, inspectionDueOn, ...same } = facts;
  expect(later).toMatchObject(same);
});

test("[REGISTER-2] a car of ours has its own facts, whatever the register would have made up", async () => {
  const own = aCar({ licenseplate: aPlate("qvi001"), colour: "gul", horsepower: 77 });
  const register = demoRegister({ findOwnCar: () => own, clock: () => today });
  const { facts, staffOnly } = vehicleIn(await register(own.licenseplate));
  expect(facts).toMatchObject({ colour: "gul", horsepower: 77, model: "V60" });
  expect(staffOnly.owner).toEqual({ isCompany: true, previousOwners: [] });
  const sold = demoRegister({ findOwnCar: () => ({ ...own, status: 150 }), clock: () => today });
  expect(vehicleIn(await sold(own.licenseplate)).staffOnly.owner.previousOwners.length).toBeGreaterThan(0);
});

test("[REGISTER-2] inspections go forward: the odometer never back, the next due after the last", async () => {
  const years = Array.from({ length: 12 }, (_, year) => new Date(Date.UTC(2026 + year, 5, 1)));
  for (const plate of [aPlate("qvi004"), aPlate("qvi007"), aPlate("qvi008")]) {
    let mil = 0;
    for (const at of years) {
      const { facts } = vehicleIn(await findOn(at)(plate));
      const { lastInspectionOn: last, lastInspectionMileage, inspectionDueOn: due } = facts;
      expect(due && due >= at.toISOString().slice(0, 10)).toBe(true);
      if (last === null) continue;
      expect(due && last < due && last <= at.toISOString()).toBe(true);
      expect(lastInspectionMileage).toBeGreaterThanOrEqual(mil);
      mil = lastInspectionMileage ?? mil;
    }
    expect(mil).toBeGreaterThan(0);
  }
});

/** What each state is seen by. */
const seenBy: Record<Exclude<VehicleState, "unknown">, (vehicle: ReturnType<typeof vehicleIn>) => boolean> = {
  usual: ({ facts, staffOnly: { basic } }) =>
    facts.traffic === "inTraffic" && !basic.isStolen && !basic.lessor,
  deregistered: ({ facts }) => facts.traffic === "deregistered",
  offRoad: ({ facts }) => facts.traffic === "offRoad",
  stolen: ({ staffOnly }) => staffOnly.basic.isStolen === true,
  leased: ({ staffOnly }) => staffOnly.basic.lessor === "Exempel Leasing AB",
  inDebt: ({ staffOnly: { debt, basic } }) => Number(debt.tax) > 0 && basic.hasUseBan === true,
  drivingBan: ({ staffOnly }) => staffOnly.basic.hasDrivingBan === true,
};

test("[REGISTER-3] there is an example of each state, which is no car of the demo stock", async () => {
  const stocked = new Set<string>(Array.from({ length: 24_000 }, (_, at) => plateNumber(at)));
  for (const [state, { example }] of Object.entries(vehicleStates)) {
    const answer = await find(example as LicensePlate);
    if (state === "unknown") expect(answer).toEqual({ kind: "unknown" });
    else expect(seenBy[state as keyof typeof seenBy](vehicleIn(answer)), state).toBe(true);
    expect(stocked.has(example)).toBe(false);
  }
});

test("[REGISTER-3] states have about their share", () => {
  const plates = Array.from({ length: 10_000 }, (_, at) =>
    aPlate(
      `${["abc", "lkm", "trs", "wxz", "håp", "pöl", "nod", "fgh", "jkl", "bcd"][at % 10]}${String(Math.floor(at / 10)).padStart(3, "0")}`,
    ),
  );
  const counts = Map.groupBy(plates, stateOf);
  for (const [state, { perMille }] of Object.entries(vehicleStates)) {
    const share = (counts.get(state as VehicleState)?.length ?? 0) / 10;
    expect(Math.abs(share - perMille), state).toBeLessThan(10 + perMille * 0.1);
  }
});

test("[REGISTER-12] nothing that has happened to a vehicle lies after today, whichever day it is asked on", async () => {
  const day = fc.date({ min: new Date("2026-01-02"), max: new Date("2030-01-01"), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(anyPlateOfTheRule, day, async (plate, now) => {
      const answer = await findOn(now)(plate);
      if (answer.kind !== "found") return;
      const { facts, staffOnly } = answer.vehicle;
      const days = [
        facts.firstRegisteredOn,
        facts.lastInspectionOn,
        staffOnly?.basic.purchaseDate,
        ...(staffOnly?.owner.previousOwners ?? []).map(({ from }) => from),
      ];
      for (const happened of days.flatMap((one) => one ?? []))
        expect(happened <= now.toISOString().slice(0, 10), `${plate}: ${happened}`).toBe(true);
    }),
    { numRuns: 400 },
  );
});
