import { mileageGroup } from "../mileage-group.ts";
import {
  type BaseModel,
  correctionBySimilar,
  neighboursOf,
  predictionsFor,
  priceByFacts,
  spreadAround,
  trainBaseModel,
} from "./base-model.ts";
import type { CarFacts, SoldCar } from "./car-facts.ts";
import { soldOfSeries } from "./sold-index.ts";
import { chanceFrom, quantile, shuffled } from "./statistics.ts";

/** How many spreads below and above the estimate the range reaches, by group of cars; "" is the group of all. */
export type RangeGroups = Map<string, { below: number; above: number }>;
/** The weight of the trees against the terms, and how far similar cars may move the prediction of both. */
export type ModelShares = { treeShare: number; similarShare: number };
export type Calibration = ModelShares & { ranges: RangeGroups };

/** A sold car that the model was not trained on, with its prediction for it. */
type Judged = {
  price: number;
  byTerms: number;
  byTrees: number;
  correction: number;
  spread: number;
  group: string;
};

const folds = 5;
const enoughJudged = 2_400;
const maxTestedInFold = 2_400;
/** Enough for calibration: with more training cars the errors hardly shrink, and the time doubles. */
const maxTraining = 40_000;
/** The tails outside a range of 80 %, a hair less: the same cars also chose the share of the trees. */
const tail = 0.0975;
/** Smaller groups are too few for quantiles. */
const minInGroup = 200;
const fewOfSeries = 20;
/** Has worked well in several markets: other shares must be better by more than what the random split explains. */
const usualShares: ModelShares = { treeShare: 0.2, similarShare: 0.25 };
const triedShares: readonly ModelShares[] = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].flatMap((treeShare) =>
  [0, 0.25, 0.5, 0.75, 1].map((similarShare) => ({ treeShare, similarShare })),
);
const doubt = ({ treeShare, similarShare }: ModelShares) =>
  1 +
  0.02 * Math.abs(treeShare - usualShares.treeShare) +
  0.01 * Math.abs(similarShare - usualShares.similarShare);

/**
 * Cars are held out, valued by a model that never saw them, and compared with what was paid (conformal prediction): the
 * range is as wide as it had to be for eight of ten of those. Large stocks are judged on one fold.
 */
export function calibrate(cars: readonly SoldCar[]): Calibration {
  // Lists come sorted by make or day, so they are shuffled before the first are taken.
  const mixed = Array.from(shuffled(cars.length, chanceFrom(11)), (row) => cars[row] as SoldCar);
  const foldOf = foldsOf(mixed);
  const judged: Judged[] = [];
  for (let fold = 0; fold < folds && judged.length < enoughJudged; fold++) {
    const base = trainBaseModel(mixed.filter((_, at) => foldOf[at] !== fold).slice(0, maxTraining));
    const held = mixed.filter((_, at) => foldOf[at] === fold).slice(0, maxTestedInFold);
    for (const car of held) judged.push(judge(base, car));
  }
  const shares = bestShares(judged);
  return { ...shares, ranges: rangesOf(judged, shares) };
}

/** A sale that is in the list twice is held out as one: a model that has seen its twin would know the price. */
function foldsOf(cars: readonly SoldCar[]): number[] {
  const first = new Map<string, number>();
  return cars.map(({ id: _, ...sale }, at) => {
    const same = JSON.stringify(sale);
    if (!first.has(same)) first.set(same, at);
    return (first.get(same) ?? at) % folds;
  });
}

/** Cars of which few were sold, and cars that have gone far, are harder to value: each group has its own range. */
export function rangeGroupOf(base: BaseModel, car: CarFacts): string {
  const support = soldOfSeries(base.sold, car) < fewOfSeries ? "few" : "many";
  return `${support}/${mileageGroup(Math.round(car.mil))}`;
}

function judge(base: BaseModel, car: SoldCar): Judged {
  const predictions = predictionsFor(base, car);
  const near = neighboursOf(base, car);
  return {
    price: Math.log(car.price) - base.hedonic.perMonthAgo * (car.monthsAgo ?? 0),
    byTerms: priceByFacts(base, predictions, 0, car.mil),
    byTrees: priceByFacts(base, predictions, 1, car.mil),
    correction: correctionBySimilar(base, near),
    spread: spreadAround(base, car, near),
    group: rangeGroupOf(base, car),
  };
}

const missOf = (car: Judged, { treeShare, similarShare }: ModelShares) =>
  car.price - ((1 - treeShare) * car.byTerms + treeShare * car.byTrees + similarShare * car.correction);

function bestShares(judged: readonly Judged[]): ModelShares {
  const cost = (shares: ModelShares) =>
    doubt(shares) * judged.reduce((sum, car) => sum + Math.abs(missOf(car, shares)), 0);
  const [best] = triedShares
    .map((shares) => ({ shares, cost: cost(shares) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.shares ?? usualShares;
}

function rangesOf(judged: readonly Judged[], shares: ModelShares): RangeGroups {
  const groups = Map.groupBy(judged, (car) => car.group);
  const large = [...groups].filter(([, members]) => members.length >= minInGroup);
  return new Map(
    [["", judged] as const, ...large].map(([group, members]) => {
      const misses = Float64Array.from(members, (car) => missOf(car, shares) / car.spread).sort();
      return [
        group,
        { below: Math.min(0, quantile(misses, tail)), above: Math.max(0, quantile(misses, 1 - tail)) },
      ];
    }),
  );
}
