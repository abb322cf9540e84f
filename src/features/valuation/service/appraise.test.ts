import { expect, test } from "vitest";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { aCar } from "#tests/a-car.ts";
import { soldMarket } from "#tests/sold-market.ts";
import { declineTexts } from "../rules/decline-valuation.ts";
import { trainValuation } from "../rules/engine/train.ts";
import { emptyTable } from "../rules/level-table.ts";
import { appraise } from "./appraise.ts";
import { openValuations } from "./valuations.ts";

const now = new Date("2026-11-17T12:00:00Z");
const query = new URLSearchParams(
  "licenseplate=mlb001&min=ja&miltal=8000&skick=normalt-for-aldern&skador=inga&service=vet-inte&dack=vet-inte&lan=nej&bilder=nej",
);

test("[VALUE-6] a car that the register says was imported is for a person, one of which it says nothing is not", async () => {
  const valuations = openValuations({
    trainOn: async () => ({ model: trainValuation(soldMarket(300)), levels: emptyTable }),
    clock: () => now,
  });
  await valuations.train(new AbortController().signal);
  const verdictOn = async (isDirectImport: boolean | null) => {
    const vehicle = { ...vehicleOfCar(aCar()), isDirectImport };
    const findVehicle = async () => ({ kind: "found", vehicle }) as const;
    return (await appraise(query, { findVehicle, valuations, clock: () => now })).verdict;
  };
  expect(await verdictOn(true)).toEqual({ kind: "none", reason: "imported", text: declineTexts.imported });
  expect(await verdictOn(false)).toMatchObject({ kind: "offer" });
  expect(await verdictOn(null)).toMatchObject({ kind: "offer" });
});
