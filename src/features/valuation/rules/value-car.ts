import { type LevelBounds, levelBounds } from "#features/cars/rules/price/market-label.ts";
import { type ConditionAnswers, conditionChanges } from "./condition-effect.ts";
import { type DeclineReason, declineReason } from "./decline-valuation.ts";
import { type CarFacts, readableFacts } from "./engine/car-facts.ts";
import { type Comparable, comparablesOf } from "./engine/comparables.ts";
import { marketPrice } from "./engine/market-price.ts";
import { soldOfSeries } from "./engine/sold-index.ts";
import { seriesName, type ValuationModel } from "./engine/train.ts";
import { factSteps, priceSteps, type Step } from "./value-steps.ts";

export type CarToValue = {
  car: CarFacts;
  /** Where nobody knows what it is equipped with: as the others of its series usually are. */
  hasUsualEquipment?: boolean;
  isImported: boolean;
  condition: ConditionAnswers;
};

/** Whole kronor. `start` and the steps sum to `estimate`, and the range holds it. */
export type Valuation = {
  kind: "valued";
  estimate: number;
  low: number;
  high: number;
  /** The usual car of the series, from which the steps set out. */
  typical: CarFacts;
  start: number;
  steps: Step[];
  comparables: Comparable[];
  /** How many sold cars of the series the answer rests on. */
  soldOfSeries: number;
};
export type DeclinedValuation = { kind: "declined"; reason: DeclineReason };

/** What a car is worth, why, and by which sold cars; or why we would rather look at it first. Never throws. */
export function valueCar(
  model: ValuationModel | null,
  { car: facts, hasUsualEquipment = false, isImported, condition }: CarToValue,
): Valuation | DeclinedValuation {
  if (!model) return { kind: "declined", reason: "no-model" };
  const car = equippedCar(model, { car: facts, hasUsualEquipment });
  const { price, sold, reason } = assessPrice(model, car, { facts, isImported });
  if (reason) return { kind: "declined", reason };
  const { typical, prices } = factSteps(model, car, price.estimate);
  const changes = conditionChanges(condition);
  const factor = changes.reduce((product, { share }) => product * (1 + share), 1);
  return {
    kind: "valued",
    ...priceSteps(prices, changes),
    low: Math.floor(price.low * factor),
    high: Math.ceil(price.high * factor),
    typical,
    comparables: comparablesOf(model, car),
    soldOfSeries: sold,
  };
}

/**
 * Between which prices a car that is in order is level with the market, without the steps and comparables of a whole answer:
 * for many cars at a time. Null where that would decline.
 */
export function levelBoundsOf(model: ValuationModel, facts: CarFacts): LevelBounds | null {
  const { price, reason } = assessPrice(model, readableFacts(facts), { facts, isImported: false });
  if (reason) return null;
  return levelBounds({
    estimate: Math.round(price.estimate),
    low: Math.floor(price.low),
    high: Math.ceil(price.high),
  });
}

export function equippedCar(
  model: ValuationModel,
  { car, hasUsualEquipment = false }: Pick<CarToValue, "car" | "hasUsualEquipment">,
): CarFacts {
  const facts = readableFacts(car);
  const usual = hasUsualEquipment ? model.typical.get(seriesName(facts))?.equipment : undefined;
  return { ...facts, equipment: usual ?? facts.equipment };
}

/** What it goes for, by how many sales of its series, and why that is not to be said. */
export function assessPrice(
  model: ValuationModel,
  car: CarFacts,
  { facts, isImported }: { facts: CarFacts; isImported: boolean },
) {
  const price = marketPrice(model, car);
  const sold = soldOfSeries(model.base.sold, car);
  return { price, sold, reason: declineReason({ car: facts, isImported, soldOfSeries: sold, price }) };
}
