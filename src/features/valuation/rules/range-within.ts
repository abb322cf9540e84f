import { type ConditionAnswers, type ConditionQuestion, conditionFactors } from "./condition-effect.ts";
import type { ValuationModel } from "./engine/train.ts";
import { groupEdges } from "./mileage-group.ts";
import { assessPrice, type CarToValue, type DeclinedValuation, equippedCar } from "./value-car.ts";

export type Range = { low: number; high: number };
export type MilWithin = { from: number; to: number };

/**
 * What such a car goes for, whatever it has gone between the two. Within a group of mileages a range only falls with more
 * mil, so its ends are those at the ends of the groups: no mileage between them is left out.
 */
export function rangeWithin(
  model: ValuationModel | null,
  toValue: Omit<CarToValue, "condition">,
  { from, to }: MilWithin,
): ({ kind: "range" } & Range) | DeclinedValuation {
  if (!model) return { kind: "declined", reason: "no-model" };
  const car = equippedCar(model, toValue);
  const mils = [from, to, ...groupEdges.filter((mil) => mil > from && mil < to)];
  const judged = mils.map((mil) =>
    assessPrice(model, { ...car, mil }, { facts: { ...toValue.car, mil }, isImported: toValue.isImported }),
  );
  const prices = judged.filter(({ reason }) => reason === null).map(({ price }) => price);
  if (prices.length === 0) return { kind: "declined", reason: judged[0]?.reason ?? "no-mileage" };
  return {
    kind: "range",
    low: Math.min(...prices.map(({ low }) => low)),
    high: Math.max(...prices.map(({ high }) => high)),
  };
}

/** The same range when that is told of the condition and the open questions may still be answered in any way. Whole kronor. */
export function rangeInCondition(
  { low, high }: Range,
  condition: ConditionAnswers,
  open: readonly ConditionQuestion[],
): Range {
  const factors = conditionFactors(condition, open);
  return { low: Math.floor(low * factors.low), high: Math.ceil(high * factors.high) };
}
