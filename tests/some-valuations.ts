import type { Valuation } from "#features/valuation/rules/value-car.ts";
import type { Valuations } from "#features/valuation/service/valuations.ts";
import { aCarToValue } from "./sold-market.ts";

/** A model that knows one price, for what is about something else than prices. */
export function someValuations(said: Partial<Valuation> = {}): Valuations {
  const valued: Valuation = {
    kind: "valued",
    estimate: 150_000,
    low: 140_000,
    high: 160_000,
    typical: aCarToValue(),
    start: 150_000,
    steps: [],
    comparables: [],
    soldOfSeries: 12,
    ...said,
  };
  return {
    value: () => valued,
    rangeWithin: () => ({ kind: "counting" }),
    shareLeft: () => null,
    overYears: () => null,
    levelOf: () => null,
    label: async () => {},
    version: () => 1,
    trainedFrom: () => ({ at: new Date("2026-11-14T02:00:00Z"), soldCars: 300 }),
    train: async () => {},
  };
}
