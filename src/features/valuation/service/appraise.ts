import { displayPlate } from "#core/plate/display-plate.ts";
import { makeLabel, seriesLabel } from "#features/cars/rules/makes.ts";
import type { FindVehicle, VehicleAnswer } from "#features/vehicle-register/rules/vehicle-answer.ts";
import { maxBuyingMileage } from "../rules/buying-limit.ts";
import { type Offer, offerFrom } from "../rules/buying-price.ts";
import { type DeclineReason, declineWords } from "../rules/decline-valuation.ts";
import { factsTold } from "../rules/flow/facts-told.ts";
import { type FlowStep, goesByRegister, nextStep } from "../rules/flow/flow-step.ts";
import { type Told, toldIn } from "../rules/flow/told.ts";
import type { ToValue } from "../rules/value-car.ts";
import { stillCounting, type Valuations } from "./valuations.ts";

/** What became of the car: an offer, or in words why there is none. A no is always a no to the machine. */
export type Verdict =
  | { kind: "offer"; offer: Offer }
  | { kind: "none"; reason: DeclineReason | "counting" | "deregistered"; text: string };

export type Appraisal = {
  told: Told;
  answer: VehicleAnswer | null;
  step: FlowStep;
  /** "Volvo V60"; null before we know which car it is. */
  name: string | null;
  /** Null until all is told. */
  verdict: Verdict | null;
};

const deregistered =
  "Bilen är avregistrerad och kan inte ställas på igen. Därför räknar vi inte på den. Hör av dig om du tror att det är fel.";

export const deregisteredVerdict = none("deregistered", deregistered);

/** A car that we do not buy without a talk first is not looked at at home: whoever asks for that is asked to write. */
export function isNeverFetched(verdict: Verdict | null): boolean {
  return verdict?.kind === "none" && (verdict.reason === "over-limit" || verdict.reason === "deregistered");
}

/** An address read as far as it goes: the register is asked, the next question found, the car valued. … */
export async function appraise(
  query: URLSearchParams,
  needs: { findVehicle: FindVehicle; valuations: Valuations; clock: () => Date },
): Promise<Appraisal> {
  const now = needs.clock();
  const told = toldIn(query, now);
  const answer = told.plate === null ? null : await needs.findVehicle(told.plate);
  const step = nextStep(told, answer);
  const car = goesByRegister(told, answer) && answer?.kind === "found" ? answer.vehicle : told.typed;
  const name = car === null ? null : nameOf(car);
  if (step.kind !== "result" || car === null) return { told, answer, step, name, verdict: null };
  const withVerdict = (verdict: Verdict): Appraisal => {
    const isRefused = told.onward === "hemma" && isNeverFetched(verdict);
    return { told: isRefused ? { ...told, onward: "kontakt" } : told, answer, step, name, verdict };
  };
  if ("traffic" in car && car.traffic === "deregistered") return withVerdict(deregisteredVerdict);
  const asked = {
    car: factsTold(car, told.mileage ?? Number.NaN, now),
    hasUsualEquipment: true,
    isImported: "isDirectImport" in car && car.isDirectImport === true,
    condition: told.condition,
  };
  return withVerdict(verdictOn(asked, needs.valuations));
}

/** What the machine says of these facts: for visitors and for our own buyers alike. */
export function verdictOn(asked: ToValue, valuations: Valuations): Verdict {
  // Said before all else, and whether or not there is a model.
  if (asked.car.mil > maxBuyingMileage) return none("over-limit", declineWords["over-limit"]);
  const valued = valuations.value(asked);
  if (valued.kind === "counting") return none("counting", stillCounting);
  if (valued.kind === "declined") return none(valued.reason, declineWords[valued.reason]);
  const market = valuations.value({ ...asked, condition: {} });
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
export function carText({ name, told }: Appraisal): string {
  return [name, told.plate && displayPlate(told.plate)].filter(Boolean).join(", ");
}
