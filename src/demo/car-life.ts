import { goodDealBlockers, status } from "#features/cars/rules/status.ts";
import type { StockEntry } from "#features/cars/storage/load-stock.ts";
import type { DemoCarChoice } from "./age-and-mileage.ts";
import { findingsOf } from "./condition-findings.ts";
import { picturesOf } from "./pictures/pictures-of-car.ts";
import { priceHistory } from "./price-history.ts";
import type { Random } from "./random.ts";
import type { RandomFacts } from "./random-facts.ts";
import { notChecked, workshopCheckOn } from "./workshop-check.ts";

const day = 86_400_000;

/** Stations before a car is for sale: bought, on its way, in the workshop, washed and photographed. */
const incomingStations: readonly (readonly [status: number, weight: number])[] = [
  [80, 10],
  [90, 15],
  [106, 15],
  [110, 25],
  [120, 35],
];

/** From here on the workshop has been through the car. */
const checkedStation = 110;

type Made = { facts: RandomFacts; price: number; choice: DemoCarChoice };

const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * day);

/** Ours, but not for sale yet: most have neither price nor advert. */
export function incomingCar(random: Random, { facts, price, choice }: Made, today: Date): StockEntry {
  const [station] = random.weighted(incomingStations, ([, weight]) => weight);
  const arrived = daysBefore(today, 0.2 + random.next() * 12);
  const announced = station >= checkedStation && random.chance(0.6);
  const priced = announced && random.chance(0.4);
  const stations = [...goodDealBlockers, 110, 120].filter((reached) => reached <= station);
  const reachedAt = (at: number) =>
    new Date(arrived.getTime() + ((today.getTime() - arrived.getTime()) * at) / stations.length);
  const isChecked = station >= checkedStation;
  const checkedAt = reachedAt(stations.indexOf(checkedStation));
  const publishedAt = announced
    ? new Date(checkedAt.getTime() + random.next() * (today.getTime() - checkedAt.getTime()))
    : null;
  return {
    car: {
      ...facts,
      status: station,
      price: priced ? price : null,
      initialPrice: priced ? price : null,
      publishedAt,
      totalViewCount: announced ? random.int(0, 140) : 0,
      ...(isChecked ? workshopCheckOn(random, choice, facts.mileage, checkedAt) : notChecked),
    },
    ...picturesOf(facts, isChecked ? findingsOf(random, choice, facts) : []),
    priceEvents: priced && publishedAt ? [{ at: publishedAt, price }] : [],
    statusEvents: stations.map((reached, at) => ({ status: reached, at: reachedAt(at) })),
    sales: [],
  };
}

/** For sale, or held for somebody. */
export function carForSale(random: Random, { facts, price, choice }: Made, today: Date): StockEntry {
  const published = onTheRoadBefore(choice, daysBefore(today, Math.min(300, random.lognormal(22, 1))));
  const washedAt = daysBefore(published, random.int(1, 5));
  const reserved = random.chance(0.035);
  const findings = findingsOf(random, choice, facts);
  const priceEvents = priceHistory(random, price, published, today);
  return {
    car: {
      ...facts,
      status: reserved ? status.reserved : status.forSale,
      price,
      initialPrice: priceEvents[0]?.price ?? price,
      publishedAt: published,
      totalViewCount: viewCount(random, published, today),
      ...workshopCheckOn(random, choice, facts.mileage, washedAt),
    },
    ...picturesOf(facts, findings),
    priceEvents,
    statusEvents: [
      { status: 90, at: daysBefore(published, random.int(6, 20)) },
      { status: 120, at: washedAt },
      { status: status.forSale, at: published },
      ...(reserved
        ? [
            {
              status: status.reserved,
              at: daysBefore(
                today,
                random.next() * Math.min(1.9, (today.getTime() - published.getTime()) / day),
              ),
            },
          ]
        : []),
    ],
    sales: [],
  };
}

/** Sold within the last two years; delivered some days later. */
export function soldCar(
  random: Random,
  { facts, price, choice }: Made,
  soldAt: Date,
  today: Date,
): StockEntry {
  const wanted = Math.min(260, Math.max(1, Math.round(random.lognormal(31, 0.8))));
  const published = onTheRoadBefore(choice, daysBefore(soldAt, wanted));
  const daysInStock = Math.round((soldAt.getTime() - published.getTime()) / day);
  const handover = new Date(soldAt.getTime() + random.int(2, 12) * day);
  const deliveredAt = handover <= today ? handover : null;
  const priceEvents = priceHistory(random, price, published, soldAt);
  return {
    car: {
      ...facts,
      status: deliveredAt ? status.delivered : random.chance(0.15) ? 145 : status.sold,
      price,
      initialPrice: priceEvents[0]?.price ?? price,
      publishedAt: published,
      totalViewCount: viewCount(random, published, soldAt),
      ...workshopCheckOn(random, choice, facts.mileage, daysBefore(published, random.int(1, 5))),
    },
    ...picturesOf(facts, []),
    priceEvents: [...priceEvents, { at: soldAt, price: null }],
    statusEvents: [
      { status: status.forSale, at: published },
      { status: status.sold, at: soldAt },
      ...(deliveredAt ? [{ status: status.delivered, at: deliveredAt }] : []),
    ],
    sales: [{ soldAt, deliveredAt, price, daysInStock }],
  };
}

/** A used car has been on the road before it is for sale, however new. */
function onTheRoadBefore({ firstRegistered }: DemoCarChoice, published: Date): Date {
  return new Date(Math.max(published.getTime(), firstRegistered.getTime() + 30 * day));
}

function viewCount(random: Random, from: Date, to: Date): number {
  return Math.round(((to.getTime() - from.getTime()) / day + 0.3) * random.lognormal(14, 0.7));
}
