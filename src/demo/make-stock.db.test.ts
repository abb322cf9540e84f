import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isFictionalPhone, isNeverIssuedPlate } from "#core/company/safe-series.ts";
import { makes } from "#features/cars/rules/makes.ts";
import { bodyTypes, colours, equipmentTags, fuelCodes, gearboxes } from "#features/cars/rules/vocabulary.ts";
import { contractLocations } from "#tests/demo-chain.ts";
import { makeDemoStock } from "./make-stock.ts";
import { demoStores } from "./stores.ts";

const today = new Date("2026-11-15T12:00:00Z");
const stock = makeDemoStock({ today });
const inStock = stock.entries.filter(({ car }) => car.status < 140);
const sold = stock.entries.filter(({ car }) => car.status >= 140);
const forSale = inStock.filter(({ car }) => car.status >= 130).map(({ car }) => car);

const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

test("[DEMO-11] the stock has the size the site claims", () => {
  expect(inStock.length).toBeGreaterThanOrEqual(7_200);
  expect(inStock.length).toBeLessThanOrEqual(7_600);
  expect([sold.length, stock.externalAdverts.length, stock.stores.length]).toEqual([15_000, 400, 17]);
  const days = sold.map(({ sales }) => (today.getTime() - (sales[0]?.soldAt.getTime() ?? 0)) / 86_400_000);
  expect(Math.max(...days)).toBeLessThanOrEqual(731);
  expect(Math.max(...days)).toBeGreaterThan(700);
});

/** Enough to tell by, in less time. */
const counts = { incoming: 50, forSale: 500, sold: 500, externalAdverts: 20 };

test("[DEMO-12] the same seed gives the same cars, another seed others", () => {
  const made = (seed?: string) => hash(makeDemoStock({ today, counts, ...(seed ? { seed } : {}) }));
  expect(made()).toBe(made());
  expect(made("another")).not.toBe(made());
});

test("[DEMO-12] another day moves the dates", () => {
  const later = makeDemoStock({ today: new Date("2026-11-22T12:00:00Z"), counts });
  const published = (stockOfDay: typeof stock) => stockOfDay.entries[0]?.car.publishedAt?.getTime() ?? 0;
  expect(published(later) - published(stock)).toBe(7 * 86_400_000);
  expect(later.entries.slice(0, 500).map(({ car }) => car.title)).toEqual(
    stock.entries.slice(0, 500).map(({ car }) => car.title),
  );
});

test("[DEMO-13] every status the contract names occurs", () => {
  const statuses = new Set(stock.entries.map(({ car }) => car.status));
  for (const status of [80, 90, 106, 110, 120, 130, 135, 140, 150]) expect(statuses).toContain(status);
});

test("[DEMO-14] plates are unique and never issued", () => {
  const plates = [
    ...stock.entries.map(({ car }) => car.licenseplate),
    ...stock.externalAdverts.map(({ licenseplate }) => licenseplate),
  ];
  expect(new Set(plates).size).toBe(plates.length);
  expect(plates.filter((plate) => !isNeverIssuedPlate(plate))).toEqual([]);
});

test("[DEMO-15] phone numbers are fictional", () => {
  const phones = new Set([
    ...demoStores.map(({ phoneNumber }) => phoneNumber),
    ...stock.entries.flatMap(({ car }) => [
      car.phoneNumber,
      ...(car.assignedPhoneNumber ? [car.assignedPhoneNumber] : []),
    ]),
  ]);
  expect([...phones].filter((phone) => !isFictionalPhone(phone))).toEqual([]);
});

test("[DEMO-16] every make and series is in stock", () => {
  const wanted = Object.entries(makes).flatMap(([make, { series }]) =>
    Object.keys(series).map((name) => `${make}/${name}`),
  );
  const there = new Set(inStock.map(({ car }) => `${car.normalizedMake}/${car.series}`));
  expect(wanted.filter((series) => !there.has(series))).toEqual([]);
  expect([...there].filter((series) => !wanted.includes(series))).toEqual([]);
});

test.each([
  ["fuel", fuelCodes, (car: Listed) => [car.fuelType]],
  ["gearbox", Object.keys(gearboxes), (car: Listed) => [car.gearboxType]],
  ["body", Object.keys(bodyTypes).filter((body) => body !== "personbil"), (car: Listed) => [car.bodyType]],
  ["colour", Object.keys(colours), (car: Listed) => [car.colour]],
  ["equipment", Object.keys(equipmentTags), (car: Listed) => car.equipment],
  ["store", contractLocations, (car: Listed) => [car.location]],
  ["all-wheel drive", [true, false], (car: Listed) => [car.hasAwd]],
  ["towbar", [true, false], (car: Listed) => [car.hasTowbar]],
  ["leasing", [true, false], (car: Listed) => [car.leasable]],
  ["seats", [2, 4, 5, 7, 8], (car: Listed) => [Math.min(car.seats, 8)]],
] as [string, readonly unknown[], (car: Listed) => readonly unknown[]][])(
  "[DEMO-16] every %s has a car for sale",
  (_, options, valuesOf) => {
    const there = new Set(forSale.flatMap(valuesOf));
    expect(options.filter((option) => !there.has(option))).toEqual([]);
  },
);

type Listed = (typeof forSale)[number];

test("[DEMO-17] within the large series prices fall with age and with mil", () => {
  for (const series of ["v60", "golf", "3-serie", "ceed", "octavia"]) {
    const cars = forSale.filter((car) => car.series === series);
    expect(cars.length).toBeGreaterThan(30);
    expect(
      rankCorrelation(
        cars.map((car) => car.modelYear),
        cars.map((car) => car.price ?? 0),
      ),
    ).toBeGreaterThan(0.75);
    expect(
      rankCorrelation(
        cars.map((car) => car.mileage),
        cars.map((car) => car.price ?? 0),
      ),
    ).toBeLessThan(-0.6);
  }
});

/** Dealers' asking prices by age, thousand kronor, and mil: medians of adverts in Sweden. */
test.each([
  [1, 2, 407, 2_300],
  [2, 4, 310, 4_600],
  [4, 6, 260, 8_300],
  [6, 8, 215, 11_500],
  [8, 10, 157, 14_300],
  [10, 13, 115, 17_600],
])(
  "[DEMO-18] cars of %i to %i years cost about %i 000 kr and have run about %i mil",
  (from, to, thousands, mil) => {
    const cars = forSale.filter((car) => {
      const age = (today.getTime() - Date.parse(car.firstRegisteredOn)) / (365.25 * 86_400_000);
      return age >= from && age < to && car.seats > 3;
    });
    expect(median(cars.map((car) => car.price ?? 0)) / (thousands * 1_000)).toSatisfy(within(0.75, 1.3));
    expect(median(cars.map((car) => car.mileage)) / mil).toSatisfy(within(0.75, 1.25));
  },
);

test("[DEMO-19] battery facts where there is a battery to charge", () => {
  const charged = (car: Listed) => car.fuelType === 3 || car.fuelType === 5;
  expect(
    forSale.filter(
      (car) =>
        charged(car) !==
        (car.batteryHealth !== null && car.batteryCapacityGross !== null && car.wltpRange !== null),
    ),
  ).toEqual([]);
});

test("[DEMO-20] the ledger is in order and ends at the price", () => {
  const wrong = stock.entries.filter(({ car, priceEvents, sales: [sale] }) => {
    const [first] = priceEvents;
    const last = priceEvents.at(-1);
    const inOrder = priceEvents.every(({ at }, index) => at >= (priceEvents[index - 1]?.at ?? at));
    const begins = !first || (first.at === car.publishedAt && first.price === car.initialPrice);
    const ends = sale
      ? last?.at === sale.soldAt && last.price === null && priceEvents.at(-2)?.price === car.price
      : (last?.price ?? null) === car.price;
    return !inOrder || !begins || !ends;
  });
  expect(wrong).toEqual([]);
});

test("[DEMO-21] nothing lies in the future", () => {
  const moments = stock.entries.flatMap(({ car, sales, priceEvents, statusEvents }) => [
    car.publishedAt ?? today,
    ...sales.flatMap(({ soldAt, deliveredAt }) => [soldAt, deliveredAt ?? today]),
    ...[...priceEvents, ...statusEvents].map(({ at }) => at),
    new Date(car.inspectedOn ?? 0),
    new Date(car.firstRegisteredOn),
  ]);
  expect(moments.filter((at) => at > today)).toEqual([]);
});

test("[DEMO-25] the first inspection is due three years after the first day on the road", () => {
  const wrong = stock.entries.filter(({ car, sales: [sale] }) => {
    const due = car.inspectionDueOn ?? "";
    const threeYears = `${Number(car.firstRegisteredOn.slice(0, 4)) + 3}${car.firstRegisteredOn.slice(4)}`;
    const seenOn = (sale?.soldAt ?? today).toISOString().slice(0, 10);
    return due < seenOn || (seenOn < threeYears && due < threeYears);
  });
  expect(wrong.map(({ car }) => [car.firstRegisteredOn, car.inspectionDueOn])).toEqual([]);
});

test("[DEMO-26] a car is checked before it is advertised, and registered before that", () => {
  const wrong = stock.entries.filter(({ car }) => {
    const published = car.publishedAt?.toISOString().slice(0, 10) ?? "9999";
    const checks = [car.inspectedOn, car.batteryHealth?.measuredOn].filter((on) => on != null);
    return checks.some((on) => on > published || on < car.firstRegisteredOn);
  });
  expect(wrong.map(({ car }) => [car.firstRegisteredOn, car.inspectedOn, car.publishedAt])).toEqual([]);
  const unchecked = stock.entries.filter(({ car }) => car.inspectedOn === null);
  expect(unchecked.filter(({ car }) => car.batteryHealth !== null)).toEqual([]);
  expect(unchecked.every(({ car }) => car.status < 110)).toBe(true);
});

test("[DEMO-27] heaters burn what the car has, and no name says a word twice", () => {
  const cars = stock.entries.map(({ car }) => car);
  expect(cars.filter((car) => car.equipmentDetails.includes("Dieselvärmare") && car.fuelType !== 2)).toEqual(
    [],
  );
  const repeats = cars.filter(({ model, modelDescription }) =>
    modelDescription.toLowerCase().split(/[\s-]/).includes(model.toLowerCase()),
  );
  expect(repeats.map(({ title }) => title)).toEqual([]);
  expect(new Set(cars.filter(({ series }) => series === "ioniq").map(({ model }) => model))).toEqual(
    new Set(["Ioniq", "Ioniq 5", "Ioniq 6"]),
  );
});

test("[DEMO-22] findings point at pictures of damage", () => {
  const damage = [10, 12, 13];
  const wrong = stock.entries.flatMap(({ findings, images }) =>
    findings.filter(
      ({ imagePosition }) =>
        imagePosition !== null &&
        !damage.includes(images.find(({ position }) => position === imagePosition)?.type ?? 0),
    ),
  );
  expect(wrong).toEqual([]);
  expect(stock.entries.flatMap(({ findings }) => findings).length).toBeGreaterThan(5_000);
});

test("[DEMO-23] most cars are sold within 45 days, and some are new today", () => {
  const days = forSale.map((car) => (today.getTime() - (car.publishedAt?.getTime() ?? 0)) / 86_400_000);
  expect(days.filter((count) => count > 45).length / days.length).toSatisfy(within(0.1, 0.4));
  expect(days.filter((count) => count < 1).length).toBeGreaterThan(0);
});

const within = (min: number, max: number) => (value: number) => value >= min && value <= max;

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function rankCorrelation(xs: number[], ys: number[]): number {
  const ranks = (values: number[]) => {
    const order = values.map((value, at) => [value, at] as const).toSorted(([one], [other]) => one - other);
    return order.reduce<number[]>((found, [, at], rank) => Object.assign(found, { [at]: rank }), []);
  };
  const [a, b] = [ranks(xs), ranks(ys)];
  const mean = (xs.length - 1) / 2;
  const sum = (f: (at: number) => number) => xs.reduce((total, _, at) => total + f(at), 0);
  const off = (list: number[], at: number) => (list[at] ?? 0) - mean;
  return (
    sum((at) => off(a, at) * off(b, at)) /
    Math.sqrt(sum((at) => off(a, at) ** 2) * sum((at) => off(b, at) ** 2))
  );
}
