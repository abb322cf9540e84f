import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { VehicleLookup } from "#features/vehicle-register/rules/vehicle-lookup.ts";
import { maxBuyingMileage } from "../buying-limit.ts";
import type { ConditionQuestion } from "../condition-effect.ts";
import { flowFields, repeatableSteps } from "./flow-fields.ts";
import type { FlowInput } from "./flow-input.ts";

export type Question = ConditionQuestion | "ownership";
/** What is asked or shown next. */
export type FlowStep =
  | { kind: "plate" }
  | { kind: "isItYours" }
  | { kind: "facts" }
  | { kind: "mileage" }
  | { kind: "question"; question: Question }
  | { kind: "pictures" }
  | { kind: "result" };

const electric: FuelCode = 3;
const plugIn: FuelCode = 5;

/** In the order in which they are asked; those about the battery only where there is one. */
const questions: readonly { question: Question; fuels?: readonly FuelCode[] }[] = [
  { question: "wear" },
  { question: "damage" },
  { question: "service" },
  { question: "tyres" },
  { question: "battery", fuels: [electric, plugIn] },
  { question: "cable", fuels: [electric, plugIn] },
  { question: "heatPump", fuels: [electric] },
  { question: "ownership" },
];

export function questionsFor(fuelType: FuelCode | null): Question[] {
  return questions.flatMap(({ question, fuels }) =>
    fuels === undefined || (fuelType !== null && fuels.includes(fuelType)) ? [question] : [],
  );
}

/** Whether what the register says is what we go by; else what the visitor types. */
export function goesByRegister(input: FlowInput, lookup: VehicleLookup | null): boolean {
  return lookup?.kind === "found" && input.isMine !== false;
}

export function fuelOf(input: FlowInput, lookup: VehicleLookup | null): FuelCode | null {
  if (lookup?.kind === "found" && input.isMine !== false) return lookup.vehicle.fuelType;
  return input.manual?.fuelType ?? null;
}

/** What is asked again where the address says so, be it answered; else the first that is not answered. */
export function nextStep(input: FlowInput, lookup: VehicleLookup | null): FlowStep {
  const next = unansweredStep(input, lookup);
  if (next.kind === "plate") return next;
  const order = stepsFor(input, lookup);
  const again = order.findIndex(({ word }) => word === input.raw.again);
  const at = order.findIndex(({ step }) => isSame(step, next));
  return (again !== -1 && (at === -1 || again < at) && order[again]?.step) || next;
}

function isSame(one: FlowStep, other: FlowStep): boolean {
  return one.kind === "question" && other.kind === "question"
    ? one.question === other.question
    : one.kind === other.kind;
}

/** Every step of such a car on the way to its answer, with the word by which it is asked again. */
export function stepsFor(input: FlowInput, lookup: VehicleLookup | null): { step: FlowStep; word: string }[] {
  return [
    { step: { kind: goesByRegister(input, lookup) ? "isItYours" : "facts" }, word: repeatableSteps.car },
    { step: { kind: "mileage" }, word: repeatableSteps.mileage },
    ...questionsFor(fuelOf(input, lookup)).map((question) => ({
      step: { kind: "question", question } as const,
      word: flowFields[question],
    })),
    { step: { kind: "pictures" }, word: repeatableSteps.pictures },
  ];
}

/** The word of the step before; null where there is none but the plate. */
export function previousStepWord(
  step: FlowStep,
  input: FlowInput,
  lookup: VehicleLookup | null,
): string | null {
  const order = stepsFor(input, lookup);
  return order[order.findIndex((one) => isSame(one.step, step)) - 1]?.word ?? null;
}

/** Further than we buy, or gone for good: nothing more is asked. … */
function unansweredStep(input: FlowInput, lookup: VehicleLookup | null): FlowStep {
  if (input.plate === null || lookup === null) return { kind: "plate" };
  const byRegister = goesByRegister(input, lookup);
  if (byRegister && input.isMine === null) return { kind: "isItYours" };
  if (!byRegister && input.manual === null) return { kind: "facts" };
  if (byRegister && lookup.kind === "found" && lookup.vehicle.traffic === "deregistered")
    return { kind: "result" };
  if (input.mileage === null) return { kind: "mileage" };
  if (input.mileage > maxBuyingMileage) return { kind: "result" };
  const next = questionsFor(fuelOf(input, lookup)).find((question) => !input.answered.has(question));
  if (next !== undefined) return { kind: "question", question: next };
  return { kind: input.raw.pictures === "" ? "pictures" : "result" };
}

/** How far it has come, of all that is asked of such a car. */
export function progressOf(
  step: FlowStep,
  input: FlowInput,
  lookup: VehicleLookup | null,
): { at: number; of: number } {
  const order = stepsFor(input, lookup);
  const at = order.findIndex((one) => isSame(one.step, step));
  return { at: at === -1 ? order.length : at + 1, of: order.length };
}

/** All that has been told, for the next form to carry along; without the fields that it asks for itself, and what is asked again. */
export function carriedFields(
  input: FlowInput,
  asked: readonly (keyof typeof flowFields)[],
): [string, string][] {
  return (Object.entries(flowFields) as [keyof typeof flowFields, string][]).flatMap(([field, name]) =>
    input.raw[field] === "" || field === "again" || asked.includes(field) ? [] : [[name, input.raw[field]]],
  );
}
