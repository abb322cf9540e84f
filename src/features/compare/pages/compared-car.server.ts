import type { RouterContextProvider } from "react-router";
import { damageCount } from "#features/adverts/pages/condition-view.ts";
import { equipmentView } from "#features/adverts/pages/equipment-view.ts";
import { carCardView } from "#features/cars/pages/car-card-view.ts";
import { soldCardView } from "#features/cars/pages/sold-and-external-cards.ts";
import type { ConditionFinding } from "#features/cars/rules/condition.ts";
import { isSoldLongAgo } from "#features/cars/rules/sold-long-ago.ts";
import { isReserved } from "#features/cars/rules/status.ts";
import { withVisiblePrice } from "#features/cars/rules/visible-price.ts";
import { stockContext } from "#features/catalogue/context.ts";
import { findAdvert } from "#features/catalogue/pages/find-advert.server.ts";
import type { RunningCostInput } from "#features/running-costs/rules/cost-assumptions.ts";
import { costOfCar } from "#features/running-costs/rules/cost-of-car.ts";
import {
  type DepreciationModel,
  type ShareLeft,
  valueToday,
} from "#features/running-costs/rules/depreciation.ts";
import { factsContext } from "#features/site-facts/context.ts";
import { isOutage } from "#platform/db/outage.ts";
import type { ComparedCar } from "./compared-car.ts";
import type { OwnCar } from "./own-car.server.ts";

type Context = Readonly<RouterContextProvider>;
type Counting = { input: RunningCostInput; model: DepreciationModel; shareLeft: ShareLeft; now: Date };

/** One of our cars as it is today; null where we no longer know it. What is not shown of its price is not there. */
export async function comparedCar(
  plate: string,
  context: Context,
  counting: Counting,
): Promise<ComparedCar | null> {
  const { now } = counting;
  const advert = findAdvert(context.get(stockContext).catalogs(), plate);
  if (!advert || (advert.kind === "sold" && isSoldLongAgo(advert.car.sale, now))) return null;
  const car = withVisiblePrice(advert.car);
  const isSold = advert.kind === "sold";
  const card = isSold ? soldCardView(advert.car, now) : carCardView(car, now, null);
  const price = isSold || card.price.kind === "coming" ? null : car.price;
  const findings = await findingsOf(advert.car, context);
  return {
    kind: "stock",
    licenseplate: car.licenseplate,
    name: card.name,
    variant: card.variant,
    to: card.path,
    picture: card.picture,
    mark: isSold ? "Såld" : isReserved(car.status) ? "Reserverad" : null,
    known: { ...car, tyreDepth: minDepth(car) },
    priceView: card.price,
    price,
    worth: null,
    cost: price === null ? null : costWith(car, price, counting, counting.input.loanMonths),
    damages: findings && damageCount(car, findings),
    equipment: equipmentView(car),
    store: card.place,
  };
}

function costWith(
  car: Parameters<typeof costOfCar>[0],
  price: number,
  { input, model, shareLeft, now }: Counting,
  loanMonths: number | null,
) {
  return costOfCar(car, { price, loanMonths }, input.assumptions, { model, shareLeft, now });
}

/** The own car is paid: no loan. What it is worth is what the visitor says, else what our sales say. */
export function ownColumn({ costed, ...own }: OwnCar, counting: Counting): ComparedCar {
  const { tradeIn } = counting.input.assumptions;
  const worth = tradeIn > 0 ? tradeIn : costed && valueToday(counting.model, costed, counting.now);
  return {
    ...own,
    kind: "own",
    to: null,
    picture: null,
    mark: null,
    priceView: null,
    price: null,
    worth,
    cost: costed && worth !== null ? costWith(costed, worth, counting, null) : null,
    damages: null,
    equipment: null,
    store: null,
  };
}

/** Measured in the check: before it there is nothing to show. */
function minDepth({
  inspectedOn,
  tyreDepthFront,
  tyreDepthRear,
}: {
  inspectedOn: string | null;
  tyreDepthFront: number | null;
  tyreDepthRear: number | null;
}): number | null {
  if (inspectedOn === null) return null;
  const depths = [tyreDepthFront, tyreDepthRear].filter((depth) => depth !== null);
  return depths.length === 0 ? null : Math.min(...depths);
}

/** Null where the database cannot tell now: the rest of the comparison stands. */
async function findingsOf(
  car: { id: number; location: string; physicalLocation: string },
  context: Context,
): Promise<ConditionFinding[] | null> {
  const facts = context.get(factsContext);
  try {
    const { value, isOutdated } = await facts.advertParts(car);
    if (isOutdated) facts.onOutdated();
    return value.findings;
  } catch (error) {
    if (!isOutage(error)) throw error;
    facts.onOutdated();
    return null;
  }
}
