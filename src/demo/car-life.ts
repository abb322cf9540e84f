import type { StockEntry } from "#data/queries/load-stock.ts";
import { goodDealBlockers, status } from "#domain/car/status.ts";
import type { Choice } from "./age-and-mileage.ts";
import { findingsOf } from "./condition-findings.ts";
import { coverOf, damagePictures, viewsOf } from "./pictures.ts";
import { pricePast } from "./price-past.ts";
import type { Random } from "./random.ts";
import type { RandomFacts } from "./random-facts.ts";

const day = 86_400_000;

/** Stations before a car is for sale: bought, on its way, in the workshop, washed and photographed. */
const incomingStations: readonly (readonly [status: number, weight: number])[] = [
  [80, 10],
  [90, 15],
  [106, 15],
  [110, 25],
  [120, 35],
];

type Made = { facts: RandomFacts; price: number; choice: Choice };

const daysBefore = (today: Date, days: number) => new Date(today.getTime() - days * day);

/** Ours, but not for sale yet: most have neither price nor advert. */
export function incomingCar(random: Random, { facts, price, choice }: Made, today: Date): StockEntry {
  const [station] = random.weighted(incomingStations, ([, weight]) => weight);
  const arrived = daysBefore(today, 0.2 + random.next() * 12);
  const announced = station >= 110 && random.chance(0.6);
  const priced = announced && random.chance(0.4);
  const publishedAt = announced ? daysBefore(today, random.next() * 3) : null;
  const stations = [...goodDealBlockers, 110, 120].filter((reached) => reached <= station);
  return {
    car: {
      ...facts,
      status: station,
      price: priced ? price : null,
      initialPrice: priced ? price : null,
      publishedAt,
      totalViewCount: announced ? random.int(0, 140) : 0,
      inspectedOn: station >= 110 ? facts.inspectedOn : null,
      inspectionComplete: station >= 110,
    },
    images: station >= 120 ? viewsOf(facts.bodyType) : coverOf(facts.bodyType),
    priceEvents: priced && publishedAt ? [{ at: publishedAt, price }] : [],
    statusEvents: stations.map((reached, at) => ({
      status: reached,
      at: new Date(arrived.getTime() + ((today.getTime() - arrived.getTime()) * at) / stations.length),
    })),
    findings: station >= 110 ? withoutPictures(findingsOf(random, choice, 0)) : [],
    sales: [],
  };
}

/** For sale, or held for somebody. */
export function carForSale(random: Random, { facts, price, choice }: Made, today: Date): StockEntry {
  const published = daysBefore(today, Math.min(300, random.lognormal(22, 1)));
  const reserved = random.chance(0.035);
  const views = viewsOf(facts.bodyType);
  const findings = findingsOf(random, choice, views.length);
  const priceEvents = pricePast(random, price, published, today);
  return {
    car: {
      ...facts,
      status: reserved ? status.reserved : status.forSale,
      price,
      initialPrice: priceEvents[0]?.price ?? price,
      publishedAt: published,
      totalViewCount: viewCount(random, published, today),
    },
    images: [...views, ...damagePictures(findings)],
    priceEvents,
    statusEvents: [
      { status: 90, at: daysBefore(published, random.int(6, 20)) },
      { status: 120, at: daysBefore(published, random.int(1, 5)) },
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
    findings,
    sales: [],
  };
}

/** Sold within the last two years; delivered some days later. */
export function soldCar(
  random: Random,
  { facts, price }: Omit<Made, "choice">,
  soldAt: Date,
  today: Date,
): StockEntry {
  const daysInStock = Math.min(260, Math.max(1, Math.round(random.lognormal(31, 0.8))));
  const published = daysBefore(soldAt, daysInStock);
  const handover = new Date(soldAt.getTime() + random.int(2, 12) * day);
  const deliveredAt = handover <= today ? handover : null;
  const priceEvents = pricePast(random, price, published, soldAt);
  return {
    car: {
      ...facts,
      status: deliveredAt ? status.delivered : random.chance(0.15) ? 145 : status.sold,
      price,
      initialPrice: priceEvents[0]?.price ?? price,
      publishedAt: published,
      totalViewCount: viewCount(random, published, soldAt),
    },
    images: coverOf(facts.bodyType),
    priceEvents: [...priceEvents, { at: soldAt, price: null }],
    statusEvents: [
      { status: status.forSale, at: published },
      { status: status.sold, at: soldAt },
      ...(deliveredAt ? [{ status: status.delivered, at: deliveredAt }] : []),
    ],
    findings: [],
    sales: [{ soldAt, deliveredAt, price, daysInStock }],
  };
}

function viewCount(random: Random, from: Date, to: Date): number {
  return Math.round(((to.getTime() - from.getTime()) / day + 0.3) * random.lognormal(14, 0.7));
}

const withoutPictures = (findings: StockEntry["findings"]) =>
  findings.map((finding) => ({ ...finding, imagePosition: null }));
