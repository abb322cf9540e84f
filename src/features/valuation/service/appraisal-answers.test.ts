import { expect, test } from "vitest";
import { vehicleOfCar } from "#features/vehicle-register/rules/vehicle-of-car.ts";
import { aCar } from "#tests/a-car.ts";
import { readFlowInput } from "../rules/flow/flow-input.ts";
import { answersFromInput } from "./appraisal-answers.ts";

const told = (query: string) =>
  answersFromInput({
    input: readFlowInput(new URLSearchParams(query), new Date("2026-11-17T09:00:00Z")),
    lookup: { kind: "found", vehicle: vehicleOfCar(aCar({ fuelType: 1 })) },
    step: { kind: "result" },
    name: "Volvo V60",
    verdict: null,
  });

test("[FLOW-15] an appraiser reads where the damage is, also where nobody knew how large it is", () => {
  const places = { label: "Skadornas plats", text: "Motorhuv och vänster framdörr" };
  expect(told("min=ja&skador=sma-repor-eller-bucklor&skadat=vanster-framdorr&skadat=motorhuv")).toEqual([
    { label: "Skador", text: "Små repor eller bucklor" },
    places,
  ]);
  expect(told("min=ja&skador=vet-inte&skadat=motorhuv.vanster-framdorr")).toEqual([
    { label: "Skador", text: "Vet inte" },
    places,
  ]);
  expect(told("min=ja&skador=inga")).toEqual([{ label: "Skador", text: "Inga" }]);
});
