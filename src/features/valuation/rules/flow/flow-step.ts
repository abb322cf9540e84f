import type { FuelCode } from "#features/cars/rules/vocabulary.ts";
import type { VehicleAnswer } from "#features/vehicle-register/rules/vehicle-answer.ts";
import { maxBuyingMileage } from "../buying-limit.ts";
import type { ConditionQuestion } from "../condition-effect.ts";
import { flowFields } from "./flow-fields.ts";
import type { Told } from "./told.ts";

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
export function goesByRegister(told: Told, answer: VehicleAnswer | null): boolean {
  return answer?.kind === "found" && told.isMine !== false;
}

export function fuelOf(told: Told, answer: VehicleAnswer | null): FuelCode | null {
  if (answer?.kind === "found" && told.isMine !== false) return answer.vehicle.fuelType;
  return told.typed?.fuelType ?? null;
}

/** The first that is not answered. Further than we buy, or gone for good: nothing more is asked. … */
export function nextStep(told: Told, answer: VehicleAnswer | null): FlowStep {
  if (told.plate === null || answer === null) return { kind: "plate" };
  const byRegister = goesByRegister(told, answer);
  if (byRegister && told.isMine === null) return { kind: "isItYours" };
  if (!byRegister && told.typed === null) return { kind: "facts" };
  if (byRegister && answer.kind === "found" && answer.vehicle.traffic === "deregistered")
    return { kind: "result" };
  if (told.mileage === null) return { kind: "mileage" };
  if (told.mileage > maxBuyingMileage) return { kind: "result" };
  const next = questionsFor(fuelOf(told, answer)).find((question) => !told.answered.has(question));
  if (next !== undefined) return { kind: "question", question: next };
  return { kind: told.written.pictures === "" ? "pictures" : "result" };
}

/** How far it has come, of all that is asked of such a car. */
export function progressOf(
  step: FlowStep,
  told: Told,
  answer: VehicleAnswer | null,
): { at: number; of: number } {
  const order = ["isItYours", "mileage", ...questionsFor(fuelOf(told, answer)), "pictures"];
  const name = step.kind === "question" ? step.question : step.kind === "facts" ? "isItYours" : step.kind;
  const at = order.indexOf(name);
  return { at: at === -1 ? order.length : at + 1, of: order.length };
}

/** All that has been told, for the next form to carry along; without the fields that it asks for itself. */
export function carriedFields(told: Told, asked: readonly (keyof typeof flowFields)[]): [string, string][] {
  return (Object.entries(flowFields) as [keyof typeof flowFields, string][]).flatMap(([field, name]) =>
    told.written[field] === "" || asked.includes(field) ? [] : [[name, told.written[field]]],
  );
}
