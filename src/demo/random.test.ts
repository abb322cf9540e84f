import { expect, test } from "vitest";
import { plateNumber } from "./plates.ts";
import { randomFrom } from "./random.ts";

const draws = (draw: (random: ReturnType<typeof randomFrom>) => number) => {
  const random = randomFrom("test");
  return Array.from({ length: 20_000 }, () => draw(random));
};
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("[DEMO-24] draws keep the mean and the median asked for", () => {
  expect(mean(draws((random) => random.next()))).toBeCloseTo(0.5, 1);
  expect(mean(draws((random) => random.normal(3, 2)))).toBeCloseTo(3, 0);
  expect(mean(draws((random) => random.gamma(1.5, 6))) / 6).toBeCloseTo(1, 1);
  expect(
    draws((random) => random.lognormal(10, 0.5)).filter((value) => value < 10).length / 20_000,
  ).toBeCloseTo(0.5, 1);
  expect(mean(draws((random) => random.weighted([0, 1], (value) => (value === 1 ? 3 : 1))))).toBeCloseTo(
    0.75,
    1,
  );
});

test("[DEMO-12] the same seed repeats itself, seeds that differ by one character do not", () => {
  const first = (seed: string) => randomFrom(seed).next();
  expect(first("a/1")).toBe(first("a/1"));
  expect(new Set(Array.from({ length: 1_000 }, (_, at) => first(`a/${at}`))).size).toBe(1_000);
});

test("[DEMO-14] thirty thousand plates are all different", () => {
  expect(new Set(Array.from({ length: 30_000 }, (_, at) => plateNumber(at))).size).toBe(30_000);
});
