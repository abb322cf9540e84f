import { type ConditionQuestion, conditionEffects } from "./condition-effect.ts";
import type { CarFacts } from "./engine/car-facts.ts";
import { logarithmByFacts } from "./engine/market-price.ts";
import { seriesName, type ValuationModel } from "./engine/train.ts";

/** What an explanation goes through, in order; each changes some facts of the usual car into those of this one. */
const factGroups = {
  age: { label: "Årsmodell och ålder", facts: ["modelYear", "ageYears"] },
  mil: { label: "Mil", facts: ["mil"] },
  version: { label: "Motor och version", facts: ["model", "horsepower", "engineCc"] },
  fuel: { label: "Drivmedel", facts: ["fuel"] },
  gearbox: { label: "Växellåda", facts: ["gearbox"] },
  body: { label: "Kaross", facts: ["body"] },
  drive: { label: "Drivhjul", facts: ["drive"] },
  colour: { label: "Färg", facts: ["colour"] },
  equipment: { label: "Utrustning", facts: ["equipment"] },
} as const satisfies Record<string, { label: string; facts: readonly (keyof CarFacts)[] }>;
type FactGroup = keyof typeof factGroups;

export type StepKind = FactGroup | "similar" | ConditionQuestion;
/** `answer` is what the visitor told, where that is what the step is about. */
export type Step = { kind: StepKind; label: string; answer: string | null; kronor: number };

type RunningPrices = { kind: "start" | FactGroup | "similar"; price: number }[];

/** The price of the usual car of the series, then as one group of facts after another is changed, up to the estimate. */
export function factSteps(
  model: ValuationModel,
  car: CarFacts,
  estimate: number,
): { typical: CarFacts; prices: RunningPrices } {
  // Where it is sold, and on which list, is not what sets a car apart from others: the usual car stands beside it.
  const typical = { ...(model.typical.get(seriesName(car)) ?? car), place: car.place, source: car.source };
  const priceOf = (facts: CarFacts) => Math.exp(logarithmByFacts(model, facts));
  const prices: RunningPrices = [{ kind: "start", price: priceOf(typical) }];
  let now = typical;
  for (const [kind, { facts }] of Object.entries(factGroups) as [
    FactGroup,
    { facts: readonly (keyof CarFacts)[] },
  ][]) {
    const changed = { ...now, ...Object.fromEntries(facts.map((fact) => [fact, car[fact]])) };
    if (JSON.stringify(changed) === JSON.stringify(now)) continue;
    now = changed;
    prices.push({ kind, price: priceOf(now) });
  }
  prices.push({ kind: "similar", price: estimate });
  return { typical, prices };
}

/**
 * Every price on the way is rounded, and a step is the difference of two rounded ones: so the sum is exact, to the krona,
 * whatever was rounded.
 */
export function priceSteps(
  prices: RunningPrices,
  changes: readonly { question: ConditionQuestion; answer: string; share: number }[],
): { start: number; steps: Step[]; estimate: number } {
  const [first, ...others] = prices;
  const start = Math.round(first?.price ?? 0);
  let exact = first?.price ?? 0;
  const steps: Step[] = [];
  const stepTo = (price: number, step: Omit<Step, "kronor">) => {
    steps.push({ ...step, kronor: Math.round(price) - Math.round(exact) });
    exact = price;
  };
  for (const { kind, price } of others)
    stepTo(price, { kind: kind as StepKind, label: labelOf(kind as StepKind), answer: null });
  for (const { question, answer, share } of changes)
    stepTo(exact * (1 + share), { kind: question, label: labelOf(question), answer });
  return { start, steps, estimate: Math.round(exact) };
}

function labelOf(kind: StepKind): string {
  if (kind === "similar") return "Liknande sålda bilar";
  if (kind in factGroups) return factGroups[kind as FactGroup].label;
  return conditionEffects[kind as ConditionQuestion].label;
}
