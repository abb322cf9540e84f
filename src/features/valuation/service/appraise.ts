import { displayPlate } from "#core/plate/display-plate.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { VehicleFacts } from "#features/vehicle-register/rules/vehicle.ts";
import type { FindVehicle, VehicleLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { maxBuyingMileage } from "../rules/buying-limit.ts";
import { type Offer, offerFrom } from "../rules/buying-price.ts";
import { type DeclineReason, declineTexts } from "../rules/decline-valuation.ts";
import { carFactsFrom } from "../rules/flow/car-facts-from.ts";
import { type FlowInput, type ManualCar, readFlowInput } from "../rules/flow/flow-input.ts";
import { type FlowStep, goesByRegister, nextStep } from "../rules/flow/flow-step.ts";
import type { CarToValue } from "../rules/value-car.ts";
import { trainingNotDone, type Valuations } from "./valuations.ts";

/** What became of the car: an offer, or in words why there is none. A no is always a no to the machine. */
export type Verdict =
  | { kind: "offer"; offer: Offer }
  | { kind: "none"; reason: DeclineReason | "counting" | "deregistered"; text: string };

export type Appraisal = {
  input: FlowInput;
  lookup: VehicleLookup | null;
  step: FlowStep;
  /** "Volvo V60"; null before we know which car it is. */
  name: string | null;
  /** Null until all is told. */
  verdict: Verdict | null;
};

const deregistered =
  "Bilen är avregistrerad och kan inte ställas på igen. Därför räknar vi inte på den. Hör av dig om du tror att det är fel.";

export const deregisteredVerdict = none("deregistered", deregistered);

/** A car that we do not buy without a conversation first is not looked at at home: whoever asks for that is asked to write. */
export function isNeverFetched(verdict: Verdict | null): boolean {
  return verdict?.kind === "none" && (verdict.reason === "over-limit" || verdict.reason === "deregistered");
}

/** An address read as far as it goes: the register is asked, the next question found, the car valued. … */
export async function appraise(
  query: URLSearchParams,
  services: { findVehicle: FindVehicle; valuations: Valuations; clock: () => Date },
): Promise<Appraisal> {
  const now = services.clock();
  const input = readFlowInput(query, now);
  const lookup = input.plate === null ? null : await services.findVehicle(input.plate);
  const step = nextStep(input, lookup);
  const car = carOf(input, lookup);
  const name = car === null ? null : nameOf(car);
  if (step.kind !== "result" || car === null) return { input, lookup, step, name, verdict: null };
  const withVerdict = (verdict: Verdict): Appraisal => {
    const isRefused = input.nextAction === "hemma" && isNeverFetched(verdict);
    return { input: isRefused ? { ...input, nextAction: "kontakt" } : input, lookup, step, name, verdict };
  };
  if ("traffic" in car && car.traffic === "deregistered") return withVerdict(deregisteredVerdict);
  const toValue = factsToValue(car, input.mileage ?? Number.NaN, now);
  return withVerdict(verdictOn({ ...toValue, condition: input.condition }, services.valuations));
}

/** What we go by: the register's car or the one that was typed; null while neither is known. */
export function carOf(input: FlowInput, lookup: VehicleLookup | null): VehicleFacts | ManualCar | null {
  return goesByRegister(input, lookup) && lookup?.kind === "found" ? lookup.vehicle : input.manual;
}

export function factsToValue(car: VehicleFacts | ManualCar, mil: number, now: Date) {
  return {
    car: carFactsFrom(car, mil, now),
    hasUsualEquipment: true,
    isImported: "isDirectImport" in car && car.isDirectImport === true,
  };
}

/** What the machine says of these facts: for visitors and for our own buyers alike. */
export function verdictOn(toValue: CarToValue, valuations: Valuations): Verdict {
  // Said before all else, and whether or not there is a model.
  if (toValue.car.mil > maxBuyingMileage) return none("over-limit", declineTexts["over-limit"]);
  const valued = valuations.value(toValue);
  if (valued.kind === "counting") return none("counting", trainingNotDone);
  if (valued.kind === "declined") return none(valued.reason, declineTexts[valued.reason]);
  const market = valuations.value({ ...toValue, condition: {} });
  return { kind: "offer", offer: offerFrom(valued, market.kind === "valued" ? market : valued) };
}

function none(reason: Extract<Verdict, { kind: "none" }>["reason"], text: string): Verdict {
  return { kind: "none", reason, text };
}

function nameOf(car: { normalizedMake: string; series: string | null } & { make?: string; model?: string }) {
  if (car.make !== undefined && car.model !== undefined) return `${car.make} ${car.model}`;
  return `${makeLabel(car.normalizedMake)} ${seriesLabel(car.series ?? "")}`;
}

/** "Volvo V60, MLB 84A" */
export function carText({ name, input }: Appraisal): string {
  return [name, input.plate && displayPlate(input.plate)].filter(Boolean).join(", ");
}
