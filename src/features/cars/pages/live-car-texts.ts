import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { Car } from "../rules/car.ts";
import type { MarketLevel } from "../rules/price/market-label.ts";
import type { PriceEvent } from "../rules/price/price-event.ts";
import type { Sale } from "../rules/sale.ts";
import { isReserved, isSold } from "../rules/status.ts";
import { carCardView } from "./car-card-view.ts";
import { type LiveCar, notForSale } from "./live-car.ts";
import { withMonthly } from "./monthly-view.ts";
import { soldCardView } from "./sold-and-external-cards.ts";

type StockCar = Car & {
  storeName: string;
  priceEvents: readonly PriceEvent[];
  sale?: Sale | null;
};

/** The same words as a card that is loaded now would have. */
export function liveCarOf(car: StockCar, now: Date, level: MarketLevel | null): LiveCar {
  const sold = isSold(car.status);
  const plain = { ...car, coverImage: null, sale: car.sale ?? null };
  const card = sold ? soldCardView(plain, now) : withMonthly(carCardView(plain, now, level), car.price);
  return {
    path: paths.car(car),
    plate: displayPlate(car.licenseplate),
    name: card.name,
    badge: card.badge,
    price: card.price,
    market: card.market,
    monthly: card.monthly,
    state: stateOf(car.status),
  };
}

/** A car that has been struck from the stock keeps its price on the page, but cannot be bought. */
export function removedLiveCar(car: StockCar, now: Date): LiveCar {
  return { ...liveCarOf(car, now, null), badge: notForSale, state: "gone" };
}

function stateOf(status: number): LiveCar["state"] {
  if (isSold(status)) return "sold";
  return isReserved(status) ? "reserved" : "open";
}
